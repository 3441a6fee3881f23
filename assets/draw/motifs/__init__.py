"""The motif library: each function returns the SVG of one thing, its colours taken from a palette.

Pictures are 900 × 736 units; unless told otherwise x is the middle of a thing and y the ground it stands on.
"""

W, H = 900, 736
