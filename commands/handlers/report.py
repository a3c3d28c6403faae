"""The report of a campaign: as facts, as a screen, as a file."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call, Result


def report(  # noqa: PLR0913 - each is an option of the command
    call: Call,
    *,
    form: str | None,
    file: str | None,
    turns: tuple[int | None, int | None] | None,
    player: str | None,
    undone: bool,
    full: bool,
    all_: bool,
    both: bool,
    maps: bool,
    template: str | None,
    force: bool,
) -> Result:
    """The report, or the file it was written to."""
    from commands.reports.making import Shape, form_of, is_form, made
    from commands.reports.sections import asked
    from ledger.reading.report.report import Asked, Report

    book = call.moment()
    first, last = turns or (None, None)
    evening = Report(book, Asked(first, last, undone, full, player, all_, maps))
    # A game's own commands can answer only for the present.
    secret = {"viewer": player, "all_": all_}
    evening.facts["sections"] = (
        asked(book, evening.facts["game"], secret) if evening.to_now else {}
    )
    if template is not None and form is None and not is_form(file):
        form = "text"  # a template may make anything
    shape = Shape(form_of(form, file), file, both, template, force)
    result, shown = made(evening, call.words, shape)
    return result, None, [], shown
