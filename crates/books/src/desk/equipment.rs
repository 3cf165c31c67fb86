//! Equipment that holds a game up: as every rulebook has it.

use super::incident::{Incident, OfBoard};
use super::matter::Equipment;
use super::scene::Scene;

/// Equipment that has to be replaced, or about which an official has not ruled.
pub fn wanting(scene: &Scene) -> Option<&Equipment> {
    let open = scene.matters.iter().filter(|matter| matter.standing.is_open());
    let asked = open.filter_map(|matter| match &matter.incident {
        Incident::Board(OfBoard::Equipment { item, .. }) => Some(item),
        _ => None,
    });
    scene.wanting.iter().chain(asked).next()
}
