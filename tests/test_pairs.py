"""Positions as pairs in words."""

from croupier.kernel.pairs import pairs_text, parse_pairs

USUAL = {"seat": "1", "roll": "-"}


def test_what_is_usual_is_left_out_and_read_back() -> None:
    pairs = {"scores": "0 50", "seat": "1", "roll": "1 5"}
    assert pairs_text(pairs, USUAL) == "scores 0 50; roll 1 5"
    assert parse_pairs(" scores 0 50;roll  1 5 ", USUAL) == pairs
