"""What happens step by step, as one entry."""

from __future__ import annotations

from ledger.effects import Because, Change, Transfer
from ledger.rules.fief.steps import Steps
from tests.ledger.rules.fief.positions import ANNE, at, position

LAC, WHY, OTHER = at("Lac"), Because("FIEF-MOVE-11", at("Lac")), Because("FIEF-CARD-20")


def test_each_step_changes_the_state_that_follows():
    """The state of the beginning stays as it was."""
    state = position("", money={ANNE.partition(":")[2]: 300})
    steps = Steps(state)
    assert (steps.effects, steps.warnings) == ([], [])
    steps.do([Change(LAC, "owner", None, ANNE)])
    steps.do([Transfer("money", 100, ANNE, "bank")])
    assert steps.state.get(LAC, "owner") == ANNE
    assert steps.state.balance(ANNE, "money") == 200
    assert state.get(LAC, "owner") is None
    assert state.balance(ANNE, "money") == 300
    assert steps.effects == [
        Change(LAC, "owner", None, ANNE),
        Transfer("money", 100, ANNE, "bank"),
    ]


def test_a_change_without_a_reason_gets_that_of_the_step():
    """One with a rule of its own keeps it, and transfers are left alone."""
    steps = Steps(position(""))
    bare, ruled = (
        Change(LAC, "owner", None, ANNE),
        Change(ANNE, "ruled", None, 1, OTHER),
    )
    paid = Transfer("money", 1, "bank", ANNE)
    steps.do([bare, ruled, paid], WHY)
    assert steps.effects == [bare._replace(because=WHY), ruled, paid]
    steps.do([Change(LAC, "owner", ANNE, None)])
    assert steps.effects[-1].because == Because()
