//! Who is entered, by what tells whether an entry is a second one of the same person.

use std::collections::BTreeMap;

use super::Player;
use super::fault::letters;
use crate::PlayerId;

/// The numbers of players by the letters of their names and by their numbers in a federation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(BTreeMap<String, Vec<PlayerId>>);

impl Names {
    /// Under what a player is found. No name has a line break, so that none is taken for a number.
    fn keys(player: &Player) -> impl Iterator<Item = String> {
        let member = player.member.as_ref().map(|member| format!("\n{member}"));
        std::iter::once(letters(&player.name).collect()).chain(member)
    }

    /// Adds a player.
    pub fn add(&mut self, id: PlayerId, player: &Player) {
        for key in Self::keys(player) {
            self.0.entry(key).or_default().push(id);
        }
    }

    /// Takes a player out.
    pub fn remove(&mut self, id: PlayerId, player: &Player) {
        for key in Self::keys(player) {
            if let Some(ids) = self.0.get_mut(&key) {
                ids.retain(|one| *one != id);
            }
        }
    }

    /// Who may be the same person.
    pub fn alike(&self, player: &Player) -> Vec<PlayerId> {
        let mut alike: Vec<PlayerId> =
            Self::keys(player).filter_map(|key| self.0.get(&key)).flatten().copied().collect();
        alike.sort_unstable();
        alike.dedup();
        alike
    }
}
