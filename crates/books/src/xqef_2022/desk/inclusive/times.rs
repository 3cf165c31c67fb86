//! Schedule 7.6.5, 7.6.6, 7.7.2, 7.7.6 and 7.7.7: time by need, times told on request and called out.

use clock::{Millis, SideControl, TimeControl};
use contest::{Side, Sides};

use super::cite;
use super::needs::{self, either};
use crate::desk::{Act, Actor, Allowance, Arrangements, Deed, Gathering, Inclusive, Need, Player, Question, Scene};
use crate::{Article, Grounded};

/// What was settled, with the time that each player's needs give; players with needs bring these parts with them.
pub fn settles(arrangements: Arrangements) -> Arrangements {
    let mut settled = arrangements;
    let players = &settled.players;
    if settled.inclusive.is_none() && Side::BOTH.into_iter().any(|side| !players[side].needs.is_empty()) {
        settled.inclusive = Some(Inclusive::default());
    }
    let Some(inclusive) = &settled.inclusive else { return settled };
    let usual = settled.time.as_ref();
    let of = |side: Side| {
        let allowed = allowance(inclusive, &players[side]);
        let time = allowed.map(|(need, allowance)| match &allowance.assisted {
            Some(less) if is_assisted(inclusive, &players[side], need) => less,
            _ => &allowance.alone,
        });
        time.or(usual).map(|time| time.side(side).clone())
    };
    let both: Option<Sides<SideControl>> =
        of(Side::First).zip(of(Side::Second)).map(|(first, second)| Sides { first, second });
    if let Some(time) = both.and_then(|sides| TimeControl::new(sides).ok()) {
        settled.time = Some(time);
    }
    settled
}

/// The allowance of a player, by the need that counts: blind before partly sighted, and whoever wears a blindfold as blind.
fn allowance<'a>(inclusive: &'a Inclusive, player: &Player) -> Option<(Need, &'a Allowance)> {
    let has = |need: &Need| match need {
        Need::Blind => player.needs.contains(&Need::Blind) || player.needs.contains(&Need::Blindfolded),
        need => player.needs.contains(need),
    };
    let order = [Need::Blind, Need::PartiallySighted, Need::Limbs, Need::DeafMute];
    order.into_iter().filter(has).find_map(|need| Some((need, inclusive.allowances.get(&need)?)))
}

/// Whether a player has the time of one with an assistant: one who does not see only where there are two boards, which the
/// assistant serves.
fn is_assisted(inclusive: &Inclusive, player: &Player, need: Need) -> bool {
    let two_boards = inclusive.two_boards && inclusive.gathering == Gathering::Mixed;
    player.assistant.is_some() && (two_boards || !need.is_visual())
}

/// The articles on the times that the clock begins with.
pub fn begins_with(scene: &Scene) -> Vec<Article> {
    let settled = &scene.arrangements;
    let Some(inclusive) = &settled.inclusive else { return Vec::new() };
    let mut clauses = Vec::new();
    for side in Side::BOTH {
        let player = &settled.players[side];
        let Some((need, allowance)) = allowance(inclusive, player) else { continue };
        clauses.push("sch7.7.2(1)");
        if need == Need::Blind && player.needs.contains(&Need::Blindfolded) {
            clauses.push("sch7.7.2(2)");
        }
        if need == Need::Limbs && player.assistant.is_none() {
            clauses.push("sch7.7.4(3)(a)");
        }
        if need.is_visual() && is_assisted(inclusive, player, need) && allowance.assisted.is_some() {
            clauses.push("sch7.7.4(2)(g)(iii)");
        }
    }
    if inclusive.talking_clock {
        clauses.push(either(scene, "sch7.6.6(1)", "sch7.7.7(1)"));
    }
    cite(&clauses)
}

/// The right to be told the times at any moment; none if it is not this right.
pub fn asks(scene: &Scene, by: Actor, deed: &Deed) -> Option<Vec<Article>> {
    by.side().filter(|side| needs::is_visual(scene, *side))?;
    let of_time = matches!(deed.act, Act::Ask { question: Question::Time }) && !by.is_assistant();
    match super::is_six(scene) {
        _ if !of_time => None,
        true => Some(cite(&["sch7.6.5(1)", "sch7.6.5(2)"])),
        false => Some(cite(&["sch7.7.6(1)", "sch7.7.6(2)"])),
    }
}

/// Whose time is told first: in part 6 that of the side to move, in part 7 that of the player who does not see and asks.
pub fn told_first(scene: &Scene, asker: Side) -> Option<Side> {
    needs::gathering(scene)?;
    let asks = needs::is_visual(scene, asker);
    if super::is_six(scene) { Some(scene.to_move()) } else { asks.then_some(asker) }
}

/// The times of part 6 besides the half, called out for either side.
const SIX: [(u64, &str); 6] = [
    (900, "sch7.6.6(2)(b)"),
    (600, "sch7.6.6(2)(c)"),
    (300, "sch7.6.6(2)(d)"),
    (60, "sch7.6.6(2)(e)"),
    (30, "sch7.6.6(2)(f)"),
    (10, "sch7.6.6(2)(g)"),
];

/// The times of part 7, called out for a player who does not see.
const SEVEN: [(u64, &str); 8] = [
    (3600, "sch7.7.7(2)(a)"),
    (1800, "sch7.7.7(2)(b)"),
    (900, "sch7.7.7(2)(c)"),
    (600, "sch7.7.7(2)(d)"),
    (300, "sch7.7.7(2)(e)"),
    (60, "sch7.7.7(2)(f)"),
    (30, "sch7.7.7(2)(g)"),
    (10, "sch7.7.7(2)(h)"),
];

/// The times left of a side that an official calls out, unless the clock itself does.
pub fn calls_out(scene: &Scene, side: Side) -> Vec<Grounded<Millis>> {
    let settled = &scene.arrangements;
    let mut calls: Vec<_> = settled.reminders.iter().map(|left| Grounded::new(*left, Vec::new())).collect();
    if settled.inclusive.as_ref().is_none_or(|inclusive| inclusive.talking_clock) {
        return calls;
    }
    let at = |secs: u64, clauses: &[&'static str]| Grounded::new(Millis::from_secs(secs), cite(clauses));
    if super::is_six(scene) {
        let half = settled.time.as_ref().map(|time| time.side(side).base().get() / 2).filter(|half| *half > 0);
        calls.extend(half.map(|half| Grounded::new(Millis::new(half), cite(&["sch7.6.6(2)(a)", "sch7.6.6(3)"]))));
        calls.extend(SIX.map(|(secs, clause)| at(secs, &[clause, "sch7.6.6(3)"])));
    } else if needs::is_visual(scene, side) {
        calls.extend(SEVEN.map(|(secs, clause)| at(secs, &[clause, "sch7.7.7(3)"])));
    }
    calls
}
