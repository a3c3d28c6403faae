"""Campaign files: begun, copied, checked, imported."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call, Result


def new(
    call: Call,
    file: str,
    game: str | None,
    players: list[str] | None,
    source: str | None,
    rules: str | None,
    language: str | None,
) -> Result:
    """Makes a campaign from nothing, from a position or from a backup."""
    from commands.call import attended
    from commands.preference import preferred
    from ledger.acting import copies, files
    from ledger.acting.given import read_text
    from ledger.errors import Misuse

    if source and files.is_campaign(source):
        if game or players or rules or language:
            raise Misuse("usage", "new.restore_alone")
        restored = copies.restore(file, source)
        return restored.result, None, restored.warnings, restored
    names = [name for group in players or [] for name in group]
    begun = files.new(
        file,
        game,
        names,
        read_text(source) if source else None,
        read_text(rules) if rules else None,
        language or preferred(call.common.get("lang")),
        attended(),
    )
    return begun.result, 1, begun.warnings, begun


def backup(call: Call, file: str | None, keep: int | None) -> Result:
    """Makes a verified copy; beside the campaign only the newest few are kept."""
    from ledger.acting.copies import backup as copy

    made = copy(call.book(), file, keep)
    return made.result, None, made.warnings, made


def verify(call: Call) -> Result:
    """The findings of the check, each with its sentence."""
    from commands import veiling
    from commands.texts import refusing
    from ledger.errors import FileTrouble
    from ledger.reading.verify import unopened
    from ledger.reading.verify import verify as check

    try:
        book = call.book()
    except FileTrouble as trouble:
        report = unopened(trouble)
    else:
        report = check(book)
        report["findings"] = veiling.veiled_findings(call, report["findings"])
    report["findings"] = [
        refusing.finding_facts(call.words, f) for f in report["findings"]
    ]
    return report, None, [], None


def doctor(call: Call) -> Result:
    """How well the campaign's file is kept, each sign in words."""
    from commands.doctor import examined

    return examined(call), None, [], None


def salvage(_: Call, source: str, file: str, others: list[str] | None) -> Result:
    """Makes a new campaign of what can be read in a damaged one."""
    from ledger.acting.salvaging import salvage as read

    made = read(source, file, others or [])
    return made.result, None, made.warnings, made


def bring_in(call: Call, source: str, file: str | None) -> Result:
    """Imports a campaign from a document."""
    import os

    from ledger.acting.exchange import bring_in
    from ledger.errors import Misuse

    named = file or call.common.get("campaign")
    if file and call.common.get("campaign"):
        raise Misuse("usage", "import.twice")
    stem = os.path.splitext(os.path.basename(source))[0]
    made = bring_in(source, named or f"{stem}.db")
    return made.result, None, made.warnings, made
