"""The house rules of a game: their keys, their possible values, their TOML."""

from __future__ import annotations

import os
import re
import tomllib
from functools import cache

from ledger import wire
from ledger.errors import Misuse, Refusal
from ledger.journal import Finding
from ledger.naming import LONGEST_NAME, Likely, clean_text, folded, near, unknown_name
from ledger.record import NamedTuple
from ledger.rules import SHARED, folder
from ledger.state import RULES, changed
from ledger.toml import read_toml

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from ledger.effects import Effect
    from ledger.faults import Fault
    from ledger.state import State


# Other ways to type values, in either language.
FLAGS = {
    "vrai": True,
    "oui": True,
    "yes": True,
    "faux": False,
    "non": False,
    "no": False,
}
SAME = {"demander": "ask", "lancer": "throw", "roll": "throw"} | {
    "francais": "fr",
    "french": "fr",
    "anglais": "en",
    "english": "en",
}


# Types with several values, and those of them whose values have names.
NAMED = frozenset({"levels", "faces"})
SEVERAL = NAMED | {"texts", "words_of_names", "fraction", "numbers", "counts", "span"}
NONE = "–"  # typed for several values where there are none


class Typed(str):
    """A value as it was typed, perhaps in words that mean a code of its house rule."""

    def code(self, key: str) -> str:  # noqa: ARG002 - it depends on the house rule
        """The value in codes, given the key of its house rule."""
        return str(self)


class Setting(NamedTuple):
    """One house rule.

    Attributes:
        key: its dotted name ("free.money.unit").
        type: "word" (one of the options), "text", "number", "word_or_number", "flag",
            "words", "fraction" (numerator and denominator), "span" (a smallest and a
            greatest number), "numbers" (the same number of them as in the default),
            "counts" (one or more numbers), "levels" (numbers by name), "faces" (the
            same, with names from the options), "texts" (texts in order, which may be
            the same), "words_of_names" (words for the names of territories).
        default: its value in a new campaign.
        options: the words it may be.
        least: the smallest number allowed.
        most: the greatest number allowed.
    """

    key: str
    type: str
    default: Any
    options: tuple[str, ...] = ()
    least: int = 0
    most: int = 10**12

    def checked(self, value: object) -> Any:
        """The value, if the setting may have it; a refusal says what is allowed."""
        faults = self.faults(value)
        if faults:
            raise Misuse("usage", "file.faults", rule=self.key, findings=faults)
        longest = max(map(len, _words(value)), default=0)
        if longest > LONGEST_NAME:
            facts = {"setting": self.key, "length": longest, "most": LONGEST_NAME}
            raise Misuse("usage", "setting.long", rule=self.key, **facts)
        if self.fits(value):
            return value
        raise Misuse("usage", "setting.value", rule=self.key, **self._expected(value))

    def fits(self, value: object) -> bool:
        """Whether it may ever have had this value: texts could once be longer."""
        try:
            return bool(FITS[self.type](self, value)) and not self.faults(value)
        except (Refusal, TypeError, ValueError):
            return False

    def within(self, value: object) -> bool:
        """Whether it is a whole number of the allowed size."""
        return type(value) is int and self.least <= value <= self.most

    def faults(self, value: object) -> list[Finding]:
        """What is wrong with added words, word by word."""
        if self.type != "words_of_names" or not isinstance(value, list):
            return []
        from ledger.names.added import extended
        from ledger.names.words import PRINTED

        _, findings = extended(
            PRINTED, **{"nouns": [], "qualifiers": [], self._part: value}
        )
        return [Finding(f.code, f.about, f.facts, rule=self.key) for f in findings]

    @property
    def _part(self) -> str:
        """The last part of the key ("nouns")."""
        return self.key.rpartition(".")[2]

    def _expected(self, value: object) -> dict[str, Any]:
        return {
            "setting": self.key,
            "value": value if isinstance(value, str) else wire.dumps(_plain(value)),
            "type": self.type,
            "options": list(self.options),
            "least": self.least,
            "most": self.most,
        }

    def parsed(self, words: str) -> Any:
        """The value typed on the command line, checked."""
        if self.type == "flag" and folded(words) in FLAGS:
            return FLAGS[folded(words)]
        if self.type in ("word", "text"):
            word = words.strip().strip('"') or words
            code = SAME.get(folded(word))
            return self.checked(code if code in self.options else word)
        if self.type == "words" and not words.lstrip().startswith("["):
            parts = [one.strip() for one in words.split(",") if words.strip() != NONE]
            return self.checked([one for one in parts if one])
        if self.type in ("number", "word_or_number"):
            words = AS_SHOWN.sub("", words).replace("−", "-")
        try:
            value = read_toml(f"value = {_bracketed(self.type, words)}")["value"]
        except (Misuse, KeyError):
            value = words
        return self.checked(value)


def _bracketed(sort: str, words: str) -> str:
    """Several values as TOML, also where they are typed as they are shown: 3, 6."""
    words = words.strip()
    if sort not in SEVERAL or words.startswith(("[", "{")):
        return words
    sign = ";" if ";" in words else ","
    parts = [one.strip() for one in words.split(sign) if words != NONE]
    if sort in NAMED:
        pairs = (one.rpartition(" ") for one in parts)
        return f"{{{', '.join(f'{wire.dumps(n)} = {level}' for n, _, level in pairs)}}}"
    return f"[{', '.join(map(wire.dumps, parts) if sort == 'texts' else parts)}]"


def _all_within(setting: Setting, values: Any, count: int) -> bool:
    """Whether it is a list of `many` numbers of the allowed size."""
    return len(values) == count and all(setting.within(one) for one in values)


# What screens put between thousands: 2,000, and with a narrow space in French.
AS_SHOWN = re.compile(r"(?<=\d)[,\u202f\xa0 ](?=\d{3}(?!\d))")
# The check for a value of each type.
FITS: dict[str, Callable[[Setting, Any], bool]] = {
    "word": lambda setting, value: value in setting.options,
    "text": lambda _, value: isinstance(value, str) and clean_text(value) == value,
    "number": lambda setting, value: setting.within(value),
    "word_or_number": lambda setting, value: (
        value in setting.options or setting.within(value)
    ),
    "flag": lambda _, value: isinstance(value, bool),
    "words": lambda _, value: isinstance(value, list) and _names(value),
    "texts": lambda _, value: (
        isinstance(value, list)
        and all(isinstance(v, str) and clean_text(v) == v for v in value)
    ),
    "words_of_names": lambda _, value: isinstance(value, list),
    "fraction": lambda _, value: (
        isinstance(value, list)
        and len(value) == 2
        and all(type(part) is int and 0 < part < 1000 for part in value)
    ),
    "numbers": lambda setting, value: _all_within(setting, value, len(setting.default)),
    "counts": lambda setting, value: (
        isinstance(value, list) and _all_within(setting, value, len(value) or 1)
    ),
    "levels": lambda setting, value: (
        isinstance(value, dict)
        and _names(list(value))
        and _all_within(setting, value.values(), len(value) or 1)
    ),
    "faces": lambda setting, value: (
        FITS["levels"](setting, value)
        and set(value) <= set(setting.options)
        and any(value.values())  # a die has at least one face
    ),
    "span": lambda setting, value: (
        _all_within(setting, value, 2) and value[0] <= value[1]
    ),
}


def _words(value: object) -> list[str]:
    """The texts in a value: itself, or its members."""
    values = list(value) if isinstance(value, (list, dict)) else [value]
    return [one for one in values if isinstance(one, str)]


def _plain(value: object) -> Any:
    return value if isinstance(value, (int, list, dict)) else str(value)


def _names(values: list[Any]) -> bool:
    cleaned = [isinstance(v, str) and clean_text(v) == v for v in values]
    return all(cleaned) and len(set(values)) == len(values)


@cache
def settings(game: str) -> dict[str, Setting]:
    """All house rules of a game, those of every campaign first."""
    by_key = {}
    for room in (SHARED, game):
        path = os.path.join(folder(room), "settings.toml")
        if not os.path.exists(path):  # a game without house rules of its own
            continue
        with open(path, "rb") as file:
            for key, facts in tomllib.load(file).items():
                facts["options"] = tuple(facts.get("options", ()))
                by_key[key] = Setting(key=key, **facts)
    return by_key


def default(game: str, key: str) -> Any:
    """The default of a setting; None where a game lacks it."""
    setting = settings(game).get(key)
    return setting.default if setting else None


def setting(game: str, key: str) -> Setting:
    """The house rule with this key; a refusal lists the nearest ones."""
    known = settings(game)
    if key in known:
        return known[key]
    ends = [k for k in known if k.endswith("." + key)]
    if len(ends) == 1:
        return known[ends[0]]
    raise unknown_name("setting", key, near(key, known) or ends)


def in_force(state: State) -> dict[str, Any]:
    """Every house rule with its value, defaults included."""
    values = {}
    for key, known in settings(state.game).items():
        literal = state.setting(key)
        values[key] = known.default if literal is None else wire.loads(literal)
    return values


@cache
def could_be(game: str, key: str, literal: str) -> bool:
    """Whether a house rule may ever have had this value; an unknown one, any value."""
    known = settings(game).get(key)
    try:
        return known is None or known.fits(wire.loads(literal))
    except wire.Unreadable:
        return False


def put(state: State, key: str, value: object) -> Effect:
    """The change that sets a house rule."""
    return changed(state, RULES, key, wire.dumps(value))


def read(text: str, game: str) -> tuple[dict[str, Any], list[Fault]]:
    """Reads house rules from TOML: the values, and every fault with its place."""
    known = settings(game)
    values: dict[str, Any] = {}
    faults: list[Fault] = []
    for path, value in _leaves(read_toml(text), known):
        key = ".".join(path)
        if key not in known:
            facts = (("near", Likely(key, known)),)
            faults.append((path, Finding("setting.unknown", key, facts, rule=key)))
            continue
        try:
            values[key] = known[key].checked(value)
        except Refusal as refusal:
            if refusal.key == "file.faults":
                faults += [(path, fault) for fault in refusal.facts["findings"]]
                continue
            expected = tuple((k, v) for k, v in refusal.facts.items() if k != "setting")
            faults.append((path, Finding(refusal.key, key, expected, rule=key)))
    return values, faults


def _leaves(
    table: Mapping[str, Any], known: Mapping[str, Setting], path: tuple[str, ...] = ()
) -> list[tuple[tuple[str, ...], Any]]:
    leaves = []
    for key, value in table.items():
        here = (*path, key)
        if isinstance(value, dict) and ".".join(here) not in known:
            leaves += _leaves(value, known, here)
        else:
            leaves.append((here, value))
    return leaves


def write(state: State, comments: Mapping[str, str]) -> str:
    """The house rules in force as TOML.

    A loaded text keeps its order and its comments; house rules that it does not
    mention are added, with `comments` beside them.
    """
    import tomlkit

    document = tomlkit.parse(_readable(state))
    for key, value in in_force(state).items():
        *folders, leaf = key.split(".")
        table: Any = document
        for part in folders:
            if part not in table:
                table.add(part, tomlkit.table(is_super_table=part != folders[-1]))
            table = table[part]
        if leaf not in table:
            item = tomlkit.item(value)
            if comments.get(key):
                # The comment belongs to the item, which may have to precede tables.
                item.trivia.indent = f"# {comments[key]}\n"
            table.add(leaf, item)
        elif table[leaf] != value:
            item = tomlkit.item(value)
            item.trivia.comment_ws = table[leaf].trivia.comment_ws
            item.trivia.comment = table[leaf].trivia.comment
            table[leaf] = item
    return tomlkit.dumps(document)


def _readable(state: State) -> str:
    """The loaded text; empty where it cannot be read as house rules."""
    text = state.text("campaign", "rules_text") or ""
    try:
        leaves = _leaves(read_toml(text), settings(state.game))
    except Misuse:
        return ""
    taken = {".".join((*path, "")) for path, _ in leaves}
    held = any(key.startswith(tuple(taken)) for key in settings(state.game))
    return "" if held else text
