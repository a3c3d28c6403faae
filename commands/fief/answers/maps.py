"""Map files of Fief: made, checked, loaded."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.call import Call, Result


def new_map(call: Call, file: str, sample: bool, force: bool) -> Result:
    """The map file that was made, with comments in the language of the call."""
    from commands.resources import template
    from ledger.acting.given import read_text
    from ledger.store.copying import write_text

    name = "sample" if sample else "skeleton"
    text = read_text(template("maps", f"{name}.{call.lang}.toml"))
    write_text(file, text, force=force)
    return {"file": file, "sample": sample}, None, [], None


def check_map(call: Call, file: str) -> Result:
    """What a map file holds; all its faults, or what the table should know.

    The house rules of a campaign count only where the call names one.
    """
    from ledger.acting.answer import Answer
    from ledger.acting.given import read_text
    from ledger.rules.fief.board import map_file
    from ledger.state import CAMPAIGN, State

    rules = State()
    rules.put(CAMPAIGN, "game", "fief")
    if call.common.get("campaign"):
        from ledger.store.rows import state_of

        book = call.book()
        with book.reading():
            rules.facts["rules"] = state_of(book).facts.get("rules", {})
    board = rules.copy().apply(map_file.read(rules, read_text(file)))
    warnings = map_file.checked(board)
    result: dict[str, Any] = {**map_file.told_of(board)}
    return result, None, warnings, Answer(result, None, warnings, board)
