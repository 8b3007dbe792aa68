"""The contract of a rulebook, and what runs any rulebook: dice, playouts, batches, replay, perft, records."""
