"""Odds: a hero's personal roll, the generals' opposed roll; exact, never simulated."""

from __future__ import annotations

from typing import Annotated

from commands import kinds
from commands.app import group
from commands.declare import argument, command
from commands.kinds import mass
from commands.mass import app
from commands.mass.options import (
    Lends,
    Modifier,
    Rules,
    Tactics,
    Unit,
    Wits,
    word,
)

odds = group("mass odds", "Exact chances: of a personal roll, of the generals' roll.")
app.add_typer(odds, name="odds")


@command(
    odds,
    "personal",
    use="commands.answers.mass:personal_odds",
    mode="own",
    screen="commands.mass.odds_screens:personal_screen",
)
def personal(
    wits: Wits,
    tactics: Tactics,
    situation: Annotated[
        str | None,
        word(
            "--situation",
            "How the hero's own army fares; otherwise all three are shown.",
            "victory|tie|defeat",
            mass.situation,
        ),
    ] = None,
    unit: Unit = "infantry",
    modifier: Modifier = None,
    lends: Lends = False,
    rules: Rules = None,
) -> None:
    """Shows what a hero may expect at each level of engagement."""


@command(
    odds,
    "strategy",
    use="commands.answers.mass:strategy_odds",
    mode="own",
    screen="commands.mass.odds_screens:strategy_screen",
)
def strategy(
    a: Annotated[
        str, argument("A", kinds.text, "One general's roll: 6k3, 5k3+10, 7k4-5.")
    ],
    b: Annotated[str, argument("B", kinds.text, "The other general's roll.")],
    rules: Rules = None,
) -> None:
    """Shows which of two generals wins the turn, and how likely.

    Tens explode without end. What is reckoned leaves out dice that begin with twelve
    tens: together less than a billionth.
    """
