//! Whole events drawn from seeds, in every format: the log replays to the same state, every bracket ends, the checker finds
//! nothing, and the same seed gives the same event.
#![allow(clippy::unwrap_used, reason = "the helpers of tests fail as tests do")]

mod draws;

use std::collections::BTreeSet;

use books::{HK_2016, ROC_113};
use clock::Instant;
use draws::share;
use journal::Tail;
use tournament::charter::{Charter, Condition, Format, Rules, Section, Stage, System, TimeControl};
use tournament::entry::{Player, Team};
use tournament::event::{
    Command, Decision, GameRef, Happening, Log, Logged, Order, Refusal, RoundStatus, Tournament, Why, decide, replay,
};
use tournament::pairing::swiss::{check, pair};
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
            clauses: Vec::new(),
            offices: std::collections::BTreeMap::new(),
        }),
        sections: vec![section],
        ..Charter::default()
    };
    let mut play = Play { lots, event: Tournament::default(), log: Vec::new() };
    play.director(Command::Open { charter: Box::new(charter) });
    enter(&mut play, players, boards);
    play
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

/// Plays a round; whether there was one.
fn round(play: &mut Play) -> bool {
    let seed = play.lots.draw() >> 1;
    let field = play.event.swiss_field(SECTION);
    let command = Command::Pair { section: section(), seed, wishes: Vec::new(), reason: None };
    let order = Order::new(AT, Actor::Director, command);
    let Ok(decision) = decide(&play.event, &order) else { return false };
    play.event.apply_all(&decision.events);
    play.log.extend(decision.events);
    // Large fields are held to the checker by the tests of the Swiss.
    if let Some(field) = field.filter(|field| field.players.len() <= 40) {
        let criteria = play.event.stage(SECTION).unwrap().criteria.clone();
        let made = pair(&field, &criteria, &[], seed).unwrap();
        assert_eq!(check(&field, &criteria, &[], &made), []);
    }
    everyone_once(&play.event);
    play.director(Command::Publish { section: section() });
    results(play);
    play.director(Command::Close { section: section() });
    true
}

/// Nobody sits at two tables.
fn everyone_once(event: &Tournament) {
    let round = event.sections[SECTION].current().unwrap();
    let mut seen = BTreeSet::new();
    for table in &round.tables {
        assert!(seen.insert(table.first) && seen.insert(table.second), "round {}", round.number);
    }
    assert!(round.byes.iter().chain(&round.leaves).all(|player| seen.insert(*player)));
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
            let command =
                Command::Result { at, verdict, fouls, agreed: true, reported_by: None, correct: false, rests_on: None };
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
        play.director(Command::RapidGame { at: GameRef::single(SECTION, number), swapped, verdict });
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
    let player = there[play.lots.index(there.len())];
    if play.lots.below(2) == 0 {
        play.director(Command::Withdraw { player, reason: Some("illness".to_owned()), accepted: true });
    } else {
        play.order(Actor::Chief, Command::Disqualify { player, reason: "conduct".to_owned() });
    }
}

fn play(seed: u64) -> Play {
    let mut play = open(seed);
    while begin_stage(&mut play) {
        while round(&mut play) {
            leave(&mut play);
        }
    }
    let last = play.event.sections[SECTION].current().map(|round| round.status);
    assert_ne!(last, Some(RoundStatus::Draft));
    play
}

#[test]
fn events_drawn_from_seeds_replay_and_hold() {
    let (events, mut over) = (share(EVENTS), 0);
    for seed in 0..events {
        let play = play(seed);
        let text = Tail::of::<Happening>().append(&play.log).unwrap();
        let log: Log = journal::read(&text);
        assert_eq!((&log.lines, log.fault), (&play.log, None), "seed {seed}");
        assert!(replay(&log.lines) == play.event, "seed {seed}");
        if play.event.is_over(SECTION) {
            over += 1;
            let lines = play.event.final_lines(SECTION).unwrap();
            let entrants = &play.event.sections[SECTION].entrants;
            let gone = play.event.sections[SECTION].gone.values().filter(|gone| gone.annulled).count();
            assert!(lines.len() + gone >= entrants.len(), "seed {seed}: {} of {}", lines.len(), entrants.len());
            assert_eq!(lines[0].place, 1);
        }
    }
    assert!(over * 10 > events * 8, "only {over} of {events} events came to their end");
}

#[test]
fn the_same_seed_gives_the_same_event() {
    for seed in 0..20 {
        assert!(play(seed).log == play(seed).log, "seed {seed}");
    }
}
