//! Two roads agree: the search for mates with a plain one, and the names with those of the game seen in a mirror.

use std::collections::HashMap;

use ruling::Game;
use ruling::repetition::{Kill, KillSearch, Name, Named, Nature, Row, Span, names};
use ruling::settings::Naming;
use xiangqi::{Move, Point, Position, Setup};

/// A sequence of numbers that looks random and is always the same.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
}

/// Positions of these pieces on points drawn at random, where such a piece may stand.
pub(super) fn positions(seed: u64, men: &'static str) -> impl Iterator<Item = Position> {
    let mut numbers = Numbers(seed);
    std::iter::repeat_with(move || {
        let mut board = [['1'; 9]; 10];
        for man in men.chars() {
            let (rank, file) = match man.to_ascii_lowercase() {
                'k' => (numbers.below(3), 3 + numbers.below(3)),
                'a' => [(0, 3), (0, 5), (1, 4), (2, 3), (2, 5)][numbers.below(5)],
                'b' => [(0, 2), (0, 6), (2, 0), (2, 4), (2, 8), (4, 2), (4, 6)][numbers.below(7)],
                'p' => (5 + numbers.below(5), numbers.below(9)),
                _ => (numbers.below(10), numbers.below(9)),
            };
            let from_above = if man.is_uppercase() { 9 - rank } else { rank };
            board[from_above][file] = man;
        }
        let ranks: Vec<String> = board.iter().map(|rank| rank.iter().collect()).collect();
        let setup: Setup = format!("{} w", ranks.join("/")).parse().ok()?;
        Position::try_from(setup).ok()
    })
    .flatten()
    .filter(|position| !position.in_check())
}

/// Whether the side to move mates by checks, from the whole graph of checks and answers; `None` if that is too large.
fn plain_kill(start: &Position) -> Option<bool> {
    let mut met = HashMap::from([(start.hash(), 0)]);
    let mut queue = vec![start.clone()];
    let mut nodes: Vec<Vec<Vec<usize>>> = Vec::new();
    while let Some(position) = queue.get(nodes.len()).cloned() {
        let checks = position.legal_moves().into_iter().map(|m| position.after(m)).filter(Position::in_check);
        let node = checks
            .map(|checked| {
                let answer = |m: Move| {
                    let next = checked.after(m);
                    *met.entry(next.hash()).or_insert_with(|| {
                        queue.push(next);
                        queue.len() - 1
                    })
                };
                checked.legal_moves().into_iter().map(answer).collect()
            })
            .collect();
        nodes.push(node);
        if queue.len() > 1_000 {
            return None;
        }
    }
    let mut won = vec![false; nodes.len()];
    loop {
        let next: Vec<bool> = nodes.iter().map(|node| node.iter().any(|check| check.iter().all(|&n| won[n]))).collect();
        if next == won {
            return Some(won[0]);
        }
        won = next;
    }
}

#[test]
fn mates_by_checks_agree_with_the_whole_graph() {
    let mut found = [0, 0];
    for (seed, men) in [(1, "KkRCaab"), (2, "KkRNab"), (3, "KkNCPaa"), (4, "KkRrCaa"), (5, "KkRRraabb")] {
        for position in positions(seed, men).take(200) {
            let Some(mates) = plain_kill(&position) else { continue };
            let kill = KillSearch::default().run(&position, position.turn());
            assert_eq!(matches!(kill, Kill::Mates(_)), mates, "{position:?}");
            assert_ne!(kill, Kill::Undecided, "{position:?}");
            if let Kill::Mates(line) = &kill {
                assert!(ends_in_mate(&position, line), "{position:?} {line:?}");
            }
            found[usize::from(mates)] += 1;
        }
    }
    assert!(found[0] > 200 && found[1] > 100, "{found:?}");
}

/// Whether a line of checks and answers is legal and ends in mate.
pub(super) fn ends_in_mate(start: &Position, line: &[Move]) -> bool {
    let mut position = start.clone();
    for (ply, &m) in line.iter().enumerate() {
        position = position.play(m).unwrap();
        if ply % 2 == 0 && !position.in_check() {
            return false;
        }
    }
    position.in_check() && !position.has_legal_move()
}

/// The cycles in which each side moves a piece there and back.
pub(super) fn cycles(start: &Position) -> Vec<[Move; 4]> {
    let quiet =
        |p: &Position| -> Vec<Move> { p.legal_moves().into_iter().filter(|m| p.board().get(m.to).is_none()).collect() };
    let back = |m: Move| Move { from: m.to, to: m.from };
    let mut cycles = Vec::new();
    for first in quiet(start) {
        let after = start.after(first);
        for second in quiet(&after) {
            let turned = after.after(second);
            if turned.is_legal(back(first)) && turned.after(back(first)).is_legal(back(second)) {
                cycles.push([first, second, back(first), back(second)]);
            }
        }
    }
    cycles
}

pub(super) fn named(start: &Position, cycle: &[Move], rules: &Naming) -> Vec<Named> {
    let game = Game::with_moves(Setup::from(start), cycle).unwrap();
    names(Span::new(&game, 0, cycle.len()).unwrap(), rules)
}

fn each_name(named: &[Named]) -> Vec<Name> {
    named.iter().map(|n| n.name).collect()
}

#[test]
fn names_are_the_same_in_a_mirror_and_for_the_other_side() {
    let rules = Naming::default();
    for (seed, men) in [(6, "KARNkrcab"), (7, "KRCPkrnb"), (8, "KNCPknca")] {
        for start in positions(seed, men).take(20) {
            for cycle in cycles(&start).iter().step_by(97) {
                let plain = each_name(&named(&start, cycle, &rules));
                let mirror = cycle.map(|m| Move { from: m.from.mirrored(), to: m.to.mirrored() });
                let flip = cycle.map(|m| Move { from: m.from.flipped(), to: m.to.flipped() });
                assert_eq!(plain, each_name(&named(&start.mirrored(), &mirror, &rules)), "{start:?} {cycle:?}");
                assert_eq!(plain, each_name(&named(&start.flipped(), &flip, &rules)), "{start:?} {cycle:?}");
            }
        }
    }
}

/// What each move of a cycle is called under `roc-113` and the line it threatens, with the points of the line turned.
fn threats(start: &Position, cycle: [Move; 4], turned: fn(Point) -> Point) -> Vec<(Vec<Nature>, Vec<Move>)> {
    let game = Game::with_moves(Setup::from(start), &cycle).unwrap();
    let rows = books::roc_113::rulebook().repetition.examine(Span::new(&game, 0, cycle.len()).unwrap()).rows;
    let threat = |row: Row| {
        let mate = if let Kill::Mates(line) = row.kill { line } else { Vec::new() };
        let line = mate.into_iter().chain(row.discovery.into_iter().flat_map(|chased| chased.line));
        (row.natures, line.map(|m| Move { from: turned(m.from), to: turned(m.to) }).collect())
    };
    rows.into_iter().map(threat).collect()
}

#[test]
fn threats_behind_checks_are_the_same_in_a_mirror_and_for_the_other_side() {
    let (mut discoveries, mut kills) = (0, 0);
    for (seed, men) in [(15, "KRCPkrnaab"), (16, "KRNCPkrcnab"), (17, "KRRCNPkrrcnpa")] {
        for start in positions(seed, men).take(20) {
            for &cycle in cycles(&start).iter().step_by(131) {
                let plain = threats(&start, cycle, |point| point);
                let mirror = cycle.map(|m| Move { from: m.from.mirrored(), to: m.to.mirrored() });
                let flip = cycle.map(|m| Move { from: m.from.flipped(), to: m.to.flipped() });
                assert_eq!(plain, threats(&start.mirrored(), mirror, Point::mirrored), "{start:?} {cycle:?}");
                assert_eq!(plain, threats(&start.flipped(), flip, Point::flipped), "{start:?} {cycle:?}");
                let count = |nature| plain.iter().filter(|(natures, _)| natures.contains(&nature)).count();
                discoveries += count(Nature::Discovery);
                kills += count(Nature::Kill);
            }
        }
    }
    assert!(discoveries > 10 && kills > 50, "{discoveries} {kills}");
}

#[test]
fn what_a_small_bound_decides_a_large_one_confirms() {
    let large = Naming::default();
    let mut open = 0;
    for start in positions(9, "KRCNPkrcnaa").take(20) {
        for cycle in cycles(&start).iter().step_by(211) {
            let sure = each_name(&named(&start, cycle, &large));
            for bound in [0, 1, 3, 10, 30] {
                let small = Naming { check_bound: bound, exchange_bound: bound, ..large };
                for (small, sure) in each_name(&named(&start, cycle, &small)).into_iter().zip(&sure) {
                    match small {
                        Name::Is(_) => assert_eq!(small, *sure, "{start:?} {cycle:?} with bound {bound}"),
                        Name::AtLeast(_) => open += 1,
                    }
                    let attack = small.is_attack();
                    assert!(attack.is_none() || attack == sure.is_attack(), "{start:?} {cycle:?} with bound {bound}");
                }
            }
        }
    }
    assert!(open > 50, "{open}");
}
