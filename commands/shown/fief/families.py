"""Families: marriages, births, deaths, heirs."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "fief die",
        """Records the death of a lord, with all that follows from it.

        With --json, `becomes` names who is King or Regent by this death, `reigns` who
        wears each crown after it.

        Choice: heir.LORD, the lord of the family who receives the titles.
        """,
        screen="commands.fief.cards_screens:death_screen",
        helps={
            "cause": "What the lord dies of: battle, plague, assassination, justice or revolt."
        },
    ),
    Shown(
        "fief inherit",
        """Settles who inherits the fiefs of a family that has died out.

        It comes first in phase 6. The widow’s or widower’s player inherits; where there
        is none, King or Regent give the fief to the lord of their choice. Soldiers of
        the former owner leave it. The new one puts a counter in the city at once:
        bought at the normal price, or withdrawn from a village.

        Choices: title.REGION (which lord of the heir carries it); gift.REGION (to which
        lord the crown gives it), accept.PLAYER (granted or refused); garrison.CITY
        (treasurer, or a village), counter.CITY.
        """,
        screen="commands.fief.heirs_screens:inherit_screen",
        helps={
            "regions": "Fiefs by their regions; without one, all that wait.",
            "garrison": "CITY:[VILLAGE:]v1=N|Counters that the new owner puts in the city; again for others.",
        },
    ),
    Shown(
        "fief marry",
        """Records a marriage that both players have announced, in phase 6.

        A man who is not of the church marries a woman of another player, wherever they
        are. The two families are allied as long as a couple lives, and with no third
        one. A King’s wife is Queen at once.

        The choices, with the guard of the Tactical extension: knights.queen and
        sergeants.queen.
        """,
        screen="commands.fief.families_screens:wedding",
        helps={"one": "He or she.", "other": "SPOUSE|A lord of another player."},
    ),
    Shown(
        "fief alliances",
        "Shows which families are allied by marriage, and what that is worth to them.",
        screen="commands.fief.families_screens:alliances",
    ),
    Shown(
        "fief prince",
        """King and Queen have a son: a lord’s card from the hand of one of the two
        players.

        Both have agreed at the table. The Prince belongs to the King’s player, counts
        among his lords and is placed like a new lord. He follows the King without an
        election.

        Choices: at (the village), leave.OWNER (a village of an ally).
        """,
        screen="commands.fief.families_screens:born",
        helps={
            "lord": "The lord’s card that is laid beside the King.",
            "by": "Out of whose hand: the King’s player, or the Queen’s.",
            "at": "The village where he is placed.",
        },
    ),
    Shown(
        "fief tree",
        """Shows the families: lords and titles, marriages, sons, heirs, and the dead.

        What became of the dead is read from the journal. With --svg it is a picture for
        a browser, light or dark as the reader has it.
        """,
        screen="commands.fief.tree:screen",
        helps={
            "player": "Only this family.",
            "svg": "Draw it as a picture into this file.",
        },
        flow="commands.fief.answers.tree:tree",
    ),
)
