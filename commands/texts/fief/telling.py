"""Facts of Fief's entries that must be put into words."""

from __future__ import annotations

from collections import Counter

from commands.texts.fief import cards, crown, ended
from commands.texts.fief.buying import ITEMS
from commands.texts.fief.fiefs import CAPITAL, FIEFS, UNHELD
from commands.texts.fief.gathered import LACKS, MODULES
from commands.texts.fief.moving import (
    CAPTURED,
    CAPTURED_KEPT,
    DROPPED,
    ENDED,
    ENGINES,
    ENGINES_IN,
    ENGINES_LEFT,
    ENGINES_TOO,
    ENTERED,
    HIDDEN,
    PICKED,
    REBELS_ENTERED,
    SOLDIERS,
)
from commands.texts.marks import together
from commands.texts.phrases import listed
from commands.texts.variants import ELSE
from ledger.rules.fief.facts import BOMBARD, REBELS
from ledger.rules.fief.forces import POINTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from typing import Any

    from commands.texts import Words
    from commands.texts.telling import Tellers
    from commands.texts.variants import Variants
    from ledger.state import State

SUMS = ("amount", "cost", "price", "paid")


def worded_facts(
    words: Words, kind: str, facts: dict[str, Any], state: State
) -> dict[str, Any]:
    """Sums with their unit, and facts with words of their own."""
    shown: dict[str, Any] = {}
    for key in SUMS:
        if isinstance(facts.get(key), int):
            shown["money"] = words.money(facts[key], state)
    if "owed" in facts:
        shown["left"] = words.money(facts["owed"], state)
    if facts.get("rank") in FIEFS and facts.get("capital"):
        fief = words.say(FIEFS[facts["rank"]], capital=facts["capital"])
        shown["fief"] = f"{fief} ({facts['region']})"
    if facts.get("item") in ITEMS:
        shown["goods"] = goods(words, facts)
    return shown | (TOLD[kind](words, facts, state) if kind in TOLD else {})


def _sums(words: Words, paid: Mapping[str, int], state: State) -> str:
    """Who is paid how much, if one act pays several players."""
    return ", ".join(f"{name} {words.money(paid[name], state)}" for name in paid)


def _income(words: Words, facts: dict[str, Any], state: State) -> dict[str, str]:
    paid = {player["name"]: player["total"] for player in facts["players"]}
    return {"sums": _sums(words, paid, state)}


def _ransom(words: Words, facts: dict[str, Any], state: State) -> dict[str, str]:
    shares = facts.get("shares")
    return {"sums": _sums(words, shares, state)} if shares else {}


def _seat(words: Words, facts: dict[str, Any], state: State) -> dict[str, str]:
    """The cardinal's share of a sale."""
    return {"part": words.money(facts["share"], state)} if facts["sold"] else {}


def _fief(words: Words, region: str, state: State) -> str:
    """A fief by its region, with its capital."""
    for title in state.subjects("title"):
        capital = state.text(title, "capital")
        if capital and state.name(title) == region:
            return words.say(CAPITAL, region=region, capital=state.name(capital))
    return region


def _bought(facts: Mapping[str, Any]) -> str:
    if facts.get("item") == "cardinal":
        return "cardinal"
    return "guard" if facts.get("sovereign") else ""


def _kept(facts: Mapping[str, Any]) -> str:
    """Whether none, some or all mercenaries were dismissed."""
    if not facts["dismissed"]:
        return ""
    return "some" if facts["keep"] else "none"


def _ended(facts: Mapping[str, Any]) -> str:
    """How a battle ended: a winner, the fall of both sides, or another end."""
    end, winner = facts["end"], facts["winner"]
    if end == "unled":
        return "unled"
    if REBELS in (*facts.get("attackers", ()), *facts.get("defenders", ())):
        won = winner and REBELS in facts[f"{winner}s"]
        return f"rebels_{'win' if won else 'lose' if winner else end}"
    return "both" if end == "both" else str(winner or end)


def _spoken(facts: Mapping[str, Any]) -> str:
    """Whether a bishop calmed the rebels, and whether he paid for it."""
    if facts["calmed"]:
        return "paid" if facts["cost"] else ""
    return "stoned_paid" if facts["cost"] else "stoned"


def _discarded(facts: Mapping[str, Any]) -> str:
    return "named" if facts["cards"] and not facts["hidden"] else ""


def _played(facts: Mapping[str, Any]) -> str:
    """The variant for a card; some cards have their own sentences."""
    if "eliminated" in facts:  # a revolt against a camp of mercenaries
        return "revolt_camp"
    if f"fief card play.{facts['card']}" in cards.ACTS:
        return str(facts["card"])
    return "on" if facts.get("on") else ""


def _moved(facts: Mapping[str, Any]) -> str:
    if facts["entrance_from"]:
        return "entrance"
    if facts["start"] == facts["end"]:
        return "back" if facts["steps"] else "stays"
    return ""


VARIANTS: Variants = {
    "fief resolve": _ended,
    "fief battle": _ended,
    "fief calm": _spoken,
    "fief buy": _bought,
    "fief upkeep": _kept,
    "fief auction": (("winner", ""), ("tied", "tied"), (ELSE, "none")),
    "fief bestow": (("before", "from"),),
    "fief done": (("next", ""), (ELSE, "last")),
    "fief ransom": (("not amount", "free"), ("shares", "shared"), ("payer", "queen")),
    "fief captive": (("not accepted", ""), ("soldiers", "accepted"), (ELSE, "alone")),
    "fief move": _moved,
    "fief rebels march": _moved,
    "fief deal": (("reshuffled", "reshuffled"),),
    "fief card discard": _discarded,
    "fief card play": _played,
    **together("VARIANTS", MODULES),
}


def _card(words: Words, facts: dict[str, Any], _: State) -> dict[str, Any]:
    """The card, and who escaped because of it."""
    free = ", ".join(one["lord"] for one in facts.get("freed", ()))
    return {"said": words.say(cards.CARDS[facts["card"]]), "escaped": free}


def _cards(words: Words, facts: dict[str, Any], _: State) -> dict[str, Any]:
    """The cards that were discarded."""
    named = (words.word(cards.CARDS.get(one), one) for one in facts["cards"])
    return {"said": [words.say(cards.QUOTED, text=name) for name in named]}


def party(words: Words, facts: dict[str, Any]) -> str:
    """Who moves, and with how many soldiers, unless they are hidden."""
    started = _started(facts)
    count = sum(POINTS.get(kind, 0) * many for kind, many in started.items())
    if facts.get("hidden"):
        return words.say(HIDDEN, lords=facts["lords"])
    lords, engines = facts["lords"], started[BOMBARD]
    if engines:
        text = ENGINES_TOO if count else ENGINES
        return words.say(text, lords=lords, points=count, count=engines)
    if count:
        return words.say(SOLDIERS, lords=lords, points=count)
    return listed(lords, words.lang)


def _started(facts: dict[str, Any]) -> Counter[str]:
    """The counters that set out: those that arrive and those left on the way."""
    dropped, picked = (
        (facts.get(k) or {}).get("troops") for k in ("dropped", "picked")
    )
    counters = Counter(facts["troops"])
    counters.update(dropped or {})
    counters.subtract(picked or {})
    return counters


def besides(words: Words, facts: dict[str, Any]) -> Iterator[str]:
    """Sentences for side effects that belong in the log, such as captured fiefs."""
    for key, text in (("dropped", DROPPED), ("picked", PICKED)):
        value = facts.get(key)
        # In the entry of a dropped draft, this is the draft's number.
        if isinstance(value, dict) and not facts.get("hidden"):
            held, place = value["troops"], value["village"]
            many = sum(POINTS.get(kind, 0) * count for kind, count in held.items())
            if many:
                yield words.say(text, points=many, village=place)
            if held.get(BOMBARD):
                engines = ENGINES_LEFT if key == "dropped" else ENGINES_IN
                yield words.say(engines, count=held[BOMBARD], village=place)
    if facts.get("ended") and facts.get("passages"):
        where = facts["passages"][-1]["village"]
        yield words.say(ENDED[facts["ended"]], village=where)
    for value in facts.get("entered") or ():
        text = REBELS_ENTERED if value["player"] == REBELS else ENTERED
        yield words.say(text, **value)
    for value in facts.get("captured") or ():
        yield words.say(CAPTURED if value["lord"] else CAPTURED_KEPT, **value)
    yield from crown.besides(words, facts)
    yield from ended.at_the_end(words, facts)


def wasted(words: Words, destroyed: Mapping[str, Any]) -> str:
    """What rebels have destroyed in a village."""
    lost = (
        words.say(ITEMS[what], count=destroyed[what])
        for what in ("mill", "press", "castle")
        if destroyed.get(what)
    )
    return ", ".join(lost)


def _fought(_: Words, facts: dict[str, Any], __: State) -> dict[str, str]:
    """The SPECs of a battle, the winner's first."""
    specs = facts["specs"]
    first = facts["winner"] or "attacker"
    other = next(side for side in specs if side != first)
    return {"one": specs[first], "other": specs[other]}


def _rebels(_: Words, facts: dict[str, Any], __: State) -> dict[str, Any]:
    """The side that fought the rebels."""
    sides = (facts["attackers"], facts["defenders"])
    others = [side for side in sides if REBELS not in side]
    return {"others": others[0]} if len(others) == 1 else {}


TOLD: Tellers = {
    "fief battle": _rebels,
    "fief bestow": lambda words, facts, state: {
        "region": _fief(words, facts["region"], state)
    },
    "fief card discard": _cards,
    "fief card play": _card,
    "fief die": lambda words, facts, _: {
        "said": words.say(cards.CAUSES[facts["cause"]])
    },
    "fief income": _income,
    "fief move": lambda words, facts, _: {"group": party(words, facts)},
    "fief ransom": _ransom,
    "fief resolve": _fought,
    "fief seat": _seat,
    "fief setup roll": lambda _, facts, __: {"ranking": ", ".join(facts["order"])},
    **together("TOLD", MODULES),
}


def goods(words: Words, facts: dict[str, Any]) -> str:
    """What was bought, with its number, and counters with their value."""
    item = words.say(ITEMS[facts["item"]], count=facts["count"])
    value = facts.get("value", 1)
    return (
        item
        if value == 1
        else words.say("{goods} (value {value})", goods=item, value=value)
    )


def lacking(words: Words, missing: Iterable[Mapping[str, Any]]) -> str:
    """What is missing for a fief, in one line, with its villages together."""
    rest = list(missing)
    names = [one["about"] for one in rest if one["what"] == "village"]
    parts = []
    if len(names) > 1:
        parts.append(words.say(UNHELD, names=names))
        rest = [one for one in rest if one["what"] != "village"]
    parts += [words.say(LACKS[one["what"]], about=one["about"]) for one in rest]
    return words.semicolon.join(parts)
