//! The natural limit in sentences.

use ruling::settings::{CycleCap, SurplusCycles};
use ruling::{Book, Ending, EndingKind, Game, LimitClaim, LimitCount, OtherCount, Ruling};
use words::{Lang, say};
use xiangqi::Position;

use super::charge::side_word;
use crate::rulebooks::{read_in, reading};

/// Whether the count is told: the game has not ended otherwise, or a side claims the limit.
pub(super) fn is_told(ruling: &Ruling) -> bool {
    let ended_so = |ending: &Ending| ending.kind == EndingKind::NaturalLimit;
    ruling.claim.is_some() || ruling.ending.as_ref().is_none_or(ended_so)
}

/// The count of moves without a capture, since when it goes, and what was left out of it.
pub(crate) fn counted(game: &Game, ruling: &Ruling, count: &LimitCount, lang: Lang) -> String {
    let total = ruling.claim.map_or_else(|| count.unclaimed(), |claim| claim.count);
    let left_out = count.plies.saturating_sub(count.cycle_plies + total);
    let mut parts = vec![since(game, ruling, count, lang), checks(count, lang)];
    if left_out > 0 {
        parts.push(say!(lang, "limit-checks-left-out", plies = left_out, most = count.rule.checks));
    }
    if let Some(cap) = count.rule.cycles.filter(|_| count.cycle_plies > 0) {
        parts.push(cycles_left_out(cap, count.cycle_plies, lang));
    }
    let parts = parts.join(&say!(lang, "limit-separator"));
    say!(lang, "ruling-limit", count = total, limit = count.rule.plies, parts = parts)
}

/// How many plies do not count since only so many cycles do.
fn cycles_left_out(cap: CycleCap, plies: u32, lang: Lang) -> String {
    match cap.surplus {
        SurplusCycles::Perpetual => say!(lang, "limit-offences-left-out", plies = plies, most = cap.most),
        SurplusCycles::Any => say!(lang, "limit-cycles-left-out", plies = plies, most = cap.most),
    }
}

/// How many checks each side gave, as far as the record goes.
fn checks(count: &LimitCount, lang: Lang) -> String {
    if count.checks.red + count.checks.black == 0 {
        if count.before_record > 0 { say!(lang, "limit-no-checks-here") } else { say!(lang, "limit-no-checks") }
    } else if count.before_record > 0 {
        say!(lang, "limit-checks-here", red = count.checks.red, black = count.checks.black)
    } else if count.cycle_plies > 0 {
        say!(lang, "limit-checks-in-all", red = count.checks.red, black = count.checks.black)
    } else {
        say!(lang, "limit-checks", red = count.checks.red, black = count.checks.black)
    }
}

/// How many plies there were, and since when.
fn since(game: &Game, ruling: &Ruling, count: &LimitCount, lang: Lang) -> String {
    if count.before_record > 0 {
        return say!(lang, "limit-since-before", plies = count.plies, before = count.before_record);
    }
    let now = ruling.ended_at.unwrap_or(ruling.ply);
    match now.saturating_sub(count.plies as usize) {
        ply if ply > 0 && game.captures(ply) => say!(lang, "limit-since-capture", plies = count.plies, ply = ply),
        0 if !begins_at_the_start(game) => say!(lang, "limit-plies-here", plies = count.plies),
        _ => say!(lang, "limit-plies", plies = count.plies),
    }
}

/// Whether the record begins where a game does, so that nothing was played before it.
fn begins_at_the_start(game: &Game) -> bool {
    game.positions().first() == Some(&Position::start())
}

/// What another reading would count.
pub(crate) fn counted_otherwise(other: OtherCount, book: Book, lang: Lang) -> String {
    let OtherCount { used, other, count } = other;
    let (articles, used) = (read_in(used.setting(), book, lang), reading(used, lang));
    say!(lang, "ruling-limit-reading", articles = articles, used = used, other = reading(other, lang), count = count)
}

/// A claim of the limit, and what becomes of it.
pub(crate) fn claimed(claim: LimitClaim, lang: Lang) -> String {
    let side = side_word(claim.by, lang);
    if claim.granted {
        say!(lang, "ruling-claim-granted", side = side, count = claim.count)
    } else {
        say!(lang, "ruling-claim-refused", side = side, count = claim.count)
    }
}
