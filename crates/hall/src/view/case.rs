//! What may be seen of cases by whom.

use clock::Instant;
use contest::Post;

use crate::case::{Case, CaseId};
use crate::hall::Hall;
use crate::request::By;

impl Hall {
    /// The cases that somebody may see: officials those of their sections, the committee and the director all, who sits at
    /// a board those of that board, anybody those that are decided, without what was said and shown.
    pub fn cases_for(&self, by: &By, now: Instant) -> Vec<(CaseId, Case)> {
        let seen = self.cases.iter().filter_map(|(id, case)| {
            if self.sees(by, case) {
                return Some((id, case.clone()));
            }
            case.is_settled(now).then(|| (id, decided(case)))
        });
        seen.collect()
    }

    /// A case as somebody may see it.
    pub fn case_for(&self, by: &By, id: CaseId, now: Instant) -> Option<Case> {
        let case = self.cases.get(id)?;
        if self.sees(by, case) { Some(case.clone()) } else { case.is_settled(now).then(|| decided(case)) }
    }

    /// Whether somebody may see all of a case.
    fn sees(&self, by: &By, case: &Case) -> bool {
        let section = case.about.game().map_or("", |game| game.section.as_str());
        match by {
            By::Seat(seat) => case.about.game() == Some(&seat.game),
            By::Person(person) if self.officials.in_post(Post::Committee).any(|(member, _)| member == person) => true,
            _ => self.sight(by, section).desks,
        }
    }
}

/// What anybody may see of a case that is decided.
fn decided(case: &Case) -> Case {
    let mut case = case.clone();
    case.disturbed.clear();
    for hearing in &mut case.hearings {
        hearing.statements.clear();
        hearing.evidence.clear();
        hearing.recused.clear();
        if let Some(appeal) = &mut hearing.appeal {
            (appeal.written, appeal.deposit) = (None, None);
        }
        if let Some(decision) = &mut hearing.decision {
            (decision.votes, decision.returned) = (None, None);
        }
    }
    case
}
