//! Files of games: finding them, reading them, and telling the user what is wrong with them.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use indicatif::ProgressBar;
use record::{BadMove, Chess, Fault, ReadError, RecordOf, Xiangqi};
use words::{Lang, Say, say};

use crate::args::Game;
use crate::data;
use crate::failure::{self, Failure};
use crate::sport::Known;

/// A file of games.
pub struct Source {
    path: PathBuf,
    /// The folder that the user named, if it lies in one.
    folder: Option<PathBuf>,
}

impl Source {
    /// The file of this name; `-` is standard input.
    pub fn named(path: &Path) -> Self {
        Self { path: path.to_owned(), folder: None }
    }

    /// The files a path stands for: itself or, in a folder, all files within it, in the order of their names.
    pub fn within(path: &Path) -> io::Result<Vec<Self>> {
        if !path.is_dir() {
            return Ok(vec![Self::named(path)]);
        }
        let mut files = Vec::new();
        collect(path, &mut files)?;
        files.sort();
        Ok(files.into_iter().map(|file| Self { path: file, folder: Some(path.to_owned()) }).collect())
    }

    /// All files that some paths stand for.
    pub fn all_within(paths: &[PathBuf], lang: Lang) -> Result<Vec<Self>, Failure> {
        let mut sources = Vec::new();
        for path in paths {
            sources.extend(Self::within(path).map_err(|error| {
                let (file, why) = (path.display().to_string(), data::io(&error, lang));
                Failure::Input(say!(lang, "input-folder-unreadable", file = file, why = why))
            })?);
        }
        Ok(sources)
    }

    /// Its path within the folder that the user named; its name if the user named it.
    pub fn inner_path(&self) -> PathBuf {
        let inner = self.folder.as_deref().and_then(|folder| self.path.strip_prefix(folder).ok());
        match inner {
            Some(inner) => inner.to_owned(),
            None if self.is_standard_input() => PathBuf::from("stdin"),
            None => self.path.file_name().map(PathBuf::from).unwrap_or_default(),
        }
    }

    fn is_standard_input(&self) -> bool {
        self.path == Path::new("-")
    }

    fn open(&self) -> io::Result<Box<dyn Read + Send>> {
        if self.is_standard_input() { Ok(Box::new(io::stdin())) } else { Ok(Box::new(File::open(&self.path)?)) }
    }

    /// The game that files are of: chess if the first game of the first of them is one of chess and none of Xiangqi.
    pub fn game(sources: &[Self]) -> Game {
        if sources.first().is_some_and(Self::is_chess) { Game::Chess } else { Game::Xiangqi }
    }

    /// Whether its first game is one of chess and none of Xiangqi; what is not a file is not read twice, and so not asked.
    pub fn is_chess(&self) -> bool {
        self.path.is_file() && !self.begins_with::<Xiangqi>() && self.begins_with::<Chess>()
    }

    fn begins_with<G: Known>(&self) -> bool {
        let Ok(file) = File::open(&self.path) else { return false };
        let Ok(mut games) = G::reader(file) else { return false };
        games.next().is_some_and(|game| game.is_ok())
    }

    /// How many bytes there are to read, as far as that is known.
    pub fn size(&self) -> u64 {
        fs::metadata(&self.path).map_or(0, |metadata| metadata.len())
    }

    /// What the user calls it.
    pub fn name(&self, lang: Lang) -> String {
        if self.is_standard_input() { say!(lang, "input-stdin") } else { self.path.display().to_string() }
    }
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        // A link is not followed: it could lead back.
        let kind = entry.file_type()?;
        if kind.is_dir() {
            collect(&entry.path(), files)?;
        } else if kind.is_file() {
            files.push(entry.path());
        }
    }
    Ok(())
}

/// Reads files one after another, and keeps count of what is wrong.
pub struct Intake {
    lang: Lang,
    bar: ProgressBar,
    /// Files and games with faults, each told to the user when it was met.
    faults: u64,
    /// Whether the beginning of a game with a wrong move is given.
    beginnings: bool,
}

impl Intake {
    /// Begins to read, with a bar that counts bytes.
    pub fn new(bar: ProgressBar, lang: Lang) -> Self {
        Self { lang, bar, faults: 0, beginnings: false }
    }

    /// Gives the beginning of a game with a wrong move as a game, too.
    pub fn with_beginnings(self) -> Self {
        Self { beginnings: true, ..self }
    }

    /// Gives each game of a file that can be read, with its number, to a function; whether the file is one of games.
    pub fn read<G: Known>(
        &mut self,
        source: &Source,
        mut each: impl FnMut(&mut Self, u64, RecordOf<G>) -> Result<(), Failure>,
    ) -> Result<bool, Failure>
    where
        BadMove<G>: Say,
    {
        self.read_each::<G>(source, |intake, number, game| game.map_or(Ok(()), |record| each(intake, number, record)))
    }

    /// Gives each game of a file, with its number, or what is wrong with it to a function; whether the file is one of
    /// games.
    ///
    /// A game or a file that cannot be read is told to the user; of a game with a bad variation the rest is given. One
    /// that is no file of games is skipped, unless the user named it.
    pub fn read_each<G: Known>(
        &mut self,
        source: &Source,
        mut each: impl FnMut(&mut Self, u64, Result<RecordOf<G>, String>) -> Result<(), Failure>,
    ) -> Result<bool, Failure>
    where
        BadMove<G>: Say,
    {
        let opened = source
            .open()
            .map_err(Fault::from)
            .and_then(|file| G::reader(self.bar.wrap_read(file)).map_err(|error| error.fault));
        let reader = match opened {
            Ok(reader) => reader,
            Err(Fault::UnknownFormat | Fault::NoGame) if source.folder.is_some() => {
                self.pass_over(source);
                return Ok(false);
            }
            Err(fault) => {
                self.fault(source, &fault.say(self.lang));
                return Ok(false);
            }
        };
        for (number, game) in (1..).zip(reader) {
            match game {
                Ok(record) => each(self, number, Ok(record))?,
                Err(ReadError { fault: Fault::NoGame, .. }) if source.folder.is_some() => {
                    self.pass_over(source);
                    return Ok(false);
                }
                Err(error) => {
                    let told = error.say(self.lang);
                    self.fault(source, &told);
                    let kept = match error.fault {
                        Fault::Variation { rest, .. } => Ok(*rest),
                        Fault::Move { before, .. } if self.beginnings && !before.main.moves.is_empty() => Ok(*before),
                        _ => Err(told),
                    };
                    each(self, number, kept)?;
                }
            }
        }
        Ok(true)
    }

    /// Tells the user of something wrong with a file, and counts it.
    pub fn fault(&mut self, source: &Source, what: &str) {
        self.faults += 1;
        self.note(&say!(self.lang, "input-file", file = source.name(self.lang), what = what));
    }

    fn pass_over(&self, source: &Source) {
        self.note(&say!(self.lang, "input-passed-over", file = source.name(self.lang)));
    }

    /// Tells the user something on standard error.
    pub fn note(&self, message: &str) {
        self.bar.suspend(|| failure::tell(message));
    }

    /// How many files and games had faults.
    pub fn faults(&self) -> u64 {
        self.faults
    }

    /// Ends the intake: well, or with the number of faults told.
    pub fn end(self) -> Result<(), Failure> {
        self.bar.finish_and_clear();
        match self.faults {
            0 => Ok(()),
            count => Err(Failure::Input(say!(self.lang, "input-faults", count = count))),
        }
    }
}
