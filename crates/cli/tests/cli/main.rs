//! The binary as a user runs it: what it prints, in which language, and its exit code.

mod check;
mod chess;
mod convert;
mod crash;
mod database;
mod desk;
mod event;
mod event_log;
mod full_disk;
mod help;
mod judge;
mod judge_files;
mod moves;
mod open;
mod opens;
mod perft;
mod readme;
mod serve;
mod two_games;
mod usage;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run of the binary left behind.
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

/// The binary with no language set in its environment.
fn qizheng(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_qizheng"));
    command.args(arguments).env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
    command
}

/// Runs a command with this text on its standard input.
fn run_with(command: &mut Command, input: &str) -> Run {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary is built for this test");
    // A command that does not read its input may be gone before it is written.
    let _ = child.stdin.take().expect("the input is piped").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the binary runs to its end");
    let text = |bytes| String::from_utf8(bytes).expect("the binary prints UTF-8");
    Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// Runs the binary with these arguments.
fn run(arguments: &[&str]) -> Run {
    run_with(&mut qizheng(arguments), "")
}

/// The run answers with this text and says nothing else.
#[track_caller]
fn answers(run: &Run, expected: &str) {
    assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (Some(0), expected, ""));
}

/// The run fails with this code and these words, and answers nothing.
#[track_caller]
fn fails(run: &Run, code: i32, expected: &str) {
    assert_eq!((run.code, run.err.as_str(), run.out.as_str()), (Some(code), expected, ""));
}

/// An empty folder for the files of one test.
fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("the folder is ours");
    }
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

/// The repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
