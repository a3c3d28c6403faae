"""A replay in a real browser: stepped through by keys, slider and marks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.commands.replayed import Replayed
from tests.commands.web.served import PATIENT
from tests.effort import covering
from tests.evenings import CAMPAIGNS, played, shortest
from tests.face import ask

SIZES = {"phone": (360, 740), "tablet": (768, 1024), "beamer": (1920, 1080)}
SOON = PATIENT * 1000  # milliseconds
FOLDER = next(one for one in CAMPAIGNS if one.name == "trois-bannieres")
MADE: dict[tuple[str, ...], str] = {}  # each replay is made once


class Shown:
    """A replay that a browser has opened from its file."""

    def __init__(self, browser, file, size="tablet", **settings) -> None:
        width, height = SIZES[size]
        viewport = {"width": width, "height": height}
        self.context = browser.new_context(viewport=viewport, **settings)
        self.page = self.context.new_page()
        self.complaints, self.requests = [], []
        self.page.on("console", lambda said: self.complaints.append(said.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda asked: self.requests.append(asked.url))
        self.address = file.resolve().as_uri()
        self.page.goto(self.address)

    def at(self):
        """The number of the entry that is shown."""
        return int(
            re.findall(r"\d+", self.page.locator(".place").first.inner_text())[0]
        )

    def rows(self, section):
        """The rows of a section's tables, cell by cell."""
        return (
            self.page.locator("article")
            .first.locator(f"section.{section} tbody tr")
            .evaluate_all(
                "(rows) => rows.map((row) => [...row.cells].map((cell) => cell.textContent))"
            )
        )

    def press(self, *keys):
        """Presses keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)


def made(folder, *words):
    """The file of a sample's replay."""
    if (folder.name, *words) not in MADE:
        asked = ("report", "--format", "replay", "-o", "r.html", "--lang", "en", *words)
        ask(*asked, "--force", "-c", str(played(folder)))
        MADE[folder.name, *words] = Path("r.html").read_text("utf-8")
    file = Path(f"{folder.name}.html")
    file.write_text(MADE[folder.name, *words], "utf-8")
    return file


@pytest.fixture
def replay(here):
    """The replay of a campaign of Fief with several turns, in a file."""
    return made(FOLDER)


def told(file):
    """The same page as it stands in its file."""
    return Replayed(file.read_text(encoding="utf-8"))


def test_keys_step_through_the_evening(browser, replay):
    """The arrows go one act on and back, Home and End to the ends; each shows its frame."""
    shown, page = Shown(browser, replay), told(replay)
    entries = list(page.steps)
    assert entries[0] == shown.at()
    for keys, at in (
        (["ArrowRight"] * 3, 3),
        (["ArrowLeft"], 2),
        (["End"], -1),
        (["ArrowRight"], -1),
        (["ArrowLeft"], -2),
        (["Home"], 0),
        (["ArrowLeft"], 0),
    ):
        shown.press(*keys)
        assert entries[at] == shown.at()
        assert page.rows(entries[at], "money") == shown.rows("money")
        assert page.rows(entries[at], "map") == shown.rows("map")
    assert shown.complaints == []
    assert [shown.address] == shown.requests
    shown.context.close()


def test_the_slider_and_the_turns_go_anywhere(browser, replay):
    """The slider is moved by hand or by keys; a turn begins with its first act."""
    shown, page = Shown(browser, replay), told(replay)
    entries = list(page.steps)
    slider = shown.page.locator("input[type=range]").first
    slider.fill("7")
    assert entries[7] == shown.at()
    assert page.rows(entries[7], "money") == shown.rows("money")
    slider.focus()
    shown.press("ArrowRight")
    assert entries[8] == shown.at()
    mark = shown.page.locator(".turns a").nth(1)
    mark.click()
    first = shown.page.locator("div.turn").nth(1).locator(".step").first
    assert int(first.get_attribute("data-entry")) == shown.at()
    assert mark.get_attribute("aria-current") == "true"
    assert shown.page.locator(".step:visible").count() == entries.index(shown.at()) + 1
    shown.context.close()


def test_space_plays_and_stops(browser, replay):
    """It goes on by itself until the end, from the beginning if it is there already."""
    context_clock = Shown(browser, replay)
    page = context_clock.page
    page.clock.install()
    page.reload()
    entries = list(told(replay).steps)
    context_clock.press("Space")
    page.clock.run_for(3_200)
    assert entries[2] == context_clock.at()
    assert page.locator("[data-go=play]").first.inner_text() == "Pause"
    context_clock.press("Space")
    page.clock.run_for(10_000)
    assert entries[2] == context_clock.at()
    context_clock.press("End", "Space")
    assert entries[0] == context_clock.at()
    page.clock.run_for(1_500 * len(entries))
    assert entries[-1] == context_clock.at()
    assert page.locator("[data-go=play]").first.inner_text() == "Play"
    context_clock.context.close()


def test_dice_are_shown_with_their_act(browser, replay):
    """The act of the frame stands above, with its dice."""
    shown = Shown(browser, replay)
    note = shown.page.locator(".step:has(.note)").first
    entry, text = note.get_attribute("data-entry"), note.locator(".note").first
    dice = text.text_content()
    shown.page.locator("input[type=range]").first.fill(
        str(list(told(replay).steps).index(int(entry)))
    )
    assert dice in shown.page.locator("[role=status]").first.inner_text()
    shown.context.close()


def test_what_the_reader_has_opened_stays_open(browser, replay):
    """The figures of the map stay open from frame to frame."""
    shown = Shown(browser, replay)
    shown.press("End")
    shown.page.locator("section.map summary").first.click()
    for key in ("Home", "End"):
        shown.press(key)
    assert shown.page.locator("section.map details[open]").count() == 1
    shown.context.close()


def test_without_a_script_it_is_a_plain_page(browser, replay):
    """It shows the last frame and every act; nothing that would not work."""
    shown, page = Shown(browser, replay, java_script_enabled=False), told(replay)
    last = max(page.steps)
    assert page.rows(last, "money") == [
        row.locator("td").all_inner_texts()
        for row in shown.page.locator("section.money tbody tr").all()
    ]
    assert shown.page.locator(".step:visible").count() == len(page.steps)
    assert shown.page.locator("button:visible, input:visible").count() == 0
    shown.page.locator(".turns a").nth(1).click()
    assert shown.page.url.endswith("#en-2")
    shown.context.close()


def test_both_languages_go_together(browser, here):
    """A button shows the other one, at the same frame."""
    shown = Shown(browser, made(FOLDER, "--both"))
    shown.press("ArrowRight", "ArrowRight")
    assert shown.page.locator("article:visible").get_attribute("lang") == "en"
    shown.page.get_by_role("button", name="En français").click()
    assert shown.page.locator("article:visible").get_attribute("lang") == "fr"
    assert shown.page.get_attribute("html", "lang") == "fr"
    assert shown.page.locator(".place:visible").inner_text() == "écriture 3, tour 1"
    assert shown.complaints == []
    shown.context.close()


@pytest.mark.deep
@pytest.mark.parametrize(
    ("folder", "size"),
    [
        pytest.param(folder, size, id=f"{folder.name}-{size}")
        for folder, size in covering(CAMPAIGNS, [*SIZES])
    ],
)
def test_nothing_sticks_out(browser, here, folder, size):
    """From a phone to a beamer, in the first, a middle and the last frame of any game."""
    shown = Shown(browser, made(folder), size)
    for place in (0, 0.5, 1):
        most = int(shown.page.locator("input").first.get_attribute("max"))
        shown.page.locator("input").first.fill(str(int(most * place)))
        assert shown.page.evaluate(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )
    assert shown.complaints == []
    assert [shown.address] == shown.requests
    shown.context.close()


WAYS = (("phone", "light", True), ("beamer", "dark", True), ("tablet", "light", False))
# Every run looks at the shortest evening of each game, in one way; a deep one at all.
LOOKED_AT = [
    pytest.param(folder, *way, id=f"{folder.name}-{way[0]}")
    for folder, way in covering(shortest(), WAYS)
]


@pytest.mark.long
@pytest.mark.deep
@pytest.mark.parametrize(("folder", "size", "scheme", "script"), LOOKED_AT)
def test_nothing_keeps_anybody_out(browser, here, folder, size, scheme, script):
    """An automatic check of contrast, names, order and keyboard finds no fault."""
    axe = pytest.importorskip(
        "axe_playwright_python.sync_playwright", reason="not run: axe is not installed"
    )
    file = made(folder, "--both")
    if not script:  # axe itself needs one: the page without its own
        page = file.read_text(encoding="utf-8")
        page = re.sub("<script>.*?</script>", "", page, flags=re.DOTALL)
        file.write_text(page, encoding="utf-8")
    shown = Shown(browser, file, size, color_scheme=scheme, bypass_csp=True)
    for keys in (["End"], ["Home", *["ArrowRight"] * 20]) if script else ([],):
        shown.press(*keys)
        faults = axe.Axe().run(shown.page).response["violations"]
        assert [(one["id"], one["nodes"][0]["html"][:200]) for one in faults] == []
    shown.context.close()
