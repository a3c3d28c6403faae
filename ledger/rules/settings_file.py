"""House rules as a text of TOML: read with every fault, and written with comments."""

from __future__ import annotations

from ledger.errors import Misuse, Refusal
from ledger.journal import Finding
from ledger.naming import Likely
from ledger.rules.settings import in_force, settings
from ledger.toml import read_toml

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.faults import Fault
    from ledger.rules.settings import Setting
    from ledger.state import State


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
