"""The log in an SQLite file, in a folder that one server has for itself."""
