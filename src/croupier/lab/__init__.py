"""What is found out by many games: who plays better, and how sure that is."""
