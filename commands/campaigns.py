"""Campaign files: new, status, backup, verify, import."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Annotated, Any

from commands import complete, kinds
from commands.app import words as top_level
from commands.declare import (
    PLAIN,
    Everything,
    Hide,
    Viewer,
    argument,
    command,
    option,
)
from commands.show import Cells, Line, Table

if TYPE_CHECKING:
    from commands.show import Block
    from commands.texts import Words

app = top_level()
WIDTH = 78
File = Annotated[str, argument("FILE", kinds.text, "The file to be made.")]


@command(
    app,
    "new",
    use="commands.answers.campaigns:new",
    mode="own",
    screen="commands.campaigns:begun_screen",
    common=PLAIN,
)
def new(
    file: File,
    game: Annotated[
        str | None,
        option("--game", kind=kinds.text, help="Which game is played.", metavar="GAME"),
    ] = None,
    players: Annotated[
        list[str] | None,
        option(
            "--players",
            kind=kinds.names,
            help="The players in seat order.",
            metavar="A,B,C",
        ),
    ] = None,
    source: Annotated[
        str | None,
        option(
            "--from",
            kind=kinds.text,
            help="A position file to begin with, or a backup to restore.",
            metavar="FILE",
        ),
    ] = None,
    rules: Annotated[
        str | None,
        option(
            "--rules", kind=kinds.text, help="A file of house rules.", metavar="FILE"
        ),
    ] = None,
    language: Annotated[
        str | None,
        option(
            "--campaign-lang",
            kind=kinds.language,
            help="The language of the campaign.",
            metavar="fr|en",
            autocompletion=complete.languages,
        ),
    ] = None,
) -> None:
    """Begins a campaign in a new file; an existing file is never overwritten."""


@command(
    app,
    "status",
    use="ledger.reading.status:status",
    mode="read",
    screen="commands.campaigns:status_screen",
)
def status(viewer: Viewer = None, hide: Hide = False, all_: Everything = False) -> None:
    """Shows on one screen how the campaign stands."""


@command(
    app,
    "backup",
    use="commands.answers.campaigns:backup",
    mode="own",
    screen="commands.campaigns:copied_screen",
)
def backup(file: File) -> None:
    """Copies the campaign and checks the copy, even while others write."""


@command(
    app,
    "verify",
    use="commands.answers.campaigns:verify",
    mode="own",
    screen="commands.campaigns:verified_screen",
)
def verify() -> None:
    """Folds the whole journal again and compares it with all that is shown."""


@command(
    app,
    "import",
    use="commands.answers.campaigns:bring_in",
    mode="own",
    screen="commands.campaigns:copied_screen",
)
def import_(
    source: Annotated[str, argument("FILE", kinds.text, "An exported JSON document.")],
    file: Annotated[
        str | None,
        option(
            "-o",
            "--output",
            kind=kinds.text,
            help="The campaign to be made.",
            metavar="FILE",
        ),
    ] = None,
) -> None:
    """Makes a campaign out of an exported document, with the same journal hash."""


# Screens ---------------------------------------------------------------------


def begun_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """What was begun."""
    players = words.listed(result["players"]) or words.say("no players yet")
    return [
        Line(
            words.say(
                "{file}: a new campaign ({game}) with {players}",
                file=result["file"],
                game=words.game(result["game"]),
                players=players,
            )
        )
    ]


def status_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """How the campaign stands."""
    # Many tables have no titles at all: no column stands empty for them.
    titled = any(player["titles"] for player in result["players"])
    rows = tuple(
        Cells(
            (
                player["name"],
                words.number(player["money"]),
                *((", ".join(player["titles"]),) if titled else ()),
                ", ".join(player["territories"]),
            )
        )
        for player in result["players"]
    )
    heads = (
        words.say("player"),
        ">" + words.unit(result["unit"]),
        *((words.say("titles"),) if titled else ()),
        words.say("territories"),
    )
    blocks: list[Block] = [Line(words.clock(result), "heading"), Table(heads, rows)]
    if result["game"] == "mass":
        from commands.mass.standing import battle_lines

        blocks = [*blocks[1:], *battle_lines(result["battle"], words)]
        if not rows:
            blocks.pop(0)
    if result["game"] == "siege":
        from commands.siege.standing import lines

        blocks = [*blocks[: 1 + bool(rows)], *lines(result["siege"], words)]
    if result["game"] == "fief":
        from commands.fief.standing import screen

        blocks = screen(result, words)
    elif result.get("due"):
        from commands.texts.reminders import reminded

        for due in result["due"]:
            text = wrap(f"→ {reminded(words, due)}", WIDTH, subsequent_indent="  ")
            blocks += [Line(line, "hint") for line in text]
    if result.get("branch"):
        said = words.say("branch of {of} at entry {at:plain}", **result["branch"])
        blocks.insert(1, Line(said, "hint"))
    for draft in result["drafts"]:
        said = words.say(
            "draft {number}: {kind}, begun {at} – `resume {number}` or `drop {number}`",
            number=str(draft["id"]),
            kind=draft["kind"],
            at=draft["at"].replace("T", " ").removesuffix("Z"),
        )
        blocks.append(Line(said, "warning"))
    return blocks


def copied_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """Which file was made, and what tells that it is whole."""
    said = words.say(
        "{file}: {entries}",
        file=result["file"],
        entries=words.entries(result["entries"]),
    )
    proof = result.get("sha256") or result["head"]
    return [Line(said), Line(proof, "hint")]


def verified_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """What the check has found."""
    if result["ok"]:
        said = words.say(
            "{entries}: all is well", entries=words.entries(result["entries"])
        )
        return [Line(said, "good"), Line(result["head"], "hint")]
    found: list[Block] = [Line(one["message"], "error") for one in result["findings"]]
    if not result["damaged"]:
        found.append(Line(words.say("the file is whole: it is the game that is wrong")))
    return found
