"""A seat of a table: who holds it, and who plays on it."""

import msgspec


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who holds a seat, and who plays on it."""

    name: str = ""
    token: str = ""
    """The hash of the holder's token; empty for a bot's seat and for an open one."""
    key: str = ""
    """The hash of the key that takes it to another device; empty where there is none."""
    along: bool = False
    """Whether what a host may goes along with that key."""
    handed: int = 0
    """How often its holder has said such a key."""
    bot: str = ""
    """The bot that plays here, its own seat or a person's; empty where a person plays."""
    promise: str = ""
    """The hash of its luck, once that is promised."""
    luck: str = ""
    lost: bool = False
    used: int = 0
    """Milliseconds thought so far."""
    since: int = -1
    """When it began to think; -1 while it may not act."""
    acted: int = 0
    """The entry of its last move."""
    advised: int = 0
    """The entry with which it was last noted that it asks for hints."""
    tutor: bool = False
    """Whether the tutor asks before a move that costs it much."""

    @property
    def wishes(self) -> bool:
        """Whether the dice wait for this seat's luck: a person's, not a bot's."""
        return bool(self.token and not self.bot)

    @property
    def taken(self) -> bool:
        """Whether anybody sits here."""
        return bool(self.token or self.bot)
