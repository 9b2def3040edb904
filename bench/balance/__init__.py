"""Is a game fair, and is every card worth a thought? Many games between bots, looked at closely."""
