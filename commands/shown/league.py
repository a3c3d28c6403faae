"""Campaigns that several laptops share."""

from __future__ import annotations

from commands.shown import Shown, by_path

GROUPS = {
    "league": "A campaign on several laptops, and many campaigns of a club, through PostgreSQL.",
    "league key": "Who may open a campaign, and as what.",
}
FLOWS, SCREENS = "commands.league.flows", "commands.league.screens"

SHOWN = by_path(
    Shown(
        "league init",
        """Sets up a league in a PostgreSQL database, or brings it up to date.

        Needs the `league` extra, and the right to create roles in the database.
        """,
        screen=f"{SCREENS}:ready",
        flow=f"{FLOWS}:init",
    ),
    Shown(
        "league share",
        """Shares the campaign: its journal goes to the hub, where others join it.

        From then on every action is written at the hub first, and then here; what others
        have written meanwhile is taken over, and the action decided again. If the hub
        cannot be reached, the campaign goes on here, and `league sync` brings both
        together later.
        """,
        screen=f"{SCREENS}:shared",
        helps={"name": "NAME|Its name at the hub; by default, that of the file."},
        flow=f"{FLOWS}:share",
    ),
    Shown(
        "league join",
        "Makes a complete copy of a shared campaign, from then on kept in step with the others.",
        screen=f"{SCREENS}:joined",
        helps={"file": "The file to create; by default, NAME.db."},
        flow=f"{FLOWS}:join",
    ),
    Shown(
        "league leave",
        "Stops sharing: this copy goes on by itself, and the hub keeps its journal.",
        screen=f"{SCREENS}:left",
        flow=f"{FLOWS}:leave",
    ),
    Shown(
        "league status",
        "Shows how the campaign is shared, and whether the hub can be reached.",
        screen=f"{SCREENS}:standing",
        flow=f"{FLOWS}:status",
    ),
    Shown(
        "league sync",
        """Brings this copy and the hub together.

        What was written while the hub was away follows what the others have written,
        action by action, with the same dice. Whatever comes to the same thing goes in
        by itself; for anything else you are asked once: keep it, leave it out, or do
        something else in its place. If something was left out or replaced, a backup
        keeps the copy as it was.
        """,
        screen=f"{SCREENS}:together",
        helps={
            "settled": "ENTRY=ANSWER|The answer for an entry that does not fit: leave, keep, or another action."
        },
        flow=f"{FLOWS}:sync",
    ),
    Shown(
        "league watch",
        """Takes over the actions of others as they are written, until Ctrl-C.

        The shell, `board` and `serve` do so by themselves.
        """,
        screen="",
        helps={"quiet": "Say nothing, and end when standard input does."},
        flow=f"{FLOWS}:watch",
    ),
    Shown(
        "league key new",
        """Makes a key for the campaign, and shows it this once.

        An owner also makes keys; an assistant writes; a reader has a copy; a player sees
        what that player may know. With --name '*', the key opens all campaigns.
        """,
        screen=f"{SCREENS}:key_made",
        flow=f"{FLOWS}:key_new",
    ),
    Shown(
        "league key list",
        "Lists the keys to the campaign; those of the entire league with --hub.",
        screen=f"{SCREENS}:keys",
        flow=f"{FLOWS}:key_list",
    ),
    Shown(
        "league key revoke",
        "Revokes a key at once: whoever still uses it is cut off.",
        screen=f"{SCREENS}:revoked",
        flow=f"{FLOWS}:key_revoke",
    ),
    Shown(
        "league campaigns",
        "Lists the campaigns of the hub that the key opens.",
        screen=f"{SCREENS}:campaigns",
        flow=f"{FLOWS}:campaigns",
    ),
    Shown(
        "league look",
        """Shows how a shared campaign stands, as far as the key’s player may know.

        Needs a player’s key. What is shown is what a laptop at the table last reported:
        it does so while the prompt, `board`, `serve` or `league watch` is open there.
        """,
        screen=f"{SCREENS}:looked",
        flow=f"{FLOWS}:look",
    ),
    Shown(
        "league hand-in",
        """Hands in a sealed answer: only its hash leaves this computer.

        Once the round is closed, give the same answer again with --code and the code
        that is shown: this opens it. Needs a player’s key.
        """,
        screen=f"{SCREENS}:handed",
        flow=f"{FLOWS}:hand_in",
    ),
    Shown(
        "league standings",
        """Shows who has played and won what in all campaigns of the league.

        Copies of the campaigns are kept for this, and brought up to date each time.
        """,
        screen=f"{SCREENS}:standings",
        flow="commands.league.club:standings",
    ),
    Shown(
        "league stats",
        """Sums up all campaigns of the league that the key may read, as `stats` does.

        Copies of the campaigns are kept for this, and brought up to date each time.
        """,
        screen=f"{SCREENS}:stats",
        helps={"form": "By default, according to the file’s extension."},
        flow="commands.league.club:stats",
    ),
    Shown(
        "league doctor",
        "Says in plain words what the settings of the server promise.",
        screen=f"{SCREENS}:promises",
        flow=f"{FLOWS}:doctor",
    ),
)
