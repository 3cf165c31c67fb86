//! Why something is not done in a case.

use ::hall::CaseWhy;
use words::say;

use super::HallTeller;
use crate::article::cited;

impl HallTeller<'_> {
    /// Why something is not done in a case.
    pub(super) fn case_why(&self, why: &CaseWhy) -> String {
        let lang = self.lang;
        match why {
            CaseWhy::NoCase(case) => say!(lang, "case-no-case", case = case.0),
            CaseWhy::HasCase(case) => say!(lang, "case-has-case", case = case.0),
            CaseWhy::NoMatter(matter) => say!(lang, "case-no-matter", matter = matter.0),
            CaseWhy::Nothing => say!(lang, "case-nothing"),
            CaseWhy::Whose => say!(lang, "case-whose"),
            CaseWhy::HearingOver => say!(lang, "case-hearing-over"),
            CaseWhy::FactsClosed => say!(lang, "case-facts-closed"),
            CaseWhy::NotAdmitted(kind) => say!(lang, "case-not-admitted", kind = self.evidence(*kind)),
            CaseWhy::NewEvidence => say!(lang, "case-new-evidence", appeal = self.event().appeal()),
            CaseWhy::NoFacts => say!(lang, "case-no-facts"),
            CaseWhy::Doubt => say!(lang, "case-doubt"),
            CaseWhy::NoArticle => say!(lang, "case-needs-article"),
            CaseWhy::OtherBook(article) => say!(lang, "case-other-book", article = cited(&[*article], None, lang)),
            CaseWhy::NotLawful => say!(lang, "case-not-lawful"),
            CaseWhy::ByDesk => say!(lang, "case-by-desk"),
            CaseWhy::Against => say!(lang, "case-against"),
            CaseWhy::NotRuled => say!(lang, "case-not-ruled"),
            CaseWhy::Sealed(case) => say!(lang, "case-sealed", case = case.0),
            CaseWhy::NotSealed => say!(lang, "case-not-sealed", appeal = self.event().appeal()),
            other => self.appeal_why(other),
        }
    }

    /// Why something is not done on appeal.
    fn appeal_why(&self, why: &CaseWhy) -> String {
        let (lang, appeal) = (self.lang, self.event().appeal());
        match why {
            CaseWhy::AppealOpen => say!(lang, "case-appeal-open", appeal = appeal),
            CaseWhy::Last => say!(lang, "case-last", appeal = appeal),
            CaseWhy::NotYet(before) => say!(lang, "case-not-yet", appeal = appeal, before = self.instance(*before)),
            CaseWhy::WentOn => say!(lang, "case-too-late", appeal = appeal),
            CaseWhy::TooLate(until) => say!(lang, "case-too-late-for", at = self.moment(*until)),
            CaseWhy::NoDeposit(deposit) => say!(lang, "case-no-deposit", deposit = *deposit),
            CaseWhy::Unwritten => say!(lang, "case-unwritten", appeal = appeal),
            CaseWhy::NoCommittee => say!(lang, "case-no-committee"),
            CaseWhy::NoAppeal => say!(lang, "case-no-appeal", appeal = appeal),
            CaseWhy::TooEarly(from) => say!(lang, "case-too-early", at = self.moment(*from)),
            CaseWhy::Before(moment) => say!(lang, "case-before", at = self.moment(*moment)),
            CaseWhy::OwnRuling => say!(lang, "case-own-ruling", appeal = appeal),
            CaseWhy::Concerned(person) => say!(lang, "case-concerned", name = self.person(person)),
            CaseWhy::NotMember(person) => say!(lang, "case-not-member", name = self.person(person)),
            CaseWhy::VotedTwice(person) => say!(lang, "case-voted-twice", name = self.person(person)),
            CaseWhy::NoVotes => say!(lang, "case-no-votes"),
            CaseWhy::Even(votes) => say!(lang, "case-even", votes = *votes),
            CaseWhy::TooFew(votes) => say!(lang, "case-too-few", votes = *votes),
            _ => say!(lang, "case-majority"),
        }
    }
}
