"""Templates of one's own: filled in a sandbox, refused with the line that is wrong."""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING, Any, NoReturn

from jinja2 import (
    FunctionLoader,
    StrictUndefined,
    TemplateAssertionError,
    TemplateError,
    TemplateNotFound,
    TemplateSyntaxError,
    UndefinedError,
)
from jinja2.compiler import CodeGenerator
from jinja2.exceptions import SecurityError
from jinja2.nodes import Impossible, TemplateData
from jinja2.sandbox import ImmutableSandboxedEnvironment
from markupsafe import Markup

from commands.reports.html import equip, visible
from commands.reports.in_child import Endless, apart
from commands.reports.markdown import escaped
from commands.resources import template
from ledger.acting.given import read_text
from ledger.errors import Misuse

if TYPE_CHECKING:
    from collections.abc import Callable

    from commands.reports.document import Document
    from commands.reports.making import Shape

NAME = "<template>"  # how the sandbox calls it in its own complaints
OURS = frozenset({"parts.html.j2"})  # what a template may import
# Which complaint is told how; the first that fits.
FAULTS: tuple[tuple[type[Exception], str], ...] = (
    (Endless, "endless"),
    (MemoryError, "endless"),
    (TemplateAssertionError, "unknown"),
    (TemplateSyntaxError, ""),
    (SecurityError, "forbidden"),
    (TemplateNotFound, "forbidden"),
    (UndefinedError, "unknown"),
    (TemplateError, "failed"),
    (ArithmeticError, "failed"),
    (AttributeError, "failed"),
    (LookupError, "failed"),
    (TypeError, "failed"),
    (ValueError, "failed"),
)
MOST = 20_000_000  # characters that a template may make
A_PART = 0.000_1  # seconds for each line of the report: an honest one takes a quarter


class Late(CodeGenerator):
    """Whatever is said in braces is escaped as it is said, constants too.

    Else what stands fast were escaped for HTML before the form has its say.
    """

    def _output_child_to_const(self, node: Any, frame: Any, finalize: Any) -> str:
        if not isinstance(node, TemplateData):
            raise Impossible
        return super()._output_child_to_const(node, frame, finalize)


class Sandbox(ImmutableSandboxedEnvironment):
    """Looks at what it is given, changes nothing, and cannot reach anything else.

    With `escape`, what a macro or a block makes counts as escaped already.
    """

    code_generator_class = Late

    def __init__(self, *, escape: bool) -> None:
        """With or without telling what is escaped from what is not."""
        super().__init__(
            loader=FunctionLoader(_ours),
            autoescape=escape,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            keep_trailing_newline=True,
        )


def once(escape: Callable[[str], str]) -> Callable[[Any], Any]:
    """Escapes what a template says, but not again what its macros have made of it."""

    def said(value: Any) -> Any:
        if value is None or isinstance(value, Markup | int | float):
            return value
        return Markup(escape(str(value)))  # noqa: S704 - escaped for its form

    return said


def _ours(name: str) -> tuple[str, str, None] | None:
    """The text of one of our own parts, whose lines are not those of the template."""
    if name not in OURS:
        return None
    with open(template("report", name), encoding="utf-8") as file:
        return file.read(), name, None


def _sandbox(form: str) -> Sandbox:
    """One in which all that is said is escaped as its form needs it."""
    made = Sandbox(escape=form != "text")
    if form == "html":
        equip(made)
    else:
        made.finalize = once(escaped) if form == "md" else visible
    return made


def filled(
    documents: list[Document], facts: dict[str, Any], shape: Shape
) -> list[bytes]:
    """What a template of one's own makes of a report."""
    path, sandbox = shape.template or "", _sandbox(shape.form)
    text = read_text(path)

    def fill() -> bytes:
        made: list[str] = []
        size = 0
        page = sandbox.from_string(text)
        for piece in page.generate(documents=documents, report=facts):
            size += len(piece)
            if size > MOST:
                raise Endless
            made.append(piece)
        return "".join(made).encode()

    def told() -> bytes | tuple[str, int, str]:
        try:
            return fill()
        except tuple(kind for kind, _ in FAULTS) as error:
            return _complaint(error)

    try:
        outcome = apart(told, _parts(documents) * A_PART)
    except Endless:
        outcome = "endless", 1, ""
    return [outcome if isinstance(outcome, bytes) else _refuse(path, *outcome)]


def _parts(documents: list[Document]) -> int:
    """How many lines, pictures and tables there are to go through."""
    sections = (section for document in documents for section in document.sections)
    return sum(1 for section in sections for _ in section.parts)


def _complaint(error: Exception) -> tuple[str, int, str]:
    """What kind of fault it is, in which line, and what the sandbox says of it."""
    kind = next(kind for fault, kind in FAULTS if isinstance(error, fault))
    if isinstance(error, TemplateSyntaxError):
        return kind, error.lineno, str(error.message)
    frames = traceback.extract_tb(error.__traceback__)
    numbers = [frame.lineno for frame in frames if frame.filename == NAME]
    return kind, (numbers or [1])[-1] or 1, str(error)


def _refuse(path: str, kind: str, line: int, detail: str) -> NoReturn:
    key = f"report.template_{kind}" if kind else "report.template"
    raise Misuse("usage", key, file=path, line=line, detail=detail, most=MOST)
