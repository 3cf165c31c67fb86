//! The natural limit in sentences.

use ruling::{LimitClaim, LimitCount, OtherCount};
use words::{Lang, say};

use super::sentence::side_word;

/// The count of moves without a capture, and what was left out of it.
pub(crate) fn counted(count: &LimitCount, claim: Option<LimitClaim>, lang: Lang) -> String {
    let total = claim.map_or_else(|| count.unclaimed(), |claim| claim.count);
    let left_out = count.plies.saturating_sub(count.cycle_plies + total);
    let mut parts = vec![say!(lang, "limit-plies", plies = count.plies)];
    if count.checks.red + count.checks.black > 0 {
        parts.push(say!(lang, "limit-checks", red = count.checks.red, black = count.checks.black));
    }
    if left_out > 0 {
        parts.push(say!(lang, "limit-checks-left-out", plies = left_out, most = count.rule.checks));
    }
    if count.cycle_plies > 0 {
        parts.push(say!(lang, "limit-cycles-left-out", plies = count.cycle_plies));
    }
    let parts = parts.join(&say!(lang, "limit-separator"));
    say!(lang, "ruling-limit", count = total, limit = count.rule.plies, parts = parts)
}

/// What another reading would count.
pub(crate) fn counted_otherwise(other: OtherCount, lang: Lang) -> String {
    let OtherCount { used, other, count } = other;
    say!(lang, "ruling-limit-reading", used = used.to_string(), other = other.to_string(), count = count)
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
