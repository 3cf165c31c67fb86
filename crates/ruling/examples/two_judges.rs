//! Holds the two judges against each other on every recurrence in files of games: `two_judges FILE…`.
//!
//! Prints how many games, recurrences and charges were met, and every recurrence on which they differ; exits with 1 if
//! there is one.
#![allow(dead_code)]

#[path = "../tests/agreement/first.rs"]
mod first;
#[path = "../tests/agreement/opinion.rs"]
mod opinion;
#[path = "../tests/second_judge/mod.rs"]
mod second_judge;

use std::fs::File;
use std::process::ExitCode;

use first::settings_of;
use opinion::Opinion;
use record::Reader;
use ruling::Game;
use ruling::repetition::Span;
use second_judge::attack::Reading;
use second_judge::cycle::Cycle;
use second_judge::judge::Charge;
use xiangqi::{Move, Setup};

#[derive(Default)]
struct Count {
    games: usize,
    recurrences: usize,
    charged: usize,
    differ: usize,
}

fn main() -> ExitCode {
    let mut count = Count::default();
    for path in std::env::args().skip(1) {
        let reader = match File::open(&path)
            .map_err(|error| error.to_string())
            .and_then(|file| Reader::new(file).map_err(|error| error.to_string()))
        {
            Ok(reader) => reader,
            Err(error) => {
                eprintln!("{path}: {error}");
                continue;
            }
        };
        for record in reader.flatten() {
            let moves: Vec<Move> = record.main.iter().copied().collect();
            if let Ok(game) = Game::with_moves(record.start, &moves) {
                count.games += 1;
                compare(&game, &path, &mut count);
            }
        }
    }
    println!(
        "{} games, {} recurrences under 4 readings, {} charges, {} differ",
        count.games, count.recurrences, count.charged, count.differ
    );
    if count.differ == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Compares the judges on every recurrence of a game, from the first occurrence.
fn compare(game: &Game, path: &str, count: &mut Count) {
    for ply in 0..=game.ply() {
        let first = game.occurrences(ply)[0];
        let Some(span) = Span::new(game, first, ply) else { continue };
        count.recurrences += 1;
        let start = Setup::from(&game.positions()[first]).to_string();
        let moves: Vec<String> = game.moves()[first..ply].iter().map(ToString::to_string).collect();
        let cycle = Cycle::read(&start, &moves.join(" "), 0);
        for reading in Reading::ALL {
            let fast = Opinion::first(span, &settings_of(reading));
            let slow = Opinion::second(cycle.window(), reading);
            let charges = [&fast.judgement.red, &fast.judgement.black];
            count.charged += charges.into_iter().filter(|charge| **charge != Charge::Nothing).count();
            if fast != slow {
                count.differ += 1;
                println!("{path} ply {ply}, {reading:?}: {fast:?} and {slow:?}\n{start}\n{}", moves.join(" "));
            }
        }
    }
}
