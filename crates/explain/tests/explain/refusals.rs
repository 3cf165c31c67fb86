//! Every refusal there is, in every language: none holds a word of another.

use std::collections::BTreeSet;

use books::desk::{
    Board, DeskLaw, Fact, Grade, Licence, Line, MatterId, Misreading, MisreadingKind, OfSpeech, Refusal, SlipItem,
    Unreadable, WhyNot,
};
use clock::{ClockError, Count, Instant, Millis};
use contest::Side;
use explain::{Teller, unreadable};
use words::Lang;

/// Texts that cannot be read as a move or a placement, and why.
fn unreadables(law: &dyn DeskLaw) -> Vec<Unreadable> {
    let play = law.play();
    let line = Line::new(play.start(), Side::First);
    let nothing = Line::new(Board::default(), Side::First);
    let texts = [
        "",
        "炮",
        "炮二",
        "炮二平",
        "炮九平五",
        "馬二進五",
        "俥一進九",
        "×",
        "馬八進九九",
        "e5",
        "Qd5",
        "Nz3",
        "exd9",
        "O-O",
        "Ke4",
    ];
    let placements = ["", "9", "9/9/9/9/9/9/9/9/9/9", "x8/9/9/9/9/9/9/9/9/9 w", "8/8/8/8/8/8/8/8 w - - 0 1", "k/k"];
    let pawns = Line::new("9:3k/8:6P/7:6P/6:6P/0:4K".parse::<Board>().expect("a board"), Side::First);
    let knights = Line::new("8:4k/4:N6N/1:4K".parse::<Board>().expect("a board"), Side::First);
    let moves = [&line, &nothing, &pawns, &knights].into_iter().flat_map(|line| {
        let ambiguous = ["兵三平二", "Nd5", "Nc4"];
        texts.into_iter().chain(ambiguous).filter_map(|text| play.read(line, Side::First, text).err())
    });
    moves.chain(placements.into_iter().filter_map(|fen| play.read_board(fen).err())).collect()
}

/// The refusal after another in the order of this list, which has them all: a new one is missed by the compiler.
fn after(why: &WhyNot) -> Option<WhyNot> {
    use WhyNot as W;
    Some(match why {
        W::NotStarted => W::Started,
        W::Started => W::Over,
        W::Over => W::NotOver,
        W::NotOver => W::Adjourned,
        W::Adjourned => W::TimeRunsBack,
        W::TimeRunsBack => W::NotYours,
        W::NotYours => W::NeedsGrade(Grade::Witness),
        W::NeedsGrade(_) => W::NeedsLicence(Licence::Junior),
        W::NeedsLicence(_) => W::NoSuchMatter,
        W::NoSuchMatter => W::MatterClosed,
        W::MatterClosed => W::AlreadyRaised(MatterId(3)),
        W::AlreadyRaised(_) => W::TooLate,
        W::TooLate => W::TooEarly,
        W::TooEarly => W::NotRaised,
        W::NotRaised => W::ComesAfter(MatterId(2)),
        W::ComesAfter(_) => W::NotYourTurn,
        W::NotYourTurn => W::ChoiceOpen,
        W::ChoiceOpen => W::NoSuchChoice,
        W::NoSuchChoice => W::CorrectFirst,
        W::CorrectFirst => W::NothingToCorrect,
        W::NothingToCorrect => W::EquipmentWanting,
        W::EquipmentWanting => W::NotSeated,
        W::NotSeated => W::NoMan,
        W::NoMan => W::Unreadable(Unreadable::new("x", Misreading::NoPosition)),
        W::Unreadable(_) => W::NothingHeld,
        W::NothingHeld => W::NoClock,
        W::NoClock => W::WrongTimes,
        W::WrongTimes => W::ClockRefuses(ClockError::NotRunning),
        W::ClockRefuses(_) => W::Conditional,
        W::Conditional => W::NoOfficialThere,
        W::NoOfficialThere => W::NoConsent,
        W::NoConsent => W::NoOffer,
        W::NoOffer => W::OfferRefused,
        W::OfferRefused => W::OfferStands,
        W::OfferStands => W::NotAgreed,
        W::NotAgreed => W::NoSuchClaim,
        W::NoSuchClaim => W::NotLawful,
        W::NotLawful => W::NotHeavier,
        W::NotHeavier => W::CannotOverride,
        W::CannotOverride => W::SlipLacks(SlipItem::ALL[0]),
        W::SlipLacks(_) => W::DiagramDiffers,
        W::DiagramDiffers => W::NoGround,
        W::NoGround => W::WasAccepted,
        W::WasAccepted => W::NoExplanations,
        W::NoExplanations => W::CountIsSecret,
        W::CountIsSecret => W::FactsMissing(Fact::ALL[0]),
        W::FactsMissing(_) => W::FactsUnfit { fact: Fact::Cause, known: Vec::new() },
        W::FactsUnfit { .. } => W::BoardKept,
        W::BoardKept => W::Unwatched,
        W::Unwatched => W::SheetDiffers,
        W::SheetDiffers => W::NothingToUndo,
        W::NothingToUndo => W::Disqualified,
        W::Disqualified => W::Spoken(OfSpeech::WordsBind),
        W::Spoken(why) => W::Spoken(spoken_after(*why)?),
    })
}

/// The refusal of what is said aloud after another, in the same manner.
fn spoken_after(why: OfSpeech) -> Option<OfSpeech> {
    use OfSpeech as S;
    Some(match why {
        S::WordsBind => S::OtherWords,
        S::OtherWords => S::OtherNotation,
        S::OtherNotation => S::NotSaid,
        S::NotSaid => S::NotRepeated,
        S::NotRepeated => S::NothingToRepeat,
        S::NothingToRepeat => S::NotNamed,
        S::NotNamed => S::NotWatched,
        S::NotWatched => return None,
    })
}

/// The clock's refusal after another, in the same manner.
fn clock_after(error: &ClockError) -> Option<ClockError> {
    use ClockError as C;
    Some(match error {
        C::NotRunning => C::NeverStarted,
        C::NeverStarted => C::AlreadyRunning { side: Side::Second },
        C::AlreadyRunning { .. } => C::Backwards { since: Instant::new(2), now: Instant::new(1) },
        C::Backwards { .. } => C::TooLong { asked: Millis::from_mins(9_000_000), limit: Millis::from_mins(90) },
        C::TooLong { .. } => C::NoSuchCount { count: Count { moves: 40, stage: 2, in_stage: 0 } },
        C::NoSuchCount { .. } => return None,
    })
}

/// Every refusal, with everything it can hold.
fn refusals(law: &dyn DeskLaw) -> Vec<WhyNot> {
    let mut all: Vec<WhyNot> = std::iter::successors(Some(WhyNot::NotStarted), after).collect();
    all.extend(Fact::ALL.iter().map(|fact| WhyNot::FactsMissing(*fact)));
    all.push(WhyNot::FactsUnfit { fact: Fact::Cause, known: Fact::ALL.to_vec() });
    all.extend(SlipItem::ALL.iter().map(|item| WhyNot::SlipLacks(*item)));
    all.extend([Grade::Witness, Grade::Referee, Grade::SectionHead, Grade::Chief].map(WhyNot::NeedsGrade));
    all.extend([Licence::Junior, Licence::Senior].map(WhyNot::NeedsLicence));
    let clock = std::iter::successors(Some(ClockError::NotRunning), clock_after);
    all.extend(clock.map(WhyNot::ClockRefuses));
    all.extend(unreadables(law).into_iter().map(WhyNot::Unreadable));
    all
}

/// Words in Latin letters that are neither a name in a script nor notation: squares, placements.
fn latin_words(told: &str) -> Vec<&str> {
    let named = |word: &&str| {
        let known = Fact::ALL.iter().map(|fact| fact.name()).chain(SlipItem::ALL.iter().map(|item| item.name()));
        known.chain(["FEN", "JSON", "KQkq"]).any(|name| name == *word)
    };
    let placements = |chunk: &&str| chunk.contains('/');
    let chunks = told.split_whitespace().filter(|chunk| !placements(chunk));
    let words = chunks.flat_map(|chunk| chunk.split(|c: char| !(c.is_ascii_alphabetic() || c == '_')));
    words.filter(|word| word.len() > 2 && !named(word)).collect()
}

#[test]
fn every_refusal_is_told_in_every_language_and_in_no_other() {
    for book in books::REGISTRY.iter().map(|entry| entry.book) {
        let Some(law) = books::desk_law(book) else { continue };
        for why in refusals(law) {
            for lang in Lang::ALL {
                let told = Teller::new(law, lang).refused(&Refusal::new(why.clone(), Vec::new()));
                assert!(!told.contains('⟦'), "{why:?} in {lang}: {told}");
                let text = match &why {
                    WhyNot::Unreadable(unreadable) => unreadable.text.as_str(),
                    _ => "",
                };
                let own = if text.is_empty() { told.clone() } else { told.replacen(text, "", 1) };
                assert!(lang == Lang::En || latin_words(&own).is_empty(), "{why:?} in {lang}: {told}");
            }
        }
    }
}

#[test]
fn every_kind_of_misreading_comes_up() {
    use MisreadingKind::{Ambiguous, Illegal, NoPosition, NoSuchMan, NotAMove, NotAPlacement};
    let kinds = |book| -> BTreeSet<MisreadingKind> {
        let law = books::desk_law(book).expect("the book has a desk");
        let all = unreadables(law);
        assert!(all.iter().all(|why| !unreadable(why, Lang::ZhHant).contains('⟦')));
        all.iter().map(|unreadable| unreadable.why.kind()).collect()
    };
    let all = BTreeSet::from([NotAMove, NoSuchMan, Illegal, Ambiguous, NoPosition, NotAPlacement]);
    assert_eq!(kinds(books::XQEF_2022), all);
}
