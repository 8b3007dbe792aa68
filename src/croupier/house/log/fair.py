"""Fair dice: nobody can know or steer them, and everybody can check them afterwards; docs/fair.md says how."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from functools import lru_cache

from croupier.kernel.dice import Rng, new_rng
from croupier.kernel.match import Match
from croupier.kernel.record import Record
from croupier.kernel.seats import CHANCE, seat_name, unstamped
from croupier.kernel.shelf import find_game

from ..errors import BadRequest, UnfairDice

HASH = re.compile(r"[0-9a-f]{64}")
LUCK = re.compile(r"[0-9A-Za-z_-]{1,64}")


def new_key() -> str:
    """What the house commits itself to: 256 random bits, in hexadecimal digits."""
    return secrets.token_hex(32)


def commitment(key: str) -> str:
    """The hash that is published before the first roll."""
    return hashlib.sha256(bytes.fromhex(key)).hexdigest()


def check_luck(words: str) -> str:
    """A seat's share in the dice, if it is one."""
    if not LUCK.fullmatch(words):
        raise BadRequest("luck")
    return words


def promise_of(luck: str) -> str:
    """The hash by which luck is promised before it is shown."""
    return hashlib.sha256(luck.encode()).hexdigest()


def check_promise(words: str) -> str:
    """A promise, if it is one."""
    if not HASH.fullmatch(words):
        raise BadRequest("promise-form")
    return words


def dice_of(key: str, luck: tuple[str, ...], roll: int) -> Rng:
    """The generator for roll number `roll`, counted from 0, of a table."""
    keyed = _keyed(key, luck).copy()
    keyed.update(str(roll).encode())
    return new_rng(int.from_bytes(keyed.digest()[:8], "big"))


@lru_cache(4096)
def _keyed(key: str, luck: tuple[str, ...]) -> hmac.HMAC:
    """Most of the work, done once for each table; `hmac.digest` would let other threads in at every roll."""
    return hmac.new(bytes.fromhex(key), "".join(f"{words}\n" for words in luck).encode(), "sha256")


def verify(record: Record, published: str = "", own: Mapping[int, str] | None = None) -> int:
    """Check every roll of a record against the house's commitment; how many rolls there were, or a refusal to say so.

    What somebody has kept from before the game anchors it: the commitment that was published then, and his own luck by
    seat, counted from 1.
    """
    fairness = record.fairness
    if fairness is None:
        raise UnfairDice("no-fair-dice")
    if not fairness.key:
        raise UnfairDice("key-not-shown")
    try:
        kept = commitment(fairness.key) == fairness.commitment
    except ValueError:
        kept = False
    if not kept:
        raise UnfairDice("other-key")
    if published and published != fairness.commitment:
        raise UnfairDice("other-commitment")
    luck_by_seat = dict(fairness.luck)
    _check_luck(record, luck_by_seat, fairness.rounds)
    for seat, words in (own or {}).items():
        if luck_by_seat.get(seat) != words:
            raise UnfairDice("other-luck", seat=seat)
    whole = record.replay(find_game(record.game))
    match = Match(whole.began)
    luck = tuple(words for _, words in sorted(fairness.luck))
    rolls = 0
    for number, (seat, move) in enumerate(whole.log, 1):
        if seat == CHANCE and number > record.given:
            due = match.draw(dice_of(fairness.key, luck, rolls))
            if unstamped(due) != unstamped(move) if match.game.facts.realtime else due != move:
                words = match.words(CHANCE, due)
                raise UnfairDice("other-roll", number=number, seat=seat_name(seat), words=words)
            rolls += 1
        match.play(seat, move)
    if not rolls and any(seat == CHANCE for seat, _ in whole.log):
        raise UnfairDice("no-roll-checked", given=record.given)
    return rolls


def _check_luck(record: Record, luck: dict[int, str], rounds: int) -> None:
    """Luck belongs to people: one for each who sat there when the game began, none for a bot."""
    if len(luck) != len(record.fairness.luck if record.fairness else ()):
        raise UnfairDice("luck-twice")
    for number, player in enumerate(record.players, 1):
        if player.kind == "bot" and number in luck:
            raise UnfairDice("luck-of-bot", seat=number)
        if player.kind == "person" and rounds and number not in luck:
            raise UnfairDice("luck-missing", seat=number)
    if any(number > len(record.players) or not LUCK.fullmatch(words) for number, words in luck.items()):
        raise UnfairDice("luck-of-nobody")
