"""Commands are plain functions; what a command line may say stands in their signatures.

A parameter is a `str`, a `bool` (a flag) or a `list[str]` (may be repeated), annotated with `Argument` or `Switch`.
What the function returns is the exit status; None is 0.
"""

from __future__ import annotations

import argparse
import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NoReturn, get_args, get_origin, get_type_hints

from araldo.kernel.errors import AraldoError

Command = Callable[..., "int | None"]
REQUIRED = inspect.Parameter.empty


@dataclass(frozen=True, slots=True)
class Argument:
    """A word by its place. It must be there unless the parameter has a default."""

    metavar: str
    help: str


class Switch:
    """A word by its name; any of several names."""

    def __init__(self, *names: str, help: str, metavar: str | None = None) -> None:
        self.names, self.help, self.metavar = names, help, metavar


@dataclass(frozen=True, slots=True)
class Group:
    """Commands under one name."""

    about: str
    commands: Mapping[str, Command | Group]


class Misread(AraldoError):
    """A command line that cannot be read."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code, code, **params)


def understand(name: str, what: Command | Group, argv: Sequence[str]) -> Callable[[], int | None]:
    """What a command line asks for, ready to be done."""
    if not isinstance(what, Group):
        return _understand_command(name, what, argv)
    first, *rest = argv or ["--help"]
    if first in what.commands:
        return understand(f"{name} {first}", what.commands[first], rest)
    if first in ("-h", "--help"):
        return partial(print, overview(name, what))
    raise Misread("no-option" if first.startswith("-") else "no-command", name=first)


def overview(name: str, group: Group) -> str:
    width = max(map(len, group.commands))
    lines = [
        f"  {key:{width}}  {command.about if isinstance(command, Group) else _first_line(command)}"
        for key, command in group.commands.items()
    ]
    return "\n".join(
        [f"usage: {name} COMMAND …", "", group.about, "", *lines, "", f"{name} COMMAND --help tells more."]
    )


def _first_line(command: Command) -> str:
    return (inspect.getdoc(command) or "").partition("\n")[0]


class _Parser(argparse.ArgumentParser):
    """Whatever cannot be read is an error of ours, not the end of the program."""

    def error(self, message: str) -> NoReturn:
        raise Misread("usage", reason=message)


def _understand_command(name: str, command: Command, argv: Sequence[str]) -> Callable[[], int | None]:
    hints = get_type_hints(command, include_extras=True)
    parameters = inspect.signature(command).parameters.values()
    described = {p.name: (*get_args(hints[p.name]), p.default) for p in parameters}
    parser = _parser(name, command, described)
    given, unknown = parser.parse_known_intermixed_args(argv)
    if given.help:
        return parser.print_help
    if unknown:
        raise Misread("no-option" if unknown[0].startswith("-") else "extra-word", name=unknown[0])
    for key, (_, about, default) in described.items():
        if default is REQUIRED and not getattr(given, key):
            raise Misread("missing", name=about.metavar)
    return partial(command, **{key: getattr(given, key) for key in described})


def _parser(name: str, command: Command, described: Mapping[str, tuple[Any, Any, Any]]) -> _Parser:
    parser = _Parser(description=inspect.getdoc(command), allow_abbrev=False, add_help=False)
    parser.add_argument("-h", "--help", action="store_true", help="Print this.")
    places = []
    for key, (form, about, default) in described.items():
        if isinstance(about, Argument):
            _add_argument(parser, key, form, about, default)
            places.append(about.metavar if default is REQUIRED else f"[{about.metavar}]")
        else:
            _add_option(parser, key, form, about, default)
    parser.usage = " ".join([name, *places, "[options]"])
    return parser


def _add_argument(parser: _Parser, key: str, form: Any, about: Argument, default: Any) -> None:
    nargs, usual = "*" if get_origin(form) is list else "?", None if default is REQUIRED else default
    parser.add_argument(key, metavar=about.metavar, nargs=nargs, default=usual, help=about.help)


def _add_option(parser: _Parser, key: str, form: Any, about: Switch, default: Any) -> None:
    if form is bool:
        parser.add_argument(*about.names, dest=key, action="store_true", help=about.help)
        return
    action = "append" if get_origin(form) is list else "store"
    text = f"{about.help} [default: {default}]" if default else about.help
    parser.add_argument(*about.names, dest=key, action=action, metavar=about.metavar, default=default, help=text)
