"""What is said of faults that an audit or a file shows."""

from __future__ import annotations

from commands.texts.marks import N_

# Faults that list all that is known, not only what is near.
LISTED = frozenset({"position.phase", "position.commodity"})

PARTS: dict[str, str] = {  # of an entry
    "at": N_("time"),
    "kind": N_("command"),
    "turn": N_("turn"),
    "phase": N_("phase"),
    "once": N_("key"),
    "remark": N_("remark"),
    "ruling": N_("ruling"),
    "asked": N_("request"),
    "outcome": N_("outcome"),
    "warnings": N_("warnings"),
    "effects": N_("effects"),
    "throws": N_("throws"),
}
FINDINGS: dict[str, str] = {
    "audit.account": N_("the account {about} belongs to nobody"),
    "audit.commodity": N_("{about:the} holds {what}, which this game does not count"),
    "audit.floor": N_("{about:the} has {amount} of {what}"),
    "audit.sum": N_("{about} appeared or vanished: the sum is {amount}, not 0"),
    "audit.nameless": N_("{about} has no name"),
    "audit.field": N_("{about:the} has a field that this game does not know: {field}"),
    "audit.value": N_("{about}: “{value}” cannot be its {field}"),
    "audit.twice": N_("two are called “{name}”"),
    "audit.seat": N_("{about} is not seated as it should be"),
    "audit.turn": N_("the campaign has no turn"),
    "audit.first": N_("nobody begins the turn"),
    "verify.pages": N_("the file's pages are damaged: {about}"),
    "verify.schema": N_(
        "the tables, guards or views of the file were changed: {about}"
    ),
    "verify.unreadable": N_("the file cannot be read: {about}"),
    "verify.content": N_("no act has written this: {part}"),
    "verify.draft": N_("draft {about} cannot be read: `drop {about}` forgets it"),
    "verify.orphan": N_("rows belong to no entry"),
    "verify.gap": N_("an entry is missing before it"),
    "verify.chain": N_("it does not follow from the entry before it"),
    "verify.hash": N_("it was changed after it was written"),
    "verify.count": N_("effects, throws or marks are missing"),
    "verify.mark": N_("it takes back or brings back what cannot be"),
    "verify.before": N_("a value was not what it says it was before"),
    "verify.balance": N_("the running total of {what} on {about:the} is wrong"),
    "verify.fact": N_("the present value of {about}.{field} is wrong"),
    "verify.undone": N_("the mark that tells whether it is undone is wrong"),
    "verify.sum": N_("{about} does not add up to zero"),
    "verify.law": N_("the state is not what the live acts lead to"),
    "word.table": N_("{about} must stand in {{ }} with its keys"),
    "word.missing": N_("{about}: {key} is missing"),
    "word.key": N_("{about}: {key} means nothing here"),
    "word.value": N_("{about}: “{value}” is no {key}; it may be {options}"),
    "word.flag": N_("{about}: {key} is true or false, not “{value}”"),
    "word.text": N_("{about}: “{value}” cannot be its {key}: letters, at most {most}"),
    "word.preposition": N_("{about}: “{value}” must begin with de, d', du or des"),
    "word.twice": N_("“{about}” stands in the list already"),
    "word.many": N_("too many words of one's own: at most {most}"),
    "setting.unknown": N_("there is no house rule “{about}”"),
    "setting.value": N_("“{value}” is no value for {about}"),
    "position.key": N_("“{about}” means nothing here"),
    "position.tables": N_("“{about}” stands in [[double brackets]]"),
    "position.table": N_("“{about}” stands in [brackets]"),
    "position.players": N_("the players are a list of names"),
    "position.text": N_("“{about}” must be a text in quotes"),
    "position.number": N_(
        "“{about}” must be a whole number from {least} to 1000000000000"
    ),
    "position.word": N_("“{about}” is none of the words that may stand here"),
    "position.inner": N_("“{about}” is a list"),
    "position.flag": N_("“{about}” is true or false"),
    "position.stock": N_(
        "{what}: {wanted:plain} wanted, the box has {stock:plain} left"
    ),
    "position.missing": N_("{about} is missing"),
    "position.phase": N_("there is no phase “{about}”"),
    "position.commodity": N_("nothing called “{about}” is counted here"),
    "position.field": N_("{about} is not a fact of this game"),
    "position.value": N_("this cannot be the value of {about}"),
}
