"""What a prompt leaves behind in memory: swept once it is there, not before."""

from __future__ import annotations

import gc

import pytest

from commands.call import Call
from commands.shell.campaign import Open
from commands.shell.session import begun
from ledger.errors import FileTrouble
from ledger.grammar import named
from tests.face import ask


def prompted(campaign):
    """The call that opens a prompt for a campaign."""
    return Call(named("shell"), {}, {"campaign": campaign, "lang": "en"})


def test_what_is_swept_while_the_prompt_comes_is_swept_afterwards(here):
    """Leftovers are removed later, even if there is no campaign."""
    ask("new", "c.db", "--game", "free", "--players", "Anne,Bruno")
    call = prompted("c.db")
    begun(Open(call).spoken)
    call.close()
    assert gc.isenabled()
    with pytest.raises(FileTrouble):
        begun(prompted("none.db"))
    assert gc.isenabled()
