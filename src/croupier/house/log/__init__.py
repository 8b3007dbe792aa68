"""A table and the log that it is the fold of: entries, fair dice, records."""
