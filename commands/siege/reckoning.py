"""What needs no campaign: budgets, lists, fortresses, throws, scores, odds."""

from __future__ import annotations

from typing import Annotated

import typer

from commands import complete, kinds
from commands.app import group
from commands.declare import PLAIN, THROWS, Force, argument, command, option
from commands.kinds import siege
from commands.siege import app
from commands.siege.options import amount

SCREENS = "commands.siege.reckoning_screens"
odds = group("siege odds", "Exact chances: of the length, of attacks on earthworks.")
app.add_typer(odds, name="odds")

Rules = Annotated[
    str | None,
    option(
        "--rules",
        kind=kinds.text,
        help="A file of house rules to go by.",
        metavar="FILE",
    ),
]
Record = Annotated[
    bool, typer.Option("--record", help="Write the throw into the campaign.")
]
Exact = Annotated[
    bool, typer.Option("--exact", help="Tell the chances as fractions, too.")
]
First = Annotated[
    int | None,
    option(
        "--from",
        kind=kinds.amount,
        help="The turn of the first roll: 6, or 5 where help is on its way.",
        metavar="5|6",
    ),
]


@command(
    app,
    "budget",
    use="commands.answers.siege:budget",
    mode="own",
    screen=f"{SCREENS}:budget_screen",
)
def budget(
    attacker: Annotated[
        int, argument("ATTACKER_POINTS", kinds.amount, "The besieger's points.")
    ],
    defender: Annotated[
        int | None,
        amount(
            "--defender", "The points of the besieged; otherwise all they may have."
        ),
    ] = None,
    scenario: Annotated[
        str | None,
        option(
            "--scenario",
            kind=siege.siege_scenario,
            help="By the rules of which scenario.",
            metavar="SCENARIO",
            autocompletion=complete.sieges,
        ),
    ] = None,
    won: Annotated[
        bool,
        typer.Option(
            "--won-before", help="The besieger has won the race for the watchtower."
        ),
    ] = False,
    minmax: Annotated[
        str | None,
        option(
            "--minmax",
            kind=kinds.text,
            help="A Min/Max of the army list: how many that allows.",
            metavar="MIN/MAX",
        ),
    ] = None,
    rules: Rules = None,
) -> None:
    """Shows what both sides may spend: on their armies, on siege equipment."""


@command(
    app,
    "check",
    use="commands.answers.siege:check",
    mode="own",
    screen=f"{SCREENS}:check_screen",
)
def check(
    file: Annotated[str, argument("LIST.toml", kinds.text, "A list file.")],
    rules: Rules = None,
) -> None:
    """Checks a list: all its faults at once, what it costs, what is wasted.

    `siege list` makes such a file, with comments.
    """


@command(
    app,
    "list",
    use="commands.answers.siege:starter",
    mode="own",
    screen=f"{SCREENS}:list_screen",
    common=PLAIN,
)
def starter(
    side: Annotated[
        str | None,
        option(
            "--side",
            kind=kinds.text,
            help="Whose list it is; otherwise the besieger's.",
            metavar="attacker|defender",
        ),
    ] = None,
    file: Annotated[
        str | None,
        option(
            "-o",
            "--output",
            kind=kinds.text,
            help="The file to be made.",
            metavar="FILE",
        ),
    ] = None,
    force: Force = False,
) -> None:
    """Makes a list file to begin with: every word of it is explained."""


@command(
    app,
    "fortress",
    use="commands.answers.siege:fortress",
    mode="own",
    screen=f"{SCREENS}:fortress_screen",
    common=PLAIN,
)
def fortress(
    points: Annotated[
        int,
        argument("DEFENDER_POINTS", kinds.amount, "The points of the besieged."),
    ],
) -> None:
    """Shows how large a fortress goes well with an army."""


@command(
    app,
    "tower",
    use="commands.answers.siege:tower",
    mode="own",
    screen=f"{SCREENS}:tower_screen",
    common=PLAIN,
)
def tower(
    base: Annotated[
        str, argument("WxH", kinds.text, "Width and depth of the base, in millimetres.")
    ],
    on_base: Annotated[
        int | None,
        amount("--stands-on-base", "How many stands fit on it, if somebody has tried."),
    ] = None,
    agreed: Annotated[
        bool,
        typer.Option("--agreed", help="The players take it for a tower, though small."),
    ] = False,
) -> None:
    """Shows whether it is a tower, and how many stands may stand in it."""


@command(
    app,
    "earthwork",
    use="commands.answers.siege:earthwork",
    mode="own",
    screen=f"{SCREENS}:earthwork_screen",
    common=THROWS,
)
def earthwork(
    attacks: Annotated[
        int | None,
        amount(
            "--attacks",
            "The basic attacks of the stands; otherwise as many as faces are typed.",
        ),
    ] = None,
    rules: Rules = None,
    record: Record = False,
) -> None:
    """Attacks a section of earthworks: any six destroys it.

    The dice: one die for each attack, all at once.
    """


@command(
    app,
    "length",
    use="commands.answers.siege:length",
    mode="own",
    screen=f"{SCREENS}:length_screen",
    common=THROWS,
)
def length(
    turn: Annotated[int, amount("--turn", "The game turn that ends.")],
    first: First = None,
    rules: Rules = None,
    record: Record = False,
) -> None:
    """Rolls for the end of a siege, at the end of a game turn.

    The dice: one die; with the turn it comes to 11 or more, and the siege is over.
    """


@command(
    app,
    "score",
    use="commands.answers.siege:score",
    mode="own",
    screen=f"{SCREENS}:score_screen",
)
def score(
    sections: Annotated[
        str | None,
        argument(
            "SECTIONS",
            kinds.text,
            "Sections with their stands, or a file; otherwise the campaign's.",
        ),
    ] = None,
    generals: Annotated[
        list[str] | None,
        option(
            "--general",
            kind=kinds.text,
            help="Whose general died, and in which turn; may be given twice.",
            metavar="SIDE:TURN",
        ),
    ] = None,
    rules: Rules = None,
) -> None:
    """Adds up a siege, and says who wins, and why.

    Sections are typed as wall=4:0 (stands of besieger and besieged), several alike as
    4*wall=1:0; instead of stands: attacker, defender, contested, destroyed. Points
    added up elsewhere: points=600:400. A file is a position, or holds [[section]].
    """


@command(
    odds,
    "length",
    use="commands.answers.siege:length_odds",
    mode="own",
    screen=f"{SCREENS}:length_odds_screen",
    common=PLAIN,
)
def length_odds(first: First = None, exact: Exact = False) -> None:
    """Shows when a siege ends: the chance of each turn."""


@command(
    odds,
    "earthwork",
    use="commands.answers.siege:earthwork_odds",
    mode="own",
    screen=f"{SCREENS}:earthwork_odds_screen",
    common=PLAIN,
)
def earthwork_odds(
    attacks: Annotated[
        int, argument("ATTACKS", kinds.amount, "How many attacks a section takes.")
    ],
    exact: Exact = False,
) -> None:
    """Shows how likely attacks destroy a section of earthworks."""
