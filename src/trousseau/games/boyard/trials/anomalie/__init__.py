"""L'anomalie: the candidate looks well at the others; behind a curtain something is changed."""
