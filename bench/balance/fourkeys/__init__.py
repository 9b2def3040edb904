"""Whether 4Keys is fair, and every card worth taking and leaving."""
