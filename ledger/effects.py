"""The two kinds of effect that every act of every game is made of.

A `Transfer` moves an amount of something that adds up; a `Change` gives a field
another value. Nothing else ever happens to a campaign, so undo, replay, audit,
history and reports are written once.
"""

from __future__ import annotations

from ledger.record import NamedTuple

# A value of a fact: a word, a number, several words in order, or none at all.
# "Yes" is the number 1; "no" is the absence of a value.
Value = str | int | tuple[str, ...] | None


class Because(NamedTuple):
    """The reason for one effect.

    Attributes:
        rule: the numbered rule or house rule it follows, if any.
        about: the thing it concerns, as an id ("territory:Vaux"), if any.
    """

    rule: str | None = None
    about: str | None = None


NO_REASON = Because()
MOST_AMOUNT = 10**12  # the most that one transfer may move


class Transfer(NamedTuple):
    """Moves an amount of something that adds up from one account to another.

    Attributes:
        what: the commodity ("money").
        amount: how much, at least 1.
        source: the account that gives ("player:Anne").
        target: the account that receives ("bank").
        because: the rule and subject behind it.
    """

    what: str
    amount: int
    source: str
    target: str
    because: Because = NO_REASON


class Change(NamedTuple):
    """Replaces one value of one subject.

    Attributes:
        subject: whose value ("title:Warden").
        field: which value ("holder").
        before: the value until now; None where there was none.
        after: the value from now on; None where it is removed.
        because: the rule and subject behind it.
    """

    subject: str
    field: str
    before: Value
    after: Value
    because: Because = NO_REASON


Effect = Transfer | Change


def inverse(effect: Effect) -> Effect:
    """The effect that takes this one back."""
    if isinstance(effect, Transfer):
        return effect._replace(source=effect.target, target=effect.source)
    return effect._replace(before=effect.after, after=effect.before)


def moved(
    what: str, amount: int, source: str, target: str, because: Because = NO_REASON
) -> list[Effect]:
    """The transfers that move an amount of any size; none for 0.

    A negative amount is passed on unchanged, for the journal to refuse.
    """
    if amount < 0:
        return [Transfer(what, amount, source, target, because)]
    whole, rest = divmod(amount, MOST_AMOUNT)
    parts = [MOST_AMOUNT] * whole + [rest] * bool(rest)
    return [Transfer(what, part, source, target, because) for part in parts]


def set_off(effects: list[Effect]) -> list[Effect]:
    """The same effects, with all changes to the same field merged into one.

    The effects of an entry are a set: at most one change for a subject and
    field. A change that ends where it began is left out.
    """
    transfers: list[Effect] = []
    changes: dict[tuple[str, str], Change] = {}
    for effect in effects:
        if isinstance(effect, Transfer):
            transfers.append(effect)
            continue
        key = effect.subject, effect.field
        first = changes.get(key)
        changes[key] = effect._replace(before=first.before) if first else effect
    moved: list[Effect] = [c for c in changes.values() if c.before != c.after]
    return transfers + moved
