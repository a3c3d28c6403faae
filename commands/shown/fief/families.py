"""Families: marriages, births, deaths, heirs."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "fief die",
        """Records the death of a lord and everything that follows from it.

        With --json, `becomes` says who becomes King or Regent through this death, and
        `reigns` who wears each crown afterwards.

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

        Inheritance comes first in phase 6. The widow’s or widower’s player inherits;
        where there is none, the King or the Regent gives the fief to the lord of his or
        her choice. The former owner’s soldiers leave the fief. The new owner places a
        counter in the city at once: bought at the normal price, or withdrawn from a
        village.

        Choices: title.REGION (which of the heir’s lords holds the title); gift.REGION
        (to which lord the crown gives the fief), accept.PLAYER (granted or refused);
        garrison.CITY (treasurer, or a village), counter.CITY (which counter).
        """,
        screen="commands.fief.heirs_screens:inherit_screen",
        helps={
            "regions": "Fiefs, by their regions; by default, all that wait for an heir.",
            "garrison": "CITY:[VILLAGE:]v1=N|Counters that the new owner places in the city; repeat for more.",
        },
    ),
    Shown(
        "fief marry",
        """Records a marriage that both players have announced, in phase 6.

        A man who is not in holy orders may marry a woman of another player’s family,
        wherever they are. The two families are allied as long as a couple lives, and
        may not be allied with a third family. A King’s wife becomes Queen at once.

        The choices, with the guard of the Tactical extension: knights.queen and
        sergeants.queen.
        """,
        screen="commands.fief.families_screens:wedding",
        helps={
            "one": "The bride or the groom.",
            "other": "SPOUSE|The other spouse, of another player’s family.",
        },
    ),
    Shown(
        "fief alliances",
        "Shows which families are allied by marriage, and what the alliance is worth.",
        screen="commands.fief.families_screens:alliances",
    ),
    Shown(
        "fief prince",
        """Gives the King and the Queen a son: a lord card from the hand of one of their
        players.

        Both players must have agreed at the table. The Prince belongs to the King’s
        player, counts among his lords and is placed like a new lord. He succeeds the
        King without an election.

        Choices: at (the village), leave.OWNER (in an ally’s village).
        """,
        screen="commands.fief.families_screens:born",
        helps={
            "lord": "The lord card placed beside the King.",
            "by": "From whose hand: the King’s player, or the Queen’s.",
            "at": "The village where the Prince is placed.",
        },
    ),
    Shown(
        "fief tree",
        """Shows the families: lords and titles, marriages, sons, heirs, and the dead.

        The fate of the dead is read from the journal. With --svg, draws a picture for a
        browser, light or dark as the reader prefers.
        """,
        screen="commands.fief.tree:screen",
        helps={
            "player": "Only this family.",
            "svg": "Draw the families as a picture in this file.",
        },
        flow="commands.fief.handlers.tree:tree",
    ),
)
