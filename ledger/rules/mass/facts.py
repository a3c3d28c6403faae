"""What a battle counts and records besides what all games do."""

from __future__ import annotations

from ledger.rules.common import facts as common
from ledger.rules.game import Commodity, declared

RAISES = "raises"
SCORE = "score"  # reputation gained in this battle
APART = "apart"  # reputation lost by refusing a duel, deducted in full at the end
REPUTATION = "reputation"  # reputation from battles

COMMODITIES = {
    **common.COMMODITIES,
    RAISES: Commodity(RAISES, common.never_negative),
    SCORE: Commodity(SCORE, common.never_negative),
    APART: Commodity(APART, common.never_negative),
    REPUTATION: Commodity(REPUTATION, lambda _account: None),
}

FIELDS = common.FIELDS | declared(
    campaign="""
        attacker:side fought:count run_of:side run:count victor:side ended:yes
    """,
    side="""
        name:name! men:count fortification:count commander:general prepared:yes
        tactic:text=mass.tactic terrain:list! montaigne:yes banner_lost:yes
    """,
    general="name:name! side:side wits:count strategy:count galvanize:count",
    steward="name:name! side:side wits:count logistics:count",
    hero="""
        name:name! side:side wits:count tactics:count command:count unit:text=mass.unit
        commission:yes champion:yes out:yes offered:yes
        brought:number!*  # reputation by the battle that is over
        gone:yes!* spared:yes!* fell:yes!* healed:yes!* stood:text!*
        # His part in the turn that is played, until it ends.
        level:text!* total:number!* bare:number!* damage:count!* hits:count!*
    """,
    opportunity="""
        # One that runs for a hero.
        hero:hero!* code:text!* won:count!* level:text!* tally:count!* waits:yes!* visit:count!*
    """,
    line="""
        # What a side's strategy roll of a turn gains by somebody's deed, or loses.
        side:side!* turn:count!* hero:text!* code:text!* value:number!*
    """,
    duel="""
        # A single combat that is not decided yet.
        hero:hero!* opponent:text!*
    """,
)
