"""The log in a PostgreSQL database, which many servers of one house share."""
