//! What is wrong with an entry, found when it is made.

use books::Article;
use books::event::{Laws, OfEntry};
use jiff::civil::DateTime;
use schemars::JsonSchema;
use serde::Serialize;

use super::{Player, Team};
use crate::PlayerId;
use crate::charter::{Charter, Ineligible};

/// What is wrong with an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EntryFault {
    /// No name, or one of signs that cannot be seen.
    NoName,
    /// A name with a break of the line or another sign of control.
    ControlSign,
    /// A text that is longer than any name.
    TooLong {
        /// How many characters it may have.
        limit: u32,
    },
    /// The charter has no such section.
    NoSection(String),
    /// The section is full.
    Full {
        /// Its quota.
        quota: u32,
    },
    /// The section is for others.
    Ineligible(Ineligible),
    /// Entries are not open yet, or closed.
    NotOpen,
    /// The same person is already entered.
    Duplicate(PlayerId),
    /// A year of birth that cannot be.
    Born(i16),
    /// Someone named as a member is not entered.
    NoMember(PlayerId),
    /// Someone is a member of two teams.
    InTwoTeams(PlayerId),
    /// Someone is named as a member twice.
    MemberTwice(PlayerId),
    /// Fewer members than boards.
    TooFewMembers {
        /// How many boards there are.
        boards: u8,
    },
    /// A team in an event of individuals, or the other way about.
    WrongKind,
}

impl EntryFault {
    /// The articles that refuse it, among the books that apply.
    pub fn articles(&self, laws: &Laws) -> Vec<Article> {
        let matter = match self {
            Self::Full { .. } | Self::NoSection(_) => OfEntry::Section,
            Self::Ineligible(_) => OfEntry::Eligibility,
            Self::NotOpen => OfEntry::Time,
            Self::TooFewMembers { .. } => OfEntry::TeamSize,
            Self::NoMember(_) | Self::InTwoTeams(_) | Self::MemberTwice(_) => OfEntry::Members,
            Self::WrongKind => OfEntry::Kind,
            Self::NoName | Self::ControlSign | Self::TooLong { .. } | Self::Duplicate(_) | Self::Born(_) => {
                return Vec::new();
            }
        };
        laws.cite(matter)
    }
}

/// What is wrong with a player's entry, where so many are in the section, and these may be the same person.
pub(crate) fn player_faults<'a>(
    charter: &Charter,
    player: &Player,
    alike: impl Iterator<Item = (PlayerId, &'a Player)>,
    in_section: usize,
    at: Option<DateTime>,
) -> Vec<EntryFault> {
    let mut faults = Vec::new();
    faults.extend(bad_name(&player.name));
    let texts = [&player.club, &player.team, &player.federation, &player.member];
    faults.extend(texts.into_iter().flatten().find_map(|text| too_long(text)));
    faults.extend(player.born.filter(|born| !(1900..=2100).contains(born)).map(EntryFault::Born));
    faults.extend(closed(charter, at));
    let same = alike.filter(|(_, other)| is_same(player, other));
    faults.extend(same.map(|(id, _)| EntryFault::Duplicate(id)));
    match charter.section(&player.section) {
        None => faults.push(EntryFault::NoSection(player.section.clone())),
        Some(section) => {
            let full = section.quota.filter(|quota| in_section >= *quota as usize);
            let teams = charter.format(&section.id).is_some_and(|format| format.boards.is_some());
            faults.extend(full.filter(|_| !teams).map(|quota| EntryFault::Full { quota }));
            faults.extend(section.eligibility.lacks(player).into_iter().map(EntryFault::Ineligible));
        }
    }
    faults
}

/// What is wrong with a team's entry.
pub fn team_faults<'a>(
    charter: &Charter,
    team: &Team,
    is_entered: impl Fn(PlayerId) -> bool,
    others: impl Iterator<Item = (PlayerId, &'a Team)>,
    at: Option<DateTime>,
) -> Vec<EntryFault> {
    let mut faults = Vec::new();
    faults.extend(bad_name(&team.name));
    faults.extend(closed(charter, at));
    faults
        .extend(team.members.iter().filter(|member| !is_entered(**member)).map(|member| EntryFault::NoMember(*member)));
    let twice = team.members.iter().enumerate().filter(|(nth, member)| team.members[..*nth].contains(member));
    faults.extend(twice.map(|(_, member)| EntryFault::MemberTwice(*member)));
    let mut in_section = 0;
    for (id, other) in others {
        in_section += u32::from(other.section == team.section);
        if other.section == team.section && same_text(&other.name, &team.name) {
            faults.push(EntryFault::Duplicate(id));
        }
        let twice = team.members.iter().filter(|member| other.members.contains(member));
        faults.extend(twice.map(|member| EntryFault::InTwoTeams(*member)));
    }
    match charter.section(&team.section) {
        None => faults.push(EntryFault::NoSection(team.section.clone())),
        Some(section) => {
            let full = section.quota.filter(|quota| in_section >= *quota);
            faults.extend(full.map(|quota| EntryFault::Full { quota }));
            match charter.format(&section.id).and_then(|format| format.boards) {
                None => faults.push(EntryFault::WrongKind),
                Some(boards) if team.members.len() < usize::from(boards) => {
                    faults.push(EntryFault::TooFewMembers { boards });
                }
                Some(_) => {}
            }
        }
    }
    faults
}

/// How many characters a name may have.
const NAME: u32 = 100;

fn too_long(text: &str) -> Option<EntryFault> {
    let long = text.chars().nth(NAME as usize).is_some();
    long.then_some(EntryFault::TooLong { limit: NAME })
}

/// What is wrong with a name.
fn bad_name(name: &str) -> Option<EntryFault> {
    let is_unseen = |sign: char| {
        sign.is_whitespace() || matches!(sign, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}')
    };
    if name.chars().any(char::is_control) {
        return Some(EntryFault::ControlSign);
    }
    if let Some(long) = too_long(name) {
        return Some(long);
    }
    name.chars().all(is_unseen).then_some(EntryFault::NoName)
}

fn closed(charter: &Charter, at: Option<DateTime>) -> Option<EntryFault> {
    let (entry, at) = (charter.entry.as_ref()?, at?);
    let early = entry.opens.is_some_and(|opens| at < opens);
    let late = entry.closes.is_some_and(|closes| at > closes);
    (early || late).then_some(EntryFault::NotOpen)
}

/// Whether two entries are of one person: the same federation number, or the same name with nothing that tells them apart.
fn is_same(one: &Player, other: &Player) -> bool {
    if let (Some(mine), Some(theirs)) = (&one.member, &other.member) {
        return mine == theirs && one.federation == other.federation;
    }
    let differ = |mine: Option<&str>, theirs: Option<&str>| matches!((mine, theirs), (Some(a), Some(b)) if a != b);
    let born = matches!((one.born, other.born), (Some(mine), Some(theirs)) if mine != theirs);
    same_text(&one.name, &other.name) && !differ(one.club.as_deref(), other.club.as_deref()) && !born
}

/// Whether two names are written with the same letters, blanks and case aside.
fn same_text(one: &str, other: &str) -> bool {
    letters(one).eq(letters(other))
}

/// The letters of a name, as they tell people apart.
pub(crate) fn letters(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|letter| !letter.is_whitespace()).flat_map(char::to_lowercase)
}
