"""Every game on the shelf in the interfaces that other libraries train and search with."""
