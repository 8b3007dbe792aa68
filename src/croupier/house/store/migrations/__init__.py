"""Every change of the database, in order."""
