"""What the command line says of itself, in texts: its help, and what is wrong with a line that somebody typed."""

from typing import Any

from typer.core import TyperCommand, TyperGroup

from .words import BadCommand, say, texts


class Command(TyperCommand):
    """A command whose help is made of texts once somebody asks for it."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """How it is typed."""
        _format_usage(self, ctx, formatter)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """All that it can do."""
        tell(self, ctx)
        super().format_help(ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """What may be typed next, each with a word on it."""
        tell(self, ctx)
        return super().shell_complete(ctx, incomplete)


class Commands(TyperGroup):
    """All commands together, told in texts as each is."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """How a command is typed."""
        _format_usage(self, ctx, formatter)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """All commands."""
        tell(self, ctx)
        super().format_help(ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """The commands that may be meant, each with a word on it."""
        tell(self, ctx)
        return super().shell_complete(ctx, incomplete)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is named first."""
        if args[0] not in self.commands and not args[0].startswith("-"):
            raise BadCommand("no-command", name=args[0], known=list(self.commands))
        return super().resolve_command(ctx, args)


def _format_usage(command: TyperCommand | TyperGroup, ctx: Any, formatter: Any) -> None:
    formatter.write_usage(ctx.command_path, " ".join(command.collect_usage_pieces(ctx)), f"{say('usage')} ")


def tell(command: TyperCommand | TyperGroup, ctx: Any) -> None:
    """Put the help of a command, of what it takes, and of those below it into the reader's language."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = say("usage-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("usage-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("usage-commands")
    rich_utils.DEFAULT_STRING = say("usage-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = say("usage-required")
    name = command.name if ctx.parent else "croupier"
    command.help = say(f"command-{name}")
    takes: list[Any] = list(command.get_params(ctx))
    for each in takes:
        each.help = say(text_of(str(name), str(each.name)))
    for below in getattr(command, "commands", {}).values():
        below.help = say(f"command-{below.name}")


def text_of(command: str, taken: str) -> str:
    """The text of what a command takes: its own, or that of any command."""
    words = taken.replace("_", "-")
    own = f"command-{command}-{words}"
    return own if texts().has(own) else f"command-any-{words}"


def wrong(error: Any) -> str:
    """What is wrong with a line that was typed; empty where help has been printed instead."""
    told = _bad(error)
    return told.line(texts().language) if told is not None else str(error.format_message())


def _bad(error: Any) -> BadCommand | None:
    """The same as an error of ours; none where a parser has something else to say."""
    words = error.message
    match type(error).__name__:
        case "NoSuchOption" if error.possibilities:
            return BadCommand("no-flag-but", option=error.option_name, known=sorted(error.possibilities))
        case "NoSuchOption":
            return BadCommand("no-flag", option=error.option_name)
        case "BadOptionUsage" if words.endswith("does not take a value."):
            return BadCommand("flag-full", option=error.option_name)
        case "BadOptionUsage":
            return BadCommand("flag-empty", option=error.option_name)
        case "MissingParameter" if error.param.param_type_name == "argument":
            return BadCommand("argument-missing", name=error.param.metavar)
        case "MissingParameter":
            return BadCommand("flag-missing", option=error.param.opts[0])
        case "BadParameter" if getattr(error.param, "max", None) is not None:
            least, most = error.param.min, error.param.max
            return BadCommand("flag-between", option=error.param.opts[0], least=least, most=most)
        case "BadParameter":
            return BadCommand("flag-number", option=error.param.opts[0])
        case "UsageError" if words.startswith("Got unexpected extra"):
            return BadCommand("words-left", words=words.partition(" (")[2].removesuffix(")"))
        case "UsageError" if words == "Missing command.":
            return BadCommand("which-command")
    return None
