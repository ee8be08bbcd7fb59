"""Messages are parsed one by one, and are the same as if the whole file had been parsed."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from rubicon.games import names
from rubicon.text import LANGUAGES, source
from rubicon.text.lazy_bundle import LazyBundle, entries


def parsed(text: str) -> dict[str, str]:
    """The messages and terms of a source, each as Fluent writes it."""
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]
    marks = {ast.Term: "-", ast.Message: ""}
    for entry in found:
        entry.comment = None
    return {marks[type(entry)] + entry.id.name: FluentSerializer().serialize_entry(entry) for entry in found}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *names()])
def test_files_are_cut_where_the_parser_cuts_them(game: str | None, language: str) -> None:
    for text in source(language, game)[-1 if game else 0 :]:
        assert {name: parsed(entry)[name] for name, entry in entries(text).items()} == parsed(text)


def said(bundle: LazyBundle, name: str, **args: object) -> str:
    pattern = bundle.get_message(name).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, args)
    assert not errors
    return str(text)


def test_what_a_message_refers_to_is_parsed_with_it() -> None:
    text = """
### A file
-brand = Rubicon
    .short = R
first = { second } and { -brand.short ->
        [R] short
       *[other] long
    } { NAME(third) }
# a remark
second = 2 of { -brand }
third = drei
"""
    bundle = LazyBundle("en", [text], {"NAME": str})
    assert said(bundle, "first") == "2 of Rubicon and short drei"


def test_the_first_of_two_messages_of_one_name_counts_and_circles_end() -> None:
    bundle = LazyBundle("en", ["a = { b }\nb = 1\n", "b = { a }\nc = { c }\n"], {})
    assert said(bundle, "a") == "1"
    bundle.get_message("c")
    assert bundle.has_message("b")
    assert not bundle.has_message("d")
    with pytest.raises(LookupError):
        bundle.get_message("d")
