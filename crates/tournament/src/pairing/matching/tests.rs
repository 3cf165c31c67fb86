//! The search against every perfect matching of small graphs, and its own proof on larger ones.

use super::*;

/// A small stream of numbers for tests.
struct Stream(u64);

impl Stream {
    fn below(&mut self, bound: u64) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % bound).unwrap()
    }

    fn cost(&mut self, bound: u64) -> i64 {
        i64::try_from(self.below(bound)).unwrap()
    }

    fn table<C: Cost>(&mut self, n: usize, mut draw: impl FnMut(&mut Self) -> C) -> Vec<Vec<C>> {
        let half: Vec<Vec<C>> = (0..n).map(|u| (0..u).map(|_| draw(self)).collect()).collect();
        let cost = |u: usize, v: usize| if u == v { C::ZERO } else { half[u.max(v)][u.min(v)] };
        (0..n).map(|u| (0..n).map(|v| cost(u, v)).collect()).collect()
    }
}

fn total<C: Cost>(table: &[Vec<C>], mate: &[usize]) -> C {
    (0..mate.len()).filter(|&u| u < mate[u]).fold(C::ZERO, |sum, u| sum + table[u][mate[u]])
}

/// The least cost over all perfect matchings of the vertices left.
fn least<C: Cost>(table: &[Vec<C>], left: &mut Vec<usize>) -> C {
    let Some(u) = left.pop() else { return C::ZERO };
    let mut best = None;
    for i in 0..left.len() {
        let v = left.remove(i);
        let sum = table[u][v] + least(table, left);
        left.insert(i, v);
        best = Some(best.map_or(sum, |best: C| best.min(sum)));
    }
    left.push(u);
    best.unwrap()
}

fn solve<C: Cost>(table: &[Vec<C>]) -> C {
    let matching = cheapest(table.len(), |u, v| table[u][v]).unwrap();
    assert_eq!(matching.proof.check(&matching.mate, |u, v| table[u][v]), Ok(()));
    total(table, &matching.mate)
}

#[test]
fn small_graphs_get_the_best_of_all_matchings() {
    let mut stream = Stream(1);
    for round in 0..6000 {
        let n = 2 * (1 + stream.below(5));
        let bound = [2, 3, 5, 20, 1000][round % 5];
        let table = stream.table(n, |s| s.cost(bound));
        assert_eq!(solve(&table), least(&table, &mut (0..n).collect()), "round {round}: {table:?}");
    }
}

#[test]
fn the_first_criterion_that_differs_decides() {
    let mut stream = Stream(2);
    for round in 0..3000 {
        let n = 2 * (1 + stream.below(5));
        let table = stream.table(n, |s| Lex([s.cost(2), s.cost(3), s.cost(4)]));
        assert_eq!(solve(&table), least(&table, &mut (0..n).collect()), "round {round}: {table:?}");
    }
}

#[test]
fn larger_graphs_are_proved_by_their_duals() {
    let mut stream = Stream(3);
    for round in 0..120 {
        let n = 2 * (10 + stream.below(60));
        let bound = [2, 4, 30, 100_000][round % 4];
        let table = stream.table(n, |s| Lex([s.cost(bound), s.cost(9), -s.cost(50)]));
        solve(&table);
    }
}

#[test]
fn points_on_a_line_and_in_the_plane_are_proved_by_their_duals() {
    let mut stream = Stream(4);
    for round in 0..60 {
        let n = 2 * (20 + stream.below(100));
        let spread = [8, 60, 2000][round % 3];
        let place: Vec<[i64; 2]> = (0..n).map(|_| [stream.cost(spread), stream.cost(spread)]).collect();
        let distance = |a: [i64; 2], b: [i64; 2]| (a[0] - b[0]).pow(2) + (a[1] - b[1]).pow(2);
        let row = |&a: &[i64; 2]| place.iter().map(|&b| distance(a, b)).collect();
        solve(&place.iter().map(row).collect::<Vec<Vec<i64>>>());
    }
}

#[test]
fn a_false_proof_is_found_out() {
    let place: [i64; 6] = [0, 1, 2, 10, 11, 30];
    let cost = |u: usize, v: usize| (place[u] - place[v]).abs();
    let Matching { mate, proof } = cheapest(6, cost).unwrap();
    assert_eq!(mate, [1, 0, 3, 2, 5, 4]);
    assert_eq!(proof.check(&[1, 0, 3, 2, 5, 5], cost), Err(Flaw::NotPerfect(4)));
    assert!(matches!(proof.check(&[2, 3, 0, 1, 5, 4], cost), Err(Flaw::NotTight(..) | Flaw::NotFull(_))));
    let mut greedy = proof.clone();
    greedy.vertices[5] += 2;
    assert!(matches!(greedy.check(&mate, cost), Err(Flaw::Pays(..))));
    let mut even = proof;
    even.blossoms.push((vec![0, 1], 1));
    assert!(matches!(even.check(&mate, cost), Err(Flaw::BadBlossom(_))));
}

#[test]
fn odd_and_huge_fields_are_refused() {
    assert!(cheapest(3, |_, _| 0_i64).is_none());
    assert!(cheapest(MAX_VERTICES + 2, |_, _| 0_i64).is_none());
    assert!(cheapest(0, |_, _| 0_i64).unwrap().mate.is_empty());
}

/// The most edges, then the greatest weight, over all matchings of the vertices below `u`.
fn most(edges: &[Vec<Option<i64>>], used: &mut [bool], u: usize) -> (usize, i64) {
    if u == edges.len() {
        return (0, 0);
    }
    let mut best = most(edges, used, u + 1);
    for v in u + 1..edges.len() {
        if let (false, false, Some(weight)) = (used[u], used[v], edges[u][v]) {
            (used[u], used[v]) = (true, true);
            let (count, sum) = most(edges, used, u + 1);
            best = best.max((count + 1, sum + weight));
            (used[u], used[v]) = (false, false);
        }
    }
    best
}

#[test]
fn in_any_graph_most_edges_come_first_and_then_weight() {
    let mut stream = Stream(5);
    for round in 0..2000 {
        let n = 1 + stream.below(8);
        let table = stream.table(n, |s| if s.below(2) == 0 { s.cost(20) - 5 } else { i64::MAX });
        let weight = |u: usize, v: usize| Some(table[u][v]).filter(|&w| w != i64::MAX && u != v);
        let edges: Vec<(usize, usize, i64)> =
            (0..n).flat_map(|u| (u + 1..n).filter_map(move |v| Some((u, v, weight(u, v)?)))).collect();
        let mate = heaviest(n, &edges).unwrap();
        let pairs: Vec<i64> = (0..n).filter_map(|u| mate[u].filter(|&v| u < v).and_then(|v| weight(u, v))).collect();
        let full: Vec<Vec<Option<i64>>> = (0..n).map(|u| (0..n).map(|v| weight(u, v)).collect()).collect();
        assert_eq!((pairs.len(), pairs.iter().sum()), most(&full, &mut vec![false; n], 0), "round {round}");
    }
}
