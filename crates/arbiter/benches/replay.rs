//! How long it takes to keep a long game again: 300 moves and 100 other entries, from the entries, from their text, and by
//! folding the log.
#![allow(clippy::cast_possible_truncation)]

use arbiter::{Desk, Entry, Script};
use books::XQEF_2022;
use books::desk::{Act, Actor, Arrangements, DeskLaw, Hand, MatterId, Order, Question, Step};
use clock::Instant;
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

const MOVES: usize = 300;

fn law() -> &'static dyn DeskLaw {
    books::desk_law(XQEF_2022).expect("the book has a desk")
}

fn open() -> Desk {
    let arrangements = Arrangements { time: "600".parse().ok(), ..Arrangements::default() };
    Desk::open(law(), arrangements, Instant::new(0)).expect("the start is the game's own")
}

/// Numbers without a pattern, always the same.
struct Draw(u64);

impl Draw {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }
}

/// A game that goes on for all its moves, with three other entries before every ninth of them.
fn entries() -> Vec<Entry> {
    (1..).find_map(game).expect("some game goes on long enough")
}

fn game(seed: u64) -> Option<Vec<Entry>> {
    let mut draw = Draw(seed);
    let mut desk = open();
    let mut entries = vec![Entry::new(Instant::new(0), Actor::Chief, Act::Start)];
    desk.take(&entries[0]).ok()?;
    while desk.scene().line.len() < MOVES {
        let allowed = law().binding(desk.scene()).allowed;
        if allowed.is_empty() || desk.scene().result().is_some() {
            return None;
        }
        let step = allowed[draw.below(allowed.len())];
        let ply = desk.scene().line.len();
        let others = if ply.is_multiple_of(9) { beside(&desk, step) } else { Vec::new() };
        let at = Instant::new(1_000 * (ply as u64 + 1));
        let player = Actor::player(desk.scene().to_move());
        for (by, act) in others.into_iter().chain([(
            player,
            Act::Move {
                text: step.to_string(),
                hand: Hand::Right,
                left_on: false,
                between: Vec::new(),
                also: Vec::new(),
                held: false,
                part: false,
                upturned: false,
            },
        )]) {
            let entry = Entry::new(at, by, act);
            desk.take(&entry).ok()?;
            entries.push(entry);
        }
    }
    Some(entries)
}

/// A touch out of turn, the word of the other side on it, and a question.
fn beside(desk: &Desk, step: Step) -> Vec<(Actor, Act)> {
    let scene = desk.scene();
    let (player, other) = (Actor::player(scene.to_move()), Actor::player(!scene.to_move()));
    let own = scene.line.now().men().find(|(_, man)| man.side() != scene.to_move());
    let touched = own.map_or(step.from, |(square, _)| square);
    let matter = MatterId(scene.matters.len() as u32 + 1);
    vec![
        (other, Act::Touch { squares: vec![touched], order: Order::Listed }),
        (player, Act::Raise { matter: Some(matter), incident: None, against: None, seen: None }),
        (player, Act::Ask { question: Question::Time }),
    ]
}

#[divan::bench]
fn entries_again(bencher: Bencher) {
    let entries = entries();
    bencher.bench_local(|| {
        let mut desk = open();
        for entry in &entries {
            desk.take(black_box(entry)).expect("it was taken before");
        }
        desk
    });
}

#[divan::bench]
fn text_again(bencher: Bencher) {
    let lines: Vec<String> = entries().iter().filter_map(|entry| serde_json::to_string(entry).ok()).collect();
    let text = lines.join("\n");
    bencher.bench_local(|| Script::read(black_box(&text)));
}

#[divan::bench]
fn log_folded(bencher: Bencher) {
    let mut desk = open();
    for entry in &entries() {
        desk.take(entry).expect("it was taken before");
    }
    bencher.bench_local(|| Desk::replay(law(), black_box(desk.log())));
}
