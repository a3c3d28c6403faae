"""What is said of calls that are not understood."""

from __future__ import annotations

from commands.texts.marks import N_

REFUSALS: dict[str, str | tuple[str, str]] = {
    "treasury.both": N_("either --at or --turn, not both"),
    "usage.modifier": (
        N_("“{word}” is nothing that can be added to a roll"),
        N_("a whole number from −{most:plain} to {most:plain}"),
    ),
    "usage.number": N_("“{word}” is no number"),
    "usage.below_zero": (
        N_("“{word}” is taken for an option"),
        N_("a value below zero stands last, after two dashes: `-- {word}`"),
    ),
    "usage.encoding": N_("a word holds bytes that are no characters"),
    "usage.wait": (
        N_("INTENDANT_WAIT is “{word}”, which is no time to wait"),
        N_("a number of seconds from 0 to {most:plain}"),
    ),
    "usage.pair": N_("“{word}” is no KEY=VALUE"),
    "usage.language": (N_("“{word}” is no language here"), N_("fr or en")),
    "usage.sheet_form": (
        N_("a card or a sheet cannot be written as “{word}”"),
        N_("{known:or}"),
    ),
    "usage.form": (N_("a report cannot be written as “{word}”"), N_("{known:or}")),
    "usage.turns": (
        N_("“{word}” names no turns"),
        N_("one turn or several: 3, 2..5, 2.. or ..5"),
    ),
    "report.no_turn": (
        N_("there is no turn {turn:plain} to tell of"),
        N_("the last turn is {now:plain}"),
    ),
    "report.backwards": (
        N_("turn {first:plain} comes after turn {last:plain}"),
        N_("the earlier one first: {last:plain}..{first:plain}"),
    ),
    "report.too_long": (
        N_(
            "{entries} {entries:entry|entries} at once are too many for a PDF or a template: {most} at most"
        ),
        N_(
            "some of the turns: --turn A..B; text, Markdown, HTML and JSON have no limit"
        ),
    ),
    "report.needs_file": (
        N_("{form} is nothing that a screen could show"),
        N_("name the file: -o FILE"),
    ),
    "report.template": (
        N_("{file}, line {line:plain}: this is no template: {detail}"),
        N_("what is said stands in {{{{ ... }}}}, what is done in {{% ... %}}"),
    ),
    "report.template_unknown": (
        N_("{file}, line {line:plain}: {detail}"),
        N_(
            "a template is given `documents`, the report as it is shown, and `report`, "
            "its facts: docs/reports.md names them"
        ),
    ),
    "report.template_forbidden": (
        N_("{file}, line {line:plain}: this is kept from a template: {detail}"),
        N_("a template reads what it is given, and nothing else"),
    ),
    "report.template_failed": (
        N_("{file}, line {line:plain}: this cannot be done: {detail}"),
        N_("`{{{{ value or 0 }}}}`, `{{% if value %}}` or a filter helps"),
    ),
    "report.template_endless": (
        N_("{file}, line {line:plain}: this does not end, or makes far too much"),
        N_("a report is made within seconds; no more than {most} characters"),
    ),
    "report.no_typst": (
        N_("typst, which makes PDF, is not installed"),
        N_("pip install 'intendant[pdf]'; or --format html, and print it"),
    ),
    "report.no_template": (
        N_("{form} takes no template"),
        N_("text, md and html take one"),
    ),
    "usage.flavour": (
        N_("there are no tables of the sort “{word}”"),
        N_("plain or french"),
    ),
    "usage.step": (N_("“{word}” means nothing here"), N_("`next` goes on")),
    "usage.option": N_("there is no option {option}"),
    "usage.missing": (
        N_("{name} is missing"),
        N_("`intendant {command} --help` shows what is needed"),
    ),
    "usage.value": N_("{option} needs a value"),
    "usage.no_command": (N_("a command is missing"), N_("one of {known:or}")),
    "usage.command": (
        N_("there is no command “{name}”"),
        N_("`intendant --help` lists them"),
    ),
    "usage.extra": (
        N_("“{word}” is one word too many"),
        N_("names of several words stand in quotes"),
    ),
    "usage.record_rules": (
        N_("what is recorded goes by the house rules of the campaign"),
        N_("leave out --rules or --record"),
    ),
    "usage.other": N_("this call is not understood: {detail}"),
    "completion.shell": (
        N_("“{shell}” is no shell that can complete names"),
        N_("name one of {shells}"),
    ),
    "script.quote": N_("the quote {quote} is never closed"),
    "script.forbidden": N_("{word} cannot stand in a script"),
    "script.unusual": N_("this line is not understood: {text}"),
    "unheard": N_("entry {entry:plain} is written, but its answer could not be shown"),
}
