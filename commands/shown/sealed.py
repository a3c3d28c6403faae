"""What players owe in secret: asked for, committed to, opened."""

from __future__ import annotations

from commands.shown import Shown, by_path

GROUPS = {
    "sealed": "Sealed answers: bids, votes and plans that nobody can read before all are in."
}

SHOWN = by_path(
    Shown(
        "sealed ask",
        """Asks players for an answer that nobody can read before all are in.

        Each player types it on a phone, on the page that `serve` shows; until the round
        is closed, the table sees nothing but a hash of it.

        The topic is one of the game’s, which Tab offers, or anything in your own words.
        """,
        helps={
            "topic": "What is asked for.",
            "players": "Who is asked; by default, everybody, and in a second round those who tie.",
            "answers": "TEXT|One of the possible answers to a topic in your own words; may be repeated.",
            "under": "HASH|The hash of the first entry of the campaign in which it was sealed; "
            "by default, this one.",
        },
    ),
    Shown(
        "sealed put",
        """Puts the hash of an answer into a round; the last one closes it.

        While the round is open, another hash may take its place.
        """,
        helps={"hash": "The hash, which the phone works out."},
    ),
    Shown(
        "sealed close",
        "Closes a round before all answers are in; players who have not answered are left out.",
    ),
    Shown(
        "sealed open",
        """Opens an answer after its round has been closed.

        Phones do this by themselves. If one is lost, its owner’s code is enough: the
        answer is found among the possible ones. An answer in the owner’s own words must
        be typed as well.
        """,
        helps={
            "code": "The owner’s code.",
            "value": "VALUE|The answer; by default, the one that fits the code.",
        },
    ),
    Shown(
        "sealed list",
        "Lists all rounds: who has answered, and what has been opened.",
        screen="commands.sealed:listed",
    ),
)
