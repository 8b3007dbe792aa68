"""What a set of rules does, told from many games: for people who design games and invent house rules."""
