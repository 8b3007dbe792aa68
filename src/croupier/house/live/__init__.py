"""The tables in use in this process: acting at them, bots and clocks, and telling everybody what happened."""
