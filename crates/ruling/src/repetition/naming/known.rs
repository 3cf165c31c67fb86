//! What was found out about moves: a name costs a search, and cycles, windows and readings ask for the same ones again.

use std::cell::RefCell;

use xiangqi::{Move, Position};

use super::super::kill::Mates;
use super::super::nature::Nature;
use super::super::span::{Origins, Span};
use super::{MoveSeen, Name, Named, steps};
use crate::hashed::HashMap;
use crate::settings::Naming;

/// How many moves are remembered under one reading; beyond that all are forgotten.
const MOST: usize = 4096;

/// How many positions the searches that were stopped may hold under all readings; beyond that all are forgotten, and begin anew.
const MOST_STOPPED: usize = 32_000;

thread_local! {
    static KNOWN: RefCell<Vec<KnownNames>> = const { RefCell::new(Vec::new()) };
}

/// What is known under one reading.
struct KnownNames {
    rules: Naming,
    /// By the bound, too, where a larger one might find more.
    names: HashMap<(u64, Move, Option<usize>), (Position, Named)>,
    /// The searches for names that a larger bound might find, with how far they went.
    stopped: HashMap<(u64, Move), (Position, Mates)>,
    besides: HashMap<(u64, Move, Nature), (Position, Besides)>,
}

impl KnownNames {
    /// Keeps the name of a move, by the bound if a larger one might find more.
    fn keep(&mut self, before: &Position, named: &Named, bound: Option<usize>) {
        if self.names.len() >= MOST {
            self.names.clear();
        }
        self.names.insert((before.hash(), named.played, bound), (before.clone(), named.clone()));
    }
}

/// What does not change the name of a move.
#[derive(Clone, Copy)]
pub(super) struct Besides {
    /// The lighter name it would have earned too.
    pub(super) also: Option<Nature>,
    /// Whether it would win a piece, were the taker not mated for it.
    pub(super) mated: bool,
}

/// The name of a move of a stretch, with so many positions looked at at most, which is one of the steps.
pub(super) fn name(span: Span<'_>, ply: usize, rules: &Naming, origins: &Origins, bound: usize) -> Named {
    let (before, played) = (span.before(ply), span.played(ply));
    let found = with(rules, |known| {
        let kept = |bound| known.names.get(&(before.hash(), played, bound)).filter(|(at, _)| at == before);
        kept(None).or_else(|| kept(Some(bound))).map(|(_, named)| named.clone())
    });
    if let Some(named) = found {
        return named.again(ply, origins);
    }
    let stopped = with(rules, |known| known.stopped.remove(&(before.hash(), played)));
    let mates = match stopped {
        Some((at, mates)) if at == *before && mates.bound() < bound => mates,
        _ => Mates::new(rules, 0),
    };
    let named = step_by_step(&mates, rules, bound, || MoveSeen::new(span, ply, rules, &mates, origins).name());
    let cut = mates.is_cut();
    with(rules, |known| known.keep(before, &named, cut.then_some(bound)));
    if cut && bound < rules.verdict_bound {
        make_room();
        with(rules, |known| known.stopped.insert((before.hash(), played), (before.clone(), mates)));
    }
    named
}

/// Forgets the searches that were stopped, under all readings, if they hold too much.
fn make_room() {
    KNOWN.with_borrow_mut(|all| {
        let stopped = all.iter().flat_map(|known| known.stopped.values());
        if stopped.map(|(_, mates)| mates.spent()).sum::<usize>() >= MOST_STOPPED {
            for known in all.iter_mut() {
                known.stopped.clear();
            }
        }
    });
}

/// Finds a name with so many positions looked at at most. Each step goes on where the one before it was stopped, and none is left
/// out, so that what is found within a bound does not depend on what was asked before.
fn step_by_step(mates: &Mates, rules: &Naming, bound: usize, find: impl Fn() -> Named) -> Named {
    for step in steps(rules).into_iter().filter(|&step| step < bound) {
        if step > mates.bound() {
            mates.raise(step);
            let named = find();
            if !mates.is_cut() {
                return named;
            }
        }
    }
    mates.raise(bound);
    find()
}

/// What a move of a stretch does besides its name.
pub(super) fn besides(span: Span<'_>, named: &Named, rules: &Naming, origins: &Origins) -> Besides {
    let Name::Is(nature) = named.name else { return Besides { also: None, mated: false } };
    let before = span.before(named.ply);
    let key = (before.hash(), named.played, nature);
    let found = with(rules, |known| known.besides.get(&key).filter(|(at, _)| at == before).map(|(_, b)| *b));
    if let Some(besides) = found {
        return besides;
    }
    let mates = Mates::new(rules, rules.move_bound);
    let look = MoveSeen::new(span, named.ply, rules, &mates, origins);
    let also = look.also(named.name);
    let mated = named.exempt.is_none() && named.name.is_attack() == Some(false) && look.takes_into_mate();
    let besides = Besides { also, mated };
    with(rules, |known| {
        if known.besides.len() >= MOST {
            known.besides.clear();
        }
        known.besides.insert(key, (before.clone(), besides));
    });
    besides
}

/// Does something with what is known under a reading.
fn with<T>(rules: &Naming, act: impl FnOnce(&mut KnownNames) -> T) -> T {
    KNOWN.with_borrow_mut(|all| {
        let at = all.iter().position(|known| known.rules == *rules).unwrap_or_else(|| {
            if all.len() >= 16 {
                all.clear();
            }
            all.push(KnownNames {
                rules: *rules,
                names: HashMap::default(),
                stopped: HashMap::default(),
                besides: HashMap::default(),
            });
            all.len() - 1
        });
        act(&mut all[at])
    })
}
