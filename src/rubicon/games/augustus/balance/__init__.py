"""How the deck was made, and how it plays: tools for whoever changes data.toml."""
