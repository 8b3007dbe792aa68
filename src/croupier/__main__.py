"""`croupier` and `python -m croupier`: the command line, which may be broken off before it is there."""

import gc
import os
import sys
from contextlib import suppress


def main() -> None:
    """Load the command line and run it: what was loaded stays, so nobody needs to look for garbage in it."""
    try:
        gc.disable()
        from croupier.cli import main as run

        gc.freeze()
        gc.enable()
        run()
    except KeyboardInterrupt:
        _leave()
    except SystemExit as end:
        if end.code == 130:
            _leave()
        raise


def _leave() -> None:
    """End at once where somebody broke off: Python would clear up for a second beside threads that are left behind."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError, OSError, ValueError):
            stream.flush()
    os._exit(130)


if __name__ == "__main__":
    main()
