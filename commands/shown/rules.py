"""The rules to look up, and the house rules."""

from __future__ import annotations

from commands.shown import Shown, by_path

GROUPS = {"rules": "The rules of the games, and the house rules of the campaign."}

SHOWN = by_path(
    Shown(
        "rules list",
        """Lists the rules of the game by chapter, and the house rules in force.

        Without a campaign, lists the rules of all games.
        """,
        screen="commands.reference:listed",
        helps={
            "area": "Show only one chapter, such as MED-INC, or one game, such as MED."
        },
        flow="commands.handlers.reference:listing",
    ),
    Shown(
        "rules show",
        "Shows a rule with its rulings and house rules, or just one ruling or house rule.",
        screen="commands.reference:shown",
        helps={
            "word": "A rule (MED-INC-04), a ruling (MED-AMB-INC-1) or a house rule."
        },
        flow="commands.handlers.reference:show",
    ),
    Shown(
        "rules search",
        "Looks for words in all rules, in French and in English.",
        screen="commands.reference:search_screen",
        helps={"text": "The words to look for, in any order."},
        flow="commands.handlers.reference:search",
    ),
    Shown(
        "rules cards",
        "Lists the reference cards: short reminders for the table, moment by moment.",
        screen="commands.cards.screens:listed",
        helps={
            "game": "The game; by default, the campaign’s, or all of them.",
            "moment": "Show only the cards for one moment of play.",
        },
        flow="commands.handlers.cards:listing",
    ),
    Shown(
        "rules card",
        """Shows a reference card, page by page, or writes it to a file.

        With a campaign of the same game, the card includes the house rules in force.
        """,
        screen="commands.cards.screens:shown",
        helps={
            "name": "A card, by its code or title; or `all`.",
            "game": "The game; by default, the campaign’s, or all of them.",
        },
        flow="commands.handlers.cards:card",
    ),
    Shown(
        "rules set",
        "Sets one house rule.",
        helps={"key": "The house rule.", "value": "The new value."},
    ),
    Shown(
        "rules load",
        "Loads a file of house rules, with its comments.",
        helps={"text": "A TOML file of house rules."},
    ),
    Shown(
        "rules export",
        "Writes the house rules as TOML, with all comments.",
        screen="commands.export:toml_screen",
        helps={"at": "The house rules as they were after this entry."},
        flow="commands.handlers.export:as_house_rules",
    ),
)
