//! Where `xqef-2022` speaks of the matters of an event.

use contest::{Actor, Post};

use crate::event::{
    Condition, Counting, Criterion, Duty, EventMatter, Ground, Layer, OfAbsence, OfCharter, OfEnd, OfEntry, OfHall,
    OfMethod, OfReporting, OfRound, Scores, TieBreak, TimePart, Units,
};

/// The units on a matter.
pub fn cites(matter: EventMatter<'_>) -> Units {
    match matter {
        EventMatter::Charter(OfCharter::Item(item)) => item_units(item),
        EventMatter::Charter(OfCharter::TimePart(part)) => time(part),
        EventMatter::Charter(matter) => charter(matter),
        EventMatter::Entry(matter) => entry(matter),
        EventMatter::Round(OfRound::Criterion(criterion)) => pairing(criterion),
        EventMatter::Round(matter) => round(matter),
        EventMatter::Result(matter) => result(matter),
        EventMatter::Absence(matter) => absence(matter),
        EventMatter::End(matter) => end(matter),
        EventMatter::Method(matter) => method(matter),
        EventMatter::Hall(matter) => hall(matter),
        EventMatter::Case(matter) => super::cases::cites(matter),
    }
}

/// Chapters 1 and 2.
fn charter(matter: OfCharter<'_>) -> Units {
    match matter {
        OfCharter::Opened => &["74(1)", "sch1.11"],
        OfCharter::Items => &["74(2)"],
        OfCharter::Stages => &["75(1)"],
        OfCharter::Rounds => &["sch2.1.2(1)(a)"],
        OfCharter::Scoring => &["sch2.1.2(1)(c)"],
        OfCharter::TieBreaks => &["sch2.1.2(1)(d)", "sch2.2.3"],
        OfCharter::ClockAbility => &["83(2)"],
        OfCharter::Void => &["72(2)"],
        OfCharter::Amended => &["2(2)", "78(1)"],
        OfCharter::Team => &["3(1):隊伍"],
        OfCharter::Precedence => &["72(1)"],
        OfCharter::Layer(Layer::Announcement { .. }) => &["72(1)(a)"],
        OfCharter::Layer(Layer::Charter | Layer::Preset | Layer::Supplement) => &["72(1)(b)"],
        OfCharter::Layer(Layer::Competition) => &["72(1)(c)"],
        OfCharter::Layer(Layer::Handling) => &["72(1)(d)"],
        OfCharter::Layer(Layer::Game) => &["72(1)(e)"],
        OfCharter::Higher => &["72(3)"],
        OfCharter::Announced => &["72(1)(a)", "78(3)", "73(1)"],
        OfCharter::AnnouncedLate => &["78(3)"],
        OfCharter::Play => &["86(3)"],
        OfCharter::RecordSheet => &["77(2)", "84(1)", "84(2)"],
        OfCharter::SheetItem(item) => sheet_item(item),
        OfCharter::Time => &["76(2)", "sch3.1"],
        OfCharter::MustSay(key) => must_say(key),
        OfCharter::ScoringDefault
        | OfCharter::UnnamedBase
        | OfCharter::TimeFixed
        | OfCharter::AskedLimit
        | OfCharter::Item(_)
        | OfCharter::TimePart(_) => &[],
    }
}

/// What the book leaves to the charter.
fn must_say(key: &crate::event::Key) -> Units {
    use crate::event::Key;
    match key {
        Key::WithdrawnRoundRobin | Key::WithdrawnSwiss => &["89(2)"],
        Key::DisqualifiedPlace => &["128(1)(g)"],
        _ => &[],
    }
}

/// Schedule 1.
fn item_units(item: u8) -> Units {
    match item {
        1 => &["sch1.1"],
        2 => &["sch1.2"],
        3 => &["sch1.3"],
        4 => &["sch1.4"],
        5 => &["sch1.5"],
        6 => &["sch1.6"],
        7 => &["sch1.7"],
        8 => &["sch1.8", "75(1)"],
        9 => &["sch1.9", "76(1)"],
        10 => &["sch1.10"],
        11 => &["sch1.11"],
        12 => &["sch1.12"],
        13 => &["sch1.13"],
        14 => &["sch1.14"],
        _ => &[],
    }
}

/// Schedule 4, part 3.
fn sheet_item(item: u8) -> Units {
    match item {
        1 => &["sch4.3.1"],
        2 => &["sch4.3.2"],
        3 => &["sch4.3.3"],
        4 => &["sch4.3.4"],
        5 => &["sch4.3.5"],
        6 => &["sch4.3.6"],
        7 => &["sch4.3.7"],
        8 => &["sch4.3.8"],
        9 => &["sch4.3.9"],
        10 => &["sch4.3.10"],
        11 => &["sch4.3.11"],
        12 => &["sch4.3.12"],
        13 => &["sch4.3.13"],
        14 => &["sch4.3.14"],
        15 => &["sch4.3.15"],
        16 => &["sch4.3.16"],
        _ => &[],
    }
}

/// Schedule 3.
fn time(part: TimePart) -> Units {
    match part {
        TimePart::PerMove => &["sch3.1(1)"],
        TimePart::Stages => &["sch3.1(2)"],
        TimePart::Whole => &["sch3.1(3)"],
        TimePart::Increment => &["sch3.2(1)"],
        TimePart::Bronstein => &["sch3.2(2)"],
        TimePart::Delay => &["sch3.2(3)"],
        TimePart::Hourglass => &["sch3.2(4)"],
        TimePart::Blitz => &["sch3.3(1)"],
        TimePart::Rapid => &["sch3.3(2)"],
        TimePart::Regular => &["sch3.3(3)"],
        TimePart::Slow => &["sch3.3(4)"],
        TimePart::VerySlow => &["sch3.3(5)"],
    }
}

fn entry(matter: OfEntry) -> Units {
    match matter {
        OfEntry::Player => &["sch1.5", "sch1.6"],
        OfEntry::Team => &["3(1):隊伍", "3(1):隊員"],
        OfEntry::Money | OfEntry::Time | OfEntry::Closed => &["sch1.6"],
        OfEntry::SpecialNeeds => &["78(2)"],
        OfEntry::Section | OfEntry::Eligibility => &["sch1.5"],
        OfEntry::Members => &["3(1):隊員"],
        OfEntry::TeamSize => &["3(1):隊伍"],
        OfEntry::SwissSeeds => &["sch2.1.3(b)"],
        OfEntry::Kind | OfEntry::BracketSeeds => &[],
    }
}

/// Articles 75, 76, 85 to 87 and 108, schedule 2, part 1.
fn round(matter: OfRound) -> Units {
    match matter {
        OfRound::Format => &["75(1)"],
        OfRound::Time => &["76(1)"],
        OfRound::Drawn => &["sch2.1.3(a)", "75(1)", "75(2)"],
        OfRound::NotDrawn => &["sch2.1.3(a)"],
        OfRound::InTurn => &["85(1)"],
        OfRound::AllPaired => &["85(1)", "sch2.1.2(1)(a)"],
        OfRound::Wish => &["sch2.1.3(g)"],
        OfRound::Paired => &["86(1)", "86(2)", "16"],
        OfRound::Bracket => &["sch2.1.1(1)"],
        OfRound::Published => &["86(1)", "86(2)", "85(2)"],
        OfRound::NoDraft => &["86(1)"],
        OfRound::NoRound => &["85(2)"],
        OfRound::LineUp => &["87(4)", "3(1):領隊"],
        OfRound::LineUpLate => &["87(4)", "109(1)"],
        OfRound::Reversed => &["108(1)", "106(2)(a)(i)"],
        OfRound::WrongPairing => &["108(2)"],
        OfRound::Cut => &["sch2.2.3"],
        _ => &[],
    }
}

/// The conditions by which a charter may pair; what only a charter can say stands under the one that lets it.
fn pairing(criterion: Criterion) -> Units {
    match criterion {
        Criterion::Wish => &["86(1)"],
        Criterion::Rematch | Criterion::ByeAgain | Criterion::Bye | Criterion::Float => &["sch2.1.3(g)"],
        Criterion::Seeds | Criterion::Halves | Criterion::Rank => &["sch2.1.3(b)"],
        Criterion::Club | Criterion::Team => &["sch2.1.3(e)"],
        Criterion::Score => &["sch2.1.3(d)"],
        Criterion::Run | Criterion::Third | Criterion::Balance | Criterion::Alternate => &["sch2.1.3(c)"],
        Criterion::Lot => &["sch2.1.3(a)"],
    }
}

/// Articles 85, 86, 100 to 102, 133 and 134.
fn result(matter: OfReporting) -> Units {
    match matter {
        OfReporting::Confirmed | OfReporting::RuledConfirms => &["101(3)"],
        OfReporting::Reported => &["86(8)"],
        OfReporting::Signed { recorded: true } => &["100(1)(a)", "101(1)(a)"],
        OfReporting::Signed { recorded: false } => &["100(1)(a)", "101(2)(a)"],
        OfReporting::Ruled { recorded: true } => &["101(1)(b)"],
        OfReporting::Ruled { recorded: false } => &["101(2)(b)"],
        OfReporting::Disputed => &["100(2)"],
        OfReporting::RefereeConfirms => &["79(3)", "100(1)(a)"],
        OfReporting::PlayerConfirms => &["100(1)(b)"],
        OfReporting::PlayerResult => &["102"],
        OfReporting::WinnerReports => &["102(a)"],
        OfReporting::DrawReported => &["102(b)"],
        OfReporting::Absent => &["87(1)", "109(2)"],
        OfReporting::NobodyCame => &["87(1)", "109(4)"],
        OfReporting::Appeal => &["86(7)", "133(1)", "133(2)"],
        OfReporting::Grounds => &["133(2)"],
        OfReporting::Ground(Ground::Unlawful) => &["133(2)(a)"],
        OfReporting::Ground(Ground::Procedure) => &["133(2)(b)"],
        OfReporting::Ground(Ground::Rule) => &["133(2)(c)"],
        OfReporting::Ground(Ground::Facts) => &["133(2)(d)"],
        OfReporting::Ground(Ground::Ignorance) | OfReporting::Ignorance => &["73(3)", "73(1)"],
        OfReporting::AppealOpen => &["134(2)"],
        OfReporting::AppealHeard => &["134(2)", "134(3)"],
        OfReporting::AppealsOpen => &["86(7)", "134(2)"],
        OfReporting::Open => &["86(8)", "85(1)", "85(3)"],
        OfReporting::Closed => &["85(1)"],
        OfReporting::Unrecorded => &[],
    }
}

/// Articles 87 to 89, 109 and 110.
fn absence(matter: OfAbsence) -> Units {
    match matter {
        OfAbsence::Arrived => &["87(1)"],
        OfAbsence::Late => &["87(1)", "109(3)"],
        OfAbsence::TooLate => &["87(3)", "109(2)"],
        OfAbsence::Leave => &["88(2)"],
        OfAbsence::Withdrawal => &["89(1)"],
        OfAbsence::Unjustified => &["110", "106(2)(d)(i)"],
        OfAbsence::BeforePlay | OfAbsence::Void | OfAbsence::Stands | OfAbsence::SwissStands => &["89(2)"],
        OfAbsence::Disqualified => &["128(1)(g)"],
    }
}

/// Articles 85(4) and 138.
fn end(matter: OfEnd) -> Units {
    match matter {
        OfEnd::NotOver => &["85(4)", "85(1)"],
        OfEnd::NoRanking => &["sch2.1.2(1)(d)"],
        OfEnd::PlayOff => &["sch2.2.3(5)"],
        OfEnd::Verified | OfEnd::Finished => &["85(4)"],
        OfEnd::Shared => &["sch2.2.3"],
        OfEnd::Prizes => &["sch1.14"],
        OfEnd::Overturned => &["138", "138(a)", "138(b)", "138(c)"],
        OfEnd::PrizesReturned => &["138(e)"],
        OfEnd::Notice => &["138(d)"],
        _ => &[],
    }
}

/// Schedule 2.
fn method(matter: OfMethod) -> Units {
    match matter {
        OfMethod::Systems => &["75(2)"],
        OfMethod::WithPoints => &["sch2.1.1(2)"],
        OfMethod::WithoutPoints => &["sch2.1.1(1)"],
        OfMethod::Condition(Condition::Lots) => &["sch2.1.3(a)"],
        OfMethod::Condition(Condition::Ranking) => &["sch2.1.3(b)"],
        OfMethod::Condition(Condition::Colours) => &["sch2.1.3(c)"],
        OfMethod::Condition(Condition::Results) => &["sch2.1.3(d)"],
        OfMethod::Condition(Condition::Clubs) => &["sch2.1.3(e)"],
        OfMethod::Condition(Condition::Completed) => &["sch2.1.3(f)"],
        OfMethod::Combined => &["sch2.1.3(h)"],
        OfMethod::Scoring(Scores::Half) => &["sch2.2.1(1)"],
        OfMethod::Scoring(Scores::Whole) => &["sch2.2.1(2)"],
        OfMethod::Scoring(Scores::League) => &["sch2.2.1(3)"],
        OfMethod::Scoring(Scores::Huang) => &["sch2.2.1(4)"],
        OfMethod::Counting(Counting::TeamMatches | Counting::TeamTwoGames) => &["sch2.2.2(1)"],
        OfMethod::Counting(Counting::TeamBoards) => &["sch2.2.2(2)"],
        OfMethod::Counting(_) => &[],
        OfMethod::TieBreak(tie_break) => ranking(tie_break),
        OfMethod::TieBreaks => &["sch2.2.3(6)"],
    }
}

/// The kind of condition a tie-break is in section 3 of part 2.
fn ranking(tie_break: TieBreak) -> Units {
    use TieBreak as T;
    match tie_break {
        T::DirectEncounter | T::DirectTable | T::FirstCycleDirect => &["sch2.2.3(1)"],
        T::Completed => &["sch2.2.3(2)"],
        T::SecondWins | T::SecondGames | T::DirectSecond | T::FirstCycleSecondWins => &["sch2.2.3(3)"],
        T::FewerClubMates => &["sch2.2.3(4)"],
        _ => &["sch2.2.3(5)"],
    }
}

/// Articles 3, 85, 86, 95, 100 and 105.
fn hall(matter: OfHall) -> Units {
    match matter {
        OfHall::Appointed(Post::Witness | Post::Referee | Post::SectionHead)
        | OfHall::Dismissed(Post::Witness | Post::Referee | Post::SectionHead)
        | OfHall::Single(Post::Chief)
        | OfHall::Assigned
        | OfHall::Suspended => &["3(1):裁判長"],
        OfHall::Appointed(Post::Committee) | OfHall::Dismissed(Post::Committee) => &["3(1):仲裁委員會"],
        OfHall::Appointed(_) | OfHall::Dismissed(_) | OfHall::Single(Post::Director) => &["3(1):賽務總監"],
        OfHall::Watched => &["3(1):監局制"],
        OfHall::Patrolled => &["3(1):巡邏制"],
        OfHall::AtBoards(Actor::Staff) => &["3(1):裁判人員", "3(1):賽務人員"],
        OfHall::AtBoards(_) => &["3(1):裁判人員"],
        OfHall::Duty(duty) => self::duty(duty),
        OfHall::Begun => &["95(3)"],
        OfHall::Raised => &["105(2)", "86(4)"],
        OfHall::Passed => &["105(3)"],
        OfHall::Arrival => &["95(4)"],
        OfHall::Running => &["85(1)"],
        OfHall::Single(_) | OfHall::RecordMissing | OfHall::Staffing | OfHall::StandsIn => &[],
    }
}

fn duty(duty: Duty) -> Units {
    match duty {
        Duty::Pairings => &["86(1)"],
        Duty::Seating => &["86(2)"],
        Duty::ClocksSet => &["95(1)"],
        Duty::ClocksWork => &["95(2)"],
        Duty::AbsentPressed => &["95(4)"],
        Duty::Results => &["86(8)", "100(1)(a)"],
        _ => &[],
    }
}
