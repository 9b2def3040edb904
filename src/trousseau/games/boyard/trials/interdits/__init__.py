"""Les interdits: the candidate answers everything, and never says yes or no."""
