"""`croupier train`: a game's best bot learns to judge positions."""

import sys
from pathlib import Path

from croupier.kernel.game import Game
from croupier.kernel.shelf import find_game, games
from croupier.lab.training import COPIES, TERM, Plan, School, read, train, write

from .compiling import announce_compiling
from .lab import BROKEN_OFF, progress_bar
from .place import check_place
from .words import BadCommand, digits, say


def train_and_print(name: str, plan: Plan, out: Path | None, workers: int | None) -> int:
    """Train, keeping after every term what has been learned; go on where the same command was broken off."""
    game = find_game(name)
    if game.lessons is None:
        raise BadCommand("not-trained", game=game.facts.title, known=[other.id for other in games() if other.lessons])
    if plan.rival:
        game.bot(plan.rival)
    game.check_players(plan.players or game.facts.seats[0])
    file = out or Path(f"{game.id}.npz")
    school = read(file) if file.exists() else None
    check_place(file)
    announce_compiling(game.facts.title)
    try:
        school = _train(game, plan, school, file, workers)
    except KeyboardInterrupt:
        sys.unraisablehook = lambda unraisable: None  # a compiler that is broken off leaves halves behind
        print(say("trained-part" if file.exists() else "trained-nothing", file=str(file)), file=sys.stderr)
        return BROKEN_OFF
    print(say("trained", games=school.terms * COPIES * TERM, file=str(file)))
    if school.share is not None:
        print(say("trained-against", rival=plan.rival, share=digits(school.share), games=school.exam[2]))
    return 0


def _train(game: Game, plan: Plan, begun: School | None, file: Path, workers: int | None) -> School:
    """Train as the plan says, and keep what has been learned after each term."""
    school = begun
    with progress_bar(game.facts.title, plan.terms * COPIES * TERM) as advance:
        if begun is not None:
            advance(begun.terms * COPIES * TERM)
        for school in train(game, plan, begun, workers):
            write(school, file)
            advance(COPIES * TERM)
    if school is None:
        raise BadCommand("nothing-to-train")
    return school
