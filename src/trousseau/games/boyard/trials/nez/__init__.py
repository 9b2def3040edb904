"""Nez à nez: take the box from another's nose, gently."""
