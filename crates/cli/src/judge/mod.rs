//! `qizheng judge`: what rulebooks say of a game.

mod answers;
mod chess;
mod games;

pub use self::games::recorded;

use std::io::Write;
use std::path::PathBuf;

use books::REGISTRY;
use clap::ValueEnum;
use clap::builder::TypedValueParser;
use explain::ruling::{GameName, Recorded, RecordedResult, Style, overview, schema};
use explain::{data, text};
use record::{MoveError, MoveWords, Xiangqi};
use ruling::{Article, Book, Choice, Consequence, Game, GameError, Review, Rulebook, Setting, Warned, consequence};
use words::{Lang, Say, list, say};
use xiangqi::notation::{MoveText, Notation, Refusal, ResolveError};
use xiangqi::{Color, IllegalMove, Move, Setup, SetupError};

use self::answers::Answers;
use crate::args::whole_number;
use crate::failure::{self, Failure};
use crate::games::Source;
use crate::input::{self, brief};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "FILE", conflicts_with_all = ["fen", "moves"])]
    file: Option<PathBuf>,
    #[arg(short, long, value_name = "ID", value_delimiter = ',', value_parser = books(), default_value = "all")]
    rules: Vec<Books>,
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    #[arg(short, long, value_name = "MOVES", allow_hyphen_values = true)]
    moves: Option<String>,
    #[arg(short, long, value_name = "FORMAT", value_enum, default_value = "text")]
    format: Format,
    #[arg(long)]
    full: bool,
    #[arg(short, long, value_name = "NOTATION", value_parser = notation())]
    notation: Option<Notation>,
    #[arg(short, long, value_name = "PLY", value_delimiter = ',', value_parser = whole_number(1..=1_000_000_u32))]
    warned: Vec<u32>,
    #[arg(long, value_name = "READING", value_enum, default_value = "literal")]
    reading: ReadingArg,
    #[arg(long, value_name = "PLIES", allow_negative_numbers = true, value_parser = whole_number(1..=10_000_u32))]
    limit: Option<u32>,
    #[arg(long, value_name = "SIDE", value_enum)]
    claim: Option<SideArg>,
    #[arg(long, value_name = "NAME=VALUE", value_delimiter = ',')]
    set: Vec<Choice>,
    #[arg(long)]
    unrecorded: bool,
    #[arg(long, value_name = "SIDE", value_enum)]
    flag: Option<Side>,
    #[arg(short, long, value_name = "NUMBER", value_parser = whole_number(1..=1024_u32))]
    jobs: Option<u32>,
    #[arg(long)]
    schema: bool,
}

/// How a ruling is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
    Jsonl,
}

/// The notations of Xiangqi.
fn notation() -> impl TypedValueParser<Value = Notation> {
    let named = |name: String| Notation::ALL.into_iter().find(|known| known.name() == name).ok_or(NotANotation);
    clap::builder::PossibleValuesParser::new(Notation::ALL.map(Notation::name)).try_map(named)
}

/// A name that no notation has.
#[derive(Debug)]
struct NotANotation;

impl std::fmt::Display for NotANotation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("not a notation")
    }
}

impl std::error::Error for NotANotation {}

/// The side whose time is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Side {
    White,
    Black,
}

/// How an ambiguous text is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ReadingArg {
    Literal,
    Purposive,
}

/// A side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum SideArg {
    Red,
    Black,
}

impl From<SideArg> for Color {
    fn from(side: SideArg) -> Self {
        match side {
            SideArg::Red => Self::Red,
            SideArg::Black => Self::Black,
        }
    }
}

/// One rulebook, or all of Xiangqi.
#[derive(Clone, Copy, Debug)]
enum Books {
    All,
    One(Book),
}

/// The rulebooks of Xiangqi.
fn xiangqi() -> impl Iterator<Item = Book> {
    REGISTRY.iter().filter(|entry| entry.is_xiangqi()).map(|entry| entry.book)
}

/// The rulebooks of chess.
fn chess() -> impl Iterator<Item = Book> {
    REGISTRY.iter().filter(|entry| !entry.is_xiangqi()).map(|entry| entry.book)
}

fn books() -> impl TypedValueParser<Value = Books> {
    let ids = xiangqi().chain(chess()).map(Book::id).chain(["all"]);
    clap::builder::PossibleValuesParser::new(ids)
        .try_map(|id| if id == "all" { Ok(Books::All) } else { books::known(&id).map(Books::One) })
}

/// Writes what each rulebook says of each game.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    if args.schema {
        let schema = serde_json::to_string_pretty(&schema()).map_err(std::io::Error::from)?;
        return Ok(writeln!(out, "{schema}")?);
    }
    let laws = |asked: &Books| matches!(asked, Books::One(book) if chess().any(|chess| chess == *book));
    match args.rules.iter().filter(|asked| laws(asked)).count() {
        0 if names_no_book(args) && is_chess(args) => chess::run(args, lang, out),
        0 if is_chess_file(args) => Err(Failure::Usage(say!(lang, "judge-chess-game"))),
        0 if args.flag.is_some() => Err(Failure::Usage(say!(lang, "judge-flag-chess-only"))),
        0 => by_books(args, lang, out),
        laws if laws == args.rules.len() => chess::run(args, lang, out),
        _ => Err(Failure::Usage(say!(lang, "judge-two-games"))),
    }
}

/// Whether no single rulebook is asked for.
fn names_no_book(args: &Args) -> bool {
    args.rules.iter().all(|asked| matches!(asked, Books::All))
}

/// Whether a game of chess is asked about.
fn is_chess(args: &Args) -> bool {
    let by_start = args.fen.as_ref().is_some_and(|fen| fen.trim().split(' ').next().is_some_and(has_eight_ranks));
    by_start || is_chess_file(args)
}

/// Whether a file of chess is asked about.
fn is_chess_file(args: &Args) -> bool {
    args.file.as_deref().is_some_and(|file| Source::named(file).is_chess())
}

/// Whether the placement of a FEN is one of chess.
fn has_eight_ranks(placement: &str) -> bool {
    placement.split('/').count() == 8
}

/// Writes what each rulebook of Xiangqi says of each game.
fn by_books(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let rulebooks = rulebooks(args, lang)?;
    let asked = Asked { args, lang, rulebooks: &rulebooks };
    let Some(path) = games::file(args, lang)? else {
        let (game, forbidden) = given(args, &rulebooks, lang)?;
        let mut answers = Answers::open(args.format, rulebooks.len() > 1, out)?;
        let (told, refused) = asked.tell(game, forbidden.as_ref(), None, None)?;
        answers.put(None, &told)?;
        answers.close()?;
        return refused.map_or(Ok(()), Err);
    };
    let answers = Answers::open(args.format, true, out)?;
    games::each::<Xiangqi, _>(args, &Source::named(&path), lang, answers, |record, name| {
        let moves: Vec<Move> = record.main.iter().copied().collect();
        let game = Game::with_moves(record.start.clone(), &moves).map_err(|error| unplayable(&error, lang))?;
        Ok(asked.tell(game, None, Some(name), games::recorded::<Xiangqi>(record))?.0)
    })
}

/// What is asked about every game.
#[derive(Clone, Copy)]
struct Asked<'a> {
    args: &'a Args,
    lang: Lang,
    rulebooks: &'a [Rulebook],
}

impl Asked<'_> {
    /// What each rulebook says of a game, written as asked, and which of them refuse its last move.
    fn tell(
        self,
        game: Game,
        forbidden: Option<&Forbidden>,
        name: Option<&GameName>,
        result: Option<RecordedResult>,
    ) -> Result<(Vec<String>, Option<Failure>), Failure> {
        let game = self.circumstances(game);
        let (reviews, refused) = self.reviews(&game, forbidden);
        let style = Style { lang: self.lang, notation: self.args.notation, full: self.args.full };
        let recorded = |review: &Review| result.map(|result| Recorded::new(result, review.ruling.status.id()));
        let mut told = Vec::new();
        if self.args.format == Format::Text {
            let several = self.rulebooks.len() > 1;
            if several && !reviews.is_empty() {
                let more = if style.full { String::new() } else { say!(self.lang, "overview-more") + "\n" };
                told.push(overview(&game, &reviews, style) + &more);
            }
            let each = reviews.iter().filter(|_| !several || style.full);
            told.extend(each.map(|review| text(&game, review, recorded(review).as_ref(), style)));
        } else {
            for review in &reviews {
                told.push(answers::data(name, recorded(review), data(&game, review, self.lang))?);
            }
        }
        let refused = forbidden
            .filter(|_| !refused.is_empty())
            .map(|forbidden| Failure::Input(refused.join("\n") + &moves_before(forbidden.ply, self.lang)));
        Ok((told, refused))
    }

    /// The game with what was told of it besides its moves.
    fn circumstances(self, game: Game) -> Game {
        let warned = self.args.warned.iter().map(|&ply| ply as usize).collect();
        let game = game.with_warnings(Warned::After(warned));
        let game = if self.args.unrecorded { game.without_record() } else { game };
        match self.args.claim {
            Some(side) => game.with_claim(side.into()),
            None => game,
        }
    }

    /// What each rulebook says of a game, and why some refuse its last move.
    fn reviews(self, game: &Game, forbidden: Option<&Forbidden>) -> (Vec<Review>, Vec<String>) {
        let (mut reviews, mut refused) = (Vec::new(), Vec::new());
        for rulebook in self.rulebooks {
            match forbidden.map(|forbidden| follow(game, rulebook, forbidden, self.lang)) {
                None => reviews.push(Review::new(game, rulebook)),
                Some(Ok(review)) => reviews.push(review),
                Some(Err(why)) if self.rulebooks.len() > 1 => refused.push(format!("{}: {why}", rulebook.book())),
                Some(Err(why)) => refused.push(why),
            }
        }
        (reviews, refused)
    }
}

/// The rulebooks asked for, each once, set as asked.
fn rulebooks(args: &Args, lang: Lang) -> Result<Vec<Rulebook>, Failure> {
    let mut books: Vec<Book> = Vec::new();
    for asked in &args.rules {
        let asked: Vec<Book> = match asked {
            Books::All => xiangqi().collect(),
            Books::One(book) => vec![*book],
        };
        books.extend(asked.into_iter().filter(|book| !books.contains(book)).collect::<Vec<_>>());
    }
    let mut rulebooks: Vec<Rulebook> = books.into_iter().filter_map(books::rulebook).collect();
    if let Some(plies) = args.limit {
        rulebooks = rulebooks.into_iter().map(|rulebook| rulebook.with_limit(plies)).collect();
    }
    if args.claim.is_some() {
        claimable(&rulebooks, lang)?;
    }
    if let ReadingArg::Purposive = args.reading
        && let Some(purposive) = Choice::of(Setting::NewAttack).last()
    {
        set(&mut rulebooks, purposive);
    }
    for (nth, &choice) in args.set.iter().enumerate() {
        let other = args.set[..nth].iter().find(|other| other.setting() == choice.setting() && **other != choice);
        if let Some(other) = other {
            let (one, other) = (other.to_string(), choice.to_string());
            return Err(Failure::Usage(say!(lang, "judge-set-twice", one = one, other = other)));
        }
        if !set(&mut rulebooks, choice) {
            return Err(Failure::Usage(say!(lang, "judge-setting-unused", setting = choice.to_string())));
        }
    }
    Ok(rulebooks)
}

/// Tells which rulebooks give no number of moves, so that no limit can be claimed under them; it is a fault of usage if
/// none does.
fn claimable(rulebooks: &[Rulebook], lang: Lang) -> Result<(), Failure> {
    let unlimited: Vec<&Rulebook> = rulebooks.iter().filter(|rulebook| rulebook.natural_limit.is_none()).collect();
    if unlimited.is_empty() {
        return Ok(());
    }
    let books = list(lang, unlimited.iter().map(|rulebook| rulebook.book().to_string()));
    let message = say!(lang, "judge-claim-without-limit", books = books);
    if unlimited.len() == rulebooks.len() {
        return Err(Failure::Usage(message));
    }
    failure::tell(&message);
    Ok(())
}

/// Chooses a setting in every rulebook that has it; whether one does.
fn set(rulebooks: &mut [Rulebook], choice: Choice) -> bool {
    let mut is_set = false;
    for rulebook in rulebooks {
        if let Some(chosen) = rulebook.clone().with(choice) {
            *rulebook = chosen;
            is_set = true;
        }
    }
    is_set
}

/// A move the rules forbid, and what was played after it.
struct Forbidden {
    ply: usize,
    illegal: IllegalMove,
    next: Option<Move>,
}

/// The game given by `--fen` and `--moves`, up to the first move that the rules of movement forbid.
fn given(args: &Args, rulebooks: &[Rulebook], lang: Lang) -> Result<(Game, Option<Forbidden>), Failure> {
    let setup = args.fen.as_deref().map_or_else(|| Ok(Setup::start()), |fen| input::setup::<Xiangqi>(fen, lang))?;
    let mut game = Game::new(setup.clone()).map_err(|error| refused(&setup, &error, rulebooks, lang))?;
    let text = moves_text(args);
    let read = MoveWords::read(&text, game.now()).map_err(|fault| Failure::Input(fault.say(lang)))?;
    let mut words = read.iter().peekable();
    while let Some(word) = words.next() {
        let wrong = |why: String| wrong_move(game.ply() + 1, word, &why, lang);
        match read.find(game.now(), word) {
            Ok(m) => {
                if let Some(writing) = word.parse::<MoveText>().ok().and_then(|written| written.writing()) {
                    game.keep_writing(writing);
                }
                game.play(m).map_err(|error| unplayable(&error, lang))?;
            }
            Err(
                MoveError::Illegal(illegal)
                | MoveError::Unresolved(ResolveError::Illegal { why: Refusal::Movement(illegal) }),
            ) => {
                let next = words.peek().and_then(|word| word.parse().ok());
                return Ok((game.clone(), Some(Forbidden { ply: game.ply() + 1, illegal, next })));
            }
            Err(MoveError::NotAMove(error)) => return Err(wrong(error.say(lang))),
            Err(error) => return Err(wrong(error.say(lang))),
        }
    }
    Ok((game, None))
}

/// The failure of a move that is none, with how many before it stand.
fn wrong_move(ply: usize, word: &str, why: &str, lang: Lang) -> Failure {
    let message = say!(lang, "judge-move-wrong", ply = ply, text = brief(word), why = why);
    Failure::Input(message + &moves_before(ply, lang))
}

/// That the moves before one stand, as a line below a message.
fn moves_before(ply: usize, lang: Lang) -> String {
    match ply - 1 {
        0 => String::new(),
        count => format!("\n  {}", say!(lang, "judge-moves-before", count = count)),
    }
}

/// The failure of moves that make no game.
fn unplayable(error: &GameError, lang: Lang) -> Failure {
    Failure::Input(match error {
        GameError::Start(error) => error.say(lang),
        GameError::Move { ply, error } => {
            say!(lang, "judge-move-wrong", ply = *ply, text = error.played.to_string(), why = error.say(lang))
        }
    })
}

/// The failure of a set-up that is no position of a game: its faults, and the articles that forbid them.
fn refused(setup: &Setup, error: &SetupError, rulebooks: &[Rulebook], lang: Lang) -> Failure {
    let mut message = input::impossible::<Xiangqi>(&setup.to_string(), error, lang);
    let articles: Vec<Article> = rulebooks.iter().flat_map(|rulebook| rulebook.law.setup(setup)).collect();
    if !articles.is_empty() {
        message = format!("{message}\n  [{}]", cited(&articles, lang));
    }
    Failure::Input(message)
}

/// What is told of a move that the rules of movement forbid, with the articles that do.
fn unlawful(ply: usize, why: &str, articles: &[Article], lang: Lang) -> String {
    if articles.is_empty() {
        say!(lang, "judge-move-forbidden-uncited", ply = ply, why = why)
    } else {
        say!(lang, "judge-move-forbidden", ply = ply, why = why, articles = cited(articles, lang))
    }
}

/// Articles with their books.
fn cited(articles: &[Article], lang: Lang) -> String {
    explain::article::cited(articles, None, lang)
}

/// The moves given, as a file would have them: also commas stand between moves, and nothing begins a comment to the end of
/// a line.
fn moves_text(args: &Args) -> String {
    let text = args.moves.as_deref().unwrap_or_default();
    text.replace([',', '，', '、', ';', '；', '。'], " ").replace(['！', '？'], "")
}

/// What follows from a forbidden move, or why it is no move at all.
fn follow(game: &Game, rulebook: &Rulebook, forbidden: &Forbidden, lang: Lang) -> Result<Review, String> {
    match consequence(game, rulebook, forbidden.illegal, forbidden.next) {
        Consequence::Ended(ruling) => Ok(Review { ruling: *ruling, due: Vec::new(), assumed: Vec::new() }),
        Consequence::Refused(articles) => Err(unlawful(forbidden.ply, &forbidden.illegal.say(lang), &articles, lang)),
        Consequence::KingsFace(articles) => {
            Err(say!(lang, "judge-kings-face", ply = forbidden.ply, articles = cited(&articles, lang)))
        }
    }
}
