//! What the books set where a charter is silent.

use books::{Book, HK_2016, ROC_113, XQEF_2022};

use super::layer::{Layer, Statement};
use super::term::{Key, Value};

/// What a book sets, each by its unit; `minutes` is the time of a side, on which some of it depends.
pub fn defaults(book: Book, minutes: Option<u16>) -> Vec<Statement> {
    let state = |layer, clause, key, value| Statement { layer, key, value, under: Some(book.article(clause)) };
    let rows: Vec<(Layer, &'static str, Key, Value)> = match book {
        XQEF_2022 => xqef(minutes),
        ROC_113 => roc(),
        HK_2016 => hk(),
        _ => Vec::new(),
    };
    rows.into_iter().map(|(layer, clause, key, value)| state(layer, clause, key, value)).collect()
}

fn word(text: &str) -> Value {
    Value::Text(text.to_owned())
}

fn xqef(minutes: Option<u16>) -> Vec<(Layer, &'static str, Key, Value)> {
    use Layer::{Competition, Game, Handling, Supplement};
    let arrival = if minutes.is_some_and(|minutes| minutes > 15) { 10 } else { 0 };
    let replay = if minutes.is_some_and(|minutes| minutes > 15) { 5 } else { 0 };
    vec![
        (Supplement, "77(1)", Key::Recording, Value::Flag(false)),
        (Supplement, "79(1)", Key::Committee, Value::Flag(false)),
        (Supplement, "79(2)", Key::Watched, Value::Flag(false)),
        (Supplement, "79(3)", Key::PlayerConfirmation, Value::Flag(false)),
        (Competition, "87(4)", Key::TeamReport, Value::Number(0)),
        (Competition, "88(1)", Key::Leave, Value::Flag(false)),
        (Competition, "97", Key::Overstep, word("used_up")),
        (Handling, "108(2)", Key::ReplayWindow, Value::Number(replay)),
        (Handling, "109(1)", Key::TeamReport, Value::Number(0)),
        (Handling, "109(2)", Key::LatestArrival, Value::Number(arrival)),
        (Handling, "123(2)(c)", Key::RepeatedOffer, word("foul")),
        (Handling, "127(1)", Key::FoulLimit, word("reached")),
        (Handling, "127(2)(a)", Key::TechnicalFoulLimit, Value::Number(2)),
        (Handling, "127(2)(b)", Key::RecordFaultLimit, Value::Number(4)),
        (Handling, "127(2)(c)", Key::PressFaultLimit, Value::Number(4)),
        (Game, "66(2)(a)", Key::NaturalLimit, Value::Number(120)),
        (Game, "70(2)", Key::RepeatedOffer, word("loss")),
        (Game, "70(4)(a)", Key::FoulLimit, word("exceeded")),
        (Game, "71(1)", Key::Overstep, word("agreed")),
    ]
}

fn roc() -> Vec<(Layer, &'static str, Key, Value)> {
    use Layer::Competition;
    vec![
        (Competition, "3.4.一", Key::NaturalLimit, Value::Number(100)),
        (Competition, "3.7.一.遲到", Key::LatestArrival, Value::Number(5)),
        (Competition, "3.7.一.兩場", Key::ForfeitsInARow, Value::Number(2)),
        (Competition, "3.9.總", Key::TechnicalFoulLimit, Value::Number(2)),
    ]
}

fn hk() -> Vec<(Layer, &'static str, Key, Value)> {
    use Layer::Supplement;
    vec![
        (Supplement, "一.棄權", Key::LatestArrival, Value::Number(30)),
        (Supplement, "一.按金沒收", Key::ForfeitKeepsDeposit, Value::Flag(true)),
        (Supplement, "一.兩次", Key::ForfeitsDisqualify, Value::Number(2)),
        (Supplement, "一.請假", Key::Leave, Value::Flag(true)),
        (Supplement, "一.請假", Key::LeaveNotice, Value::Number(5)),
        (Supplement, "四.1", Key::NaturalLimit, Value::Number(100)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_default_rests_on_a_unit() {
        for book in books::REGISTRY.iter().map(|entry| entry.book) {
            for statement in defaults(book, Some(60)) {
                assert!(statement.under.and_then(books::law::unit).is_some(), "{statement:?}");
            }
        }
    }

    #[test]
    fn xqef_109_2_gives_ten_minutes_only_to_long_games() {
        let arrival = |minutes| {
            let found = defaults(XQEF_2022, Some(minutes)).into_iter().find(|s| s.key == Key::LatestArrival);
            found.map(|statement| statement.value)
        };
        assert_eq!(arrival(20), Some(Value::Number(10)));
        assert_eq!(arrival(15), Some(Value::Number(0)));
    }
}
