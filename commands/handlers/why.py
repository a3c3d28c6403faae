"""The explanation of a number or a fact, with a sentence for each line."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from commands.call import Call, Result
    from commands.texts import Words
    from ledger.reading.asked_about import Spoken
    from ledger.reading.why import Explained
    from ledger.rules.game import Derived
    from ledger.state import State


def why(
    call: Call, words: list[str], last: int | None, viewer: str | None, all_: bool
) -> Result:
    """The lines that explain a balance, a fact or a thing, each with its sentence."""
    from commands.texts import telling
    from ledger.flow import Flow
    from ledger.reading.why import why as read
    from ledger.store.rows import fact

    book = call.moment()
    game = str(fact(book, "campaign", "game"))
    asked = read(book, words, spoken(game), last, viewer, all_)

    def line(one: Explained) -> dict[str, Any]:
        if one.derived is not None:
            text = derivation(call.words, one.derived, asked.state)
        else:
            text = (
                telling.sentence(call.words, one.entry, asked.state)
                if one.entry
                else ""
            )
        return {**one.line, "text": text}

    asked.facts["lines"] = Flow(lambda: map(line, asked.lines))
    return asked.facts, None, [], asked


def derivation(words: Words, derived: Derived, state: State) -> str:
    """The sentence for a derived fact, with the present names."""
    from commands.texts import registry
    from ledger.wire import named

    facts = named(derived.facts, state)
    facts |= words.coded(facts, registry.table("PHRASED", state.game))
    text = words.known("DERIVED", derived.key)
    return words.say(text, **facts) if text else derived.key


def spoken(game: str) -> Spoken:
    """Everything that can be asked about, in the words of either language."""
    from commands.faces import face_of
    from commands.texts import Words
    from commands.texts.registry import every, table
    from commands.texts.why import FIELDS, FIELDS_ALSO, MONEY, kinds, places
    from ledger.reading.asked_about import Spoken
    from ledger.rules import game_named

    languages = [Words(lang) for lang in ("en", "fr")]
    played = game_named(game)
    things = every("THINGS", [game])
    counted = {code: things[code] for code in played.commodities if code in things}
    codes = _heard(languages, counted)
    plurals = {f"{word}s": codes[word] for word in codes if not word[-1:].isdigit()}
    codes = plurals | codes
    for item, text in table("ITEMS", game).items():
        for words in languages:
            for many in (1, 2):
                shown = words.say(text, count=many).lstrip("0123456789 ")
                codes.update(_folded({shown: item}))
    codes |= {code: code for code in played.commodities}
    codes |= _heard(languages, {"money": MONEY})
    former = {**FIELDS_ALSO, **table("THINGS_ALSO", game)}
    codes |= _folded({w: c for w, c in former.items() if c in played.commodities})
    sorts, spots = kinds(game), places(game)
    sorts = {kind: sorts[kind] for kind, _ in played.fields if kind in sorts}
    spots = {code: spots[code] for code in played.plain if code in spots}
    return Spoken(
        codes,
        _heard(languages, sorts),
        _fields(languages, things | FIELDS, former),
        _heard(languages, spots),
        lambda one: [face_of(game).part(words, one) for words in languages],
    )


def _fields(
    languages: Iterable[Words], texts: Mapping[str, str], former: Mapping[str, str]
) -> dict[str, tuple[str, ...]]:
    """All codes that each word stands for, or stood for once.

    The French "tactique" has two.
    """
    from ledger.naming import folded

    by_word: dict[str, tuple[str, ...]] = {}
    for key, text in texts.items():
        code = key.rpartition(".")[2]
        for word in {folded(key), *(folded(words.say(text)) for words in languages)}:
            by_word[word] = (*by_word.get(word, ()), code)
    for word, code in _folded(former).items():
        by_word[word] = (*by_word.get(word, ()), code)
    return by_word


def _heard(
    languages: Iterable[Words], texts: Mapping[str, str | tuple[str, ...]]
) -> dict[str, str]:
    """The code that each word stands for, in either language."""
    by_word: dict[str, str] = {}
    for code, texts_of in texts.items():
        for text in (texts_of,) if isinstance(texts_of, str) else texts_of:
            by_word |= _folded({words.say(text): code for words in languages})
    return by_word


def _folded(words: Mapping[str, str]) -> dict[str, str]:
    from ledger.naming import folded

    return {folded(word): code for word, code in words.items()}
