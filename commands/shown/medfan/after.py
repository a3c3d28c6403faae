"""After a battle: spoils, survival, land, income."""

from __future__ import annotations

from commands.shown import Shown, by_path

GROUPS = {
    "medfan odds": "Exact chances: survival, income, capabilities of territories."
}

SHOWN = by_path(
    Shown(
        "medfan after",
        """Settles the aftermath of a battle, in order: spoils, survival, territories,
        income.

        Without options, the settlement is resumed where it was stopped. The dice: a
        survival roll for each figure, in seat order, then in the order given; the
        random draws of the winner’s objective, or two dice for Pillage; the rolls that
        determine each unknown territory won, then those for its name; the random draw
        of what the loser gives up; two dice for each Casino, Den and Mine, in seat
        order, then in order of acquisition. For a random draw, territories are numbered
        as in `territory list`, a player’s own in order of acquisition. Choices:
        pillage, destruction (a territory of the loser), council and capability (of a
        territory that is won), camp (which Refugee Camp is lost) and, by house rule,
        roll.NAME and upkeep.NAME. A key that is asked for again is numbered, as in
        camp.2.
        """,
        screen="commands.medfan.after_screens:after_screen",
        helps={
            "winner": "Who won the battle; or `draw`.",
            "attacker": "One side; by default, that of the prepared battle.",
            "defender": "The other side.",
            "dead": "A figure that was eliminated; may be repeated.",
            "fled": "A figure that fled or left the table; may be repeated.",
            "absent": "A figure that was ready but stayed away; may be repeated.",
            "objective": "What a side fought for; may be repeated.",
            "until": "Stop after spoils, survival, territories or income.",
            "called": "The name of a captured unknown territory; by default, it is drawn at random; may be repeated, in order of capture.",
        },
    ),
    Shown(
        "medfan income",
        """Pays the territory income of the aftermath under way; if none is under way,
        pays everybody’s, once a turn.

        The dice: two for each Casino, Smugglers’ Den and Volcanic Mine, in seat order,
        then in order of acquisition. Choices: camp, against.NAME (whom NAME’s Guild
        steals from) and, by house rule, roll.NAME and upkeep.NAME.
        """,
        screen="commands.medfan.after_screens:after_screen",
    ),
    Shown(
        "medfan goal",
        "Sets what ends the campaign; without options, the players will decide.",
        helps={
            "games": "After how many battles.",
            "territories": "As soon as somebody owns this many territories.",
            "half": "As soon as somebody owns more than half of the territories.",
        },
    ),
    Shown(
        "medfan standings",
        "Shows who owns the most territories, and what ends the campaign.",
        screen="commands.medfan.after_screens:standings_screen",
    ),
    Shown(
        "medfan survival",
        "Rolls for the survival of figures; low is good. One die each.",
        screen="commands.medfan.after_screens:survival_screen",
        helps={
            "figures": "How many figures.",
            "healer": "The army has a healer.",
            "house": "The figures’ owner has a House of Healers.",
        },
    ),
    Shown(
        "medfan spoils",
        "Works out the spoils of a battle.",
        screen="commands.medfan.after_screens:spoils_screen",
        helps={
            "cost": "COST|What the eliminated enemies cost.",
            "altar": "A Blood Altar; may be repeated.",
        },
    ),
    Shown(
        "medfan objective",
        "Rolls for the objective of a battle. One die.",
        screen="commands.medfan.after_screens:objective_screen",
        flow="commands.medfan.handlers:by_name",
    ),
    Shown(
        "medfan determine",
        """Determines an unknown territory: what it is, and what it is called.

        The dice: the general table, the table that it names (again if the unique
        territory is already owned), four for a treasure, then those for the name.
        Choices: capability, council.
        """,
        helps={
            "name": "An unknown territory, by its number; by default, the first.",
            "player": "PLAYER|Who captures the territory; by default, it stays unoccupied.",
            "called": "The territory’s name; by default, it is drawn at random.",
        },
    ),
    Shown(
        "medfan capability",
        """Rolls to see what an unknown territory is.

        The dice: the general table, then the table that it names; a unique territory
        that is already owned is rolled again. Choice: capability (Council or Academy).
        """,
        screen="commands.medfan.land:capability_screen",
        flow="commands.medfan.handlers:by_name",
    ),
    Shown(
        "medfan odds survival",
        "Shows the survival chances of figures that have fallen; low results are good.",
        screen="commands.medfan.odds:survival_screen",
        helps={
            "figures": "How many figures have fallen.",
            "healer": "The army has a healer who has not fallen.",
            "house": "The figures’ owner has a House of Healers.",
        },
        flow="commands.medfan.handlers:survival_odds",
    ),
    Shown(
        "medfan odds income",
        "Shows the chances of a player’s next income.",
        screen="commands.medfan.odds:income_screen",
        flow="commands.medfan.handlers:income_odds",
    ),
    Shown(
        "medfan odds territory",
        "Shows how likely each capability is for an unknown territory.",
        screen="commands.medfan.odds:territory_screen",
        helps={"player": "PLAYER|Who captures the territory."},
        flow="commands.medfan.handlers:territory_odds",
    ),
)
