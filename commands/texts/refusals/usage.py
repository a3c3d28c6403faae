"""What is said of calls that are not understood."""

from __future__ import annotations

from commands.texts.marks import Refusals

REFUSALS: Refusals = {
    "treasury.both": "either --at or --turn, not both",
    "usage.modifier": (
        "“{word}” is nothing that can be added to a roll",
        "a whole number from −{most:plain} to {most:plain}",
    ),
    "usage.number": "“{word}” is no number",
    "usage.below_zero": (
        "“{word}” is taken for an option",
        "a value below zero stands last, after two dashes: `-- {word}`",
    ),
    "usage.encoding": "a word holds bytes that are no characters",
    "usage.wait": (
        "INTENDANT_WAIT is “{word}”, which is no time to wait",
        "a number of seconds from 0 to {most:plain}",
    ),
    "usage.pair": "“{word}” is no KEY=VALUE",
    "usage.language": ("“{word}” is no language here", "fr or en"),
    "usage.sheet_form": (
        "a card or a sheet cannot be written as “{word}”",
        "{known:or}",
    ),
    "usage.form": ("a report cannot be written as “{word}”", "{known:or}"),
    "usage.turns": (
        "“{word}” names no turns",
        "one turn or several: 3, 2..5, 2.. or ..5",
    ),
    "report.no_turn": (
        "there is no turn {turn:plain} to tell of",
        "the last turn is {now:plain}",
    ),
    "report.backwards": (
        "turn {first:plain} comes after turn {last:plain}",
        "the earlier one first: {last:plain}..{first:plain}",
    ),
    "report.too_long": (
        "{entries} {entries:entry|entries} at once are too many for a PDF or a template: {most} at most",
        "some of the turns: --turn A..B; text, Markdown, HTML and JSON have no limit",
    ),
    "report.needs_file": (
        "{form} is nothing that a screen could show",
        "name the file: -o FILE",
    ),
    "report.template": (
        "{file}, line {line:plain}: this is no template: {detail}",
        "what is said stands in {{{{ ... }}}}, what is done in {{% ... %}}",
    ),
    "report.template_unknown": (
        "{file}, line {line:plain}: {detail}",
        (
            "a template is given `documents`, the report as it is shown, and `report`, "
            "its facts: docs/reports.md names them"
        ),
    ),
    "report.template_forbidden": (
        "{file}, line {line:plain}: this is kept from a template: {detail}",
        "a template reads what it is given, and nothing else",
    ),
    "report.template_failed": (
        "{file}, line {line:plain}: this cannot be done: {detail}",
        "`{{{{ value or 0 }}}}`, `{{% if value %}}` or a filter helps",
    ),
    "report.template_endless": (
        "{file}, line {line:plain}: this does not end, or makes far too much",
        "a report is made within seconds; no more than {most} characters",
    ),
    "report.no_typst": (
        "typst, which makes PDF, is not installed",
        "pip install 'intendant[pdf]'; or --format html, and print it",
    ),
    "report.no_template": ("{form} takes no template", "text, md and html take one"),
    "usage.flavour": ("there are no tables of the sort “{word}”", "plain or french"),
    "usage.step": ("“{word}” means nothing here", "`next` goes on"),
    "usage.option": "there is no option {option}",
    "usage.missing": (
        "{names} {names:is|are} missing",
        "`intendant {command} --help` shows what is needed",
    ),
    "word.blank": (
        "{name} is empty",
        "`intendant {command} --help` shows what is needed",
    ),
    "word.blank_option": (
        "{name} is empty",
        "leave it out, or say what is meant: `intendant {command} --help`",
    ),
    "usage.value": "{option} needs a value",
    "usage.no_command": ("a command is missing", "one of {known:or}"),
    "usage.command": ("there is no command “{name}”", "`intendant --help` lists them"),
    "usage.extra": (
        "“{word}” is one word too many",
        "names of several words stand in quotes",
    ),
    "usage.record_rules": (
        "what is recorded goes by the house rules of the campaign",
        "leave out --rules or --record",
    ),
    "usage.other": "this call is not understood: {detail}",
    "completion.shell": (
        "“{shell}” is no shell that can complete names",
        "name one of {shells}",
    ),
    "script.quote": "the quote {quote} is never closed",
    "script.forbidden": "{word} cannot stand in a script",
    "script.unusual": "this line is not understood: {text}",
    "unheard": "entry {entry:plain} is written, but its answer could not be shown",
}
