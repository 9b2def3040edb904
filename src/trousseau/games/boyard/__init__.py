"""Les Clés de Fort Boyard."""
