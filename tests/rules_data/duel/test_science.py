"""Scientific symbols: pairs, six different ones, Law, Ishtar and the snake."""

from rules_data.duel.turn import science_event, symbol_words, symbols
from tests.rules_data.duel.builders import city


def test_a_second_equal_symbol_takes_a_token():
    event = science_event(city("scriptorium"), "library", tokens_on_board=3)
    assert event is not None
    assert (event.symbol, event.pair, event.takes_token) == ("quill", True, True)
    assert event.why == "깃펜 한 쌍입니다. 게임판의 진보 토큰 하나를 고르세요."


def test_a_pair_gives_nothing_when_the_board_is_empty():
    event = science_event(city("scriptorium"), "library", tokens_on_board=0)
    assert event is not None
    assert (event.pair, event.takes_token) == (True, False)


def test_the_sixth_different_symbol_wins():
    five = city("pharmacist scriptorium apothecary workshop", progress="law")
    event = science_event(five, "university", tokens_on_board=5)
    assert event is not None
    assert (event.supremacy, event.takes_token) == (True, False)


def test_law_and_ishtar_are_a_pair_and_one_different_symbol():
    event = science_event(city(gods=("ishtar",)), "law", tokens_on_board=2)
    assert event is not None
    assert (event.pair, event.after.different, event.after.missing) == (True, 1, 5)


def test_law_alone_makes_no_pair():
    event = science_event(city("scriptorium"), "law", tokens_on_board=2)
    assert event is not None
    assert event.pair is False


def test_the_snake_lends_the_symbol_of_an_opposing_card():
    own = symbols(city("study", gods=("nisaba",), snake_on="academy"))
    assert own.pairs == ("sundial",)
    assert own.sources == {"sundial": ("study", "academy")}


def test_a_third_equal_symbol_takes_no_second_token():
    event = science_event(city("academy study"), "academy", tokens_on_board=2)
    assert event is not None
    assert event.pair is False


def test_a_card_without_symbol_is_no_event():
    assert science_event(city(), "palace", tokens_on_board=5) is None


def test_symbols_are_named_in_the_order_of_the_data():
    assert symbol_words(symbols(city("apothecary scriptorium")).sources) == "깃펜, 바퀴"
