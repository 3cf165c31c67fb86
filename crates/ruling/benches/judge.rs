//! How long a verdict takes on windows of games: charges alone, all findings, and a whole ruling.
//!
//! The games are those of the folder in `GAMES`, with all that lies in it, or else the repository's examples. A window
//! runs from the first occurrence of a position to a later one; each sample is one window judged several times over, so
//! that the median is that of the windows.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use books::{AXF_2003, CN_REFEREE, ROC_113, XQEF_2022};
use divan::Bencher;
use record::{Reader, Record};
use ruling::repetition::Span;
use ruling::{Book, Game, Rulebook, judge};
use xiangqi::Move;

const BOOKS: [Book; 4] = [ROC_113, XQEF_2022, AXF_2003, CN_REFEREE];
const SAMPLES: u32 = 4_000;
const TIMES: u32 = 8;

static GAMES: LazyLock<Vec<Game>> = LazyLock::new(|| {
    let named = std::env::var_os("GAMES").filter(|folder| !folder.is_empty());
    let folder = named.map_or_else(|| PathBuf::from("../../examples"), PathBuf::from);
    let mut files = Vec::new();
    collect(&folder, &mut files);
    files.sort();
    files.iter().flat_map(|file| games(file)).collect()
});

static WINDOWS: LazyLock<Vec<Span<'static>>> = LazyLock::new(|| GAMES.iter().flat_map(windows).collect());

fn main() {
    println!("{} windows of {} games", WINDOWS.len(), GAMES.len());
    divan::main();
}

/// The files in a folder and in all folders in it.
fn collect(path: &Path, files: &mut Vec<PathBuf>) {
    match fs::read_dir(path) {
        Ok(entries) => entries.flatten().for_each(|entry| collect(&entry.path(), files)),
        Err(_) => files.push(path.to_path_buf()),
    }
}

/// The games of a file in which a position recurs.
fn games(file: &Path) -> Vec<Game> {
    let Some(reader) = File::open(file).ok().and_then(|file| Reader::new(file).ok()) else { return Vec::new() };
    let game = |record: Record| {
        let moves: Vec<Move> = record.main.iter().copied().collect();
        Game::with_moves(record.start, &moves).ok()
    };
    reader.flatten().filter_map(game).filter(|game| !windows(game).is_empty()).collect()
}

/// The windows of a game.
fn windows(game: &Game) -> Vec<Span<'_>> {
    (0..=game.ply()).filter_map(|ply| Span::new(game, *game.occurrences(ply).first()?, ply)).collect()
}

/// Each of these several times, over and over.
fn repeated<T>(all: &[T]) -> impl Iterator<Item = &T> {
    all.iter().flat_map(|one| std::iter::repeat_n(one, TIMES as usize)).cycle()
}

fn rulebook(book: Book) -> Rulebook {
    books::rulebook(book).expect("a book of Xiangqi")
}

#[divan::bench(args = BOOKS, sample_size = TIMES, sample_count = SAMPLES)]
fn charges(bencher: Bencher, book: Book) {
    let rulebook = rulebook(book);
    let mut windows = repeated(&WINDOWS);
    bencher.with_inputs(|| *windows.next().expect("a window")).bench_local_values(|w| rulebook.repetition.charges(w));
}

#[divan::bench(args = BOOKS, sample_size = TIMES, sample_count = SAMPLES)]
fn findings(bencher: Bencher, book: Book) {
    let rulebook = rulebook(book);
    let mut windows = repeated(&WINDOWS);
    bencher.with_inputs(|| *windows.next().expect("a window")).bench_local_values(|w| rulebook.repetition.examine(w));
}

#[divan::bench(args = BOOKS, sample_size = TIMES, sample_count = SAMPLES)]
fn ruling(bencher: Bencher, book: Book) {
    let rulebook = rulebook(book);
    let mut games = repeated(&GAMES);
    bencher.with_inputs(|| games.next().expect("a game")).bench_local_values(|game| judge(game, &rulebook));
}
