"""Two tiny games for what Pig has not: secrets chosen at once, weighted cards, and real time."""
