"""Rules that run wild must not stop the server."""
