//! How long a request takes to be decided in a large event, and a long log to be folded.

#[path = "../tests/hall/support.rs"]
mod support;

use books::desk::Act;
use contest::{GameId, Side};
use divan::{Bencher, black_box};
use hall::{Hall, Happening, Line, Post, Request, What};
use support::{CHIEF, Day, act, order, person, seat};

fn main() {
    divan::main();
}

const BOARDS: u16 = 500;

/// A round of 500 boards in which the game at each table has lines as those of the first, so that the log has so many.
fn large(lines: usize) -> Day {
    let mut day = Day::playing("xqef-2022", u32::from(BOARDS) * 2);
    day.appoint("r", Post::Referee, None, &[]);
    let first = day.game(1);
    let begins = day.log.len();
    play(&mut day, &first, lines / usize::from(BOARDS));
    let played = day.log[begins..].to_vec();
    for table in 2..=BOARDS {
        let game = day.game(table);
        for line in &played {
            let line = elsewhere(line, &game, day.log.len() as u64 + 1);
            day.hall.apply(&line);
            day.log.push(line);
        }
    }
    day
}

/// A line as it would stand at another table.
fn elsewhere(line: &Line, game: &GameId, no: u64) -> Line {
    let mut line = Line { no, subject: Some(game.clone()), ..line.clone() };
    if let Happening::Desk(arbiter::Happening::Opened { arrangements, .. }) = &mut line.event {
        arrangements.game = Some(game.clone());
    }
    line
}

/// Men go to and fro at a table, on the record and by the clock, until so many lines tell of it.
fn play(day: &mut Day, game: &GameId, lines: usize) {
    let begins = day.log.len();
    day.enter(CHIEF, game, r#"{"do": "start"}"#);
    day.enter(seat(game, Side::Second), game, r#"{"do": "press"}"#);
    let mut draw = 1_u64;
    while day.log.len() - begins < lines {
        let desk = day.hall.kept(game).expect("it was started");
        let side = desk.scene().to_move();
        let allowed = desk.law().binding(desk.scene()).allowed;
        if allowed.is_empty() || desk.scene().result().is_some() {
            day.enter(person("r"), game, r#"{"do": "note", "text": "over"}"#);
            continue;
        }
        draw = draw.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let step = allowed[usize::try_from(draw >> 33).unwrap_or(0) % allowed.len()];
        day.enter(seat(game, side), game, &format!(r#"{{"do": "move", "text": "{step}"}}"#));
        day.enter(seat(game, side), game, r#"{"do": "press"}"#);
    }
}

fn requests(day: &Day) -> Vec<(&'static str, Request)> {
    let last = day.game(BOARDS);
    let desk = day.hall.kept(&last).expect("every table has a desk");
    let side = desk.scene().to_move();
    let step = desk.law().binding(desk.scene()).allowed.first().map(ToString::to_string).unwrap_or_default();
    let entry = |act: Act| What::entry(last.clone(), act);
    let moved = entry(act(&format!(r#"{{"do": "move", "text": "{step}"}}"#)));
    let result = order(&format!(r#"{{"result": {{"section": "A", "table": {BOARDS}, "outcome": "draw"}}}}"#));
    vec![
        ("move", day.request(seat(&last, side), moved)),
        ("note", day.request(person("r"), entry(act(r#"{"do": "note", "text": "seen"}"#)))),
        ("result", day.request(person("r"), result)),
    ]
}

#[divan::bench(args = ["move", "note", "result"])]
fn decided_at_500_boards_and_50000_lines(bencher: Bencher, what: &str) {
    let day = large(50_000);
    let requests = requests(&day);
    let (_, request) = requests.iter().find(|(name, _)| *name == what).expect("one of them");
    bencher.bench_local(|| day.hall.decide(black_box(request)));
}

#[divan::bench(sample_count = 1, sample_size = 1)]
fn million_lines_folded(bencher: Bencher) {
    let day = large(1_000_000);
    bencher.bench_local(|| Hall::replay(black_box(&day.log)).length());
}
