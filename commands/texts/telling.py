"""How entries become sentences."""

from __future__ import annotations

from commands.faces import face_of
from commands.texts import registry
from commands.texts.variants import variant
from commands.texts.why import first_name as named_first
from ledger.errors import UNFIT
from ledger.grammar import Act
from ledger.grammar import named as command
from ledger.rules import game_named
from ledger.state import State
from ledger.veil import of_act
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from commands.texts import Words
    from commands.texts.variants import Variants
    from ledger.journal import Entry

    More = Callable[[Words, Entry, dict[str, Any], State], dict[str, Any]]
    # By kind of act, the function that puts facts into words.
    Tellers = dict[str, Callable[[Words, dict[str, Any], State], dict[str, Any]]]

# Rolling undone dice again is reported for all to see.
ANEW = frozenset({"dice.anew", "dice.anew_draft"})


def sentence(words: Words, entry: Entry, state: State) -> str:
    """What an entry did, in one sentence, with any remark."""
    if entry.kind == "note":
        return entry.remark or ""
    if not entry.outcome and of_act(entry.kind) is None:
        return entry.kind  # unknown kind: its facts may be secret
    try:
        text = _act_sentence(words, entry, state)
    except UNFIT:  # written by another program
        text = entry.kind
    if any(warning["key"] in ANEW for warning in entry.warnings):
        text = words.say("{text}, rolled again", text=text)
    if entry.mends:
        text = f"{text}, {retyped(words, entry)}"
    return f"{text} — {entry.remark}" if entry.remark else text


def retyped(words: Words, entry: Entry) -> str:
    """A note on the entry whose dice were typed again."""
    return words.say("dice of entry {entry:plain} retyped", entry=entry.mends)


def _act_sentence(words: Words, entry: Entry, state: State) -> str:
    facts = _by_name(words, {**entry.asked, **entry.outcome}, state)
    closed = _closed(entry.kind, facts)
    own, played = registry.named(entry.kind), face_of(state.game)
    ended = None if own else played.ended(words, facts, state)
    if own:
        kind = variant(entry.kind, facts, face_of(own).variants)
        facts |= face_of(own).worded(words, entry.kind, facts, state)
    elif ended:
        # The clock has ended something, and that is what counts.
        kind, extra = ended
        facts |= extra
    else:
        kind = _variant(entry.kind, facts)
        more = MORE.get(entry.kind)
        facts |= more(words, entry, facts, state) if more else {}
    if closed:
        kind = f"{entry.kind}.closed"
    text = _text(kind, state) or _text(entry.kind, state)
    clause = words.say(text, **facts) if text else entry.kind
    return words.semicolon.join((clause, *played.besides(words, facts)))


def _closed(kind: str, facts: dict[str, Any]) -> bool:
    """Whether an act is reported without its sum, as the purses are closed."""
    if kind == "correct" and not facts.get("account"):
        return False  # a fact may be set to nothing
    act = command(kind) if None in facts.values() else None
    return isinstance(act, Act) and facts.get(act.purses, 0) is None


def ticks(words: Words, entry: Entry, line: str) -> bool:
    """Whether a sentence says nothing except that the clock moved on.

    Anything that happened at the end of a phase or a turn counts as more.
    """
    if entry.kind not in ("phase", "turn"):
        return False
    facts = {**entry.asked, **entry.outcome}
    try:
        text = _text(_variant(entry.kind, facts), State())
        phase = words.phase(str(facts["phase"]))
        return line == words.say(text or "", **{**facts, "phase": phase})
    except UNFIT:
        return False


def _text(kind: str, state: State) -> str | None:
    return registry.text_of("ACTS", kind, state.game)


def _by_name(words: Words, facts: dict[str, Any], state: State) -> dict[str, Any]:
    """Facts with names for ids; things that no longer exist keep their first name."""
    kinds = {kind for kind, _ in game_named(state.game).fields}
    part_of = face_of(state.game).part

    def without_ids(value: object) -> Any:
        if isinstance(value, dict):
            return {key: without_ids(one) for key, one in value.items()}
        if isinstance(value, (list, tuple)):
            return [without_ids(one) for one in value]
        if not isinstance(value, str):
            return value
        kind, _, name = value.partition(":")
        if not (name and kind in kinds):
            return value
        unnamed = part_of(words, value)
        return named_first(value) if unnamed == value else unnamed

    shown: dict[str, Any] = without_ids(named(facts, state))
    return shown


def _different(facts: Mapping[str, Any]) -> str:
    """The variant for a count: more or less than booked, or several counts."""
    if "counts" in facts:
        return "several"
    if not facts["difference"]:
        return ""
    return "more" if facts["difference"] > 0 else "less"


VARIANTS: Variants = {
    "count": _different,
    "correct": lambda facts: "there" if "/" in (facts.get("account") or "") else "",
    "title grant": (("before", "from"),),
    "territory claim": (("before", "from"),),
    "territory add": (("owner", "owned"),),
    "roll": (("who", "who"),),
    "salvage": (("kind", "left"),),
    "sealed put": (("closed", "last"),),
    "sealed close": (("players", "without"),),
    "import csv": lambda facts: facts["table"],
}


def _variant(kind: str, facts: dict[str, Any]) -> str:
    """The key of the sentence that fits the facts; a phase may end a turn."""
    if kind == "phase" and isinstance(facts.get("before"), int):
        return "turn"
    return variant(kind, facts, VARIANTS)


# Facts that must be put into words, by kind ------------------------------------


def _paid(
    words: Words, _entry: Entry, facts: dict[str, Any], state: State
) -> dict[str, Any]:
    return {"money": words.money(facts["amount"], state)}


def _counted(
    words: Words, _entry: Entry, facts: dict[str, Any], state: State
) -> dict[str, Any]:
    if "counts" in facts:
        return {"tallies": ", ".join(_tally(words, one) for one in facts["counts"])}
    return {
        "counted": words.money(facts["counted"], state),
        "difference": words.number(abs(facts["difference"] or 0)),
    }


def _tally(words: Words, tally: Mapping[str, Any]) -> str:
    """A player's coins, and the book's number if it differs."""
    player, counted, booked = (tally[key] for key in ("player", "counted", "booked"))
    if counted is None:
        return str(player)
    counted_coins = f"{player} {words.number(counted)}"
    if counted == booked:
        return counted_coins
    return words.say(
        "{said} (ledger: {booked})", said=counted_coins, booked=words.number(booked)
    )


def _rolled(
    _words: Words, _entry: Entry, facts: dict[str, Any], _state: State
) -> dict[str, Any]:
    return {"faces": " ".join(map(str, facts["faces"]))}


def _dropped(
    _words: Words, entry: Entry, _facts: dict[str, Any], _state: State
) -> dict[str, Any]:
    faces = (" ".join(map(str, throw.faces)) for throw in entry.throws)
    return {"faces": " | ".join(faces)}


def _ruled(
    words: Words, _entry: Entry, facts: dict[str, Any], _state: State
) -> dict[str, Any]:
    return {
        "key": _rule(words, facts["key"]),
        **_before_and_after(words, facts, facts["key"]),
    }


def _loaded(
    words: Words, _entry: Entry, facts: dict[str, Any], _state: State
) -> dict[str, Any]:
    keys = (_rule(words, key) for key in facts["changed"])
    return {"keys": words.semicolon.join(keys) or "–"}


def _begun(
    words: Words, _entry: Entry, facts: dict[str, Any], _state: State
) -> dict[str, Any]:
    return {"phase": words.phase(str(facts["phase"]))}


def _rule(words: Words, key: str) -> str:
    """A house rule with what it is about."""
    about = words.setting(key)
    return f"{key} ({about})" if about else key


def _corrected(
    words: Words, entry: Entry, _facts: dict[str, Any], state: State
) -> dict[str, Any]:
    """What was corrected, and for whom."""
    from commands.texts.effects import recorded
    from commands.texts.why import place

    what = str(entry.outcome["what"])
    account, change = entry.outcome.get("account"), {}
    if account is None:
        account, _, what = what.rpartition(".")
        change = {
            moment: recorded(words, account, what, entry.outcome[moment], state)
            for moment in ("before", "after")
        }
    name = place(words, state.account_name(account))
    if account == "campaign":
        name = words.say("the campaign")
    thing = words.word(registry.text_of("THINGS", what, state.game), what)
    return {**change, "what": thing, "account": name}


def _imported(
    _words: Words, _entry: Entry, facts: dict[str, Any], _state: State
) -> dict[str, Any]:
    """How many lines there were."""
    return {"count": len(facts[facts["table"]])}


def _titled(
    words: Words, _: Entry, facts: dict[str, Any], state: State
) -> dict[str, Any]:
    """A title, as its game calls it."""
    return words.coded(facts, registry.table("PHRASED", state.game))


def _before_and_after(
    words: Words, facts: dict[str, Any], rule: str = ""
) -> dict[str, str]:
    return {
        key: words.value("–" if facts[key] is None else facts[key], rule)
        for key in ("before", "after")
    }


def _sealed(
    words: Words, _entry: Entry, facts: dict[str, Any], _state: State
) -> dict[str, Any]:
    from commands.texts.sealing import put_into_words

    return put_into_words(words, facts)


MORE: dict[str, More] = {
    **dict.fromkeys(
        ("sealed ask", "sealed put", "sealed close", "sealed open"), _sealed
    ),
    "pay": _paid,
    "count": _counted,
    "phase": _begun,
    "roll": _rolled,
    "drop": _dropped,
    "rules set": _ruled,
    "rules load": _loaded,
    "correct": _corrected,
    "import csv": _imported,
    "title grant": _titled,
    "title revoke": _titled,
}
