"""The cards of Hidden Roles: which there are, what they forbid, what they ask, how they turn."""
