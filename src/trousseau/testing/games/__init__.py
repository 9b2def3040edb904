"""Small games that exercise every kind of play; benchmarks and the suite's own tests use them."""
