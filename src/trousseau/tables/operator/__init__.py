"""What an operator does to tables, beside a running server or without one."""
