"""The names of the tables of an export, and of their columns."""

from __future__ import annotations

from ledger.rules import game_named

HEADS: dict[str, tuple[str, ...]] = {
    name: tuple(heads.split())
    for name, heads in {
        "entries": "entry at turn phase kind cause once remark ruling undone_by"
        " chapter text_en text_fr",
        "battles": "entry at chapter turn kind dice text_en text_fr undone_by",
        "transfers": "entry n turn kind what amount source target source_id target_id"
        " rule about undone_by",
        "changes": "entry n turn kind subject field before after subject_id rule about"
        " undone_by",
        "payments": "entry n at turn kind payer payee amount remark rule about payer_id"
        " payee_id undone_by",
        "statement": "account entry n turn kind other amount balance remark rule about"
        " account_id",
        "throws": "entry n turn kind who why die faces how origin undone_by",
        "marks": "entry act undone",
        "balances": "turn account what amount account_id chapter",
        "accounts": "account what amount account_id",
        "facts": "subject field value entry subject_id",
        "things": "name kind in_play id",
        "players": "player seat money retired player_id",
        "titles": "title kind of holder player",
        "titles_held": "title holder from_entry from_turn to_entry to_turn title_id",
        "territories": "territory owner kind known territory_id",
        "territories_held": "territory owner from_entry from_turn to_entry to_turn"
        " territory_id",
    }.items()
}
LANGUAGES = ("en", "fr")  # of the columns text_en and text_fr
VIEWS = ("treasury",)  # of every campaign; games have more


def names(game: str) -> tuple[str, ...]:
    """The tables of a campaign of this game."""
    return (*HEADS, *VIEWS, *game_named(game).tables)
