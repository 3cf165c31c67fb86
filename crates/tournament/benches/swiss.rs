//! How long pairing a large Swiss takes: round 5 of 9.

use divan::{Bencher, black_box};
use tournament::generator::Plan;
use tournament::pairing::swiss::{Criteria, Field, pair};
use tournament::{PlayerId, Scoring};

fn main() {
    divan::main();
}

/// The field of round 5 after four rounds paired and played.
fn field(players: u32) -> Field {
    let plan = Plan {
        seed: 1,
        players,
        rounds: 4,
        criteria: Criteria::default(),
        scoring: Scoring::Whole,
        clubs: 0,
        teams: 0,
        wishes: 0,
        absent: 1,
        leave: 0,
        withdraw: 0,
    };
    let present: Vec<PlayerId> = (1..=players).map(PlayerId::new).collect();
    Field::after(&plan.play().table, &plan.scoring.points(), &present, 5, 9)
}

#[divan::bench(args = [100, 1000, 5000], sample_count = 5, sample_size = 1)]
fn round_5_of_9(bencher: Bencher, players: u32) {
    let field = field(players);
    bencher.bench_local(|| pair(black_box(&field), &Criteria::default(), &[], 1));
}
