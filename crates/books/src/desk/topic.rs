//! A part of a rulebook that speaks at the desk for itself.

use contest::{Actor, Side};

use super::deed::Deed;
use super::effect::Correction;
use super::facts::{Asks, Facts};
use super::law::{Finding, Remedy};
use super::matter::Matter;
use super::refusal::Refusal;
use super::scene::Scene;
use crate::Article;

/// What a deed rests on, or why it is not allowed.
pub type Allowed = Result<Vec<Article>, Refusal>;

/// How a matter is dealt with, or why it is not.
pub type Remedied = Result<Remedy, Refusal>;

/// A part of the book, as far as it speaks at the desk.
pub trait Topic: Sync {
    /// What a deed rests on; `None` if this part does not speak of it.
    fn allows(&self, _scene: &Scene, _by: Actor, _deed: &Deed) -> Option<Allowed> {
        None
    }

    /// What this part takes notice of in a deed.
    fn notices(&self, _scene: &Scene, _by: Actor, _deed: &Deed) -> Vec<Finding> {
        Vec::new()
    }

    /// What this part takes notice of in the game as it stands.
    fn finds(&self, _scene: &Scene) -> Option<Finding> {
        None
    }

    /// The facts that a ruling on a matter turns on, of which this part speaks.
    fn asks(&self, _scene: &Scene, _matter: &Matter) -> Vec<Asks> {
        Vec::new()
    }

    /// How a matter is dealt with; `None` if this part does not speak of it.
    fn remedies(&self, _scene: &Scene, _matter: &Matter, _facts: &Facts) -> Option<Remedied> {
        None
    }

    /// What follows once a side has put something right; `None` if this part does not speak of it.
    fn corrected(&self, _scene: &Scene, _side: Side, _what: &Correction) -> Option<Remedied> {
        None
    }

    /// The units of this part by which a breach of conduct can be raised against a player.
    fn breaches(&self) -> Vec<Article> {
        Vec::new()
    }

    /// Whether a matter that is open when a game ends is dealt with all the same.
    fn outlives(&self, _scene: &Scene, _matter: &Matter) -> bool {
        false
    }

    /// What a deed brings about by itself.
    fn follows(&self, _scene: &Scene, _by: Actor, _deed: &Deed) -> Option<Remedy> {
        None
    }
}

/// The part of a book that speaks of how a matter is dealt with.
pub fn speaker<'a>(topics: &[&'a dyn Topic], scene: &Scene, matter: &Matter) -> Option<&'a dyn Topic> {
    let facts = Facts::default();
    topics.iter().copied().find(|topic| topic.remedies(scene, matter, &facts).is_some())
}
