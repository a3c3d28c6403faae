"""Map files of Fief: created, checked, loaded."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call, Result


def new_map(call: Call, file: str, sample: bool, force: bool) -> Result:
    """Makes a map file, with comments in the language of the call."""
    from commands.resources import template
    from ledger.acting.given import read_text
    from ledger.store.copying import write_text

    name = "sample" if sample else "skeleton"
    text = read_text(template("maps", f"{name}.{call.lang}.toml"))
    write_text(file, text, force=force)
    return {"file": file, "sample": sample}, None, [], None


def check_map(call: Call, file: str) -> Result:
    """The contents of a map file, with all its faults, or warnings for the table.

    A campaign's house rules apply only where the call names it.
    """
    from commands.handlers.optional_campaign import campaign
    from commands.handlers.resolving import bare_state, reckoned
    from ledger.acting.given import read_text
    from ledger.rules.fief.board import map_file

    rules = bare_state("fief", None)
    if call.common.get("campaign"):
        rules.facts["rules"] = campaign(call).facts.get("rules", {})
    board = rules.copy().apply(map_file.read(rules, read_text(file)))
    return reckoned({**map_file.told_of(board)}, map_file.checked(board), board)
