//! Rating lists: who is found in one, and what it says.

use std::collections::HashMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::letters;
use super::sheet::{Column, SheetError, headed, number, year};
use super::{EntryFault, Player};
use crate::PlayerId;

/// A line of a rating list: someone, by number in the federation or by name, and their rating.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RatingLine {
    /// The name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The number in the federation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub member: Option<String>,
    /// The federation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// The year of birth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born: Option<i16>,
    /// The rating.
    pub rating: u32,
}

/// What a rating list did to the entries.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Rated {
    /// Who has another rating now.
    pub changed: Vec<PlayerId>,
    /// Who is not in the list, and keeps what they had.
    pub missing: Vec<PlayerId>,
    /// Whose name several have in it, with different ratings.
    pub several: Vec<PlayerId>,
    /// Whose section is for other ratings, and what they lack.
    pub refused: Vec<(PlayerId, Vec<EntryFault>)>,
}

/// What a list says of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// Nothing.
    Nobody,
    /// This rating.
    Rating(u32),
    /// Different ratings of people who may all be meant.
    Several,
}

/// A rating list, to look people up in.
#[derive(Debug)]
pub struct Ratings<'a> {
    lines: &'a [RatingLine],
    by_member: HashMap<&'a str, Vec<usize>>,
    by_name: HashMap<String, Vec<usize>>,
}

impl<'a> Ratings<'a> {
    /// A list in whatever order.
    pub fn of(lines: &'a [RatingLine]) -> Self {
        let mut list = Self { lines, by_member: HashMap::new(), by_name: HashMap::new() };
        for (nth, line) in lines.iter().enumerate() {
            if let Some(member) = &line.member {
                list.by_member.entry(member).or_default().push(nth);
            }
            if let Some(name) = &line.name {
                list.by_name.entry(letters(name).collect()).or_default().push(nth);
            }
        }
        list
    }

    /// Looks someone up: by number in the federation where both have one, otherwise by name; what both say besides agrees.
    pub fn look_up(&self, player: &Player) -> Found {
        let by_member = player.member.as_deref().and_then(|member| self.by_member.get(member));
        let by_name = || self.by_name.get(&letters(&player.name).collect::<String>());
        let lines = by_member.or_else(by_name).into_iter().flatten().map(|nth| &self.lines[*nth]);
        let mut ratings: Vec<u32> = lines.filter(|line| agrees(line, player)).map(|line| line.rating).collect();
        ratings.sort_unstable();
        ratings.dedup();
        match ratings[..] {
            [] => Found::Nobody,
            [rating] => Found::Rating(rating),
            _ => Found::Several,
        }
    }
}

/// Whether a line can be of a player: nothing that both tell differs.
fn agrees(line: &RatingLine, player: &Player) -> bool {
    fn same<T: PartialEq>(one: Option<&T>, other: Option<&T>) -> bool {
        one.zip(other).is_none_or(|(one, other)| one == other)
    }
    same(line.federation.as_ref(), player.federation.as_ref())
        && same(line.member.as_ref(), player.member.as_ref())
        && same(line.born.as_ref(), player.born.as_ref())
}

/// The lines of a rating list in a sheet, under the headings of entries; rows without a rating are passed over.
///
/// # Errors
///
/// There is no column of names.
pub fn read_ratings(rows: &[Vec<String>]) -> Result<Vec<RatingLine>, SheetError> {
    let (at, columns) = headed(rows)?;
    let line = |cells: &Vec<String>| {
        let cell = |wanted: Column| {
            let nth = columns.iter().position(|column| *column == Some(wanted))?;
            cells.get(nth).map(|cell| cell.trim().to_owned()).filter(|cell| !cell.is_empty())
        };
        Some(RatingLine {
            name: cell(Column::Name),
            member: cell(Column::Member),
            federation: cell(Column::Federation),
            born: cell(Column::Born).and_then(|born| year(&born)),
            rating: number(&cell(Column::Rating)?)?,
        })
    };
    Ok(rows[at + 1..].iter().filter_map(line).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(cells: &[&str]) -> Vec<String> {
        cells.iter().map(|cell| (*cell).to_owned()).collect()
    }

    #[test]
    fn people_are_looked_up_by_number_and_by_name() {
        let rows = [
            row(&["等級分表"]),
            row(&["會員編號", "姓名", "協會", "出生年份", "等級分"]),
            row(&["7", "陳大文", "HKG", "1990", "2105"]),
            row(&["8", "陳大文", "MAC", "1991", "1800"]),
            row(&["9", "Li Si", "HKG", "", "1950"]),
            row(&["", "無分", "", "", ""]),
        ];
        let lines = read_ratings(&rows).unwrap();
        assert_eq!(lines.len(), 3, "who has no rating is passed over");
        let list = Ratings::of(&lines);
        let player = |name: &str| Player { name: name.to_owned(), ..Player::default() };
        assert_eq!(list.look_up(&player("陳大文")), Found::Several);
        let found = |change: &dyn Fn(&mut Player)| {
            let mut player = player("陳大文");
            change(&mut player);
            list.look_up(&player)
        };
        assert_eq!(found(&|player| player.born = Some(1990)), Found::Rating(2105));
        assert_eq!(found(&|player| player.federation = Some("MAC".to_owned())), Found::Rating(1800));
        assert_eq!(found(&|player| player.member = Some("9".to_owned())), Found::Rating(1950), "by number first");
        assert_eq!(list.look_up(&player("LI  SI")), Found::Rating(1950));
        assert_eq!(list.look_up(&player("Nobody")), Found::Nobody);
        assert_eq!(read_ratings(&rows[..1]), Err(SheetError::NoNames));
    }
}
