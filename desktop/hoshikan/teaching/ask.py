"""Ask the rules: the rules that answer a question in a player's own words, best first, each with its sentence.

    Ask("conquestar", "en").search("what if we both want the same star")[0].rule     # CQ-4.3

Nothing is composed: an answer is a rule of the book, or there is none. Rules are ordered by what their text and each
short question that belongs to them (`resources/games/<game>/ask.toml`, the quiz, the titles) have in common with the
question. Whether there is an answer depends on this and on the odds of its words: as many questions are kept that no
rule answers (in the same file, and for all games in `resources/ask/words.toml`).

Japanese is compared by pairs of characters, words that mean the same and pairs of these, after folding of width, kana
and spelling; English by stems, pairs of stems, parts of words and words that mean the same. An English word in no text
here is read as the one nearest in spelling.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain, combinations, pairwise
from math import log, log1p, sqrt
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Final
from unicodedata import normalize

import msgspec

from hoshikan.resources import game_path, resource
from hoshikan.teaching.files import read_toml
from hoshikan.teaching.questions import questions
from hoshikan.teaching.rulebook import RULE_ID, BookSection, RuleBook, load

MOST: Final = 5
"""Rules in an answer at most."""
ENOUGH: Final[Mapping[str, float]] = MappingProxyType({"en": 0.7, "ja": 0.58})
"""The least score of the best rule of an answer: about six of seven questions that no rule answers are then declined.

Measured with a fifth of all questions that are kept left out of the search.
"""
BESIDE: Final = 0.45
"""The least share of the best score for a further rule."""
LONGEST: Final = 300
"""Characters of a question that are read."""
_LIKENESS: Final = 0.25
"""The share of the likeness to single questions in a score; the rest is that of the whole text."""
_SECOND: Final = 0.5
_THIRD: Final = 0.25
"""Shares of the second and the third most similar question of a rule."""
_ODDS: Final = 0.015
"""Weight in a score of the odds, as a logarithm, that a rule was asked for and not something that no rule answers, …"""
_DOUBT: Final = 0.05
"""… and their weight in whether there is an answer at all."""
_ANY: Final = 0.1
"""The share of a rule's words that are taken from all rules: any rule may be asked for in words of another."""
_UNSEEN: Final = 0.1
"""Added to how often a word was seen, so that none is impossible."""
_UNKNOWN: Final = 1.5
"""The odds against every rule, as a logarithm, of a word that was never seen."""
_FIELDS: Final[Mapping[str, float]] = {
    "title": 2.0,
    "asked": 1.5,
    "body": 1.0,
    "word": 1.0,
    "answer": 0.5,
    "example": 0.5,
}
"""Weights of a word, by the kind of text."""
_TEXT: Final = 1.5
"""Brings the score of a text, whose best is seldom above 0.6, to the height of a likeness."""
_SATURATION: Final = 2.0
_LENGTH: Final = 0.6
"""BM25's k1 and b."""
_NO_RULE: Final = -1
"""The rule of questions that no rule answers."""
_SHORT: Final = 8
"""Terms added to the length of a sentence, so that a word alone is no answer."""
_FUNCTION: Final = 0.2
"""Weight of words such as "how" and of pairs of hiragana, which say more about a sentence's form than its subject."""
_PAIRS: Final = (1.0, 0.5, _FUNCTION)
"""Weights of a pair of Japanese characters, none, one or both of which are hiragana."""
_CONCEPT: Final = 1.0
"""Weight of a word that means the same as others, besides its own."""
_TWO: Final = 0.5
"""Weight of two meanings together in a Japanese question, which has no pairs of words."""
_PART: Final = 0.2
"""Weight of four letters of an English word: they bring together "complete" and "completion"."""
_LETTERS: Final = 4
_LEAST: Final = 4
"""Letters of a word in which a slip is looked for, …"""
_LONG: Final = 8
"""… and of one in which two are."""
_WORD: Final = re.compile(r"[a-z0-9]+|[★×◆]")
_WIDE: Final = re.compile(r"[\u3040-\u30ff\u3400-\u9fff々〆]")
_KATAKANA: Final[Mapping[int, int]] = MappingProxyType({letter: letter - 0x60 for letter in range(0x30A1, 0x30F7)})
_RUN: Final = re.compile(r"[\u3041-\u30ff\u3400-\u9fff々〆★×◆]+|[a-z0-9]+")
_SENTENCES: Final[Mapping[str, re.Pattern[str]]] = MappingProxyType(
    {
        "ja": re.compile(r"[^。！？\n]+[。！？]*"),
        "en": re.compile(r"[^\n]+?(?:[.!?](?=\s|$)|(?=\n|$))"),
    }
)


class _Alike(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words that may stand for each other in one game, by language."""

    en: tuple[tuple[str, ...], ...] = ()
    ja: tuple[tuple[str, ...], ...] = ()


class _Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    en: tuple[str, ...] = ()
    ja: tuple[str, ...] = ()


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's file: what players say when they ask for a rule."""

    rules: dict[Annotated[str, msgspec.Meta(pattern=RULE_ID.pattern)], _Said]
    alike: _Alike = _Alike()
    elsewhere: _Said = _Said()
    """Questions that sound like the game and that no rule answers."""


class _Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words of one language in the file for all games."""

    alike: tuple[tuple[str, ...], ...]
    elsewhere: tuple[str, ...]
    spelt: tuple[tuple[str, str], ...] = ()
    slight: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Found:
    """A rule that answers, with the sentence of its text that answers."""

    rule: str
    score: float
    """From 0 to about 2."""
    title: str
    sentence: str
    start: int
    """The place of the sentence in the text of the rule (`BookSection.text`); it is as long as `sentence`."""
    ours: bool
    """True if this edition decided something about the rule."""


class Ask:
    """The search in the rule book of a game in one language. Raises MissingResourceError and TeachingError."""

    def __init__(self, game: str, language: str, without: Collection[str] = ()) -> None:
        """Search with all that is known, or for a measurement without some of the questions that belong to rules."""
        self._index = _Index(game, language, without) if without else _index(game, language)

    def search(self, text: str, most: int = MOST) -> list[Found]:
        """Return the rules that answer, best first; none where nothing fits."""
        return self._index.search(text[:LONGEST], most)


def language_of(text: str) -> str:
    """The language of a question."""
    return "ja" if _WIDE.search(normalize("NFKC", text)) else "en"


def read_asked(path: Path) -> _Asked:
    """The content of a game's file. Raises TeachingError naming the file and the spot in it."""
    return read_toml(path, _Asked)


@cache
def _file(game: str) -> _Asked:
    path = game_path(game, "ask.toml")
    return read_asked(path) if path.exists() else _Asked({})


def asked(game: str, language: str) -> Mapping[str, tuple[str, ...]]:
    """Return what players say when they ask for a rule, by rule; nothing without a file. Raises TeachingError."""
    return {rule: getattr(said, language) for rule, said in _file(game).rules.items()}


def elsewhere(game: str, language: str) -> tuple[str, ...]:
    """Return questions that no rule of a game answers. Raises TeachingError."""
    own: tuple[str, ...] = getattr(_file(game).elsewhere, language)
    return _words(language).elsewhere + own


@cache
def _words(language: str) -> _Words:
    return read_toml(resource("ask", "words.toml"), dict[str, _Words])[language]


class _Reader:
    """Turns a text into terms with their weights."""

    def __init__(self, game: str, language: str) -> None:
        self._wide = language == "ja"
        words = _words(language)
        self.slight = frozenset(words.slight)
        self._one_spelling = {_folded(one): _folded(other) for one, other in words.spelt}
        self._misspelt = re.compile("|".join(map(re.escape, self._one_spelling)) or "(?!)")
        self._alike: dict[str, set[str]] = defaultdict(set)
        for number, group in enumerate((*words.alike, *getattr(_file(game).alike, language))):
            for word in group:
                key = _hiragana(self.fold(word)) if self._wide else " ".join(map(_stem, self.words(word)))
                self._alike[key].add(f"={number}")
        self._longest = max(len(key.split()) for key in self._alike)

    def fold(self, text: str) -> str:
        """A Japanese text in one width and spelling."""
        return self._misspelt.sub(lambda match: self._one_spelling[match[0]], _folded(text))

    def terms(self, text: str) -> dict[str, float]:
        """The terms of a text, each with the weight of its kind."""
        return self._japanese(text) if self._wide else self.english(self.words(text))

    def words(self, text: str) -> list[str]:
        """The words of an English text, each in one spelling."""
        return [self._one_spelling.get(word, word) for word in _WORD.findall(_folded(text))]

    def english(self, words: Iterable[str]) -> dict[str, float]:
        found: dict[str, float] = {}
        stems: list[str] = []
        for word in words:
            stem = _stem(word)
            stems.append(stem)
            found[stem] = _FUNCTION if word in self.slight else 1.0
            if word not in self.slight and len(word) > _LETTERS:
                begun = f"^{word}"
                for start in range(len(begun) - _LETTERS + 1):
                    found[f"#{begun[start : start + _LETTERS]}"] = _PART
        for one, other in pairwise(stems):
            found[f"{one} {other}"] = 0.5 * max(found[one], found[other])
        for length in range(1, self._longest + 1):
            for start in range(len(stems) - length + 1):
                for concept in self._alike.get(" ".join(stems[start : start + length]), ()):
                    found[concept] = _CONCEPT
        return found

    def _japanese(self, text: str) -> dict[str, float]:
        found: dict[str, float] = {}
        folded = self.fold(text)
        for run in _RUN.findall(folded):
            plain = _hiragana(run)
            if run.isascii():
                found[plain] = 1.0
            slight = ["\u3040" <= one <= "\u309f" for one in run]
            for start in range(len(run) - 1):
                key = plain[start : start + 2]
                weight = _PAIRS[slight[start] + slight[start + 1]]
                found[key] = max(found.get(key, 0.0), weight)
            for one in run:
                if one > "\u30ff":
                    found[one] = 0.6
        plain = _hiragana(folded)
        meant = sorted({one for key, concepts in self._alike.items() if key in plain for one in concepts})
        found.update(dict.fromkeys(meant, _CONCEPT))
        found.update((f"{one}{other}", _TWO) for one, other in combinations(meant, 2))
        return found


@dataclass(frozen=True, slots=True)
class _Unit:
    """A short text to which a question is compared as a whole."""

    rule: int
    """Its rule by number, or `_NO_RULE`."""
    text: str


class _Index:
    def __init__(self, game: str, language: str, without: Collection[str] = ()) -> None:
        self._without = without
        self.book: RuleBook = load(game, language)
        self.language = language
        self._reader = _Reader(game, language)
        self.rules = self.book.rule_ids()
        self._titles = [_key(self.book.rule(rule).title) for rule in self.rules]
        self._captions = {picture.caption for picture in self.book.pictures}
        self._documents = [list(self._fields(game, rule)) for rule in self.rules]
        self._units = list(self._short_texts(game))
        self._build()
        self._vocabulary = self._mendable() if language == "en" else []

    # what is read

    def _short_texts(self, game: str) -> Iterator[_Unit]:
        said = asked(game, self.language)
        for number, rule in enumerate(self.rules):
            yield _Unit(number, self.book.rule(rule).title)
            for text in said.get(rule, ()):
                if text not in self._without:
                    yield _Unit(number, text)
        for question in questions(game):
            text = getattr(question.text, self.language)
            if question.rules[0] in self.rules and text not in self._without:
                yield _Unit(self.rules.index(question.rules[0]), text)
        for text in elsewhere(game, self.language):
            if text not in self._without:
                yield _Unit(_NO_RULE, text)

    def _fields(self, game: str, rule: str) -> Iterator[tuple[str, str]]:
        section = self.book.rule(rule)
        yield "title", section.title
        yield "body", section.text
        yield from (("asked", text) for text in asked(game, self.language).get(rule, ()) if text not in self._without)
        for entry in self.book.glossary:
            if entry.term.partition(" (")[0].casefold() in section.title.casefold():
                yield "word", f"{entry.term} {entry.meaning}"
        for question in questions(game):
            if question.rules[0] == rule and (text := getattr(question.text, self.language)) not in self._without:
                yield "asked", text
                yield "answer", getattr(question.why, self.language)
        for other in self.book.sections:
            if other.anchor == "examples":
                yield from (("example", line) for line in other.text.split("\n") if rule in line)

    # how it is kept

    def _build(self) -> None:
        terms_of = cache(self._reader.terms)  # much is both a question and a line of a document
        read = [terms_of(unit.text) for unit in self._units]
        lines = [
            [(field, terms_of(line)) for field, text in document for line in text.split("\n")]
            for document in self._documents
        ]
        self._kinds: dict[str, float] = {}
        frequency: Counter[str] = Counter()
        for terms in read:
            self._learn(terms)
            frequency.update(terms.keys())
        for field, terms in chain.from_iterable(lines):
            self._learn(terms)
            if field in ("body", "word"):
                frequency.update(terms.keys())
        total = len(read) + sum(len(document) for document in self._documents)
        self._rarest = log(1 + total)
        self._rarity = {term: log(1 + total / (count + 0.5)) for term, count in frequency.items()}
        self._postings = self._weighed(read)
        said = [_counted(document) for document in lines]
        none = _counted(
            ("asked", terms) for unit, terms in zip(self._units, read, strict=True) if unit.rule == _NO_RULE
        )
        self._texts = _saturated(said)
        self._any_odds, self._odds = _odds(said, none)

    def _weighed(self, read: Iterable[Iterable[str]]) -> Mapping[str, list[tuple[int, float]]]:
        """By term the questions for rules that have it, with its share in their length."""
        postings: dict[str, list[tuple[int, float]]] = defaultdict(list)
        for number, terms in enumerate(read):
            if self._units[number].rule == _NO_RULE:
                continue
            weights = {term: self._weight(term) for term in terms}
            size = sqrt(sum(weight * weight for weight in weights.values())) or 1.0
            for term, weight in weights.items():
                postings[term].append((number, weight / size))
        return postings

    def _learn(self, terms: Mapping[str, float]) -> None:
        for term, kind in terms.items():
            self._kinds[term] = max(kind, self._kinds.get(term, 0.0))

    def _weight(self, term: str) -> float:
        return self._kinds.get(term, 1.0) * self._rarity.get(term, self._rarest)

    # how it is asked

    def _weights(self, text: str) -> dict[str, float]:
        """The terms of a question with their weights; an unknown English word is read as the nearest known one."""
        if self.language == "ja":
            terms = self._reader.terms(text)
        else:
            terms = self._reader.english([self._known(word) for word in self._reader.words(text)])
        found = {}
        for term, kind in terms.items():
            if term in self._rarity:
                found[term] = self._weight(term)
            elif term[0] not in "=#" and " " not in term and (self.language == "en" or len(term) > 1):
                found[term] = kind * self._rarest
        return found

    def _known(self, word: str) -> str:
        if len(word) < _LEAST or word in self._reader.slight or _stem(word) in self._kinds:
            return word
        return _nearest(word, self._vocabulary) or word

    def _mendable(self) -> list[tuple[str, int]]:
        """The words to which a slip may be mended, with their letters."""
        texts = [unit.text for unit in self._units] + [text for document in self._documents for _, text in document]
        words = {word for text in texts for word in self._reader.words(text)}
        return [(word, _letters(word)) for word in sorted(words) if len(word) >= _LEAST]

    def scores(self, text: str) -> list[_Score]:
        """The scores of all rules, in the order of the book."""
        weights = self._weights(text)
        size = sqrt(sum(weight * weight for weight in weights.values())) or 1.0
        whole = sum(weights.values()) or 1.0
        likeness: dict[int, float] = defaultdict(float)
        texts = [0.0] * len(self.rules)
        odds = [0.0] * len(self.rules)
        of_any = 0.0
        for term, weight in weights.items():
            kind = self._kinds.get(term, 1.0)
            of_any += kind * self._any_odds.get(term, -_UNKNOWN)
            for unit, share in self._postings.get(term, ()):
                likeness[unit] += weight * share / size
            for rule, share in self._texts.get(term, ()):
                texts[rule] += weight * share / whole
            for rule, more in self._odds.get(term, ()):
                odds[rule] += kind * more
        near: list[list[tuple[float, int]]] = [[] for _ in self.rules]
        for unit, like in likeness.items():
            near[self._units[unit].rule].append((like, unit))
        result = []
        for number, likes in enumerate(near):
            likes.sort(reverse=True)
            first, second, third = (*(like for like, _ in likes[:3]), 0.0, 0.0, 0.0)[:3]
            like = first + _SECOND * second + _THIRD * third
            title = self._titles[number] == _key(text)
            alike = title + _LIKENESS * like + (1 - _LIKENESS) * _TEXT * texts[number]
            nearest = self._units[likes[0][1]].text if likes else ""
            result.append(_Score(alike, of_any + odds[number], number, nearest))
        return result

    def search(self, text: str, most: int) -> list[Found]:
        """Return the rules that answer, best first."""
        if named := [rule for rule in RULE_ID.findall(normalize("NFKC", text).upper()) if rule in self.rules]:
            return [self._found(rule, 1.0, "", text) for rule in dict.fromkeys(named)][:most]
        ranking = sorted(self.scores(text), key=lambda score: -score.value)
        best = ranking[0]
        if best.sure < ENOUGH[self.language]:
            return []
        return [
            self._found(self.rules[score.rule], score.value, score.nearest, text)
            for score in ranking[:most]
            if score.value >= BESIDE * best.value
        ]

    def _found(self, rule: str, score: float, nearest: str, text: str) -> Found:
        section = self.book.rule(rule)
        start, sentence = self._sentence(section, text, nearest)
        return Found(rule, round(score, 3), section.title, sentence, start, self.book.reason(rule) is not None)

    def _sentences(self, text: str) -> Iterator[re.Match[str]]:
        """The sentences of a rule's text but for what stands below a picture."""
        begins = 0
        for line in text.split("\n"):
            if line not in self._captions:
                yield from _SENTENCES[self.language].finditer(text, begins, begins + len(line))
            begins += len(line) + 1

    def _sentence(self, section: BookSection, text: str, nearest: str) -> tuple[int, str]:
        """The sentence of a rule that has most of the question in it, and where it begins."""
        wanted = self._weights(text)
        for term, weight in self._weights(nearest).items():
            wanted[term] = max(wanted.get(term, 0.0), weight / 2)
        best, found = -1.0, (0, "")
        for match in self._sentences(section.text):
            sentence = match[0].strip()
            if not sentence:
                continue
            terms = self._reader.terms(sentence)
            value = sum(wanted.get(term, 0.0) for term in terms) / sqrt(_SHORT + len(terms))
            if value > best:
                best, found = value, (match.start() + len(match[0]) - len(match[0].lstrip()), sentence)
        return found


def _counted(lines: Iterable[tuple[str, Iterable[str]]]) -> Mapping[str, float]:
    """Count each term in some lines, by the weights of their kinds."""
    counts: dict[str, float] = defaultdict(float)
    for field, terms in lines:
        for term in terms:
            counts[term] += _FIELDS[field]
    return counts


def _saturated(documents: Sequence[Mapping[str, float]]) -> Mapping[str, list[tuple[int, float]]]:
    """By term the documents that have it, with BM25's measure of how often."""
    lengths = [sum(counts.values()) for counts in documents]
    mean = sum(lengths) / len(lengths)
    texts: dict[str, list[tuple[int, float]]] = defaultdict(list)
    for number, (counts, length) in enumerate(zip(documents, lengths, strict=True)):
        size = _SATURATION * (1 - _LENGTH + _LENGTH * length / mean)
        for term, count in counts.items():
            texts[term].append((number, count / (count + size)))
    return texts


def _odds(
    documents: Sequence[Mapping[str, float]], none: Mapping[str, float]
) -> tuple[Mapping[str, float], Mapping[str, list[tuple[int, float]]]]:
    """The odds of each term between any rule and what none answers, and what single rules add to them.

    Both as logarithms, to be added up.
    """
    every: dict[str, float] = defaultdict(float)
    for counts in documents:
        for term, count in counts.items():
            every[term] += count
    known = every.keys() | none.keys()
    all_said, none_said = (sum(counts.values()) + _UNSEEN * len(known) for counts in (every, none))
    likely = {term: _ANY * (every.get(term, 0.0) + _UNSEEN) / all_said for term in known}
    of_any = {term: log(likely[term] * none_said / (none.get(term, 0.0) + _UNSEEN)) for term in known}
    more: dict[str, list[tuple[int, float]]] = defaultdict(list)
    for number, counts in enumerate(documents):
        share = (1 - _ANY) / (sum(counts.values()) or 1.0)
        for term, count in counts.items():
            more[term].append((number, log1p(share * count / likely[term])))
    return of_any, more


@dataclass(frozen=True, slots=True)
class _Score:
    alike: float
    odds: float
    rule: int
    nearest: str
    """Its most similar question."""

    @property
    def value(self) -> float:
        """The value by which rules are ordered."""
        return self.alike + _ODDS * self.odds

    @property
    def sure(self) -> float:
        """The value that decides between an answer and none."""
        return self.alike + _DOUBT * self.odds


def _folded(text: str) -> str:
    return (
        normalize("NFKC", text)
        .casefold()
        .replace("ー", "")
        .replace("\u2019", "'")
        .replace("n't", "nt")
        .replace("'", " ")
    )


def _key(text: str) -> str:
    """The letters of a text."""
    return "".join(filter(str.isalnum, _folded(text)))


def _hiragana(text: str) -> str:
    return text.translate(_KATAKANA)


@lru_cache(maxsize=20_000)
def _stem(word: str) -> str:
    """An English word without its usual endings."""
    if len(word) < 4:
        return word
    for ending, put in (("ies", "y"), ("sses", "ss"), ("ing", ""), ("ed", ""), ("es", "e"), ("s", "")):
        if word.endswith(ending) and len(word) - len(ending) >= 3 - len(put) and not word.endswith(("ss", "us")):
            word = word[: -len(ending)] + put
            if ending in ("ing", "ed") and len(word) > 3 and word[-1] == word[-2] and word[-1] not in "lsz":
                word = word[:-1]
            break
    if word.endswith("y") and len(word) > 3:
        word = word[:-1] + "i"
    return word[:-1] if word.endswith("e") and len(word) > 3 else word


def _nearest(word: str, known: Iterable[tuple[str, int]]) -> str:
    """The known word nearest in spelling, one slip away or in long words two; "" if there is none."""
    most = 1 if len(word) < _LONG else 2
    letters = _letters(word)
    best, found = most + 1, ""
    for other, against in known:
        if len(word) == _LEAST and sorted(word) != sorted(other):
            continue  # so short a word is mended only where letters are swapped
        if (letters ^ against).bit_count() <= 2 * most and (slips := _slips(word, other, best)) < best:
            best, found = slips, other
    return found


def _letters(word: str) -> int:
    """The letters in a word as bits: two words that are one slip apart differ in two bits at most."""
    bits = 0
    for letter in word:
        bits |= 1 << ord(letter) % 64
    return bits


def _slips(one: str, other: str, most: int) -> int:
    """Letters missing, added, changed or swapped between two words; at least `most` once it is certain."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for place, letter in enumerate(one, 1):
        above, older = row, before
        row = [place]
        for column, against in enumerate(other, 1):
            cost = min(above[column] + 1, row[-1] + 1, above[column - 1] + (letter != against))
            if older and column > 1 and letter == other[column - 2] and one[place - 2] == against:
                cost = min(cost, older[column - 2] + 1)
            row.append(cost)
        if min(row) >= most:
            return most
        before = above
    return row[-1]


@cache
def _index(game: str, language: str) -> _Index:
    return _Index(game, language)
