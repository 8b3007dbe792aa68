"""Laws about how a rulebook behaves in play."""

import numpy as np

from croupier.kernel.dice import Rng, below, new_rng
from croupier.kernel.errors import BadNotation, CroupierError
from croupier.kernel.game import Game
from croupier.kernel.languages import ENGLISH
from croupier.kernel.match import Match
from croupier.kernel.position import Position, story
from croupier.kernel.record import Player, Record
from croupier.kernel.seats import CHANCE, MOST_SEATS, WATCHING, unstamped
from croupier.kernel.simulating import seat_bots, simulate

from .trials import asked_bots, bytes_of, nearby, on_setups, positions

SPOKEN = 30
"""Words of earlier moments that are tried again."""


def listed_moves_are_legal_and_no_others(game: Game) -> None:
    """Listed moves and outcomes are legal and listed once; all others, and all of seats not in turn, break a clause."""

    def check(match: Match, rng: Rng) -> None:
        for at in positions(match, rng):
            assert at.dice_due or CHANCE not in at.seats or game.facts.realtime, "dice are due while a seat may act"
            for seat in [*range(at.players), CHANCE]:
                listed = at.choices(seat)
                assert len(set(listed)) == len(listed), f"seat {seat} has a move twice in {listed}"
                assert listed or seat not in at.seats or seat == CHANCE, f"seat {seat} may act and has no move"
                for move in {*listed, *nearby(listed, rng)}:
                    if game.facts.realtime and move not in listed and unstamped(move) in map(unstamped, listed):
                        continue  # the same move at another time
                    clause = game.rules.refusal(at.state, seat, move)
                    if move in listed:
                        assert clause == 0, f"listed move {move} of seat {seat} breaks {clause}"
                    elif seat not in at.seats or (not game.facts.menu and (seat != CHANCE or listed)):
                        _breaks_a_clause(game, seat, move, clause)

    on_setups(game, check)


def nobody_acts_from_a_seat_that_is_not_there(game: Game) -> None:
    """Whatever a seat may do, one that does not exist may not."""

    def check(match: Match, rng: Rng) -> None:
        for at in positions(match, rng):
            for move in {0, 1, *(move for seat in at.seats for move in at.choices(seat)[:20])}:
                for seat in {WATCHING, at.players, at.players + 1, MOST_SEATS, CHANCE - 1}:
                    _breaks_a_clause(game, seat, move, game.rules.refusal(at.state, seat, move))

    on_setups(game, check)


def looking_changes_nothing(game: Game) -> None:
    """Only `setup`, `play` and `veil` touch a state."""

    def check(match: Match, rng: Rng) -> None:
        for at in positions(match, rng):
            before = bytes_of(at.state)
            for seat in range(at.players):
                at.moves(seat)
                game.rules.refusal(at.state, seat, below(rng, 1000))
                at.secret(seat, 0)
                at.view(seat)
            for seat in at.seats:
                for move in at.choices(seat)[:5] or [at.draw(rng)]:
                    at.words(seat, at.code(seat, at.data(seat, move)))
                    story(at, seat, move, at.after(seat, move))
            game.rules.payoff(at.state, np.zeros(at.players))
            game.views.census(at.state)
            at.text()
            assert bytes_of(at.state) == before, "looking changed the state"

    on_setups(game, check)


def play_touches_no_other_copy(game: Game) -> None:
    """A move changes its own record and not its neighbours in memory, and the same record in the same way."""

    def check(match: Match, rng: Rng) -> None:
        for at in positions(match, rng, most=60):
            beside = np.zeros(5, game.rules.LAYOUT)
            for seat in at.seats:
                for move in at.choices(seat) or [game.rules.draw(at.state, rng)]:
                    beside[:] = at.state
                    game.rules.play(beside[1], seat, move)
                    game.rules.play(beside[3], seat, move)
                    assert bytes_of(beside[0]) == bytes_of(beside[2]) == bytes_of(beside[4]) == bytes_of(at.state)
                    assert bytes_of(beside[1]) == bytes_of(beside[3]), "the same move gave two results"

    on_setups(game, check)


def drawn_outcomes_follow_their_weights(game: Game) -> None:
    """What is drawn is what is listed, as often as its weight says (chi-square far beyond any chance)."""

    def check(match: Match, rng: Rng) -> None:
        seen = 0
        for at in positions(match, rng):
            weights = dict(at.outcomes())
            if not weights or seen == 2:
                continue
            seen += 1
            assert all(weight > 0 for weight in weights.values())
            draws = 400 + 20 * len(weights)
            counts = dict.fromkeys(weights, 0)
            for _ in range(draws):
                outcome = at.draw(rng)
                assert outcome in counts, f"drew {outcome}, which is not listed"
                counts[outcome] += 1
            expected = {outcome: draws * weight / sum(weights.values()) for outcome, weight in weights.items()}
            off = sum((counts[outcome] - mean) ** 2 / mean for outcome, mean in expected.items())
            free = len(weights) - 1
            assert off <= free + 12 * (2 * free) ** 0.5 + 12, f"chi-square {off:.0f} with {free} degrees of freedom"

    on_setups(game, check)


def moves_made_at_once_commute(game: Game) -> None:
    """Where several seats may act at once, who is quicker does not matter; in real time it does, and is not tested."""
    if game.facts.realtime:
        return

    def check(match: Match, rng: Rng) -> None:
        for at in positions(match, rng):
            if len(at.seats) < 2:
                continue
            one, two = at.seats[:2]
            first, second = (listed[below(rng, len(listed))] for listed in (at.moves(one), at.moves(two)))
            left, right = at.copy(), at.copy()
            left.play(one, first)
            left.play(two, second)
            right.play(two, second)
            right.play(one, first)
            assert bytes_of(left.state) == bytes_of(right.state), f"seats {one} and {two} get in each other's way"

    on_setups(game, check)


def nothing_is_lost_or_gained(game: Game) -> None:
    """Dice, tiles, cards and chips are conserved."""

    def check(match: Match, rng: Rng) -> None:
        before = game.views.census(match.state)
        for at in positions(match, rng, most=400):
            now = game.views.census(at.state)
            assert now == before, f"{now}, and {before} in the beginning"

    on_setups(game, check)


def games_end_with_one_victory_to_share(game: Game) -> None:
    """Every game ends within its `longest`, whoever plays, and the shares add up to one victory."""

    def check(match: Match, rng: Rng) -> None:
        bots = [game.quick[below(rng, len(game.quick))] for _ in range(match.players)]
        if set(bots) == {game.practice}:  # where everybody leaves his seat alone nothing ends
            bots[0] = "random"
        result = simulate(match.setup, 20, bots, int(rng[0]), workers=1)
        total = sum(result.mean_payoff)
        assert abs(total - 1) < 1e-9, f"the shares add up to {total:.4g}"
        assert all(share >= 0 for share in result.mean_payoff)

    on_setups(game, check)


def bots_choose_listed_moves(game: Game) -> None:
    """Every bot, on every seat, picks one of its moves, the same again from the same generator, and changes nothing."""
    assert seat_bots(game, None, ["random"]), "every game needs a bot called random"

    def check(match: Match, rng: Rng) -> None:
        for at in positions(match, rng, most=40):
            for seat in at.seats:
                for bot in asked_bots(game, rng) if seat != CHANCE else ():
                    seed = below(rng, 1 << 30)
                    move = at.ask(seat, bot, new_rng(seed))
                    assert move in at.moves(seat), f"{bot} on seat {seat} chose {move}"
                    assert at.ask(seat, bot, new_rng(seed)) == move
                    shown = at.veiled(seat).state
                    before, listed = bytes_of(shown), np.zeros(game.rules.MOST_MOVES, np.int64)
                    count = game.rules.moves(at.state, seat, listed)
                    game.bots[bot](shown, seat, listed, count, new_rng(seed), at.setup.lore)
                    assert bytes_of(shown) == before, f"{bot} on seat {seat} changes what it is shown"

    on_setups(game, check)


def words_mean_what_they_say(game: Game) -> None:
    """Moves and positions survive being written and read; nonsense is refused in words."""

    def check(match: Match, rng: Rng) -> None:
        for at in positions(match, rng, most=60):
            line = at.text()
            assert bytes_of(game.notation.parse_state(line)) == bytes_of(at.state), line
            assert "\n" not in line
            for seat in at.seats:
                listed = at.choices(seat)
                texts = [at.words(seat, move) for move in listed]
                assert len(set(texts)) == len(texts), f"two moves share their words: {texts}"
                assert [at.parse(seat, text) for text in texts] == listed, f"something else is read from {texts}"
                _refuses_nonsense(at, seat)

    on_setups(game, check)


def words_of_another_moment_mean_nothing_else(game: Game) -> None:
    """What was said at one point of a game is at any other refused, or a move of the same kind."""

    def check(match: Match, rng: Rng) -> None:
        said: list[tuple[bool, str]] = []
        for at in positions(match, rng):
            for seat in at.seats:
                for chance, text in said:
                    move = _understood(at, seat, text) if chance == (seat == CHANCE) else None
                    words = text if move is None else at.words(seat, move)
                    assert text in words or text.split()[0] == words.split()[0], f"{text!r} is taken for {words!r}"
                listed = at.choices(seat) or [at.draw(rng)]
                said.append((seat == CHANCE, at.words(seat, listed[below(rng, len(listed))])))
            del said[:-SPOKEN]

    on_setups(game, check)


def a_replayed_record_gives_the_same_bytes(game: Game) -> None:
    """A record is written, read and replayed to the very same state."""

    def check(match: Match, rng: Rng) -> None:
        for _ in positions(match, rng, most=100):
            pass
        players = tuple(Player("bot", "random") for _ in range(match.players))
        record = Record.of(match, players, positions=True)
        assert Record.from_text(record.text()) == record
        again = record.replay(game)
        assert bytes_of(again.state) == bytes_of(match.state)
        assert again.log == match.log

    on_setups(game, check)


def _breaks_a_clause(game: Game, seat: int, move: int, clause: int) -> None:
    assert clause, f"move {move} of seat {seat} should break a clause, not 0"
    game.refused(clause)


def _understood(at: Position, seat: int, text: str) -> int | None:
    """The legal move that these words mean here, if any."""
    try:
        move = at.parse(seat, text)
        at.check(seat, move)
    except CroupierError:
        return None
    return move


def _refuses_nonsense(at: Position, seat: int) -> None:
    for parse in (lambda: at.parse(seat, "§ nonsense"), lambda: Position.from_text(at.game, "§")):
        try:
            parse()
        except BadNotation as error:
            name = f"error-{error.text}"
            assert at.game.texts(ENGLISH).has(name), f"nonsense is refused with {name}, which is not in texts/en.ftl"
            continue
        raise AssertionError("nonsense was understood")
