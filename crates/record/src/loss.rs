//! What a format has no place for.

use crate::{Format, GameResult, Line, Record, Tag, cbr, xqf};

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
    /// Comments.
    Comments,
    /// Comments before the first move of a variation.
    Prefaces,
    /// Judgements of moves.
    Judgements,
    /// Variations.
    Variations,
    /// What the clocks showed.
    Clocks,
    /// That draws were offered.
    DrawOffers,
}

/// What is lost of a record when it is written in a format.
///
/// ```
/// use record::{Format, Loss, Record, losses};
/// use xiangqi::Setup;
///
/// let mut record = Record::new(Setup::start());
/// record.headers.push("RedTeam", "East");
/// assert_eq!(losses(Format::Xqf, &record), [Loss::Header("RedTeam".to_owned())]);
/// assert_eq!(losses(Format::Cbr, &record), []);
/// ```
pub fn losses(format: Format, record: &Record) -> Vec<Loss> {
    let kept: for<'t> fn(&str, &'t str) -> Option<&'t str> = match format {
        Format::Xqf => xqf::kept,
        Format::Cbr => cbr::kept,
        Format::List => |_, _| None,
        Format::Tsv => |name, value| (Tag::named(name) == Some(Tag::Number)).then_some(value),
        Format::Pgn | Format::DhtmlXq | Format::Cbl => |_, value| Some(value),
    };
    let header = |(name, value): (&str, &str)| match kept(name, value) {
        _ if value.is_empty() => None,
        Some(whole) if whole == value => None,
        Some(kept) => Some(Loss::Cut { name: name.to_owned(), kept: kept.to_owned() }),
        None => Some(Loss::Header(name.to_owned())),
    };
    let mut losses: Vec<Loss> = record.headers.iter().filter_map(header).collect();
    let binary = matches!(format, Format::Xqf | Format::Cbr);
    if binary && record.result == GameResult::BothLose {
        losses.push(Loss::BothLose);
    }
    match &record.reason {
        Some(_) if matches!(format, Format::Xqf | Format::List | Format::Tsv) => losses.push(Loss::Reason),
        Some(reason) => losses.extend(header((Tag::Termination.name(), reason))),
        None => {}
    }
    if format == Format::Xqf && record.start.move_number != 1 {
        losses.push(Loss::MoveNumber);
    }
    let mut said = Said::default();
    said.line(&record.main, false);
    losses.extend(said.lost(format));
    losses
}

/// What is said about the moves of a game.
#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is said or not by itself")]
struct Said {
    comments: bool,
    prefaces: bool,
    judgements: bool,
    variations: bool,
    clocks: bool,
    draw_offers: bool,
}

impl Said {
    /// Looks at a line; the depth of variations is bounded by the readers.
    fn line(&mut self, line: &Line, inner: bool) {
        let preface = !line.preface.is_empty();
        self.comments |= preface && !inner;
        self.prefaces |= preface && inner;
        for played in &line.moves {
            self.comments |= !played.comments.is_empty();
            self.judgements |= !played.nags.is_empty();
            self.clocks |= played.clock.is_some() || played.spent.is_some();
            self.draw_offers |= played.draw_offered;
            self.variations |= !played.variations.is_empty();
            for variation in &played.variations {
                self.line(variation, true);
            }
        }
    }

    /// What of it a format does not keep.
    fn lost(&self, format: Format) -> impl Iterator<Item = Loss> {
        let bare = matches!(format, Format::List | Format::Tsv);
        let binary = matches!(format, Format::Xqf | Format::Cbr);
        let kept_by_pgn_alone = format != Format::Pgn;
        let rows = [
            (self.comments && bare, Loss::Comments),
            (self.prefaces && binary, Loss::Prefaces),
            (self.judgements && kept_by_pgn_alone, Loss::Judgements),
            (self.variations && bare, Loss::Variations),
            (self.clocks && bare, Loss::Clocks),
            (self.draw_offers && kept_by_pgn_alone && !bare, Loss::DrawOffers),
        ];
        rows.into_iter().filter(|(lost, _)| *lost).map(|(_, loss)| loss)
    }
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

    /// The first game of a text, in a format written and read again.
    fn again(record: &Record, format: Format) -> Record {
        let mut file = Vec::new();
        let notation = xiangqi::notation::Notation::Iccs;
        crate::write(format, notation, [record], &mut file).unwrap();
        crate::Reader::with_format(format, file.as_slice()).unwrap().next().unwrap().unwrap()
    }

    #[test]
    fn a_format_loses_what_it_is_said_to_lose_and_nothing_else() {
        use Loss::{Clocks, Comments, DrawOffers, Judgements, Variations};
        let parts = [
            ("1. h2e2 *", vec![]),
            ("1. h2e2 {a comment} *", vec![Comments]),
            ("{before} 1. h2e2 *", vec![Comments]),
            ("1. h2e2! *", vec![Judgements]),
            ("1. h2e2 (1. b2e2) *", vec![Variations]),
            ("1. h2e2 {[%clk 0:10:00]} *", vec![Clocks]),
            ("1. h2e2＝ *", vec![DrawOffers]),
            ("1. h2e2 1-0", vec![]),
        ];
        for (text, at_stake) in parts {
            let record = crate::Reader::with_format(Format::Pgn, text.as_bytes()).unwrap().next().unwrap().unwrap();
            for format in [Format::Pgn, Format::DhtmlXq, Format::Xqf, Format::Cbr, Format::List, Format::Tsv] {
                let lost = losses(format, &record);
                assert!(lost.iter().all(|loss| at_stake.contains(loss)), "{format:?} {text}: {lost:?}");
                assert_eq!(again(&record, format) == record, lost.is_empty(), "{format:?} {text}: {lost:?}");
            }
        }
    }
}
