//! Moves that were examined, as a table: what each is called, whom it attacks, and how that is answered.

use books::{Article, Book, terms};
use ruling::Game;
use ruling::data::MoveData;
use ruling::repetition::{Answer, Attacked, Chased, Class, Exemption, Form, Ground, Kill, Man, Nature, Row};
use words::{Lang, Say, list, say};
use xiangqi::{Board, Move, Point, Position};

use super::by_book;
use super::diagram::diagram;
use super::style::{Style, sign};
use crate::article;
use crate::sheet::{Align, Cell, Column, Sheet};

/// How a move of a position is written.
type Manner = fn(Style, &Position, Move) -> String;

/// A game as it is written under a book.
#[derive(Clone, Copy)]
pub(super) struct Written<'a> {
    pub game: &'a Game,
    pub book: Book,
    pub style: Style,
}

impl Written<'_> {
    /// The board drawn.
    pub(super) fn board(self, board: &Board) -> String {
        self.with_its_cannon(diagram(board, self.style.lang))
    }

    /// A move of the game after so many plies.
    pub(super) fn played(self, ply: usize, played: Move) -> String {
        self.with_its_cannon(self.style.played(&self.game.positions()[ply], played))
    }

    fn with_its_cannon(self, text: String) -> String {
        by_book::with_its_cannon(text, self.book, self.style.lang)
    }

    /// Some of the moves examined: ply, move, what it is called, who attacks whom and how that is answered.
    pub(super) fn table(self, rows: &[Row], shown: impl Iterator<Item = usize>) -> String {
        let lang = self.style.lang;
        let mut headings = vec![
            ("ply", say!(lang, "table-ply")),
            ("move", say!(lang, "table-move")),
            ("natures", say!(lang, "table-nature")),
            ("attacks", say!(lang, "table-attacks")),
        ];
        if self.style.full {
            headings.push(("articles", say!(lang, "table-articles")));
        }
        let column = |(key, heading)| Column { align: Align::Start, ..Column::new(key, heading) };
        let line = |nth: usize| self.cells(&rows[nth], nth.checked_sub(1).map(|before| &rows[before]));
        let rows = shown.map(line).collect();
        Sheet { columns: headings.into_iter().map(column).collect(), rows, ..Sheet::default() }.text()
    }

    fn cells(self, row: &Row, before: Option<&Row>) -> Vec<Cell> {
        let (facts, lang) = (&row.facts, self.style.lang);
        let mut natures = list(lang, row.natures.iter().map(|&nature| self.nature(nature, before)));
        if let Some(also) = row.also().filter(|_| self.style.full) {
            natures += &say!(lang, "nature-also", nature = nature_word(also, lang));
        }
        if row.kill == Kill::Undecided {
            natures += &say!(lang, "nature-kill-undecided");
        }
        let played = self.played(facts.ply - 1, facts.played);
        let mut cells: Vec<Cell> = vec![facts.ply.into(), played.into(), natures.into(), self.attacks(row).into()];
        if self.style.full {
            cells.push(self.articles(row, before).into());
        }
        cells
    }

    /// The articles by which a move is called what it is called, and by which what it attacks is a chase or none.
    fn articles(self, row: &Row, before: Option<&Row>) -> String {
        let Some(law) = books::rulebook(self.book).map(|rulebook| rulebook.law) else { return String::new() };
        let mut articles: Vec<Article> = Vec::new();
        articles.extend(row.natures.iter().flat_map(|&nature| law.nature(nature, row, before)));
        articles.extend(won(row).flat_map(|chased| law.threat(chased)));
        articles.extend(shown(row).flat_map(|attack| law.attack(attack)));
        let mut labels: Vec<String> = Vec::new();
        for label in articles.into_iter().map(|article| article::named(article, self.book, self.style.lang)) {
            if !labels.contains(&label) {
                labels.push(label);
            }
        }
        list(self.style.lang, labels)
    }

    /// What a move is called; where a book has no name for idle ones, by what it answers.
    fn nature(self, nature: Nature, before: Option<&Row>) -> String {
        let lang = self.style.lang;
        if nature != Nature::Idle || !terms(self.book).names_answers {
            return nature_word(nature, lang);
        }
        let answers = |row: &Row| row.facts.attacks.iter().any(|a| a.is_chase() && a.answer.is_some());
        match before {
            Some(row) if row.facts.check.is_some() => say!(lang, "nature-answers-check"),
            Some(row) if answers(row) => say!(lang, "nature-answers-chase"),
            _ => say!(lang, "nature-other"),
        }
    }

    /// What a move attacks: all its chases and new attacks; where moves are named by what they would win, that and what has
    /// no force.
    fn attacks(self, row: &Row) -> String {
        let lang = self.style.lang;
        let mate = match &row.kill {
            Kill::Mates(line) => Some(say!(lang, "threat-mate", line = self.line(row, line, Style::played))),
            Kill::None | Kill::Undecided => None,
        };
        let attacks = shown(row).map(|a| self.attack(a));
        list(lang, mate.into_iter().chain(won(row).map(|chased| self.threat(row, chased))).chain(attacks))
    }

    /// Moves that a side could make after a move of its own, the other side passing, each written in this manner.
    fn line(self, row: &Row, line: &[Move], write: Manner) -> String {
        let mut position: Position = self.game.positions()[row.facts.ply].passed();
        let mut told = Vec::new();
        for &m in line {
            told.push(self.with_its_cannon(write(self.style, &position, m)));
            position = position.after(m);
        }
        told.join(&say!(self.style.lang, "line-separator"))
    }

    /// A piece that a move threatens to win, and how.
    fn threat(self, row: &Row, chased: &Chased) -> String {
        let (target, line) = (self.man(chased.target), self.line(row, &chased.line, Style::played));
        say!(self.style.lang, "attack-won", target = target, how = self.won_by(chased), line = line)
    }

    fn won_by(self, chased: &Chased) -> String {
        match chased.form {
            Form::Direct(_) => say!(self.style.lang, "threat-direct"),
            Form::Exchange => say!(self.style.lang, "threat-exchange"),
            Form::Checks => say!(self.style.lang, "threat-checks"),
        }
    }

    /// Adds to a move as data what it threatens, by pieces and moves as they are called and written.
    pub(super) fn tell(self, row: &Row, data: &mut MoveData) {
        let lang = self.style.lang;
        if let Kill::Mates(line) = &row.kill {
            data.mate_told = Some(self.line(row, line, Style::written));
        }
        for (told, chased) in data.threats.iter_mut().zip(won(row)) {
            let target = self.with_its_cannon(chased.target.piece.say(lang));
            let line = self.line(row, &chased.line, Style::written);
            told.words = Some(say!(lang, "attack-won", target = target, how = self.won_by(chased), line = line));
        }
    }

    /// A piece on its point.
    fn man(self, man: Man) -> String {
        let sign = self.with_its_cannon(sign(man.piece, self.style.lang).to_string());
        say!(self.style.lang, "man", sign = sign, point = man.on.to_string())
    }

    fn attack(self, attack: &Attacked) -> String {
        let lang = self.style.lang;
        let pair = format!("{}×{}", self.man(attack.by), self.man(attack.on));
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
        let answered = attack.answer.map(|how| self.answered(&answer(how, attack.root_gained, lang)));
        let notes = list(lang, [Some(why), Some(state), lost, answered].into_iter().flatten());
        say!(lang, "attack-noted", pair = pair, notes = notes)
    }

    /// How a chase was answered, as the book calls that.
    fn answered(self, how: &str) -> String {
        if terms(self.book).names_answers {
            say!(self.style.lang, "chase-answered-so", how = how)
        } else {
            say!(self.style.lang, "chase-answered", how = how)
        }
    }
}

/// The attacks of a move that are told: its chases and new attacks; where moves are named by what they would win, only
/// those on what has no force.
fn shown(row: &Row) -> impl Iterator<Item = &Attacked> {
    row.facts.attacks.iter().filter(|a| match row.named {
        Some(_) => a.new && a.class == Class::Idle(Exemption::UncrossedPawn),
        None => a.is_chase() || a.new,
    })
}

/// The pieces that a move threatens to win.
fn won(row: &Row) -> impl Iterator<Item = &Chased> {
    row.named.iter().flat_map(|named| &named.chased).chain(&row.discovery)
}

/// The name of a nature.
fn nature_word(nature: Nature, lang: Lang) -> String {
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
