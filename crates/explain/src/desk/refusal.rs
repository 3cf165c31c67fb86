//! Why something is not done.

use books::desk::{Fact, WhyNot};
use words::{list, say};

use super::Teller;

impl Teller<'_> {
    /// Why something is not done.
    pub(super) fn why_not(&self, why: &WhyNot) -> String {
        let lang = self.lang;
        match why {
            WhyNot::NotStarted => say!(lang, "desk-not-started"),
            WhyNot::Started => say!(lang, "desk-has-started"),
            WhyNot::Over => say!(lang, "desk-over"),
            WhyNot::NotOver => say!(lang, "desk-not-over"),
            WhyNot::Adjourned => say!(lang, "desk-is-adjourned"),
            WhyNot::TimeRunsBack => say!(lang, "desk-time-runs-back"),
            WhyNot::TooEarly => say!(lang, "desk-too-early"),
            WhyNot::WrongTimes => say!(lang, "desk-wrong-times"),
            WhyNot::NotYours => say!(lang, "desk-not-yours"),
            WhyNot::NeedsGrade(grade) => say!(lang, "desk-needs-grade", grade = self.grade(*grade)),
            WhyNot::NeedsLicence(licence) => say!(lang, "desk-needs-licence", licence = self.licence(*licence)),
            WhyNot::NoSuchMatter => say!(lang, "desk-no-such-matter"),
            WhyNot::MatterClosed => say!(lang, "desk-matter-closed"),
            WhyNot::AlreadyRaised(matter) => say!(lang, "desk-already-raised", id = matter.0),
            WhyNot::TooLate => say!(lang, "desk-too-late"),
            WhyNot::NotRaised => say!(lang, "desk-not-raised"),
            WhyNot::ComesAfter(first) => say!(lang, "desk-comes-after", id = first.0),
            WhyNot::NotYourTurn => say!(lang, "desk-not-your-turn"),
            WhyNot::ChoiceOpen => say!(lang, "desk-choice-open"),
            WhyNot::NoSuchChoice => say!(lang, "desk-no-such-choice"),
            WhyNot::CorrectFirst => say!(lang, "desk-correct-first"),
            WhyNot::NothingToCorrect => say!(lang, "desk-nothing-to-correct"),
            WhyNot::EquipmentWanting => say!(lang, "desk-wanting"),
            WhyNot::NotSeated => say!(lang, "desk-not-seated"),
            WhyNot::NoMan => say!(lang, "desk-no-man"),
            WhyNot::Unreadable(unreadable) => super::unreadable(unreadable, lang),
            WhyNot::NothingHeld => say!(lang, "desk-nothing-held"),
            WhyNot::NoClock => say!(lang, "desk-no-clock"),
            WhyNot::ClockRefuses(error) => say!(lang, "desk-clock-refuses", why = self.clock_error(error)),
            WhyNot::Conditional => say!(lang, "desk-conditional"),
            WhyNot::NoOfficialThere => say!(lang, "desk-no-official-there"),
            WhyNot::NoConsent => say!(lang, "desk-no-consent"),
            WhyNot::NoOffer => say!(lang, "desk-no-offer"),
            WhyNot::OfferRefused => say!(lang, "desk-offer-was-refused"),
            WhyNot::OfferStands => say!(lang, "desk-offer-stands"),
            WhyNot::NotAgreed => say!(lang, "desk-not-agreed"),
            WhyNot::NoSuchClaim => say!(lang, "desk-no-such-claim"),
            WhyNot::NotLawful => say!(lang, "desk-not-lawful"),
            WhyNot::NotHeavier => say!(lang, "desk-not-heavier"),
            WhyNot::CannotOverride => say!(lang, "desk-cannot-override"),
            WhyNot::SlipLacks(what) => say!(lang, "desk-slip-lacks", what = what.name()),
            WhyNot::DiagramDiffers => say!(lang, "desk-diagram-differs"),
            WhyNot::NoGround => say!(lang, "desk-no-ground"),
            WhyNot::WasAccepted => say!(lang, "desk-was-accepted"),
            WhyNot::NoExplanations => say!(lang, "desk-no-explanations"),
            WhyNot::CountIsSecret => say!(lang, "desk-count-is-secret"),
            WhyNot::FactsMissing(what) => say!(lang, "desk-facts-missing", what = self.named_fact(*what)),
            WhyNot::FactsUnfit { fact, known } => self.facts_unfit(*fact, known),
            WhyNot::BoardKept => say!(lang, "desk-board-kept"),
            WhyNot::Unwatched => say!(lang, "desk-unwatched"),
            WhyNot::SheetDiffers => say!(lang, "desk-sheet-differs"),
            WhyNot::NothingToUndo => say!(lang, "desk-nothing-to-undo"),
            WhyNot::Disqualified => say!(lang, "desk-is-disqualified"),
            WhyNot::Spoken(why) => self.why_not_spoken(*why),
        }
    }

    /// A fact on which a matter does not turn, and those on which it does.
    fn facts_unfit(&self, fact: Fact, known: &[Fact]) -> String {
        let (what, known) = (self.named_fact(fact), list(self.lang, known.iter().map(|fact| self.named_fact(*fact))));
        if known.is_empty() {
            say!(self.lang, "desk-facts-none", what = what)
        } else {
            say!(self.lang, "desk-facts-unfit", what = what, known = known)
        }
    }

    /// A fact, as a person calls it.
    pub(crate) fn fact(&self, fact: Fact) -> String {
        say!(self.lang, "desk-fact", fact = fact.name())
    }

    /// A fact, as a person and as a script calls it.
    fn named_fact(&self, fact: Fact) -> String {
        say!(self.lang, "desk-fact-named", fact = self.fact(fact), name = fact.name())
    }
}
