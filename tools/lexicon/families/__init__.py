"""Builds the families of Mots de passe: words of the same base, as protéger and protection.

Rules say how words are derived, and families by hand what no rule finds; both are text files in a
folder for each language, with vetoes of what only looks derived. English has WordNet's links too.
"""
