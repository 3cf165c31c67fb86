//! The natural limit in sentences.

use rulebook::limit::{Claim, LimitCount};
use words::{Lang, say};
use xiangqi::{ByColor, Color};

use crate::sentence::side_word;

/// The count of moves without a capture, and what was left out of it.
pub(crate) fn counted(count: &LimitCount, claim: Option<Claim>, lang: Lang) -> String {
    let capped = |side: Color| claim.is_none_or(|claim| claim.by == side);
    let checks =
        ByColor::from_fn(|side| count.counted_checks[side] + if capped(side) { 0 } else { count.surplus_checks[side] });
    let surplus: u32 = Color::ALL.into_iter().filter(|&side| capped(side)).map(|side| count.surplus_checks[side]).sum();
    let mut parts = vec![
        say!(lang, "limit-plies", plies = count.plies),
        say!(
            lang,
            "limit-checks",
            red = count.checks.red,
            black = count.checks.black,
            counted_red = checks.red,
            counted_black = checks.black
        ),
    ];
    if surplus > 0 {
        parts.push(say!(lang, "limit-checks-left-out", plies = surplus * count.rule.plies_per_check));
    }
    if count.rule.cycles.is_some() {
        parts.push(say!(lang, "limit-cycles-left-out", plies = count.cycle_plies));
    }
    let total = claim.map_or_else(|| count.unclaimed(), |claim| claim.count);
    let parts = parts.join(&say!(lang, "limit-separator"));
    say!(lang, "ruling-limit", count = total, limit = count.rule.plies, parts = parts)
}

/// A claim of the limit, and what becomes of it.
pub(crate) fn claimed(claim: Claim, lang: Lang) -> String {
    let side = side_word(claim.by, lang);
    if claim.granted {
        say!(lang, "ruling-claim-granted", side = side, count = claim.count)
    } else {
        say!(lang, "ruling-claim-refused", side = side, count = claim.count)
    }
}
