//! A day in a hall as one script: three sections under three books, officials, calls, appeals, a power cut, the next round;
//! and requests drawn at random by anybody.

use crate::support::{DIRECTOR, Day, act, order, person, seat};
use clock::Instant;
use contest::{Actor, GameId, Outcome, Post, Side};
use hall::{
    By, CallAct, CallId, CaseAct, CaseState, DutyAct, Hall, Happening, Line, NoticeAct, OfficeAct, Request, Tables,
    Topic, What, Why,
};
use tournament::charter::read_toml;
use tournament::event::Command;

const SECTIONS: [(&str, &str); 3] = [("A", "xqef-2022"), ("B", "roc-113"), ("C", "fide-2014")];
const BOARDS: u16 = 20;

/// What of a hall can be compared.
fn told(hall: &Hall) -> String {
    let desks: Vec<_> = hall.desks().map(|(game, desk)| (game, desk.scene(), desk.log())).collect();
    let Hall { event, officials, calls, duties, cases, changes, .. } = hall;
    format!("{} {event:?} {officials:?} {calls:?} {duties:?} {cases:?} {changes:?} {desks:?}", hall.length())
}

/// Lots from a seed.
struct Lots(u64);

impl Lots {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % bound.max(1)
    }

    fn of<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())].clone()
    }
}

/// Three sections of so many boards, each under a book of its own, with twelve officials.
fn opened(boards: u16) -> Day {
    let sections: Vec<String> = SECTIONS
        .map(|(id, book)| format!("{{ id = \"{id}\", name = \"{id}\", rules = {{ base = \"{book}\" }} }}"))
        .to_vec();
    let charter = format!(
        "name = \"Day\"\ntime = {{ method = {{ minutes = 30 }} }}\nsections = [{}]\nrules = {{ base = \"xqef-2022\" }}\n\
         officials = {{ directors = [\"d\"], chief_arbiters = [\"c\"], committee = [\"c\", \"m\", \"n\"] }}\n\
         format = {{ stages = [{{ system = \"swiss\", rounds = 3, scoring = \"whole\", ranking = {{ own = [\"wins\"] }} }}] }}\n",
        sections.join(", ")
    );
    let mut day = Day { now: 1_777_633_200_000, ..Day::default() };
    let charter = Box::new(read_toml(&charter).unwrap());
    day.must(DIRECTOR, What::order(Command::Open { charter }));
    for (section, _) in SECTIONS {
        for number in 1..=boards * 2 {
            day.must(
                DIRECTOR,
                order(&format!(r#"{{"enter": {{"name": "{section}{number}", "section": "{section}"}}}}"#)),
            );
        }
        day.must(DIRECTOR, order(&format!(r#"{{"draw": {{"section": "{section}", "seed": 7}}}}"#)));
        let id = section.to_lowercase();
        day.appoint(&format!("w{id}"), Post::Witness, None, &[section]);
        day.appoint(&format!("r{id}"), Post::Referee, None, &[section]);
        day.appoint(&format!("h{id}"), Post::SectionHead, None, &[section]);
    }
    for (id, post) in [("c", Post::Chief), ("m", Post::Committee), ("n", Post::Committee)] {
        day.appoint(id, post, None, &[]);
    }
    day
}

fn publish(day: &mut Day) {
    for (section, _) in SECTIONS {
        day.must(DIRECTOR, order(&format!(r#"{{"pair": {{"section": "{section}", "seed": 7}}}}"#)));
        day.must(DIRECTOR, order(&format!(r#"{{"publish": {{"section": "{section}"}}}}"#)));
    }
}

fn game(day: &Day, section: &str, table: u16) -> GameId {
    GameId::single(section, day.hall.event.sections[section].current().unwrap().number, table)
}

fn case(json: &str) -> What {
    What::Case(serde_json::from_str::<CaseAct>(json).unwrap())
}

fn outcome(day: &Day, game: &GameId) -> Option<Outcome> {
    day.hall.event.table_at(game).unwrap().1.slot(game).unwrap().verdict.map(|verdict| verdict.outcome)
}

/// A phone rings at a board, and a referee rules that the first player loses.
fn phone(day: &mut Day, game: &GameId, clause: &str) {
    let (referee, head) = (format!("r{}", game.section.to_lowercase()), format!("h{}", game.section.to_lowercase()));
    day.enter(person(&head), game, r#"{"do": "start"}"#);
    day.enter(seat(game, Side::Second), game, r#"{"do": "press"}"#);
    day.enter(seat(game, Side::First), game, r#"{"do": "move", "text": "h2e2"}"#);
    day.enter(seat(game, Side::First), game, r#"{"do": "press"}"#);
    let raise = format!(r#"{{"do": "raise", "subject": {{"conduct": {{"clause": "{clause}"}}}}, "against": "first"}}"#);
    day.enter(person(&referee), game, &raise);
    day.enter(person(&referee), game, r#"{"do": "rule", "matter": 1}"#);
    let GameId { section, table, .. } = game;
    let result = format!(
        r#"{{"result": {{"section": "{section}", "table": {table}, "outcome": "second_wins", "agreed": false}}}}"#
    );
    day.must(person(&referee), order(&result));
    assert_eq!(outcome(day, game), Some(Outcome::SecondWins));
}

/// Hands go up at fifteen tables; each goes to an official of that section, who takes it and deals with it.
fn calls(day: &mut Day) {
    for nth in 0..15_u16 {
        let (section, table) = (SECTIONS[usize::from(nth % 3)].0, 3 + nth / 3);
        let at = game(day, section, table);
        let topic = if nth % 2 == 0 { Topic::Clock } else { Topic::Claim };
        day.must(seat(&at, Side::Second), What::Call(CallAct::Raise { game: at.clone(), topic }));
        let (id, call) = day.hall.calls.open().last().unwrap();
        let to = call.to.clone().unwrap();
        assert!(to.0.ends_with(&section.to_lowercase()), "{to} for {section}");
        assert_eq!(to.0.starts_with('w'), topic == Topic::Clock, "a claim is no witness's");
        day.must(By::Person(to.clone()), What::Call(CallAct::Take { call: id }));
        day.must(By::Person(to), What::Call(CallAct::Finish { call: id }));
    }
    assert_eq!(day.hall.calls.open().count(), 0);
    assert_eq!(day.hall.calls.next(), CallId(16));
}

#[test]
fn a_day_in_a_hall() {
    let mut day = opened(BOARDS);
    publish(&mut day);
    assert_eq!(day.hall.officials.iter().count(), 12);
    for (section, book) in SECTIONS {
        assert_eq!(day.hall.law(section).unwrap().book().id(), book);
    }
    calls(&mut day);
    let one = appeals(&mut day);
    // A game of chess is kept at its desk.
    let chess = game(&day, "C", 1);
    day.enter(person("hc"), &chess, r#"{"do": "start"}"#);
    day.enter(seat(&chess, Side::First), &chess, r#"{"do": "move", "text": "e2e4"}"#);
    power_cut(&mut day);
    // The game that stands again is played to another result, and all others are reported.
    day.enter(person("ha"), &one, r#"{"do": "rule", "matter": 1, "facts": {"unfounded": true}}"#);
    day.enter(seat(&one, Side::Second), &one, r#"{"do": "resign"}"#);
    day.enter(person("ha"), &one, r#"{"do": "rule"}"#);
    for by in [seat(&one, Side::First), seat(&one, Side::Second), person("ha")] {
        let _ = day.ask(by, What::entry(one.clone(), act(r#"{"do": "sign"}"#)));
    }
    assert_eq!(outcome(&day, &one), Some(Outcome::FirstWins));
    let mut lots = Lots(3);
    for (section, _) in SECTIONS {
        for table in 1..=BOARDS {
            if outcome(&day, &game(&day, section, table)).is_none() {
                let outcome = lots.of(&["first_wins", "draw", "second_wins"]);
                let result =
                    format!(r#"{{"result": {{"section": "{section}", "table": {table}, "outcome": "{outcome}"}}}}"#);
                day.must(person(&format!("r{}", section.to_lowercase())), order(&result));
            }
        }
        day.must(DIRECTOR, order(&format!(r#"{{"close": {{"section": "{section}"}}}}"#)));
    }
    let settled = day.hall.cases.iter().all(|(_, case)| case.state(Instant::new(day.now)) == CaseState::Decided);
    assert!(settled);
    publish(&mut day);
    for (section, _) in SECTIONS {
        assert_eq!(day.hall.event.sections[section].current().unwrap().number, 2);
        assert_eq!(day.hall.event.sections[section].current().unwrap().tables.len(), usize::from(BOARDS));
    }
    power_cut(&mut day);
}

/// An appeal in each of two sections; the game that stands again.
fn appeals(day: &mut Day) -> GameId {
    // An appeal of the first section is upheld by its head; one of the second goes in writing to the committee, in vain.
    let (one, two) = (game(day, "A", 1), game(day, "B", 1));
    phone(day, &one, "92(6)");
    phone(day, &two, "3.8.九.響起");
    let matter =
        |game: &GameId| format!(r#"{{"matter": {{"game": {}, "matter": 1}}}}"#, serde_json::to_string(game).unwrap());
    let appeal = format!(r#"{{"appeal": {{"of": {}, "grounds": ["facts"], "deposit": 500}}}}"#, matter(&one));
    day.must(seat(&one, Side::First), case(&appeal));
    let refused = day.refuses(person("hb"), case(r#"{"decide": {"case": 1, "upheld": true, "why": "x"}}"#));
    assert_eq!(refused.why, Why::NoOffice { section: Some("A".to_owned()) }, "the head of another section");
    day.must(person("ha"), case(r#"{"decide": {"case": 1, "upheld": true, "why": "another phone"}}"#));
    assert_eq!(outcome(day, &one), None);
    let written =
        format!(r#"{{"appeal": {{"of": {}, "grounds": ["facts"], "committee": true, "text": "No."}}}}"#, matter(&two));
    day.must(seat(&two, Side::First), case(&written));
    let dismissed =
        r#"{"decide": {"case": 2, "upheld": false, "why": "it rang", "votes": {"dismissed": ["c", "m", "n"]}}}"#;
    day.must(person("m"), case(dismissed));
    assert_eq!(outcome(day, &two), Some(Outcome::SecondWins));
    one
}

/// The log is cut at lines drawn at random and folded again: what comes is what was live, and the day goes on from the whole.
fn power_cut(day: &mut Day) {
    let mut lots = Lots(day.log.len() as u64);
    for _ in 0..5 {
        let cut = lots.below(day.log.len());
        let (before, after) = day.log.split_at(cut);
        let mut hall = Hall::replay(before);
        assert_eq!(hall.length(), cut as u64);
        for line in after {
            hall.apply(line);
        }
        assert_eq!(told(&hall), told(&day.hall));
    }
    day.hall = Hall::replay(&day.log);
}

/// How many requests are drawn: fifty thousand with `DRAWS=all`.
fn draws() -> usize {
    if std::env::var("DRAWS").is_ok_and(|draws| draws == "all") { 50_000 } else { 10_000 }
}

/// Somebody: an official, whoever sits at a board, anybody, somebody unknown.
fn anybody(lots: &mut Lots, games: &[GameId]) -> By {
    match lots.below(10) {
        0 => By::Public,
        1 => person("x"),
        2..=4 => seat(&lots.of(games), lots.of(&Side::BOTH)),
        _ => person(lots.of(&["wa", "ra", "ha", "wb", "rb", "hb", "wc", "rc", "hc", "c", "m", "n"])),
    }
}

/// Something that can be asked for, fitting or not.
fn anything(lots: &mut Lots, games: &[GameId]) -> What {
    let game = lots.of(games);
    let at = serde_json::to_string(&game).unwrap();
    let (section, table, id) = (&game.section, game.table, 1 + lots.below(4));
    let player = 1 + lots.below(12);
    match lots.below(10) {
        9 => notice(&lots.of(&[
            r#"{"put_up": {"text": "x"}}"#.to_owned(),
            format!(r#"{{"put_up": {{"text": "x", "section": "{section}"}}}}"#),
            format!(r#"{{"take_down": {{"notice": {id}}}}}"#),
        ])),
        0 => order(&format!(
            r#"{{"result": {{"section": "{section}", "table": {table}, "outcome": "{}"}}}}"#,
            lots.of(&["first_wins", "draw", "second_wins"])
        )),
        1 => order(&lots.of(&[
            format!(r#"{{"disqualify": {{"player": {player}, "reason": "x"}}}}"#),
            format!(r#"{{"withdraw": {{"player": {player}, "accepted": true}}}}"#),
            format!(r#"{{"close": {{"section": "{section}"}}}}"#),
            r#"{"announce": {"round": 2, "clauses": []}}"#.to_owned(),
            format!(r#"{{"verify": {{"section": "{section}"}}}}"#),
        ])),
        2 => What::Call(lots.of(&[
            CallAct::Raise { game: game.clone(), topic: Topic::Clock },
            CallAct::Take { call: CallId(1) },
            CallAct::Pass { call: CallId(1), needs: None, to: None },
            CallAct::Finish { call: CallId(1) },
        ])),
        3 => any_office(lots, section),
        4 | 5 => case(&any_case(lots, &at, id)),
        _ => What::entry(game, act(&any_act(lots))),
    }
}

fn notice(json: &str) -> What {
    What::Notice(serde_json::from_str::<NoticeAct>(json).unwrap())
}

/// Something about officials or duties in a section.
fn any_office(lots: &mut Lots, section: &str) -> What {
    let person = lots.of(&["wa", "rb", "x"]).into();
    let done = lots.of(&["pairings", "clocks_set", "briefing"]);
    let tables = vec![Tables { section: section.to_owned(), from: 1, to: 2 }];
    lots.of(&[
        What::Office(OfficeAct::Assign { person, tables }),
        What::Office(OfficeAct::Dismiss { person: "x".into(), post: Post::Referee, why: "x".to_owned() }),
        duty(&format!(r#"{{"done": {{"section": "{section}", "round": 1, "duty": "{done}"}}}}"#)),
        duty(&format!(r#"{{"begin": {{"section": "{section}"}}}}"#)),
        duty(&format!(r#"{{"suspend": {{"section": "{section}", "why": "x"}}}}"#)),
        duty(&format!(r#"{{"continue": {{"section": "{section}"}}}}"#)),
    ])
}

fn duty(json: &str) -> What {
    What::Duty(serde_json::from_str::<DutyAct>(json).unwrap())
}

/// An act in a case about a game, or in the one with this number.
fn any_case(lots: &mut Lots, at: &str, id: usize) -> String {
    lots.of(&[
            format!(r#"{{"open": {{"about": {{"conduct": {{"game": {at}, "against": {{"side": "first"}}, "what": "x{id}"}}}}}}}}"#),
            format!(r#"{{"open": {{"about": {{"matter": {{"game": {at}, "matter": 1}}}}}}}}"#),
            format!(r#"{{"state": {{"case": {id}, "text": "x", "of": {{"side": "first"}}}}}}"#),
            format!(r#"{{"evidence": {{"case": {id}, "kind": "recording", "text": "x", "new": "inquired"}}}}"#),
            format!(r#"{{"find": {{"case": {id}, "facts": [{{"text": "x", "proved": true}}]}}}}"#),
            format!(r#"{{"rule": {{"case": {id}, "under": ["xqef-2022 92(6)"], "why": "x", "measures": [{{"sanction": "expel"}}]}}}}"#),
            format!(r#"{{"appeal": {{"of": {{"case": {id}}}, "grounds": ["facts"], "deposit": 500, "text": "x"}}}}"#),
            format!(r#"{{"appeal": {{"of": {{"matter": {{"game": {at}, "matter": 1}}}}, "grounds": ["rule"], "deposit": 500}}}}"#),
            format!(r#"{{"decide": {{"case": {id}, "upheld": true, "why": "x", "votes": {{"upheld": ["c", "m", "n"]}}}}}}"#),
            format!(r#"{{"decide": {{"case": {id}, "upheld": false, "why": "x", "votes": {{"dismissed": ["c", "m", "n"]}}}}}}"#),
            format!(r#"{{"recuse": {{"case": {id}, "person": "n", "why": "x"}}}}"#),
            format!(r#"{{"resume": {{"case": {id}}}}}"#),
            format!(r#"{{"withdraw": {{"case": {id}, "why": "x"}}}}"#),
            format!(r#"{{"disturb": {{"case": {id}, "by": {{"other": "x"}}, "how": "disturbed", "text": "x"}}}}"#),
        ])
}

/// An act at a desk.
fn any_act(lots: &mut Lots) -> String {
    let clause = lots.of(&["92(6)", "3.8.九.響起", "93(2)", "91(1)"]);
    let acts = [
        r#"{"do": "start"}"#.to_owned(),
        r#"{"do": "press"}"#.to_owned(),
        r#"{"do": "move", "text": "h2e2"}"#.to_owned(),
        r#"{"do": "move", "text": "e2e4"}"#.to_owned(),
        r#"{"do": "resign"}"#.to_owned(),
        format!(r#"{{"do": "raise", "subject": {{"conduct": {{"clause": "{clause}"}}}}, "against": "first"}}"#),
        r#"{"do": "rule"}"#.to_owned(),
        r#"{"do": "rule", "matter": 1}"#.to_owned(),
        r#"{"do": "stop_clock"}"#.to_owned(),
        r#"{"do": "undo", "from": 40, "why": "x"}"#.to_owned(),
        r#"{"do": "sign"}"#.to_owned(),
    ];
    lots.of(&acts)
}

/// What lines say that was done without the authority: everybody acts in an office that they hold there, and whoever rules at a
/// board has the grade that its law asks for.
fn overstepped(hall: &Hall, by: &By, what: &What, lines: &[Line]) -> Option<String> {
    let By::Person(person) = by else { return None };
    let own = |line: &&Line| line.person.as_deref() == Some(person.0.as_str()) && line.by != Actor::Desk;
    for line in lines.iter().filter(own) {
        let sections: Vec<&str> = match &line.subject {
            Some(game) => vec![game.section.as_str()],
            None => hall.event.sections.keys().map(String::as_str).collect(),
        };
        let held: Vec<Actor> = sections.into_iter().flat_map(|id| hall.officials.actors(person, Some(id))).collect();
        if !held.iter().any(|actor| *actor == line.by || actor.at_desk() == line.by) {
            return Some(format!("{person} acted as {:?} and is {held:?}: {line:?}", line.by));
        }
    }
    let What::Entry { game, act, disputed, .. } = what else { return None };
    let books::desk::Act::Rule { facts, .. } = &**act else { return None };
    let desk = hall.kept(game)?;
    let ruled = lines.iter().find_map(|line| match &line.event {
        Happening::Desk(arbiter::Happening::Ruled { matter, .. }) if line.person.is_some() => Some((*matter, line.by)),
        _ => None,
    });
    let (matter, by) = ruled?;
    let known = desk.scene().matter(matter)?;
    let needed = desk.law().authority(desk.scene(), known, facts, *disputed).grade;
    (by.grade() < Some(needed)).then(|| format!("{by:?} ruled on {known:?}, which needs {needed:?}"))
}

/// What the table of authority forbids somebody, whatever else stands in the way: written from the texts, and coarser than
/// they are.
fn is_forbidden(by: &By, what: &What) -> bool {
    let By::Person(person) = by else {
        let own = |game: &GameId| matches!(by, By::Seat(seat) if seat.game == *game);
        return match what {
            What::Office(_) | What::Duty(_) | What::Notice(_) => true,
            What::Order { command, .. } => !matches!(**command, Command::Result { .. }) || *by == By::Public,
            What::Entry { game, act, .. } => {
                use books::desk::Act::{Rule, StopClock, Undo};
                !own(game)
                    || matches!(**act, Rule { .. } | Undo { .. })
                    || *by == By::Public && matches!(**act, StopClock)
            }
            What::Call(act) => *by == By::Public || matches!(act, CallAct::Take { .. } | CallAct::Pass { .. }),
            What::Case(act) => {
                *by == By::Public
                    || matches!(
                        act,
                        CaseAct::Find { .. }
                            | CaseAct::Rule { .. }
                            | CaseAct::Decide { .. }
                            | CaseAct::Resume { .. }
                            | CaseAct::Disturb { .. }
                            | CaseAct::Recuse { .. }
                    )
            }
        };
    };
    let id = person.0.as_str();
    let of = |section: &str| of_section_or_chief(id, section);
    let sits = matches!(id, "m" | "n");
    match what {
        What::Order { command, .. } => match &**command {
            Command::Result { .. } => matches!(id, "m" | "n" | "x"),
            Command::Disqualify { .. }
            | Command::Withdraw { .. }
            | Command::Announce(_)
            | Command::Verify { .. }
            | Command::Close { .. } => id != "c",
            _ => false,
        },
        What::Office(_) | What::Case(CaseAct::Resume { .. }) => id != "c",
        What::Entry { act, .. } if sits => {
            use books::desk::Act::{Rule, Start, StopClock, Undo};
            matches!(**act, Rule { .. } | Undo { .. } | Start | StopClock)
        }
        What::Entry { game, .. } => !of(&game.section),
        What::Call(CallAct::Raise { game, .. }) => !of(&game.section) && !sits,
        What::Duty(DutyAct::Suspend { .. } | DutyAct::Continue { .. }) => id != "c",
        What::Duty(DutyAct::Begin { section, .. }) => id != "c" && id != format!("h{}", section.to_lowercase()),
        What::Duty(DutyAct::Done(of)) => !of_section_or_chief(id, &of.section),
        What::Case(_) | What::Call(_) | What::Duty(_) => id == "x",
        What::Notice(NoticeAct::PutUp { section: Some(section), .. }) => {
            id != "c" && id != format!("h{}", section.to_lowercase())
        }
        What::Notice(NoticeAct::PutUp { section: None, .. }) => id != "c",
        What::Notice(NoticeAct::TakeDown { .. }) => id != "c" && !id.starts_with('h'),
    }
}

/// Whether somebody serves in a section, or in all.
fn of_section_or_chief(id: &str, section: &str) -> bool {
    id == "c" || id.len() == 2 && id.ends_with(&section.to_lowercase())
}

#[test]
fn requests_drawn_at_random_never_do_what_the_table_forbids() {
    let mut day = opened(2);
    publish(&mut day);
    let games: Vec<GameId> = day.hall.games_now().collect();
    let mut lots = Lots(2_026);
    let (mut taken, mut refused) = (0, 0);
    let began = day.log.len();
    let mut stood = Vec::new();
    for nth in 0..draws() {
        if nth % (draws() / 10).max(1) == 0 {
            stood.push((day.log.len(), told(&day.hall)));
        }
        let (by, what) = (anybody(&mut lots, &games), anything(&mut lots, &games));
        day.now += 1_000 * (1 + lots.below(600) as u64);
        let request = Request { by: by.clone(), at: Instant::new(day.now), saw: None, what: what.clone() };
        match day.hall.decide(&request) {
            Ok(lines) => {
                assert!(!is_forbidden(&by, &what), "{by:?} did {what:?}");
                assert_eq!(overstepped(&day.hall, &by, &what, &lines), None, "{what:?}");
                assert_eq!(lines.first().map(|line| line.no), Some(day.hall.length() + 1), "{what:?}");
                for line in &lines {
                    day.hall.apply(line);
                }
                day.log.extend(lines);
                taken += 1;
            }
            Err(_) => refused += 1,
        }
    }
    assert!(taken > 50 && refused > 50, "{taken} taken, {refused} refused");
    assert!(day.hall.cases.iter().count() > 2, "cases were opened");
    assert!(stood.len() >= 10 && stood.iter().any(|(length, _)| *length > began));
    for (cut, then) in stood {
        let mut hall = Hall::replay(&day.log[..cut]);
        assert_eq!(told(&hall), then, "the state that was live at {cut}");
        for line in &day.log[cut..] {
            hall.apply(line);
        }
        assert_eq!(told(&hall), told(&day.hall), "cut at {cut}");
    }
}
