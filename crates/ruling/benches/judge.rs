//! How long a verdict takes on windows of games: charges alone, all findings, and a whole ruling; how many games a second are
//! played through, counted and reviewed, or read from files, counted and told; and how long games of many plies take.
//!
//! The games are those of the folder in `GAMES`, with all that lies in it, or else the repository's examples. A window
//! runs from the first occurrence of a position to a later one; each sample is one window judged several times over, so
//! that the median is that of the windows.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use books::{AXF_2003, CN_REFEREE, HK_2016, ROC_113, XQEF_2022};
use divan::Bencher;
use divan::counter::ItemsCount;
use record::{Reader, Record};
use ruling::data::RulingData;
use ruling::repetition::Span;
use ruling::{Book, Game, Review, Rulebook, Standing, judge};
use xiangqi::{Move, Setup};

const BOOKS: [Book; 4] = [ROC_113, XQEF_2022, AXF_2003, CN_REFEREE];
const QUICK: [Book; 4] = [ROC_113, HK_2016, XQEF_2022, AXF_2003];
const SAMPLES: u32 = 4_000;
const TIMES: u32 = 8;

/// The games in which a position recurs.
static GAMES: LazyLock<Vec<&'static Game>> =
    LazyLock::new(|| ALL.iter().filter(|game| !windows(game).is_empty()).collect());

static ALL: LazyLock<Vec<Game>> = LazyLock::new(|| RECORDS.iter().filter_map(played).collect());

static RECORDS: LazyLock<Vec<Record>> = LazyLock::new(|| FILES.iter().flat_map(|file| records(file)).collect());

static FILES: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let named = std::env::var_os("GAMES").filter(|folder| !folder.is_empty());
    let folder = named.map_or_else(|| PathBuf::from("../../examples"), PathBuf::from);
    let mut files = Vec::new();
    collect(&folder, &mut files);
    files.sort();
    files.iter().filter_map(|file| fs::read(file).ok()).collect()
});

static WINDOWS: LazyLock<Vec<Span<'static>>> = LazyLock::new(|| GAMES.iter().flat_map(|game| windows(game)).collect());

fn main() {
    println!("{} windows of {} games, {} games in all", WINDOWS.len(), GAMES.len(), ALL.len());
    divan::main();
}

/// The files in a folder and in all folders in it.
fn collect(path: &Path, files: &mut Vec<PathBuf>) {
    match fs::read_dir(path) {
        Ok(entries) => entries.flatten().for_each(|entry| collect(&entry.path(), files)),
        Err(_) => files.push(path.to_path_buf()),
    }
}

/// The games of a file.
fn records(file: &[u8]) -> Vec<Record> {
    Reader::new(file).map_or_else(|_| Vec::new(), |reader| reader.flatten().collect())
}

/// A game played through.
fn played(record: &Record) -> Option<Game> {
    let moves: Vec<Move> = record.main.iter().copied().collect();
    Game::with_moves(record.start.clone(), &moves).ok()
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

/// Every file read and its games played through and counted, as it is without output.
#[divan::bench(args = QUICK, sample_size = 1, sample_count = 5)]
fn files_counted(bencher: Bencher, book: Book) {
    let (rulebook, games) = (rulebook(book), RECORDS.len());
    let due = |game: &Game| !Standing::new(game, &rulebook).due.is_empty();
    bencher.counter(ItemsCount::new(games)).bench_local(|| {
        FILES.iter().flat_map(|file| records(file)).filter_map(|record| played(&record)).filter(due).count()
    });
}

/// The same with why, told as JSON without sentences.
#[divan::bench(args = QUICK, sample_size = 1, sample_count = 5)]
fn files_told(bencher: Bencher, book: Book) {
    let (rulebook, games) = (rulebook(book), RECORDS.len());
    let told = |game: Game| {
        let data = RulingData::new(&game, &Review::new(&game, &rulebook), Some(rulebook.law), String::new());
        serde_json::to_vec(&data).map_or(0, |json| json.len())
    };
    bencher.counter(ItemsCount::new(games)).bench_local(|| {
        FILES.iter().flat_map(|file| records(file)).filter_map(|record| played(&record)).map(told).sum::<usize>()
    });
}

/// Every game played through.
#[divan::bench(sample_size = 1, sample_count = 5)]
fn all_played(bencher: Bencher) {
    let records = &*RECORDS;
    bencher.counter(ItemsCount::new(records.len())).bench_local(|| records.iter().filter_map(played).count());
}

/// How every game stands, counted.
#[divan::bench(args = QUICK, sample_size = 1, sample_count = 5)]
fn all_counted(bencher: Bencher, book: Book) {
    let (rulebook, games) = (rulebook(book), &*ALL);
    let due = |game: &&Game| !Standing::new(game, &rulebook).due.is_empty();
    bencher.counter(ItemsCount::new(games.len())).bench_local(|| games.iter().filter(due).count());
}

/// How every game stands, with why.
#[divan::bench(args = QUICK, sample_size = 1, sample_count = 5)]
fn all_reviewed(bencher: Bencher, book: Book) {
    let (rulebook, games) = (rulebook(book), &*ALL);
    let due = |game: &&Game| !Review::new(game, &rulebook).due.is_empty();
    bencher.counter(ItemsCount::new(games.len())).bench_local(|| games.iter().filter(due).count());
}

/// A game of many plies, with a cycle that goes on and on.
#[divan::bench(args = [16_000, 64_000], consts = [0, 1, 2, 3, 4], sample_size = 1, sample_count = 1)]
fn long<const NTH: usize>(bencher: Bencher, plies: usize) {
    let rulebook = rulebook([ROC_113, HK_2016, XQEF_2022, AXF_2003, CN_REFEREE][NTH]);
    let start: Setup = "3aka3/9/2c6/9/9/6R2/9/4B4/4A4/4K4 w".parse().expect("a position");
    let cycle = ["g4c4", "c7g7", "c4g4", "g7c7"].map(|m| m.parse::<Move>().expect("a move"));
    let game = Game::with_moves(start, &cycle.repeat(plies / cycle.len())).expect("legal moves");
    bencher.bench_local(|| Review::new(&game, &rulebook));
}
