"""What only words can say of the facts of an entry of Fief."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from commands.texts.fief import cards
from commands.texts.fief.buying import ITEMS
from commands.texts.fief.fiefs import FIEFS, LACKS, UNHELD
from commands.texts.fief.moving import (
    CAPTURED,
    CAPTURED_KEPT,
    DROPPED,
    ENDED,
    ENTERED,
    HIDDEN,
    PICKED,
    REBELS_ENTERED,
    SOLDIERS,
)
from commands.texts.phrases import listed
from ledger.rules.fief.facts import REBELS
from ledger.rules.fief.tables import VALUES as POINTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from commands.texts import Words
    from ledger.state import State

CARD_ACTS = frozenset(
    {
        "fief deal",
        "fief card play",
        "fief card discard",
        "fief card exchange",
        "fief die",
    }
)
SUMS = ("amount", "cost", "price", "paid")


def told(
    words: Words, kind: str, facts: dict[str, Any], state: State
) -> dict[str, Any]:
    """Sums with their unit, and what has words of its own."""
    found: dict[str, Any] = {}
    for key in SUMS:
        if isinstance(facts.get(key), int):
            found["money"] = words.money(facts[key], state)
    if kind == "fief income":
        found["sums"] = ", ".join(
            f"{player['name']} {words.money(player['total'], state)}"
            for player in facts["players"]
        )
    if kind in CARD_ACTS:
        found |= card(words, kind, facts)
    if kind == "fief setup roll":
        found["ranking"] = ", ".join(facts["order"])
    if kind == "fief move":
        found["group"] = party(words, facts)
    if kind == "fief resolve":
        found |= fought(facts)
    if facts.get("item") in ITEMS:
        found["goods"] = goods(words, facts)
    if facts.get("rank") in FIEFS and facts.get("capital"):
        found["fief"] = words.say(FIEFS[facts["rank"]], capital=facts["capital"])
    return found


def variant(kind: str, facts: dict[str, Any]) -> str:
    """Which sentence tells an entry of this kind with these facts."""
    if kind in ("fief resolve", "fief battle"):
        return _ended(kind, facts)
    if kind == "fief buy" and facts.get("item") == "cardinal":
        return "fief buy.cardinal"
    if kind == "fief bestow" and facts.get("before"):
        return "fief bestow.from"
    if kind == "fief done" and not facts.get("next"):
        return "fief done.last"
    if kind in ("fief move", "fief rebels march"):
        return _moved(kind, facts)
    return _of_cards(kind, facts) if kind in CARD_ACTS else kind


def _ended(kind: str, facts: dict[str, Any]) -> str:
    """Who won a battle; both may have fallen, or stopped."""
    both = facts["end"] == "both"
    return f"{kind}.{'both' if both else facts['winner'] or facts['end']}"


def _of_cards(kind: str, facts: dict[str, Any]) -> str:
    if kind == "fief deal" and facts.get("reshuffled"):
        return "fief deal.reshuffled"
    if kind == "fief card discard" and facts["cards"] and not facts["hidden"]:
        return "fief card discard.named"
    if kind != "fief card play":
        return kind
    own = f"{kind}.{facts['card']}"
    if own in cards.ACTS:
        return own
    return f"{kind}.on" if facts.get("on") else kind


def card(words: Words, kind: str, facts: dict[str, Any]) -> dict[str, Any]:
    """Which card, who escaped by it, how somebody died."""
    if kind == "fief die":
        return {"said": words.say(cards.CAUSES[facts["cause"]])}
    if kind == "fief card discard":
        named = (words.say(cards.CARDS.get(one, one)) for one in facts["cards"])
        return {"said": ", ".join(named)}
    if kind != "fief card play":
        return {}
    free = ", ".join(one["lord"] for one in facts.get("freed", ()))
    return {"said": words.say(cards.CARDS[facts["card"]]), "escaped": free}


def _moved(kind: str, facts: dict[str, Any]) -> str:
    if not facts["steps"] and facts["start"] == facts["end"]:
        return f"{kind}.stays"
    return f"{kind}.entrance" if facts["entrance_from"] else kind


def party(words: Words, facts: dict[str, Any]) -> str:
    """Who moves; how many soldiers go with them, unless they are hidden."""
    count = sum(POINTS[value] * many for value, many in _started(facts).items())
    if facts.get("hidden"):
        return words.say(HIDDEN, lords=facts["lords"])
    if count:
        return words.say(SOLDIERS, lords=facts["lords"], points=count)
    return listed(facts["lords"], words.lang)


def _started(facts: dict[str, Any]) -> Counter[str]:
    """The counters that set out: those that arrive and those that stay on the way."""
    dropped, picked = (
        (facts.get(k) or {}).get("troops") for k in ("dropped", "picked")
    )
    found = Counter(facts["troops"])
    found.update(dropped or {})
    found.subtract(picked or {})
    return found


def besides(words: Words, facts: dict[str, Any]) -> Iterator[str]:
    """What an act brought about besides, and the log must tell: fiefs change hands."""
    for key, text in (("dropped", DROPPED), ("picked", PICKED)):
        told = facts.get(key)
        if told and not facts.get("hidden"):
            many = sum(POINTS[value] * count for value, count in told["troops"].items())
            yield words.say(text, points=many, village=told["village"])
    if facts.get("ended") and facts.get("passages"):
        where = facts["passages"][-1]["village"]
        yield words.say(ENDED[facts["ended"]], village=where)
    for told in facts.get("entered") or ():
        text = REBELS_ENTERED if told["player"] == REBELS else ENTERED
        yield words.say(text, **told)
    for told in facts.get("captured") or ():
        yield words.say(CAPTURED if told["lord"] else CAPTURED_KEPT, **told)


def wasted(words: Words, told: dict[str, Any]) -> str:
    """What rebels have destroyed in a village."""
    lost = (
        words.say(ITEMS[what], count=told[what])
        for what in ("mill", "press", "castle")
        if told.get(what)
    )
    return ", ".join(lost)


def fought(facts: dict[str, Any]) -> dict[str, str]:
    """The SPECs of a battle, the winner's first."""
    specs = facts["specs"]
    first = facts["winner"] or "attacker"
    other = next(side for side in specs if side != first)
    return {"one": specs[first], "other": specs[other]}


def goods(words: Words, facts: dict[str, Any]) -> str:
    """So many of what was bought; counters with their value."""
    said = words.say(ITEMS[facts["item"]], count=facts["count"])
    value = facts.get("value", 1)
    return (
        said if value == 1 else words.say("{goods} of {value}", goods=said, value=value)
    )


def lacking(words: Words, missing: Iterable[dict[str, Any]]) -> str:
    """What is missing for a fief, in one line; all its villages together."""
    rest = list(missing)
    names = [one["about"] for one in rest if one["what"] == "village"]
    said = []
    if len(names) > 1:
        said.append(words.say(UNHELD, names=names))
        rest = [one for one in rest if one["what"] != "village"]
    said += [words.say(LACKS[one["what"]], about=one["about"]) for one in rest]
    return words.semicolon.join(said)
