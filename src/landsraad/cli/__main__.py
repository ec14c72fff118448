"""`python -m landsraad.cli`, where the command itself is not installed."""

import sys

from . import main

sys.exit(main())
