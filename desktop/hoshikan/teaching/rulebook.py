"""Rule books: `resources/games/<game>/rules.<language>.md`, read for the rules page, the rule cards and the search.

A book is CommonMark with tables and definition lists. Four things are ours:

- `### Being paid {#CQ-3.1}` gives a heading an anchor; a heading whose anchor is a rule id starts that rule's text.
- `![caption](position:NAME)` is a picture of the position `resources/games/<game>/positions/NAME.json`; the screens
  draw it with the game's own scene when they are asked for the image `position:NAME`.
- A rule id mentioned in the text becomes a link to its anchor.
- `#### CQ-3.1`, a heading of nothing but a rule id, begins the reason for what this edition decided about that rule.
  The rule gets a mark that leads there, in the words of the heading `{#reconstructed}` under which the reasons stand.

The definition lists of a book are its glossary. The HTML keeps to what Qt's rich text understands.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from html import escape
from typing import Final
from unicodedata import normalize

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.attrs import attrs_block_plugin
from mdit_py_plugins.deflist import deflist_plugin

from hoshikan import resources
from hoshikan.teaching.position import TeachingError

LANGUAGES: Final = ("en", "ja")
RULE_ID: Final = re.compile(r"\b[A-Z]{2}-\d{1,2}\.\d{1,2}\b")
POSITION_SCHEME: Final = "position:"
READINGS: Final = "reconstructed"
"""The anchor of the list of everything that this edition decided."""
REASON: Final = "why-"
"""Before a rule id: the anchor of the reason for what this edition decided about it."""
_EXCERPT: Final = 40
"""Characters of context on each side of a search hit."""
_FIRST_WIDE: Final = "\u3000"
_HEADING_ANCHOR: Final = re.compile(r"^(#{1,6} .*?)[ \t]*\{#([\w.-]+)\}[ \t]*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class BookSection:
    """A heading with what stands under it up to the next heading of any level."""

    anchor: str
    """Name to jump to; a rule id where the section is a rule, never empty."""
    level: int
    title: str
    text: str
    """The body as plain text, paragraphs separated by a line break."""
    html: str
    """The body as HTML, for a rule card."""

    @property
    def is_rule(self) -> bool:
        return RULE_ID.fullmatch(self.anchor) is not None

    @property
    def is_reason(self) -> bool:
        return self.anchor.startswith(REASON)


@dataclass(frozen=True, slots=True)
class Term:
    """A glossary entry."""

    term: str
    meaning: str


@dataclass(frozen=True, slots=True)
class BookPicture:
    """A position the book shows; `name` is the position file's."""

    name: str
    caption: str


@dataclass(frozen=True, slots=True)
class SearchHit:
    """A search hit: where to jump, and an excerpt with the place of the match in it."""

    anchor: str
    title: str
    excerpt: str
    start: int
    length: int


@dataclass(frozen=True, slots=True)
class RuleBook:
    """A rule book in one language."""

    game: str
    language: str
    title: str
    html: str
    """The whole book; every section starts with `<a name="…">`, rules carry their id in the heading."""
    sections: tuple[BookSection, ...]
    glossary: tuple[Term, ...]
    pictures: tuple[BookPicture, ...]

    def contents(self, depth: int = 2) -> list[BookSection]:
        """The table of contents: sections down to heading level `depth` (rules are level 3)."""
        return [section for section in self.sections if section.level <= depth]

    def rule(self, rule_id: str) -> BookSection:
        """The text of one rule. Raises KeyError for an id the book does not explain."""
        for section in self.sections:
            if section.anchor == rule_id and section.is_rule:
                return section
        raise KeyError(rule_id)

    def rule_ids(self) -> list[str]:
        """The rules the book explains, in its order."""
        return [section.anchor for section in self.sections if section.is_rule]

    def readings(self) -> list[str]:
        """The rules about which this edition decided something, in the order of their reasons."""
        return [section.anchor.removeprefix(REASON) for section in self.sections if section.is_reason]

    @property
    def readings_title(self) -> str:
        """The words of the marks; "" in a book all of whose rules follow the source."""
        return next((section.title for section in self.sections if section.anchor == READINGS), "")

    def reason(self, rule_id: str) -> BookSection | None:
        """Return this edition's decision about a rule, with its reason; None if it follows the source."""
        return next((section for section in self.sections if section.anchor == REASON + rule_id), None)

    def card(self, section: BookSection) -> str:
        """The HTML of one section by itself: a rule with its mark, a reason with the way back to its rule."""
        if section.is_reason:
            rule = self.rule(section.anchor.removeprefix(REASON))
            return f'{section.html}<p><a href="#{rule.anchor}">{rule.anchor} {escape(rule.title)}</a></p>'
        if self.reason(section.anchor) is None:
            return section.html
        return f"<p>{_mark(section.anchor, self.readings_title)}</p>{section.html}"

    def search(self, query: str) -> list[SearchHit]:
        """Sections that hold every word of `query`, any case, in the book's order; titles first."""
        words = [_fold(word) for word in query.split()]
        if not words:
            return []
        titles: list[SearchHit] = []
        bodies: list[SearchHit] = []
        for section in self.sections:
            whole = f"{section.anchor} {section.title}\n{section.text}"
            if all(word in _fold(whole) for word in words):
                in_title = all(word in _fold(f"{section.anchor} {section.title}") for word in words)
                (titles if in_title else bodies).append(_found(section, words))
        return titles + bodies


@cache
def load(game: str, language: str) -> RuleBook:
    """The rule book of a game. Raises MissingResourceError if there is none in that language, and TeachingError."""
    return parse(resources.text(resources.game_file(game, f"rules.{language}.md")), game, language)


def title_of(game: str, language: str, rule: str) -> str:
    """The title of a rule; its id where the book cannot be read or does not explain it."""
    try:
        return load(game, language).rule(rule).title
    except (resources.MissingResourceError, KeyError):
        return rule


def parse(source: str, game: str, language: str) -> RuleBook:
    """A rule book from its Markdown. Raises TeachingError for a text that does not begin with a heading."""
    reader = _reader()
    tokens = reader.parse(_HEADING_ANCHOR.sub(r'{id="\2"}\n\1', source))
    if not tokens or tokens[0].type != "heading_open":
        raise TeachingError(f"games/{game}/rules.{language}.md", "a rule book begins with a heading")
    pictures: list[BookPicture] = []
    for place, token in enumerate(tokens):
        if token.type == "inline":
            known = len(pictures)
            token.children = list(_inline(token.children or [], pictures))
            if len(pictures) > known:
                tokens[place - 1].attrs["class"] = "picture"  # its line is as high as the picture, not as text asks for
    sections = tuple(_sections(tokens, reader))
    titles = {section.anchor: section.title for section in sections}
    html: list[str] = []
    for section, (start, _) in zip(sections, _spans(tokens), strict=True):
        heading = tokens[start : start + 3]
        heading.insert(2, Token("html_inline", "", 0, content=_beside(section, titles)))
        html.append(f'<a name="{escape(section.anchor)}"></a>')
        html += [reader.renderer.render(heading, reader.options, {}), section.html]
    return RuleBook(game, language, sections[0].title, "".join(html), sections, tuple(_terms(tokens)), tuple(pictures))


def _sections(tokens: list[Token], reader: MarkdownIt) -> Iterator[BookSection]:
    for number, (start, stop) in enumerate(_spans(tokens), 1):
        heading, body = tokens[start : start + 3], tokens[start + 3 : stop]
        title = _plain(heading[1])
        anchor = str(heading[0].attrs.pop("id", ""))
        if not anchor:
            anchor = REASON + title if RULE_ID.fullmatch(title) else f"section-{number}"
        html = reader.renderer.render(body, reader.options, {})
        yield BookSection(anchor, int(heading[0].tag[1:]), title, _text(body), html)


def _beside(section: BookSection, titles: Mapping[str, str]) -> str:
    """Return the rest of a heading after its words: a rule has its id and perhaps a mark, a reason the rule's title."""
    if section.is_reason:
        return " " + escape(titles.get(section.title, ""))
    if not section.is_rule:
        return ""
    mark = _mark(section.anchor, titles.get(READINGS, "")) if REASON + section.anchor in titles else ""
    return f" <small>{section.anchor}</small>" + (f" <small>{mark}</small>" if mark else "")


def _mark(rule_id: str, words: str) -> str:
    """The link from a rule to its reason."""
    return f'<a class="mark" href="#{REASON}{rule_id}">{escape(words)}</a>'


def _reader() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table").use(attrs_block_plugin).use(deflist_plugin)


def _spans(tokens: list[Token]) -> list[tuple[int, int]]:
    starts = [index for index, token in enumerate(tokens) if token.type == "heading_open" and token.level == 0]
    return list(zip(starts, [*starts[1:], len(tokens)], strict=True))


def _inline(children: list[Token], pictures: list[BookPicture]) -> Iterator[Token]:
    """Pictures get their caption below, rule ids in running text become links, Japanese lines join without a space."""
    linked = 0
    for index, token in enumerate(children):
        linked += token.nesting if token.type.startswith("link_") else 0
        source = str(token.attrs.get("src", ""))
        if token.type == "image" and source.startswith(POSITION_SCHEME):
            pictures.append(BookPicture(source.removeprefix(POSITION_SCHEME), token.content))
            yield token
            yield Token("html_inline", "", 0, content=f"<br /><small>{escape(token.content)}</small>")
        elif token.type == "text" and not linked and RULE_ID.search(token.content):
            link = RULE_ID.sub(r'<a href="#\g<0>">\g<0></a>', escape(token.content, quote=False))
            yield Token("html_inline", "", 0, content=link)
        elif token.type != "softbreak" or not (_is_wide(children[:index], -1) and _is_wide(children[index + 1 :], 0)):
            yield token


def _is_wide(tokens: list[Token], end: int) -> bool:
    """True if the text of `tokens` has a Japanese character at that end."""
    text = "".join(token.content for token in tokens)
    return bool(text) and text[end] >= _FIRST_WIDE


def _plain(inline: Token) -> str:
    """Words of an inline token without marks; what we rendered ourselves is stripped of its tags."""
    parts: list[str] = []
    for child in inline.children or []:
        if child.type in {"softbreak", "hardbreak"}:
            parts.append(" ")
        elif child.type == "html_inline":
            parts.append(re.sub(r"<[^>]*>", "", child.content))
        elif child.type != "image":
            parts.append(child.content)
    return "".join(parts).strip()


def _text(tokens: Iterable[Token]) -> str:
    return "\n".join(text for token in tokens if token.type == "inline" and (text := _plain(token)))


def _terms(tokens: list[Token]) -> list[Term]:
    """The definition lists, each term with its definitions joined."""
    terms: list[Term] = []
    where = ""
    for token in tokens:
        if token.type in {"dt_open", "dd_open", "dl_close"}:
            where = token.type
        elif token.type == "inline" and where == "dt_open":
            terms.append(Term(_plain(token), ""))
        elif token.type == "inline" and where == "dd_open":
            terms[-1] = Term(terms[-1].term, f"{terms[-1].meaning}\n{_plain(token)}".strip())
    return terms


def _fold(text: str) -> str:
    """Case and full-width forms do not matter to a search."""
    return normalize("NFKC", text).casefold()


def _found(section: BookSection, words: list[str]) -> SearchHit:
    text = section.text.replace("\n", " ")
    folded = _fold(text)
    # Folding may change the length of a few letters; then the excerpt stands without a mark.
    aligned = len(folded) == len(text)
    word = next((word for word in words if word in folded), "")
    place = folded.index(word) if word and aligned else 0
    first, last = max(0, place - _EXCERPT), min(len(text), place + len(word) + _EXCERPT)
    excerpt = ("…" if first else "") + text[first:last] + ("…" if last < len(text) else "")
    start = place - first + (1 if first else 0)
    return SearchHit(section.anchor, section.title, excerpt, start, len(word) if aligned else 0)
