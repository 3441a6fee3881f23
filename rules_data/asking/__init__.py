"""What a player's question is matched against, and how: entries, words, sounds and the index."""
