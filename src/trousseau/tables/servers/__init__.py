"""How the servers of one house talk to each other: frames, and links that carry them."""
