"""Family trees: lords, marriages, heirs and the dead, as lines or as a picture."""

from __future__ import annotations

from commands.blocks import Line, paragraph
from commands.fief.status_lines import lord_ranks, whereabouts
from commands.fitting import WIDTH, wrapped
from commands.texts.fief.board import CONDITIONS
from commands.texts.fief.cards import CAUSES
from commands.texts.fief.fiefs import FIEFS, REGIONAL
from commands.texts.fief.tree import (
    DIED,
    HEIRS,
    NO_FAMILIES,
    NOBODY,
    OUT,
    SON,
    SON_OF_BOTH,
    TITLE,
    WAITING,
    WED,
)
from commands.texts.fief.variants import FATES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.fief.families import Family, InTree, Tree

DEAD = "†"
ENDS = CAUSES | FATES  # causes of death
HELD = "\ue0a0"  # stands for a space at which no line may end; nobody types it


def screen(result: Tree, words: Words, _: object) -> list[Block]:
    """Each family as a tree, or the name of the file with the picture."""
    if "file" in result:
        return [Line(result["file"])]
    blocks: list[Block] = [words.line(TITLE, "heading", turn=result["turn"])]
    throne = throne_line(result, words)
    if throne:
        blocks.append(Line(throne))
    for family in result["families"]:
        if family["whole"]:
            blocks += _family(family, words)
    if not result["families"]:
        blocks.append(words.line(NO_FAMILIES, "hint"))
    return blocks


def throne_line(result: Tree, words: Words) -> str:
    """A line of those who hold an office of the throne."""
    return " · ".join(
        words.say(CONDITIONS[office], lord=lord)
        for office, lord in result["throne"].items()
        if lord
    )


def _family(family: Family, words: Words) -> Iterator[Line]:
    yield Line(heading(family, words), "heading")
    for lord in family["lords"]:
        last = lord is family["lords"][-1]
        yield from _branch(lord, "", words, last=last)
    for note in notes(family, words):
        yield from paragraph(f"→ {note}", "hint", inside=2)


def heading(family: Family, words: Words) -> str:
    """A family's name, and whether it is out or has died out."""
    name = str(family["player"])
    if family["out"]:
        return f"{name} – {words.say(OUT)}"
    if not any(lord["died"] is None or lord["sons"] for lord in family["lords"]):
        return f"{name} – {words.say(NOBODY)}"
    return name


def _branch(lord: InTree, before: str, words: Words, *, last: bool) -> Iterator[Line]:
    """The lines of a lord with all his details, and of his sons below him."""
    below = before + ("   " if last else "│  ")
    style = "hint" if lord["died"] else ""
    first = before + ("└─ " if last else "├─ ")
    rest = below + ("│  " if lord["sons"] else "   ")
    # A part stays on one line, if it fits on one at all.
    room = WIDTH - len(rest)
    parts = [
        part if len(part) > room else part.replace(" ", HELD)
        for part in told_of(lord, words)
    ]
    for line in wrapped(" · ".join(parts), WIDTH, first, rest):
        yield Line(line.replace(HELD, " "), style)
    for son in lord["sons"]:
        yield from _branch(son, below, words, last=son is lord["sons"][-1])


# The words, for lines and for the picture alike ---------------------------------------


def told_of(lord: InTree, words: Words) -> list[str]:
    """A lord's details, each by itself: name, rank, place, marriage, parents, death."""
    ranks = lord_ranks({**lord, "spouse": None}, words)
    dead = lord["died"]
    parts = [f"{DEAD} {lord['name']}" if dead else str(lord["name"])]
    parts += [", ".join(ranks)] if ranks else []
    if not dead:
        parts.append(whereabouts(lord, words))
    wed = lord["spouse"]
    if wed:
        parts.append(words.say(WED[lord["woman"]], **wed))
    if lord["father"]:
        text = SON_OF_BOTH if lord["mother"] else SON
        parts.append(words.say(text, father=lord["father"], mother=lord["mother"]))
    if dead:
        death = words.say(DIED[lord["woman"]], **dead)
        cause = dead["cause"]
        parts.append(
            f"{death}{words.colon}{words.say(ENDS[cause])}" if cause else death
        )
    return parts


def notes(family: Family, words: Words) -> list[str]:
    """Sentences on the family's heir, and on fiefs that wait for an heir."""
    heir = family["heir"]
    sentences = [words.say(HEIRS[heir["kind"]], player=heir["player"])] if heir else []
    for title in family["waiting"]:
        text = FIEFS if title["capital"] else REGIONAL
        fief = words.say(text[title["rank"]], **title)
        to = title["heir"]
        sentences.append(words.say(WAITING[to["kind"]], fief=fief, player=to["player"]))
    return sentences
