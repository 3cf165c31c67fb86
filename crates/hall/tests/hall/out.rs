//! Whoever is disqualified at a board is put out of the event with the ruling, or those who may do that are called.

use crate::support::{DIRECTOR, Day, order, person, seat};
use contest::{Actor, Form, GameId, Grade, Side};
use hall::{CaseAct, CaseWhy, Hall, Note, Post, Topic, What, Why};
use tournament::PlayerId;
use tournament::event::GoneHow;

const RAISE: &str = r#"{"do": "raise", "subject": {"conduct": {"clause": "91(1)"}}, "against": "first"}"#;
const RULE: &str = r#"{"do": "rule", "matter": 1}"#;
const PROVISIONAL: &str = r#"{"do": "rule", "matter": 1, "facts": {"provisional": true}}"#;

fn case(json: &str) -> What {
    What::Case(serde_json::from_str::<CaseAct>(json).unwrap())
}

/// A game that has begun, with officials of every grade and a committee, and a breach by the first player that was raised.
fn raised() -> (Day, GameId, PlayerId) {
    let officials =
        "officials = { directors = [\"d\"], chief_arbiters = [\"c\"], committee = [\"c\", \"m\", \"n\"] }\n";
    let mut day = Day::open_with("xqef-2022", 4, officials);
    day.must(DIRECTOR, order(r#"{"draw": {"section": "A", "seed": 1}}"#));
    day.next_round();
    for (id, post) in [("w", Post::Witness), ("h", Post::SectionHead)] {
        day.appoint(id, post, None, &["A"]);
    }
    for (id, post) in [("c", Post::Chief), ("d", Post::Director), ("m", Post::Committee), ("n", Post::Committee)] {
        day.appoint(id, post, None, &[]);
    }
    let game = day.game(1);
    day.enter(person("h"), &game, r#"{"do": "start"}"#);
    day.enter(person("w"), &game, RAISE);
    let first = day.hall.event.table_at(&game).unwrap().1.first;
    (day, game, first)
}

fn gone(day: &Day, player: PlayerId) -> Option<GoneHow> {
    day.hall.event.sections["A"].gone.get(&player).map(|gone| gone.how)
}

/// Article 111(a) with 106(2)(d)(ii): the chief's ruling at the board is the end of the event for the player.
#[test]
fn a_ruling_of_the_chief_puts_the_player_out_of_the_event_at_once() {
    let (mut day, game, first) = raised();
    let answer = day.enter(person("c"), &game, RULE);
    assert!(answer.notes.iter().all(|note| !matches!(note, Note::Disqualified { .. })), "{:?}", answer.notes);
    assert_eq!(gone(&day, first), Some(GoneHow::Disqualified));
    assert!(day.hall.to_put_out.is_empty());
    // The game counts as it was ruled, and not as one that nobody came to.
    let slot = *day.hall.event.table_at(&game).unwrap().1.slot(&game).unwrap();
    assert_eq!((slot.verdict.unwrap().form, slot.confirmed), (Form::Breach, true));
    assert_eq!(day.hall.kept(&game).unwrap().confirmed().map(|result| result.verdict), slot.verdict);
    let out = day.log.iter().rfind(|line| serde_json::to_string(line).unwrap().contains("\"left\"")).unwrap();
    assert_eq!((out.by, out.person.as_deref()), (Actor::Chief, Some("c")));
    assert!(serde_json::to_string(out).unwrap().contains("xqef-2022 111(a)"), "{out:?}");
    assert_eq!(Hall::replay(&day.log).see(&DIRECTOR), day.hall.see(&DIRECTOR));
}

/// Article 107: a ruling without the authority waits, and whoever has it is called.
#[test]
fn a_ruling_that_waits_to_be_ratified_calls_the_chief_and_is_not_forgotten() {
    let (mut day, game, first) = raised();
    let answer = day.enter(person("w"), &game, PROVISIONAL);
    assert!(answer.notes.contains(&Note::Disqualified { player: first, game: game.clone() }), "{:?}", answer.notes);
    assert_eq!(gone(&day, first), None);
    let (_, call) = day.hall.calls.open().next().unwrap();
    assert_eq!((call.topic, call.needs.grade, call.to.clone()), (Topic::Conduct, Grade::Chief, Some("c".into())));
    assert_eq!(day.hall.to_put_out.get(&first), Some(&game));
    let shown = |by| day.hall.see(&by).sections[0].entrants.iter().filter(|one| one.to_put_out).count();
    assert_eq!((shown(person("h")), shown(hall::By::Public)), (1, 0));
    let mut ratified = day.clone();
    ratified.enter(person("c"), &game, r#"{"do": "ratify", "matter": 1}"#);
    assert_eq!((gone(&ratified, first), ratified.hall.to_put_out.len()), (Some(GoneHow::Disqualified), 0));
    // Nobody ratified it: whoever goes on with the section is told so.
    day.must(DIRECTOR, order(r#"{"result": {"section": "A", "table": 1, "outcome": "second_wins"}}"#));
    day.must(DIRECTOR, order(r#"{"result": {"section": "A", "table": 2, "outcome": "draw"}}"#));
    for go_on in [r#"{"close": {"section": "A"}}"#, r#"{"pair": {"section": "A", "seed": 1}}"#] {
        let notes = day.must(DIRECTOR, order(go_on)).notes;
        assert!(notes.iter().any(|note| matches!(note, Note::Disqualified { .. })), "{go_on}: {notes:?}");
    }
    let put_out = format!(r#"{{"disqualify": {{"player": {first}, "reason": "91(1)"}}}}"#);
    // 106(1), 106(2)(d)(ii): that is for the chief to decide, and not for the director.
    let refused = day.refuses(person("d"), order(&put_out));
    assert_eq!(refused.could.iter().map(|holder| holder.office).collect::<Vec<_>>(), [Actor::Chief], "{refused:?}");
    day.must(person("c"), order(&put_out));
    assert!(day.hall.to_put_out.is_empty());
}

/// An undone ruling puts nobody out.
#[test]
fn a_disqualification_that_is_undone_is_no_longer_waited_for() {
    let (mut day, game, first) = raised();
    let answer = day.enter(person("w"), &game, PROVISIONAL);
    let from = answer.lines[0].no;
    day.enter(person("h"), &game, &format!(r#"{{"do": "undo", "from": {from}, "why": "the wrong player"}}"#));
    assert_eq!((gone(&day, first), day.hall.to_put_out.len()), (None, 0));
}

/// Under roc-113, 4 四 [H], the chief's own sanction does the same.
#[test]
fn a_sanction_of_the_chief_does_the_same() {
    let mut day = Day::playing("roc-113", 4);
    day.appoint("c", Post::Chief, None, &[]);
    let game = day.game(1);
    day.enter(person("c"), &game, r#"{"do": "start"}"#);
    let first = day.hall.event.table_at(&game).unwrap().1.first;
    day.enter(person("c"), &game, r#"{"do": "sanction", "against": "first", "sanction": "disqualify"}"#);
    assert_eq!((gone(&day, first), day.hall.to_put_out.len()), (Some(GoneHow::Disqualified), 0));
    assert_eq!(Hall::replay(&day.log).see(&DIRECTOR), day.hall.see(&DIRECTOR));
}

/// Articles 134 to 137: what fell on appeal fell in the event, too.
#[test]
fn whoever_wins_the_appeal_plays_on() {
    let (mut day, game, first) = raised();
    day.enter(person("c"), &game, RULE);
    let at = serde_json::to_string(&game).unwrap();
    let appeal = format!(
        r#"{{"appeal": {{"of": {{"matter": {{"game": {at}, "matter": 1}}}}, "grounds": ["facts"], "deposit": 500, "text": "Not me."}}}}"#
    );
    day.must(seat(&game, Side::First), case(&appeal));
    let before = day.now;
    let decide = r#"{"decide": {"case": 1, "upheld": true, "why": "another player", "votes": {"upheld": ["m", "n"], "dismissed": ["c"]}}}"#;
    // What is dated before the appeal is no decision on it.
    day.now = before - 60_000;
    let early = day.refuses(person("m"), case(decide));
    assert_eq!(early.why, Why::Case(CaseWhy::Before(clock::Instant::new(before))));
    day.now = before;
    // Only the committee decides, and it is named.
    let refused = day.refuses(person("h"), case(decide));
    let [committee] = &refused.could[..] else { panic!("{refused:?}") };
    let people: Vec<&str> = committee.people.iter().map(|person| person.0.as_str()).collect();
    assert_eq!((committee.post, people), (Some(Post::Committee), vec!["c", "m", "n"]));
    let answer = day.must(person("m"), case(decide));
    assert_eq!((gone(&day, first), answer.notes), (None, vec![]));
    let slot = *day.hall.event.table_at(&game).unwrap().1.slot(&game).unwrap();
    assert_eq!(slot.verdict, None);
    let desk = day.hall.kept(&game).unwrap();
    assert!(desk.scene().result().is_none() && !desk.scene().disqualified.first);
    assert_eq!(Hall::replay(&day.log).see(&DIRECTOR), day.hall.see(&DIRECTOR));
}

/// Four teams of two, with a chief and a witness; the game on the second board of the first table has begun. Who plays for
/// the team with the first move there, and which team that is.
fn at_second_board(book: &str) -> (Day, GameId, PlayerId, PlayerId) {
    let charter = format!(
        "name = \"Day\"\ntime = {{ method = {{ minutes = 30 }} }}\nsections = [{{ id = \"A\", name = \"A\" }}]\n\
         format = {{ boards = 2, stages = [{{ system = \"swiss\", rounds = 2, scoring = \"whole\", ranking = \"team_swiss\" }}] }}\n\
         rules = {{ base = \"{book}\" }}\n"
    );
    let mut day = Day { now: 1_777_633_200_000, ..Day::default() };
    let charter = Box::new(tournament::charter::read_toml(&charter).unwrap());
    day.must(DIRECTOR, What::order(tournament::event::Command::Open { charter }));
    for number in 1..=12 {
        day.must(DIRECTOR, order(&format!(r#"{{"enter": {{"name": "P{number}", "section": "A"}}}}"#)));
    }
    for team in 0..4 {
        let members: Vec<u32> = (1..=3).map(|nth| team * 3 + nth).collect();
        day.must(
            DIRECTOR,
            order(&format!(r#"{{"enter_team": {{"name": "T{team}", "section": "A", "members": {members:?}}}}}"#)),
        );
    }
    day.must(DIRECTOR, order(r#"{"draw": {"section": "A", "seed": 1}}"#));
    day.next_round();
    day.appoint("c", Post::Chief, None, &[]);
    day.appoint("w", Post::Witness, None, &["A"]);
    let game = GameId { board: 2, ..day.game(1) };
    let table = day.hall.event.table_at(&game).unwrap().1.clone();
    let team = if table.slot(&game).unwrap().swapped { table.second } else { table.first };
    let member = day.hall.event.person_at("A", 1, team, 2).unwrap();
    assert_ne!(member, team);
    day.enter(person("c"), &game, r#"{"do": "start"}"#);
    (day, game, member, team)
}

/// The member is out, the team is not: its other board goes on, and the next round pairs it. By a ruling the game counts as it
/// was ruled (111(a)), by a sanction alone (4 四 [H]) it is lost as by somebody who is no longer there.
#[test]
fn a_member_who_is_disqualified_at_a_board_is_out_and_the_team_is_not() {
    let sanction = r#"{"do": "sanction", "against": "first", "sanction": "disqualify"}"#;
    for (book, entry, form) in [("xqef-2022", RULE, Form::Breach), ("roc-113", sanction, Form::Absence)] {
        let (mut day, game, member, team) = at_second_board(book);
        if book == "xqef-2022" {
            day.enter(person("w"), &game, RAISE);
        }
        day.enter(person("c"), &game, entry);
        assert_eq!((gone(&day, member), gone(&day, team)), (Some(GoneHow::Disqualified), None), "{book}");
        assert!(day.hall.to_put_out.is_empty());
        let table = day.hall.event.table_at(&game).unwrap().1.clone();
        let slot = table.slot(&game).unwrap();
        let won = slot.verdict.and_then(|verdict| verdict.outcome.winner());
        assert_eq!(
            (won, slot.verdict.map(|verdict| verdict.form)),
            (Some(Side::Second), Some(form)),
            "{book}: {slot:?}"
        );
        assert!(table.games.iter().any(|slot| slot.verdict.is_none()), "the other board goes on");
        assert_eq!(Hall::replay(&day.log).see(&DIRECTOR), day.hall.see(&DIRECTOR));
        for (nth, board) in [(1, 1), (2, 1), (2, 2)] {
            let result =
                format!(r#"{{"result": {{"section": "A", "table": {nth}, "board": {board}, "outcome": "draw"}}}}"#);
            day.must(DIRECTOR, order(&result));
        }
        day.must(DIRECTOR, order(r#"{"close": {"section": "A"}}"#));
        day.next_round();
        let round = day.hall.event.sections["A"].current().unwrap();
        assert!(round.tables.iter().any(|table| table.seats(team)), "the team plays on");
        assert_eq!(day.hall.event.person_at("A", 2, team, 2), None, "the board of the member stays empty");
    }
}

/// Of a member whose ruling nobody has ratified the chief is told, and never of the team.
#[test]
fn a_member_who_waits_to_be_put_out_is_named_and_not_the_team() {
    let (mut day, game, member, team) = at_second_board("xqef-2022");
    day.enter(person("w"), &game, RAISE);
    let answer = day.enter(person("w"), &game, PROVISIONAL);
    assert!(answer.notes.contains(&Note::Disqualified { player: member, game: game.clone() }), "{:?}", answer.notes);
    assert_eq!((gone(&day, member), gone(&day, team)), (None, None));
    assert_eq!(day.hall.to_put_out.keys().copied().collect::<Vec<_>>(), [member]);
    day.must(
        hall::By::keeper(Actor::Chief),
        order(&format!(r#"{{"disqualify": {{"player": {member}, "reason": "4"}}}}"#)),
    );
    assert_eq!((gone(&day, member), gone(&day, team)), (Some(GoneHow::Disqualified), None));
    assert!(day.hall.to_put_out.is_empty());
}
