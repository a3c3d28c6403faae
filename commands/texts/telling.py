"""How entries become sentences."""

from __future__ import annotations

from commands.faces import face_of
from commands.texts import registry
from commands.texts.variants import variant
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
    # What only words can say of the facts, by kind of act.
    Tellers = dict[str, Callable[[Words, dict[str, Any], State], dict[str, Any]]]

# Whoever throws again what was taken back does so for all to see.
ANEW = frozenset({"dice.anew", "dice.anew_draft"})


def sentence(words: Words, entry: Entry, state: State) -> str:
    """What an entry did, in one sentence, with the referee's own remark."""
    if entry.kind == "note":
        return entry.remark or ""
    if not entry.outcome and of_act(entry.kind) is None:
        return entry.kind  # nobody has said what of it may be known
    try:
        said = _said(words, entry, state)
    except UNFIT:  # another program has written it
        said = entry.kind
    if any(warning["key"] in ANEW for warning in entry.warnings):
        said = words.say("{text}, rolled again", text=said)
    if entry.mends:
        said = f"{said}, {retyped(words, entry)}"
    return f"{said} — {entry.remark}" if entry.remark else said


def retyped(words: Words, entry: Entry) -> str:
    """Of which entry it is with a throw that was typed anew."""
    return words.say("dice of entry {entry:plain} retyped", entry=entry.mends)


def _said(words: Words, entry: Entry, state: State) -> str:
    facts = _by_name({**entry.asked, **entry.outcome}, state)
    closed = _closed(entry.kind, facts)
    own, played = registry.named(entry.kind), face_of(state.game)
    ended = None if own else played.ended(words, facts, state)
    if own:
        kind = variant(entry.kind, facts, face_of(own).variants)
        facts |= face_of(own).told(words, entry.kind, facts, state)
    elif ended:
        # The clock has come to the end of something: that is what counts.
        kind, told = ended
        facts |= told
    else:
        kind = _variant(entry.kind, facts)
        more = MORE.get(entry.kind)
        facts |= more(words, entry, facts, state) if more else {}
    if closed:
        kind = f"{entry.kind}.closed"
    text = _text(kind, state) or _text(entry.kind, state)
    said = words.say(text, **facts) if text else entry.kind
    return words.semicolon.join((said, *played.besides(words, facts)))


def _closed(kind: str, facts: dict[str, Any]) -> bool:
    """Whether an act is told without its sum, which lies in purses that are closed."""
    if kind == "correct" and not facts.get("account"):
        return False  # a fact that is set to nothing is told, too
    act = command(kind) if None in facts.values() else None
    return isinstance(act, Act) and facts.get(act.purses, 0) is None


def ticks(words: Words, entry: Entry, said: str) -> bool:
    """Whether a sentence says no more than that the clock went on.

    What a phase or a turn has brought about when it ended is more.
    """
    if entry.kind not in ("phase", "turn"):
        return False
    facts = {**entry.asked, **entry.outcome}
    try:
        text = _text(_variant(entry.kind, facts), State())
        phase = words.phase(str(facts["phase"]))
        return said == words.say(text or "", **{**facts, "phase": phase})
    except UNFIT:
        return False


def _text(kind: str, state: State) -> str | None:
    return registry.text_of("ACTS", kind, state.game)


def _by_name(facts: dict[str, Any], state: State) -> dict[str, Any]:
    """Facts with names; what was taken back altogether keeps its first name."""
    kinds = {kind for kind, _ in game_named(state.game).fields}

    def first_name(value: object) -> Any:
        if isinstance(value, dict):
            return {key: first_name(one) for key, one in value.items()}
        if isinstance(value, (list, tuple)):
            return [first_name(one) for one in value]
        if not isinstance(value, str):
            return value
        kind, _, name = value.partition(":")
        if kind not in kinds or not name:
            return value
        name = name.partition("#")[0]
        # A figure's id begins with its player.
        return name.partition(".")[2] or name if kind == "figure" else name

    shown: dict[str, Any] = first_name(named(facts, state))
    return shown


def _different(facts: Mapping[str, Any]) -> str:
    """Whether more or less lay there than was written, or several have counted."""
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
}


def _variant(kind: str, facts: dict[str, Any]) -> str:
    """Which of several sentences of a kind fits the facts; a phase may end a turn."""
    if kind == "phase" and isinstance(facts.get("before"), int):
        return "turn"
    return variant(kind, facts, VARIANTS)


# What only words can say of the facts, by kind --------------------------------


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
    """A player's coins; where the book says something else, that, too."""
    player, counted, booked = (tally[key] for key in ("player", "counted", "booked"))
    if counted is None:
        return str(player)
    counted_coins = f"{player} {words.number(counted)}"
    if counted == booked:
        return counted_coins
    return words.say(
        "{said} (book: {booked})", said=counted_coins, booked=words.number(booked)
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
    return {"key": _rule(words, facts["key"]), **_before_and_after(words, facts)}


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
    words: Words, entry: Entry, facts: dict[str, Any], state: State
) -> dict[str, Any]:
    """What was corrected, and whose it is."""
    what = str(entry.outcome["what"])
    account = entry.outcome.get("account")
    change = {} if account else _before_and_after(words, facts)
    if account is None:
        account, _, what = what.rpartition(".")
    from commands.texts.why import place

    name = place(words, state.account_name(account))
    if account == "campaign":
        name = words.say("the campaign")
    thing = words.word(registry.text_of("THINGS", what, state.game), what)
    return {**change, "what": thing, "account": name}


def _titled(
    words: Words, _: Entry, facts: dict[str, Any], state: State
) -> dict[str, Any]:
    """A title that is called as its game calls it."""
    return words.coded(facts, registry.table("PHRASED", state.game))


def _before_and_after(words: Words, facts: dict[str, Any]) -> dict[str, str]:
    return {
        key: words.value("–" if facts[key] is None else facts[key])
        for key in ("before", "after")
    }


MORE: dict[str, More] = {
    "pay": _paid,
    "count": _counted,
    "phase": _begun,
    "roll": _rolled,
    "drop": _dropped,
    "rules set": _ruled,
    "rules load": _loaded,
    "correct": _corrected,
    "title grant": _titled,
    "title revoke": _titled,
}
