//! A ruling as text: the board, the window move by move, and the explanation.

use ruling::repetition::{Answer, Attacked, Chased, Class, Exemption, Form, Ground, Kill, Nature, Row};
use ruling::{Game, Recurrence, Ruling};
use words::{Lang, list, say};
use xiangqi::notation::Notation;
use xiangqi::{Move, Piece};

use super::diagram::diagram;
use super::sentence::{explanation, status};
use crate::sheet::{Align, Cell, Column, Sheet};

/// A ruling as text.
pub fn text(game: &Game, ruling: &Ruling, lang: Lang) -> String {
    let mut told = format!("== {} ==\n", ruling.book);
    told += &say!(lang, "ruling-status", ply = ruling.ply, status = status(ruling.status, lang));
    told.push('\n');
    told += &diagram(game.now().board(), lang);
    if let Some(recurrence) = &ruling.repetition {
        told += &window(game, recurrence, lang);
    }
    told += &explanation(ruling, lang);
    told.push('\n');
    told
}

/// The window as a table: ply, move, what it is called, who attacks whom and how that is answered.
fn window(game: &Game, recurrence: &Recurrence, lang: Lang) -> String {
    let headings = [
        ("ply", say!(lang, "table-ply")),
        ("move", say!(lang, "table-move")),
        ("natures", say!(lang, "table-nature")),
        ("attacks", say!(lang, "table-attacks")),
    ];
    let column = |(key, heading)| Column { align: Align::Start, ..Column::new(key, heading) };
    let rows = recurrence.examination.rows.iter().map(|row| cells(game, row, lang).to_vec());
    Sheet { columns: headings.map(column).to_vec(), rows: rows.collect(), ..Sheet::default() }.text()
}

fn cells(game: &Game, row: &Row, lang: Lang) -> [Cell; 4] {
    let facts = &row.facts;
    let notation = if lang == Lang::ZhHans { Notation::ChineseSimplified } else { Notation::ChineseTraditional };
    let before = &game.positions()[facts.ply - 1];
    let mut natures = list(lang, row.natures.iter().map(|&n| nature(n, lang)));
    if row.kill == Kill::Undecided {
        natures += &say!(lang, "nature-kill-undecided");
    }
    let played = format!("{} {}", notation.write(before, facts.played), facts.played);
    [facts.ply.into(), played.into(), natures.into(), attacks(row, lang).into()]
}

/// What a move attacks: all its chases and new attacks; where moves are named by what they would win, that and what has
/// no force.
fn attacks(row: &Row, lang: Lang) -> String {
    let shown = |a: &&Attacked| match row.named {
        Some(_) => a.new && a.class == Class::Idle(Exemption::UncrossedPawn),
        None => a.is_chase() || a.new,
    };
    let mate =
        if let Kill::Mates(line) = &row.kill { Some(say!(lang, "threat-mate", line = moves(line))) } else { None };
    let attacks = row.facts.attacks.iter().filter(shown).map(|a| attack(a, lang));
    let won = row.named.iter().flat_map(|named| &named.chased).chain(&row.discovery);
    list(lang, mate.into_iter().chain(won.map(|chased| threat(chased, lang))).chain(attacks))
}

/// Moves one after another.
fn moves(line: &[Move]) -> String {
    line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The character of a piece, in the script of the language.
fn glyph(piece: Piece, lang: Lang) -> char {
    if lang == Lang::ZhHans { piece.simplified_glyph() } else { piece.glyph() }
}

/// A piece that a move threatens to win, and how.
fn threat(chased: &Chased, lang: Lang) -> String {
    let how = match chased.form {
        Form::Direct(_) => say!(lang, "threat-direct"),
        Form::Exchange => say!(lang, "threat-exchange"),
        Form::Checks => say!(lang, "threat-checks"),
    };
    format!("{}{} ({how}: {})", glyph(chased.target.piece, lang), chased.target.on, moves(&chased.line))
}

/// The name of a nature.
fn nature(nature: Nature, lang: Lang) -> String {
    match nature {
        Nature::Check => say!(lang, "nature-check"),
        Nature::Kill => say!(lang, "nature-kill"),
        Nature::Chase => say!(lang, "nature-chase"),
        Nature::Discovery => say!(lang, "nature-discovery"),
        Nature::Exchange => say!(lang, "nature-exchange"),
        Nature::Offer => say!(lang, "nature-offer"),
        Nature::Block => say!(lang, "nature-block"),
        Nature::Follow => say!(lang, "nature-follow"),
        Nature::Idle => say!(lang, "nature-idle"),
    }
}

fn attack(attack: &Attacked, lang: Lang) -> String {
    let [by, on] = [attack.by, attack.on].map(|man| format!("{}{}", glyph(man.piece, lang), man.on));
    let pair = format!("{by}×{on}");
    let why = match attack.class {
        Class::Chase(Ground::Rootless) => say!(lang, "root-none"),
        Class::Chase(Ground::FalseRoot(by)) => say!(lang, "root-false", by = by.to_string()),
        Class::Chase(Ground::RookTarget) => match attack.root {
            Some(by) => say!(lang, "root-any", by = by.to_string()),
            None => say!(lang, "root-none"),
        },
        Class::Chase(Ground::BoundLike) => say!(lang, "root-bound"),
        Class::Idle(exemption) => exemption_word(exemption, lang),
    };
    let state = match (attack.is_chase(), attack.is_fresh(), attack.answer) {
        (false, ..) => return format!("{pair} ({why})"),
        (true, true, Some(how)) => say!(lang, "chase-fresh-answered", how = answer(how, lang)),
        (true, true, None) => say!(lang, "chase-fresh"),
        (true, false, Some(how)) => say!(lang, "chase-standing-answered", how = answer(how, lang)),
        (true, false, None) => say!(lang, "chase-standing"),
    };
    format!("{pair} ({})", list(lang, [why, state]))
}

fn exemption_word(exemption: Exemption, lang: Lang) -> String {
    match exemption {
        Exemption::ByKing => say!(lang, "exempt-king"),
        Exemption::ByPawn => say!(lang, "exempt-pawn"),
        Exemption::ByGuard => say!(lang, "exempt-guard"),
        Exemption::UncrossedPawn => say!(lang, "exempt-uncrossed"),
        Exemption::Mutual => say!(lang, "exempt-mutual"),
        Exemption::Rooted(by) => say!(lang, "exempt-rooted", by = by.to_string()),
    }
}

fn answer(answer: Answer, lang: Lang) -> String {
    match answer {
        Answer::Moved => say!(lang, "answer-moved"),
        Answer::Blocked => say!(lang, "answer-blocked"),
        Answer::Unscreened => say!(lang, "answer-unscreened"),
        Answer::Rooted => say!(lang, "answer-rooted"),
        Answer::TakesBack => say!(lang, "answer-takes-back"),
        Answer::Pinned => say!(lang, "answer-pinned"),
    }
}
