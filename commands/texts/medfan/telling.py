"""Facts of the Med-Fan campaign's entries that must be put into words."""

from __future__ import annotations

from commands.texts.marks import Texts
from commands.texts.medfan.armies import ITEMS, STATS
from commands.texts.medfan.battles import FATES_ROLLED, OBJECTIVES, SCENARIOS, STEPS
from commands.texts.medfan.land import BENEFITS, CAPABILITIES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from commands.texts import Words
    from commands.texts.telling import Tellers
    from commands.texts.variants import Variants
    from ledger.state import State

# Possible results on tables.
TABLES = CAPABILITIES | STATS | SCENARIOS
SUMS = ("cost", "hoard", "paid", "refund")
# What became of a territory, or of money, after a battle.
CHANGED: Texts = {
    "won": "{to} {to:wins|win} {land}",
    "won.from": "{to} {to:wins|win} {land} from {from}",
    "given": "{from} {from:gives|give} up {land} to {to}",
    "vacated": "{from} {from:loses|lose} {land}, which is unoccupied again",
    "pillage": "{to} {to:takes|take} {money} from {from}",
    "block": "{land} is out of use",
    "destruction": "{land} is destroyed and becomes: {becomes}",
}


VARIANTS: Variants = {
    "medfan recruit": (("reduced_by", "reduced"),),
    "medfan improve": (("not stat", "lost"), ("reduced_by", "reduced")),
    "medfan after": lambda facts: "draw" if facts.get("winner") == "draw" else "",
    "medfan determine": (("player", "owned"),),
    "medfan length": (("ends", "ends"),),
}


def worded_facts(
    words: Words, kind: str, facts: dict[str, Any], state: State
) -> dict[str, Any]:
    """Sums with their unit, and facts with words of their own."""
    worded: dict[str, Any] = {
        key: words.money(facts[key], state)
        for key in SUMS
        if isinstance(facts.get(key), int) or key in facts.keys() & {"hoard"}
    }
    for key, fact, known in (
        ("improved", "stat", STATS),
        ("belonging", "item", ITEMS),
        ("gift", "benefit", BENEFITS),
        ("id", "id", TABLES),
        ("scenario", "scenario", TABLES),
        ("aim", "id", OBJECTIVES),
    ):
        if facts.get(fact) in known:
            worded[key] = words.say(known[facts[fact]])
    first = facts.get("territory")
    if isinstance(first, dict):
        worded["found"] = words.say(TABLES[first["id"]])
    return worded | (TOLD[kind](words, facts, state) if kind in TOLD else {})


# After a battle -----------------------------------------------------------------


def _after(words: Words, facts: dict[str, Any], state: State) -> dict[str, str]:
    """The steps of the aftermath that were carried out."""
    lines = {
        "spoils": _sums(words, facts.get("spoils") or (), "gain", state),
        "survival": _fates(words, facts.get("survival") or ()),
        "territories": [
            _change(words, line, state) for line in facts.get("territories") or ()
        ],
        "income": _sums(words, facts.get("income") or (), "total", state),
    }
    nothing = words.say("nothing")
    done = (
        f"{words.say(text)}{words.colon}{', '.join(lines[step]) or nothing}"
        for step, text in STEPS.items()
        if facts.get(step) is not None
    )
    return {"steps": words.semicolon.join(done)}


def _sums(
    words: Words, lines: Iterable[dict[str, Any]], key: str, state: State
) -> list[str]:
    """Each player with a sum of money."""
    return [f"{line['name']} {words.money(line[key], state)}" for line in lines]


def _fates(words: Words, lines: Iterable[dict[str, Any]]) -> list[str]:
    """What became of each figure that fell."""
    return [
        f"{rolled['figure']} ({words.say(FATES_ROLLED[rolled['fate']])})"
        for line in lines
        for rolled in line["figures"]
    ]


def _change(words: Words, line: dict[str, Any], state: State) -> str:
    """A change of a territory, or money pillaged."""
    what = line["what"]
    if what == "won" and line["from"]:
        what = "won.from"
    facts = {**line, "land": _land(words, line)}
    if "amount" in line:
        facts["money"] = words.money(line["amount"], state)
    if line.get("becomes") in CAPABILITIES:
        facts["becomes"] = words.say(CAPABILITIES[line["becomes"]])
    return words.say(CHANGED[what], **facts)


def _land(words: Words, line: dict[str, Any]) -> str:
    """A territory's name, with its capability if known."""
    name = line.get("name") or line.get("territory") or ""
    known_as = line.get("id") or line.get("was") or line.get("capability")
    kind = CAPABILITIES.get(str(known_as))
    return f"{name} ({words.say(kind)})" if kind else name


def _income(words: Words, facts: dict[str, Any], state: State) -> dict[str, str]:
    paid = facts.get("players")
    lines = [p for p in paid if "total" in p] if isinstance(paid, list) else []
    return {"sums": ", ".join(_sums(words, lines, "total", state))}


def _survival(words: Words, facts: dict[str, Any], _state: State) -> dict[str, str]:
    """How many met each fate."""
    counts = facts.get("counts") or {}
    fates = (
        f"{words.say(text)} {counts[fate]}"
        for fate, text in FATES_ROLLED.items()
        if fate in counts
    )
    return {"fates": ", ".join(fates)}


def _goal(words: Words, facts: dict[str, Any], _state: State) -> dict[str, str]:
    """What ends the campaign."""
    endings = []
    if isinstance(facts.get("games"), int):
        endings.append(
            words.say("{count} {count:battle|battles}", count=facts["games"])
        )
    if facts.get("half"):
        endings.append(words.say("more than half of the territories"))
    elif isinstance(facts.get("territories"), int):
        count = facts["territories"]
        endings.append(words.say("{count} {count:territory|territories}", count=count))
    return {"ends": ", ".join(endings) or words.say("the players will decide")}


def _determined(_words: Words, facts: dict[str, Any], _state: State) -> dict[str, str]:
    """The territory by its new name, with an article where it is a drawn one."""
    return {"land": facts["name"]}


TOLD: Tellers = {
    "medfan determine": _determined,
    "medfan after": _after,
    "medfan income": _income,
    "medfan survival": _survival,
    "medfan goal": _goal,
}
