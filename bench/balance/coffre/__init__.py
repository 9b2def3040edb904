"""Whether Le Coffre et la Clé is fair to every card and seat, and what its options change."""
