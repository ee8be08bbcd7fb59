"""What teaches a game: lessons that are played by the real rules, puzzles from real games, lines of the rules."""
