//! A part of a rulebook that speaks at the desk for itself.

use contest::Side;

use super::act::Act;
use super::authority::Actor;
use super::effect::Correction;
use super::facts::Facts;
use super::law::{Finding, Remedy};
use super::matter::Matter;
use super::refusal::Refusal;
use super::scene::Scene;
use crate::Article;

/// What an act rests on, or why it is not allowed.
pub type Allowed = Result<Vec<Article>, Refusal>;

/// How a matter is dealt with, or why it is not.
pub type Remedied = Result<Remedy, Refusal>;

/// A part of the book, as far as it speaks at the desk.
pub trait Topic: Sync {
    /// What an act rests on; `None` if this part does not speak of it.
    fn allows(&self, _scene: &Scene, _by: Actor, _act: &Act) -> Option<Allowed> {
        None
    }

    /// What this part takes notice of in an act.
    fn notices(&self, _scene: &Scene, _by: Actor, _act: &Act) -> Vec<Finding> {
        Vec::new()
    }

    /// What this part takes notice of in the game as it stands.
    fn finds(&self, _scene: &Scene) -> Option<Finding> {
        None
    }

    /// How a matter is dealt with; `None` if this part does not speak of it.
    fn remedies(&self, _scene: &Scene, _matter: &Matter, _facts: &Facts) -> Option<Remedied> {
        None
    }

    /// What follows once a side has put something right; `None` if this part does not speak of it.
    fn corrected(&self, _scene: &Scene, _side: Side, _what: &Correction) -> Option<Remedied> {
        None
    }

    /// What an act brings about by itself.
    fn follows(&self, _scene: &Scene, _by: Actor, _act: &Act) -> Option<Remedy> {
        None
    }
}
