"""Coffre with a stacked deck, once as dealt and once with what seat 0 can't know exchanged."""
