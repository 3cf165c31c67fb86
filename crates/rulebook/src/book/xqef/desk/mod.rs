//! The desk under `xqef-2022`: chapters 6 to 9 and 12 of part 2, and part 3.

mod adjourn;
mod agreement;
mod authority;
mod board;
mod claims;
mod clock;
mod conduct;
mod dismissal;
mod endings;
mod faults;
mod inclusive;
mod ledger;
mod order;
mod position;
mod records;
mod restoring;
mod result;
mod sanctions;
mod start;
mod suggested;
mod touch;

use ::clock::{Millis, Side};
use faults::Class;

use crate::desk::timing::fell_first;
use crate::desk::voice::speaks_for;
use crate::desk::xiangqi_play::Xiangqi;
use crate::desk::{
    Act, Actor, ActsFor, Arrangements, Authority, Binding, Choice, Claim, Correction, Counts, DeskLaw, Effect, Facts,
    Foul, Grade, Handling, Line, Manner, Matter, MatterId, Noticed, Owed, Phase, Play, Reason, Refusal, Scene, Square,
    Step, Subject, Supervision, Thing, WhyNot,
};
use crate::{Article, Book};

/// The desk under `xqef-2022`.
#[derive(Clone, Copy, Debug)]
pub struct Xqef;

speaks_for!(Book::Xqef2022);

/// These units of the book, and in an event these, too.
fn in_event(scene: &Scene, clauses: &[&'static str], added: &[&'static str]) -> Vec<Article> {
    let added = if scene.arrangements.competition { added } else { &[] };
    cite(&[clauses, added].concat())
}

impl DeskLaw for Xqef {
    fn book(&self) -> Book {
        Book::Xqef2022
    }

    fn play(&self) -> &dyn Play {
        &Xiangqi
    }

    fn settles(&self, arrangements: Arrangements) -> Arrangements {
        inclusive::settles(arrangements)
    }

    fn acts_for(&self, scene: &Scene, by: Actor, act: &Act) -> ActsFor {
        inclusive::acts_for(scene, by, act)
    }

    fn says(&self, scene: &Scene, by: Actor, words: &str, corrects: bool) -> Option<(Side, String)> {
        inclusive::says(scene, by, words, corrects)
    }

    fn makes_room(&self, scene: &Scene, act: &Act) -> Result<(), Refusal> {
        inclusive::makes_room(scene, act)
    }

    fn owes(&self, scene: &Scene) -> Vec<Owed> {
        start::owes(scene).into_iter().chain(inclusive::owes(scene)).collect()
    }

    fn calls_out(&self, scene: &Scene, side: Side) -> Vec<(Millis, Vec<Article>)> {
        inclusive::calls_out(scene, side)
    }

    fn told_first(&self, scene: &Scene, asker: Side) -> Option<Side> {
        inclusive::told_first(scene, asker)
    }

    fn binding(&self, scene: &Scene) -> Binding {
        inclusive::binding(scene).unwrap_or_else(|| touch::binding(scene))
    }

    fn forbids(&self, line: &Line, side: Side, step: Step) -> Vec<Article> {
        board::forbids(line, side, step)
    }

    fn allows(&self, scene: &Scene, by: Actor, act: &Act) -> Result<Vec<Article>, Refusal> {
        if let Some(answer) = inclusive::allows(scene, by, act) {
            return answer;
        }
        match act {
            Act::Touch { .. } | Act::Adjust { .. } | Act::Excuse { .. } => touch::allows(scene, by, act),
            Act::Move { .. } | Act::Release | Act::Slide { .. } | Act::Displace { .. } => {
                Ok([board::rests_on(scene, by, act), clock::unpressed(scene, by)].concat())
            }
            Act::Equipment { .. } | Act::Replace { .. } | Act::Arrive | Act::Seat | Act::Start => {
                start::allows(scene, by, act)
            }
            Act::Press { .. } | Act::StopClock | Act::StartClock { .. } | Act::SetClock { .. } => {
                clock::allows(scene, by, act)
            }
            Act::Raise { subject: Some(Subject::Overstepped), .. } if scene.clock.is_none() => {
                Err(refused(WhyNot::NotAgreed, &["68(2)"]))
            }
            Act::Write { .. } | Act::Inspect { .. } | Act::Refuse { thing: Thing::Correct } => {
                records::allows(scene, by, act)
            }
            Act::Adjourn { .. } | Act::Seal { .. } | Act::SetResumption { .. } | Act::Resume => {
                adjourn::allows(scene, by, act)
            }
            Act::Resign | Act::Offer { .. } | Act::Accept | Act::Decline => agreement::allows(scene, by, act),
            Act::Claim { .. } | Act::Ask { .. } => claims::of_act(scene, by, act),
            Act::Refuse { thing: thing @ (Thing::Move | Thing::Restore) } => endings::allows(scene, by, *thing),
            Act::Refuse { thing } => conduct::allows(scene, by, *thing),
            Act::Raise { subject, against, .. } => {
                let mut under = authority::raises(scene, by, subject.as_ref())?;
                if let Some(subject) = subject {
                    under.extend(faults::raised(scene, subject, *against)?);
                }
                Ok(under)
            }
            Act::Ratify { .. } => Ok(in_event(scene, &[], &["107(1)"])),
            Act::Sanction { sanction, instead_of, .. } => sanctions::allows(scene, by, sanction, *instead_of),
            Act::Sign | Act::Report { .. } => result::allows(scene, by, act),
            _ => Ok(Vec::new()),
        }
    }

    fn notices(&self, scene: &Scene, by: Actor, act: &Act) -> Vec<Noticed> {
        if let Some(found) = inclusive::notices(scene, by, act) {
            return found;
        }
        match act {
            Act::Touch { squares, order } => touch::notices(scene, by, squares, *order),
            Act::Move { .. } | Act::Release | Act::Slide { .. } | Act::Displace { .. } => {
                adjourn::not_sealed(scene, by, act, board::notices(scene, by, act))
            }
            Act::Equipment { .. } => start::notices(act),
            Act::Start => {
                [restoring::misplaced_at_start(scene), suggested::told(scene), inclusive::told(scene)].concat()
            }
            Act::Press { .. } | Act::StopClock | Act::StartClock { .. } | Act::SetClock { .. } => {
                clock::notices(scene, by, act)
            }
            Act::Write { .. } | Act::Inspect { .. } => records::notices(scene, by, act),
            Act::Refuse { thing: Thing::Correct | Thing::Sign } => records::notices(scene, by, act),
            Act::Resume => adjourn::notices(scene, act),
            Act::Resign | Act::Offer { .. } | Act::Accept => agreement::notices(scene, by, act),
            Act::Claim { claim } => claims::notices(scene, by, claim),
            Act::Refuse { thing: Thing::Behave } => conduct::notices(scene, by, act),
            Act::Refuse { thing } => endings::notices(by, *thing).into_iter().collect(),
            Act::Report { .. } => result::notices(scene, by, act),
            _ => Vec::new(),
        }
    }

    fn finds(&self, scene: &Scene) -> Option<Noticed> {
        if !matches!(scene.phase, Phase::Running) || fell_first(scene) || inclusive::fell_before_words(scene) {
            return clock::finds(scene);
        }
        let finished = !inclusive::is_unfinished(scene);
        let found = inclusive::finds(scene)
            .or_else(|| position::finds(scene).filter(|_| finished))
            .map(|found| clock::coincides(scene, found))
            .or_else(|| claims::finds(scene).filter(|_| finished))
            .or_else(|| ledger::finds(scene))
            .or_else(|| clock::finds(scene));
        let watched =
            |found: Noticed| Noticed { under: [found.under, suggested::supervision(scene)].concat(), ..found };
        found.map(watched).or_else(|| start::finds(scene))
    }

    fn follows(&self, scene: &Scene, by: Actor, act: &Act) -> Vec<Handling> {
        inclusive::follows(scene, by, act).into_iter().collect()
    }

    fn lapses(&self, subject: &Subject) -> bool {
        faults::class(subject) == Some(Class::Harmless)
    }

    fn completes(&self, scene: &Scene, _: &Manner) -> bool {
        scene.arrangements.touch_down
    }

    fn lapse_articles(&self) -> Vec<Article> {
        cite(&["39(1)", "36(1)(e)", "37(1)"])
    }

    fn silent_refusal(&self) -> Vec<Article> {
        cite(&["69(2)(d)"])
    }

    fn touch_goes_on(&self, scene: &Scene) -> bool {
        inclusive::touch_counts(scene)
    }

    fn names_man(&self, scene: &Scene, words: &str) -> bool {
        inclusive::names_man(scene, words)
    }

    fn implied_touch(&self) -> Vec<Article> {
        cite(&["19(2)(a)(i)", "31(1)"])
    }

    fn barred(&self) -> Vec<Article> {
        cite(&["128(1)(g)"])
    }

    fn correct_first(&self, _: &Correction) -> Vec<Article> {
        cite(&["128(1)(c)"])
    }

    fn at_once(&self, scene: &Scene, matter: &Matter) -> bool {
        let watched = scene.arrangements.supervision == Supervision::Watched;
        match matter.subject {
            Subject::Position { verdict } if verdict.reason == Reason::NaturalLimit => {
                watched || scene.counting.is_some()
            }
            Subject::Position { .. } | Subject::Cycle | Subject::TooManyFaults | Subject::Overstepped => watched,
            Subject::Observed => true,
            Subject::CallCheck { .. } => inclusive::agrees_at_once(scene, matter),
            Subject::Resignation | Subject::AgreedDraw | Subject::RepeatedOffer => !scene.arrangements.competition,
            _ => false,
        }
    }

    fn order(&self, matter: &Matter) -> (u8, Vec<Article>) {
        order::place(matter)
    }

    fn authority(&self, scene: &Scene, matter: &Matter, facts: &Facts, disputed: bool) -> Authority {
        authority::of(scene, matter, facts, disputed)
    }

    fn inherits(&self, needed: Grade, by: Grade) -> Vec<Article> {
        authority::inherits(needed, by)
    }

    fn claims(&self, scene: &Scene, claim: &Claim) -> Option<MatterId> {
        claims::about(scene, claim)
    }

    fn passes(&self, subject: &Subject) -> Vec<Article> {
        if *subject == Subject::Cycle { cite(&["60(2)"]) } else { Vec::new() }
    }

    fn count(&self, scene: &Scene) -> Option<u32> {
        claims::counted(scene).map(|(count, _)| count)
    }

    fn handles(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Result<Handling, Refusal> {
        if let Some(done) = inclusive::handles(scene, matter, facts) {
            return done;
        }
        match &matter.subject {
            subject if faults::class(subject) == Some(Class::Harmless) => faults::harmless(scene, matter),
            subject if faults::class(subject) == Some(Class::Restorable) => restoring::restorable(scene, matter, facts),
            subject if faults::class(subject) == Some(Class::Ending) => endings::ending(scene, matter),
            Subject::Position { .. } | Subject::Cycle => position::handles(scene, matter),
            Subject::TooManyFaults => ledger::handles(scene),
            Subject::Equipment { .. }
            | Subject::ColoursReversed
            | Subject::WrongPairing
            | Subject::Absence
            | Subject::Lateness
            | Subject::Withdrawal { .. } => start::handles(scene, matter, facts),
            Subject::ForeignPress
            | Subject::EarlyPress
            | Subject::OtherHandPress
            | Subject::HardPress
            | Subject::ClockHandled { .. }
            | Subject::WrongTimes
            | Subject::Overstepped => clock::handles(scene, matter, facts),
            Subject::Misrecord { .. }
            | Subject::Omission { .. }
            | Subject::Illegible { .. }
            | Subject::WrittenAhead
            | Subject::OwnSheet
            | Subject::ForeignWriting
            | Subject::RefusalToSign
            | Subject::RefusalToCorrect => records::handles(scene, matter),
            Subject::NotTheSealedMove { .. } | Subject::SealedIllegal { .. } => adjourn::handles(matter),
            Subject::Resignation | Subject::AgreedDraw | Subject::RepeatedOffer | Subject::AgreedEnding { .. } => {
                agreement::handles(scene, matter)
            }
            Subject::Claimed { claim } => claims::handles(scene, matter, claim, facts),
            Subject::Observed => Ok(claims::observed(scene)),
            Subject::LongQuiet => Ok(claims::considered(scene, facts)),
            Subject::Conduct { .. } | Subject::UnlistedConduct { .. } => conduct::handles(scene, matter, facts),
            Subject::DisputedResult { .. } | Subject::Unreported => result::handles(scene, matter, facts),
            Subject::Duty { .. } => Ok(handling(&[], vec![Effect::PlayOn])),
            Subject::Other { .. } => Ok(handling(&["86(6)"], vec![Effect::PlayOn])),
            _ => Err(refused(WhyNot::FactsMissing("handling"), &["86(6)"])),
        }
    }

    fn dismisses(&self, scene: &Scene, matter: &Matter) -> Result<Vec<Article>, Refusal> {
        dismissal::of(scene, matter)
    }

    fn begins(&self, scene: &Scene) -> Grade {
        if scene.arrangements.competition { Grade::SectionHead } else { Grade::Witness }
    }

    fn outranks(&self) -> Vec<Article> {
        cite(&["106(1)"])
    }

    fn chosen(
        &self,
        scene: &Scene,
        matter: &Matter,
        choice: &Choice,
        square: Option<Square>,
        step: Option<Step>,
    ) -> Result<Handling, Refusal> {
        faults::chosen(scene, matter, choice, square, step)
    }

    fn corrected(&self, scene: &Scene, side: Side, what: &Correction) -> Result<Handling, Refusal> {
        match what {
            Correction::Record => records::corrected(scene, side),
            _ => Ok(handling(&[], Vec::new())),
        }
    }

    fn counts(&self, fouls: &[Foul]) -> Counts {
        ledger::counts(fouls)
    }

    fn counted(&self, scene: &Scene, side: Side, foul: Foul) -> Vec<Article> {
        ledger::counted(scene, side, foul)
    }

    fn ended(&self, _: &Subject) -> Vec<Article> {
        cite(&["64(1)", "68(1)"])
    }
}
