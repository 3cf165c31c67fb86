//! The list of seeds, from titles and earlier places.

pub use crate::entry::Title;

use crate::PlayerId;

/// What speaks for seeding a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeedFacts {
    /// Who.
    pub player: PlayerId,
    /// Their title.
    pub title: Option<Title>,
    /// Their places in earlier events: the year and the place.
    pub places: Vec<(u32, u32)>,
}

/// How many of so many players may be seeds: at most half (`hk-2016` 三).
pub const fn seed_limit(players: usize) -> usize {
    players / 2
}

/// The seeds in their order: grandmasters, masters, then the places of the last `years` years up to `lowest` by place, the
/// more recent first; at most half of all (`hk-2016` 三).
///
/// ```
/// use tournament::PlayerId;
/// use tournament::pairing::swiss::{SeedFacts, Title, seeds};
///
/// let facts = |number, title, places: &[(u32, u32)]| SeedFacts { player: PlayerId::new(number), title, places: places.into() };
/// let entries = [
///     facts(1, None, &[(2013, 2)]),
///     facts(2, None, &[(2015, 2)]),
///     facts(3, Some(Title::Master), &[]),
///     facts(4, None, &[(2015, 9), (2012, 1)]),
///     facts(5, None, &[]),
///     facts(6, None, &[]),
/// ];
/// let numbers: Vec<u32> = seeds(&entries, 2016, 3, 8).iter().map(|seed| seed.number()).collect();
/// assert_eq!(numbers, [3, 2, 1]);
/// ```
pub fn seeds(entries: &[SeedFacts], year: u32, years: u32, lowest: u32) -> Vec<PlayerId> {
    let counts = |&&(held, place): &&(u32, u32)| held < year && year - held <= years && place <= lowest;
    let best = |facts: &SeedFacts| facts.places.iter().filter(counts).map(|&(held, place)| (place, year - held)).min();
    let mut ranked: Vec<_> = entries
        .iter()
        .filter_map(|facts| {
            let best = best(facts);
            let rank = (facts.title.is_none(), facts.title, best.is_none(), best, facts.player);
            (facts.title.is_some() || best.is_some()).then_some(rank)
        })
        .collect();
    ranked.sort_unstable();
    ranked.into_iter().map(|(.., player)| player).take(seed_limit(entries.len())).collect()
}
