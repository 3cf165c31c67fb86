//! What `hk-2016` says of an event beside its base: sections 一 to 三, 六 to 八 and 十一.

use contest::Actor::{Chief, Director, Organiser, Referee, SectionHead};

use super::HK_2016;
use crate::event::{
    Criterion, EventLaw, EventMatter, Key, Layer, Level, LevelTime, OfAbsence, OfCharter, OfEnd, OfEntry, OfMethod,
    OfReporting, OfRound, Office, Power, RankingList, Scores, System, Term, TieBreak, Units,
};

/// The law.
pub static LAW: EventLaw = EventLaw {
    terms,
    offices: &[Office::new(Power::Announce, &[Chief, Director, Organiser, SectionHead, Referee], &["十一"])],
    scoring: Some(Scores::Half),
    lists: LISTS,
    levels: LEVELS,
    cites,
    ..EventLaw::silent(HK_2016)
};

fn terms(_: Option<u16>) -> Vec<Term> {
    use Layer::Supplement;
    vec![
        Term::number(Supplement, "一.棄權", Key::LatestArrival, 30),
        Term::flag(Supplement, "一.按金沒收", Key::ForfeitKeepsDeposit, true),
        Term::number(Supplement, "一.兩次", Key::ForfeitsDisqualify, 2),
        Term::flag(Supplement, "一.請假", Key::Leave, true),
        Term::number(Supplement, "一.請假", Key::LeaveNotice, 5),
        Term::flag(Supplement, "一.發還", Key::DepositHalf, true),
        Term::word(Supplement, "二.錄譜", Key::RecordEntry, "winner"),
        Term::number(Supplement, "二.代錄費", Key::RecordCharge, 100),
        Term::flag(Supplement, "三.種子", Key::HalfSeeds, true),
        Term::number(Supplement, "四.1", Key::NaturalLimit, 100),
    ]
}

const LISTS: &[RankingList] = &[RankingList {
    id: "hong_kong",
    book: HK_2016,
    heading: "七.順序",
    rows: &[
        (TieBreak::OpponentsPoints, "七.[A]"),
        (TieBreak::DirectEncounter, "七.[B]"),
        (TieBreak::Wins, "七.[C]"),
        (TieBreak::SecondWins, "七.[D]"),
        (TieBreak::SecondGames, "七.[E]"),
        (TieBreak::DirectSecond, "七.[F]"),
        (TieBreak::FewerFouls, "七.[G]"),
    ],
    serves: &[(System::Swiss, false)],
}];

/// Sections 二 and 六; the women's time is set on the day.
const LEVELS: &[(Level, LevelTime)] = &[
    (Level::A, LevelTime { time: Some((60, 20)), recorded: true, clause: "六.甲組" }),
    (Level::B, LevelTime { time: Some((60, 10)), recorded: false, clause: "六.乙組" }),
    (Level::Women, LevelTime { time: None, recorded: false, clause: "六.女子組" }),
];

fn cites(matter: EventMatter<'_>) -> Units {
    match matter {
        EventMatter::Charter(OfCharter::UnnamedBase) => &["題"],
        EventMatter::Entry(OfEntry::SwissSeeds) => &["三.種子"],
        EventMatter::Round(OfRound::Time) => &["六.女子組"],
        EventMatter::Round(OfRound::SwissFirst | OfRound::Criterion(Criterion::Seeds)) => &["三.首輪"],
        EventMatter::Round(OfRound::SwissLater | OfRound::Criterion(Criterion::Score)) => &["三.第二至九輪"],
        EventMatter::Result(OfReporting::Absent) | EventMatter::Absence(OfAbsence::TooLate) => &["一.棄權"],
        EventMatter::Result(OfReporting::Unrecorded) => &["二.乙組"],
        EventMatter::Absence(OfAbsence::Leave) => &["一.請假"],
        EventMatter::End(OfEnd::Promoted) => &["八.升"],
        EventMatter::End(OfEnd::Relegated) => &["八.降"],
        EventMatter::End(OfEnd::RelegatedForAbsence) => &["八.缺席"],
        EventMatter::End(OfEnd::KeptByTitle) => &["八.大師"],
        EventMatter::Method(OfMethod::Scoring(Scores::Half)) | EventMatter::Charter(OfCharter::ScoringDefault) => {
            &["七.得分"]
        }
        _ => &[],
    }
}
