//! What happened in cases, line by line.

use ::hall::{CaseHappening as H, Finding};
use contest::GameId;
use words::{list, say};

use super::HallTeller;

impl HallTeller<'_> {
    /// What happened in a case about a game, or about none.
    pub fn case_line(&self, event: &H, game: Option<&GameId>) -> String {
        let lang = self.lang;
        let told = |case: &::hall::CaseId, told: String| say!(lang, "case-log-told", case = case.0, told = told);
        match event {
            H::Opened { case, about, .. } => {
                say!(lang, "case-log-opened", case = case.0, about = self.case_about(about))
            }
            H::Stated { case, of, text } => {
                say!(lang, "case-log-stated", case = case.0, who = self.party(of, game), text = text.as_str())
            }
            H::Shown { case, kind, text, .. } => {
                told(case, say!(lang, "case-item", kind = self.evidence(*kind), text = text.as_str()))
            }
            H::Found { case, facts } => {
                let facts = list(lang, facts.iter().map(|Finding { text, .. }| text.clone()));
                say!(lang, "case-log-found", case = case.0, facts = facts)
            }
            H::Ruled { case, ruling, .. } => told(case, self.given(ruling)),
            H::Appealed { case, appeal, .. } => told(case, self.appeal(appeal, game)),
            H::Decided { case, decision, .. } => told(case, self.decision(decision)),
            H::Referred { case, to: Some(to) } => {
                told(case, say!(lang, "case-appeal-referred", name = self.person(to)))
            }
            H::Referred { case, to: None } => say!(lang, "case-log-referred", case = case.0),
            H::Written { case, text, .. } => {
                let appeal = self.event().appeal();
                say!(lang, "case-log-written", appeal = appeal, case = case.0, text = text.as_str())
            }
            H::Recused { case, person, why } => {
                say!(lang, "case-log-recused", case = case.0, name = self.person(person), why = why.as_str())
            }
            H::Resumed { case, .. } => say!(lang, "case-log-resumed", case = case.0),
            H::Withdrawn { case, why } => told(case, say!(lang, "case-appeal-withdrawn", why = why.as_str())),
            H::Disturbed { case, by, text, .. } => {
                say!(lang, "case-log-disturbed", case = case.0, who = self.party(by, game), text = text.as_str())
            }
        }
    }
}
