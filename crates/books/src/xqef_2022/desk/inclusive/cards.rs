//! Schedule 7.7.1(2): cards by which deaf or mute players, and those who play them, offer a draw and resign.

use contest::Side;

use super::super::{agreement, remedy};
use super::needs;
use super::{cite, refused};
use crate::Article;
use crate::desk::{
    Act, Actor, Card, CardWay, Deed, Effect, Finding, Form, Reason, Refusal, Remedy, Scene, Verdict, WhyNot,
};

const CLAUSE: &str = "sch7.7.1(2)";

/// What the words would be for which a card stands.
fn words(card: Card, way: CardWay) -> Option<Act> {
    Some(match (card, way) {
        (Card::Resign, CardWay::Hand) => Act::Resign,
        (Card::Resign, _) => return None,
        (Card::Draw, CardWay::Hand) => Act::Offer { conditional: false, witnessed: true },
        (Card::Draw, CardWay::Swap) => Act::Accept,
        (Card::Draw, CardWay::Return) => Act::Decline,
    })
}

/// What a card rests on: what its words would, in a game in which somebody needs cards.
pub fn allows(scene: &Scene, by: Actor, card: Card, way: CardWay) -> Result<Vec<Article>, Refusal> {
    if !Side::BOTH.into_iter().any(|side| needs::is_mute(scene, side)) {
        return Err(refused(WhyNot::NotAgreed, &[CLAUSE]));
    }
    let words = words(card, way).ok_or_else(|| refused(WhyNot::NotLawful, &[CLAUSE]))?;
    agreement::allows(scene, by, &Deed::without_men(&words)).map(|usual| [usual, cite(&[CLAUSE])].concat())
}

/// What is taken notice of in a card: what it would be in its words, but for a resignation, which needs nobody's word.
pub fn notices(scene: &Scene, by: Actor, card: Card, way: CardWay) -> Vec<Finding> {
    match words(card, way) {
        Some(Act::Resign) | None => Vec::new(),
        Some(words) => agreement::notices(scene, by, &Deed::without_men(&words)),
    }
}

/// The card of resignation ends the game as soon as it is handed over.
pub fn follows(scene: &Scene, by: Actor, card: Card, way: CardWay) -> Option<Remedy> {
    let side = by.side().filter(|_| (card, way) == (Card::Resign, CardWay::Hand) && scene.result().is_none())?;
    let verdict = Verdict::loses(side, Form::Ordinary, Reason::Resignation);
    Some(remedy(&[CLAUSE, "69(1)", "68(1)"], vec![Effect::End { verdict }]))
}
