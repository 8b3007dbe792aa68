"""The house: tables over the network. It knows the contract of a rulebook and no game by name."""
