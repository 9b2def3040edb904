"""HTTP and WebSocket: who you are and what you may ask; no rules. May import the tables."""
