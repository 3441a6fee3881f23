"""Draws the card faces, the deck pack, the covers and the printable deck."""
