"""`python -m landsraad` is the command `landsraad`."""

import sys

from .cli import main

if __name__ == "__main__":  # processes that `simulate --jobs` starts read this file again under another name
    sys.exit(main())
