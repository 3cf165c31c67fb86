//! Who goes up and who goes down between two sections.

use books::Article;
use books::event::{Laws, OfEnd};
use serde::Serialize;

use crate::PlayerId;
use crate::entry::Title;

/// How many of so many players go up: a tenth, and a part of one counts as one.
pub const fn promoted(players: usize) -> usize {
    players.div_ceil(10)
}

/// How many of so many players go down: a fifth, and a part of one does not count.
pub const fn relegated(players: usize) -> usize {
    players / 5
}

/// Why someone changes the section, or stays though absent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// Among the first of the lower section.
    Up,
    /// Among the last of the higher section.
    Down,
    /// Absent from two editions in a row.
    DownForAbsence,
    /// Absent, and kept by a title.
    KeptByTitle,
}

impl Move {
    /// Where that is written.
    pub fn articles(self, laws: &Laws) -> Vec<Article> {
        laws.cite(match self {
            Self::Up => OfEnd::Promoted,
            Self::Down => OfEnd::Relegated,
            Self::DownForAbsence => OfEnd::RelegatedForAbsence,
            Self::KeptByTitle => OfEnd::KeptByTitle,
        })
    }
}

/// Someone who had a right to the higher section and did not play in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Absentee {
    /// Who.
    pub player: PlayerId,
    /// Their title.
    pub title: Option<Title>,
    /// How many editions in a row they have missed, this one included.
    pub missed: u32,
}

/// Who changes section after an event: the final orders of both sections, best first, and who stayed away.
///
/// ```
/// use tournament::PlayerId;
/// use tournament::promotion::{Move, moves};
///
/// let higher: Vec<PlayerId> = (1..=9).map(PlayerId::new).collect();
/// let lower: Vec<PlayerId> = (11..=21).map(PlayerId::new).collect();
/// let moves = moves(&higher, &lower, &[]);
/// let numbers: Vec<(u32, Move)> = moves.iter().map(|(player, how)| (player.number(), *how)).collect();
/// assert_eq!(numbers, [(11, Move::Up), (12, Move::Up), (9, Move::Down)]);
/// ```
pub fn moves(higher: &[PlayerId], lower: &[PlayerId], absent: &[Absentee]) -> Vec<(PlayerId, Move)> {
    let up = lower.iter().take(promoted(lower.len())).map(|player| (*player, Move::Up));
    let down = higher.iter().rev().take(relegated(higher.len())).map(|player| (*player, Move::Down));
    let stayed_away = absent.iter().filter(|absentee| absentee.missed >= 2).map(|absentee| {
        let kept = matches!(absentee.title, Some(Title::Grandmaster | Title::Master));
        let how = if kept { Move::KeptByTitle } else { Move::DownForAbsence };
        (absentee.player, how)
    });
    up.chain(down).chain(stayed_away).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hk_8_rounds_up_and_down() {
        assert_eq!([1, 10, 11, 35].map(promoted), [1, 1, 2, 4]);
        assert_eq!([4, 5, 34].map(relegated), [0, 1, 6]);
    }

    #[test]
    fn hk_8_a_title_saves_from_absence_and_not_from_the_last_place() {
        let absentee = |number, title, missed| Absentee { player: PlayerId::new(number), title, missed };
        let absent = [absentee(1, None, 1), absentee(2, None, 2), absentee(3, Some(Title::Master), 4)];
        let found = moves(&[], &[], &absent);
        assert_eq!(found, [(PlayerId::new(2), Move::DownForAbsence), (PlayerId::new(3), Move::KeptByTitle)]);
    }
}
