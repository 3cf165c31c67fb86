//! How long a press takes, for each kind of timing.

use clock::{Clock, Instant, TimeControl};
use contest::Side;
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

#[divan::bench(args = ["60+30", "60b5", "60d5", "5h", "move 60", "40/90:00+30,30:00+30", "0:01,move 30"])]
fn press(bencher: Bencher, control: &str) {
    let control: TimeControl = control.parse().expect("the control is written as documented");
    let clock = Clock::new(control).start(Side::First, Instant::new(0)).expect("a new clock can be started");
    bencher.bench(|| black_box(&clock).press(black_box(Instant::new(2500))));
}

#[divan::bench]
fn flags(bencher: Bencher) {
    let control: TimeControl = "60:00,move 30".parse().expect("the control is written as documented");
    let clock = Clock::new(control).start(Side::First, Instant::new(0)).expect("a new clock can be started");
    bencher.bench(|| black_box(&clock).flags(black_box(Instant::new(3_640_000))));
}
