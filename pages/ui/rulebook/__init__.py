"""The rulebook of a game for one table: on the page, as one HTML file, as PDF."""
