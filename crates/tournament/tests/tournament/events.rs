//! Whole events drawn from seeds, in every format: the log replays to the same state, every bracket ends, the checker finds
//! nothing, and the same seed gives the same event.

use std::collections::{BTreeMap, BTreeSet};

use crate::draws::share;
use books::{HK_2016, ROC_113};
use clock::Instant;
use journal::Tail;
use tournament::charter::{Charter, Clause, Condition, Format, Key, Rules, Section, Stage, System, TimeControl, Value};
use tournament::entry::{Player, Team};
use tournament::event::{
    Command, Decision, GameRef, Happening, Log, Logged, Order, Refusal, RoundStatus, Step, Tournament, Why, decide,
    replay,
};
use tournament::pairing::swiss::{Criterion, Impossible, check, pair};
use tournament::ranking::{StillTied, Unplayed};
use tournament::{Actor, Lots, PlayerId, ResultWord};

const SECTION: &str = "A";

/// When everything is ordered.
const AT: Instant = Instant::new(1_777_633_200_000);

/// How many events in a long run; every hundredth draws a large field.
const EVENTS: u64 = 2_000;

/// An event in the making.
struct Play {
    lots: Lots,
    /// What was put right, by kind.
    repairs: BTreeMap<&'static str, u32>,
    event: Tournament,
    log: Vec<Logged>,
}

impl Play {
    fn order(&mut self, by: Actor, command: Command) -> Decision {
        let order = Order::new(AT, by, command);
        match decide(&self.event, &order) {
            Ok(decision) => {
                self.event.apply_all(&decision.events);
                self.log.extend(decision.events.clone());
                decision
            }
            Err(refusal) => panic!("{refusal}: {:?}", order.command),
        }
    }

    fn director(&mut self, command: Command) -> Decision {
        self.order(Actor::Director, command)
    }

    /// Gives an order that may be refused for these reasons only; whether it was taken.
    fn tries(&mut self, by: Actor, command: &Command, may: impl Fn(&Why) -> bool) -> bool {
        match decide(&self.event, &Order::new(AT, by, command.clone())) {
            Ok(decision) => {
                self.event.apply_all(&decision.events);
                self.log.extend(decision.events);
                true
            }
            Err(Refusal { why, .. }) => {
                assert!(may(&why), "{why:?}: {command:?}");
                false
            }
        }
    }

    fn mended(&mut self, kind: &'static str) {
        *self.repairs.entry(kind).or_default() += 1;
    }

    fn result(&mut self) -> ResultWord {
        match self.lots.below(100) {
            0..40 => ResultWord::FirstWins,
            40..70 => ResultWord::SecondWins,
            70..92 => ResultWord::Draw,
            92..94 => ResultWord::FirstAbsent,
            94..96 => ResultWord::SecondAbsent,
            96..97 => ResultWord::BothAbsent,
            97..98 => ResultWord::BothLose,
            _ => ResultWord::ForcedDraw,
        }
    }
}

fn stage(system: System, rounds: Option<u16>, games: u8) -> Stage {
    Stage {
        name: None,
        system,
        rounds,
        principle: vec![Condition::Results, Condition::Colours, Condition::Lots],
        criteria: tournament::pairing::swiss::Criteria::default(),
        games,
        scoring: None,
        counting: None,
        ranking: None,
        still_tied: StillTied::default(),
        unplayed: Unplayed::default(),
        share_places: Some(true),
        groups: None,
        take: None,
        third_place: false,
        play_off: None,
    }
}

/// A format drawn from lots, for so many players.
fn format(lots: &mut Lots, players: u32) -> Format {
    let games = 1 + u8::from(lots.below(6) == 0);
    let short = players <= 24;
    let swiss = |lots: &mut Lots| stage(System::Swiss, Some(1 + u16::try_from(lots.below(6)).unwrap()), games);
    let take = |lots: &mut Lots| Some(1 + u16::try_from(lots.below(4)).unwrap());
    let knockout = |lots: &mut Lots, system| Stage { third_place: lots.below(2) == 0, ..stage(system, None, games) };
    let stages = match lots.below(8) {
        0 if short => vec![stage(System::RoundRobin, None, games)],
        1 if short => vec![stage(System::DoubleRoundRobin, None, games)],
        2 => vec![knockout(lots, System::Knockout)],
        3 => vec![knockout(lots, System::DoubleKnockout)],
        4 if short && players >= 4 => {
            let groups = Stage { groups: Some(2), ..stage(System::RoundRobin, None, games) };
            let then = Stage { take: take(lots), ..knockout(lots, System::Knockout) };
            vec![groups, then]
        }
        5 => {
            let then = Stage { take: take(lots).map(|take| take + 1), ..knockout(lots, System::DoubleKnockout) };
            vec![swiss(lots), then]
        }
        6 if short => vec![stage(System::League, None, games)],
        _ => vec![swiss(lots)],
    };
    Format { boards: None, stages }
}

fn open(seed: u64) -> Play {
    let mut lots = Lots::stream(seed, 99);
    let most = [8, 16, 40, 400][if seed.is_multiple_of(100) { 3 } else { lots.index(3) }];
    let players = 2 + u32::try_from(lots.below(most - 1)).unwrap();
    let mut format = format(&mut lots, players);
    format.boards = (lots.below(4) == 0).then(|| 1 + u8::try_from(lots.below(4)).unwrap());
    let boards = format.boards;
    let base = [ROC_113, HK_2016][lots.index(2)];
    let section = Section {
        id: SECTION.to_owned(),
        name: "A".to_owned(),
        level: None,
        quota: None,
        eligibility: tournament::charter::Eligibility::default(),
        format: None,
        rules: None,
        time: None,
        recording: None,
        preset: None,
    };
    let charter = Charter {
        format: Some(format),
        time: Some(TimeControl::whole(60, 10)),
        rules: Some(Rules {
            base,
            supplements: Vec::new(),
            clauses: vec![
                clause(Key::HalfByes, Value::Number(2)),
                clause(Key::LateEntrants, Value::Text("draw".to_owned())),
            ],
            offices: std::collections::BTreeMap::new(),
        }),
        sections: vec![section],
        ..Charter::default()
    };
    let mut play = Play { lots, repairs: BTreeMap::new(), event: Tournament::default(), log: Vec::new() };
    play.director(Command::Open { charter: Box::new(charter) });
    enter(&mut play, players, boards);
    play
}

fn clause(key: Key, value: Value) -> Clause {
    Clause { key, value: Some(value), strikes: None, text: None }
}

fn enter(play: &mut Play, players: u32, boards: Option<u8>) {
    for number in 0..players {
        let club = (number % 3 == 0).then(|| format!("club {}", number % 7));
        let mut members = Vec::new();
        for board in 0..boards.unwrap_or(1) {
            members.push(play.event.next_id());
            let name = format!("player {number}-{board}");
            let player = Player { name, section: SECTION.to_owned(), club: club.clone(), ..Player::default() };
            play.director(Command::Enter(player));
        }
        if boards.is_some() {
            let name = format!("team {number}");
            let team = Team { name, section: SECTION.to_owned(), club, members, ..Team::default() };
            play.director(Command::EnterTeam(team));
        }
    }
}

fn section() -> String {
    SECTION.to_owned()
}

/// Draws the next stage if there is one; whether there was.
fn begin_stage(play: &mut Play) -> bool {
    let state = &play.event.sections[SECTION];
    let begun = state.stages.len();
    let stages = play.event.format(SECTION).unwrap().stages.len();
    if begun == stages || (begun > 0 && !play.event.stage_is_over(SECTION, begun - 1)) {
        return false;
    }
    let seed = play.lots.draw() >> 1;
    let order = Order::new(AT, Actor::Director, Command::Draw { section: section(), seed });
    let decision = match decide(&play.event, &order) {
        Ok(decision) => decision,
        Err(Refusal { why: Why::CutShared(tied), .. }) => {
            play.director(Command::PlayOff { section: section(), order: tied });
            return begin_stage(play);
        }
        Err(_) => return false,
    };
    play.event.apply_all(&decision.events);
    play.log.extend(decision.events);
    true
}

/// Lets players ask for half-point byes, come late and sit at tables of their own, now and then.
fn away_and_late(play: &mut Play) {
    let state = &play.event.sections[SECTION];
    let there: Vec<PlayerId> =
        state.entrants.iter().filter(|player| !state.gone.contains_key(player)).copied().collect();
    let round = state.rounds() + 1;
    let swiss = play.event.stage(SECTION).is_some_and(|stage| stage.system == System::Swiss);
    if there.len() > 4 && play.lots.below(4) == 0 {
        let player = there[play.lots.index(there.len())];
        let may = |why: &Why| {
            matches!(why, Why::OnlySwiss | Why::HalfByes { .. } | Why::NothingChanges | Why::NoSuchRound(_))
        };
        if play.tries(Actor::Director, &Command::AskBye { player, round }, may) {
            play.mended("half-point bye");
        }
    }
    if play.lots.below(4) == 0 && !there.is_empty() {
        let player = there[play.lots.index(there.len())];
        let table = Some(1 + u16::try_from(play.lots.below(3)).unwrap());
        let may = |why: &Why| matches!(why, Why::NothingChanges | Why::TableTaken(_));
        if play.tries(Actor::Director, &Command::FixTable { player, table }, may) {
            play.mended("fixed table");
        }
    }
    if swiss && play.lots.below(6) == 0 && play.event.format(SECTION).unwrap().boards.is_none() {
        let player = Player { name: format!("late {round}"), section: section(), ..Player::default() };
        if play.tries(Actor::Director, &Command::Enter(player), |why| matches!(why, Why::PlayBegun | Why::Entry(_))) {
            play.mended("late entrant");
        }
    }
}

/// Plays a round; whether there was one.
fn round(play: &mut Play) -> bool {
    away_and_late(play);
    let seed = play.lots.draw() >> 1;
    let field = play.event.swiss_field(SECTION);
    if !draft(play, seed) {
        return false;
    }
    // Large fields are held to the checker by the tests of the Swiss.
    if let Some(field) = field.filter(|field| field.players.len() <= 40) {
        let state = &play.event.sections[SECTION];
        let criteria = state.current().unwrap().criteria(play.event.stage(SECTION).unwrap());
        let made = pair(&field, &criteria, &[], seed).unwrap();
        assert_eq!(check(&field, &criteria, &[], &made), []);
    }
    everyone_once(&play.event);
    line_ups(play);
    play.director(Command::Publish { section: section(), round: None });
    publish_again(play, seed);
    results(play);
    play.director(Command::Close { section: section(), round: None });
    close_again(play);
    true
}

fn pairing(seed: u64, give_way: Vec<Criterion>, round: Option<u16>) -> Command {
    let reason = (!give_way.is_empty()).then(|| "no round keeps it".to_owned());
    Command::Pair { section: section(), seed, wishes: Vec::new(), give_way, reason, round }
}

/// Pairs the next round; whether there is one. Where none keeps what must be kept, the least that is named gives way.
fn draft(play: &mut Play, seed: u64) -> bool {
    match decide(&play.event, &Order::new(AT, Actor::Director, pairing(seed, Vec::new(), None))) {
        Ok(decision) => {
            play.event.apply_all(&decision.events);
            play.log.extend(decision.events);
        }
        Err(Refusal { why: Why::AllPaired | Why::NotDrawn | Why::EndedEarly, .. }) => return false,
        Err(Refusal { why: Why::Impossible(why), .. }) => {
            let Impossible::Broken(breaks) = *why else { return false };
            let give_way: BTreeSet<Criterion> = breaks.iter().map(|broken| broken.criterion).collect();
            play.director(pairing(seed, give_way.into_iter().collect(), None));
            play.mended("gave way");
        }
        Err(refusal) => panic!("{refusal}"),
    }
    true
}

/// Hands in line-ups, some of them with empty boards.
fn line_ups(play: &mut Play) {
    let round = play.event.sections[SECTION].rounds();
    for team in play.event.teams.keys().copied().collect::<Vec<_>>() {
        let gone = &play.event.sections[SECTION].gone;
        let there = |member: &PlayerId| if gone.contains_key(member) { PlayerId::new(0) } else { *member };
        let mut boards: Vec<PlayerId> = play.event.teams[&team].members.iter().map(there).collect();
        if gone.contains_key(&team) || play.lots.below(6) > 0 || boards.len() < 2 {
            continue;
        }
        let empty = play.lots.index(boards.len());
        boards[empty] = PlayerId::new(0);
        if boards.iter().all(|member| member.number() == 0) {
            continue;
        }
        play.director(Command::LineUp { team, round, boards });
        play.mended("empty board");
    }
}

/// Takes a published round back now and then, and pairs it anew: it is the same.
fn publish_again(play: &mut Play, seed: u64) {
    if play.lots.below(8) > 0 {
        return;
    }
    let before = play.event.sections[SECTION].current().unwrap().clone();
    let (what, round, reason) = (Step::Round, Some(before.number), "a mistake".to_owned());
    play.director(Command::TakeBack { section: section(), what, round, reason });
    play.director(Command::Discard { section: section(), round });
    play.director(pairing(seed, before.give_way.clone(), round));
    play.director(Command::Publish { section: section(), round });
    assert!(*play.event.sections[SECTION].current().unwrap() == before);
    play.mended("round taken back");
}

/// Takes the closing of a round back now and then, and closes it anew: nothing is otherwise.
fn close_again(play: &mut Play) {
    if play.lots.below(8) > 0 {
        return;
    }
    let before = play.event.sections[SECTION].clone();
    let (what, reason) = (Step::Close, "a mistake".to_owned());
    play.director(Command::TakeBack { section: section(), what, round: None, reason });
    play.director(Command::Close { section: section(), round: None });
    assert!(play.event.sections[SECTION].stages == before.stages);
    play.mended("closing taken back");
}

/// Corrects a result of a past round now and then, and sometimes corrects it back: then everything stands as before.
fn correct(play: &mut Play) {
    let closed = play.event.sections[SECTION].rounds();
    if closed == 0 || play.lots.below(3) > 0 {
        return;
    }
    let round = 1 + u16::try_from(play.lots.below(u64::from(closed))).unwrap();
    let tables = play.event.sections[SECTION].round(round).unwrap().tables.len();
    if tables == 0 {
        return;
    }
    let nth = play.lots.index(tables);
    let slot = play.event.sections[SECTION].round(round).unwrap().tables[nth].games[0];
    let at = GameRef { round: Some(round), ..GameRef::single(SECTION, u16::try_from(nth + 1).unwrap()) };
    let at = GameRef { board: slot.board, ..at };
    let order = |verdict, fouls| {
        let (agreed, reason) = (true, Some("typed wrongly".to_owned()));
        let (reported_by, correct, rests_on) = (None, true, None);
        Command::Result { at: at.clone(), verdict, fouls, agreed, reported_by, correct, reason, rests_on }
    };
    let may = |why: &Why| matches!(why, Why::WentOn(_) | Why::TiesEven(_) | Why::NothingChanges);
    let other = [ResultWord::FirstWins, ResultWord::SecondWins, ResultWord::Draw][play.lots.index(3)].verdict();
    let before = play.event.clone();
    if !play.tries(Actor::Chief, &order(other, [0; 2]), may) {
        return;
    }
    play.mended("past result");
    let same_gone = play.event.sections[SECTION].gone == before.sections[SECTION].gone;
    if play.lots.below(2) == 0 && same_gone && !play.tries(Actor::Chief, &order(slot.verdict.unwrap(), slot.fouls), may)
    {
        return;
    }
    if play.event.sections[SECTION].stages == before.sections[SECTION].stages && same_gone {
        assert_eq!(play.event.final_lines(SECTION), before.final_lines(SECTION));
    }
}

/// Takes someone in again who went by mistake.
fn reinstate(play: &mut Play) {
    let gone: Vec<PlayerId> = play.event.sections[SECTION].gone.keys().copied().collect();
    if gone.is_empty() || play.lots.below(3) > 0 {
        return;
    }
    let player = gone[play.lots.index(gone.len())];
    let command = Command::Reinstate { player, reason: "a mistake".to_owned() };
    if play.tries(Actor::Chief, &command, |why| matches!(why, Why::PairedWithout(_))) {
        play.mended("reinstated");
    }
}

/// Nobody sits at two tables.
fn everyone_once(event: &Tournament) {
    let round = event.sections[SECTION].current().unwrap();
    let mut seen = BTreeSet::new();
    for table in &round.tables {
        assert!(seen.insert(table.first) && seen.insert(table.second), "round {}", round.number);
    }
    assert!(round.byes.iter().chain(&round.leaves).chain(&round.half_byes).all(|player| seen.insert(*player)));
}

fn results(play: &mut Play) {
    let tables = play.event.sections[SECTION].current().unwrap().tables.clone();
    for (nth, table) in tables.iter().enumerate() {
        let mut game = std::collections::BTreeMap::new();
        for slot in &table.games {
            let number: &mut u8 = game.entry(slot.board).or_default();
            *number += 1;
            if slot.verdict.is_some() {
                continue;
            }
            let at = GameRef {
                section: section(),
                round: None,
                table: u16::try_from(nth + 1).unwrap(),
                board: slot.board,
                game: *number,
            };
            let verdict = play.result().verdict();
            let fouls = [u8::from(play.lots.below(20) == 0), 0];
            let command = Command::Result {
                at,
                verdict,
                fouls,
                agreed: true,
                reported_by: None,
                correct: false,
                reason: None,
                rests_on: None,
            };
            play.order(Actor::Referee, command);
        }
        rapid(play, u16::try_from(nth + 1).unwrap());
    }
}

/// Plays rapid games until a tie is decided.
fn rapid(play: &mut Play, number: u16) {
    for swapped in [false, true].into_iter().cycle() {
        let stage = play.event.stage(SECTION).unwrap();
        let table = &play.event.sections[SECTION].current().unwrap().tables[usize::from(number) - 1];
        if table.tie.is_none() || play.event.tie_winner(SECTION, stage, table).is_some() {
            return;
        }
        let verdict = [ResultWord::FirstWins, ResultWord::SecondWins, ResultWord::Draw][play.lots.index(3)].verdict();
        play.director(Command::RapidGame { at: GameRef::single(SECTION, number), swapped, verdict, correct: false });
    }
}

/// Lets somebody go, now and then.
fn leave(play: &mut Play) {
    let state = &play.event.sections[SECTION];
    let there: Vec<PlayerId> =
        state.entrants.iter().filter(|player| !state.gone.contains_key(player)).copied().collect();
    if there.len() < 4 || play.lots.below(3) > 0 {
        return;
    }
    let mut player = there[play.lots.index(there.len())];
    if let Some(team) = play.event.teams.get(&player).filter(|_| play.lots.below(3) > 0) {
        let state = &play.event.sections[SECTION];
        let Some(member) = team.members.iter().find(|member| !state.gone.contains_key(member)) else { return };
        player = *member;
        play.mended("member out");
    }
    if play.lots.below(2) == 0 {
        play.director(Command::Withdraw { player, reason: Some("illness".to_owned()), accepted: true });
    } else {
        play.order(Actor::Chief, Command::Disqualify { player, reason: "conduct".to_owned() });
        play.mended("disqualified");
    }
}

/// Ends the section early now and then, and sometimes takes that back.
fn end_early(play: &mut Play) {
    if play.event.is_over(SECTION) || play.lots.below(12) > 0 {
        return;
    }
    let reason = || "the hall is flooded".to_owned();
    play.director(Command::EndEarly { section: section(), reason: reason() });
    if play.lots.below(3) > 0 {
        play.mended("ended early");
        return;
    }
    play.director(Command::TakeBack { section: section(), what: Step::End, round: None, reason: reason() });
    assert!(!play.event.is_over(SECTION));
    play.mended("early end taken back");
}

fn play(seed: u64) -> Play {
    let mut play = open(seed);
    while begin_stage(&mut play) {
        while round(&mut play) {
            leave(&mut play);
            correct(&mut play);
            reinstate(&mut play);
            end_early(&mut play);
        }
    }
    let last = play.event.sections[SECTION].current().map(|round| round.status);
    assert_ne!(last, Some(RoundStatus::Draft));
    if !play.event.is_over(SECTION) {
        play.director(Command::EndEarly { section: section(), reason: "too few are left".to_owned() });
        play.mended("too few left");
    }
    play
}

#[test]
fn events_drawn_from_seeds_replay_and_hold() {
    let (events, mut several) = (share(EVENTS), 0);
    let mut repairs: BTreeMap<&'static str, u32> = BTreeMap::new();
    for seed in 0..events {
        let play = play(seed);
        play.repairs.iter().for_each(|(kind, number)| *repairs.entry(kind).or_default() += number);
        let text = Tail::of::<Happening>().append(&play.log).unwrap();
        let log: Log = journal::read(&text);
        assert_eq!((&log.lines, log.fault), (&play.log, None), "seed {seed}");
        assert!(replay(&log.lines) == play.event, "seed {seed}");
        assert!(play.event.is_over(SECTION), "seed {seed}");
        several += u32::from(play.event.sections[SECTION].stages.len() > 1);
        let lines = play.event.final_lines(SECTION).unwrap();
        let entrants = &play.event.sections[SECTION].entrants;
        let gone = play.event.sections[SECTION].gone.values().filter(|gone| gone.annulled).count();
        assert!(lines.len() + gone >= entrants.len(), "seed {seed}: {} of {}", lines.len(), entrants.len());
        assert_eq!(lines[0].place, 1);
    }
    println!("{events} events, {several} of several stages: {repairs:?}");
    let often = ["half-point bye", "fixed table", "late entrant", "empty board", "round taken back"];
    let often = often.into_iter().chain(["closing taken back", "past result", "reinstated", "disqualified"]);
    for kind in often.chain(["member out", "ended early"]) {
        assert!(repairs.get(kind).is_some_and(|number| *number > 10), "{kind}: {repairs:?}");
    }
    for kind in ["gave way", "early end taken back"] {
        assert!(repairs.get(kind).is_some_and(|number| *number > 1), "{kind}: {repairs:?}");
    }
    assert!(u64::from(several) * 10 > events, "only {several} of {events} events had several stages");
}

#[test]
fn the_same_seed_gives_the_same_event() {
    for seed in 0..20 {
        assert!(play(seed).log == play(seed).log, "seed {seed}");
    }
}
