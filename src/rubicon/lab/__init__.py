"""The laboratory: bots play bots in bulk, and what comes of it is counted.

simulate  many matches, each written down as a record
arena     which bot is better, and how sure we can be
bench     how fast the rules are
"""
