//! A ruling in sentences.

use rulebook::repetition::{Charge, ChargeKind, Man, Verdict};
use rulebook::ruling::{Action, EndingKind, Recurrence};
use rulebook::{Article, Dead, Ruling, Status};
use words::{Lang, list, say};
use xiangqi::{Color, Piece};

/// Why a ruling is what it is, in a few sentences.
pub fn explanation(ruling: &Ruling, lang: Lang) -> String {
    let mut told = Vec::new();
    if let Some(ending) = &ruling.ending {
        told.push(say!(
            lang,
            "ruling-ended",
            how = ending_word(ending.kind, lang),
            result = status(ruling.status, lang)
        ));
        told.push(say!(lang, "ruling-under", articles = articles(&ending.articles, lang)));
    }
    if let Some(ply) = ruling.ended_at {
        told.push(say!(lang, "ruling-ended-at", ply = ply));
    }
    if let Some(recurrence) = &ruling.repetition {
        told.extend(repetition(recurrence, lang));
    }
    if let Some(count) = &ruling.limit {
        told.push(say!(
            lang,
            "ruling-limit",
            count = count.unclaimed(),
            limit = count.rule.plies,
            plies = count.plies,
            red = count.checks.red,
            black = count.checks.black,
            counted_red = count.counted_checks.red,
            counted_black = count.counted_checks.black,
            cycles = count.cycle_plies
        ));
    }
    if let Some(claim) = ruling.claim {
        let side = side_word(claim.by, lang);
        told.push(if claim.granted {
            say!(lang, "ruling-claim-granted", side = side, count = claim.count)
        } else {
            say!(lang, "ruling-claim-refused", side = side, count = claim.count)
        });
        told.push(say!(lang, "ruling-under", articles = articles(&ruling.limit_articles, lang)));
    }
    if let Some((shuffling, article)) = &ruling.shuffling {
        let points = list(lang, shuffling.points.iter().map(ToString::to_string));
        told.push(say!(
            lang,
            "ruling-shuffling",
            side = side_word(shuffling.side, lang),
            points = points,
            article = article.to_string()
        ));
    }
    match &ruling.dead {
        Some(Dead::Alive(line)) if ruling.ending.is_none() => {
            told.push(say!(
                lang,
                "ruling-alive",
                line = line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
            ));
        }
        Some(Dead::Undecided) => told.push(say!(lang, "ruling-dead-undecided")),
        Some(Dead::Alive(_) | Dead::Dead) | None => {}
    }
    if ruling.book.is_provisional() {
        told.push(say!(lang, "ruling-provisional", book = ruling.book.id()));
    }
    if told.is_empty() {
        told.push(say!(lang, "ruling-nothing"));
    }
    told.join(&say!(lang, "sentence-separator"))
}

fn repetition(recurrence: &Recurrence, lang: Lang) -> Vec<String> {
    let examination = &recurrence.examination;
    let mut told = vec![say!(
        lang,
        "ruling-recurred",
        times = recurrence.occurrences,
        first = recurrence.window.0,
        last = recurrence.window.1
    )];
    for side in Color::ALL {
        told.push(say!(
            lang,
            "ruling-charge",
            side = side_word(side, lang),
            charge = charge(&examination.charges[side], lang)
        ));
    }
    told.push(verdict(examination.verdict, lang));
    told.push(action(recurrence.action, lang));
    told.push(say!(lang, "ruling-under", articles = articles(&recurrence.articles, lang)));
    for reading in recurrence.readings.iter().filter(|reading| reading.differs) {
        told.push(say!(
            lang,
            "ruling-reading-differs",
            used = reading.used.to_string(),
            other = reading.other.to_string(),
            verdict = verdict(reading.verdict, lang),
            action = action(reading.action, lang)
        ));
    }
    told
}

/// The name of a side.
pub(crate) fn side_word(side: Color, lang: Lang) -> String {
    match side {
        Color::Red => say!(lang, "side-red"),
        Color::Black => say!(lang, "side-black"),
    }
}

/// How a game stands.
pub(crate) fn status(status: Status, lang: Lang) -> String {
    match status {
        Status::Ongoing => say!(lang, "status-ongoing"),
        Status::Won(Color::Red) => say!(lang, "status-red-wins"),
        Status::Won(Color::Black) => say!(lang, "status-black-wins"),
        Status::Draw => say!(lang, "status-draw"),
        Status::BothLose => say!(lang, "status-both-lose"),
    }
}

pub(crate) fn ending_word(kind: EndingKind, lang: Lang) -> String {
    match kind {
        EndingKind::Checkmate => say!(lang, "ending-checkmate"),
        EndingKind::Stalemate => say!(lang, "ending-stalemate"),
        EndingKind::DeadDraw => say!(lang, "ending-dead-draw"),
        EndingKind::NaturalLimit => say!(lang, "ending-natural-limit"),
        EndingKind::AskedLimit => say!(lang, "ending-asked-limit"),
        EndingKind::ForbiddenPlay => say!(lang, "ending-forbidden-play"),
        EndingKind::SameForbiddenPlay => say!(lang, "ending-same-forbidden-play"),
        EndingKind::OrdinaryCycle => say!(lang, "ending-ordinary-cycle"),
        EndingKind::KingsFacing => say!(lang, "ending-kings-facing"),
        EndingKind::KingTaken => say!(lang, "ending-king-taken"),
        EndingKind::SelfCheck => say!(lang, "ending-self-check"),
        EndingKind::Flag => say!(lang, "ending-flag"),
    }
}

/// What a side is charged with, and on which pieces.
pub(crate) fn charge(charge: &Charge, lang: Lang) -> String {
    let kind = match charge.kind {
        ChargeKind::None => say!(lang, "charge-none"),
        ChargeKind::Undecided => say!(lang, "charge-undecided"),
        ChargeKind::PerpetualAttack => say!(lang, "charge-attack"),
        ChargeKind::PerpetualChase => say!(lang, "charge-chase"),
        ChargeKind::PerpetualKill => say!(lang, "charge-kill"),
        ChargeKind::PerpetualCheck => say!(lang, "charge-check"),
    };
    if charge.targets.is_empty() {
        return kind;
    }
    say!(lang, "charge-of", charge = kind, targets = list(lang, charge.targets.iter().map(|&man| target(man, lang))))
}

fn target(man: Man, lang: Lang) -> String {
    say!(lang, "piece-from", piece = piece(man.piece, lang), origin = man.origin.to_string())
}

/// The name of a piece.
pub(crate) fn piece(piece: Piece, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{} {}", piece.color, piece.role),
        Lang::ZhHant => format!("{}{}", side_word(piece.color, lang), piece.glyph()),
        Lang::ZhHans => format!("{}{}", side_word(piece.color, lang), piece.simplified_glyph()),
    }
}

/// Who must vary.
pub(crate) fn verdict(verdict: Verdict, lang: Lang) -> String {
    match verdict {
        Verdict::Loses(side) => say!(lang, "verdict-loses", side = side_word(side, lang)),
        Verdict::Draw => say!(lang, "verdict-draw"),
        Verdict::Undecided => say!(lang, "verdict-undecided"),
    }
}

/// What the rulebook does now.
pub(crate) fn action(action: Action, lang: Lang) -> String {
    match action {
        Action::None => say!(lang, "action-none"),
        Action::Warn(side) => say!(lang, "action-warn", side = side_word(side, lang)),
        Action::WarnBoth => say!(lang, "action-warn-both"),
        Action::Rule => say!(lang, "action-rule"),
    }
}

/// Articles by book and number, each book named once.
pub(crate) fn articles(articles: &[Article], lang: Lang) -> String {
    let books = articles.chunk_by(|a, b| a.book == b.book);
    let told = books.map(|of| format!("{} {}", of[0].book, list(lang, of.iter().map(|a| a.clause.to_owned()))));
    told.collect::<Vec<_>>().join("; ")
}
