//! A ruling as text, on one screen: the verdict, one lap of the cycle, the articles that decide, and what it rests on.

use books::law::Law;
use ruling::repetition::{Answer, Attacked, Chased, Class, Exemption, Form, Ground, Kill, Nature, Row};
use ruling::{Game, Recurrence, Review, Ruling};
use words::{Lang, list, say};
use xiangqi::{Move, Point};

use super::diagram::diagram;
use super::game::Recorded;
use super::headline::headline;
use super::style::{Style, sign};
use super::{decisive, sentence};
use crate::rulebooks::wording;
use crate::sheet::{Align, Cell, Column, Sheet};

/// A ruling as text, with the result that the record gives beside it.
pub fn text(game: &Game, review: &Review, recorded: Option<&Recorded>, style: Style) -> String {
    let (ruling, lang) = (&review.ruling, style.lang);
    let mut told = heading(ruling, lang);
    told += &line(headline(review, lang));
    told += &paragraph(&sentence::examined(ruling, lang), lang);
    told += &paragraph(&sentence::going_on(review, lang), lang);
    told += &recorded.map(|recorded| line(recorded.say(lang))).unwrap_or_default();
    told.push('\n');
    told += &match &ruling.repetition {
        Some(recurrence) => cycle(game, recurrence, style),
        None => diagram(game.now().board(), lang) + "\n",
    };
    told += &cited(ruling, style);
    told += &sentence::besides(review, lang).into_iter().map(line).collect::<String>();
    told
}

/// The book by its id and its title.
pub(super) fn heading(ruling: &Ruling, lang: Lang) -> String {
    let title = Law::of(ruling.book).map(|law| wording(&law.title, lang)).unwrap_or_default();
    format!("== {}  {title} ==\n", ruling.book)
}

fn line(text: String) -> String {
    text + "\n"
}

/// Sentences on one line; nothing if there are none.
fn paragraph(sentences: &[String], lang: Lang) -> String {
    if sentences.is_empty() { String::new() } else { line(sentences.join(&say!(lang, "sentence-separator"))) }
}

/// One lap of the cycle: how often it was played, the position at its beginning, and its moves; or all that was examined.
fn cycle(game: &Game, recurrence: &Recurrence, style: Style) -> String {
    let (first, last) = recurrence.window;
    let begin = game.occurrences(last).into_iter().rev().nth(1).filter(|_| !style.full).unwrap_or(first);
    let (lang, from) = (style.lang, begin + 1);
    let heading = if style.full {
        say!(lang, "lap-all", first = from, last = last)
    } else {
        say!(lang, "lap", first = from, last = last, times = recurrence.occurrences - 1)
    };
    let rows = recurrence.examination.rows.iter().filter(|row| row.facts.ply > begin);
    format!("{heading}\n{}{}\n", diagram(game.positions()[begin].board(), lang), table(game, rows, style))
}

/// Moves as a table: ply, move, what it is called, who attacks whom and how that is answered.
fn table<'a>(game: &Game, rows: impl Iterator<Item = &'a Row>, style: Style) -> String {
    let lang = style.lang;
    let headings = [
        ("ply", say!(lang, "table-ply")),
        ("move", say!(lang, "table-move")),
        ("natures", say!(lang, "table-nature")),
        ("attacks", say!(lang, "table-attacks")),
    ];
    let column = |(key, heading)| Column { align: Align::Start, ..Column::new(key, heading) };
    let rows = rows.map(|row| cells(game, row, style).to_vec());
    Sheet { columns: headings.map(column).to_vec(), rows: rows.collect(), ..Sheet::default() }.text()
}

/// The articles that decide with what they say, and how many others there are; or all.
fn cited(ruling: &Ruling, style: Style) -> String {
    let (all, lang) = (decisive::all(ruling), style.lang);
    let shown = if style.full { all.clone() } else { decisive::decisive(ruling) };
    let mut told: String = shown.iter().map(|&article| line(decisive::told(article, ruling, lang))).collect();
    if all.len() > shown.len() {
        told += &line(say!(lang, "articles-more", count = all.len() - shown.len()));
    }
    told
}

fn cells(game: &Game, row: &Row, style: Style) -> [Cell; 4] {
    let (facts, lang) = (&row.facts, style.lang);
    let mut natures = list(lang, row.natures.iter().map(|&n| nature(n, lang)));
    if row.kill == Kill::Undecided {
        natures += &say!(lang, "nature-kill-undecided");
    }
    let played = style.played(&game.positions()[facts.ply - 1], facts.played);
    [facts.ply.into(), played.into(), natures.into(), attacks(row, lang).into()]
}

/// What a move attacks: all its chases and new attacks; where moves are named by what they would win, that and what has
/// no force.
fn attacks(row: &Row, lang: Lang) -> String {
    let shown = |a: &&Attacked| match row.named {
        Some(_) => a.new && a.class == Class::Idle(Exemption::UncrossedPawn),
        None => a.is_chase() || a.new,
    };
    let mate =
        if let Kill::Mates(line) = &row.kill { Some(say!(lang, "threat-mate", line = moves(line))) } else { None };
    let attacks = row.facts.attacks.iter().filter(shown).map(|a| attack(a, lang));
    let won = row.named.iter().flat_map(|named| &named.chased).chain(&row.discovery);
    list(lang, mate.into_iter().chain(won.map(|chased| threat(chased, lang))).chain(attacks))
}

/// Moves one after another.
fn moves(line: &[Move]) -> String {
    line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// A piece that a move threatens to win, and how.
fn threat(chased: &Chased, lang: Lang) -> String {
    let how = match chased.form {
        Form::Direct(_) => say!(lang, "threat-direct"),
        Form::Exchange => say!(lang, "threat-exchange"),
        Form::Checks => say!(lang, "threat-checks"),
    };
    let target = format!("{}{}", sign(chased.target.piece, lang).to_ascii_uppercase(), chased.target.on);
    say!(lang, "attack-won", target = target, how = how, line = moves(&chased.line))
}

/// The name of a nature.
fn nature(nature: Nature, lang: Lang) -> String {
    match nature {
        Nature::Check => say!(lang, "nature-check"),
        Nature::Kill => say!(lang, "nature-kill"),
        Nature::Chase => say!(lang, "nature-chase"),
        Nature::Discovery => say!(lang, "nature-discovery"),
        Nature::Exchange => say!(lang, "nature-exchange"),
        Nature::Offer => say!(lang, "nature-offer"),
        Nature::Block => say!(lang, "nature-block"),
        Nature::Follow => say!(lang, "nature-follow"),
        Nature::Idle => say!(lang, "nature-idle"),
    }
}

fn attack(attack: &Attacked, lang: Lang) -> String {
    let [by, on] =
        [attack.by, attack.on].map(|man| format!("{}{}", sign(man.piece, lang).to_ascii_uppercase(), man.on));
    let pair = format!("{by}×{on}");
    let why = match attack.class {
        Class::Chase(Ground::Rootless) => say!(lang, "root-none"),
        Class::Chase(Ground::FalseRoot(by)) => say!(lang, "root-false", by = by.to_string()),
        Class::Chase(Ground::RookTarget) => match attack.root {
            Some(by) => say!(lang, "root-any", by = by.to_string()),
            None => say!(lang, "root-none"),
        },
        Class::Chase(Ground::BoundLike) => say!(lang, "root-bound"),
        Class::Idle(exemption) => exemption_word(exemption, lang),
    };
    if !attack.is_chase() {
        return say!(lang, "attack-noted", pair = pair, notes = why);
    }
    let state = if attack.is_fresh() { say!(lang, "chase-fresh") } else { say!(lang, "chase-standing") };
    let lost = attack.root_lost.map(|by| say!(lang, "chase-root-lost", by = by.to_string()));
    let answered = attack.answer.map(|how| say!(lang, "chase-answered", how = answer(how, attack.root_gained, lang)));
    let notes = list(lang, [Some(why), Some(state), lost, answered].into_iter().flatten());
    say!(lang, "attack-noted", pair = pair, notes = notes)
}

fn exemption_word(exemption: Exemption, lang: Lang) -> String {
    match exemption {
        Exemption::ByKing => say!(lang, "exempt-king"),
        Exemption::ByPawn => say!(lang, "exempt-pawn"),
        Exemption::ByGuard => say!(lang, "exempt-guard"),
        Exemption::UncrossedPawn => say!(lang, "exempt-uncrossed"),
        Exemption::Mutual => say!(lang, "exempt-mutual"),
        Exemption::Rooted(by) => say!(lang, "exempt-rooted", by = by.to_string()),
    }
}

fn answer(answer: Answer, root: Option<Point>, lang: Lang) -> String {
    match answer {
        Answer::Moved => say!(lang, "answer-moved"),
        Answer::Blocked => say!(lang, "answer-blocked"),
        Answer::Unscreened => say!(lang, "answer-unscreened"),
        Answer::Rooted => match root {
            Some(by) => say!(lang, "answer-rooted-by", by = by.to_string()),
            None => say!(lang, "answer-rooted"),
        },
        Answer::TakesBack => say!(lang, "answer-takes-back"),
        Answer::Pinned => say!(lang, "answer-pinned"),
    }
}
