use crate::{answers, fails, qizheng, run, run_with};

#[test]
fn the_number_of_sequences_is_printed() {
    for (depth, expected) in [("0", "1\n"), ("1", "44\n"), ("2", "1920\n"), ("3", "79666\n")] {
        answers(&run(&["perft", depth]), expected);
    }
}

#[test]
fn the_number_does_not_depend_on_the_threads() {
    for threads in ["1", "2", "7"] {
        answers(&run(&["perft", "3", "--threads", threads]), "79666\n");
    }
}

#[test]
fn divide_gives_each_first_move_and_ends_with_the_sum() {
    let fen = "4k4/9/9/9/9/9/9/9/4R4/3K5 b";
    answers(&run(&["perft", "1", "--divide", "--fen", fen]), "e9f9: 1\n1\n");
    answers(&run(&["perft", "0", "--divide", "--fen", fen]), "1\n");
    let run = run(&["perft", "2", "--divide"]);
    let mut lines: Vec<&str> = run.out.lines().collect();
    let total = lines.pop();
    let sum: u64 = lines.iter().map(|line| line.split_once(": ").unwrap().1.parse::<u64>().unwrap()).sum();
    assert_eq!((lines.len(), sum, total), (44, 1920, Some("1920")));
}

#[test]
fn a_lost_position_has_no_sequences() {
    answers(&run(&["perft", "2", "--divide", "--fen", "3k5/3P5/9/9/9/9/9/9/4R4/3K5 b"]), "0\n");
}

#[test]
fn a_dash_reads_the_fen_from_standard_input() {
    let fen = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b";
    answers(&run_with(&mut qizheng(&["perft", "2", "--fen", "-"]), fen), "1920\n");
}

#[test]
fn a_fen_that_is_no_position_is_refused() {
    fails(
        &run(&["perft", "2", "--fen", "9/9/9/9/9/9/9/9/9/9 b"]),
        1,
        "qizheng: the FEN “9/9/9/9/9/9/9/9/9/9 b” is not a legal position:\n  Red has no king\n  Black has no king\n",
    );
}
