"""What people, bots and the house may do at a table: each act checks itself and writes its entries on a draft."""

from croupier.kernel.seats import CHANCE, WATCHING, clock_of, stamp, unstamped

from ..errors import HouseError, NotNow, NotYours, Stale
from ..log.entries import Again, AnyEntry, Began, Ended, Left, Played, Returned, Said, Sat, StoodIn, TakenBack, Wished
from ..log.fair import check_luck, dice_of
from ..log.table import Table


class Draft:
    """A table with entries that are not in its log yet."""

    def __init__(self, table: Table, at: int, breath: int = 0) -> None:
        self.table = table.draft()
        self.breath = breath
        self.entries: list[AnyEntry] = []
        self.at = max(at, table.at)

    def add(self, entry: AnyEntry) -> None:
        """Write an entry and see what it does."""
        self.table.apply(entry, self.at)
        self.entries.append(entry)

    def settle(self) -> None:
        """Begin when everybody is there, roll what is due, and end what is over."""
        table = self.table
        if not table.began and all(seat.taken for seat in table.seats) and (table.real_dice or self._all_wished()):
            self.add(Began())
        while table.dice_due and not table.real_dice and not self._breathing():
            self._play(CHANCE, self._draw())
        if table.playing and not table.turn:
            self.add(Ended(tuple(table.position.payoff()), table.secret))

    def _breathing(self) -> bool:
        """In real time people want to see how something ended before the dice fall again."""
        return self.table.position.game.facts.realtime and self.table.moved > self.at - self.breath

    def _all_wished(self) -> bool:
        return all(seat.luck for seat in self.table.seats if seat.token and not seat.bot)

    def _draw(self) -> int:
        table = self.table
        outcome = table.position.draw(dice_of(table.secret, table.luck, table.rolls))
        return self._stamped(outcome) if table.dice_due else outcome

    def _stamped(self, move: int) -> int:
        table = self.table
        timed = table.position.game.facts.realtime and not table.position.setup.drawn
        return stamp(unstamped(move), table.clock(self.at)) if timed else move

    def _play(self, seat: int, move: int, typed: int = -1) -> None:
        at = self.table.position
        if seat != CHANCE or typed >= 0:
            at.check(seat, move)
        secret = bool(at.secret(seat, move))
        seen = at.seen(seat if secret else WATCHING)
        self.add(Played(seat, move, seen.words(seat, move), seen.remark(seat, move), secret, typed))

    def _parse(self, seat: int, words: str) -> int:
        seen = self.table.position.seen(WATCHING if seat == CHANCE else seat)
        return self._stamped(seen.parse(seat, words))

    def _must_be_on(self) -> None:
        if not self.table.began:
            raise NotNow("the game has not begun yet")
        if self.table.ended:
            raise NotNow("the game is over")

    def move(self, seat: int, words: str, seen: int) -> None:
        """A person's move, made when he had seen entry `seen`."""
        self._must_be_on()
        if self.table.seats[seat].bot:
            raise NotNow("a bot plays on this seat; take it back first")
        self._fresh(seat, seen)
        self._play(seat, self._parse(seat, words))
        self.settle()

    def bot_move(self, seat: int, move: int, seen: int) -> None:
        """A bot's move, thought out when the log ended with entry `seen`; also for a person out of time."""
        self._must_be_on()
        self._fresh(seat, seen)
        self._play(seat, self._stamped(move))
        self.settle()

    def _fresh(self, seat: int, seen: int) -> None:
        if max(self.table.seats[seat].acted, self.table.rolled) > seen:
            raise Stale

    def alarm(self) -> None:
        """What the house does by itself: dice that had to wait, and what is due when nobody has acted in time."""
        self.settle()
        if self.table.playing and not self.table.dice_due and CHANCE in self.table.turn:
            outcome = self._draw()
            if clock_of(outcome) <= self.table.clock(self.at):
                self._play(CHANCE, outcome)
                self.settle()

    def roll(self, seat: int, words: str) -> None:
        """An outcome of real dice, typed in by the seat that rolled them."""
        table = self.table
        self._must_be_on()
        if not table.real_dice:
            raise NotNow("at this table the house rolls")
        if not table.dice_due:
            raise NotNow("no dice are due")
        roller = table.roller
        if roller >= 0 and roller != seat and not table.seats[roller].bot:
            raise NotYours(f"seat {roller + 1} rolls")
        self._play(CHANCE, self._parse(CHANCE, words), seat)
        self.settle()

    def take_back(self, seat: int) -> None:
        """Undo the last outcome typed, until the next move."""
        self._must_be_on()
        if self.table.before is None:
            raise NotNow("there is no typed outcome to take back")
        self.add(TakenBack(seat))

    def sit(self, seat: int, name: str, token: str) -> None:
        """Take an open seat."""
        if not 0 <= seat < len(self.table.seats):
            raise HouseError(f"this table has seats 1 to {len(self.table.seats)}")
        if self.table.seats[seat].taken:
            raise NotNow("this seat is taken")
        self.add(Sat(seat, name, token))
        self.settle()

    def leave(self, seat: int) -> None:
        """Give a seat up: to whoever comes before the game, to a bot during it."""
        if self.table.ended:
            raise NotNow("the game is over")
        if self.table.began:
            self.add(StoodIn(seat, self._best_bot(), lost=True))
        else:
            self.add(Left(seat))

    def _best_bot(self) -> str:
        return list(self.table.position.game.bots)[-1]

    def stand_in(self, seat: int, bot: str) -> None:
        """Let a bot play for an absent person, or on a seat that nobody took."""
        held = self.table.seats[seat]
        if self.table.ended or (held.bot and not held.token):
            raise NotNow("nobody has to be replaced on this seat")
        bot = bot or self._best_bot()
        self.table.position.game.bot(bot)
        self.add(StoodIn(seat, bot))
        self.settle()

    def give_back(self, seat: int) -> None:
        """Let the person play again."""
        if not (self.table.seats[seat].token and self.table.seats[seat].bot):
            raise NotNow("no bot stands in on this seat")
        self.add(Returned(seat))

    def wish(self, seat: int, luck: str) -> None:
        """Add to the luck of the dice, once, before the game begins."""
        if self.table.began or self.table.seats[seat].luck:
            return
        self.add(Wished(seat, check_luck(luck)))
        self.settle()

    def say(self, seat: int, text: str) -> None:
        """Chat."""
        self.add(Said(seat, text))

    def out_of_time(self, seat: int, seen: int, move: int | None) -> None:
        """A seat's time has run out: it is lost to a bot, or a bot makes this one move."""
        clock = self.table.opened.clock
        deadline = self.table.deadline(seat)
        if clock is None or deadline is None or deadline > self.at or not self.table.playing:
            raise Stale
        if clock.expiry == "lost":
            self.add(StoodIn(seat, self._best_bot(), lost=True))
        elif move is not None:
            self.bot_move(seat, move, seen)

    def play_again(self, table: str) -> None:
        """Point to the rematch."""
        if not self.table.ended:
            raise NotNow("the game is not over")
        if not self.table.again:
            self.add(Again(table))
