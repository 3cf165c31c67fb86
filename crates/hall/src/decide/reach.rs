//! What an order of the event does to games that are kept at a desk.

use std::cell::OnceCell;

use arbiter::{Desk, Happening, Logged};
use books::Article;
use books::desk::{Effect, FoulKind, Incident, Matter, OfResult, Scene};
use contest::{GameId, Side, Verdict};
use tournament::event::{self, Tournament};

use super::Deciding;
use super::acting::Acting;
use crate::happening::{Line, of_desk};

impl Deciding<'_> {
    /// The lines that orders of the event add at desks: a game that has its result otherwise ends there with the same
    /// result, one that has none any more goes on, one that is played anew is laid on anew.
    pub(super) fn reach(&self, events: &[event::Logged], acting: &Acting) -> Vec<Line> {
        let touching = |logged: &&event::Logged| self.touches_a_desk(&logged.event);
        if !events.iter().any(|logged| touching(&logged)) {
            return Vec::new();
        }
        let after = OnceCell::new();
        let after = || {
            after.get_or_init(|| {
                let mut after = self.hall.event.clone();
                after.apply_all(events);
                after
            })
        };
        let reached = events.iter().filter(touching).flat_map(|logged| self.reached(logged, &after, acting));
        reached.collect()
    }

    fn touches_a_desk(&self, event: &event::Happening) -> bool {
        use event::Happening::{AppealHeard, ColoursKept, Left, Reinstated, Reopened, Replayed, Resulted};
        match event {
            Left { .. } | Reinstated { .. } => self.hall.desks().next().is_some(),
            Resulted { at, .. } | Reopened { at, .. } | AppealHeard { at, .. } | ColoursKept { at } => {
                self.hall.kept(at).is_some()
            }
            Replayed { at, .. } => self.hall.desks().any(|(game, _)| same_table(game, at)),
            _ => false,
        }
    }

    /// What one event adds at the desks that it touches, once the event stands so.
    fn reached<'t>(&self, logged: &event::Logged, after: &dyn Fn() -> &'t Tournament, acting: &Acting) -> Vec<Line> {
        use event::Happening::{AppealHeard, ColoursKept, Left, Reinstated, Reopened, Replayed, Resulted};
        let at_desk = |game: &GameId, happenings: Vec<Happening>| at_desk_of(game, happenings, logged, acting);
        let both_fouled = || Side::BOTH.map(foul).to_vec();
        match &logged.event {
            Resulted { at, verdict, confirmed: true, .. } => at_desk(at, self.settled(at, *verdict)),
            Reopened { at, .. } | AppealHeard { at, upheld: true } => {
                at_desk(at, self.hall.kept(at).map(played_on).unwrap_or_default())
            }
            ColoursKept { at } => at_desk(at, both_fouled()),
            Replayed { at, fouls, .. } => {
                let games = self.hall.desks().map(|(game, _)| game).filter(|game| same_table(game, at));
                let anew = games.flat_map(|game| {
                    let fouls = if *fouls { both_fouled() } else { Vec::new() };
                    [self.laid_on_anew(game, after()), at_desk(game, fouls)].concat()
                });
                anew.collect()
            }
            Left { .. } => {
                let after = after();
                let slot = |game| after.table_at(game).and_then(|(_, table)| table.slot(game));
                let ended = |game| slot(game).filter(|slot| slot.confirmed).and_then(|slot| slot.verdict);
                let games = self.hall.desks().filter_map(|(game, _)| Some((game, ended(game)?)));
                games.flat_map(|(game, verdict)| at_desk(game, self.settled(game, verdict))).collect()
            }
            Reinstated { .. } => {
                let after = after();
                let slot = |tournament: &Tournament, game| {
                    tournament.table_at(game).and_then(|(_, table)| table.slot(game)).and_then(|slot| slot.verdict)
                };
                let open = |game| slot(&self.hall.event, game).is_some() && slot(after, game).is_none();
                let games = self.hall.desks().filter(|(game, _)| open(game));
                games.flat_map(|(game, desk)| at_desk(game, played_on(desk))).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The game ends at its desk with this result, unless it has it; what was in dispute about its result is not any more.
    fn settled(&self, game: &GameId, verdict: Verdict) -> Vec<Happening> {
        let Some(desk) = self.hall.kept(game) else { return Vec::new() };
        if desk.confirmed().is_some_and(|result| result.verdict == verdict) {
            return Vec::new();
        }
        let disputed = |matter: &&Matter| {
            matter.standing.is_open() && matches!(matter.incident, Incident::Result(OfResult::DisputedResult { .. }))
        };
        let disputes = desk.scene().matters.iter().filter(disputed);
        let over = disputes.map(|matter| Happening::Lapsed { matter: matter.id });
        over.chain([took(Effect::Settle { verdict })]).collect()
    }

    /// The game is laid on for the players whom it has now.
    fn laid_on_anew(&self, game: &GameId, after: &Tournament) -> Vec<Line> {
        let law = self.hall.kept(game).map(Desk::law);
        let opened = law.zip(after.arrangements(game)).and_then(|(law, arrangements)| {
            let desk = Desk::open(law, arrangements, self.at).ok()?;
            desk.log().first().cloned()
        });
        opened.map(|logged| of_desk(logged, game, None)).into_iter().collect()
    }
}

/// Lines at a desk that rest on what the event decided.
fn at_desk_of(game: &GameId, happenings: Vec<Happening>, of: &event::Logged, acting: &Acting) -> Vec<Line> {
    let under: Vec<Article> = of.under.clone();
    let name = acting.name.clone().filter(|_| acting.actor.side().is_none());
    let lines = happenings.into_iter().map(|event| {
        let (name, under, licence) = (name.clone(), under.clone(), of.licence);
        let logged = Logged { name, licence, under, ..Logged::new(of.at, of.by.at_desk(), event) };
        of_desk(logged, game, of.person.as_deref())
    });
    lines.collect()
}

fn same_table(game: &GameId, at: &GameId) -> bool {
    (&game.section, game.round, game.table) == (&at.section, at.round, at.table)
}

fn took(effect: Effect) -> Happening {
    Happening::Took { effect, matter: None, after: None }
}

fn foul(side: Side) -> Happening {
    took(Effect::Foul { side, kind: FoulKind::Technical })
}

/// What ended a game is undone, and the clocks stand as they stood then; of a board that nobody kept nobody knows how.
pub(super) fn played_on(desk: &Desk) -> Vec<Happening> {
    let ends = |logged: &Logged| {
        matches!(&logged.event, Happening::Took { effect: Effect::End { .. } | Effect::Settle { .. }, .. })
    };
    let log = desk.log();
    let Some(ended) = desk.scene().result().and_then(|_| log.iter().rposition(ends)) else { return Vec::new() };
    let with_next = |nth: &usize| log[*nth].more > 0 && log[*nth].no + 1 == log[nth + 1].no;
    let first = (0..ended).rev().take_while(with_next).last().unwrap_or(ended);
    let Ok(from) = usize::try_from(log[first].no) else { return Vec::new() };
    let mut happenings = vec![Happening::Undone { from, why: String::new() }];
    happenings.extend(clock_stopped_at(desk.scene()));
    happenings
}

/// The clock is stopped and set to the times of a scene; of a board that nobody kept nobody knows them.
pub(super) fn clock_stopped_at(scene: &Scene) -> Vec<Happening> {
    let times = scene.times().filter(|_| !scene.is_unkept());
    times.map(|left| vec![Happening::ClockStopped, Happening::ClockSet { left }]).unwrap_or_default()
}
