"""What only words can say of the facts of an entry of Fief."""

from __future__ import annotations

from collections import Counter

from commands.texts.fief import (
    cards,
    crowned,
    ended,
    families,
    inherited,
    variants,
)
from commands.texts.fief.buying import ITEMS
from commands.texts.fief.fiefs import CAPITAL, FIEFS, LACKS, UNHELD
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
from commands.texts.phrases import listed
from ledger.rules.fief.facts import BOMBARD, REBELS
from ledger.rules.fief.forces import POINTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any

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
    found |= _sums(words, kind, facts, state) | _named(words, kind, facts, state)
    found |= crowned.told(words, kind, facts) | inherited.told(words, kind, facts)
    if kind in CARD_ACTS:
        found |= card(words, kind, facts)
    if kind == "fief setup roll":
        found["ranking"] = ", ".join(facts["order"])
    if kind == "fief move":
        found["group"] = party(words, facts)
    if kind == "fief resolve":
        found |= fought(facts)
    if kind == "fief battle":
        found |= against_rebels(facts)
    if facts.get("item") in ITEMS:
        found["goods"] = goods(words, facts)
    return found


def _sums(
    words: Words, kind: str, facts: dict[str, Any], state: State
) -> dict[str, Any]:
    """Who is paid how much, where one act pays several."""
    paid: dict[str, int] = {}
    if kind == "fief income":
        paid = {player["name"]: player["total"] for player in facts["players"]}
    elif kind == "fief ransom":
        paid = facts.get("shares") or {}
    elif kind in ("fief lend", "fief repay"):
        return {"left": words.money(facts["owed"], state)}
    elif kind == "fief seat" and facts["sold"]:
        return {"part": words.money(facts["share"], state)}
    said = (f"{name} {words.money(sum_, state)}" for name, sum_ in paid.items())
    return {"sums": ", ".join(said)} if paid or kind == "fief income" else {}


def _named(
    words: Words, kind: str, facts: dict[str, Any], state: State
) -> dict[str, str]:
    """A fief by its capital and its region."""
    if facts.get("rank") in FIEFS and facts.get("capital"):
        fief = words.say(FIEFS[facts["rank"]], capital=facts["capital"])
        return {"fief": f"{fief} ({facts['region']})"}
    if kind == "fief bestow":
        return {"region": _fief(words, facts["region"], state)}
    return {}


def _fief(words: Words, region: str, state: State) -> str:
    """A fief by its region, with the capital after which it is named."""
    for title in state.subjects("title"):
        capital = state.text(title, "capital")
        if capital and state.name(title) == region:
            return words.say(CAPITAL, region=region, capital=state.name(capital))
    return region


def variant(kind: str, facts: dict[str, Any]) -> str:
    """Which sentence tells an entry of this kind with these facts."""
    if kind in VARIANTS:
        return VARIANTS[kind](kind, facts)
    return _of_cards(kind, facts) if kind in CARD_ACTS else kind


def _bought(kind: str, facts: dict[str, Any]) -> str:
    if facts.get("item") == "cardinal":
        return "fief buy.cardinal"
    return "fief buy.guard" if facts.get("sovereign") else kind


def _auctioned(kind: str, facts: dict[str, Any]) -> str:
    if facts["winner"]:
        return kind
    return f"{kind}.{'tied' if facts['tied'] else 'none'}"


def _kept(kind: str, facts: dict[str, Any]) -> str:
    if facts["dismissed"] and not facts["keep"]:
        return f"{kind}.none"
    return f"{kind}.some" if facts["dismissed"] else kind


def _bestowed(kind: str, facts: dict[str, Any]) -> str:
    return "fief bestow.from" if facts.get("before") else kind


def _done(kind: str, facts: dict[str, Any]) -> str:
    return kind if facts.get("next") else "fief done.last"


def _ransomed(kind: str, facts: dict[str, Any]) -> str:
    if not facts["amount"]:
        return "fief ransom.free"
    if facts.get("shares"):
        return "fief ransom.shared"
    return "fief ransom.queen" if facts.get("payer") else kind


def _surprised(kind: str, facts: dict[str, Any]) -> str:
    """Whether captivity was accepted, and whether there was an escort."""
    if not facts["accepted"]:
        return kind
    return "fief captive.accepted" if facts["soldiers"] else "fief captive.alone"


def _ended(kind: str, facts: dict[str, Any]) -> str:
    """Who won a battle; both may have fallen, or stopped."""
    if facts["end"] == "unled":
        return f"{kind}.unled"
    both = facts["end"] == "both"
    if REBELS in (*facts.get("attackers", ()), *facts.get("defenders", ())):
        won = facts["winner"] and REBELS in facts[f"{facts['winner']}s"]
        how = "win" if won else "lose" if facts["winner"] else facts["end"]
        return f"{kind}.rebels_{how}"
    return f"{kind}.{'both' if both else facts['winner'] or facts['end']}"


def _spoken(kind: str, facts: dict[str, Any]) -> str:
    """Whether a bishop calmed the rebels, and whether he spent anything on it."""
    if facts["calmed"]:
        return f"{kind}.paid" if facts["cost"] else kind
    return f"{kind}.stoned_paid" if facts["cost"] else f"{kind}.stoned"


def _of_cards(kind: str, facts: dict[str, Any]) -> str:
    if kind == "fief deal" and facts.get("reshuffled"):
        return "fief deal.reshuffled"
    if kind == "fief card discard" and facts["cards"] and not facts["hidden"]:
        return "fief card discard.named"
    if kind != "fief card play":
        return kind
    if "eliminated" in facts:  # a revolt against a camp of mercenaries
        return f"{kind}.revolt_camp"
    own = f"{kind}.{facts['card']}"
    if own in cards.ACTS:
        return own
    return f"{kind}.on" if facts.get("on") else kind


def card(words: Words, kind: str, facts: dict[str, Any]) -> dict[str, Any]:
    """Which card, who escaped by it, how somebody died."""
    if kind == "fief die":
        return {"said": words.say(cards.CAUSES[facts["cause"]])}
    if kind == "fief card discard":
        named = (words.word(cards.CARDS.get(one), one) for one in facts["cards"])
        return {"said": [words.say(cards.QUOTED, text=name) for name in named]}
    if kind != "fief card play":
        return {}
    free = ", ".join(one["lord"] for one in facts.get("freed", ()))
    return {"said": words.say(cards.CARDS[facts["card"]]), "escaped": free}


def _moved(kind: str, facts: dict[str, Any]) -> str:
    if facts["entrance_from"]:
        return f"{kind}.entrance"
    if facts["start"] == facts["end"]:
        return f"{kind}.back" if facts["steps"] else f"{kind}.stays"
    return kind


VARIANTS: dict[str, Callable[[str, dict[str, Any]], str]] = {
    "fief resolve": _ended,
    "fief battle": _ended,
    "fief calm": _spoken,
    "fief buy": _bought,
    "fief upkeep": _kept,
    "fief auction": _auctioned,
    "fief bestow": _bestowed,
    "fief done": _done,
    "fief ransom": _ransomed,
    "fief captive": _surprised,
    "fief move": _moved,
    "fief rebels march": _moved,
    **crowned.VARIANTS,
    **families.VARIANTS,
    **variants.VARIANTS,
}


def party(words: Words, facts: dict[str, Any]) -> str:
    """Who moves; how many soldiers go with them, unless they are hidden."""
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
        # In the entry of a draft that was dropped this is the draft's number.
        if isinstance(told, dict) and not facts.get("hidden"):
            held, place = told["troops"], told["village"]
            many = sum(POINTS.get(kind, 0) * count for kind, count in held.items())
            if many:
                yield words.say(text, points=many, village=place)
            if held.get(BOMBARD):
                engines = ENGINES_LEFT if key == "dropped" else ENGINES_IN
                yield words.say(engines, count=held[BOMBARD], village=place)
    if facts.get("ended") and facts.get("passages"):
        where = facts["passages"][-1]["village"]
        yield words.say(ENDED[facts["ended"]], village=where)
    for told in facts.get("entered") or ():
        text = REBELS_ENTERED if told["player"] == REBELS else ENTERED
        yield words.say(text, **told)
    for told in facts.get("captured") or ():
        yield words.say(CAPTURED if told["lord"] else CAPTURED_KEPT, **told)
    yield from crowned.besides(words, facts)
    yield from ended.at_the_end(words, facts)


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


def against_rebels(facts: dict[str, Any]) -> dict[str, Any]:
    """Whom the rebels have fought."""
    sides = (facts["attackers"], facts["defenders"])
    others = [side for side in sides if REBELS not in side]
    return {"others": others[0]} if len(others) == 1 else {}


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
