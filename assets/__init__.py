"""Bundled pictures, fonts and the programs that draw them."""
