"""`croupier` and `python -m croupier`: the command line, which may be broken off before it is there."""

import gc
import sys


def main() -> None:
    """Load the command line and run it: what was loaded stays, so nobody needs to look for garbage in it."""
    try:
        gc.disable()
        from croupier.cli import main as run

        gc.freeze()
        gc.enable()
        run()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
