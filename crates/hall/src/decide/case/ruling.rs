//! Cases ruled on for the first time, and what is imposed.

use arbiter::Happening as AtDesk;
use books::Article;
use books::desk::{Act, Authority, Facts, Incident, Matter, MatterId, OfConduct, Sanction, Scene, Standing};
use books::event::{Instance, OfCase, Rung};
use books::law::Kind;
use contest::{Actor, GameId, Grade, Post, Side};
use tournament::event::Command;

use super::super::acting::Acting;
use super::super::{Answer, Deciding};
use crate::case::{About, Case, CaseHappening, CaseId, CaseWhy, Given, Measure, Party};
use crate::hall::Hall;
use crate::happening::{Happening, Line};
use crate::office::{OfficeAct, PersonId};
use crate::refused::{Refused, Why};
use crate::request::{Made, Seat};

impl Deciding<'_> {
    /// Rules on a case: on a matter of a game at its desk, on conduct by what is imposed.
    pub(super) fn rule(
        &self,
        id: CaseId,
        under: &[Article],
        why: &str,
        measures: &[Measure],
        facts: &Facts,
    ) -> Result<Answer, Refused> {
        let (case, hearing) = self.heard(id)?;
        if hearing.appeal.is_some() {
            return Err(self.no(&case.about, CaseWhy::AppealOpen, &[OfCase::Referred]));
        }
        let acting = self.in_case(&case.about)?;
        let member = self.sits(&acting, Instance::Committee) && acting.actor.grade().is_none();
        if acting.actor.grade().is_none() && !member {
            return self.hears(&case.about, hearing.before).map(|_| Answer::default());
        }
        let (reached, articles) = match &case.about {
            About::Matter { game, matter } => {
                if !measures.is_empty() {
                    return Err(self.no(&case.about, CaseWhy::ByDesk, &[OfCase::Ruled]));
                }
                let made = Made {
                    act: Box::new(Act::Rule { matter: Some(*matter), facts: facts.clone() }),
                    of: None,
                    disputed: false,
                };
                let answer = self.entry(game, &made)?;
                let cited = answer.lines.iter().filter(|line| at_desk(line)).flat_map(|line| line.under.clone());
                let articles = distinct(under.iter().copied().chain(cited));
                (answer, articles)
            }
            About::Conduct { .. } => {
                let articles = self.lawful(case, under, measures, &acting)?;
                (self.imposed(case, measures, why, &acting)?, articles)
            }
        };
        let from = self.first_at_desk(&reached.lines);
        let before = if member { Instance::Committee } else { Instance::of(acting.actor) };
        let last = self.is_last(case.about.game(), before);
        let given = Given {
            by: acting.actor,
            person: acting.person().map(Into::into),
            name: acting.name.clone(),
            at: self.at,
            under: articles.clone(),
            why: why.to_owned(),
            measures: measures.to_vec(),
            from,
        };
        let event = CaseHappening::Ruled { case: id, ruling: Box::new(given), before, last };
        let Answer { mut lines, notes } = reached;
        lines.push(self.about(&case.about, event, &acting, articles));
        Ok(Answer { lines, notes })
    }

    /// The number that the first line of a ruling at a desk will have.
    fn first_at_desk(&self, lines: &[Line]) -> Option<u64> {
        let ruled = lines
            .iter()
            .position(|line| matches!(&line.event, Happening::Desk(AtDesk::Ruled { .. } | AtDesk::Dismissed { .. })));
        let first = ruled.or_else(|| lines.iter().position(at_desk))?;
        Some(self.hall.length() + 1 + first as u64)
    }

    /// The articles of a ruling on conduct, if it may be given: facts are found, an article is named, and the books know what
    /// is imposed.
    fn lawful(
        &self,
        case: &Case,
        under: &[Article],
        measures: &[Measure],
        acting: &Acting,
    ) -> Result<Vec<Article>, Refused> {
        let (about, laws) = (&case.about, self.laws_at(case.about.game()));
        let facts = case.hearing().and_then(|hearing| hearing.facts.as_ref());
        let facts = facts.ok_or_else(|| self.no(about, CaseWhy::NoFacts, &[OfCase::Facts, OfCase::Ruled]))?;
        if !measures.is_empty() && facts.iter().all(|fact| !fact.proved) {
            return Err(self.no(about, CaseWhy::Doubt, &[OfCase::Doubt]));
        }
        let books = self.hall.event.books(about.game().map_or("", |game| game.section.as_str()));
        if let Some(foreign) =
            under.iter().find(|article| !books.contains(&article.book) || books::law::unit(**article).is_none())
        {
            return Err(self.no(about, CaseWhy::OtherBook(*foreign), &[OfCase::Ruled]));
        }
        let mut articles = under.to_vec();
        if articles.is_empty() && acting.actor == Actor::Chief {
            articles = laws.cite(OfCase::Gap);
        }
        if articles.is_empty() {
            return Err(self.no(about, CaseWhy::NoArticle, &[OfCase::Ruled]));
        }
        articles.extend(laws.cite(OfCase::Ruled));
        articles.extend(self.has_authority(about, under, acting)?);
        for measure in measures {
            let known = laws.cite(OfCase::Measure(measure.rung()));
            if known.is_empty() && !laws.cite(OfCase::Measures).is_empty() {
                return Err(self.no(about, CaseWhy::NotLawful, &[OfCase::Measures]));
            }
            articles.extend(known);
        }
        Ok(distinct(articles))
    }

    /// The lines of the table of authority by which somebody rules on the conduct that articles name at a game, as the desk
    /// there goes by them; whoever is below is refused. The committee is above the table.
    fn has_authority(&self, about: &About, under: &[Article], acting: &Acting) -> Result<Vec<Article>, Refused> {
        let desk = about.game().and_then(|game| Some((game, self.hall.desk(game, self.at).ok()?)));
        let Some((game, desk)) = desk.filter(|_| acting.actor.grade().is_some()) else { return Ok(Vec::new()) };
        let (law, scene) = (desk.law(), desk.scene());
        let is_conduct = |article: &&Article| {
            article.book == law.book() && books::law::unit(**article).is_some_and(|unit| unit.kind == Kind::Conduct)
        };
        let mut used = Vec::new();
        for article in under.iter().filter(is_conduct) {
            let matter = conduct_at(scene, article.clause, about.against());
            let Authority { grade, under, .. } = law.authority(scene, &matter, &Facts::default(), false);
            if acting.actor.grade() < Some(grade) {
                let could = vec![self.holder(Actor::official(grade), Some(&game.section))];
                return Err(Refused { why: Why::NeedsOffice, under, could });
            }
            used.extend(under);
        }
        Ok(used)
    }

    /// What measures do at the board, in the event and to officials, one after the other.
    fn imposed(&self, case: &Case, measures: &[Measure], why: &str, acting: &Acting) -> Result<Answer, Refused> {
        let mut answer = Answer::default();
        let mut hall: Option<Hall> = None;
        for measure in measures {
            self.may_impose(case, measure, acting)?;
            let stands = hall.as_ref().unwrap_or(self.hall);
            let next = Deciding { hall: stands, ..*self }.one_imposed(case, measure, why)?;
            let Answer { mut lines, notes } = next;
            if !lines.is_empty() && measures.len() > 1 {
                let mut after = stands.clone();
                journal::number(after.length() + 1, &mut lines);
                for line in &lines {
                    after.apply(line);
                }
                hall = Some(after);
            }
            answer.lines.extend(lines);
            answer.notes.extend(notes);
        }
        Ok(answer)
    }

    /// Who imposes something beyond a board: what reaches further than a game is the chief's, or the committee's.
    fn may_impose(&self, case: &Case, measure: &Measure, acting: &Acting) -> Result<(), Refused> {
        let needs = match measure.rung() {
            Rung::Disqualify
            | Rung::Refer
            | Rung::CancelPoints
            | Rung::Suspend { .. }
            | Rung::Instruct
            | Rung::Relieve => Grade::Chief,
            _ => Grade::Referee,
        };
        let at_board = case.about.against().is_some_and(|party| matches!(party, Party::Side(_)));
        let own_desk = at_board && matches!(measure, Measure::Sanction(_)) && needs < Grade::Chief;
        let member = acting.actor.grade().is_none();
        if own_desk || member || acting.actor.grade() >= Some(needs) {
            return Ok(());
        }
        let section = case.about.game().map(|game| game.section.as_str());
        let under = self.laws_at(case.about.game()).cite(OfCase::Measure(measure.rung()));
        let mut could = vec![self.holder(Actor::official(needs), section)];
        could.extend((needs == Grade::Chief && self.has_committee(case.about.game())).then(|| self.committee()));
        Err(Refused { why: Why::NeedsOffice, under, could })
    }

    /// An official is relieved of every office in which they rule.
    fn relieved(&self, person: &PersonId, posts: &[Post], why: &str) -> Result<Answer, Refused> {
        let mut answer = Answer::default();
        for post in posts {
            let (person, why) = (person.clone(), why.to_owned());
            answer.lines.extend(self.office(&OfficeAct::Dismiss { person, post: *post, why })?.lines);
        }
        Ok(answer)
    }

    fn one_imposed(&self, case: &Case, measure: &Measure, why: &str) -> Result<Answer, Refused> {
        let misfit = || self.no(&case.about, CaseWhy::Against, &[]);
        match (measure, case.about.against(), case.about.game()) {
            (Measure::Sanction(Sanction::Disqualify), Some(Party::Side(side)), Some(game)) => {
                let player = self.person_at(&seat(game, *side)).ok_or_else(misfit)?;
                self.order(&Command::Disqualify { player, reason: why.to_owned() }, None)
            }
            (Measure::Sanction(sanction), Some(Party::Side(side)), Some(game)) => {
                let act = Act::Sanction { against: *side, sanction: sanction.clone(), instead_of: None };
                self.entry(game, &Made { act: Box::new(act), of: None, disputed: false })
            }
            (Measure::Relieve { rounds }, Some(Party::Official(person)), _) => {
                let official = self.hall.officials.get(person).ok_or_else(misfit)?;
                let posts: Vec<Post> =
                    official.offices.iter().map(|office| office.post).filter(|post| rules(*post)).collect();
                match rounds {
                    _ if posts.is_empty() => Err(misfit()),
                    Some(_) => self.office(&OfficeAct::StepOut { person: person.clone() }),
                    None => self.relieved(person, &posts, why),
                }
            }
            (Measure::Instruct, Some(Party::Official(_)), _)
            | (Measure::Sanction(Sanction::Expel | Sanction::Caution), Some(Party::Other(_)), _) => {
                Ok(Answer::default())
            }
            (Measure::Sanction(_) | Measure::Instruct | Measure::Relieve { .. }, _, _)
            | (_, None | Some(Party::Official(_)), _) => Err(misfit()),
            (_, Some(Party::Side(_) | Party::Other(_)), _) => Ok(Answer::default()),
        }
    }
}

/// Whether whoever holds a post rules at the boards.
fn rules(post: Post) -> bool {
    post.actor(false).grade().is_some()
}

/// A breach of conduct under a clause, as it would stand at a desk.
fn conduct_at(scene: &Scene, clause: &str, against: Option<&Party>) -> Matter {
    let side = match against {
        Some(Party::Side(side)) => Some(*side),
        _ => None,
    };
    Matter {
        id: MatterId::after(scene.matters.len()),
        incident: Incident::Conduct(OfConduct::Conduct { clause: clause.to_owned() }),
        side,
        ply: scene.line.len(),
        turn: scene.turn.number,
        at: scene.now,
        left: scene.times(),
        raised_by: None,
        standing: Standing::Raised,
        ruled: None,
        done: Vec::new(),
    }
}

fn at_desk(line: &Line) -> bool {
    matches!(line.event, Happening::Desk(_))
}

fn seat(game: &GameId, side: Side) -> Seat {
    Seat { game: game.clone(), side, assistant: false }
}

fn distinct(articles: impl IntoIterator<Item = Article>) -> Vec<Article> {
    let mut distinct: Vec<Article> = Vec::new();
    for article in articles {
        if !distinct.contains(&article) {
            distinct.push(article);
        }
    }
    distinct
}
