"""Small players of the ten trials, and of one in the living room: through the page, by hand."""
