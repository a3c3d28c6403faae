"""The families as data, and as a picture."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call, Result


def tree(call: Call, player: str | None, svg: str | None, force: bool) -> Result:
    """The families, and the file with their picture, if one is wanted."""
    from ledger.reading.fief.tree import tree as families

    answer = families(call.book(), player)
    if svg is not None:
        from commands.fief.tree_svg import picture
        from ledger.store.copying import write_text

        write_text(svg, picture(answer, call.words), force=force)
        return {"file": svg, **answer}, None, [], None
    return {**answer}, None, [], None
