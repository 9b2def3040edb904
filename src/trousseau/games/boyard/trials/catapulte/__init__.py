"""La catapulte: catch the die in the egg cup."""
