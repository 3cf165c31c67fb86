//! How moves are written: the articles that allow each way.

use std::collections::BTreeSet;

use ruling::Game;
use xiangqi::notation::{DirectionForm, Mover, Numerals, Place, Writing};
use xiangqi::{Color, Role};

use crate::customs::is_by_custom;

/// The articles that allow how a game is written.
pub(super) fn written(game: &Game) -> BTreeSet<&'static str> {
    game.writings().iter().flat_map(|&(side, writing)| allowing(side, writing)).collect()
}

/// `xqef-2022` schedule 6, part 1.
fn allowing(side: Color, writing: Writing) -> Vec<&'static str> {
    let named = if writing.letter.is_none() { &["sch6.1.1(1)", "sch6.1.1(1)(a)"][..] } else { &["sch6.1.1(1)"] };
    let arabic = writing.numerals == Numerals::Arabic;
    let form: Vec<&str> = match writing.direction {
        DirectionForm::Word => {
            let numerals = is_by_custom(side, writing.numerals).then_some("sch6.1.1(1)(b)");
            let parts = named.iter().copied().chain(numerals);
            parts.chain(["sch6.1.1(1)(c)", "sch6.1.1(1)(d)"]).collect()
        }
        DirectionForm::Sign => {
            ["sch6.1.2(1)", "sch6.1.2(2)"].into_iter().chain(arabic.then_some("sch6.1.2(3)")).collect()
        }
        DirectionForm::Bar | DirectionForm::Omitted => {
            ["sch6.1.3(1)", "sch6.1.3(2)"].into_iter().chain(arabic.then_some("sch6.1.3(3)")).collect()
        }
    };
    form.into_iter().chain(of_several(writing.mover)).chain(writing.letter.map(letter)).collect()
}

/// How `xqef-2022` lets a piece be told from others of its kind on its file.
fn of_several(mover: Mover) -> Option<&'static str> {
    Some(match mover {
        Mover::OnFile(..) | Mover::PlainPawn(_) => return None,
        Mover::InTandem(_, Place::Front | Place::Rear | Place::SignFront | Place::SignRear) => "sch6.1.1(2)",
        Mover::InTandem(_, Place::Nth(_) | Place::NthOrMiddle(_)) => "sch6.1.1(3)(b)",
        Mover::InTandem(..) => "sch6.1.1(3)(a)",
        Mover::PawnOnFile(Place::Nth(_) | Place::NthOrMiddle(_), _) => "sch6.1.1(4)(b)",
        Mover::PawnOnFile(..) => "sch6.1.1(4)(a)",
    })
}

/// The letter that `xqef-2022` gives a kind.
fn letter(role: Role) -> &'static str {
    match role {
        Role::King => "sch6.1.4(1)",
        Role::Rook => "sch6.1.4(2)",
        Role::Horse => "sch6.1.4(3)",
        Role::Cannon => "sch6.1.4(4)",
        Role::Elephant => "sch6.1.4(5)",
        Role::Advisor => "sch6.1.4(6)",
        Role::Pawn => "sch6.1.4(7)",
    }
}
