//! How moves are written: the articles that allow each way.

use std::collections::BTreeSet;

use ruling::Game;
use xiangqi::Color;
use xiangqi::notation::{DirectionForm, Mover, Place, Writing};

use crate::customs::is_by_custom;

/// The articles that allow how a game is written.
pub(super) fn written(game: &Game) -> BTreeSet<&'static str> {
    game.writings().iter().flat_map(|&(side, writing)| allowing(side, writing)).collect()
}

/// `roc-113` 3.3.
fn allowing(side: Color, writing: Writing) -> Vec<&'static str> {
    let form: &[&str] = match writing.direction {
        DirectionForm::Word if is_by_custom(side, writing.numerals) => &["3.3.一", "3.3.一.數碼"],
        DirectionForm::Word => &["3.3.一"],
        DirectionForm::Sign => &["3.3.二"],
        DirectionForm::Omitted => &["3.3.三"],
        DirectionForm::Bar => &[],
    };
    let letter = writing.letter.map(|_| "3.3.四");
    let in_tandem = matches!(writing.mover, Mover::InTandem(_, Place::Front | Place::Rear)).then_some("3.3.五");
    form.iter().copied().chain(letter).chain(in_tandem).collect()
}
