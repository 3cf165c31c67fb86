//! Crates: ours say what they are and under which licence; those we build on come from the registry, under a licence we
//! accept.
//!
//! The table of ARCHITECTURE.md says the same as the manifests. `deny.toml` holds the accepted licences, for `cargo deny` and for this check, which needs nothing but cargo.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use spdx::{Expression, ParseMode};

use crate::architecture;
use crate::finding::{Failure, Finding};
use crate::tree::Tree;

/// The licence of everything that anyone may build into anything.
const PERMISSIVE: &str = "MIT OR Apache-2.0";

/// The feature behind which a permissive crate of ours keeps what needs one under the copyleft licence.
const BOUND_FEATURE: &str = "chess";

/// The licence of everything above it.
const COPYLEFT: &str = "GPL-3.0-or-later";

/// What is wrong with our crates and with those we build on.
pub fn check(tree: &Tree) -> Result<Vec<Finding>, Failure> {
    let packages = packages(tree.root())?;
    let accepted = Accepted::read(tree)?;
    let mut findings = Vec::new();
    for package in &packages {
        if package.source.is_none() {
            findings.extend(ours(package, &packages, tree.root()));
        } else {
            findings.extend(theirs(package, &accepted));
        }
    }
    findings.extend(architecture::check(tree, &packages));
    Ok(findings)
}

/// What is wrong with a crate of ours.
fn ours(package: &Package, packages: &[Package], root: &Path) -> Vec<Finding> {
    let path = package.manifest.strip_prefix(root).unwrap_or(&package.manifest);
    let mut whats = Vec::new();
    if package.description.is_none() {
        whats.push("a crate has a description".to_owned());
    }
    match package.licence.as_deref() {
        Some(PERMISSIVE) => {
            let bound = package.needs.iter().filter(|need| {
                let licence = |other: &&Package| other.name == **need && other.source.is_none();
                packages.iter().find(licence).is_some_and(|other| other.licence.as_deref() == Some(COPYLEFT))
            });
            whats.extend(bound.map(|need| format!("{PERMISSIVE} cannot need `{need}`, which is {COPYLEFT}")));
            let asked = package.asked_bound.iter();
            whats.extend(asked.map(|need| format!("{PERMISSIVE} cannot ask `{need}` for `{BOUND_FEATURE}`")));
        }
        Some(COPYLEFT) => {}
        other => whats.push(format!("the licence is {PERMISSIVE} or {COPYLEFT}, not {}", other.unwrap_or("missing"))),
    }
    whats.into_iter().map(|what| Finding::in_file(path, what)).collect()
}

/// What is wrong with a crate of others.
fn theirs(package: &Package, accepted: &Accepted) -> Vec<Finding> {
    let mut whats = Vec::new();
    if !package.source.as_deref().is_some_and(|source| source.starts_with("registry+")) {
        whats.push(format!("`{}` does not come from the registry", package.name));
    }
    let licence = package.licence.as_deref().unwrap_or_default();
    if !accepted.accepts(&package.name, licence) {
        whats.push(format!("`{}` is under `{licence}`, which deny.toml does not accept", package.name));
    }
    whats.into_iter().map(|what| Finding::in_file(Path::new("Cargo.lock"), what)).collect()
}

/// The licences that `deny.toml` accepts, for all crates and for some.
struct Accepted {
    all: Vec<String>,
    exceptions: Vec<(String, Vec<String>)>,
}

impl Accepted {
    fn read(tree: &Tree) -> Result<Self, Failure> {
        let text = tree.files.iter().find(|file| file.path == Path::new("deny.toml")).map_or("", |file| &file.text);
        let settings: toml::Table = text.parse().map_err(|error| Failure::new("cannot read deny.toml", error))?;
        let licences = settings.get("licenses").and_then(toml::Value::as_table);
        let Some(licences) = licences else { return Err(Failure::new("deny.toml", "there is no [licenses]")) };
        let exceptions = licences.get("exceptions").and_then(toml::Value::as_array).into_iter().flatten();
        let name = |exception: &toml::Value| Some(exception.get("crate")?.as_str()?.to_owned());
        Ok(Self {
            all: texts(licences.get("allow")),
            exceptions: exceptions.filter_map(|each| Some((name(each)?, texts(each.get("allow"))))).collect(),
        })
    }

    fn accepts(&self, name: &str, licence: &str) -> bool {
        let special = self.exceptions.iter().filter(|(of, _)| of == name).flat_map(|(_, licences)| licences);
        let known: Vec<&String> = self.all.iter().chain(special).collect();
        let accepted = |licence: &spdx::LicenseReq| known.iter().any(|known| **known == licence.to_string());
        Expression::parse_mode(licence, ParseMode::LAX)
            .is_ok_and(|expression| expression.evaluate(|requirement| accepted(requirement)))
    }
}

/// The texts of an array of texts.
fn texts(array: Option<&toml::Value>) -> Vec<String> {
    let values = array.and_then(toml::Value::as_array).into_iter().flatten();
    values.filter_map(toml::Value::as_str).map(str::to_owned).collect()
}

/// A crate as cargo describes it.
pub struct Package {
    pub name: String,
    description: Option<String>,
    pub licence: Option<String>,
    /// Where it comes from; `None` for our own.
    pub source: Option<String>,
    manifest: PathBuf,
    /// The crates it cannot be built or run without.
    pub needs: Vec<String>,
    /// Those of them whose bound feature it asks for.
    asked_bound: Vec<String>,
}

impl Package {
    fn from_json(value: &Value) -> Option<Self> {
        let text = |key: &str| value[key].as_str().map(str::to_owned);
        let needed = |need: &&Value| need["optional"] == false && need["kind"] != "dev";
        let needs: Vec<&Value> = value["dependencies"].as_array()?.iter().filter(needed).collect();
        let is_bound =
            |need: &&&Value| need["features"].as_array().is_some_and(|all| all.contains(&BOUND_FEATURE.into()));
        let names =
            |needs: Vec<&Value>| needs.iter().filter_map(|need| need["name"].as_str()).map(str::to_owned).collect();
        Some(Self {
            name: text("name")?,
            description: text("description"),
            licence: text("license"),
            source: text("source"),
            manifest: text("manifest_path")?.into(),
            asked_bound: names(needs.iter().filter(is_bound).copied().collect()),
            needs: names(needs),
        })
    }
}

/// All crates of the workspace and those they build on.
fn packages(root: &Path) -> Result<Vec<Package>, Failure> {
    let failed = |why: &dyn std::fmt::Display| Failure::new("cargo metadata", why);
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(root)
        .output()
        .map_err(|error| failed(&error))?;
    if !output.status.success() {
        return Err(failed(&String::from_utf8_lossy(&output.stderr)));
    }
    let metadata: Value = serde_json::from_slice(&output.stdout).map_err(|error| failed(&error))?;
    let packages = metadata["packages"].as_array().into_iter().flatten().map(Package::from_json);
    packages.collect::<Option<_>>().ok_or_else(|| failed(&"a package lacks a field"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, licence: &str, source: Option<&str>, needs: &[&str]) -> Package {
        Package {
            name: name.to_owned(),
            description: Some("What it is".to_owned()),
            licence: Some(licence.to_owned()),
            source: source.map(str::to_owned),
            manifest: PathBuf::from("crates").join(name).join("Cargo.toml"),
            needs: needs.iter().map(|&need| need.to_owned()).collect(),
            asked_bound: Vec::new(),
        }
    }

    fn told(findings: &[Finding]) -> Vec<String> {
        findings.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn what_anyone_may_use_needs_nothing_bound() {
        let packages = [package("free", PERMISSIVE, None, &["bound"]), package("bound", COPYLEFT, None, &["free"])];
        let findings = ours(&packages[0], &packages, Path::new(""));
        assert_eq!(
            told(&findings),
            ["crates/free/Cargo.toml: MIT OR Apache-2.0 cannot need `bound`, which is GPL-3.0-or-later"]
        );
        assert_eq!(ours(&packages[1], &packages, Path::new("")), []);
    }

    #[test]
    fn what_anyone_may_use_asks_for_nothing_bound() {
        let free = Package { asked_bound: vec!["record".to_owned()], ..package("free", PERMISSIVE, None, &["record"]) };
        assert_eq!(
            told(&ours(&free, &[], Path::new(""))),
            ["crates/free/Cargo.toml: MIT OR Apache-2.0 cannot ask `record` for `chess`"]
        );
    }

    #[test]
    fn our_crates_say_what_they_are() {
        let mut nameless = package("a", "BSD-3-Clause", None, &[]);
        nameless.description = None;
        assert_eq!(ours(&nameless, &[], Path::new("")).len(), 2);
    }

    #[test]
    fn licences_are_accepted_for_all_or_for_one() {
        let accepted =
            Accepted { all: vec!["MIT".to_owned()], exceptions: vec![("b".to_owned(), vec!["Zlib".to_owned()])] };
        for (name, licence, expected) in [
            ("a", "MIT", true),
            ("a", "MIT OR Zlib", true),
            ("a", "MIT/Apache-2.0", true),
            ("a", "MIT AND Zlib", false),
            ("b", "MIT AND Zlib", true),
            ("a", "Apache-2.0 WITH LLVM-exception", false),
            ("a", "", false),
        ] {
            let package = package(name, licence, Some("registry+index"), &[]);
            assert_eq!(theirs(&package, &accepted).is_empty(), expected, "{name} {licence}");
        }
        assert_eq!(theirs(&package("a", "MIT", Some("git+somewhere"), &[]), &accepted).len(), 1);
    }
}
