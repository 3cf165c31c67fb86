//! The ruling on a game as it stands.

use xiangqi::{BoardEnding, Position};

use crate::dead::{Dead, dead_if_few};
use crate::game::{Game, Warned};
use crate::law::{Circumstances, Judged};
use crate::limit::{LimitClaim, LimitCount, last_capture};
use crate::repetition::{ChargeKind, Examination, IfContinued, Span};
use crate::rulebook::Rulebook;
use crate::ruled::{Action, Ending, EndingKind, Layer, OtherCount, Reading, Recurrence, Ruling, Status};
use crate::setting::{Choice, Setting};
use crate::settings::{Trigger, Window};
use crate::warning::{DueNow, Warnings};

/// What a rulebook says of a game as it stands.
///
/// ```
/// use ruling::{Game, Status, judge};
/// use xiangqi::{Color, Move, Setup};
///
/// let start: Setup = "4k4/9/9/9/5R3/9/p8/9/7r1/3K5 w".parse()?;
/// let cycle: Vec<Move> = ["f5e5", "e9f9", "e5f5", "f9e9"].map(|m| m.parse().unwrap()).to_vec();
/// let game = Game::with_moves(start, &cycle.repeat(4))?;
/// // One more cycle of perpetual check than three loses at once.
/// let ruling = judge(&game, &books::roc_113::rulebook());
/// assert_eq!(ruling.status, Status::Won(Color::Black));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn judge(game: &Game, rulebook: &Rulebook) -> Ruling {
    match first_end(game, rulebook) {
        Some(ply) if ply < game.ply() => {
            Ruling { ply: game.ply(), ended_at: Some(ply), ..rule(&game.until(ply), rulebook) }
        }
        _ => rule(game, rulebook),
    }
}

/// The ply at which a game first ended by itself, where the rulebook lets it do so, whatever was played after.
fn first_end(game: &Game, rulebook: &Rulebook) -> Option<usize> {
    if !rulebook.ends_by_itself {
        return None;
    }
    let cycle = match rulebook.repetition.trigger {
        Trigger::Warned { at } => Warnings::first_ruling(game, rulebook, at),
        _ => None,
    };
    let limit = rulebook.natural_limit.and_then(|limit| {
        let reached = |&ply: &usize| LimitCount::new(&game.until(ply), rulebook, limit).is_reached();
        limit.may_be_reached(game).into_iter().find(reached)
    });
    let dead = if rulebook.dead_draw { first_dead(game) } else { None };
    cycle.into_iter().chain(limit).chain(dead).min()
}

/// The ply since which nobody can win any more, if nobody can now and somebody could at the start: once nobody can, nobody
/// ever can again.
fn first_dead(game: &Game) -> Option<usize> {
    let is_dead = |position: &Position| dead_if_few(position) == Some(Dead::Dead);
    if !is_dead(game.now()) {
        return None;
    }
    Some(game.positions().partition_point(|position| !is_dead(position))).filter(|&ply| ply > 0)
}

/// How a game stands under a rulebook, how it ended, and at which ply if moves were played after that; nothing of why.
pub fn outcome(game: &Game, rulebook: &Rulebook) -> (Status, Option<EndingKind>, Option<usize>) {
    let ended_at = first_end(game, rulebook).filter(|&ply| ply < game.ply());
    let ended = match ended_at {
        Some(ply) => ended(&game.until(ply), rulebook),
        None => ended(game, rulebook),
    };
    (ended.map_or(Status::Ongoing, |(status, _)| status), ended.map(|(_, kind)| kind), ended_at)
}

/// How a game ended with the position on the board now, if it did.
fn ended(game: &Game, rulebook: &Rulebook) -> Option<(Status, EndingKind)> {
    let counted = Counted::new(game, rulebook);
    let latest = Latest::of(game);
    let cycle = latest.filter(|latest| counted.is_open() && latest.is_now).and_then(|Latest { plies, .. }| {
        let RecurrenceFound { span, action, .. } = find(game, rulebook, &plies, true)?;
        if action != Action::Rule {
            return None;
        }
        let (red, black) = charged(rulebook, span);
        cycle_ending(action, red, rulebook.repetition.verdict(red, black))
    });
    counted.ended(cycle)
}

/// What a rulebook says of the position on the board now.
fn rule(game: &Game, rulebook: &Rulebook) -> Ruling {
    let counted = Counted::new(game, rulebook);
    let repetition = Latest::of(game).and_then(|latest| recurrence(game, rulebook, latest, counted.is_open()));
    let cycle = repetition.as_ref().and_then(|recurrence| {
        let Examination { charges, verdict, .. } = &recurrence.examination;
        cycle_ending(recurrence.action, charges.red.kind, *verdict)
    });
    let ended = counted.ended(cycle);
    let Counted { limit, dead, claim, begun, .. } = counted;
    let (status, ending) = match ended {
        Some((status, kind)) => {
            let articles = match (kind, &limit) {
                (EndingKind::NaturalLimit, Some(count)) => rulebook.limit_ending_articles(count, claim),
                _ => rulebook.ending_articles(kind, repetition.as_ref()),
            };
            (status, Some(Ending { kind, articles }))
        }
        None => (Status::Ongoing, None),
    };
    let since_capture = repetition.as_ref().filter(|r| r.window.0 >= last_capture(game));
    let cycles = since_capture.map_or(0, |r| r.occurrences - 1);
    let limit_articles = match &limit {
        Some(_) if !begun => rulebook.law.request(),
        Some(count) => rulebook.limit_articles(count, claim, cycles),
        None => Vec::new(),
    };
    Ruling {
        book: rulebook.book(),
        provisional: rulebook.law.is_provisional(),
        ply: game.ply(),
        ended_at: None,
        status,
        ending,
        repetition,
        limit_articles,
        other_count: limit.as_ref().and_then(|count| other_count(game, rulebook, count, claim)),
        claim,
        limit,
        shuffling: rulebook.shuffling(game),
        dead,
        layer: if rulebook.base.is_some() { Layer::Charter } else { Layer::Game },
        foundation: rulebook.law.foundation(game),
    }
}

/// What ends a game besides a recurring position, with what was counted for it.
struct Counted {
    limit: Option<LimitCount>,
    /// Whether the count of the limit has begun.
    begun: bool,
    dead: Option<Dead>,
    claim: Option<LimitClaim>,
    over: Option<(Status, EndingKind)>,
    limited: Option<(Status, EndingKind)>,
}

impl Counted {
    fn new(game: &Game, rulebook: &Rulebook) -> Self {
        let limit = rulebook.natural_limit.and_then(|rule| LimitCount::kept(game, rulebook, rule));
        let dead = if rulebook.dead_draw { dead_if_few(game.now()) } else { None };
        let over = board_ending(game, dead.as_ref());
        let begun = limit.as_ref().filter(|count| count.rule.is_counted_unasked(game.is_recorded()));
        let claim = game.claim().filter(|_| over.is_none()).zip(begun).map(|(by, count)| count.claim(by));
        let limited = limit_ending(limit.as_ref(), claim).or_else(|| asked_ending(game, rulebook));
        Self { begun: begun.is_some(), limit, dead, claim, over, limited }
    }

    /// Whether a recurring position may still be ruled on.
    fn is_open(&self) -> bool {
        let yields = || self.limit.as_ref().is_some_and(|count| count.rule.yields);
        self.over.is_none() && (self.limited.is_none() || yields())
    }

    /// How the game ended, if it did, a ruling on a recurring position considered.
    fn ended(&self, cycle: Option<(Status, EndingKind)>) -> Option<(Status, EndingKind)> {
        self.over.or(cycle).or(self.limited)
    }
}

/// Mate, stalemate and, where it is known, the dead draw.
fn board_ending(game: &Game, dead: Option<&Dead>) -> Option<(Status, EndingKind)> {
    let now = game.now();
    let winner = Status::Won(!now.turn());
    match now.ending() {
        Some(BoardEnding::Checkmate) => Some((winner, EndingKind::Checkmate)),
        Some(BoardEnding::Stalemate) => Some((winner, EndingKind::Stalemate)),
        None if dead == Some(&Dead::Dead) => Some((Status::Draw, EndingKind::DeadDraw)),
        None => None,
    }
}

/// The natural limit, reached by itself or as a side claims.
fn limit_ending(limit: Option<&LimitCount>, claim: Option<LimitClaim>) -> Option<(Status, EndingKind)> {
    let reached = limit.is_some_and(LimitCount::is_reached) || claim.is_some_and(|claim| claim.granted);
    reached.then_some((Status::Draw, EndingKind::NaturalLimit))
}

/// The count by another reading of which cycles and checks count, if it is not the same; none differs where nothing recurred
/// and no check was left out.
fn other_count(game: &Game, rulebook: &Rulebook, kept: &LimitCount, claim: Option<LimitClaim>) -> Option<OtherCount> {
    let total = |count: &LimitCount| claim.map_or_else(|| count.unclaimed(), |claim| count.claimed_by(claim.by));
    let recurred = game.last_return().is_some_and(|ply| ply > last_capture(game));
    let cycles = [Setting::CappedPlay, Setting::SurplusCycles].into_iter().filter(|_| recurred);
    let checks = kept.has_surplus_checks().then_some(Setting::SurplusChecks);
    cycles.chain(checks).flat_map(|setting| rulebook.otherwise(setting)).find_map(|(other, otherwise)| {
        let count = total(&LimitCount::kept(game, &otherwise, otherwise.natural_limit?)?);
        (count != total(kept)).then(|| OtherCount { used: rulebook.choice(other.setting()), other, count })
    })
}

/// A limit that a side asked for, once it has played so many moves.
fn asked_ending(game: &Game, rulebook: &Rulebook) -> Option<(Status, EndingKind)> {
    let (most, asked) = (rulebook.asked_limit?, game.asked_limit()?);
    (asked.count(game, rulebook) >= most).then_some((Status::Draw, EndingKind::AskedLimit))
}

/// How a ruling on a recurring position ends a game, by what Red is charged with and who must vary.
fn cycle_ending(action: Action, red: ChargeKind, verdict: IfContinued) -> Option<(Status, EndingKind)> {
    if action != Action::Rule {
        return None;
    }
    match verdict {
        IfContinued::Loses(side) => Some((Status::Won(!side), EndingKind::ForbiddenPlay)),
        IfContinued::Draw if red == ChargeKind::None => Some((Status::Draw, EndingKind::OrdinaryCycle)),
        IfContinued::Draw => Some((Status::Draw, EndingKind::SameForbiddenPlay)),
        IfContinued::Undecided => None,
    }
}

/// The latest position of a game that had stood before: its occurrences, and whether it stands on the board now.
struct Latest {
    plies: Vec<usize>,
    is_now: bool,
}

impl Latest {
    fn of(game: &Game) -> Option<Self> {
        let last = game.last_return()?;
        Some(Self { plies: game.occurrences(last), is_now: last == game.ply() })
    }
}

/// The latest recurrence of the game; what it calls for now, if it stands on the board now and the game is open.
fn recurrence(game: &Game, rulebook: &Rulebook, latest: Latest, open: bool) -> Option<Recurrence> {
    let (plies, is_now) = (latest.plies, open && latest.is_now);
    let RecurrenceFound { span, due, action } = find(game, rulebook, &plies, is_now)?;
    let examination = rulebook.repetition.examine(span);
    let circumstances = Circumstances {
        renewed: due.is_some_and(|due| due.renewed),
        late: due.is_some_and(|due| due.late),
        after_capture: begins_with_capture(game, &plies),
    };
    let articles = rulebook.law.repetition(&Judged { examination: &examination, action, circumstances });
    let window = (span.first(), span.last());
    let reads_otherwise = |(other, otherwise): (Choice, Rulebook)| {
        let found = find(game, &otherwise, &plies, is_now)?;
        let class = charged(&otherwise, found.span);
        let verdict = otherwise.repetition.verdict(class.0, class.1);
        let differs = (verdict, found.action) != (examination.verdict, action);
        Some(Reading { used: rulebook.choice(other.setting()), other, verdict, action: found.action, differs })
    };
    let asked = !rulebook.repetition.searches()
        || plies.len() >= rulebook.repetition.trigger.first_act() && examination.verdict != IfContinued::Undecided;
    let readings = rulebook.other_readings().filter(|_| asked).filter_map(reads_otherwise).collect();
    Some(Recurrence { occurrences: plies.len(), window, examination, action, articles, readings })
}

/// What is judged of a recurrence, and what is due.
struct RecurrenceFound<'a> {
    span: Span<'a>,
    due: Option<DueNow>,
    action: Action,
}

/// The stretch to judge for these occurrences of a position, and what is due if it stands on the board now.
fn find<'a>(game: &'a Game, rulebook: &Rulebook, plies: &[usize], is_now: bool) -> Option<RecurrenceFound<'a>> {
    let due = match rulebook.repetition.trigger {
        Trigger::Warned { at } if is_now => Warnings::due(game, rulebook, at),
        _ => None,
    };
    let span = match due {
        Some(due) => Span::new(game, due.from, game.ply())?,
        None => judged(game, rulebook, plies)?,
    };
    let action = match due {
        Some(due) => due.action,
        None if is_now => called_for(game, rulebook, plies, game.warned()).action,
        None => Action::None,
    };
    Some(RecurrenceFound { span, due, action })
}

/// Whether the moves that recur were first played with a capture at their head: the position before it cannot recur.
fn begins_with_capture(game: &Game, plies: &[usize]) -> bool {
    let [first, second, ..] = *plies else { return false };
    let moves = game.moves();
    let recurs = |&ply: &usize| moves[ply - 1] == moves[ply - 1 + second - first];
    (1..=first).rev().take_while(recurs).any(|ply| game.captures(ply))
}

/// The stretch to judge: back from now as far as play is of one class with the cycles that are enough for a ruling. What
/// came before neither clears nor charges them.
fn judged<'a>(game: &'a Game, rulebook: &Rulebook, plies: &[usize]) -> Option<Span<'a>> {
    let (first, last) = (*counted(rulebook, plies).first()?, *plies.last()?);
    let class = charged(rulebook, Span::new(game, first, last)?);
    let mut stretches = plies.iter().filter_map(|&from| Span::new(game, from, last));
    stretches.find(|&span| charged(rulebook, span) == class)
}

/// The occurrences that the rulebook counts: as many as it needs before it acts, or all.
fn counted<'a>(rulebook: &Rulebook, plies: &'a [usize]) -> &'a [usize] {
    match rulebook.repetition.window {
        Window::Counted => &plies[plies.len().saturating_sub(rulebook.repetition.trigger.first_act())..],
        Window::Whole => plies,
    }
}

/// What each side is charged with, red's charge first.
fn charged(rulebook: &Rulebook, span: Span<'_>) -> (ChargeKind, ChargeKind) {
    let kinds = rulebook.repetition.kinds(span);
    (kinds.red, kinds.black)
}

/// What a recurring position calls for, and on what that rests.
#[derive(Clone, Copy)]
pub struct CalledFor {
    pub action: Action,
    pub verdict: IfContinued,
    pub window: (usize, usize),
    /// The ply of the official's word without which it would not be a ruling.
    pub warned: Option<usize>,
}

/// What the occurrences of a position call for at the last of them: a word when enough cycles were played, and a ruling
/// when play is of the same class after it. Where a warning fixes a position, the warnings tell what is due.
pub fn called_for(game: &Game, rulebook: &Rulebook, plies: &[usize], known: &Warned) -> CalledFor {
    let trigger = rulebook.repetition.trigger;
    let class_at = |times: usize| {
        let window = counted(rulebook, &plies[..times]);
        let span = Span::new(game, *window.first()?, *plies.get(times - 1)?)?;
        Some((charged(rulebook, span), (span.first(), span.last())))
    };
    let now = plies.len();
    let nothing = CalledFor { action: Action::None, verdict: IfContinued::Undecided, window: (0, 0), warned: None };
    let Some((class, window)) = (now >= trigger.first_act()).then(|| class_at(now)).flatten() else { return nothing };
    let verdict = rulebook.repetition.verdict(class.0, class.1);
    let found = CalledFor { verdict, window, ..nothing };
    let alone = (class.0 == ChargeKind::PerpetualCheck) != (class.1 == ChargeKind::PerpetualCheck);
    let is_class = |times: &usize| class_at(*times).is_some_and(|(before, _)| before == class);
    let spoken = || {
        let word = (trigger.first_act()..now).rev().find(|times| known.knows(plies[times - 1]));
        word.filter(is_class).map(|times| plies[times - 1])
    };
    let (rules, warned) = match trigger {
        Trigger::Warned { .. } => return nothing,
        _ if verdict == IfContinued::Undecided => return found,
        Trigger::Rule { .. } => (true, None),
        Trigger::NoticeOrRule { .. } if verdict == IfContinued::Draw || alone => (true, None),
        // One more cycle of one-sided perpetual check loses at once, whether anybody spoke or not.
        Trigger::Notice { at } if alone && now > at && is_class(&(now - 1)) => (true, None),
        Trigger::Notice { .. } | Trigger::NoticeOrRule { .. } => {
            let word = spoken();
            (word.is_some(), word)
        }
    };
    CalledFor { action: if rules { Action::Rule } else { Action::warning(verdict) }, warned, ..found }
}
