//! Files of games: finding them, reading them, and telling the user what is wrong with them.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use indicatif::ProgressBar;
use record::{BadMove, Fault, ReadError, RecordOf};
use words::{Lang, Say, say};

use crate::failure::{self, Failure};
use crate::sport::Known;

/// A file of games.
pub struct Source {
    path: PathBuf,
    /// Whether the user named it, rather than a folder it lies in.
    named: bool,
}

impl Source {
    /// The file of this name; `-` is standard input.
    pub fn named(path: &Path) -> Self {
        Self { path: path.to_owned(), named: true }
    }

    /// The files a path stands for: itself or, in a folder, all files within it, in the order of their names.
    pub fn within(path: &Path) -> io::Result<Vec<Self>> {
        if !path.is_dir() {
            return Ok(vec![Self::named(path)]);
        }
        let mut files = Vec::new();
        collect(path, &mut files)?;
        files.sort();
        Ok(files.into_iter().map(|path| Self { path, named: false }).collect())
    }

    fn is_standard_input(&self) -> bool {
        self.path == Path::new("-")
    }

    fn open(&self) -> io::Result<Box<dyn Read + Send>> {
        if self.is_standard_input() { Ok(Box::new(io::stdin())) } else { Ok(Box::new(File::open(&self.path)?)) }
    }

    /// How many bytes there are to read, as far as that is known.
    pub fn size(&self) -> u64 {
        fs::metadata(&self.path).map_or(0, |metadata| metadata.len())
    }

    fn name(&self, lang: Lang) -> String {
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
}

impl Intake {
    /// Begins to read, with a bar that counts bytes.
    pub fn new(bar: ProgressBar, lang: Lang) -> Self {
        Self { lang, bar, faults: 0 }
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
            Err(Fault::UnknownFormat | Fault::NoGame) if !source.named => {
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
                Err(ReadError { fault: Fault::NoGame, .. }) if !source.named => {
                    self.pass_over(source);
                    return Ok(false);
                }
                Err(error) => {
                    let told = error.say(self.lang);
                    self.fault(source, &told);
                    each(
                        self,
                        number,
                        match error.fault {
                            Fault::Variation { rest, .. } => Ok(*rest),
                            _ => Err(told),
                        },
                    )?;
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
