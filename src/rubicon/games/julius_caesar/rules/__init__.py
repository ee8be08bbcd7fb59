"""The rules: box, table, the chapters of the rulebook in its order, events, refusals, notation."""
