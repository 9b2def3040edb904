"""How often the heroes of Magic Maze get out, with and without traitors, and what it hangs on."""
