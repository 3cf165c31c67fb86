//! A book invented for the tests, which shows that a folder and a line of the registry are enough.

#[cfg(feature = "event")]
use contest::Actor;
use ruling::settings::{Repetition, Trigger};
use ruling::{Article, Book, GameLaw, Judged, Rulebook, Setting};

#[cfg(feature = "event")]
use crate::event::{EventLaw, Key, Layer, Office, Power, Term};
use crate::registry::{BookEntry, Rules, Terms};
use crate::roc_113::{self, ROC_113};

const INVENTED_1: Book = Book::new("invented-1");

pub static ENTRY: BookEntry = BookEntry {
    book: INVENTED_1,
    base: Some(ROC_113),
    rules: Rules::Xiangqi(rulebook),
    terms: Terms::PLAIN,
    #[cfg(feature = "desk")]
    desk: Some(&DESK),
    #[cfg(feature = "event")]
    event: Some(&EVENT),
    #[cfg(feature = "table")]
    table: include_str!("law.toml"),
};

/// The desk of the base, under the name of the supplement.
#[cfg(feature = "desk")]
static DESK: roc_113::desk::Roc = roc_113::desk::Roc { book: INVENTED_1, ..roc_113::desk::Roc::ROC };

/// The event of the base, with one thing of its own.
#[cfg(feature = "event")]
static EVENT: EventLaw = EventLaw {
    offices: &[Office::new(Power::Disqualify, &[Actor::Director], &["1"])],
    terms: |_| vec![Term::number(Layer::Supplement, "1", Key::LatestArrival, 7)],
    ..EventLaw::silent(INVENTED_1)
};

fn rulebook() -> Rulebook {
    let base = roc_113::rulebook();
    let repetition = Repetition { trigger: Trigger::Rule { at: 3 }, ..base.repetition };
    Rulebook { law: &Invented, base: Some(ROC_113), repetition, ..base }
}

#[derive(Debug)]
struct Invented;

impl GameLaw for Invented {
    fn book(&self) -> Book {
        INVENTED_1
    }

    fn settings(&self) -> &'static [Setting] {
        &[Setting::Window]
    }

    fn read_in(&self, _: Setting) -> Vec<Article> {
        INVENTED_1.articles(&["1"])
    }

    fn repetition(&self, _: &Judged<'_>) -> Vec<Article> {
        INVENTED_1.articles(&["1"])
    }
}

#[cfg(test)]
mod tests {
    use ruling::{Game, Review, RulingData};
    use xiangqi::Move;

    #[test]
    fn a_folder_and_a_line_are_enough_for_a_ruling() {
        let book = crate::known("invented-1").unwrap();
        let rulebook = crate::rulebook(book).unwrap();
        let cycle: Vec<Move> = ["f5e5", "e9f9", "e5f5", "f9e9"].map(|m| m.parse().unwrap()).to_vec();
        let game = Game::with_moves("4k4/9/9/9/5R3/9/p8/9/7r1/3K5 w".parse().unwrap(), &cycle.repeat(2)).unwrap();
        let review = Review::new(&game, &rulebook);
        let cited = review.ruling.ending.as_ref().unwrap().articles.clone();
        assert_eq!(cited, [book.article("1")]);
        #[cfg(feature = "table")]
        assert!(cited.iter().all(|article| crate::law::unit(*article).is_some()));
        let data = RulingData::new(&game, &review, Some(rulebook.law), String::new());
        assert_eq!((data.rules, data.status), (book, ruling::data::StatusData::BlackWins));
    }

    #[cfg(feature = "desk")]
    #[test]
    fn a_folder_and_a_line_are_enough_for_a_desk() {
        use crate::desk::Arrangements;

        let book = crate::known("invented-1").unwrap();
        let law = crate::desk_law(book).unwrap();
        assert_eq!(law.book(), book);
        assert_eq!(Arrangements::default().rulebook(law.book()).unwrap().book(), book);
        let base = crate::desk_law(crate::ROC_113).unwrap();
        assert_eq!(law.play().start(), base.play().start());
    }

    #[cfg(all(feature = "event", feature = "table"))]
    #[test]
    fn a_folder_and_a_line_are_enough_for_an_event() {
        use contest::Actor;

        use crate::event::{Key, Laws, Power, System, Value};

        let book = crate::known("invented-1").unwrap();
        let laws = Laws::of(&crate::with_bases(&[book]));
        let offices = laws.offices(Power::Disqualify).unwrap();
        assert_eq!((offices.what, offices.under), (&[Actor::Director][..], vec![book.article("1")]));
        let arrival: Vec<_> = laws.terms(None).into_iter().filter(|(term, _)| term.key == Key::LatestArrival).collect();
        assert_eq!((arrival.len(), &arrival[0].0.value), (2, &Value::Number(7)));
        // Where it is silent its base speaks.
        assert_eq!(laws.ranking(System::Swiss, false).map(|list| list.book), Some(crate::ROC_113));
        assert_eq!(laws.offices(Power::Announce).unwrap().what, [Actor::Chief]);
    }
}
