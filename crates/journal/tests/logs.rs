//! Any log that was written reads back; cut anywhere it tells whole decisions only; and whatever is changed in it is found.

use clock::Instant;
use contest::{Actor, GameId, Licence};
use journal::{Fault, Happening, Line, Log, LogError, Tail, Times, number, read};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What happens in these logs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
enum Told {
    Said { words: String },
    Counted { number: u32 },
}

impl Happening for Told {
    const FIRST: u64 = 1;
    const TIMES: Times = Times::Utc;
    const NESTED: bool = false;
    type Past = u32;

    /// The first form did not number what it counted.
    fn upcast(past: &mut u32, line: &mut Map<String, Value>) {
        if line.get("event").is_some_and(|event| event == "counted") {
            *past += 1;
            line.entry("number").or_insert_with(|| (*past).into());
        }
    }
}

type Entry = Line<Told, String>;

fn told() -> impl Strategy<Value = Told> {
    prop_oneof![
        ".{0,8}".prop_map(|words| Told::Said { words }),
        any::<u32>().prop_map(|number| Told::Counted { number })
    ]
}

fn line() -> impl Strategy<Value = Entry> {
    let who = (0..Actor::IN_EVENT.len(), proptest::option::of(".{0,4}"), any::<bool>());
    let what = (0..4_000_000_000_000_u64, told(), proptest::collection::vec("[a-z0-9 ]{1,6}", 0..3), any::<bool>());
    (who, what).prop_map(|((by, name, senior), (at, event, under, of_a_game))| Line {
        person: name.clone().filter(|_| senior),
        name,
        licence: senior.then_some(Licence::Senior),
        subject: of_a_game.then(|| GameId::single("A", 2, 12)),
        under,
        ..Line::new(Instant::new(at), Actor::IN_EVENT[by], event)
    })
}

/// Decisions, and the bytes of each.
fn decisions() -> impl Strategy<Value = Vec<(Vec<Entry>, Vec<u8>)>> {
    let decided = proptest::collection::vec(proptest::collection::vec(line(), 1..4), 1..5);
    decided.prop_map(|mut decided| {
        let mut tail = Tail::of::<Told>();
        let write = |mut lines: Vec<Entry>| {
            number(tail.next, &mut lines);
            let bytes = tail.append(&lines).expect("the lines are numbered");
            (lines, bytes)
        };
        decided.drain(..).map(write).collect()
    })
}

fn parts(decisions: &[(Vec<Entry>, Vec<u8>)]) -> (Vec<Entry>, Vec<u8>) {
    let lines = decisions.iter().flat_map(|(lines, _)| lines.clone()).collect();
    (lines, decisions.iter().flat_map(|(_, bytes)| bytes.clone()).collect())
}

proptest! {
    #[test]
    fn what_was_written_reads_back(decisions in decisions()) {
        let (lines, bytes) = parts(&decisions);
        let log: Log<Told, String> = read(&bytes);
        prop_assert_eq!((log.lines, log.fault, log.sound), (lines, None, bytes.len()));
        prop_assert!(log.seals.iter().all(Option::is_some));
    }

    #[test]
    fn cut_anywhere_it_tells_whole_decisions(decisions in decisions(), cut in any::<prop::sample::Index>()) {
        let (lines, bytes) = parts(&decisions);
        let cut = cut.index(bytes.len());
        let log: Log<Told, String> = read(&bytes[..cut]);
        let mut ends = vec![(0, 0)];
        for (lines, bytes) in &decisions {
            let (number, length) = ends[ends.len() - 1];
            ends.push((number + lines.len(), length + bytes.len()));
        }
        // The line break at the end of the last line may be missing.
        let whole = ends.iter().rev().find(|(_, length)| *length <= cut + usize::from(*length > 0)).copied();
        let (number, length) = whole.expect("nothing is a whole number of decisions");
        prop_assert_eq!(&log.lines[..], &lines[..number]);
        prop_assert_eq!(log.sound, length.min(cut));
        prop_assert_eq!(log.fault.is_some(), cut > length);
    }

    #[test]
    fn what_is_changed_is_found(decisions in decisions(), place in any::<prop::sample::Index>(), sign in any::<u8>()) {
        let (_, mut bytes) = parts(&decisions);
        let places: Vec<usize> = (0..bytes.len()).filter(|nth| bytes[*nth] != b'\n').collect();
        let place = places[place.index(places.len())];
        prop_assume!(bytes[place] != sign);
        bytes[place] = sign;
        prop_assert!(read::<Told, String>(&bytes).fault.is_some(), "{}", String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn nothing_that_is_read_fails_otherwise_than_by_a_fault(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let log: Log<Told, String> = read(&bytes);
        prop_assert!(log.sound <= bytes.len());
    }
}

fn three() -> (Vec<Entry>, Vec<u8>) {
    let mut lines = [1, 2, 3].map(|number| Line::new(Instant::new(0), Actor::Director, Told::Counted { number }));
    let mut tail = Tail::of::<Told>();
    number(tail.next, &mut lines[..1]);
    let mut bytes = tail.append(&lines[..1]).expect("the first line");
    number(tail.next, &mut lines[1..]);
    bytes.extend(tail.append(&lines[1..]).expect("the others"));
    (lines.to_vec(), bytes)
}

#[test]
fn a_mark_of_byte_order_and_a_missing_line_break_do_not_matter() {
    let (lines, bytes) = three();
    let marked = ["\u{feff}".as_bytes(), bytes.trim_ascii_end()].concat();
    let log: Log<Told, String> = read(&marked);
    assert_eq!((log.lines, log.fault, log.sound), (lines, None, marked.len()));
}

#[test]
fn lines_that_are_missing_doubled_or_from_elsewhere_are_told() {
    let (_, bytes) = three();
    let lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
    let fault = |lines: &[&[u8]]| read::<Told, String>(&lines.concat()).fault.expect("something is wrong");
    assert_eq!(fault(&[lines[0], lines[2]]), LogError { line: 2, fault: Fault::Number { expected: 2, found: 3 } });
    assert_eq!(fault(&[lines[0], lines[0]]), LogError { line: 2, fault: Fault::Number { expected: 2, found: 1 } });
    assert_eq!(fault(&[lines[0], lines[1]]), LogError { line: 3, fault: Fault::Torn });
    let other = String::from_utf8(lines[0].to_vec()).expect("text").replace("\"number\":1", "\"number\":9");
    assert_eq!(fault(&[other.as_bytes(), lines[1], lines[2]]), LogError { line: 1, fault: Fault::Seal });
    let unsealed = br#"{"no":2,"at":0,"by":"director","event":"counted"}"#;
    assert_eq!(fault(&[lines[0], unsealed]), LogError { line: 2, fault: Fault::Seal });
    let broken = [&lines[1][..20], b"\n"].concat();
    assert!(matches!(fault(&[lines[0], &broken]), LogError { line: 2, fault: Fault::Unreadable(_) }));
}

#[test]
fn lines_of_the_first_form_are_brought_up_and_sealed_by_what_follows() {
    let old = "{\"at\":5,\"by\":\"chief_arbiter\",\"event\":\"counted\"}\n{\"no\":2,\"at\":6,\"by\":\"desk\",\"event\":\"counted\"}\n";
    let log: Log<Told, String> = read(old.as_bytes());
    let counted: Vec<(u64, Told)> = log.lines.iter().map(|line| (line.no, line.event.clone())).collect();
    assert_eq!(counted, [(1, Told::Counted { number: 1 }), (2, Told::Counted { number: 2 })]);
    let mut tail = log.tail;
    let mut next = [Line::<_, String>::new(Instant::new(7), Actor::Chief, Told::Counted { number: 3 })];
    number(tail.next, &mut next);
    let more = String::from_utf8(tail.append(&next).expect("it follows")).expect("text");
    assert_eq!(read::<Told, String>(format!("{old}{more}").as_bytes()).fault, None);
    let changed = format!("{}{more}", old.replace("\"at\":5", "\"at\":4"));
    let fault = read::<Told, String>(changed.as_bytes()).fault;
    assert_eq!(fault, Some(LogError { line: 3, fault: Fault::Seal }));
}

#[test]
fn a_line_with_another_number_is_not_written() {
    let mut tail = Tail::of::<Told>();
    let line = Line::<_, String>::new(Instant::new(0), Actor::Director, Told::Counted { number: 1 });
    assert_eq!(tail.append(&[line]), Err(Fault::Number { expected: 1, found: 0 }));
    assert_eq!(tail, Tail::of::<Told>());
}
