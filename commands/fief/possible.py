"""Everything that a player of Fief may do, now or later, and what is missing for it."""

from __future__ import annotations

from commands.blocks import Table, paragraph
from commands.columns import Column, bare, figure, table
from commands.due import reminders
from commands.fitting import PAGE
from commands.texts.fief.board import PHASES
from commands.texts.fief.buying import GOODS
from commands.texts.fief.cards import CARDS
from commands.texts.fief.crown import WITH
from commands.texts.fief.families import MARRY
from commands.texts.fief.fiefs import FIEFS, REGIONAL
from commands.texts.fief.gathered import DOINGS, LACKS
from commands.texts.fief.telling import lacking
from commands.texts.fief.war import AGAINST
from commands.texts.refusing import refused
from ledger.errors import Refused
from ledger.rules.fief.facts import REBELS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from typing import Any

    from commands.blocks import Block, Line
    from commands.texts import Words
    from ledger.shapes.fief.movement import Can

    # Acts merged into one row: purchases that differ only in the value of a counter.
    Group = list[Mapping[str, Any]]
    Missing = list[dict[str, Any]]

WALKS = ("move", "rebels march")  # acts whose number is a number of villages


def everything(result: Can, words: Words) -> list[Block]:
    """First what may be done now, then in other phases; then what is missing."""
    every: Group = [*result["may"]]
    free = [may for may in every if not may["missing"]]
    now = [may for may in free if may["now"]]
    title = words.say("what {name} may do now", name=result["player"])
    blocks: list[Block] = [*reminders(result, words, inside=2)]
    if now:
        blocks.append(_table(now, words, title))
    else:
        blocks.append(
            words.line("{name:subject} can do nothing now", name=result["player"])
        )
    later = [may for may in free if not may["now"]]
    for phase in dict.fromkeys(may["phase"] for may in later):
        title = words.say("in the phase “{phase}”", phase=words.say(PHASES[phase]))
        other = [may for may in later if may["phase"] == phase]
        blocks.append(_table(other, words, title))
    rest = [may for may in every if may["missing"]]
    if rest:
        blocks.append(words.line("what the other actions still need", "heading"))
        for sentence in _lacks(rest, words):
            blocks += paragraph(sentence, hang=4, room=PAGE)
    return [*blocks, *closed(result, words)]


def closed(result: Can, words: Words) -> Iterator[Line]:
    """A hint at what a closed purse leaves out."""
    if result["money"] is None:
        yield words.line(
            "purses are closed: whether {name} can pay is not shown",
            "hint",
            name=result["player"],
        )


def _table(acts: Group, words: Words, title: str) -> Table:
    """A table with one row for acts that differ only in place."""
    cells = (
        (what, where(alike), *others)
        for (what, *others), alike in rows(acts, words).items()
    )
    return table(MAY, cells, words, title)


def where(alike: Group) -> str:
    """All places of acts that differ only in place, each once."""
    return ", ".join(dict.fromkeys(may["where"] for may in alike if may["where"]))


def rows(acts: Group, words: Words) -> dict[tuple[str, ...], Group]:
    """By the cells of their row, acts that differ only in place or value of counter."""
    alike: dict[tuple[str, ...], Group] = {}
    for group in _grouped(acts, ("phase", "act", "rule", "where")):
        alike.setdefault(_cells(group, words), []).extend(group)
    return alike


MAY = (
    Column("what"),
    Column("where"),
    figure("price", how=bare),
    figure("at most", how=bare),
    Column("rule"),
)


def _grouped(acts: Group, keys: tuple[str, ...]) -> list[Group]:
    """Acts in groups: counters of the same sort together, any other act alone."""
    groups: dict[tuple[Any, ...], Group] = {}
    for may in acts:
        kind, _, value = (may["item"] or "").partition(".")
        alone = None if value else len(groups)
        key = (kind, alone, *(may[name] for name in keys))
        groups.setdefault(key, []).append(may)
    return list(groups.values())


def _cells(group: Group, words: Words) -> tuple[str, ...]:
    """The cells of a group: what, price, greatest number, rule."""
    first = group[0]
    mosts = _numbers((may["most"] for may in group), words)
    if first["act"] in WALKS and first["most"]:
        mosts = words.say("{count} {count:village|villages}", count=first["most"])
    prices = _numbers((may["price"] for may in group), words)
    return what(group, words), prices, mosts, first["rule"]


def _numbers(numbers: Iterable[int | None], words: Words) -> str:
    """Numbers in a row that is never broken."""
    held = (words.number(n) for n in numbers if n is not None)
    return "\u00a0·\u00a0".join(held)


def what(group: Group, words: Words) -> str:
    """What a player may do, in a few words; a new fief has its name."""
    may = group[0]
    if may["act"] == "found":
        return _fief(may, words)
    if may["act"] == "marry":
        return words.say(MARRY, name=may["spouse"])
    if may["item"] is None:
        return _doing(may, words)
    if may["act"] == "card play":
        return words.say("card: {card}", card=words.say(CARDS[may["item"]]))
    kind, _, value = may["item"].partition(".")
    goods = words.say(GOODS[kind]) if kind in GOODS else may["item"]
    if not value:
        return goods
    values = "\u00a0·\u00a0".join(one["item"].partition(".")[2] for one in group)
    return words.say("{goods} (value {value})", goods=goods, value=values)


def _doing(may: Mapping[str, Any], words: Words) -> str:
    """An act that is not about goods: against whom, by whom."""
    if may.get("against"):
        rebels = words.say("the rebels")
        others = [rebels if one == REBELS else one for one in may["against"]]
        return words.say(AGAINST, names=others)
    doing = words.word(DOINGS.get(may["act"]), str(may["act"]))
    names = may.get("by")
    return words.say(WITH, doing=doing, names=", ".join(names)) if names else doing


def _fief(may: Mapping[str, Any], words: Words) -> str:
    """The name of a fief, after its capital, or after its region while that is open."""
    fits = may.get("capitals") or ()
    if not fits:
        return words.say(REGIONAL[may["item"]], region=may["where"])
    named = (words.say(FIEFS[may["item"]], capital=capital) for capital in fits)
    return " / ".join(named)


def _lacks(acts: Group, words: Words) -> Iterable[str]:
    """Sentences for what cannot be done yet; acts that lack the same share one."""
    lines: dict[tuple[str, str], dict[str, list[str]]] = {}  # goods by place
    for group in _grouped(acts, ("act", "rule", "where", "phase")):
        missing, first = group[0]["missing"], group[0]
        missing_part = missing_for(missing, words)
        rules = ", ".join(dict.fromkeys(one["rule"] for one in missing))
        place = "" if first["act"] == "found" else first["where"] or ""
        places = lines.setdefault((missing_part, rules), {})
        places.setdefault(place, []).append(what(group, words))
    for (missing_part, rules), places in lines.items():
        where: dict[str, list[str]] = {}  # places by goods
        for place, own in places.items():
            goods = ", ".join(dict.fromkeys(own))
            where.setdefault(goods, []).extend([place] if place else [])
        doings = (
            f"{goods} ({', '.join(named)})" if named else goods
            for goods, named in where.items()
        )
        yield f"{', '.join(doings)}{words.colon}{missing_part}  [{rules}]"


def missing_for(missing: Missing, words: Words) -> str:
    """What an act lacks, and with what it would be refused."""
    lacks = [one for one in missing if one["what"] in LACKS]
    faults = [one for one in missing if one["what"] not in LACKS]
    parts = [lacking(words, lacks)] if lacks else []
    return words.semicolon.join([*parts, *(_fault(one, words) for one in faults)])


def _fault(one: dict[str, Any], words: Words) -> str:
    facts = {key: one[key] for key in one if key not in ("what", "rule", "about")}
    return refused(words, Refused("rule", one["what"], rule=one["rule"], **facts))[0]
