"""A document that was changed after it was exported."""

from __future__ import annotations

import pytest

from ledger.acting import exchange
from ledger.errors import Misuse
from tests.laws.evening import Evening


@pytest.fixture
def refused(tmp_path):
    """Exports a payment, replaces some words on its line, and tells the refusal."""
    evening = Evening(str(tmp_path / "c.db"))
    evening.act("pay", "bank", "Anne", 40)
    document = tmp_path / "c.json"
    told = exchange.export(evening.book, str(document))
    assert (told["entries"], told["head"]) == evening.head
    evening.close()

    def importing(old, new):
        lines = document.read_text("utf-8").splitlines(keepends=True)
        assert old in lines[2]
        lines[2] = lines[2].replace(old, new, 1)
        document.write_text("".join(lines), "utf-8")
        with pytest.raises(Misuse) as caught:
            exchange.bring_in(str(document), str(tmp_path / "new.db"))
        assert not (tmp_path / "new.db").exists()
        return caught.value

    return importing


def test_what_is_no_json_is_told_with_its_line(refused):
    """The line can be looked at in any editor."""
    told = refused('"kind":', '"kind"')
    assert (told.key, told.facts["line"]) == ("import.unreadable", 3)


def test_what_no_act_writes_is_told_with_its_line(refused):
    """An entry is read as strictly as if it were written now."""
    told = refused('"warnings":[]', '"warnings":{}')
    assert (told.key, told.facts["line"]) == ("import.content", 3)
    assert told.facts["part"] == "warnings"


def test_what_does_not_fit_its_hash_is_told_with_its_line(refused):
    """Whatever was changed in an entry, it is refused."""
    told = refused('"amount":40', '"amount":41')
    assert (told.key, told.facts["line"]) == ("import.hash", 3)
