"""Snatch: the house throws some chips, two hands take them one by one, the most chips win."""

from croupier.kernel.game import Facts

FACTS = Facts(title="Snatch", line="Be quick.", seats=(2, 2), minutes=1, longest=50, realtime=True)
