"""Les Clés de Fort Boyard at a table: slow lines, and what its trials cost a server."""
