"""What every game counts and records."""

from __future__ import annotations

from ledger.rules.game import Commodity, declared

MONEY = "money"


def never_negative(account: str) -> int | None:
    """The floor of an account: 0, but none for the bank and the world."""
    return None if account in ("bank", "world") else 0


COMMODITIES = {MONEY: Commodity(MONEY, never_negative, other_side="bank")}

FIELDS = declared(
    campaign="""
        game:text! turn:count phase:text=common.phase seats:list! first_player:player
        rules_text:text!*  # the comments of a loaded file
        branch_of:text!*  # of which file this is a branch
        branch_at:count!*  # after which entry
    """,
    player="name:name! retired:yes!",
    title="name:name! holder:player",
    territory="name:name! owner:player kind:text",
    sealed="""
        # A round of sealed answers; and, with the player's id, what one has put in.
        topic:text!* asked:list!* answers:list!* under:text!* turn:count!* closed:yes!*
        hash:text!* value:text!* code:text!*
    """,
)
