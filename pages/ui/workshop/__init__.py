"""카드 공방: enrolling any physical deck with one's own photos."""
