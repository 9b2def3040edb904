"""Magic Maze: four heroes, one mall, and hands that each know a single way to move."""
