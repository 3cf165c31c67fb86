//! What an appeal is against, and what a player can contest at the own board.

use books::Article;
use books::desk::{Matter, MatterId};
use books::event::{Instance, Key, OfCase};
use clock::Instant;
use contest::{Actor, GameId, Side};

use super::super::Deciding;
use super::super::acting::Acting;
use crate::case::{About, Case, CaseId, CaseState, CaseWhy, Contested, Deadline, Given};
use crate::hall::Hall;
use crate::refused::Refused;
use crate::request::{By, Seat};

/// What an appeal is against: a case that stands, or one that is opened with it.
pub struct Against {
    pub id: CaseId,
    pub about: About,
    pub below: Instance,
    pub given: Option<Given>,
    pub at: Instant,
    pub from: Option<u64>,
    pub last: bool,
}

impl Deciding<'_> {
    /// What an appeal is against: a case that stands, or the ruling on a matter of a game.
    pub(super) fn contested(&self, of: &Contested) -> Result<Against, Refused> {
        let about = match of {
            Contested::Case(id) => self.known(*id)?.about.clone(),
            Contested::Matter { game, matter } => About::Matter { game: game.clone(), matter: *matter },
        };
        let known = match of {
            Contested::Case(id) => Some((*id, self.known(*id)?)),
            Contested::Matter { .. } => self.hall.cases.of(&about),
        };
        if let Some((id, case)) = known {
            return self.standing(id, case);
        }
        let About::Matter { game, matter } = &about else { return Err(self.no(&about, CaseWhy::NotRuled, &[])) };
        let given = self.given(game, *matter)?.ok_or_else(|| self.no(&about, CaseWhy::NotRuled, &[OfCase::Lodged]))?;
        self.not_before(given.at)?;
        let below = Instance::of(given.by);
        let last = self.is_last(about.game(), below);
        let (id, at, from) = (self.hall.cases.next(), given.at, given.from);
        Ok(Against { id, about, below, given: Some(given), at, from, last })
    }

    /// What stands in a case.
    fn standing(&self, id: CaseId, case: &Case) -> Result<Against, Refused> {
        let about = case.about.clone();
        match case.state(self.at) {
            CaseState::Ruled | CaseState::Decided => {}
            CaseState::Hearing => return Err(self.no(&about, CaseWhy::NotRuled, &[OfCase::Lodged])),
            CaseState::Appealed | CaseState::Sealed => {
                return Err(self.no(&about, CaseWhy::AppealOpen, &[OfCase::Referred]));
            }
            CaseState::Withdrawn | CaseState::Lapsed => return Err(self.no(&about, CaseWhy::WentOn, &[OfCase::Late])),
        }
        let none = || self.no(&about, CaseWhy::NotRuled, &[OfCase::Lodged]);
        let hearing = case.hearing().ok_or_else(none)?;
        let ruled = hearing.ruling.as_ref().map(|given| given.at);
        let at = ruled.or_else(|| hearing.decision.as_ref().map(|decision| decision.at)).ok_or_else(none)?;
        let from = case.hearings.iter().rev().find_map(crate::case::Hearing::from);
        Ok(Against { id, below: hearing.before, given: None, at, from, last: case.last, about })
    }

    /// By when a ruling in a game must be contested, where that is settled and the game is over.
    pub(super) fn window(&self, game: &GameId) -> Option<Deadline> {
        let (terms, round) = self.terms_at(Some(game));
        let end = self.hall.kept(game)?.scene().result()?.at;
        let minutes = terms.number(&Key::AppealWindow, round)?;
        Some(Deadline::after(end, minutes, terms.articles(&Key::AppealWindow, round)))
    }

    /// What an appeal of a side against a ruling at its board needs, or why it can lodge none now.
    fn contestable(&self, of: &Contested, game: &GameId, side: Side) -> Result<AppealOpen, Refused> {
        let against = self.contested(of)?;
        let before = self.next_instance(&against, false)?;
        let appellant = Acting { actor: Actor::player(side), id: None, name: None, licence: None };
        self.in_time(&against, &appellant)?;
        let (terms, round) = self.terms_at(Some(game));
        let deposit = terms.number(&Key::AppealDeposit, round).filter(|deposit| *deposit > 0);
        let at_once = terms.flag(&Key::AppealAtOnce, round);
        Ok(AppealOpen {
            before,
            at_once: at_once.then(|| terms.articles(&Key::AppealAtOnce, round)),
            until: self.window(game),
            deposit,
        })
    }
}

/// A ruling at a board on which no case has been opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardRuling {
    /// The number of the matter at the desk.
    pub matter: MatterId,
    /// The matter as an appeal names it.
    pub about: About,
    /// The ruling.
    pub given: Given,
    /// What an appeal against it needs, or why none can be lodged now.
    pub appeal: Result<AppealOpen, Refused>,
}

/// What an appeal needs that can be lodged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppealOpen {
    /// Before whom it comes.
    pub before: Instance,
    /// Where it is written that it must come before play goes on, if it must.
    pub at_once: Option<Vec<Article>>,
    /// By when it must be lodged, if that is settled.
    pub until: Option<Deadline>,
    /// What is paid for it, if anything.
    pub deposit: Option<u32>,
}

impl Hall {
    /// What was ruled at the board where somebody sits, as long as no case has been opened on it; the latest first.
    pub fn rulings_at(&self, seat: &Seat, at: Instant) -> Vec<BoardRuling> {
        let Seat { game, side, .. } = seat;
        let by = By::Seat(seat.clone());
        let deciding = Deciding { hall: self, by: &by, at, saw: None };
        let matters = self.kept(game).map(|desk| desk.scene().matters.as_slice()).unwrap_or_default();
        let ruling = |matter: &Matter| {
            let about = About::Matter { game: game.clone(), matter: matter.id };
            if self.cases.of(&about).is_some() {
                return None;
            }
            let given = deciding.given(game, matter.id).ok()??;
            let of = Contested::Matter { game: game.clone(), matter: matter.id };
            Some(BoardRuling { matter: matter.id, about, given, appeal: deciding.contestable(&of, game, *side) })
        };
        let mut rulings: Vec<BoardRuling> = matters.iter().filter_map(ruling).collect();
        rulings.sort_by_key(|ruling| std::cmp::Reverse((ruling.given.at, ruling.given.from)));
        rulings
    }
}
