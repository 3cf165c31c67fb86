//! Where `roc-113` speaks of the matters of an event.

use contest::Post;

use crate::event::{
    Counting, Criterion, Duty, EventMatter, Ground, OfAbsence, OfCharter, OfEnd, OfEntry, OfHall, OfMethod,
    OfReporting, OfRound, Scores, Units,
};

/// The units on a matter.
pub fn cites(matter: EventMatter<'_>) -> Units {
    match matter {
        EventMatter::Charter(OfCharter::Item(item)) => item_units(item),
        EventMatter::Charter(matter) => charter(matter),
        EventMatter::Entry(matter) => entry(matter),
        EventMatter::Round(OfRound::TableOf(players)) => table(players),
        EventMatter::Round(matter) => round(matter),
        EventMatter::Result(matter) => result(matter),
        EventMatter::Absence(matter) => absence(matter),
        EventMatter::End(matter) => end(matter),
        EventMatter::Method(matter) => method(matter),
        EventMatter::Hall(matter) => hall(matter),
        EventMatter::Case(matter) => super::cases::cites(matter),
    }
}

fn charter(matter: OfCharter<'_>) -> Units {
    match matter {
        OfCharter::Opened => &["4.一", "4.一.棋例", "4.二.規程"],
        OfCharter::ScoringDefault => &["4.一.成績計算", "3.5.一"],
        OfCharter::Announced => &["3.8.二"],
        OfCharter::AskedLimit => &["3.4.四.適用"],
        _ => &[],
    }
}

/// The usual fields of a charter, by the numbers of the fourteen items.
fn item_units(item: u8) -> Units {
    match item {
        1 => &["4.一.承辦單位"],
        2 => &["4.一.名稱"],
        3 | 4 => &["4.一.地點日期"],
        5 => &["4.一.參加資格"],
        6 => &["4.一.報名辦法"],
        8 => &["4.一.制度"],
        9 => &["4.一.時限", "3.2.一.時限"],
        11 => &["4.一.棋例"],
        12 => &["4.三.[A]"],
        14 => &["4.一.獎勵"],
        _ => &[],
    }
}

fn entry(matter: OfEntry) -> Units {
    match matter {
        OfEntry::Player | OfEntry::Money | OfEntry::Time | OfEntry::Closed => &["4.一.報名辦法"],
        OfEntry::Team | OfEntry::Kind => &["3.1.一"],
        OfEntry::Eligibility => &["4.一.參加資格"],
        OfEntry::BracketSeeds => &["3.6.一.種子"],
        _ => &[],
    }
}

fn round(matter: OfRound) -> Units {
    match matter {
        OfRound::Format | OfRound::DrawnOther => &["4.一.制度"],
        OfRound::Time => &["3.2.一.時限"],
        OfRound::Drawn => &["4.四.[D]", "3.1.三"],
        OfRound::DrawnRoundRobin => &["附錄一.1"],
        OfRound::NotDrawn => &["4.四.[D]"],
        OfRound::InTurn => &["1.3.一.積分編排.每輪"],
        OfRound::NoWishes => &["1.3.一.循環賽"],
        OfRound::SwissFirst | OfRound::Criterion(Criterion::Lot) => &["1.3.一.積分編排.首輪"],
        OfRound::SwissLater => &["1.3.一.積分編排.每輪", "1.3.一.積分編排.換先"],
        OfRound::Alternate | OfRound::Criterion(Criterion::Alternate) => &["1.3.一.積分編排.換先"],
        OfRound::Tables => &["附錄一.1", "1.3.一.循環賽"],
        OfRound::TeamColours => &["附錄一.2"],
        OfRound::OddField => &["附錄一.3"],
        OfRound::OneGame => &["1.3.一.一局制"],
        OfRound::SeveralGames => &["1.3.一.多局制"],
        OfRound::Bracket => &["3.6.一.種子"],
        OfRound::Published => &["4.三.[B].表格"],
        OfRound::RapidGames => &["3.6.一.快棋"],
        _ => &[],
    }
}

/// The tables of appendix 1.
fn table(players: u16) -> Units {
    match players {
        3 | 4 => &["附錄一.表3-4"],
        5 | 6 => &["附錄一.表5-6"],
        7 | 8 => &["附錄一.表7-8"],
        9 | 10 => &["附錄一.表9-10"],
        11 | 12 => &["附錄一.表11-12"],
        _ => &[],
    }
}

fn result(matter: OfReporting) -> Units {
    match matter {
        OfReporting::Signed { .. } => &["3.8.六.記錄"],
        OfReporting::Ruled { .. } | OfReporting::RuledConfirms | OfReporting::Disputed => &["4.六.[D]"],
        OfReporting::Absent | OfReporting::NobodyCame => &["3.7.一.遲到"],
        OfReporting::Appeal => &["3.8.四.申訴"],
        OfReporting::Ignorance | OfReporting::Ground(Ground::Ignorance) => &["3.8.二"],
        OfReporting::AppealHeard => &["4.四.[F].異議"],
        OfReporting::AppealsOpen => &["4.七.[D].及早"],
        OfReporting::Closed => &["4.三.[B].表格", "4.三.[B].分發", "4.四.[I]"],
        _ => &[],
    }
}

/// 3.7.
fn absence(matter: OfAbsence) -> Units {
    match matter {
        OfAbsence::TooLate => &["3.7.一.遲到"],
        OfAbsence::Withdrawal => &["3.7.二.退出"],
        OfAbsence::BeforePlay => &["3.7.二.開賽前"],
        OfAbsence::Void => &["3.7.三.不足"],
        OfAbsence::Stands => &["3.7.三.超過"],
        OfAbsence::SwissStands => &["3.7.四"],
        OfAbsence::Disqualified => &["4.四.[H]"],
        OfAbsence::Arrived | OfAbsence::Late | OfAbsence::Leave | OfAbsence::Unjustified => &[],
    }
}

fn end(matter: OfEnd) -> Units {
    match matter {
        OfEnd::PlayOff | OfEnd::FirstPlace => &["3.6.七"],
        OfEnd::Verified => &["4.四.[I]"],
        OfEnd::Finished => &["4.四.[K]", "3.6.七"],
        OfEnd::Prizes => &["4.一.獎勵", "4.四.[J]"],
        _ => &[],
    }
}

/// 3.1 and 3.5.
fn method(matter: OfMethod) -> Units {
    match matter {
        OfMethod::Systems => &["3.1.一", "3.1.三"],
        OfMethod::Scoring(Scores::Whole) | OfMethod::Counting(Counting::Games) => &["3.5.一"],
        OfMethod::Counting(Counting::TwoGames) => &["3.5.二.局分", "3.5.二.大分"],
        OfMethod::Counting(Counting::TeamMatches) => &["3.5.三"],
        OfMethod::Counting(Counting::TeamTwoGames) => &["3.5.四"],
        _ => &[],
    }
}

/// Chapter 4, 三 to 七.
fn hall(matter: OfHall) -> Units {
    match matter {
        OfHall::Appointed(Post::Witness | Post::Referee | Post::SectionHead) => &["4.三.[A]", "4.四.[B]"],
        OfHall::Dismissed(Post::Witness | Post::Referee | Post::SectionHead) => &["4.三.[A]", "4.四.[B]", "4.四.[G]"],
        OfHall::Appointed(Post::Chief | Post::Deputy)
        | OfHall::Dismissed(Post::Chief | Post::Deputy)
        | OfHall::Single(Post::Chief) => &["4.三.[A]"],
        OfHall::Appointed(Post::Committee) | OfHall::Dismissed(Post::Committee) => &["4.七.[A].設置", "4.七.[A].個人"],
        OfHall::Assigned => &["4.四.[B]"],
        OfHall::Watched => &["4.六.[E]"],
        OfHall::Staffing => &["4.三.[A]"],
        OfHall::StandsIn => &["4.五"],
        OfHall::Suspended => &["4.四.[E]"],
        OfHall::Duty(duty) => self::duty(duty),
        OfHall::Begun => &["3.7.一.遲到"],
        OfHall::RecordMissing => &["4.六.[D]"],
        OfHall::Running => &["4.四.[A]"],
        OfHall::Appointed(_)
        | OfHall::Dismissed(_)
        | OfHall::Single(_)
        | OfHall::Raised
        | OfHall::Passed
        | OfHall::Patrolled
        | OfHall::AtBoards(_)
        | OfHall::Arrival => &[],
    }
}

fn duty(duty: Duty) -> Units {
    match duty {
        Duty::Pairings => &["4.三.[B].表格"],
        Duty::Briefing => &["4.四.[B]"],
        Duty::Captains => &["4.四.[D]"],
        Duty::Supplies => &["4.二.其他"],
        Duty::Equipment => &["4.六.[B]"],
        Duty::Rules => &["4.六.[C]"],
        Duty::Seating => &["4.六.[E]"],
        Duty::Records => &["4.六.[F].記錄"],
        Duty::TimeTrouble => &["4.六.[F].時間"],
        Duty::Order => &["4.六.[M]"],
        Duty::Table => &["4.四.[I]", "4.三.[B].表格"],
        Duty::Bulletin => &["4.三.[B].分發"],
        Duty::ClocksSet | Duty::Countdown | Duty::ClocksWork | Duty::AbsentPressed | Duty::Results => &[],
    }
}
