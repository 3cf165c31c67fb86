//! Plain lists of players and results, without an event: their rounds, and what is wrong with them.

use tournament::pairing::Pair;
use tournament::pairing::swiss::FieldFault;
use tournament::trf::{TrfError, TrfFault};
use tournament::{PlayerId, TableFault};
use words::{Lang, brief, say};

/// The pairs of a round, a line each: the one with the first move, then the other; then who has none.
pub fn pairs(pairs: impl IntoIterator<Item = Pair>, byes: impl IntoIterator<Item = PlayerId>, lang: Lang) -> String {
    listed(pairs, byes, lang).map(|one| one + "\n").collect()
}

/// A round of a table with its number, in one line.
pub fn nth_round(
    nth: u32,
    pairs: impl IntoIterator<Item = Pair>,
    byes: impl IntoIterator<Item = PlayerId>,
    lang: Lang,
) -> String {
    format!("{nth}\t{}\n", listed(pairs, byes, lang).collect::<Vec<_>>().join("\t"))
}

fn listed(
    pairs: impl IntoIterator<Item = Pair>,
    byes: impl IntoIterator<Item = PlayerId>,
    lang: Lang,
) -> impl Iterator<Item = String> {
    let pairs = pairs.into_iter().map(|pair| format!("{}-{}", pair.first, pair.second));
    pairs.chain(byes.into_iter().map(move |bye| format!("{bye} {}", say!(lang, "table-bye"))))
}

/// What is wrong with a report file.
pub fn report_error(error: &TrfError, lang: Lang) -> String {
    let what = match &error.fault {
        TrfFault::NoRank(text) => say!(lang, "trf-no-rank", text = brief(text)),
        TrfFault::Twice(player) => say!(lang, "trf-twice", player = player.to_string()),
        TrfFault::BadRounds(text) => say!(lang, "trf-bad-rounds", text = brief(text)),
        TrfFault::TooManyRounds => say!(lang, "trf-many-rounds"),
        TrfFault::NoOpponent { round, text } => {
            say!(lang, "trf-no-opponent", round = u32::from(*round), text = brief(text))
        }
        TrfFault::BadResult { round, text } => {
            say!(lang, "trf-bad-result", round = u32::from(*round), text = brief(text))
        }
        TrfFault::Disagree { round, opponent } => {
            say!(lang, "trf-disagree", round = u32::from(*round), opponent = opponent.to_string())
        }
    };
    say!(lang, "data-line", line = error.line, what = what)
}

/// What is wrong with a table of results.
pub fn table_fault(fault: TableFault, lang: Lang) -> String {
    match fault {
        TableFault::Empty => say!(lang, "list-empty"),
        TableFault::Twice(player) => say!(lang, "list-twice", player = player.to_string()),
        TableFault::NotListed { round, player } => {
            say!(lang, "list-not-listed", round = u32::from(round), player = player.to_string())
        }
        TableFault::Alone { round, player } => {
            say!(lang, "list-alone", round = u32::from(round), player = player.to_string())
        }
        TableFault::NoGames { round, player } => {
            say!(lang, "list-no-games", round = u32::from(round), player = player.to_string())
        }
        TableFault::ByeAndMatch { round, player } => {
            say!(lang, "list-bye-and-match", round = u32::from(round), player = player.to_string())
        }
    }
}

/// What is wrong with the field of a Swiss.
pub fn field_fault(fault: FieldFault, lang: Lang) -> String {
    match fault {
        FieldFault::Empty => say!(lang, "list-empty"),
        FieldFault::Round { round, of_rounds } => {
            say!(lang, "list-round", round = u32::from(round), rounds = u32::from(of_rounds))
        }
        FieldFault::Twice(player) => say!(lang, "list-twice", player = player.to_string()),
        FieldFault::NumberTwice(number) => say!(lang, "list-number-twice", number = number),
        FieldFault::MetSelf(player) => say!(lang, "list-met-self", player = player.to_string()),
        FieldFault::TooManyColours(player) => say!(lang, "list-colours", player = player.to_string()),
    }
}
