"""The helper that calls the program in tests."""

from tests.face import ask, intendant


def test_a_campaign_can_be_begun_and_read(here):
    """The helper can run `new`, and then `treasury`."""
    ask("new", "c.db", "--game", "free", "--players", "Anne,Bruno")
    assert ask("treasury")["accounts"] == [
        {"name": "Anne", "money": 0},
        {"name": "Bruno", "money": 0},
    ]
    assert intendant("pay", "Anne", "Bruno", "3").status == 1
