"""Measurements side by side with other libraries: `python -m bench` from the project's folder.

Nothing of Trousseau imports this, and the other libraries are installed in `bench/.venv` only.
"""
