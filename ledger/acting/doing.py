"""The one use case of every act whose record names a rule."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.grammar import typed
from ledger.loading import load
from ledger.naming import clean_text, near

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from ledger.acting.answer import Answer, Scene
    from ledger.acting.recorder import Recorder
    from ledger.grammar import Act, Record
    from ledger.grammar.words import Word
    from ledger.rules.game import Outcome
    from ledger.state import State

# What is read as a whole number, whatever the game: a script must give an int, neither
# a text nor a bool.
NUMBERS = frozenset(
    {"amount", "any_many", "count", "counted", "many", "men", "modifier"}
    | {"number", "total"}
)


def do(recorder: Recorder, act: Act, /, *values: Any, **named: Any) -> Answer:
    """Carries out an act: its words become ids, its rule decides, one entry is written."""
    args = bound(act, values, named)

    def decide(scene: Scene) -> Outcome:
        rule = load(act.use)
        needs = [getattr(scene, need) for need in act.needs]
        outcome: Outcome = rule(*needs, **meanings(act, args, scene.state))
        return outcome

    return recorder.act(act.path, args, decide, remark=args.get("remark"))


def doing(act: Act) -> Callable[..., Answer]:
    """The use case of an act: a function of a recorder and the act's words."""

    def carry_out(recorder: Recorder, /, *values: Any, **named: Any) -> Answer:
        return do(recorder, act, *values, **named)

    return carry_out


def bound(
    record: Record,
    values_given: Sequence[Any],
    named: Mapping[str, Any],
    besides: Sequence[str] = (),
) -> dict[str, Any]:
    """The value given for each word of a command, by position or by name.

    `besides` are other names to suggest for one that is not known.
    """
    args = dict(zip((word.name for word in record.words), values_given, strict=False))
    faults = unfit(record, values_given, named, besides)
    if faults:
        takes = [w.name if w.required else f"[{w.name}]" for w in typed(record)]
        takes += [f"[{name}]" for name in besides]
        faults_and_words = "; ".join(
            [*faults, f"it takes {', '.join(takes) or 'nothing'}"]
        )
        raise TypeError(f"{record.path}: {faults_and_words}")
    args |= named
    values = {word.name: args.get(word.name, word.default) for word in record.words}
    values |= {w.name: each(values[w.name]) for w in record.words if w.many}
    for word in record.words:
        if word.blank(values[word.name]):
            facts = {"name": word.name, "command": record.path}
            raise Refused("unknown_name", "word.blank", **facts)
    return values


def unfit(
    record: Record,
    given: Sequence[Any],
    named: Mapping[str, Any],
    besides: Sequence[str],
) -> list[str]:
    """What is wrong with the values: too many, twice, an unknown name, or missing."""
    known = [word.name for word in record.words]
    faults = [f"{one!r} is one too many" for one in given[len(known) :]]
    placed = known[: len(given)]
    for name in named:
        if name in placed:
            faults.append(f"{name} is said twice")
        elif name not in known:
            likely = near(name, [*known, *besides], most=1)
            asked = f" (did you mean {likely[0]}?)" if likely else ""
            faults.append(f"no word is called {name}{asked}")
    needed = [word.name for word in record.words if word.required]
    missing = [one for one in needed if one not in placed and one not in named]
    faults += [f"{name} is missing" for name in missing]
    args = {**dict(zip(known, given, strict=False)), **named}
    return [*faults, *(f for word in record.words for f in _no_number(word, args))]


def _no_number(word: Word, args: Mapping[str, Any]) -> list[str]:
    """Faults for values of another type where a whole number is needed."""
    value = args.get(word.name)
    if word.kind.reads.rpartition(".")[2] not in NUMBERS or value is None:
        return []
    every = each(value) if word.many else [value]
    wrong = [one for one in every if type(one) is not int]
    return [f"{word.name} is not a whole number: {one!r}" for one in wrong]


def each(value: Sequence[Any] | None) -> list[Any]:
    """The values of a word that may have several, however they were given."""
    if isinstance(value, str):
        return [value]
    parts = (part if isinstance(part, list) else (part,) for part in value or ())
    return [one for part in parts for one in part]


def meanings(act: Act, args: Mapping[str, Any], state: State) -> dict[str, Any]:
    """The meanings of an act's words, in their order: ids in place of names.

    A finder is also given the meanings of the words before. The rule never sees a
    word that is only kept with the entry.
    """
    meant: dict[str, Any] = {}
    for word in act.words:
        meaning(word, args[word.name], state, meant)
    return meant


def meaning(word: Word, value: Any, state: State, meant: dict[str, Any]) -> None:  # noqa: ANN401 - what a parser has read
    """Adds the meaning of one word to the meanings of those before it."""
    kind = word.kind
    if word.many and value is not None:
        value = each(value)
    if kind.keeps:
        if word.required:
            clean_text(value)  # it must not be empty
        return
    if kind.find and value is not None:
        find = load(kind.find)
        if word.many and not kind.whole:
            value = [find(state, one, meant) for one in value]
        else:
            value = find(state, value, meant)
    meant[word.name] = value
