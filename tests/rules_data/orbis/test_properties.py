"""What must hold for every legal world, drawn at random."""

from __future__ import annotations

import itertools
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import rules_data
from rules_data.orbis.forests import forest_states
from rules_data.orbis.pyramid import PLACES, Place, shifted, tile_at, with_tile
from rules_data.orbis.sheet import Sheet
from rules_data.orbis.tiles import Plain, Wilderness
from rules_data.orbis.turn import allowed_places, legal_places, what_if
from tests.rules_data.orbis.builders import Data, rows

ORBIS = rules_data.game("orbis")
COLORS = ["yellow", "green", "red", "blue", "white"]
SIZES = (5, 4, 3, 2)
FAST = settings(max_examples=60, deadline=None)
Rows = list[list[Data | None]]


@st.composite
def tiles(draw: st.DrawFn, allowed: list[str]) -> Data:
    """A tile of one of the colours, or a wilderness."""
    if draw(st.integers(0, 5)) == 0:
        return {"kind": "wilderness"}
    color = draw(st.sampled_from(allowed))
    cp = draw(st.integers(0, 7))
    switched = {"color": color, "cp": cp, "active": draw(st.booleans())}
    needs = {"color": draw(st.sampled_from(COLORS)), "count": draw(st.integers(1, 4))}
    special: dict[str, list[Data]] = {
        "yellow": [{"kind": "farm", "color": color}, {"kind": "village", **switched}],
        "green": [{"kind": "forest", "color": color, "cp": cp, "needs": needs}],
        "red": [{"kind": "volcano", **switched}],
        "blue": [{"kind": "irrigation", **switched}],
        "white": [{"kind": "temple", "color": color, "icons": cp % 4, "mystic": draw(st.integers(0, 9))}],
    }
    return draw(st.sampled_from([{"kind": "plain", "color": color, "cp": cp % 2}, *special[color]]))


@st.composite
def worlds(draw: st.DrawFn) -> Rows:
    """A legal pyramid, full or not, built by the three placing rules as written, without the engine."""
    left = draw(st.integers(0, 4))
    right = draw(st.integers(left, 5))
    found: Rows = [[draw(tiles(COLORS)) if left <= slot < right else None for slot in range(5)]]
    full = draw(st.booleans())
    if full:
        found = [[tile or draw(tiles(COLORS)) for tile in found[0]]]
    for size in SIZES[1:]:
        below = found[-1]
        row: list[Data | None] = []
        for slot in range(size):
            pair = [below[slot], below[slot + 1]]
            lies = all(pair) and (full or draw(st.booleans()))
            row.append(draw(tiles(resting_on(pair))) if lies else None)
        found.append(row)
    return found


def resting_on(pair: list[Data | None]) -> list[str]:
    colors = [tile.get("color") for tile in pair if tile]
    return COLORS if None in colors else [color for color in COLORS if color in colors]


GODS = st.one_of(
    st.none(),
    st.fixed_dictionaries({"kind": st.just("fixed"), "cp": st.integers(0, 5)}),
    st.fixed_dictionaries(
        {
            "kind": st.sampled_from(["most", "fewest"]),
            "color": st.sampled_from(COLORS),
            "cp": st.integers(0, 5),
        }
    ),
    st.fixed_dictionaries(
        {"kind": st.just("per_cubes"), "cubes": st.integers(1, 4), "cp": st.integers(0, 3)}
    ),
)
PLAYERS = st.fixed_dictionaries({"cubes": st.integers(0, 10), "god": GODS, "pyramid": worlds()})
SETTINGS = st.fixed_dictionaries(
    {
        "zero_icons_takes_token": st.booleans(),
        "wilderness_counts_for_god": st.booleans(),
        "god_tie_counts": st.booleans(),
    }
)
SHEETS = st.fixed_dictionaries({"settings": SETTINGS, "players": st.lists(PLAYERS, min_size=2, max_size=4)})


@given(SHEETS)
@FAST
def test_random_legal_worlds_are_scored_and_add_up(sheet: Data) -> None:
    result = ORBIS.score(sheet)
    for player in result.players:
        assert sum(line.points for line in player.lines) == player.total
        assert sum(player.breakdown.values()) == player.total
    best = max(player.total for player in result.players)
    assert all(result.players[seat].total == best for seat in result.winners)


@given(worlds())
@FAST
def test_mirroring_a_world_keeps_its_tile_score(world: Rows) -> None:
    mirrored = [row[::-1] for row in world]
    result = ORBIS.score({"players": [{"pyramid": world}, {"pyramid": mirrored}]})
    first, second = result.players
    assert first.breakdown["tiles"] == second.breakdown["tiles"]
    assert first.breakdown["wilderness"] == second.breakdown["wilderness"]


@given(worlds(), st.data())
@FAST
def test_turning_a_tile_into_wilderness_never_raises_its_own_points(world: Rows, data: Any) -> None:
    lying = [place for place in PLACES if world[place.row][place.slot]]
    if not lying:
        return
    place = data.draw(st.sampled_from(lying))
    turned = [list(row) for row in world]
    turned[place.row][place.slot] = {"kind": "wilderness"}
    assert own_points(turned, place) == -1
    assert own_points(world, place) >= -1


@given(SHEETS, st.randoms(use_true_random=False))
@FAST
def test_the_order_of_players_changes_no_total_unless_a_temple_tie_is_open(sheet: Data, rng: Any) -> None:
    result = ORBIS.score(sheet)
    if any(warning.code == "temple_tie_unresolved" for warning in result.warnings):
        return
    order = list(range(len(sheet["players"])))
    rng.shuffle(order)
    turned = ORBIS.score({**sheet, "players": [sheet["players"][seat] for seat in order]})
    assert [player.total for player in turned.players] == [result.players[seat].total for seat in order]
    assert sorted(order[seat] for seat in turned.winners) == list(result.winners)


@given(worlds(), st.sampled_from([*COLORS, None]))
@FAST
def test_a_place_is_called_legal_exactly_when_the_sheet_takes_the_tile_there(
    world: Rows, color: str | None
) -> None:
    tile = {"kind": "plain", "color": color, "cp": 0} if color else {"kind": "wilderness"}
    sheet = Sheet.model_validate({"players": [{"pyramid": world}, {}]})
    for check in legal_places(sheet.players[0].pyramid, color):
        place = check.place
        grown = [list(row) for row in world]
        taken = grown[place.row][place.slot] is not None
        grown[place.row][place.slot] = tile
        assert check.legal == (not taken and is_accepted(grown)), check


@given(worlds())
@FAST
def test_a_wilderness_has_a_place_in_every_unfinished_world(world: Rows) -> None:
    pyramid = Sheet.model_validate({"players": [{"pyramid": world}, {}]}).players[0].pyramid
    free = any(tile is None for row in world for tile in row)
    assert bool(allowed_places(pyramid, None)) == free


@given(SHEETS, st.data())
@FAST
def test_what_if_tells_the_difference_that_the_score_then_shows(sheet: Data, data: Any) -> None:
    model = Sheet.model_validate(sheet)
    place = data.draw(st.sampled_from(PLACES))
    tile = data.draw(
        st.sampled_from([Plain(kind="plain", color="green", cp=1), Wilderness(kind="wilderness")])
    )
    before = ORBIS.score(model)
    found = what_if(model, 0, place, tile, {})
    if found.obstacle is not None:
        assert (found.change, found.parts) == (0, {})
        return
    grown = {**sheet, "players": [dict(player) for player in sheet["players"]]}
    grown["players"][0]["pyramid"] = with_tile(model.players[0].pyramid, place, tile)
    after = ORBIS.score(grown)
    changes = [new.total - old.total for new, old in zip(after.players, before.players, strict=True)]
    assert list(found.seats) == changes
    assert sum(found.parts.values()) == found.change == changes[0]


@given(worlds(), st.sampled_from([-1, 1]))
@FAST
def test_a_shifted_world_is_the_same_world(world: Rows, step: Any) -> None:
    pyramid = Sheet.model_validate({"players": [{"pyramid": world}, {}]}).players[0].pyramid
    moved = shifted(pyramid, step)
    if moved is None:
        assert pyramid[0][-1 if step == 1 else 0] is not None
        return
    for place in PLACES:
        tile = tile_at(pyramid, place)
        if tile is not None:
            assert tile_at(moved, Place(place.row, place.slot + step)) == tile
    before, after = forest_states(pyramid), forest_states(moved)
    assert [state.points for state in before] == [state.points for state in after]


def test_drawn_worlds_differ_from_the_empty_one() -> None:
    empty = rows(".....", "....", "...", "..")
    assert is_accepted(empty)
    assert not is_accepted(rows("rr...", "y...", "...", ".."))


def own_points(world: Rows, place: Place) -> int:
    """The points of one tile, by its line."""
    player = ORBIS.score({"players": [{"pyramid": world}, {}]}).players[0]
    own = [line for line in player.lines if line.label.endswith(f"· {place.label}")]
    return sum(line.points for line in own)


def is_accepted(world: Rows) -> bool:
    try:
        ORBIS.score({"players": [{"pyramid": world}, {}]})
    except rules_data.SheetError:
        return False
    return True


def test_labels_tell_places_apart() -> None:
    assert len({place.label for place in PLACES}) == 14
    assert not any(a.label.endswith(b.label) for a, b in itertools.permutations(PLACES, 2))
