"""A battle of two sides, and its chances; no campaign is needed."""

from __future__ import annotations

from typing import Annotated

import typer

from commands import kinds
from commands.declare import READS, THROWS, command, option
from commands.fief import app

RESOLVES = (*THROWS, "choose")


def _spec(flag: str, text: str) -> object:
    return option(flag, kind=kinds.text, help=text, metavar="SPEC")


def _word(flag: str, text: str, metavar: str) -> object:
    return option(flag, kind=kinds.text, help=text, metavar=metavar)


Attacker = Annotated[
    str, _spec("--attacker", "Who attacks, as soldiers=8,lords=2,women=1,darc.")
]
Defender = Annotated[str, _spec("--defender", "Who defends, in the same words.")]
Site = Annotated[str, _word("--site", "What the defender holds.", "open|castle|city")]
Inside = Annotated[
    bool, typer.Option("--inside", help="Both sides stand inside the walls.")
]
Sortie = Annotated[
    bool, typer.Option("--sortie", help="The defender has come out of the walls.")
]
Passage = Annotated[
    bool, typer.Option("--passage", help="The attack comes by a secret passage.")
]
Plague = Annotated[
    bool,
    typer.Option("--plague", help="The plague is there, and takes mercenaries."),
]
Tactics = Annotated[
    bool, typer.Option("--tactics", help="Play with the Tactical extension.")
]
Aims = Annotated[
    list[str] | None,
    _word(
        "--aim",
        "Dice aimed at a lord each round, as attacker:1; may be repeated.",
        "SIDE:N[:darc]",
    ),
]
Losses = Annotated[
    list[str] | None,
    _word(
        "--losses",
        "What falls first: soldiers, archers, mercenaries, guard, darc.",
        "[SIDE:]POLICY",
    ),
]
Rerolls = Annotated[
    list[str] | None,
    _word("--rerolls", "How bombards are used: low or none.", "[SIDE:]POLICY"),
]
Archers = Annotated[
    list[str] | None,
    _word("--archers", "What archers do: shoot, hold or aim.", "[SIDE:]WHAT"),
]
Rules = Annotated[
    str | None, _word("--rules", "A file of house rules to go by.", "FILE")
]


@command(
    app,
    "resolve",
    use="commands.answers.fief_war:resolve",
    mode="own",
    screen="commands.fief.war_screens:battle",
    common=RESOLVES,
)
def resolve(  # noqa: PLR0913, PLR0917 - each is a word of the command
    attacker: Attacker,
    defender: Defender,
    site: Site = "open",
    inside: Inside = False,
    tactics: Tactics = False,
    rounds: Annotated[
        int | None,
        option("--rounds", kind=kinds.many, help="Stop after N rounds.", metavar="N"),
    ] = None,
    aims: Aims = None,
    losses: Losses = None,
    rerolls: Rerolls = None,
    archers: Archers = None,
    commits: Annotated[
        list[str] | None,
        _word(
            "--commit",
            "Mercenaries that join at the start of a round, as attacker:2:1.",
            "SIDE:ROUND:N",
        ),
    ] = None,
    mercy: Annotated[
        str | None,
        _word("--mercy", "After which round a side is granted mercy.", "SIDE:ROUND"),
    ] = None,
    sortie: Sortie = False,
    passage: Passage = False,
    plague: Plague = False,
    rules: Rules = None,
    record: Annotated[
        bool, typer.Option("--record", help="Write the battle into the campaign.")
    ] = False,
) -> None:
    """Fights a battle of two sides to its end.

    A SPEC counts what a side has: soldiers (points), lords (who fight), women (without
    a crown, who do not), darc (one lord more), royal (points of the royal guard); with
    --tactics also knights, sergeants, archers, bombards, guard, guard_knights and
    mercenaries (counters). Lords fall last.

    The dice: the archers of the attacker, then of the defender; then in each round the
    attacker's aimed dice, his others, the defender's aimed dice, his others; dice that
    bombards throw again come right after. The choices: archers.SIDE (shoot, hold,
    aim), reroll.SIDE.ROUND.N (which die, or stop; the archers' round is 0),
    losses.SIDE.ROUND.N (who falls). What a script leaves open goes by --archers shoot,
    --rerolls none and --losses soldiers; with `ask` in their place it is asked for.
    """


@command(
    app,
    "odds",
    use="commands.answers.fief_war:odds",
    mode="own",
    screen="commands.fief.war_screens:odds",
    common=READS,
)
def odds(  # noqa: PLR0913, PLR0917 - each is a word of the command
    attacker: Attacker,
    defender: Defender,
    site: Site = "open",
    inside: Inside = False,
    tactics: Tactics = False,
    exact: Annotated[
        bool, typer.Option("--exact", help="Tell the chances as fractions, too.")
    ] = False,
    rounds: Annotated[
        int | None,
        option(
            "--rounds",
            kind=kinds.many,
            help="Tell also how it stands after N rounds.",
            metavar="N",
        ),
    ] = None,
    at_least: Annotated[
        str | None,
        _word("--at-least", "How many soldiers make this chance, as 75%.", "CHANCE"),
    ] = None,
    side: Annotated[
        str | None,
        _word("--for", "Whose chance --at-least means.", "attacker|defender"),
    ] = None,
    aims: Aims = None,
    losses: Losses = None,
    rerolls: Rerolls = None,
    archers: Archers = None,
    sortie: Sortie = False,
    passage: Passage = False,
    plague: Plague = False,
    rules: Rules = None,
) -> None:
    """Shows the exact chances of a battle: who wins, with how many points left.

    The words of a SPEC are those of `fief resolve`. Nothing is simulated. Where a side
    has something to decide, it is supposed that losses fall on soldiers first and on
    lords last (--losses), that archers shoot (--archers), that bombards throw the
    lowest die again while it is below the average (--rerolls).
    """
