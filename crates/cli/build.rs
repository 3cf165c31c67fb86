//! The version with the commit it was built from, where that is known: a work tree of git, or an archive of one.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-env-changed=QIZHENG_COMMIT");
    println!("cargo:rerun-if-changed=commit.txt");
    let version = env!("CARGO_PKG_VERSION");
    let told = std::env::var("QIZHENG_COMMIT").ok().filter(|commit| !commit.is_empty());
    match told.or_else(archived).or_else(checked_out) {
        Some(commit) => println!("cargo:rustc-env=QIZHENG_VERSION={version} ({commit})"),
        None => println!("cargo:rustc-env=QIZHENG_VERSION={version}"),
    }
}

/// The commit that git wrote into an archive of the repository.
fn archived() -> Option<String> {
    let commit = std::fs::read_to_string("commit.txt").ok()?.trim().to_owned();
    is_commit(&commit).then_some(commit)
}

/// The commit of the work tree, if the repository is this one and not one around it.
fn checked_out() -> Option<String> {
    let top = git(&["rev-parse", "--show-toplevel"])?;
    let ours = Path::new(env!("CARGO_MANIFEST_DIR")).parent()?.parent()?.canonicalize().ok()?;
    if Path::new(&top).canonicalize().ok()? != ours {
        return None;
    }
    if let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"]) {
        println!("cargo:rerun-if-changed={log}");
    }
    git(&["rev-parse", "--short", "HEAD"]).filter(|commit| is_commit(commit))
}

fn is_commit(text: &str) -> bool {
    text.len() >= 7 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok().map(|text| text.trim().to_owned())
}
