"""The house over real sockets, on real databases, in real processes."""
