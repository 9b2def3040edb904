"""What goes in and out of the game: options, moves, facts and the view."""
