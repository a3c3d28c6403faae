"""What happens on the walls."""

from __future__ import annotations

from typing import Annotated

from commands import complete, kinds
from commands.declare import RULED, THROWS, command, option
from commands.kinds import siege
from commands.siege import app
from commands.siege.options import Section, Unit, amount, count

CHOSEN = (*RULED, "choose")
ACT = "commands.history:act_screen"


@command(
    app,
    "section",
    use="ledger.acting.siege.field:section",
    mode="act",
    screen=ACT,
    common=RULED,
)
def section(
    name: Section,
    kind: Annotated[
        str | None,
        option(
            "--kind",
            kind=siege.section_kind,
            help="What it is, for a new one.",
            metavar="wall|tower|gate|courtyard",
        ),
    ] = None,
    state: Annotated[
        str | None,
        option(
            "--state",
            kind=siege.section_state,
            help="Whether it stands.",
            metavar="standing|destroyed",
        ),
    ] = None,
    control: Annotated[
        str | None,
        option(
            "--control",
            kind=kinds.text,
            help="Stands of the besiegers there, and of the besieged.",
            metavar="A:B",
        ),
    ] = None,
    base: Annotated[
        str | None,
        option(
            "--base",
            kind=kinds.text,
            help="A tower's base in millimetres, for its room.",
            metavar="WxH",
        ),
    ] = None,
    on_base: Annotated[
        int | None,
        amount("--stands-on-base", "How many stands fit on that base."),
    ] = None,
    face: Annotated[
        str | None,
        option(
            "--face",
            kind=kinds.text,
            help="The side by which a lone tower can be attacked.",
            metavar="FACE",
        ),
    ] = None,
    capacity: Annotated[
        int | None,
        amount("--capacity", "How many stands have room in it."),
    ] = None,
) -> None:
    """Puts up a section of the fortress, or says more of one.

    When a section falls, the game turn is recorded.
    """


@command(
    app,
    "wall",
    use="commands.answers.siege_field:wall",
    mode="own",
    screen=ACT,
    common=RULED,
)
def wall(
    walls: Annotated[int | None, count("--walls", "How many wall sections.")] = None,
    towers: Annotated[int | None, count("--towers", "How many towers.")] = None,
    gates: Annotated[int | None, count("--gates", "How many gates.")] = None,
    courtyards: Annotated[
        int | None, count("--courtyards", "How many courtyards.")
    ] = None,
) -> None:
    """Puts up numbered sections; without a number, by the points of the besieged."""


@command(
    app,
    "batter",
    use="ledger.acting.siege.field:batter",
    mode="act",
    screen="commands.siege.field_screens:battered_screen",
    common=CHOSEN,
)
def batter(
    unit: Unit,
    section: Section,
    result: Annotated[
        str | None,
        option(
            "--result",
            kind=siege.battering,
            help="How it ended, by the rulebook.",
            metavar="breach|held|off",
        ),
    ] = None,
    hits: Annotated[
        int | None, count("--hits", "Hits on the unit before, by oil or shooting.")
    ] = None,
    ram_hits: Annotated[
        int | None, count("--ram-hits", "Hits on its ram before.")
    ] = None,
) -> None:
    """Batters a section with a ram, once in a game turn.

    In order: the attempt is declared; each defender picks oil or shooting; if a stand
    is lost, or the ram, the attempt is off; otherwise batter by the rulebook. Choice,
    without --result: battering.
    """


@command(
    app,
    "oil",
    use="ledger.acting.siege.field:pour",
    mode="act",
    screen=ACT,
    common=RULED,
)
def oil(
    section: Section,
    result: Annotated[
        int | None, amount("--result", "What the rulebook's table gave.")
    ] = None,
    against: Annotated[
        str | None,
        option(
            "--against",
            kind=kinds.text,
            help="Which unit it meets.",
            metavar="UNIT",
            autocompletion=complete.siege_units,
        ),
    ] = None,
) -> None:
    """Pours boiling oil, or throws rocks, from a section that has some."""


@command(
    app,
    "clear",
    use="ledger.acting.siege.field:clear",
    mode="act",
    screen="commands.siege.field_screens:cleared_screen",
    common=tuple(dict.fromkeys((*THROWS, *RULED))),
)
def clear(
    unit: Unit,
    attacks: Annotated[
        str,
        option(
            "--attacks",
            kind=kinds.text,
            help="The attacks of each stand: 3,3 at two sections, 3+3 at one.",
            metavar="N,N",
        ),
    ],
    side: Annotated[
        str | None,
        option(
            "--side",
            kind=siege.army_role,
            help="Whose earthworks; otherwise those of the other side.",
            metavar="SIDE",
            autocompletion=complete.sides,
        ),
    ] = None,
) -> None:
    """Attacks earthworks with stands of infantry; any six destroys a section.

    The dice: the attacks on each section, one section after the other.
    """


@command(
    app,
    "sections",
    use="ledger.reading.siege.pieces:sections",
    mode="read",
    screen="commands.siege.field_screens:sections_screen",
)
def sections() -> None:
    """Shows the sections of the fortress, who is there, which have fallen."""
