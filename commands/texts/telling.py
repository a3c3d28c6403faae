"""How entries and questions become sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.texts import medfan, scenarios
from commands.texts.acts import ACTS, THINGS
from ledger.questions import ChoiceQuestion
from ledger.rules import game_named
from ledger.wire import named

if TYPE_CHECKING:
    from commands.texts import Words
    from ledger.journal import Entry
    from ledger.questions import Question
    from ledger.state import State

# Whoever throws again what was taken back does so for all to see.
ANEW = frozenset({"dice.anew", "dice.anew_draft"})


def sentence(words: Words, entry: Entry, state: State) -> str:
    """What an entry did, in one sentence, with the referee's own remark."""
    facts = _by_name({**entry.asked, **entry.outcome}, state)
    kind = _variant(entry.kind, facts)
    facts = _more(words, entry, facts, state)
    if entry.kind == "note":
        return entry.remark or ""
    text = ACTS.get(kind) or ACTS.get(entry.kind)
    said = words.say(text, **facts) if text else entry.kind
    if any(warning["key"] in ANEW for warning in entry.warnings):
        said = words.say("{text}, thrown anew", text=said)
    return f"{said} — {entry.remark}" if entry.remark else said


def _by_name(facts: dict[str, Any], state: State) -> dict[str, Any]:
    """Facts with names; what was taken back altogether keeps its first name."""
    kinds = {kind for kind, _ in game_named(state.game).fields}
    shown: dict[str, Any] = named(facts, state)
    for key, value in facts.items():
        if isinstance(value, str) and shown[key] == value:
            kind, _, name = value.partition(":")
            if kind in kinds and name:
                shown[key] = name.partition("#")[0]
    return shown


def _variant(kind: str, facts: dict[str, Any]) -> str:
    """Which of several sentences of a kind fits the facts."""
    if kind == "count" and facts["difference"]:
        return "count.more" if facts["difference"] > 0 else "count.less"
    if kind in ("title grant", "territory claim") and facts.get("before"):
        return f"{kind}.from"
    if kind == "territory add" and facts.get("owner"):
        return "territory add.owned"
    if kind == "roll" and facts.get("who"):
        return "roll.who"
    if kind == "phase" and isinstance(facts.get("before"), int):
        return "turn"
    return _medfan_variant(kind, facts)


def _medfan_variant(kind: str, facts: dict[str, Any]) -> str:
    if kind == "medfan after" and facts.get("winner") == "draw":
        return "medfan after.draw"
    if kind == "medfan improve" and facts.get("stat") is None:
        return "medfan improve.lost"
    if kind == "medfan determine" and facts.get("player"):
        return "medfan determine.owned"
    if kind == "medfan length" and facts["ends"]:
        return "medfan length.ends"
    return kind


def _more(
    words: Words, entry: Entry, facts: dict[str, Any], state: State
) -> dict[str, Any]:
    """Facts with what only words can say of them."""
    kind = entry.kind
    if kind == "pay":
        facts["money"] = words.money(facts["amount"], state)
    elif kind == "count":
        facts["counted"] = words.money(facts["counted"], state)
        facts["difference"] = words.number(abs(facts["difference"]))
    elif kind.startswith("medfan "):
        facts.update(_medfan(words, facts, state))
    elif kind == "roll":
        facts["faces"] = " ".join(map(str, facts["faces"]))
    elif kind in ("rules set", "correct"):
        if kind == "correct":
            facts.update(_corrected(words, entry, state))
        if "account" not in entry.outcome:
            facts["before"] = words.value(_or_dash(facts["before"]))
            facts["after"] = words.value(_or_dash(facts["after"]))
    elif kind == "rules load":
        facts["keys"] = ", ".join(facts["changed"]) or "–"
    elif kind == "drop":
        faces = (" ".join(map(str, throw.faces)) for throw in entry.throws)
        facts["faces"] = " | ".join(faces)
    return facts


def _medfan(words: Words, facts: dict[str, Any], state: State) -> dict[str, Any]:
    """Sums with their unit, and what has words of its own."""
    told: dict[str, Any] = {
        key: words.money(facts[key], state)
        for key in ("cost", "hoard", "paid", "refund")
        if isinstance(facts.get(key), int)
    }
    for key, fact, known in (
        ("improved", "stat", medfan.STATS),
        ("belonging", "item", medfan.ITEMS),
        ("gift", "benefit", medfan.BENEFITS),
    ):
        if facts.get(fact) in known:
            told[key] = words.say(known[facts[fact]])
    for key in ("id", "scenario"):
        if facts.get(key) in scenarios.THINGS:
            told[key] = words.say(scenarios.THINGS[facts[key]])
    return told | _battle_told(words, facts, state)


def _battle_told(words: Words, facts: dict[str, Any], state: State) -> dict[str, Any]:
    """What follows a battle, as far as it was carried out."""
    counts = facts.get("counts")
    fates = counts if isinstance(counts, dict) else {}
    paid = facts.get("players")
    lines = [p for p in paid if "total" in p] if isinstance(paid, list) else []
    told: dict[str, Any] = {
        "steps": ", ".join(
            words.say(text)
            for step, text in medfan.STEPS.items()
            if facts.get(step) is not None
        ),
        "sums": ", ".join(
            f"{line['name']} {words.money(line['total'], state)}" for line in lines
        ),
        "fates": ", ".join(
            f"{words.say(text)} {fates[fate]}"
            for fate, text in medfan.FATES_ROLLED.items()
            if fate in fates
        ),
        "ends": _ends(words, facts),
    }
    if facts.get("id") in medfan.OBJECTIVES:
        told["aim"] = words.say(medfan.OBJECTIVES[facts["id"]])
    return told


def _ends(words: Words, facts: dict[str, Any]) -> str:
    """What ends the campaign, in words."""
    found = []
    if isinstance(facts.get("games"), int):
        found.append(words.say("{count:battle|battles}: {count}", count=facts["games"]))
    if facts.get("half"):
        found.append(words.say("more than half of the territories"))
    elif isinstance(facts.get("territories"), int):
        text = "{count:territory|territories}: {count}"
        found.append(words.say(text, count=facts["territories"]))
    return ", ".join(found) or words.say("the players will say so")


def _corrected(words: Words, entry: Entry, state: State) -> dict[str, str]:
    """What was corrected, and whose it is."""
    what = str(entry.outcome["what"])
    account = entry.outcome.get("account")
    if account is None:
        account, _, what = what.rpartition(".")
    name = state.name(account)
    if account == "campaign":
        name = words.say("the campaign")
    return {"what": words.say(THINGS.get(what, what)), "account": name}


def _or_dash(value: Any) -> Any:
    return "–" if value is None else value


def prompt(
    words: Words, question: Question, begun: tuple[int, ...], state: State
) -> str:
    """What is asked: who throws how many of what and why, or what to choose."""
    if isinstance(question, ChoiceQuestion):
        options = [
            f"  {number}. {named(option, state)}"
            for number, option in enumerate(question.options, 1)
        ]
        asked = words.say("choose {key}", key=question.key)
        return "\n".join([asked + words.colon.rstrip(), *options, ">"])
    facts = {
        "who": state.name(question.who) if question.who else "",
        "count": question.many,
        "die": question.die.name,
        "reason": words.throw_for(question.why),
    }
    if question.who:
        asked = words.say("{who} throws {count:plain}{die} ({reason})", **facts)
    else:
        asked = words.say("{count:plain}{die} ({reason})", **facts)
    if begun:
        typed = " ".join(map(str, begun))
        asked += words.say(", so far {faces}", faces=typed)
    return asked + words.colon.rstrip()
