"""What Tab offers of a battle: the codes of its rules, and what is said of its people."""

from __future__ import annotations

import typer  # Typer reads these annotations itself

from commands.complete import heroes, sides
from ledger.naming import folded
from ledger.rules.mass.opportunities.windows import CODES
from ledger.rules.mass.personal import ENGAGEMENTS, SITUATIONS, UNITS
from ledger.rules.mass.settling import NONE
from ledger.rules.mass.strategy import GROUND, SIDES
from ledger.rules.mass.tactics import ORDER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def units(incomplete: str) -> list[str]:
    """Whom a hero may fight among."""
    return _starting(UNITS, incomplete)


def situations(incomplete: str) -> list[str]:
    """How an army may fare."""
    return _starting(SITUATIONS, incomplete)


def engagements(incomplete: str) -> list[str]:
    """How far in front a hero may stand."""
    return _starting(ENGAGEMENTS, incomplete)


def tactics(incomplete: str) -> list[str]:
    """The tactics."""
    return _starting(ORDER, incomplete)


def letters(incomplete: str) -> list[str]:
    """The two generals of one roll."""
    return _starting(SIDES, incomplete)


def opportunities(incomplete: str) -> list[str]:
    """The opportunities, or none of them."""
    return _starting((*CODES, NONE), incomplete)


def engaged(ctx: typer.Context, incomplete: str) -> list[str]:
    """The heroes, and behind the sign where they may stand."""
    who, equals, said = incomplete.partition("=")
    return _said_of(who, said, ENGAGEMENTS) if equals else _open(heroes(ctx, who))


def plans(ctx: typer.Context, incomplete: str) -> list[str]:
    """The sides, and behind the sign the tactics."""
    who, equals, said = incomplete.partition("=")
    return _said_of(who, said, ORDER) if equals else _open(sides(ctx, who))


def grounds(ctx: typer.Context, incomplete: str) -> list[str]:
    """The sides, and behind the sign on what ground they may stand."""
    who, equals, said = incomplete.partition("=")
    return _said_of(who, said, (*GROUND, NONE)) if equals else _open(sides(ctx, who))


def numbers(ctx: typer.Context, incomplete: str) -> list[str]:
    """The sides; a number is to follow."""
    return _open(sides(ctx, incomplete))


def _said_of(who: str, said: str, words: Sequence[str]) -> list[str]:
    return [f"{who}={word}" for word in _starting(words, said)]


def _open(names: list[str]) -> list[str]:
    return [f"{name}=" for name in names]


def _starting(words: Sequence[str], incomplete: str) -> list[str]:
    return [word for word in words if folded(word).startswith(folded(incomplete))]
