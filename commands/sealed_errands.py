"""The commands for what is due in rounds of sealed answers."""

from __future__ import annotations

from commands.errand import Errand
from commands.line import written

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any


class Saying(Errand):
    """The act for which answers were sealed, with all that was said."""

    def __init__(self) -> None:
        super().__init__("")

    def line(self, facts: Mapping[str, Any]) -> str:
        """The line to type."""
        said: dict[str, Any] = {}
        for one in facts["said"]:
            text = f"{one['who']}{one['sign']}{one['value']}"
            said.setdefault(one["word"], []).append(text)
        return written(facts["act"], **said)


ERRANDS: dict[str, Errand] = {
    "sealed.in": Errand("sealed close", round="round"),
    "sealed.open": Errand("sealed open", round="round", player="awaited", code="?"),
    "sealed.again": Errand("sealed ask", topic="topic", players="awaited"),
    "sealed.act": Saying(),
}
