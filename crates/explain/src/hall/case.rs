//! Cases told: as data for pages, and as a paper to be signed.

use ::hall::{
    About, Appeal, AppealOpen, BoardRuling, Case, CaseId, CaseState, Decision, Due, DueKind, Given, Hearing, Item,
    Measure, News, Party, Statement,
};
use books::Article;
use books::desk::Sanction;
use books::event::{Evidence, Ground, Instance};
use clock::Instant;
use contest::GameId;
use schemars::JsonSchema;
use serde::Serialize;
use words::{list, say};

use super::HallTeller;
use crate::article;
use crate::event::names::office;
use crate::sheet::{escape, page};

/// A case in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CaseTold {
    /// Its number, and where it is.
    pub title: String,
    /// Who plays there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<String>,
    /// What it is about.
    pub about: String,
    /// How far it is.
    pub state: String,
    /// What is due, and by when.
    pub deadlines: Vec<String>,
    /// The hearings.
    pub hearings: Vec<HearingTold>,
}

/// A hearing in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct HearingTold {
    /// Before whom.
    pub before: String,
    /// The appeal that brought it there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub appeal: Option<String>,
    /// What was said.
    pub statements: Vec<String>,
    /// What was shown.
    pub evidence: Vec<String>,
    /// The facts found.
    pub facts: Vec<String>,
    /// The ruling.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<String>,
    /// The decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decision: Option<String>,
}

/// A ruling at a board on which no case has been opened, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct BoardRulingTold {
    /// What it is about.
    pub about: String,
    /// What was ruled, by whom and when, and on what it rests.
    pub ruling: String,
    /// Before whom an appeal comes, and what it needs; or why none can be lodged now.
    pub appeal: String,
}

impl HallTeller<'_> {
    /// A ruling at a board on which no case has been opened, in words.
    pub fn board_ruling(&self, ruling: &BoardRuling) -> BoardRulingTold {
        let BoardRuling { about, given, appeal, .. } = ruling;
        let section = about.game().map_or("", |game| game.section.as_str());
        BoardRulingTold {
            about: self.case_about(about),
            ruling: self.given_about(given, about),
            appeal: match appeal {
                Ok(open) => self.appeal_open(open),
                Err(refused) => self.refused(section, refused),
            },
        }
    }

    fn appeal_open(&self, open: &AppealOpen) -> String {
        let lang = self.lang;
        let (appeal, before) = (self.event().appeal(), self.instance(open.before));
        let mut told = say!(lang, "case-may-appeal", appeal = appeal, before = before);
        let mut add = |more: String| told = say!(lang, "case-and", told = told.clone(), more = more);
        if let Some(under) = &open.at_once {
            add(say!(lang, "case-may-appeal-at-once", under = self.cited(under)));
        }
        if let Some(until) = &open.until {
            let (at, under) = (self.moment(until.until), self.cited(&until.under));
            add(say!(lang, "case-may-appeal-until", at = at, under = under));
        }
        if let Some(deposit) = open.deposit {
            add(say!(lang, "case-may-appeal-deposit", deposit = deposit));
        }
        told
    }

    /// A case in words, as it stands at a moment.
    pub fn case(&self, id: CaseId, case: &Case, now: Instant) -> CaseTold {
        let game = case.about.game();
        let title = match game {
            Some(game) => say!(self.lang, "case-title-at", case = id.0, game = self.game(game)),
            None => say!(self.lang, "case-title", case = id.0),
        };
        CaseTold {
            title,
            players: game.map(|game| self.opponents(game)),
            about: self.case_about(&case.about),
            state: self.case_state(case.state(now)),
            deadlines: case.due(now).map(|due| self.due(&due)).into_iter().collect(),
            hearings: case.hearings.iter().map(|hearing| self.hearing(hearing, &case.about)).collect(),
        }
    }

    /// Who has which side in a game.
    fn opponents(&self, game: &GameId) -> String {
        let Some((_, table)) = self.hall.event.table_at(game) else { return self.game(game) };
        let (teller, sides) = (self.event(), self.sides(&game.section));
        let swapped = table.slot(game).is_some_and(|slot| slot.swapped);
        let (first, second) = if swapped { (table.second, table.first) } else { (table.first, table.second) };
        let named = |side: String, player| say!(self.lang, "case-player", side = side, name = teller.name(player));
        list(self.lang, [named(sides.first, first), named(sides.second, second)])
    }

    pub(super) fn case_about(&self, about: &About) -> String {
        match about {
            About::Matter { game, matter } => match self.desk_at(game) {
                Some(desk) => self.teller(desk.law()).matter(*matter, &desk.scene().matters),
                None => say!(self.lang, "desk-matter-gone", id = matter.0),
            },
            About::Conduct { against: Some(against), what, game } => {
                let who = self.party(against, game.as_ref());
                say!(self.lang, "case-conduct-of", who = who, what = what.as_str())
            }
            About::Conduct { what, .. } => say!(self.lang, "case-conduct", what = what.as_str()),
        }
    }

    /// Somebody in a case.
    pub(super) fn party(&self, party: &Party, game: Option<&GameId>) -> String {
        match party {
            Party::Side(side) => {
                let section = game.map_or("", |game| game.section.as_str());
                self.sides(section)[*side].clone()
            }
            Party::Official(person) => self.person(person),
            Party::Other(name) => name.clone(),
        }
    }

    /// How far a case is.
    pub fn case_state(&self, state: CaseState) -> String {
        let lang = self.lang;
        match state {
            CaseState::Hearing => say!(lang, "case-state-hearing"),
            CaseState::Ruled => say!(lang, "case-state-ruled"),
            CaseState::Appealed => say!(lang, "case-state-appealed", appeal = self.event().appeal()),
            CaseState::Sealed => say!(lang, "case-state-sealed", appeal = self.event().appeal()),
            CaseState::Decided => say!(lang, "case-state-decided", appeal = self.event().appeal()),
            CaseState::Withdrawn => say!(lang, "case-state-withdrawn", appeal = self.event().appeal()),
            CaseState::Lapsed => say!(lang, "case-state-lapsed", appeal = self.event().appeal()),
        }
    }

    /// What is due in a case, and by when.
    pub fn due(&self, due: &Due) -> String {
        let lang = self.lang;
        let (at, under) = (self.moment(due.deadline.until), self.cited(&due.deadline.under));
        let told = match due.what {
            DueKind::Write => say!(lang, "case-due-write", appeal = self.event().appeal(), at = at, under = under),
            DueKind::Decide => say!(lang, "case-due-decide", at = at, under = under),
            DueKind::Resume => say!(lang, "case-due-resume", at = at, under = under),
        };
        if due.passed { say!(lang, "case-due-passed", told = told) } else { told }
    }

    pub(super) fn due_kind(&self, what: DueKind) -> String {
        match what {
            DueKind::Write => say!(self.lang, "case-written", appeal = self.event().appeal()),
            DueKind::Decide => say!(self.lang, "case-decision"),
            DueKind::Resume => say!(self.lang, "case-resumption"),
        }
    }

    /// Before whom something is heard.
    pub fn instance(&self, before: Instance) -> String {
        match before.grade() {
            Some(grade) => office(contest::Actor::official(grade), self.lang),
            None => say!(self.lang, "case-committee"),
        }
    }

    /// A kind of evidence.
    pub fn evidence(&self, kind: Evidence) -> String {
        let lang = self.lang;
        match kind {
            Evidence::Equipment => say!(lang, "case-evidence-equipment"),
            Evidence::Sheet => say!(lang, "case-evidence-sheet"),
            Evidence::Recording => say!(lang, "case-evidence-recording"),
            Evidence::Ruling => say!(lang, "case-evidence-ruling"),
            Evidence::Bystander => say!(lang, "case-evidence-bystander"),
            Evidence::Other => say!(lang, "case-evidence-other"),
        }
    }

    fn ground(&self, ground: Ground) -> String {
        let lang = self.lang;
        match ground {
            Ground::Unlawful => say!(lang, "case-ground-unlawful"),
            Ground::Procedure => say!(lang, "case-ground-procedure"),
            Ground::Rule => say!(lang, "case-ground-rule"),
            Ground::Facts => say!(lang, "case-ground-facts"),
            Ground::Ignorance => say!(lang, "case-ground-ignorance"),
        }
    }

    fn hearing(&self, hearing: &Hearing, about: &About) -> HearingTold {
        let game = about.game();
        HearingTold {
            before: self.instance(hearing.before),
            appeal: hearing.appeal.as_ref().map(|appeal| self.appeal(appeal, game)),
            statements: hearing.statements.iter().map(|one| self.statement(one, game)).collect(),
            evidence: hearing.evidence.iter().map(|item| self.item(item)).collect(),
            facts: hearing.facts.iter().flatten().map(|fact| self.fact(fact)).collect(),
            ruling: hearing.ruling.as_ref().map(|given| self.given_about(given, about)),
            decision: hearing.decision.as_ref().map(|decision| self.decision(decision)),
        }
    }

    fn fact(&self, fact: &::hall::Finding) -> String {
        let text = fact.text.as_str();
        if fact.proved {
            say!(self.lang, "case-fact", text = text)
        } else {
            say!(self.lang, "case-fact-doubtful", text = text)
        }
    }

    fn statement(&self, statement: &Statement, game: Option<&GameId>) -> String {
        let Statement { of, text, done } = statement;
        let (who, at) = (self.party(of, game), self.moment(done.at));
        say!(self.lang, "case-statement", who = who, at = at, text = text.as_str())
    }

    fn item(&self, item: &Item) -> String {
        let (kind, text) = (self.evidence(item.kind), item.text.as_str());
        let told = say!(self.lang, "case-item", kind = kind, text = text);
        match item.new {
            None => told,
            Some(News::Excused) => say!(self.lang, "case-item-excused", told = told),
            Some(News::Inquired) => say!(self.lang, "case-item-inquired", told = told),
        }
    }

    pub(super) fn appeal(&self, appeal: &Appeal, game: Option<&GameId>) -> String {
        let lang = self.lang;
        let by = match appeal.by.side() {
            Some(side) => self.party(&Party::Side(side), game),
            None => self.who(appeal.by, appeal.person.as_ref(), None),
        };
        let grounds = list(lang, appeal.grounds.iter().map(|ground| self.ground(*ground)));
        let (word, at) = (self.event().appeal(), self.moment(appeal.at));
        let mut told = say!(lang, "case-appeal", appeal = word, by = by, at = at, grounds = grounds);
        let mut add = |more: String| told = say!(lang, "case-and", told = told.clone(), more = more);
        if let Some(deposit) = appeal.deposit {
            add(say!(lang, "case-appeal-paid", deposit = deposit));
        }
        if let Some(to) = &appeal.referred_to {
            add(say!(lang, "case-appeal-referred", name = self.person(to)));
        }
        if let Some(sealed) = appeal.sealed {
            add(say!(lang, "case-appeal-sealed", at = self.moment(sealed)));
        }
        if let Some(written) = &appeal.written {
            add(say!(lang, "case-appeal-written", at = self.moment(written.at), text = written.text.as_str()));
        }
        if let Some(why) = &appeal.withdrawn {
            add(say!(lang, "case-appeal-withdrawn", why = why.as_str()));
        }
        if let Some(resumed) = appeal.resumed {
            add(say!(lang, "case-appeal-resumed", at = self.moment(resumed)));
        }
        told
    }

    /// Somebody by name, or by office.
    fn who(&self, by: contest::Actor, person: Option<&::hall::PersonId>, name: Option<&str>) -> String {
        let known = person.filter(|person| self.hall.officials.get(person).is_some());
        let name = name.map(str::to_owned).or_else(|| known.map(|person| self.person(person)));
        match name {
            Some(name) => say!(self.lang, "hall-holder", office = office(by, self.lang), names = name),
            None => office(by, self.lang),
        }
    }

    fn cited(&self, under: &[Article]) -> String {
        if under.is_empty() { say!(self.lang, "case-no-article") } else { article::cited(under, None, self.lang) }
    }

    pub(super) fn given(&self, given: &Given) -> String {
        let lang = self.lang;
        let by = self.who(given.by, given.person.as_ref(), given.name.as_deref());
        let (at, under) = (self.moment(given.at), self.cited(&given.under));
        let mut told = say!(lang, "case-ruling", by = by, at = at, under = under);
        if !given.why.is_empty() {
            told = say!(lang, "case-because", told = told, why = given.why.as_str());
        }
        if given.measures.is_empty() {
            return told;
        }
        let measures = list(lang, given.measures.iter().map(|measure| self.measure(measure)));
        say!(lang, "case-imposed", told = told, measures = measures)
    }

    /// A ruling with what it brought about at the board.
    fn given_about(&self, given: &Given, about: &About) -> String {
        let told = self.given(given);
        let About::Matter { game, matter } = about else { return told };
        let Some(desk) = self.desk_at(game) else { return told };
        let teller = self.teller(desk.law());
        let done = desk.scene().matter(*matter).map(|matter| &matter.done[..]).unwrap_or_default();
        if done.is_empty() {
            return told;
        }
        let measures = list(self.lang, done.iter().map(|effect| teller.effect(effect)));
        say!(self.lang, "case-imposed", told = told, measures = measures)
    }

    pub(super) fn decision(&self, decision: &Decision) -> String {
        let lang = self.lang;
        let by = match (&decision.votes, &decision.person) {
            (Some(_), Some(person)) => {
                let committee = self.instance(Instance::Committee);
                say!(lang, "hall-holder", office = committee, names = self.person(person))
            }
            (Some(_), None) => self.instance(Instance::Committee),
            (None, person) => self.who(decision.by, person.as_ref(), None),
        };
        let (at, why, appeal) = (self.moment(decision.at), decision.why.as_str(), self.event().appeal());
        let mut told = if decision.upheld {
            say!(lang, "case-upheld", appeal = appeal, by = by, at = at, why = why)
        } else {
            say!(lang, "case-dismissed", appeal = appeal, by = by, at = at, why = why)
        };
        let mut add = |more: String| told = say!(lang, "case-and", told = told.clone(), more = more);
        if let Some(votes) = &decision.votes {
            add(say!(lang, "case-votes", upheld = votes.upheld.len(), dismissed = votes.dismissed.len()));
        }
        if let Some(minutes) = decision.late {
            add(say!(lang, "case-late", what = self.due_kind(DueKind::Decide), minutes = minutes));
        }
        if let Some(returned) = decision.returned {
            add(say!(lang, "case-returned", deposit = returned));
        }
        if let Some(resume) = &decision.resume_at {
            add(say!(lang, "case-due-resume", at = self.moment(resume.until), under = self.cited(&resume.under)));
        }
        told
    }

    /// Something imposed on somebody.
    pub fn measure(&self, measure: &Measure) -> String {
        let lang = self.lang;
        match measure {
            Measure::Sanction(sanction) => self.sanction(sanction),
            Measure::Criticism => say!(lang, "case-measure-criticism"),
            Measure::SeriousWarning => say!(lang, "case-measure-serious-warning"),
            Measure::CancelPoints => say!(lang, "case-measure-cancel-points"),
            Measure::Suspend { years } => say!(lang, "case-measure-suspend", years = u32::from(*years)),
            Measure::Instruct => say!(lang, "case-measure-instruct"),
            Measure::Relieve { rounds: Some(rounds) } => {
                say!(lang, "case-measure-relieve-rounds", rounds = u32::from(*rounds))
            }
            Measure::Relieve { rounds: None } => say!(lang, "case-measure-relieve"),
        }
    }

    fn sanction(&self, sanction: &Sanction) -> String {
        let lang = self.lang;
        match sanction {
            Sanction::Caution => say!(lang, "case-measure-caution"),
            Sanction::CorrectAfter(_) => say!(lang, "case-measure-correct-after"),
            Sanction::CorrectNow(_) => say!(lang, "case-measure-correct-now"),
            Sanction::PressFault => say!(lang, "case-measure-press-fault"),
            Sanction::RecordFault => say!(lang, "case-measure-record-fault"),
            Sanction::TechnicalFoul => say!(lang, "case-measure-technical-foul"),
            Sanction::Result(_) | Sanction::SpecialResult(_) => say!(lang, "case-measure-result"),
            Sanction::Expel => say!(lang, "case-measure-expel"),
            Sanction::Disqualify => say!(lang, "case-measure-disqualify"),
            Sanction::Refer => say!(lang, "case-measure-refer"),
            Sanction::Other(text) => text.clone(),
        }
    }

    /// A case as lines to be read.
    pub fn case_text(&self, id: CaseId, case: &Case, now: Instant) -> String {
        let (lang, told) = (self.lang, self.case(id, case, now));
        let mut lines = vec![told.title];
        lines.extend(told.players);
        lines.extend([told.about, told.state]);
        lines.extend(told.deadlines);
        for hearing in told.hearings {
            lines.extend([String::new(), hearing.before]);
            lines.extend(hearing.appeal);
            let parts = [
                (say!(lang, "case-statements"), hearing.statements),
                (say!(lang, "case-evidence"), hearing.evidence),
                (say!(lang, "case-facts"), hearing.facts),
            ];
            for (heading, items) in parts.into_iter().filter(|(_, items)| !items.is_empty()) {
                lines.push(heading);
                lines.extend(items.into_iter().map(|item| format!("  {item}")));
            }
            lines.extend(hearing.ruling);
            lines.extend(hearing.decision);
        }
        lines.join("\n") + "\n"
    }

    /// A case as a page to be printed and signed.
    pub fn case_paper(&self, id: CaseId, case: &Case, now: Instant) -> String {
        let (lang, told) = (self.lang, self.case(id, case, now));
        let name = self.hall.event.charter.as_ref().and_then(|charter| charter.name.clone()).unwrap_or_default();
        let mut body = element("h1", &told.title) + &paragraph(&name);
        body += &told.players.as_deref().map(paragraph).unwrap_or_default();
        body += &paragraph(&told.about);
        body += &paragraph(&told.state);
        body += &told.deadlines.iter().map(|line| paragraph(line)).collect::<String>();
        for hearing in &told.hearings {
            body += &element("h2", &hearing.before);
            body += &hearing.appeal.as_deref().map(paragraph).unwrap_or_default();
            let parts = [
                (say!(lang, "case-statements"), &hearing.statements),
                (say!(lang, "case-evidence"), &hearing.evidence),
                (say!(lang, "case-facts"), &hearing.facts),
            ];
            body += &parts.iter().map(|(heading, lines)| part(heading, lines)).collect::<String>();
            body += &[&hearing.ruling, &hearing.decision]
                .into_iter()
                .flatten()
                .map(|line| paragraph(line))
                .collect::<String>();
        }
        let signed = [say!(lang, "case-sign-official"), say!(lang, "case-sign-first"), say!(lang, "case-sign-second")];
        let lines = signed.map(|who| format!("<p class=\"foot\">{} ＿＿＿＿＿＿＿＿</p>\n", escape(&who)));
        page(&told.title, &format!("{body}{}", lines.concat()), lang)
    }
}

fn element(tag: &str, text: &str) -> String {
    format!("<{tag}>{}</{tag}>\n", escape(text))
}

fn paragraph(line: &str) -> String {
    element("p", line)
}

fn part(heading: &str, lines: &[String]) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let items = lines.iter().map(|line| element("li", line)).collect::<String>();
    format!("{}<ul>\n{items}</ul>\n", element("h3", heading))
}
