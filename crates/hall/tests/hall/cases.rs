//! Cases and appeals: heard, ruled on, carried through all grades, and what becomes of the game.

use crate::support::{CHIEF, DIRECTOR, Day, order, person, seat};
use clock::Instant;
use contest::{GameId, Outcome, Side};
use hall::{
    By, CaseAct, CaseId, CaseState, CaseWhy, DueKind, Evidence, Hall, Happening, Instance, Line, Log, Note, Post,
    Refused, Seat, What, Why,
};
use journal::Tail;

const CASE: CaseId = CaseId(1);
const MINUTE: u64 = 60_000;

/// Something in a case, as it is written.
fn case(json: &str) -> What {
    What::Case(serde_json::from_str::<CaseAct>(json).unwrap())
}

fn cites(refused: &Refused) -> Vec<String> {
    refused.under.iter().map(ToString::to_string).collect()
}

fn why(refused: Refused) -> CaseWhy {
    match refused.why {
        Why::Case(why) => why,
        other => panic!("{other:?}"),
    }
}

/// An event with officials of every grade, with a committee if the charter has one, and a game in which a witness ruled that
/// the first player's phone rang.
struct Heard {
    day: Day,
    game: GameId,
}

impl Heard {
    fn new(book: &str, committee: bool) -> Self {
        let officials =
            "officials = { directors = [\"d\"], chief_arbiters = [\"c\"], committee = [\"c\", \"m\", \"n\"] }\n";
        let mut day = Day::open_with(book, 4, if committee { officials } else { "" });
        day.must(DIRECTOR, order(r#"{"draw": {"section": "A", "seed": 1}}"#));
        day.next_round();
        let posts = [("w", Post::Witness), ("r", Post::Referee), ("h", Post::SectionHead)];
        for (id, post) in posts {
            day.appoint(id, post, None, &["A"]);
        }
        let posts = [("c", Post::Chief), ("m", Post::Committee), ("n", Post::Committee)];
        for (id, post) in posts.into_iter().take(if committee { 3 } else { 1 }) {
            day.appoint(id, post, None, &[]);
        }
        let game = day.game(1);
        Self { day, game }
    }

    /// The same with the ruling of the witness.
    fn ruled(book: &str, committee: bool, by: &str) -> Self {
        let mut heard = Self::new(book, committee);
        let Self { day, game } = &mut heard;
        day.enter(person("h"), game, r#"{"do": "start"}"#);
        day.enter(seat(game, Side::Second), game, r#"{"do": "press"}"#);
        day.enter(seat(game, Side::First), game, r#"{"do": "move", "text": "h2e2"}"#);
        day.enter(seat(game, Side::First), game, r#"{"do": "press"}"#);
        let subject = if book == "xqef-2022" { "92(6)" } else { "3.8.九.響起" };
        let raise =
            format!(r#"{{"do": "raise", "subject": {{"conduct": {{"clause": "{subject}"}}}}, "against": "first"}}"#);
        day.enter(person(by), game, &raise);
        day.enter(person(by), game, r#"{"do": "rule", "matter": 1}"#);
        // The first player does not sign; an arbiter enters what was ruled.
        let result = r#"{"result": {"section": "A", "table": 1, "outcome": "second_wins", "agreed": false}}"#;
        day.must(person("r"), order(result));
        assert_eq!(heard.outcome(), Some(Outcome::SecondWins));
        heard
    }

    fn outcome(&self) -> Option<Outcome> {
        let slot = self.day.hall.event.table_at(&self.game).unwrap().1.slot(&self.game).unwrap();
        slot.verdict.filter(|_| slot.confirmed).map(|verdict| verdict.outcome)
    }

    fn first(&self) -> By {
        seat(&self.game, Side::First)
    }

    /// The first player appeals.
    fn appeal(&self, more: &str) -> What {
        let Self { game, .. } = self;
        let of = match self.day.hall.cases.get(CASE) {
            Some(_) => "{\"case\": 1}".to_owned(),
            None => format!(r#"{{"matter": {{"game": {}, "matter": 1}}}}"#, serde_json::to_string(game).unwrap()),
        };
        case(&format!(r#"{{"appeal": {{"of": {of}, "grounds": ["facts"]{more}}}}}"#))
    }

    fn state(&self) -> CaseState {
        self.day.hall.cases.get(CASE).unwrap().state(Instant::new(self.day.now))
    }

    /// The appeal is carried to the chief, who dismisses it, too.
    fn as_far_as_the_chief(&mut self) {
        for (judge, before) in [("r", Instance::Referee), ("h", Instance::SectionHead), ("c", Instance::Chief)] {
            let appeal = self.appeal(r#", "deposit": 500"#);
            self.day.must(self.first(), appeal);
            assert_eq!(self.day.hall.cases.get(CASE).unwrap().hearing().unwrap().before, before);
            self.day.must(person(judge), case(r#"{"decide": {"case": 1, "upheld": false, "why": "it rang"}}"#));
        }
    }

    /// The appeal is before the committee, the board sealed.
    fn sealed() -> Self {
        let mut heard = Self::ruled("xqef-2022", true, "w");
        heard.as_far_as_the_chief();
        let appeal = heard.appeal(r#", "deposit": 500"#);
        heard.day.must(heard.first(), appeal);
        assert_eq!(heard.state(), CaseState::Sealed);
        heard
    }

    /// The same handed in in writing.
    fn written() -> Self {
        let mut heard = Self::sealed();
        heard.day.must(heard.first(), case(r#"{"write": {"case": 1, "text": "It was another phone."}}"#));
        heard
    }
}

const UPHELD: &str = r#"{"decide": {"case": 1, "upheld": true, "why": "another phone", "votes": {"upheld": ["m", "n"], "dismissed": ["c"]}}}"#;
const DISMISSED: &str = r#"{"decide": {"case": 1, "upheld": false, "why": "it rang", "votes": {"upheld": ["n"], "dismissed": ["c", "m"]}}}"#;

#[test]
fn an_appeal_goes_up_grade_by_grade_to_the_committee_and_is_dismissed() {
    let mut heard = Heard::written();
    let answer = heard.day.must(person("m"), case(DISMISSED));
    assert_eq!(answer.notes, []);
    assert_eq!((heard.state(), heard.outcome()), (CaseState::Decided, Some(Outcome::SecondWins)));
    let case_file = heard.day.hall.cases.get(CASE).unwrap();
    assert!(case_file.last);
    let before: Vec<Instance> = case_file.hearings.iter().map(|hearing| hearing.before).collect();
    assert_eq!(before, Instance::ALL);
    assert!(
        case_file.hearings.iter().all(|hearing| hearing.decision.as_ref().is_none_or(|one| one.returned.is_none()))
    );
    let appeal = heard.appeal(r#", "deposit": 500"#);
    let refused = heard.day.refuses(heard.first(), appeal);
    assert_eq!(cites(&refused), ["xqef-2022 137(2)(e)"]);
    assert_eq!(why(refused), CaseWhy::Last);
}

#[test]
fn an_appeal_upheld_restores_the_game_which_is_played_to_another_result() {
    let mut heard = Heard::written();
    let left = heard.day.hall.kept(&heard.game).unwrap().scene().matters[0].left;
    let answer = heard.day.must(person("n"), case(UPHELD));
    let cited: Vec<String> = answer.lines.iter().flat_map(|line| &line.under).map(ToString::to_string).collect();
    for article in ["xqef-2022 134(3)", "xqef-2022 136(2)", "xqef-2022 137(2)(c)", "xqef-2022 137(2)(e)"] {
        assert!(cited.contains(&article.to_owned()), "{article} in {cited:?}");
    }
    assert_eq!(heard.outcome(), None, "the event has no result any more");
    let decision = heard.day.hall.cases.get(CASE).unwrap().hearing().unwrap().decision.clone().unwrap();
    assert_eq!((decision.erred, decision.returned), (true, Some(2_000)), "all four deposits are given back");
    let desk = heard.day.hall.kept(&heard.game).unwrap();
    assert_eq!((desk.scene().line.len(), desk.scene().result().is_none()), (1, true));
    let (left, times) = (left.unwrap(), desk.scene().times().unwrap());
    assert_eq!(times.first, left.first);
    assert!(left.second.get() - times.second.get() <= 1_000, "the clocks stand as they stood when it was ruled");
    assert_eq!(desk.scene().clock.as_ref().unwrap().running(), None);
    let moved = r#"{"do": "move", "text": "h9g7"}"#;
    let game = heard.game.clone();
    let early = heard.day.refuses(seat(&game, Side::Second), What::entry(game.clone(), crate::support::act(moved)));
    assert_eq!(why(early), CaseWhy::Sealed(CASE));
    heard.day.now += 16 * MINUTE;
    heard.day.must(person("c"), case(r#"{"resume": {"case": 1}}"#));
    // The matter is open again, and is found to be nothing.
    let standing = heard.day.hall.kept(&game).unwrap().scene().matters[0].standing;
    assert!(standing.is_open(), "{standing:?}");
    heard.day.enter(seat(&game, Side::Second), &game, moved);
    heard.day.enter(seat(&game, Side::Second), &game, r#"{"do": "resign"}"#);
    heard.day.enter(person("c"), &game, r#"{"do": "rule"}"#);
    let scene = heard.day.hall.kept(&game).unwrap().scene();
    assert!(scene.result().is_some(), "{:?}", scene.matters);
}

#[test]
fn standings_follow_an_appeal() {
    let mut heard = Heard::ruled("xqef-2022", false, "r");
    assert_eq!(heard.outcome(), Some(Outcome::SecondWins));
    let appeal = heard.appeal(r#", "deposit": 500"#);
    heard.day.must(heard.first(), appeal);
    let close = order(r#"{"close": {"section": "A"}}"#);
    assert!(matches!(heard.day.refuses(DIRECTOR, close.clone()).why, Why::Event(_)), "an appeal is open");
    let (first, second) = {
        let table = heard.day.hall.event.table_at(&heard.game).unwrap().1;
        (table.first, table.second)
    };
    // Dismissed, the second player leads; upheld and played to another result, the first.
    let mut dismissed = Heard { day: heard.day.clone(), game: heard.game.clone() };
    dismissed.day.must(person("h"), case(r#"{"decide": {"case": 1, "upheld": false, "why": "it rang"}}"#));
    heard.day.must(person("h"), case(r#"{"decide": {"case": 1, "upheld": true, "why": "it was not hers"}}"#));
    assert_eq!(heard.outcome(), None);
    let game = heard.game.clone();
    heard.day.enter(person("h"), &game, r#"{"do": "rule", "matter": 1, "facts": {"unfounded": true}}"#);
    heard.day.enter(seat(&game, Side::Second), &game, r#"{"do": "resign"}"#);
    heard.day.enter(person("h"), &game, r#"{"do": "rule"}"#);
    for by in [seat(&game, Side::First), seat(&game, Side::Second), person("h")] {
        let _ = heard.day.ask(by, What::entry(game.clone(), crate::support::act(r#"{"do": "sign"}"#)));
    }
    assert_eq!(heard.outcome(), Some(Outcome::FirstWins));
    for (mut day, leads) in [(dismissed.day, second), (heard.day, first)] {
        day.must(DIRECTOR, order(r#"{"result": {"section": "A", "table": 2, "outcome": "draw"}}"#));
        day.must(DIRECTOR, close.clone());
        let lines = day.hall.event.stage_lines("A", 0).unwrap();
        assert_eq!(lines.first().map(|line| line.player), Some(leads), "{lines:?}");
    }
}

#[test]
fn an_appeal_without_its_deposit_is_none() {
    let mut heard = Heard::ruled("xqef-2022", true, "w");
    for more in ["", r#", "deposit": 499"#] {
        let appeal = heard.appeal(more);
        let refused = heard.day.refuses(heard.first(), appeal);
        assert_eq!(cites(&refused), ["xqef-2022 136(1)"]);
        assert_eq!(why(refused), CaseWhy::NoDeposit(500));
    }
    let appeal = heard.appeal(r#", "deposit": 500"#);
    heard.day.must(heard.first(), appeal);
}

#[test]
fn a_player_is_told_what_was_ruled_at_the_board_and_what_an_appeal_needs() {
    let mut heard = Heard::ruled("xqef-2022", true, "w");
    let at = Instant::new(heard.day.now);
    let own = Seat { game: heard.game.clone(), side: Side::First, assistant: false };
    let rulings = heard.day.hall.rulings_at(&own, at);
    let [ruling] = &rulings[..] else { panic!("{rulings:?}") };
    let open = ruling.appeal.as_ref().unwrap();
    assert_eq!((open.before, open.deposit), (Instance::Referee, Some(500)));
    assert!(!open.at_once.as_ref().unwrap().is_empty());
    assert_eq!(open.until, None, "the book names no time");
    let elsewhere = Seat { game: heard.day.game(2), ..own.clone() };
    assert_eq!(heard.day.hall.rulings_at(&elsewhere, at), []);
    let appeal = heard.appeal(r#", "deposit": 500"#);
    heard.day.must(heard.first(), appeal);
    assert_eq!(heard.day.hall.rulings_at(&own, at), [], "its case is among the cases now");
}

#[test]
fn once_the_game_is_over_a_player_is_told_how_long_an_appeal_is_open() {
    let heard = Heard::ruled("roc-113", false, "r");
    let own = Seat { game: heard.game.clone(), side: Side::First, assistant: false };
    let rulings = heard.day.hall.rulings_at(&own, Instant::new(heard.day.now));
    let until = rulings[0].appeal.as_ref().unwrap().until.clone().unwrap();
    assert_eq!(until.under, ["roc-113 3.8.四.申訴".parse().unwrap()]);
    assert_eq!(heard.day.hall.rulings_at(&own, until.until), rulings);
    let late = heard.day.hall.rulings_at(&own, Instant::new(until.until.get() + 1));
    assert_eq!(why(late[0].appeal.clone().unwrap_err()), CaseWhy::TooLate(until.until));
}

#[test]
fn an_appeal_names_a_ground_and_not_knowing_the_rules_is_none() {
    let mut heard = Heard::ruled("xqef-2022", true, "w");
    let game = serde_json::to_string(&heard.game).unwrap();
    for (grounds, article) in [("[]", "xqef-2022 133(2)"), (r#"["ignorance"]"#, "xqef-2022 73(3)")] {
        let of = format!(r#"{{"matter": {{"game": {game}, "matter": 1}}}}"#);
        let appeal = format!(r#"{{"appeal": {{"of": {of}, "grounds": {grounds}, "deposit": 500}}}}"#);
        let refused = heard.day.refuses(heard.first(), case(&appeal));
        assert!(cites(&refused).contains(&article.to_owned()), "{refused:?}");
    }
}

#[test]
fn an_appeal_is_made_before_play_goes_on() {
    let mut heard = Heard::new("xqef-2022", false);
    let (game, first) = (heard.game.clone(), heard.first());
    let day = &mut heard.day;
    day.enter(person("h"), &game, r#"{"do": "start"}"#);
    day.enter(seat(&game, Side::Second), &game, r#"{"do": "press"}"#);
    day.enter(first.clone(), &game, r#"{"do": "move", "text": "h2e2"}"#);
    // Pressing too hard: a fault, and the game goes on.
    day.enter(first.clone(), &game, r#"{"do": "press"}"#);
    day.enter(person("r"), &game, r#"{"do": "raise", "subject": "hard_press", "against": "first"}"#);
    day.enter(person("r"), &game, r#"{"do": "rule", "matter": 1}"#);
    let mut later = Heard { day: day.clone(), game: game.clone() };
    later.day.enter(seat(&game, Side::Second), &game, r#"{"do": "move", "text": "h9g7"}"#);
    let appeal = later.appeal(r#", "deposit": 500"#);
    let refused = later.day.refuses(first.clone(), appeal.clone());
    assert_eq!(cites(&refused), ["xqef-2022 134(2)", "xqef-2022 137(1)"]);
    assert_eq!(why(refused), CaseWhy::WentOn);
    heard.day.must(first, appeal);
    heard.day.must(person("h"), case(r#"{"decide": {"case": 1, "upheld": true, "why": "as usual"}}"#));
    let desk = heard.day.hall.kept(&game).unwrap();
    assert_eq!(desk.law().counts(&desk.scene().fouls[Side::First]).of(books::desk::FoulKind::Press), 0);
}

#[test]
fn the_written_appeal_comes_within_thirty_minutes_of_the_sealing() {
    let write = r#"{"write": {"case": 1, "text": "It was another phone."}}"#;
    let mut heard = Heard::sealed();
    let due = heard.day.hall.cases.get(CASE).unwrap().due(clock::Instant::new(heard.day.now + 21 * MINUTE)).unwrap();
    assert_eq!((due.what, due.soon, due.passed), (DueKind::Write, true, false), "it is told before it passes");
    heard.day.now += 29 * MINUTE;
    heard.day.must(heard.first(), case(write));
    assert_eq!(heard.state(), CaseState::Appealed);
    let mut heard = Heard::sealed();
    heard.day.now += 31 * MINUTE;
    let refused = heard.day.refuses(heard.first(), case(write));
    assert_eq!(cites(&refused), ["xqef-2022 137(2)(b)"]);
    assert!(matches!(why(refused), CaseWhy::TooLate(_)));
    assert_eq!(heard.state(), CaseState::Lapsed);
    let refused = heard.day.refuses(person("m"), case(UPHELD));
    assert_eq!(why(refused), CaseWhy::HearingOver);
    heard.day.must(person("c"), case(r#"{"resume": {"case": 1}}"#));
    assert_eq!(heard.outcome(), Some(Outcome::SecondWins), "what was ruled stands");
    let appeal = heard.appeal(r#", "deposit": 500"#);
    assert_eq!(why(heard.day.refuses(heard.first(), appeal)), CaseWhy::WentOn);
}

#[test]
fn the_committee_decides_within_the_hour_and_play_resumes_after_a_quarter() {
    let mut heard = Heard::written();
    heard.day.now += 59 * MINUTE;
    assert_eq!(heard.day.must(person("m"), case(DISMISSED)).notes, []);
    heard.day.now += 14 * MINUTE;
    let refused = heard.day.refuses(person("c"), case(r#"{"resume": {"case": 1}}"#));
    assert_eq!(cites(&refused), ["xqef-2022 137(2)(d)"]);
    assert!(matches!(why(refused), CaseWhy::TooEarly(_)));
    let refused = heard.day.refuses(person("h"), case(r#"{"resume": {"case": 1}}"#));
    assert_eq!(refused.why, Why::NeedsOffice, "the chief has play go on");
    let mut in_time = heard.day.clone();
    in_time.now += MINUTE - 2_000;
    in_time.now = in_time.now.max(heard.day.now);
    let late = |day: &mut Day| day.must(person("c"), case(r#"{"resume": {"case": 1}}"#)).notes;
    in_time.now =
        in_time.hall.cases.get(CASE).unwrap().due(clock::Instant::new(0)).unwrap().deadline.until.get() - 1_000;
    assert_eq!(late(&mut in_time), []);
    heard.day.now += 5 * MINUTE;
    assert_eq!(late(&mut heard.day), [Note::Late { what: DueKind::Resume, minutes: 5 }]);
    let mut heard = Heard::written();
    heard.day.now += 61 * MINUTE;
    assert_eq!(heard.day.must(person("m"), case(DISMISSED)).notes, [Note::Late { what: DueKind::Decide, minutes: 2 }]);
}

#[test]
fn a_committee_votes_in_odd_numbers_without_those_concerned() {
    let mut heard = Heard::written();
    heard.day.appoint("o", Post::Committee, None, &[]);
    let decide = |upheld: &str, dismissed: &str, is: bool| {
        case(&format!(
            r#"{{"decide": {{"case": 1, "upheld": {is}, "why": "x", "votes": {{"upheld": {upheld}, "dismissed": {dismissed}}}}}}}"#
        ))
    };
    let rows = [
        (decide(r#"["m", "n"]"#, r#"["c", "o"]"#, false), CaseWhy::Even(4)),
        (decide(r#"["m", "n"]"#, r#"["c"]"#, false), CaseWhy::Majority),
        (decide(r#"["m", "r"]"#, r#"["c"]"#, true), CaseWhy::NotMember("r".into())),
        (decide(r#"["m", "m"]"#, r#"["c"]"#, true), CaseWhy::VotedTwice("m".into())),
        (decide("[]", "[]", true), CaseWhy::TooFew(0)),
        (case(r#"{"decide": {"case": 1, "upheld": true, "why": "x"}}"#), CaseWhy::NoVotes),
    ];
    for (what, refused) in rows {
        assert_eq!(why(heard.day.refuses(person("m"), what)), refused);
    }
    heard.day.must(person("n"), case(r#"{"recuse": {"case": 1, "person": "n", "why": "a friend"}}"#));
    assert_eq!(why(heard.day.refuses(person("m"), case(UPHELD))), CaseWhy::Concerned("n".into()));
    assert_eq!(heard.day.refuses(person("r"), case(UPHELD)).why, Why::NeedsOffice);
    heard.day.must(person("m"), decide(r#"["m", "o"]"#, r#"["c"]"#, true));
}

#[test]
fn who_ruled_does_not_hear_the_appeal_and_nobody_below_does() {
    let mut heard = Heard::ruled("xqef-2022", true, "r");
    let appeal = heard.appeal(r#", "deposit": 500"#);
    heard.day.must(heard.first(), appeal);
    let decide = r#"{"decide": {"case": 1, "upheld": true, "why": "x"}}"#;
    for low in ["w", "r", "m"] {
        let refused = heard.day.refuses(person(low), case(decide));
        assert_eq!(
            (refused.why.clone(), cites(&refused)),
            (Why::NeedsOffice, vec!["xqef-2022 106(2)(c)(iv)".to_owned()])
        );
    }
    heard.day.must(person("r"), case(r#"{"refer": {"case": 1, "to": "h"}}"#));
    let refused = heard.day.refuses(person("r"), case(r#"{"refer": {"case": 1, "to": "w"}}"#));
    assert_eq!(refused.why, Why::CannotDeal("w".into()));
    // The same person in a higher office is still whoever ruled.
    heard.day.appoint("r", Post::SectionHead, None, &["A"]);
    assert_eq!(why(heard.day.refuses(person("r"), case(decide))), CaseWhy::OwnRuling);
    heard.day.must(person("h"), case(decide));
    assert_eq!(heard.outcome(), None);
    // The other side may contest that in turn; if it is upheld, what was ruled first stands again.
    let second = seat(&heard.game, Side::Second);
    let appeal = heard.appeal(r#", "deposit": 500"#);
    heard.day.must(second, appeal);
    heard.day.must(person("c"), case(r#"{"decide": {"case": 1, "upheld": true, "why": "the tape"}}"#));
    assert_eq!(heard.outcome(), Some(Outcome::SecondWins));
}

#[test]
fn without_a_committee_the_chief_decides_last() {
    let mut heard = Heard::ruled("xqef-2022", false, "w");
    heard.as_far_as_the_chief();
    let appeal = heard.appeal(r#", "deposit": 500"#);
    let refused = heard.day.refuses(heard.first(), appeal);
    assert_eq!(cites(&refused), ["xqef-2022 137(3)"]);
    assert_eq!(why(refused), CaseWhy::Last);
}

/// 107(1): a ruling that the chief ratified is the chief's, and goes to the committee.
#[test]
fn a_ratified_ruling_is_contested_as_the_ratifiers() {
    let mut heard = Heard::new("xqef-2022", true);
    let (game, first) = (heard.game.clone(), heard.first());
    heard.day.enter(person("h"), &game, r#"{"do": "start"}"#);
    let raise = r#"{"do": "raise", "subject": {"conduct": {"clause": "91(1)"}}, "against": "first"}"#;
    heard.day.enter(person("w"), &game, raise);
    let rule = r#"{"do": "rule", "matter": 1, "facts": {"provisional": true}}"#;
    let put_out = heard.day.enter(person("w"), &game, rule).notes;
    assert!(matches!(&put_out[..], [Note::Disqualified { .. }]), "the event is told by an order: {put_out:?}");
    let mut unratified = Heard { day: heard.day.clone(), game: game.clone() };
    heard.day.enter(person("c"), &game, r#"{"do": "ratify", "matter": 1}"#);
    for (heard, before) in [(&mut unratified, Instance::Referee), (&mut heard, Instance::Committee)] {
        let appeal = heard.appeal(r#", "deposit": 500"#);
        heard.day.must(first.clone(), appeal);
        assert_eq!(heard.day.hall.cases.get(CASE).unwrap().hearing().unwrap().before, before);
    }
}

#[test]
fn new_evidence_wins_an_appeal_but_not_the_deposit() {
    let mut heard = Heard::ruled("xqef-2022", false, "w");
    let appeal = heard.appeal(r#", "deposit": 500"#);
    heard.day.must(heard.first(), appeal);
    let show =
        |new: &str| case(&format!(r#"{{"evidence": {{"case": 1, "kind": "recording", "text": "the tape"{new}}}}}"#));
    let refused = heard.day.refuses(heard.first(), show(""));
    assert_eq!(cites(&refused), ["xqef-2022 135(2)"]);
    assert_eq!(why(refused), CaseWhy::NewEvidence);
    assert_eq!(why(heard.day.refuses(person("r"), show(""))), CaseWhy::NewEvidence);
    heard.day.must(person("r"), show(r#", "new": "inquired""#));
    heard.day.must(person("r"), case(r#"{"evidence": {"case": 1, "kind": "ruling", "text": "the witness heard it"}}"#));
    heard.day.must(person("r"), case(r#"{"decide": {"case": 1, "upheld": true, "why": "the tape"}}"#));
    let decision = heard.day.hall.cases.get(CASE).unwrap().hearing().unwrap().decision.clone().unwrap();
    assert_eq!((decision.erred, decision.returned), (false, None));
}

#[test]
fn an_appeal_taken_back_leaves_the_ruling_and_the_deposit() {
    let mut heard = Heard::sealed();
    let withdraw = case(r#"{"withdraw": {"case": 1, "why": "I was wrong"}}"#);
    assert_eq!(heard.day.refuses(seat(&heard.game, Side::Second), withdraw.clone()).why, Why::NeedsOffice);
    heard.day.must(heard.first(), withdraw);
    assert_eq!((heard.state(), heard.outcome()), (CaseState::Withdrawn, Some(Outcome::SecondWins)));
    let slot = *heard.day.hall.event.table_at(&heard.game).unwrap().1.slot(&heard.game).unwrap();
    assert!(!slot.appealed);
}

#[test]
fn under_roc_113_an_appeal_is_written_to_the_committee_within_two_hours_of_the_end() {
    let mut heard = Heard::ruled("roc-113", true, "r");
    let committee = |text: &str| format!(r#", "committee": true{text}"#);
    let unwritten = heard.appeal(&committee(""));
    let refused = heard.day.refuses(heard.first(), unwritten);
    assert_eq!(cites(&refused), ["roc-113 3.8.四.申訴"]);
    assert_eq!(why(refused), CaseWhy::Unwritten);
    let mut late = Heard { day: heard.day.clone(), game: heard.game.clone() };
    let written = heard.appeal(&committee(r#", "text": "It was another phone.""#));
    heard.day.now += 119 * MINUTE;
    heard.day.must(heard.first(), written.clone());
    late.day.now += 121 * MINUTE;
    let refused = late.day.refuses(late.first(), written);
    assert_eq!(cites(&refused), ["roc-113 3.8.四.申訴"]);
    assert!(matches!(why(refused), CaseWhy::TooLate(_)));
    // Too few vote; a concerned one may not; then it is final.
    let two = r#"{"decide": {"case": 1, "upheld": true, "why": "x", "votes": {"upheld": ["m", "n"]}}}"#;
    let refused = heard.day.refuses(person("m"), case(two));
    assert_eq!(why(refused), CaseWhy::TooFew(2));
    heard.day.must(person("m"), case(UPHELD));
    assert_eq!(heard.outcome(), None);
    let appeal = heard.appeal("");
    assert_eq!(why(heard.day.refuses(seat(&heard.game, Side::Second), appeal)), CaseWhy::Last);
}

#[test]
fn a_round_that_is_over_ends_no_time_in_which_the_book_lets_an_appeal_come() {
    let over = |book: &str| {
        let mut heard = Heard::ruled(book, true, "r");
        heard.day.must(DIRECTOR, order(r#"{"result": {"section": "A", "table": 2, "outcome": "draw"}}"#));
        heard.day.must(DIRECTOR, order(r#"{"close": {"section": "A"}}"#));
        heard
    };
    let mut heard = over("xqef-2022");
    let appeal = heard.appeal(r#", "deposit": 500"#);
    assert_eq!(why(heard.day.refuses(heard.first(), appeal)), CaseWhy::WentOn, "it had to come at once");
    let mut heard = over("roc-113");
    let mut late = Heard { day: heard.day.clone(), game: heard.game.clone() };
    let appeal = heard.appeal(r#", "committee": true, "text": "It was another phone.""#);
    late.day.now += 121 * MINUTE;
    let refused = late.day.refuses(late.first(), appeal.clone());
    assert_eq!(cites(&refused), ["roc-113 3.8.四.申訴"]);
    assert!(matches!(why(refused), CaseWhy::TooLate(_)));
    heard.day.next_round();
    heard.day.must(heard.first(), appeal);
    let answer = heard.day.must(person("m"), case(UPHELD));
    assert_eq!(answer.notes, [Note::RoundOver(heard.game.clone())]);
    assert_eq!(heard.outcome(), Some(Outcome::SecondWins), "until an order corrects it");
    let right = r#"{"result": {"section": "A", "round": 1, "table": 1, "outcome": "first_wins", "correct": true, "why": "appeal"}}"#;
    heard.day.must(DIRECTOR, order(right));
    assert_eq!(heard.outcome(), Some(Outcome::FirstWins));
    assert_eq!(Hall::replay(&heard.day.log).length(), heard.day.hall.length());
}

#[test]
fn under_roc_113_an_objection_goes_as_far_as_the_chief_first() {
    let mut heard = Heard::ruled("roc-113", false, "r");
    let committee = heard.appeal(r#", "committee": true, "text": "x""#);
    assert_eq!(why(heard.day.refuses(heard.first(), committee)), CaseWhy::NoCommittee);
    let appeal = heard.appeal("");
    heard.day.must(heard.first(), appeal);
    let refused = heard.day.refuses(person("h"), case(r#"{"decide": {"case": 1, "upheld": true, "why": "x"}}"#));
    assert_eq!(cites(&refused), ["roc-113 4.四.[F].異議"]);
    heard.day.must(person("c"), case(r#"{"decide": {"case": 1, "upheld": false, "why": "it rang"}}"#));
    assert_eq!(heard.outcome(), Some(Outcome::SecondWins));
}

/// A case about how the first player behaved, with what both said.
fn complaint(heard: &mut Heard, against: &str) {
    let game = serde_json::to_string(&heard.game).unwrap();
    let about = format!(r#"{{"conduct": {{"game": {game}, "against": {against}, "what": "talked"}}}}"#);
    heard.day.must(seat(&heard.game, Side::Second), case(&format!(r#"{{"open": {{"about": {about}}}}}"#)));
    heard.day.must(heard.first(), case(r#"{"state": {"case": 1, "text": "I did not"}}"#));
    heard.day.must(person("r"), case(r#"{"state": {"case": 1, "text": "He did", "of": {"side": "second"}}}"#));
}

#[test]
fn evidence_is_what_the_book_admits_until_the_facts_are_found() {
    let mut heard = Heard::new("xqef-2022", false);
    heard.day.enter(person("h"), &heard.game, r#"{"do": "start"}"#);
    complaint(&mut heard, r#"{"side": "first"}"#);
    let show = |kind: &str| case(&format!(r#"{{"evidence": {{"case": 1, "kind": "{kind}", "text": "x"}}}}"#));
    for kind in ["equipment", "sheet", "recording"] {
        heard.day.must(heard.first(), show(kind));
    }
    for (kind, named) in [("bystander", Evidence::Bystander), ("ruling", Evidence::Ruling), ("other", Evidence::Other)]
    {
        let refused = heard.day.refuses(person("r"), show(kind));
        assert_eq!(cites(&refused), ["xqef-2022 130(2)"]);
        assert_eq!(why(refused), CaseWhy::NotAdmitted(named));
    }
    let bystander = case(r#"{"state": {"case": 1, "text": "I saw it", "of": {"other": "a father"}}}"#);
    assert_eq!(why(heard.day.refuses(person("r"), bystander)), CaseWhy::NotAdmitted(Evidence::Bystander));
    let rule = |measures: &str| {
        case(&format!(r#"{{"rule": {{"case": 1, "under": ["xqef-2022 92(1)"], "why": "x", "measures": {measures}}}}}"#))
    };
    let refused = heard.day.refuses(person("r"), rule("[]"));
    assert_eq!(cites(&refused), ["xqef-2022 130(3)", "xqef-2022 130(4)"]);
    heard.day.must(person("r"), case(r#"{"find": {"case": 1, "facts": [{"text": "he talked", "proved": false}]}}"#));
    let refused = heard.day.refuses(heard.first(), show("recording"));
    assert_eq!(cites(&refused), ["xqef-2022 131(2)"]);
    assert_eq!(why(refused), CaseWhy::FactsClosed);
    let refused = heard.day.refuses(person("r"), rule(r#"[{"sanction": "caution"}]"#));
    assert_eq!(cites(&refused), ["xqef-2022 130(5)"]);
    assert_eq!(why(refused), CaseWhy::Doubt);
    heard.day.must(person("r"), rule("[]"));
    assert_eq!(heard.state(), CaseState::Ruled);
}

#[test]
fn a_ruling_on_conduct_has_its_article_and_a_lawful_penalty() {
    let mut heard = Heard::new("xqef-2022", false);
    heard.day.enter(person("h"), &heard.game, r#"{"do": "start"}"#);
    complaint(&mut heard, r#"{"side": "first"}"#);
    heard.day.must(person("r"), case(r#"{"find": {"case": 1, "facts": [{"text": "he talked", "proved": true}]}}"#));
    let rule = |under: &str, measures: &str| {
        case(&format!(r#"{{"rule": {{"case": 1, "under": {under}, "why": "x", "measures": {measures}}}}}"#))
    };
    assert_eq!(why(heard.day.refuses(person("c"), rule("[]", "[]"))), CaseWhy::NoArticle);
    let foreign = heard.day.refuses(person("r"), rule(r#"["roc-113 3.8.一"]"#, "[]"));
    assert!(matches!(why(foreign), CaseWhy::OtherBook(_)));
    let unlawful = heard.day.refuses(person("c"), rule(r#"["xqef-2022 92(1)"]"#, r#"["serious_warning"]"#));
    assert_eq!(cites(&unlawful), ["xqef-2022 128(1)"]);
    // At a board a penalty follows from a matter that is ruled on there (107, 128).
    let bare = heard.day.refuses(person("r"), rule(r#"["xqef-2022 93(1)"]"#, r#"[{"sanction": "caution"}]"#));
    assert!(matches!(bare.why, Why::Desk(_)), "{bare:?}");
    let mut heard = Heard::new("xqef-2022", false);
    complaint(&mut heard, r#"{"other": "a father"}"#);
    heard.day.must(person("r"), case(r#"{"find": {"case": 1, "facts": [{"text": "he talked", "proved": true}]}}"#));
    let answer = heard.day.must(person("r"), rule(r#"["xqef-2022 93(1)"]"#, r#"[{"sanction": "expel"}]"#));
    let under: Vec<String> = answer.lines.last().unwrap().under.iter().map(ToString::to_string).collect();
    let line = ["xqef-2022 106(1)", "xqef-2022 107", "xqef-2022 106(2)(b)(i)"];
    assert_eq!(under, [&["xqef-2022 93(1)", "xqef-2022 130(4)"], &line[..], &["xqef-2022 128(1)(f)"]].concat());
}

#[test]
fn false_and_disturbed_evidence_is_a_case_of_its_own() {
    let mut heard = Heard::new("xqef-2022", false);
    heard.day.enter(person("h"), &heard.game, r#"{"do": "start"}"#);
    complaint(&mut heard, r#"{"side": "first"}"#);
    let rows = [
        (r#"{"side": "first"}"#, "false", vec!["xqef-2022 131(1)", "xqef-2022 132(1)"]),
        (r#"{"side": "second"}"#, "disturbed", vec!["xqef-2022 132(1)"]),
        (r#"{"other": "a father"}"#, "disturbed", vec!["xqef-2022 132(2)"]),
    ];
    for (by, how, under) in rows {
        let act = format!(r#"{{"disturb": {{"case": 1, "by": {by}, "how": "{how}", "text": "moved a piece"}}}}"#);
        let answer = heard.day.must(person("r"), case(&act));
        let cited: Vec<String> = answer.lines[0].under.iter().map(ToString::to_string).collect();
        assert_eq!((cited, answer.lines.len()), (under.iter().map(ToString::to_string).collect(), 2));
    }
    assert_eq!(heard.day.hall.cases.iter().count(), 4);
    // Whoever is no player is sent out.
    let found = r#"{"find": {"case": 4, "facts": [{"text": "he moved a piece", "proved": true}]}}"#;
    heard.day.must(person("r"), case(found));
    let rule =
        r#"{"rule": {"case": 4, "under": ["xqef-2022 132(2)"], "why": "x", "measures": [{"sanction": "expel"}]}}"#;
    assert!(matches!(heard.day.refuses(person("w"), case(rule)).why, Why::NeedsOffice));
    heard.day.must(person("r"), case(rule));
}

#[test]
fn under_roc_113_an_official_found_wrong_is_taught_or_relieved() {
    let mut heard = Heard::ruled("roc-113", true, "r");
    let about = r#"{"open": {"about": {"conduct": {"against": {"official": "r"}, "what": "ruled without looking"}}}}"#;
    heard.day.must(person("c"), case(about));
    heard.day.must(person("c"), case(r#"{"find": {"case": 1, "facts": [{"text": "so it was", "proved": true}]}}"#));
    let rule = |measure: &str| {
        case(&format!(
            r#"{{"rule": {{"case": 1, "under": ["roc-113 4.七.[F]"], "why": "careless", "measures": [{measure}]}}}}"#
        ))
    };
    assert_eq!(why(heard.day.refuses(person("c"), rule(r#""criticism""#))), CaseWhy::Against);
    assert_eq!(heard.day.refuses(person("h"), rule(r#"{"relieve": {}}"#)).why, Why::NoOffice { section: None });
    let answer = heard.day.must(person("c"), rule(r#"{"relieve": {}}"#));
    assert!(answer.lines[0].under.contains(&books::ROC_113.article("4.四.[G]")), "{answer:?}");
    assert!(heard.day.hall.officials.get(&"r".into()).unwrap().offices.is_empty());
}

#[test]
fn the_public_sees_a_case_once_it_is_decided_and_nothing_that_was_said() {
    let mut heard = Heard::new("xqef-2022", false);
    heard.day.enter(person("h"), &heard.game, r#"{"do": "start"}"#);
    complaint(&mut heard, r#"{"side": "first"}"#);
    let now = |heard: &Heard| clock::Instant::new(heard.day.now);
    let seen = |heard: &Heard, by: &By| heard.day.hall.cases_for(by, now(heard)).len();
    assert_eq!(seen(&heard, &By::Public), 0);
    assert_eq!(seen(&heard, &heard.first()), 1);
    assert_eq!(seen(&heard, &seat(&heard.day.game(2), Side::First)), 0);
    assert_eq!(seen(&heard, &person("w")), 1);
    heard.day.must(person("r"), case(r#"{"find": {"case": 1, "facts": [{"text": "he talked", "proved": true}]}}"#));
    heard.day.must(person("r"), case(r#"{"rule": {"case": 1, "under": ["xqef-2022 93(1)"], "why": "x"}}"#));
    let public = heard.day.hall.cases_for(&By::Public, now(&heard));
    let hearing = public[0].1.hearing().unwrap();
    assert!(hearing.ruling.is_some() && hearing.statements.is_empty() && hearing.evidence.is_empty());
}

/// Who sees all of a case, field by field, before and after it is decided.
#[test]
fn what_was_written_paid_and_voted_in_a_case_is_for_those_concerned() {
    let mut heard = Heard::written();
    heard.day.must(person("r"), case(r#"{"state": {"case": 1, "text": "I heard it.", "of": {"side": "second"}}}"#));
    let seen = |heard: &Heard, by: &By| {
        let file = heard.day.hall.case_for(by, CASE, clock::Instant::new(heard.day.now));
        file.map(|file| serde_json::to_string(&file).unwrap())
    };
    let concerned = |heard: &Heard| {
        vec![heard.first(), seat(&heard.game, Side::Second), person("w"), person("c"), person("m"), DIRECTOR]
    };
    let strangers = |heard: &Heard| vec![By::Public, seat(&heard.day.game(2), Side::First), person("x")];
    for by in strangers(&heard) {
        assert_eq!(seen(&heard, &by), None, "{by:?} before it is decided");
    }
    let hidden = ["It was another phone.", "I heard it.", "\"deposit\"", "\"written\"", "\"votes\"", "\"returned\""];
    for by in concerned(&heard) {
        let told = seen(&heard, &by).unwrap();
        assert!(hidden.iter().take(4).all(|field| told.contains(field)), "{by:?}: {told}");
    }
    heard.day.must(person("n"), case(UPHELD));
    for by in concerned(&heard) {
        let told = seen(&heard, &by).unwrap();
        assert!(hidden.iter().all(|field| told.contains(field)), "{by:?}: {told}");
    }
    for by in strangers(&heard) {
        let told = seen(&heard, &by).unwrap();
        assert!(hidden.iter().all(|field| !told.contains(field)), "{by:?}: {told}");
        assert!(told.contains("another phone"), "why it was decided so is told: {told}");
    }
}

#[test]
fn a_log_with_cases_folds_to_what_was_live_and_reads_as_it_was_written() {
    let mut heard = Heard::written();
    heard.day.must(person("n"), case(UPHELD));
    let told = |hall: &Hall| {
        let desks: Vec<_> = hall.desks().map(|(game, desk)| (game, desk.scene())).collect();
        format!("{:?} {:?} {desks:?}", hall.event, hall.cases)
    };
    assert_eq!(told(&Hall::replay(&heard.day.log)), told(&heard.day.hall));
    let mut bytes = Vec::new();
    let mut tail = Tail::of::<Happening>();
    for line in &heard.day.log {
        bytes.extend(tail.append(std::slice::from_ref(&Line { more: 0, ..line.clone() })).unwrap());
    }
    let log: Log = journal::read(&bytes);
    assert_eq!(log.fault, None);
    assert_eq!(log.lines.len(), heard.day.log.len());
    assert_eq!(told(&Hall::replay(&log.lines)), told(&heard.day.hall));
    let unknown = CHIEF;
    assert!(matches!(heard.day.refuses(unknown, case(r#"{"refer": {"case": 9}}"#)).why, Why::Case(CaseWhy::NoCase(_))));
}

#[test]
fn an_appeal_upheld_at_a_board_that_nobody_kept_sets_no_clock() {
    let mut heard = Heard::new("roc-113", false);
    let game = heard.game.clone();
    let day = &mut heard.day;
    day.must(CHIEF, What::Duty(serde_json::from_str(r#"{"begin": {"section": "A"}}"#).unwrap()));
    for matter in [1, 2] {
        day.enter(
            person("r"),
            &game,
            r#"{"do": "raise", "subject": {"illegal_move": {"ply": 1}}, "against": "second"}"#,
        );
        let rule = format!(r#"{{"do": "rule", "matter": {matter}, "facts": {{"cannot_restore": true}}}}"#);
        day.enter(person("r"), &game, &rule);
    }
    let desk = day.hall.kept(&game).unwrap();
    assert!(desk.scene().result().is_some(), "two fouls lose");
    let of = format!(r#"{{"matter": {{"game": {}, "matter": 2}}}}"#, serde_json::to_string(&game).unwrap());
    let before = day.log.len();
    day.must(seat(&game, Side::Second), case(&format!(r#"{{"appeal": {{"of": {of}, "grounds": ["facts"]}}}}"#)));
    day.must(person("c"), case(r#"{"decide": {"case": 1, "upheld": true, "why": "no second move"}}"#));
    let sets = |line: &&Line| matches!(line.event, Happening::Desk(arbiter::Happening::ClockSet { .. }));
    assert_eq!(day.log[before..].iter().find(sets), None);
    assert!(day.hall.kept(&game).unwrap().scene().result().is_none(), "the game goes on");
}

#[test]
fn whoever_made_the_first_entry_at_a_board_takes_it_back_without_the_start() {
    let mut heard = Heard::new("roc-113", false);
    let game = heard.game.clone();
    let day = &mut heard.day;
    day.must(CHIEF, What::Duty(serde_json::from_str(r#"{"begin": {"section": "A"}}"#).unwrap()));
    day.enter(person("r"), &game, r#"{"do": "note", "text": "at the wrong table"}"#);
    let no = day.log.last().unwrap().no;
    let undo = format!(r#"{{"do": "undo", "from": {no}, "why": "the wrong table"}}"#);
    day.enter(person("r"), &game, &undo);
    let desk = day.hall.kept(&game).unwrap();
    assert!(desk.scene().phase == books::desk::Phase::Running, "{:?}", desk.scene().phase);
}
