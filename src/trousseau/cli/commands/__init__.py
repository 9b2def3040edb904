"""One file a command: its function `command` has the options as Typer reads them."""
