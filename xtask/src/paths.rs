//! No file speaks of the place where it was written: such a path means nothing on another machine.

use crate::finding::Finding;
use crate::tree::Tree;

/// Directories at the root of a machine that people work in.
const PLACES: [&str; 7] = ["Users", "home", "mnt", "root", "tmp", "work", "workspace"];

/// The lines that name a path on somebody's machine.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in &tree.files {
        for (index, line) in file.text.lines().enumerate() {
            if let Some(path) = workplace(line) {
                findings.push(Finding::in_line(&file.path, index + 1, format!("`{path}` is a path of one machine")));
            }
        }
    }
    findings
}

/// The first path in a line that begins in a place people work in.
fn workplace(line: &str) -> Option<&str> {
    let starts = line.match_indices('/').map(|(at, _)| at).filter(|&at| {
        let before = line[..at].chars().next_back();
        before.is_none_or(|letter| letter.is_whitespace() || "\"'`(=:<[".contains(letter))
    });
    starts.map(|at| path_at(line, at)).find(|path| {
        let mut parts = path.split('/').skip(1);
        parts.next().is_some_and(|first| PLACES.contains(&first)) && parts.next().is_some_and(|next| !next.is_empty())
    })
}

/// The path that begins at this byte of a line.
fn path_at(line: &str, at: usize) -> &str {
    let path = &line[at..];
    let end = path.find(|letter: char| !(letter.is_alphanumeric() || "/._-".contains(letter))).unwrap_or(path.len());
    &path[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_a_machine_are_found() {
        let path = ["", "home", "someone", "games"].join("/");
        assert_eq!(workplace(&format!("see `{path}`, where")), Some(path.as_str()));
        assert_eq!(workplace(&format!("DIR={path}")), Some(path.as_str()));
    }

    #[test]
    fn other_paths_are_left_alone() {
        for line in
            ["/home", "/", "a/tmp/b", "https://example.org/work/x", "/api/v1/events", "/usr/share/x", "// tmp/x"]
        {
            assert_eq!(workplace(line), None, "{line}");
        }
    }
}
