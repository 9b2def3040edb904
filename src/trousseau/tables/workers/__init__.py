"""Processes in which bots think and games are looked back at."""
