//! What a file of one game has no place for.

use crate::{Format, GameResult, Record, Tag, cbr, xqf};

/// Something of a record that a format does not keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// A header that has no place.
    Header(String),
    /// A header of which only the beginning has a place.
    Cut {
        /// The header.
        name: String,
        /// What is kept of it.
        kept: String,
    },
    /// Why the game ended.
    Reason,
    /// That both sides lost.
    BothLose,
    /// The number of the first move.
    MoveNumber,
}

/// What is lost of a record's headers and result when it is written as XQF or CBR; what other formats keep shows with
/// [`Writer`](crate::Writer).
///
/// ```
/// use record::{Format, Loss, Record, losses};
///
/// let mut record = Record::new(xiangqi::Setup::start());
/// record.headers.push("RedTeam", "Harbour");
/// assert_eq!(losses(Format::Xqf, &record), [Loss::Header("RedTeam".to_owned())]);
/// assert_eq!(losses(Format::Cbr, &record), []);
/// ```
pub fn losses(format: Format, record: &Record) -> Vec<Loss> {
    let kept: for<'t> fn(&str, &'t str) -> Option<&'t str> = match format {
        Format::Xqf => xqf::kept,
        Format::Cbr => cbr::kept,
        _ => return Vec::new(),
    };
    let header = |(name, value): (&str, &str)| match kept(name, value) {
        _ if value.is_empty() => None,
        Some(whole) if whole == value => None,
        Some(kept) => Some(Loss::Cut { name: name.to_owned(), kept: kept.to_owned() }),
        None => Some(Loss::Header(name.to_owned())),
    };
    let mut losses: Vec<Loss> = record.headers.iter().filter_map(header).collect();
    if record.result == GameResult::BothLose {
        losses.push(Loss::BothLose);
    }
    match &record.reason {
        Some(_) if format == Format::Xqf => losses.push(Loss::Reason),
        Some(reason) => losses.extend(header((Tag::Termination.name(), reason))),
        None => {}
    }
    if format == Format::Xqf && record.start.move_number != 1 {
        losses.push(Loss::MoveNumber);
    }
    losses
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_no_place_or_is_cut_is_told() {
        let mut record = Record::new("3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 7".parse().unwrap());
        let long = "黑龍江趙國榮對上海胡榮華".repeat(4);
        for (name, value) in [("Event", long.as_str()), ("Red", "林"), ("Round", "3"), ("Weather", "rain")] {
            record.headers.push(name, value);
        }
        record.result = GameResult::BothLose;
        record.reason = Some("逾時".repeat(9));
        let cut = |name: &str, text: &str, kept: usize| Loss::Cut {
            name: name.to_owned(),
            kept: text.chars().take(kept).collect(),
        };
        let [round, weather] = ["Round", "Weather"].map(|name| Loss::Header(name.to_owned()));
        let both = Loss::BothLose;
        assert_eq!(
            losses(Format::Xqf, &record),
            [cut("Event", &long, 31), round, weather.clone(), both.clone(), Loss::Reason, Loss::MoveNumber]
        );
        let reason = cut("Termination", &"逾時".repeat(9), 15);
        assert_eq!(losses(Format::Cbr, &record), [cut("Event", &long, 31), weather, both, reason]);
        assert_eq!(losses(Format::Pgn, &record), []);
    }
}
