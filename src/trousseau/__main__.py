"""`python -m trousseau`: the command line."""

import sys

from trousseau.cli import main

if __name__ == "__main__":  # worker processes import this file too
    sys.exit(main())
