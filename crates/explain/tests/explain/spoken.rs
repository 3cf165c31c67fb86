//! How games in which moves are said aloud are told.

use arbiter::{Desk, Entry};
use books::XQEF_2022;
use books::desk::{Arrangements, Line};
use clock::Instant;
use explain::Teller;
use words::Lang;

/// What came of the last of some entries, and how the game stands after it, in a language.
fn told(arrangements: &str, entries: &[&str], lang: Lang) -> String {
    let law = books::desk_law(XQEF_2022).expect("the book has a desk");
    let arrangements: Arrangements = serde_json::from_str(arrangements).expect("arrangements");
    let mut desk = Desk::open(law, arrangements, Instant::new(0)).expect("the start can be read");
    let teller = Teller::new(law, lang);
    let mut told = String::new();
    for entry in entries {
        let entry: Entry = serde_json::from_str(entry).expect("an entry");
        let line = &desk.scene().line;
        let before = Line::new(line.now().clone(), line.turn());
        let came = desk.take(&entry).map(<[_]>::to_vec);
        told = match came {
            Ok(logged) => {
                logged.iter().map(|logged| teller.told(logged, &before, &desk.scene().matters) + "\n").collect()
            }
            Err(refusal) => teller.refused(&refusal) + "\n",
        };
    }
    told + &teller.state(&desk)
}

/// That a text told in each language holds the words for it.
fn holds(arrangements: &str, entries: &[&str], words: [&str; 3]) {
    for (lang, words) in [Lang::ZhHant, Lang::ZhHans, Lang::En].into_iter().zip(words) {
        let told = told(arrangements, entries, lang);
        assert!(told.contains(words), "{words} in {lang}: {told}");
    }
}

const BLIND: &str = r#"{"inclusive":{"gathering":"visually_impaired"},"time":"60:00+30"}"#;
const TWO_BOARDS: &str = r#"{"inclusive":{"two_boards":true},"players":{"first":{"needs":["blind"]},"second":{}}}"#;
const START: &str = r#"{"at":0,"by":"chief","do":"start"}"#;
const FIRST_PRESS: &str = r#"{"at":0,"by":"black","do":"press"}"#;
const MOVE: &str = r#"{"at":1000,"by":"red","do":"move","text":"h2e2"}"#;
const SAY: &str = r#"{"at":2000,"by":"red","do":"say","words":"炮二平五"}"#;
const PRESS: &str = r#"{"at":3000,"by":"red","do":"press"}"#;

#[test]
fn a_move_waits_for_its_words_and_they_for_their_repetition() {
    let words = ["待紅方：報出所走之著", "待红方：报出所走之着", "Waiting for Red: to announce the move just made"];
    holds(BLIND, &[START, FIRST_PRESS, MOVE], words);
    let repeat = ["待黑方：複讀所報", "待黑方：复述所报", "Waiting for Black: to repeat the announced move"];
    holds(TWO_BOARDS, &[START, MOVE, SAY], repeat);
}

#[test]
fn boards_differ_only_once_the_move_was_repeated() {
    let before = told(TWO_BOARDS, &[START, MOVE, SAY], Lang::En);
    assert!(!before.contains("boards differ"), "{before}");
    let wrongly = r#"{"at":3000,"by":"black","do":"repeat","words":"炮二平五","made":"h2d2"}"#;
    let words = ["棋盤不同之處：d2、e2", "棋盘不一致之处：d2、e2", "The boards differ at d2, e2"];
    holds(TWO_BOARDS, &[START, MOVE, SAY, wrongly], words);
}

#[test]
fn a_press_before_the_words_is_one_before_the_move_was_complete() {
    let words = ["未完成走子即按鐘〔第96(2)條、附表7.6.3(3)〕", "未完成走子即按钟〔第96(2)条、附表7.6.3(3)〕"];
    let english = "pressed the clock before completing the move [art. 96(2), sch. 7.6.3(3)]";
    holds(BLIND, &[START, FIRST_PRESS, MOVE, PRESS], [words[0], words[1], english]);
}

#[test]
fn a_result_confirmed_aloud_is_not_awaited_as_a_signature() {
    let entries =
        [START, r#"{"at":1000,"by":"red","do":"resign"}"#, r#"{"at":2000,"by":"witness","do":"rule","matter":1}"#];
    let words = ["待黑方：口頭確認賽果", "待黑方：口头确认成绩", "Waiting for Black: to confirm the result verbally"];
    holds(BLIND, &entries, words);
}

#[test]
fn a_game_that_nobody_watches_does_not_begin() {
    let patrolled = r#"{"inclusive":{"gathering":"visually_impaired"},"supervision":"patrol"}"#;
    let words = ["對局須由裁判人員監局〔附表7.6.2(1)〕", "对局须由裁判人员监局〔附表7.6.2(1)〕"];
    holds(patrolled, &[START], [words[0], words[1], "an official must supervise the game throughout [sch. 7.6.2(1)]"]);
}

#[test]
fn the_seats_are_awaited_before_the_start() {
    let words = ["待棋證或以上：確定賽員正確入座", "待棋证或以上：确定棋手正确入座"];
    let english = "Waiting for board official or above: to check the seating";
    holds(r#"{"seating_first":true}"#, &[], [words[0], words[1], english]);
}

#[test]
fn the_moves_that_words_leave_are_told() {
    let only = r#"{"start":"5k3/9/9/9/9/9/9/9/5r3/4K4 w"}"#;
    let words = ["紅方只可走：帥五平六 e0d0", "红方只可走：帅五平六 e0d0", "Red may play only K5=6 e0d0"];
    holds(only, &[START], words);
    let named = r#"{"at":1000,"by":"red","do":"say","words":"炮"}"#;
    holds(BLIND, &[START, named], ["紅方只可走：", "红方只可走：", "Red may play only "]);
}

#[test]
fn words_of_another_notation_are_refused_in_words() {
    let said = r#"{"at":1000,"by":"red","do":"say","words":"h2e2"}"#;
    let words =
        ["須以傳統記譜法報棋〔附表7.6.3(2)、附表6.1.1(1)〕", "须以传统记谱法报棋〔附表7.6.3(2)、附表6.1.1(1)〕"];
    holds(
        BLIND,
        &[START, said],
        [words[0], words[1], "moves must be announced in the traditional notation [sch. 7.6.3(2), sch. 6.1.1(1)]"],
    );
}

#[test]
fn times_called_out_are_one_sentence() {
    let words = [
        "報時：紅方餘 30:00；報時次序：紅方 30:00、黑方 60:00",
        "报时：红方剩 30:00；报时顺序：红方 30:00、黑方 60:00",
    ];
    let note = r#"{"at":1801000,"by":"witness","do":"note","text":"half"}"#;
    holds(
        BLIND,
        &[START, FIRST_PRESS, note],
        [words[0], words[1], "Red has 30:00 left; called out: Red 30:00, Black 60:00"],
    );
}

#[test]
fn what_may_be_played_is_written_as_readers_write_it_and_the_last_move_is_told() {
    let law = books::desk_law(XQEF_2022).expect("the book has a desk");
    let mut desk = Desk::open(law, Arrangements::default(), Instant::new(0)).expect("the start can be read");
    let mut enter = |entry: &str| {
        desk.take(&serde_json::from_str::<Entry>(entry).expect("an entry")).expect("it is taken");
        let told = |lang: Lang| Teller::new(law, lang).desk(&desk);
        let steps = desk.view().allowed.steps;
        let nth = steps.iter().position(|step| ["h2e2", "h9g7"].contains(&step.as_str())).expect("it may be played");
        let texts = [Lang::ZhHant, Lang::ZhHans, Lang::En].map(|lang| told(lang).allowed.swap_remove(nth));
        (texts, told(Lang::En).last)
    };
    assert_eq!(enter(START), (["炮二平五", "炮二平五", "C2=5"].map(str::to_owned), None));
    assert_eq!(enter(MOVE), (["馬8進7", "马8进7", "H8+7"].map(str::to_owned), Some("h2e2".to_owned())));
}
