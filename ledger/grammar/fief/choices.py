"""What acts of Fief may ask somebody to choose."""

from __future__ import annotations

from ledger.grammar import COUNTED, PLAYER, TERRITORY
from ledger.grammar.choosing import Choice
from ledger.grammar.fief import LORD, OFFERING, REGION
from ledger.grammar.words import Kind

CHOSEN_LORD = Kind("fief.chosen lord", "code.decision", fits=LORD.fits)
DEALT_LORD = Kind("fief.dealt lord", "code.decision", fits=f"{OFFERING}:unseen_lords")
CONSENT = Kind("fief.consent", "code.decision", fits="=granted refused")
ACCEPTANCE = Kind("fief.acceptance", "code.decision", fits="=accepted refused")
GUARD = Kind("fief.guard", "code.decision", fits="=king queen none")
ESCAPE = Kind("fief.escape", "code.decision", fits="=group alone")
TURNED = Kind("fief.turned", "code.decision", fits="=back force")
ARCHERS = Kind("fief.archers", "code.decision", fits="=shoot hold aim")
FALLEN = Kind("fief.fallen", "code.decision", fits=LORD.fits)
SPOKEN = Kind("fief.mercy", "code.decision", fits=f"{OFFERING}:askers")
SOURCE = Kind("fief.source", "code.decision", fits=f"{OFFERING}:sources")
TITLE = Kind("fief.title", fits="title")
COUNTER = Kind("fief.counter", fits="=v1 v3 v6")

AT = Choice("at", TERRITORY, LORD)
WHERE_ON = Choice("on", REGION)
WHICH_LORD = Choice("lord", CHOSEN_LORD)
DRAWN_LORD = Choice("lord", DEALT_LORD, PLAYER)
LEAVE = Choice("leave", CONSENT, PLAYER)
OWNER = Choice("owner", PLAYER, TERRITORY)
CAPTOR = Choice("captor", PLAYER, LORD)

# When a lord dies: heirs, and what the crown gives away.
GUARDS = (
    Choice("knights", COUNTED),
    Choice("sergeants", COUNTED),
)
GIVEN = (
    Choice("gift", LORD, TITLE),
    Choice("accept", CONSENT, PLAYER),
    Choice("garrison", SOURCE, TERRITORY),
    Choice("counter", COUNTER, TERRITORY),
)
DEATH = (
    Choice("heir", LORD, LORD),
    Choice("title", LORD, TITLE),
    *GIVEN,
    Choice("freed", TERRITORY, LORD),
    *GUARDS,
)
# In a battle, with a campaign or without.
ROUNDS = (
    Choice("losses", FALLEN),
    Choice("reroll", COUNTED),
    Choice("archers", ARCHERS),
    Choice("target", LORD),
    Choice("opponent", PLAYER),
    Choice("commit", COUNTED, PLAYER),
    Choice("plague", COUNTED, PLAYER),
    Choice("mercy", SPOKEN),
    Choice("grant", CONSENT),
    Choice("truce", CONSENT),
)
CAPTURED = (CAPTOR, OWNER, Choice("release", CONSENT, LORD))
CAPTIVITY = Choice("captivity", ACCEPTANCE, LORD)
ENTERED = (
    Choice("passage", CONSENT, TERRITORY),
    Choice("refused", TURNED, TERRITORY),
    Choice("exit", CONSENT, TERRITORY),
    OWNER,
    CAPTOR,
)
ESCAPES = (Choice("escape", ESCAPE), Choice("escapes", CONSENT, PLAYER))
SALE = Choice("sale", CONSENT, PLAYER)
AUCTIONED = (Choice("presides", LORD), SALE, Choice("nominee", CONSENT, PLAYER))
WHOSE_GUARD = Choice("guard", GUARD)
