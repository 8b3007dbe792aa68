"""Every test runs rules and bots with bounds checks: an index out of range is an error, not silent damage."""

import os

os.environ["NUMBA_BOUNDSCHECK"] = "1"
