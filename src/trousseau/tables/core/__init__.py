"""A table without asyncio: its lines, who may ask what, the game on it, what each is told."""
