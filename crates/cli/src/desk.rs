//! `qizheng desk`: a game as officials keep it, entry by entry.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use arbiter::{Desk, EntryError, Happening, LineError, ReplayError, Script, ScriptError, ScriptFault, read_line};
use books::desk::{DeskLaw, Unreadable};
use books::{Book, REGISTRY};
use clap::ValueEnum;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use explain::desk::{Cited, Played, data as desk_data, follow, text, unreadable};
use journal::{Fault, Seal, Tail};
use words::{Lang, list, say};

use crate::failure::Failure;
use crate::{data, input};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "SCRIPT", required_unless_present_any = ["log", "schema"])]
    script: Option<PathBuf>,
    #[arg(short, long, value_name = "ID", value_delimiter = ',', value_parser = books())]
    rules: Vec<DeskBooks>,
    #[arg(short, long, value_name = "FORMAT", value_enum, default_value = "text", conflicts_with = "events")]
    format: DeskFormat,
    #[arg(long, conflicts_with = "events")]
    full: bool,
    #[arg(long)]
    events: bool,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["script", "rules"])]
    log: Option<PathBuf>,
    #[arg(long, conflicts_with_all = ["script", "rules", "log", "events"])]
    schema: bool,
}

/// How an answer is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum DeskFormat {
    Text,
    Json,
}

/// One rulebook, or all with a desk.
#[derive(Clone, Copy, Debug)]
enum DeskBooks {
    All,
    One(Book),
}

/// The rulebooks with a desk.
fn with_a_desk() -> impl Iterator<Item = Book> {
    REGISTRY.iter().filter(|entry| entry.desk.is_some()).map(|entry| entry.book)
}

fn is_xiangqi(book: Book) -> bool {
    books::rulebook(book).is_some()
}

fn books() -> impl TypedValueParser<Value = DeskBooks> {
    PossibleValuesParser::new(with_a_desk().map(Book::id).chain(["all"]))
        .try_map(|id| if id == "all" { Ok(DeskBooks::All) } else { books::known(&id).map(DeskBooks::One) })
}

/// Writes what came of each entry, and how the game stands.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    if args.schema {
        let schema = serde_json::to_string_pretty(&arbiter::schema()).map_err(io::Error::from)?;
        return Ok(writeln!(out, "{schema}")?);
    }
    let (games, failure) = match (&args.log, &args.script) {
        (Some(path), _) => replayed(path, lang)?,
        (None, Some(path)) => played(path, args, lang)?,
        (None, None) => return Ok(()),
    };
    let cited = if args.full { Cited::All } else { Cited::Decisive };
    if args.events {
        for game in &games {
            out.write_all(&Tail::of::<Happening>().append(game.desk.log()).map_err(io::Error::other)?)?;
        }
    } else if args.format == DeskFormat::Json {
        writeln!(out, "{}", desk_data(&games))?;
    } else if args.log.is_some() {
        games.iter().try_for_each(|game| write!(out, "{}", text(std::slice::from_ref(game), cited, lang)))?;
    } else {
        write!(out, "{}", text(&games, cited, lang))?;
    }
    failure.map_or(Ok(()), Err)
}

/// The games played by a script under each rulebook, up to the first line that cannot be read.
fn played(path: &Path, args: &Args, lang: Lang) -> Result<(Vec<Played>, Option<Failure>), Failure> {
    let (script, error) = Script::read(&read(path, lang)?);
    let name = name(path, lang);
    let laws = laws(&args.rules, script.opening.rules, lang)?;
    let mut games = Vec::new();
    for law in laws {
        let opened = Played::open(law, &script.opening);
        let mut game = opened.map_err(|why| {
            let (line, why) = (script.opened_at.unwrap_or(1), no_start(&why, lang));
            Failure::Input(say!(lang, "desk-line-wrong", file = name.as_str(), line = line, why = why))
        })?;
        for (line, entry) in &script.entries {
            game.take(*line, entry);
        }
        games.push(game);
    }
    Ok((games, error.map(|error| wrong_line(&name, &error, lang))))
}

/// The laws asked for, each once; those of the script, or all of its game, if none is asked for.
fn laws(asked: &[DeskBooks], of_script: Option<Book>, lang: Lang) -> Result<Vec<&'static dyn DeskLaw>, Failure> {
    let fallback = [of_script.map_or(DeskBooks::All, DeskBooks::One)];
    let of_game = |book: &Book| is_xiangqi(*book) == of_script.is_none_or(is_xiangqi);
    let mut books: Vec<Book> = Vec::new();
    for asked in if asked.is_empty() { &fallback } else { asked } {
        let asked: Vec<Book> = match asked {
            DeskBooks::All => with_a_desk().filter(of_game).collect(),
            DeskBooks::One(book) => vec![*book],
        };
        for book in asked {
            if !books.contains(&book) {
                books.push(book);
            }
        }
    }
    let law = |book: Book| {
        let known = || list(lang, with_a_desk().map(|book| book.id().to_owned()));
        let none = || Failure::Input(say!(lang, "desk-no-rules", rules = book.id(), known = known()));
        books::desk_law(book).ok_or_else(none)
    };
    books.into_iter().map(law).collect()
}

/// The games that a log tells, up to the first line that cannot be read. Each begins with the opening of a game.
fn replayed(path: &Path, lang: Lang) -> Result<(Vec<Played>, Option<Failure>), Failure> {
    let (games, _, failure) = followed(path, lang)?;
    Ok((games, failure))
}

/// The only game that a log tells, with the seal of each line, if it has one.
pub fn sealed_game(path: &Path, lang: Lang) -> Result<(Desk, Vec<Option<Seal>>), Failure> {
    let (mut games, seals, failure) = followed(path, lang)?;
    match (games.pop(), failure) {
        (_, Some(failure)) => Err(failure),
        (Some(game), None) if games.is_empty() => Ok((game.desk, seals)),
        _ => Err(Failure::Input(say!(lang, "event-desk-one-game", file = name(path, lang)))),
    }
}

/// The games that a log tells, with the seal of each line, and what ends them before its end.
type Followed = (Vec<Played>, Vec<Option<Seal>>, Option<Failure>);

/// Follows a log up to the first line that cannot be read.
fn followed(path: &Path, lang: Lang) -> Result<Followed, Failure> {
    let text = read(path, lang)?;
    let name = name(path, lang);
    let mut games: Vec<Played> = Vec::new();
    let (mut tail, mut seals) = (Tail::of::<Happening>(), Vec::new());
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        let read = read_line(&mut tail, line, games.last().map(|game| &game.desk));
        let followed = read.and_then(|(logged, seal)| {
            seals.push(seal);
            Ok(follow(&mut games, number, logged)?)
        });
        if let Err(why) = followed.map_err(|error| unlike_a_log(&error, lang)) {
            let message = say!(lang, "desk-line-wrong", file = name, line = number, why = why);
            return Ok((games, seals, Some(Failure::Input(message))));
        }
    }
    Ok((games, seals, None))
}

fn unlike_a_log(error: &LineError, lang: Lang) -> String {
    match error {
        LineError::Log(Fault::Unreadable(why)) => say!(lang, "desk-bad-event", why = data::misread(why, lang)),
        LineError::Log(Fault::Torn) => say!(lang, "desk-log-torn"),
        LineError::Log(Fault::Number { expected, found }) => {
            say!(lang, "desk-log-number", expected = *expected, found = *found)
        }
        LineError::Log(Fault::Seal) => say!(lang, "desk-log-changed"),
        LineError::Replay(ReplayError::NoOpening) => say!(lang, "desk-no-opening"),
        LineError::Replay(ReplayError::OtherRules(book)) => {
            let known = list(lang, with_a_desk().map(|book| book.id().to_owned()));
            say!(lang, "desk-no-rules", rules = book.id(), known = known)
        }
        LineError::Replay(ReplayError::Start(why)) => no_start(why, lang),
    }
}

fn no_start(why: &Unreadable, lang: Lang) -> String {
    say!(lang, "desk-no-start", why = unreadable(why, lang))
}

fn wrong_line(file: &str, error: &ScriptError, lang: Lang) -> Failure {
    let why = match &error.fault {
        ScriptFault::NotAnObject { column } => say!(lang, "desk-not-an-object", column = *column),
        ScriptFault::Opening(why) => say!(lang, "desk-bad-opening", why = data::misfit(why, lang)),
        ScriptFault::Entry(EntryError::Missing(field)) => say!(lang, "desk-field-missing", field = *field),
        ScriptFault::Entry(EntryError::Wrong { field, why }) => {
            say!(lang, "desk-field-wrong", field = *field, why = data::misfit(why, lang))
        }
        ScriptFault::Entry(EntryError::Act(why)) => say!(lang, "desk-bad-act", why = data::misfit(why, lang)),
        ScriptFault::Entry(EntryError::Unknown(field)) => say!(lang, "desk-field-unknown", field = field.as_str()),
    };
    Failure::Input(say!(lang, "desk-line-wrong", file = file, line = error.line, why = why))
}

fn name(path: &Path, lang: Lang) -> String {
    if input::is_standard(path) { say!(lang, "input-stdin") } else { path.display().to_string() }
}

fn read(path: &Path, lang: Lang) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let read = if input::is_standard(path) {
        io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    let bytes = read.map_err(|error| {
        Failure::Input(say!(lang, "desk-file-unreadable", file = name(path, lang), why = data::io(&error, lang)))
    })?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = before.split(|byte| *byte == b'\n').count();
        let why = say!(lang, "desk-not-utf8");
        Failure::Input(say!(lang, "desk-line-wrong", file = name(path, lang), line = line, why = why))
    })?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Scripts that break off at a line, one for each thing that can be wrong with it.
    const BROKEN: [&str; 9] = [
        "[]",
        r#"{"open":{"time":"x"}}"#,
        r#"{"open":{"rounds":1}}"#,
        r#"{"by":"red","do":"resign"}"#,
        r#"{"at":-1,"by":"red","do":"resign"}"#,
        r#"{"at":0,"by":"nobody","do":"resign"}"#,
        r#"{"at":0,"by":"red","do":"touch","squares":["zz"]}"#,
        r#"{"at":0,"by":"red","do":"touch","squares":"a0"}"#,
        r#"{"at":0,"by":"red","do":"resign","why":"tired"}"#,
    ];

    fn fault(error: &ScriptError, lang: Lang) -> String {
        match wrong_line("x", error, lang) {
            Failure::Input(message) => message,
            _ => String::new(),
        }
    }

    #[test]
    fn what_is_wrong_with_a_script_is_told_in_one_language() {
        let english = ["expected", "missing", "invalid", "unknown", "cannot", " no ", "such", "field"];
        for script in BROKEN {
            let (_, error) = Script::read(script);
            let error = error.unwrap_or_else(|| panic!("{script} is no script"));
            for lang in Lang::ALL {
                let told = fault(&error, lang);
                assert!(!told.is_empty() && !told.contains('⟦'), "{script} in {lang}: {told}");
                let foreign = lang != Lang::En && english.iter().any(|word| told.contains(word));
                assert!(!foreign, "{script} in {lang}: {told}");
            }
        }
    }
}
