//! Whoever is disqualified at a board is put out of the event, or those who may do that are called; whoever was put out by a
//! ruling that fell is in again.

use arbiter::{Desk, Happening as AtDesk};
use books::Article;
use books::desk::{Effect, MatterId, Standing};
use contest::{GameId, Grade, Side};
use tournament::PlayerId;
use tournament::event::{self, Command, GoneHow, Order};

use super::acting::Acting;
use super::entry::counted;
use super::{Answer, Deciding, Note};
use crate::authority::{self, Rule};
use crate::call::{Needs, Topic};
use crate::hall::Hall;
use crate::happening::{Happening, Line, of_event};
use crate::refused::Refused;
use crate::request::Seat;

impl Deciding<'_> {
    /// What comes of an entry at a desk, with what it means for those whom it disqualifies: whoever rules puts them out of
    /// the event in the same decision, if that is theirs to do; else those whose it is are called.
    pub(super) fn put_out(&self, game: &GameId, acting: &Acting, answer: Answer) -> Answer {
        let sides = disqualified(self.hall.kept(game), &answer.lines);
        if sides.is_empty() {
            return answer;
        }
        let under = articles(&answer.lines);
        let mut stands = Stands::of(self.hall, answer);
        for side in sides {
            let next = Deciding { hall: &stands.hall, saw: None, ..*self };
            let seat = Seat { game: game.clone(), side, assistant: false };
            let Some(player) = next.person_at(&seat).filter(|player| stands.hall.to_put_out.contains_key(player))
            else {
                continue;
            };
            let waits = stands.hall.kept(game).is_none_or(is_provisional);
            let came = if waits { None } else { next.out_of_event(game, player, &under).ok() };
            let came = came.unwrap_or_else(|| next.called_for(game, player, acting));
            stands.take(came);
        }
        stands.answer
    }

    /// Puts somebody out of the event; the game counts as it was ruled.
    fn out_of_event(&self, game: &GameId, player: PlayerId, under: &[Article]) -> Result<Answer, Refused> {
        let mut stands = Stands::of(self.hall, Answer::default());
        if let Some(result) = self.ruled_result(game) {
            stands.take(self.order(&result, None)?);
        }
        let reason = under.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let next = Deciding { hall: &stands.hall, ..*self };
        let out = next.order(&Command::Disqualify { player, reason }, None)?;
        stands.take(out);
        Ok(stands.answer)
    }

    /// The order by which a game that was ended at its desk has its result in the event.
    fn ruled_result(&self, game: &GameId) -> Option<Command> {
        let desk = self.hall.kept(game)?;
        let verdict = desk.scene().result()?.verdict;
        let (_, table) = self.hall.event.table_at(game)?;
        let open = table.slot(game)?.verdict.is_none();
        let (at, fouls) = (game.clone().into(), counted(desk.technical_fouls()));
        let (agreed, reported_by, correct, reason, rests_on) = (false, None, false, None, None);
        open.then_some(Command::Result { at, verdict, fouls, agreed, reported_by, correct, reason, rests_on })
    }

    /// Those who may put somebody out of the event are called to the board, unless they were.
    fn called_for(&self, game: &GameId, player: PlayerId, acting: &Acting) -> Answer {
        let order = Command::Disqualify { player, reason: String::new() };
        let Rule { who, under } = authority::of_order(&self.hall.event, &order);
        let grade = who.iter().filter_map(|office| office.grade()).min().unwrap_or(Grade::Chief);
        let needs = Needs { grade, licence: None };
        let called =
            |call: &crate::call::Call| call.game == *game && call.topic == Topic::Conduct && call.needs == needs;
        let notes = vec![Note::Disqualified { player, game: game.clone() }];
        if self.hall.calls.open().any(|(_, call)| called(call)) {
            return Answer { lines: Vec::new(), notes };
        }
        let mut raised = self.raised(game, Topic::Conduct, needs, acting);
        raised.under.extend(under);
        Answer { lines: vec![raised], notes }
    }

    /// Who is still in a section though a board disqualified them, when an order goes on with it.
    pub(super) fn still_in(&self, section: &str) -> Vec<Note> {
        let out = self.hall.to_put_out.iter().filter(|(_, game)| game.section == section);
        out.map(|(player, game)| Note::Disqualified { player: *player, game: game.clone() }).collect()
    }

    /// Whoever was put out of the event by a ruling that falls with these lines is in again; if others played meanwhile
    /// without them, only an order can say what becomes of that.
    pub(super) fn taken_in_again(&self, game: &GameId, lines: &[Line], why: &str, acting: &Acting) -> Answer {
        let Some(before) = self.hall.kept(game).map(|desk| desk.scene().disqualified) else { return Answer::default() };
        if Side::BOTH.iter().all(|side| !before[*side]) {
            return Answer::default();
        }
        let mut stands = Stands::of(self.hall, Answer { lines: lines.to_vec(), notes: Vec::new() });
        stands.answer.lines.clear();
        for side in Side::BOTH {
            let falls = before[side] && stands.hall.kept(game).is_some_and(|desk| !desk.scene().disqualified[side]);
            let player = self.person_at(&Seat { game: game.clone(), side, assistant: false });
            let out = |player: &PlayerId| {
                let gone = stands.hall.event.sections.get(&game.section).and_then(|state| state.gone.get(player));
                gone.is_some_and(|gone| gone.how == GoneHow::Disqualified)
            };
            if let Some(player) = player.filter(|player| falls && out(player)) {
                let next = Deciding { hall: &stands.hall, saw: None, ..*self };
                stands.take(next.in_again(player, why, acting));
            }
        }
        stands.answer
    }

    fn in_again(&self, player: PlayerId, why: &str, acting: &Acting) -> Answer {
        let Acting { id: person, licence, .. } = acting.clone();
        let command = Command::Reinstate { player, reason: why.to_owned() };
        // Whoever hears the appeal is above whoever put the player out.
        let Rule { who, .. } = authority::of_order(&self.hall.event, &command);
        let decided = who.into_iter().find_map(|by| {
            let (person, command) = (person.clone(), command.clone());
            event::decide(&self.hall.event, &Order { at: self.at, hour: None, by, person, licence, command }).ok()
        });
        let Some(decision) = decided else {
            return Answer { lines: Vec::new(), notes: vec![Note::StaysOut(player)] };
        };
        let reached = self.reach(&decision.events, acting);
        let by_whom = |line: Line| Line { by: acting.actor, name: acting.name.clone(), ..line };
        let mut lines: Vec<Line> = decision.events.into_iter().map(of_event).map(by_whom).collect();
        lines.extend(reached);
        Answer { lines, notes: decision.notes.into_iter().map(Note::Event).collect() }
    }
}

/// A hall as it stands after what was decided so far.
struct Stands {
    hall: Hall,
    answer: Answer,
}

impl Stands {
    fn of(hall: &Hall, answer: Answer) -> Self {
        let mut stands = Self { hall: hall.clone(), answer: Answer::default() };
        stands.take(answer);
        stands
    }

    /// Takes over what comes next.
    fn take(&mut self, Answer { mut lines, notes }: Answer) {
        journal::number(self.hall.length() + 1, &mut lines);
        for line in &lines {
            self.hall.apply(line);
        }
        self.answer.lines.extend(lines);
        self.answer.notes.extend(notes);
    }
}

/// The sides that lines at a desk disqualify, or whose disqualification they ratify.
fn disqualified(desk: Option<&Desk>, lines: &[Line]) -> Vec<Side> {
    let mut sides = Vec::new();
    for line in lines {
        match &line.event {
            Happening::Desk(AtDesk::Took { effect: Effect::Disqualify { side }, .. }) => sides.push(*side),
            Happening::Desk(AtDesk::Ratified { matter }) => {
                sides.extend(desk.into_iter().flat_map(|desk| disqualified_by(desk, *matter)));
            }
            _ => {}
        }
    }
    sides.sort_unstable();
    sides.dedup();
    sides
}

/// The sides that the ruling on a matter disqualified.
fn disqualified_by(desk: &Desk, matter: MatterId) -> impl Iterator<Item = Side> + '_ {
    desk.log().iter().filter_map(move |logged| match &logged.event {
        AtDesk::Took { effect: Effect::Disqualify { side }, matter: of, .. } if *of == Some(matter) => Some(*side),
        _ => None,
    })
}

/// The articles under which lines disqualify somebody, or ratify that.
fn articles(lines: &[Line]) -> Vec<Article> {
    let mut articles = Vec::new();
    for line in lines {
        let tells = matches!(
            &line.event,
            Happening::Desk(AtDesk::Took { effect: Effect::Disqualify { .. }, .. } | AtDesk::Ratified { .. })
        );
        for article in line.under.iter().filter(|_| tells) {
            if !articles.contains(article) {
                articles.push(*article);
            }
        }
    }
    articles
}

/// Whether a disqualification at a desk rests on a ruling that nobody has ratified.
fn is_provisional(desk: &Desk) -> bool {
    let waits =
        |matter: MatterId| desk.scene().matter(matter).is_some_and(|matter| matter.standing == Standing::Provisional);
    desk.log().iter().any(|logged| match &logged.event {
        AtDesk::Took { effect: Effect::Disqualify { .. }, matter: Some(matter), .. } => waits(*matter),
        _ => false,
    })
}
