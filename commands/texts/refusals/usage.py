"""What is said of calls that are not understood."""

from __future__ import annotations

from commands.texts.marks import N_

REFUSALS: dict[str, tuple[str, str | None]] = {
    "treasury.both": (N_("either --at or --turn, not both"), None),
    "usage.modifier": (
        N_("“{word}” is nothing that can be added to a roll"),
        N_("a whole number from −{most:plain} to {most:plain}"),
    ),
    "usage.number": (N_("“{word}” is no number"), None),
    "usage.encoding": (N_("a word holds bytes that are no characters"), None),
    "usage.pair": (N_("“{word}” is no KEY=VALUE"), None),
    "usage.language": (N_("“{word}” is no language here"), N_("fr or en")),
    "usage.step": (N_("“{word}” means nothing here"), N_("`next` goes on")),
    "usage.option": (N_("there is no option {option}"), None),
    "usage.missing": (
        N_("{name} is missing"),
        N_("`intendant {command} --help` shows what is needed"),
    ),
    "usage.value": (N_("{option} needs a value"), None),
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
    "usage.other": (N_("this call is not understood: {detail}"), None),
    "completion.shell": (
        N_("“{shell}” is no shell that can complete names"),
        N_("name one of {shells}"),
    ),
    "script.quote": (N_("the quote {quote} is never closed"), None),
    "script.forbidden": (N_("{word} cannot stand in a script"), None),
    "script.unusual": (N_("this line is not understood: {text}"), None),
    "unheard": (
        N_("entry {entry:plain} is written, but its answer could not be shown"),
        None,
    ),
}
