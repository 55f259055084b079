"""The campaign takes in every property test, and lets it try more examples."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serao.testing.examples import examples


@pytest.fixture
def ten_times() -> Iterator[None]:
    """A profile that tries ten times as many examples as Hypothesis does."""
    before = settings.get_current_profile_name()
    settings.register_profile("ten times", max_examples=1000)
    settings.load_profile("ten times")
    yield
    settings.load_profile(before)


@pytest.mark.usefixtures("ten_times")
def test_the_number_of_examples_follows_the_profile() -> None:
    assert examples(12).max_examples == 120


@given(st.none())
def property_test(_: None) -> None:
    """Any property test."""


def test_a_property_test_belongs_to_the_campaign(request: pytest.FixtureRequest) -> None:
    plain = pytest.Function.from_parent(request.node.parent, name="plain", callobj=lambda: None)
    searching = pytest.Function.from_parent(request.node.parent, name="property_test", callobj=property_test)
    for item in (plain, searching):
        request.config.hook.pytest_itemcollected(item=item)
    assert plain.get_closest_marker("campaign") is None
    assert searching.get_closest_marker("campaign") is not None
