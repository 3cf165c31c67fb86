//! The table of authority, written down from the texts: article 106 of `xqef-2022` item by item, and chapter 4 of `roc-113`.

use crate::support::{Day, act, order, person, seat};
use arbiter::Entry;
use books::desk::{Act, Facts, Incident, Matter, MatterId, Scene, Standing, WhyNot};
use clock::{Instant, Millis};
use contest::{Actor, Grade, Licence, Post, Side, Sides};
use hall::{By, OfficeAct, What, Why};

use Grade::{Chief, Referee, SectionHead, Witness};

const GRADES: [Grade; 4] = [Witness, Referee, SectionHead, Chief];
const LICENCES: [Option<Licence>; 4] =
    [None, Some(Licence::Junior), Some(Licence::Intermediate), Some(Licence::Senior)];

/// A row: the item, what happened, whether the facts are disputed, the lowest grade that decides it.
type Row = (&'static str, &'static str, bool, Grade);

/// 106(2) and (3) with an incident for each item that is a matter of a game. Those that name a grade hold whether or not
/// anybody disputes the facts; those of (3) are a witness's as long as nobody does, and else a referee's.
const ROWS: &[Row] = &[
    ("106(2)(a)(i)", r#""colours_reversed""#, false, Witness),
    ("106(2)(a)(i)", r#""colours_reversed""#, true, Witness),
    ("106(2)(a)(ii)", r#"{"equipment": {"item": "clock", "accepted": false}}"#, false, Witness),
    ("106(2)(a)(ii)", r#"{"equipment": {"item": "missing_man", "accepted": false}}"#, true, Witness),
    ("106(2)(a)(iii)", r#""lateness""#, true, Witness),
    ("106(2)(a)(iv)", r#""absence""#, true, Witness),
    ("106(2)(a)(v)", r#"{"conduct": {"clause": "92(3)"}}"#, true, Witness),
    ("106(2)(a)(v)", r#"{"conduct": {"clause": "92(6)"}}"#, false, Witness),
    ("106(2)(a)(vi)", r#""wrong_times""#, true, Witness),
    ("106(2)(a)(vii)", r#"{"misrecord": {"plies": [1]}}"#, true, Witness),
    ("106(2)(a)(viii)", r#"{"omission": {"plies": [1, 2, 3, 4]}}"#, true, Witness),
    ("106(2)(a)(ix)", r#""foreign_writing""#, true, Witness),
    ("106(2)(a)(x)", r#""refusal_to_sign""#, true, Witness),
    ("106(2)(a)(xi)", r#""agreed_draw""#, true, Witness),
    ("106(2)(a)(xi)", r#""resignation""#, true, Witness),
    ("106(2)(b)(i)", r#"{"conduct": {"clause": "93(2)"}}"#, false, Referee),
    ("106(2)(b)(ii)", r#""hard_press""#, false, Referee),
    ("106(2)(b)(ii)", r#""early_press""#, true, Referee),
    ("106(2)(b)(iii)", r#"{"illegible": {"plies": [1]}}"#, false, Referee),
    ("106(2)(b)(iv)", r#""cycle""#, true, Referee),
    (
        "106(2)(b)(v)",
        r#"{"position": {"verdict": {"outcome": "second_wins", "form": "ordinary", "reason": "forbidden_play"}}}"#,
        true,
        Referee,
    ),
    ("106(2)(b)(vii)", r#""refusal_to_move""#, false, Referee),
    ("106(2)(b)(vii)", r#""too_many_faults""#, false, Referee),
    ("106(2)(b)(viii)", r#"{"sealed_illegal": {"mover": null}}"#, false, Referee),
    ("106(2)(c)(i)", r#""wrong_pairing""#, false, SectionHead),
    ("106(2)(c)(ii)", r#"{"claimed": {"claim": "official_draw"}}"#, false, SectionHead),
    ("106(2)(d)(i)", r#"{"withdrawal": {"reason": null}}"#, false, Chief),
    ("106(2)(d)(ii)", r#"{"conduct": {"clause": "91(1)"}}"#, false, Chief),
    ("106(2)(d)(ii)", r#"{"conduct": {"clause": "91(2)"}}"#, true, Chief),
    ("106(2)(d)(iv)", r#"{"unlisted_conduct": {"what": "whistling"}}"#, false, Chief),
    ("106(2)(d)(v)", r#""unreported""#, false, Chief),
    ("106(3)(a)", r#""cycle""#, false, Witness),
    ("106(3)(a)", r#"{"claimed": {"claim": "natural_limit"}}"#, true, Referee),
    ("106(3)(b)", r#"{"unbound_move": {"ply": 1, "mover": "b0", "victim": null}}"#, false, Witness),
    ("106(3)(b)", r#"{"unbound_move": {"ply": 1, "mover": "b0", "victim": null}}"#, true, Referee),
    ("106(3)(c)", r#"{"wrong_hand": {"ply": 1}}"#, false, Witness),
    ("106(3)(c)", r#"{"wrong_hand": {"ply": 1}}"#, true, Referee),
    ("106(3)", r#"{"illegal_move": {"ply": 1}}"#, false, Witness),
    ("106(3)", r#"{"illegal_move": {"ply": 1}}"#, true, Referee),
    ("106(3)(f)", r#""overstepped""#, false, Witness),
    ("106(3)(f)", r#""overstepped""#, true, Referee),
    ("106(3)(h)", r#"{"other": {"what": "a draught"}}"#, false, Witness),
    ("106(3)(h)", r#"{"other": {"what": "a draught"}}"#, true, Referee),
];

/// A matter of the first side, raised, with plenty of time on both clocks.
fn matter(incident: &str) -> Matter {
    let incident: Incident = serde_json::from_str(incident).unwrap_or_else(|error| panic!("{incident}: {error}"));
    let left = Some(Sides::from_fn(|_| Millis::from_mins(20)));
    let (id, side, standing) = (MatterId(1), Some(Side::First), Standing::Raised);
    let (at, raised_by) = (Instant::new(0), Some(Actor::Second));
    Matter { id, incident, side, ply: 1, turn: 1, at, left, raised_by, standing, ruled: None, done: Vec::new() }
}

/// A game of an event in which the first side has moved once.
fn scene(day: &mut Day) -> Scene {
    let game = day.game(1);
    day.enter(By::keeper(Actor::Chief), &game, r#"{"do": "start"}"#);
    day.enter(seat(&game, Side::Second), &game, r#"{"do": "press"}"#);
    day.enter(seat(&game, Side::First), &game, r#"{"do": "move", "text": "h2e2"}"#);
    day.hall.kept(&game).unwrap().scene().clone()
}

#[test]
fn each_item_of_article_106_is_decided_by_its_grade() {
    let scene = scene(&mut Day::playing("xqef-2022", 4));
    let law = books::desk_law(books::XQEF_2022).unwrap();
    for (item, incident, disputed, lowest) in ROWS {
        let authority = law.authority(&scene, &matter(incident), &Facts::default(), *disputed);
        assert_eq!(authority.grade, *lowest, "{item} {incident}, disputed: {disputed}");
        let cited = authority.under.iter().any(|article| article.clause == *item);
        assert!(cited, "{item} {incident}: {:?}", authority.under);
        let licence = (*item == "106(2)(c)(ii)").then_some(Licence::Intermediate);
        assert_eq!(authority.licence, licence, "{item}: 122(1)(b) asks for a qualification, too");
    }
}

/// The table that is shown has the items of 106(2) and (3), each once, with the grades that the desk goes by; and a case proves
/// each.
#[test]
fn the_table_that_is_shown_is_article_106_item_by_item() {
    let law = books::law::Law::of(books::XQEF_2022).unwrap();
    let heads = ["106(1)", "106(3)"];
    let of_106 = law.units.iter().map(|unit| unit.id.as_str()).filter(|id| id.starts_with("106("));
    let mut items: Vec<&str> = of_106.filter(|id| !heads.contains(id)).collect();
    let desk = books::desk_law(books::XQEF_2022).unwrap();
    let mut shown: Vec<&str> = desk.authorities().iter().map(|line| line.clause).collect();
    items.sort_unstable();
    shown.sort_unstable();
    assert_eq!(shown, items);
    for line in desk.authorities() {
        let proofs = books::law::proofs(books::XQEF_2022, line.clause);
        assert!(!proofs.is_empty(), "no case proves {}", line.clause);
        let rows = ROWS.iter().filter(|(item, ..)| *item == line.clause);
        for (item, incident, disputed, lowest) in rows {
            let shown = if *disputed { line.disputed } else { line.grade };
            assert_eq!(shown, *lowest, "{item} {incident}, disputed: {disputed}");
        }
    }
}

/// What is shown of chapter 4 of `roc-113` is what its desk goes by, in every section under it.
#[test]
fn under_roc_113_the_table_that_is_shown_is_what_the_desk_goes_by() {
    let day = Day::playing("roc-113", 4);
    let shown = day.hall.authorities("A");
    let who = |clause: &'static str| {
        let article = books::ROC_113.article(clause);
        let line = shown.iter().find(|line| line.what == hall::Authorised::Matters(article));
        line.map_or_else(|| panic!("{clause} is not shown"), |line| line.who.clone())
    };
    let desk = books::desk_law(books::ROC_113).unwrap();
    let scene = day.hall.desk(&day.game(1), Instant::new(day.now)).unwrap().scene().clone();
    for incident in [r#"{"conduct": {"clause": "3.8.九.響起"}}"#, r#"{"unlisted_conduct": {"what": "whistling"}}"#] {
        let authority = desk.authority(&scene, &matter(incident), &Facts::default(), false);
        for article in &authority.under {
            assert_eq!(who(article.clause), [Actor::official(authority.grade)], "{incident}: {article}");
        }
    }
    assert_eq!(who("4.四.[H]"), [Actor::Chief]);
    assert!(shown.iter().all(|line| !line.who.is_empty()), "{shown:?}");
}

/// 106(2)(d)(vi): a restorable fault while the other side has five minutes or less is the chief's.
#[test]
fn a_restorable_fault_in_the_last_five_minutes_is_the_chiefs() {
    let scene = scene(&mut Day::playing("xqef-2022", 4));
    let law = books::desk_law(books::XQEF_2022).unwrap();
    for (left, lowest) in [(301, Witness), (300, Chief), (1, Chief)] {
        let left = Some(Sides { first: Millis::from_mins(20), second: Millis::new(left * 1_000) });
        let matter = Matter { left, ..matter(r#"{"illegal_move": {"ply": 1}}"#) };
        assert_eq!(law.authority(&scene, &matter, &Facts::default(), false).grade, lowest, "{left:?}");
    }
}

/// 106(2)(b)(vi): the count that was refused.
#[test]
fn a_refused_count_is_a_referees() {
    let scene = scene(&mut Day::playing("xqef-2022", 4));
    let law = books::desk_law(books::XQEF_2022).unwrap();
    let facts = Facts { refused: true, ..Facts::default() };
    let authority = law.authority(&scene, &matter(r#"{"claimed": {"claim": "count"}}"#), &facts, false);
    assert_eq!(authority.grade, Referee);
    assert!(authority.under.contains(&books::XQEF_2022.article("106(2)(b)(vi)")));
}

/// Each row that can be raised at a board as it stands is ruled on there by officials of each grade and qualification: who may
/// not is told the grade or qualification that is needed, and no one else is.
#[test]
fn a_desk_lets_each_grade_and_licence_rule_on_what_is_theirs() {
    let mut day = Day::playing("xqef-2022", 4);
    scene(&mut day);
    let game = day.game(1);
    let desk = day.hall.kept(&game).unwrap();
    let mut ruled = 0;
    for (item, incident, disputed, lowest) in ROWS {
        let mut desk = desk.clone();
        let at = desk.scene().now;
        let raise = act(&format!(r#"{{"do": "raise", "subject": {incident}, "against": "first"}}"#));
        if desk.take(&Entry::new(at, Actor::Second, raise)).is_err() {
            continue;
        }
        let id = desk.scene().matters.last().unwrap().id;
        let needed = (*item == "106(2)(c)(ii)").then_some(Licence::Intermediate);
        for (grade, licence) in GRADES.into_iter().flat_map(|grade| LICENCES.map(|licence| (grade, licence))) {
            let act = Act::Rule { matter: Some(id), facts: Facts::default() };
            let entry = Entry { licence, disputed: *disputed, ..Entry::new(at, Actor::official(grade), act) };
            let refused = desk.decide(&entry).err().map(|refusal| refusal.why);
            let lacks = matches!(refused, Some(WhyNot::NeedsGrade(_) | WhyNot::NeedsLicence(_)));
            assert_eq!(
                lacks,
                grade < *lowest || licence < needed,
                "{item} {incident} by {grade:?} {licence:?}: {refused:?}"
            );
            ruled += 1;
        }
    }
    assert!(ruled > 10 * 16, "{ruled}");
}

/// What only an event decides: who may give an order, by the person who holds an office.
#[test]
fn each_order_of_the_event_is_its_offices() {
    // From the texts: xqef-2022 72(1)(a), 85(4), 87(2), 89(1), 106(2)(d)(ii), 110, 134(2); roc-113 3.7 二, 4 四 [C], [H], [I], [K].
    let rows: &[(&str, &str, &[&str])] = &[
        ("xqef-2022", r#"{"announce": {"round": 2, "clauses": []}}"#, &["c"]),
        ("xqef-2022", r#"{"disqualify": {"player": 1, "reason": "rude"}}"#, &["c"]),
        ("xqef-2022", r#"{"withdraw": {"player": 1, "accepted": false}}"#, &["c"]),
        ("xqef-2022", r#"{"withdraw": {"player": 1, "accepted": true}}"#, &["d", "o"]),
        ("xqef-2022", r#"{"discard": {"section": "A"}}"#, &["c", "d", "s"]),
        ("xqef-2022", r#"{"verify": {"section": "A"}}"#, &["c"]),
        ("roc-113", r#"{"announce": {"round": 2, "clauses": []}}"#, &["c"]),
        ("roc-113", r#"{"disqualify": {"player": 1, "reason": "rude"}}"#, &["c"]),
        ("roc-113", r#"{"withdraw": {"player": 1, "accepted": true}}"#, &["c", "d", "o"]),
        ("roc-113", r#"{"verify": {"section": "A"}}"#, &["c"]),
        ("roc-113", r#"{"finish": {"section": "A"}}"#, &["c", "d"]),
    ];
    let posts = [
        ("w", Post::Witness),
        ("r", Post::Referee),
        ("h", Post::SectionHead),
        ("c", Post::Chief),
        ("s", Post::Staff),
        ("d", Post::Director),
        ("o", Post::Organiser),
        ("m", Post::Committee),
    ];
    for (book, command, may) in rows {
        let mut day = Day::playing(book, 4);
        for (id, post) in posts {
            day.appoint(id, post, None, &[]);
        }
        for (id, _) in posts {
            let refused = day.hall.decide(&day.request(person(id), order(command))).err().map(|refused| refused.why);
            let lacks = matches!(
                refused,
                Some(Why::NeedsOffice | Why::NoOffice { .. } | Why::Event(tournament::event::Why::Office { .. }))
            );
            assert_eq!(!lacks, may.contains(&id), "{book} {command} by {id}: {refused:?}");
        }
        // Whoever sits at a board may say that they leave.
        let leaves = command.contains("\"accepted\": false");
        for by in [By::Public, seat(&day.game(1), Side::First)].into_iter().take(if leaves { 1 } else { 2 }) {
            assert!(day.hall.decide(&day.request(by, order(command))).is_err(), "{book} {command}");
        }
    }
}

/// `roc-113` 4 四 [G]: the chief stops and replaces an arbiter; 五: the deputy does so only while the chief is away.
#[test]
fn under_roc_113_the_chief_relieves_an_arbiter() {
    let mut day = Day::open("roc-113", 4);
    for (id, post) in [("r", Post::Referee), ("h", Post::SectionHead), ("c", Post::Chief), ("v", Post::Deputy)] {
        day.appoint(id, post, None, &[]);
    }
    let dismiss =
        What::Office(OfficeAct::Dismiss { person: "r".into(), post: Post::Referee, why: "asleep".to_owned() });
    for id in ["r", "h", "v"] {
        let refused = day.hall.decide(&day.request(person(id), dismiss.clone())).unwrap_err();
        assert_eq!(refused.why, Why::NeedsOffice, "{id}");
        assert!(refused.under.contains(&books::ROC_113.article("4.四.[G]")), "{refused:?}");
    }
    assert!(day.hall.decide(&day.request(person("c"), dismiss.clone())).is_ok());
    day.must(person("c"), What::Office(OfficeAct::StepOut { person: "c".into() }));
    assert!(day.hall.decide(&day.request(person("v"), dismiss)).is_ok());
}

/// `roc-113` 4 六 [D], [F]: arbiters rule at the boards; 四 [H]: only the chief disqualifies there.
#[test]
fn under_roc_113_arbiters_rule_and_the_chief_disqualifies() {
    let mut day = Day::playing("roc-113", 4);
    scene(&mut day);
    let game = day.game(1);
    let desk = day.hall.kept(&game).unwrap();
    let at = desk.scene().now;
    let sanction =
        |sanction: &str| act(&format!(r#"{{"do": "sanction", "against": "first", "sanction": "{sanction}"}}"#));
    for by in [Actor::First, Actor::Staff, Actor::Outsider] {
        assert!(desk.decide(&Entry::new(at, by, sanction("disqualify"))).is_err(), "{by:?}");
    }
    for grade in GRADES {
        let disqualified = desk.decide(&Entry::new(at, Actor::official(grade), sanction("disqualify")));
        assert_eq!(disqualified.is_ok(), grade == Chief, "{grade:?}: {disqualified:?}");
    }
    let mut desk = desk.clone();
    let raise = act(r#"{"do": "raise", "subject": {"conduct": {"clause": "3.8.九.響起"}}, "against": "first"}"#);
    desk.take(&Entry::new(at, Actor::Second, raise)).unwrap();
    // The book knows arbiters and their chief alone: whoever keeps a board is one.
    let rule = || act(r#"{"do": "rule", "matter": 1}"#);
    for grade in GRADES {
        let ruled = desk.decide(&Entry::new(at, Actor::official(grade), rule()));
        assert!(ruled.is_ok(), "{grade:?}: {ruled:?}");
    }
    for by in [Actor::First, Actor::Second, Actor::Staff] {
        assert!(desk.decide(&Entry::new(at, by, rule())).is_err(), "{by:?}");
    }
}
