"""Where logs are kept: SQLite or PostgreSQL, every change of their relations, word from other processes, copies."""
