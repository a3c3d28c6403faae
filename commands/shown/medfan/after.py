"""After a battle: spoils, survival, land, income."""

from __future__ import annotations

from commands.shown import Shown, by_path

GROUPS = {"medfan odds": "Exact chances: of survival, of income, of a territory."}

SHOWN = by_path(
    Shown(
        "medfan after",
        """Does all that follows a battle, in order: spoils, survival, land, income.

        Without words it goes on where it was stopped. The dice: a survival roll for
        each figure, in seat order, then in the order given; the draws of the winner's
        objective, or two dice for Pillage; what determines each unknown territory that
        is won, then those of its name; the draw of what the loser gives; two dice for
        each Casino, Den and Mine, in seat order, then in order of acquisition. In a
        draw territories are numbered as `territory list` has them, those of a player in
        order of acquisition. Choices: pillage, destruction (a territory of the loser),
        council and capability (of one that is won), camp (which is lost), by house rule
        roll.NAME and upkeep.NAME. A key that is asked for again is numbered, as in
        camp.2.
        """,
        screen="commands.medfan.after_screens:after_screen",
        helps={
            "winner": "Who won the battle; or draw.",
            "attacker": "One side; else that of the battle prepared.",
            "defender": "The other side.",
            "dead": "A figure that was eliminated; may be repeated.",
            "fled": "A figure that fled or left the table; may be repeated.",
            "absent": "A figure that was ready and stayed away; may be repeated.",
            "objective": "What a side fought for; may be repeated.",
            "until": "Stop after spoils, survival, territories or income.",
            "called": "What a captured unknown territory is called; otherwise its name is drawn; may be repeated, in order of capture.",
        },
    ),
    Shown(
        "medfan income",
        """Pays the income of the open aftermath; elsewhere everybody's, once a turn.

        The dice: two for each Casino, Smugglers' Den and Volcanic Mine, in seat order,
        then in order of acquisition. Choices: camp, against.NAME (whom NAME's Guild
        steals from), by house rule roll.NAME and upkeep.NAME.
        """,
        screen="commands.medfan.after_screens:after_screen",
    ),
    Shown(
        "medfan goal",
        "Agrees what ends the campaign; without words, the players will say so.",
        helps={
            "games": "So many battles.",
            "territories": "As soon as somebody owns so many.",
            "half": "As soon as somebody owns more than half.",
        },
    ),
    Shown(
        "medfan standings",
        "Shows who owns most territories, and what ends the campaign.",
        screen="commands.medfan.after_screens:standings_screen",
    ),
    Shown(
        "medfan survival",
        "Throws for the survival of figures; low is good. One die for each.",
        screen="commands.medfan.after_screens:survival_screen",
        helps={
            "figures": "How many figures.",
            "healer": "A healer stands in the army.",
            "house": "Its owner has a House of Healers.",
        },
    ),
    Shown(
        "medfan spoils",
        "Reckons the spoils of a battle.",
        screen="commands.medfan.after_screens:spoils_screen",
        helps={
            "cost": "COST|What the eliminated enemies cost.",
            "altar": "A Blood Altar; may be repeated.",
        },
    ),
    Shown(
        "medfan objective",
        "Throws what a battle is fought for. One die.",
        screen="commands.medfan.after_screens:objective_screen",
        flow="commands.medfan.handlers:by_name",
    ),
    Shown(
        "medfan determine",
        """Finds out what an unknown territory is, and what it is called.

        The dice: the general table, the table that it names (again where a unique one
        is owned already), four for a treasure, then those of the name. Choices:
        capability, council.
        """,
        helps={
            "name": "An unknown territory, by its order; or the first.",
            "player": "PLAYER|Who captures it; otherwise it stays unoccupied.",
            "called": "What it is called; otherwise its name is drawn.",
        },
    ),
    Shown(
        "medfan capability",
        """Throws what an unknown territory is.

        The dice: the general table, then the table that it names; a unique one that is
        owned is thrown again. Choice: capability (Council or Academy).
        """,
        screen="commands.medfan.land:capability_screen",
        flow="commands.medfan.handlers:by_name",
    ),
    Shown(
        "medfan odds survival",
        "Shows the chances of figures that have fallen; low faces are good.",
        screen="commands.medfan.odds:survival_screen",
        helps={
            "figures": "How many figures have fallen.",
            "healer": "A healer of the army has not fallen.",
            "house": "A House of Healers is owned.",
        },
        flow="commands.medfan.handlers:survival_odds",
    ),
    Shown(
        "medfan odds income",
        "Shows the chances of a player's next income.",
        screen="commands.medfan.odds:income_screen",
        flow="commands.medfan.handlers:income_odds",
    ),
    Shown(
        "medfan odds territory",
        "Shows the chances of what an unknown territory is.",
        screen="commands.medfan.odds:territory_screen",
        helps={"player": "PLAYER|Who captures it."},
        flow="commands.medfan.handlers:territory_odds",
    ),
)
