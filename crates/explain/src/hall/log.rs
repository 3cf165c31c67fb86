//! The log of a hall told, line by line.

use ::hall::{CallHappening, DutyHappening, Happening, Line, NoticeHappening, OfficeHappening, Tables};
use clock::Instant;
use contest::GameId;
use schemars::JsonSchema;
use serde::Serialize;
use tournament::PlayerId;
use tournament::charter::CharterChange;
use tournament::entry::Payment;
use tournament::event::{GoneHow, Happening as OfEvent, Step};
use words::{list, say};

use super::HallTeller;
use crate::article::cited;
use crate::event::names;

/// A line of the log in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LogLine {
    /// Its number.
    pub no: u64,
    /// When, in milliseconds.
    pub at: Instant,
    /// Who: by name, or by office.
    pub who: String,
    /// What it is about.
    pub kind: LogKind,
    /// The section that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub section: Option<String>,
    /// The game that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
    /// What happened.
    pub text: String,
    /// The articles.
    pub under: Vec<String>,
    /// The articles as they are called.
    pub cited: String,
}

/// What a line of the log is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LogKind {
    /// The charter, and what is announced.
    Charter,
    /// Who plays, and what they paid.
    Entry,
    /// Draws, pairings and line-ups.
    Pairing,
    /// Results and tables.
    Result,
    /// An appeal.
    Appeal,
    /// Something at a board.
    Desk,
    /// A raised hand.
    Call,
    /// Who holds an office.
    Office,
    /// A duty.
    Duty,
    /// A case.
    Case,
    /// A notice to everybody.
    Notice,
}

impl HallTeller<'_> {
    /// A line of the log in words; what happened at a desk is told by that desk, and given here.
    pub fn line(&self, line: &Line, at_desk: Option<String>) -> LogLine {
        let named = line.name.clone().or_else(|| line.person.as_deref().map(|id| self.official_or_player(id)));
        let (kind, section, text) = match &line.event {
            Happening::Desk(_) => (LogKind::Desk, None, at_desk.unwrap_or_else(|| say!(self.lang, "log-desk-opened"))),
            Happening::Office(event) => (LogKind::Office, None, self.office_line(event)),
            Happening::Call(event) => (LogKind::Call, None, self.call_line(event)),
            Happening::Case(event) => (LogKind::Case, None, self.case_line(event, line.subject.as_ref())),
            Happening::Notice(event) => {
                let (section, text) = self.notice_line(event);
                (LogKind::Notice, section, text)
            }
            Happening::Duty(event) => {
                let (section, text) = self.duty_line(event);
                (LogKind::Duty, Some(section), text)
            }
            Happening::Event(event) => {
                let (kind, section) = self.about(event);
                (kind, section, self.event_line(event))
            }
        };
        let of_game = line.subject.as_ref().map(|game| game.section.clone());
        LogLine {
            no: line.no,
            at: line.at,
            who: named.unwrap_or_else(|| names::office(line.by, self.lang)),
            kind,
            section: section.or(of_game),
            game: line.subject.clone(),
            text,
            under: line.under.iter().map(ToString::to_string).collect(),
            cited: cited(&line.under, None, self.lang),
        }
    }

    /// Somebody by name: an official, or a player by the number of the entry.
    fn official_or_player(&self, id: &str) -> String {
        let event = &self.hall.event;
        let player = id.parse().ok().map(PlayerId::new).filter(|player| event.section_of(*player).is_some());
        player.map_or_else(|| self.person(&id.into()), |player| event.name(player).to_owned())
    }

    fn office_line(&self, event: &OfficeHappening) -> String {
        let lang = self.lang;
        match event {
            OfficeHappening::Appointed(appointment) => {
                let post = self.post(appointment.office.post);
                say!(lang, "log-appointed", name = appointment.name.as_str(), post = post)
            }
            OfficeHappening::Dismissed { person, post, why } => {
                say!(lang, "log-dismissed", name = self.person(person), post = self.post(*post), why = why.as_str())
            }
            OfficeHappening::Assigned { person, tables } => {
                let range = |tables: &Tables| {
                    let (from, to) = (u32::from(tables.from), u32::from(tables.to));
                    say!(lang, "log-tables", section = self.section(&tables.section), from = from, to = to)
                };
                let tables = list(lang, tables.iter().map(range));
                say!(lang, "log-assigned", name = self.person(person), tables = tables)
            }
            OfficeHappening::SteppedOut { person } => say!(lang, "log-stepped-out", name = self.person(person)),
            OfficeHappening::CameBack { person } => say!(lang, "log-came-back", name = self.person(person)),
        }
    }

    /// The section of a notice, and what happened with it.
    fn notice_line(&self, event: &NoticeHappening) -> (Option<String>, String) {
        let lang = self.lang;
        match event {
            NoticeHappening::PutUp { notice, text, section, .. } => {
                (section.clone(), say!(lang, "log-notice-up", notice = notice.0, text = text.as_str()))
            }
            NoticeHappening::TakenDown { notice } => (None, say!(lang, "log-notice-down", notice = notice.0)),
        }
    }

    fn call_line(&self, event: &CallHappening) -> String {
        let lang = self.lang;
        match event {
            CallHappening::Raised { call, topic, to: Some(to), .. } => {
                say!(lang, "log-raised-to", call = call.0, topic = self.topic(*topic), name = self.person(to))
            }
            CallHappening::Raised { call, topic, to: None, .. } => {
                say!(lang, "log-raised", call = call.0, topic = self.topic(*topic))
            }
            CallHappening::Taken { call } => say!(lang, "log-taken", call = call.0),
            CallHappening::Passed { call, to: Some(to), .. } => {
                say!(lang, "log-passed-to", call = call.0, name = self.person(to))
            }
            CallHappening::Passed { call, to: None, .. } => say!(lang, "log-passed", call = call.0),
            CallHappening::Finished { call } => say!(lang, "log-call-over", call = call.0),
        }
    }

    fn duty_line(&self, event: &DutyHappening) -> (String, String) {
        let lang = self.lang;
        match event {
            DutyHappening::Done(of) => (of.section.clone(), say!(lang, "log-duty-done", duty = self.duty(of.duty))),
            DutyHappening::Undone(of) => (of.section.clone(), say!(lang, "log-duty-undone", duty = self.duty(of.duty))),
            DutyHappening::Suspended { section, why, resumes, .. } => {
                let told = match resumes {
                    Some(when) => say!(lang, "log-suspended-until", why = why.as_str(), when = when.to_string()),
                    None => say!(lang, "log-suspended", why = why.as_str()),
                };
                (section.clone(), told)
            }
            DutyHappening::Continued { section } => (section.clone(), say!(lang, "log-continued")),
            DutyHappening::Inspected { section, faults, .. } => {
                let wrong = list(lang, faults.iter().map(|fault| self.equipment(fault.what)));
                let told = if faults.is_empty() {
                    say!(lang, "log-inspected")
                } else {
                    say!(lang, "log-inspected-faults", faults = wrong)
                };
                (section.clone(), told)
            }
            DutyHappening::Begun { section, round, late, why } => {
                let round = u32::from(*round);
                let text = match late {
                    Some(late) => {
                        let why = why.as_deref().unwrap_or_default();
                        say!(lang, "log-begun-late", round = round, minutes = *late, why = why)
                    }
                    None => say!(lang, "log-begun", round = round),
                };
                (section.clone(), text)
            }
        }
    }

    /// What a line of the event is about, and in which section.
    fn about(&self, event: &OfEvent) -> (LogKind, Option<String>) {
        let of_player = |player: &PlayerId| self.hall.event.section_of(*player).map(str::to_owned);
        match event {
            OfEvent::Opened { .. } | OfEvent::Announced(_) | OfEvent::Amended { .. } => (LogKind::Charter, None),
            OfEvent::Entered { player, .. } => (LogKind::Entry, Some(player.section.clone())),
            OfEvent::TeamEntered { team, .. } => (LogKind::Entry, Some(team.section.clone())),
            OfEvent::Paid(line) => (LogKind::Entry, of_player(&line.player)),
            OfEvent::DelayGranted { player, .. }
            | OfEvent::Arrived { player, .. }
            | OfEvent::LeaveGiven { player, .. }
            | OfEvent::ByeGiven { player, .. }
            | OfEvent::TableFixed { player, .. }
            | OfEvent::EntryAmended { player, .. }
            | OfEvent::TeamAmended { team: player, .. }
            | OfEvent::EntryRemoved { player, .. }
            | OfEvent::PaymentVoid { player, .. }
            | OfEvent::LeaveCancelled { player, .. }
            | OfEvent::Reinstated { player, .. }
            | OfEvent::Left { player, .. } => (LogKind::Entry, of_player(player)),
            OfEvent::LinedUp { team, .. } | OfEvent::TeamLate { team, .. } => (LogKind::Pairing, of_player(team)),
            OfEvent::Seeded { section, .. }
            | OfEvent::Drawn { section, .. }
            | OfEvent::DrawVoid { section }
            | OfEvent::Paired { section, .. }
            | OfEvent::Discarded { section }
            | OfEvent::Published { section } => (LogKind::Pairing, Some(section.clone())),
            OfEvent::TakenBack { section, .. }
            | OfEvent::EndedEarly { section, .. }
            | OfEvent::Closed { section, .. }
            | OfEvent::PlayedOff { section, .. }
            | OfEvent::Verified { section }
            | OfEvent::Finished { section, .. }
            | OfEvent::Overturned { section, .. }
            | OfEvent::NoticePublished { section, .. } => (LogKind::Result, Some(section.clone())),
            OfEvent::Resulted { at, .. }
            | OfEvent::Reopened { at, .. }
            | OfEvent::RapidPlayed { at, .. }
            | OfEvent::Replayed { at, .. }
            | OfEvent::ColoursKept { at } => (LogKind::Result, Some(at.section.clone())),
            OfEvent::Appealed { at, .. } | OfEvent::AppealHeard { at, .. } => {
                (LogKind::Appeal, Some(at.section.clone()))
            }
        }
    }

    fn event_line(&self, event: &OfEvent) -> String {
        match event {
            OfEvent::Opened { .. }
            | OfEvent::Announced(_)
            | OfEvent::Entered { .. }
            | OfEvent::TeamEntered { .. }
            | OfEvent::Paid(_)
            | OfEvent::DelayGranted { .. }
            | OfEvent::Arrived { .. }
            | OfEvent::LeaveGiven { .. }
            | OfEvent::ByeGiven { .. }
            | OfEvent::TableFixed { .. }
            | OfEvent::Left { .. } => self.entry_line(event),
            OfEvent::Seeded { .. }
            | OfEvent::Drawn { .. }
            | OfEvent::DrawVoid { .. }
            | OfEvent::Paired { .. }
            | OfEvent::Discarded { .. }
            | OfEvent::Published { .. }
            | OfEvent::LinedUp { .. }
            | OfEvent::TeamLate { .. } => self.pairing_line(event),
            OfEvent::Amended { .. }
            | OfEvent::EntryAmended { .. }
            | OfEvent::TeamAmended { .. }
            | OfEvent::EntryRemoved { .. }
            | OfEvent::PaymentVoid { .. }
            | OfEvent::LeaveCancelled { .. }
            | OfEvent::Reinstated { .. }
            | OfEvent::TakenBack { .. }
            | OfEvent::EndedEarly { .. } => self.repair_line(event),
            _ => self.result_line(event),
        }
    }

    fn entry_line(&self, event: &OfEvent) -> String {
        let (lang, name) = (self.lang, |player: &PlayerId| self.event().name(*player));
        match event {
            OfEvent::Opened { .. } => say!(lang, "log-opened"),
            OfEvent::Announced(announcement) => {
                let (round, text) = (u32::from(announcement.round), announcement.text.as_deref().unwrap_or_default());
                say!(lang, "log-announced", round = round, text = text)
            }
            OfEvent::Entered { player, .. } => say!(lang, "log-entered", name = player.name.as_str()),
            OfEvent::TeamEntered { team, .. } => say!(lang, "log-entered", name = team.name.as_str()),
            OfEvent::Paid(line) => {
                let (what, amount) = (paid_for(line.what), line.amount.to_string());
                say!(lang, "log-paid", what = what, name = name(&line.player), amount = amount)
            }
            OfEvent::DelayGranted { player, minutes, .. } => {
                say!(lang, "log-delay", name = name(player), minutes = *minutes)
            }
            OfEvent::Arrived { player, late: true } => say!(lang, "log-arrived-late", name = name(player)),
            OfEvent::Arrived { player, late: false } => say!(lang, "log-arrived", name = name(player)),
            OfEvent::LeaveGiven { player, round, .. } => {
                say!(lang, "log-leave", name = name(player), round = u32::from(*round))
            }
            OfEvent::ByeGiven { player, round } => {
                say!(lang, "log-half-bye", name = name(player), round = u32::from(*round))
            }
            OfEvent::TableFixed { player, table: Some(table) } => {
                say!(lang, "log-table-fixed", name = name(player), table = u32::from(*table))
            }
            OfEvent::TableFixed { player, table: None } => say!(lang, "log-table-free", name = name(player)),
            OfEvent::Left { player, how, reason, .. } => {
                let left = match how {
                    GoneHow::Withdrawn => say!(lang, "log-withdrawn", name = name(player)),
                    GoneHow::Unjustified => say!(lang, "log-unjustified", name = name(player)),
                    GoneHow::Forfeits => say!(lang, "log-forfeits", name = name(player)),
                    GoneHow::Disqualified => say!(lang, "log-disqualified", name = name(player)),
                };
                match reason {
                    Some(reason) => say!(lang, "log-because", what = left, why = reason.as_str()),
                    None => left,
                }
            }
            _ => String::new(),
        }
    }

    fn pairing_line(&self, event: &OfEvent) -> String {
        let (lang, name) = (self.lang, |player: &PlayerId| self.event().name(*player));
        match event {
            OfEvent::Seeded { seeds, .. } => say!(lang, "log-seeded", names = list(lang, seeds.iter().map(name))),
            OfEvent::Drawn { .. } => say!(lang, "log-drawn"),
            OfEvent::DrawVoid { .. } => say!(lang, "log-draw-void"),
            OfEvent::Paired { round, tables, reason, .. } => {
                let (round, tables) = (u32::from(*round), tables.len());
                let paired = say!(lang, "log-paired", round = round, tables = tables);
                match reason {
                    Some(reason) => say!(lang, "log-because", what = paired, why = reason.as_str()),
                    None => paired,
                }
            }
            OfEvent::Discarded { .. } => say!(lang, "log-discarded"),
            OfEvent::Published { .. } => say!(lang, "log-published"),
            OfEvent::LinedUp { team, boards, .. } => {
                let seated = |player: &PlayerId| self.event().seat_name(Some(*player).filter(|one| one.number() != 0));
                say!(lang, "log-lined-up", name = name(team), names = list(lang, boards.iter().map(seated)))
            }
            OfEvent::TeamLate { team, .. } => say!(lang, "log-team-late", name = name(team)),
            _ => String::new(),
        }
    }

    fn result_line(&self, event: &OfEvent) -> String {
        let (lang, name) = (self.lang, |player: &PlayerId| self.event().name(*player));
        let appeal = || self.event().appeal();
        match event {
            OfEvent::Resulted { at, verdict, reason: Some(reason), .. } => {
                let (players, result) = (self.players(at), self.event().verdict(&at.section, *verdict));
                let corrected = say!(lang, "log-corrected", players = players, result = result);
                say!(lang, "log-because", what = corrected, why = reason.as_str())
            }
            OfEvent::Resulted { at, verdict, confirmed, .. } => {
                let (players, result) = (self.players(at), self.event().verdict(&at.section, *verdict));
                if *confirmed {
                    say!(lang, "log-result", players = players, result = result)
                } else {
                    say!(lang, "log-reported", players = players, result = result)
                }
            }
            OfEvent::RapidPlayed { at, verdict, .. } => {
                let result = self.event().verdict(&at.section, *verdict);
                say!(lang, "log-rapid", players = self.players(at), result = result)
            }
            OfEvent::Reopened { at, reason } => {
                let reopened = say!(lang, "log-reopened", players = self.players(at));
                match reason {
                    Some(reason) => say!(lang, "log-because", what = reopened, why = reason.as_str()),
                    None => reopened,
                }
            }
            OfEvent::Appealed { at, .. } => say!(lang, "log-appealed", players = self.players(at), appeal = appeal()),
            OfEvent::AppealHeard { at, upheld: true } => {
                say!(lang, "log-upheld", players = self.players(at), appeal = appeal())
            }
            OfEvent::AppealHeard { at, upheld: false } => {
                say!(lang, "log-not-upheld", players = self.players(at), appeal = appeal())
            }
            OfEvent::Replayed { at, .. } => say!(lang, "log-replayed", players = self.players(at)),
            OfEvent::ColoursKept { at } => say!(lang, "log-colours-kept", players = self.players(at)),
            OfEvent::Closed { round, .. } => say!(lang, "log-closed", round = u32::from(*round)),
            OfEvent::PlayedOff { order, .. } => {
                say!(lang, "log-played-off", names = list(lang, order.iter().map(name)))
            }
            OfEvent::Verified { .. } => say!(lang, "log-verified"),
            OfEvent::Finished { .. } => say!(lang, "log-finished"),
            OfEvent::Overturned { player, .. } => say!(lang, "log-overturned", name = name(player)),
            OfEvent::NoticePublished { player, .. } => say!(lang, "log-notice", name = name(player)),
            _ => String::new(),
        }
    }

    /// What was put right, and why.
    fn repair_line(&self, event: &OfEvent) -> String {
        let (lang, name) = (self.lang, |player: &PlayerId| self.event().name(*player));
        let (what, why) = match event {
            OfEvent::Amended { reason, changes, announced, .. } => (self.amended(changes, *announced), reason),
            OfEvent::EntryAmended { player, entry, reason, changes } => {
                (self.entry_amended(*player, &entry.name, changes), reason)
            }
            OfEvent::TeamAmended { team, entry, reason, changes } => {
                (self.entry_amended(*team, &entry.name, changes), reason)
            }
            OfEvent::EntryRemoved { player, reason } => {
                (say!(lang, "log-removed", player = player.to_string()), reason)
            }
            OfEvent::PaymentVoid { player, what, amount, reason } => {
                let (what, amount) = (paid_for(*what), amount.to_string());
                (say!(lang, "log-payment-void", what = what, name = name(player), amount = amount), reason)
            }
            OfEvent::LeaveCancelled { player, round, reason } => {
                (say!(lang, "log-leave-cancelled", name = name(player), round = u32::from(*round)), reason)
            }
            OfEvent::Reinstated { player, reason } => (say!(lang, "log-reinstated", name = name(player)), reason),
            OfEvent::EndedEarly { reason, .. } => (say!(lang, "log-ended-early"), reason),
            OfEvent::TakenBack { what, round, reason, .. } => {
                let round = round.map_or(0, u32::from);
                let step = match what {
                    Step::Draw => say!(lang, "log-back-draw"),
                    Step::Round => say!(lang, "log-back-round", round = round),
                    Step::Close => say!(lang, "log-back-close", round = round),
                    Step::End => say!(lang, "log-back-end"),
                    Step::Finish => say!(lang, "log-back-finish"),
                };
                (step, reason)
            }
            _ => return String::new(),
        };
        say!(lang, "log-because", what = what, why = why.as_str())
    }

    /// Whose entry was put right, by the name that it had, and each part with what it said before and says now.
    fn entry_amended(&self, player: PlayerId, name: &str, changes: &[CharterChange]) -> String {
        let lang = self.lang;
        let renamed = changes.iter().find(|change| change.at == "name").and_then(|change| change.from.as_deref());
        let (player, name) = (player.to_string(), renamed.unwrap_or(name));
        let what = say!(lang, "log-entry-amended", player = player, name = name);
        self.with_changes(what, changes, &|at| say!(lang, "log-entry-part", part = at))
    }

    /// What was amended of the charter: as which layer, and each place with what stood there and what stands there now.
    fn amended(&self, changes: &[CharterChange], announced: Option<u16>) -> String {
        let lang = self.lang;
        let what = match announced {
            Some(round) => say!(lang, "log-amended-announced", round = u32::from(round)),
            None => say!(lang, "log-amended"),
        };
        self.with_changes(what, changes, &str::to_owned)
    }

    /// Something amended, with what stood at each place and what stands there now.
    fn with_changes(&self, what: String, changes: &[CharterChange], place: &dyn Fn(&str) -> String) -> String {
        let lang = self.lang;
        let said = |text: &Option<String>| text.clone().unwrap_or_else(|| say!(lang, "log-unsaid"));
        let change = |change: &CharterChange| {
            say!(lang, "log-change", at = place(&change.at), from = said(&change.from), to = said(&change.to))
        };
        if changes.is_empty() {
            return what;
        }
        say!(lang, "log-changes", what = what, changes = list(lang, changes.iter().map(change)))
    }

    /// The two at a table of the event.
    fn players(&self, at: &GameId) -> String {
        let Some((_, table)) = self.hall.event.table_at(at) else { return self.game(at) };
        let teller = self.event();
        let (first, second) = (teller.name(table.first), teller.name(table.second));
        say!(self.lang, "log-players", table = u32::from(at.table), first = first, second = second)
    }
}

/// What money was for, as the messages know it.
const fn paid_for(what: Payment) -> &'static str {
    match what {
        Payment::Fee => "fee",
        Payment::Deposit => "deposit",
        Payment::DepositReturned => "deposit-returned",
        Payment::DepositKept => "deposit-kept",
        Payment::RecordingDue => "recording-due",
        Payment::RecordingCharge => "recording-charge",
        Payment::Prize => "prize",
        Payment::PrizeReturned => "prize-returned",
    }
}
