"""What workers make for whoever looks back at a game, or opens a lesson."""
