//! The tables of authority held to the rulings of the cases: each is tried by officials of every grade and qualification, and
//! by those who are no officials.

use std::collections::{BTreeMap, BTreeSet};

use arbiter::{Desk, Entry, Happening};
use books::Article;
use books::desk::{Act, AuthorityLine, MatterId, WhyNot};
use cases::CaseFile;
use contest::{Actor, Grade, Licence};
use libtest_mimic::Failed;

const GRADES: [Grade; 4] = [Grade::Witness, Grade::Referee, Grade::SectionHead, Grade::Chief];
const LICENCES: [Option<Licence>; 4] =
    [None, Some(Licence::Junior), Some(Licence::Intermediate), Some(Licence::Senior)];
const OTHERS: [Actor; 5] = [Actor::First, Actor::Second, Actor::Staff, Actor::Director, Actor::Outsider];

/// Lines that no ruling on a matter rests on: appeals go through cases of the event, what those below may do is inherited, the
/// discretion of 129 and disqualification are penalties of their own. Tests of the hall and cases of the desk hold them.
const ELSEWHERE: &[&str] = &[
    "106(2)(b)(ix)",
    "106(2)(b)(x)",
    "106(2)(c)(iii)",
    "106(2)(c)(iv)",
    "106(2)(d)(vii)",
    "106(2)(d)(viii)",
    "106(2)(d)(ix)",
    "106(3)(e)",
    "4.四.[H]",
    "4.六.[M]",
    "4.六.[N]",
];

/// What somebody is told who asks for a ruling: nothing if it is given, or refused for another reason than authority.
fn lacks(desk: &Desk, entry: &Entry, by: Actor, licence: Option<Licence>) -> bool {
    let refused = desk.decide(&Entry { by, licence, name: None, ..entry.clone() }).err();
    refused.is_some_and(|refused| matches!(refused.why, WhyNot::NeedsGrade(_) | WhyNot::NeedsLicence(_)))
}

/// The matter of a ruling that an official gives, and its articles, if it is given.
fn given(desk: &Desk, entry: &Entry, grade: Grade) -> Option<(MatterId, Vec<Article>)> {
    let entry = Entry { by: Actor::official(grade), licence: Some(Licence::Senior), name: None, ..entry.clone() };
    desk.decide(&entry).ok()?.into_iter().find_map(|line| match line.event {
        Happening::Ruled { matter, .. } | Happening::Dismissed { matter } if line.by == entry.by => {
            Some((matter, line.under))
        }
        _ => None,
    })
}

/// Tries one ruling; the lines of the table that it rests on, if anybody may give it.
fn tried(name: &str, desk: &Desk, entry: &Entry, wrong: &mut Vec<String>) -> Vec<&'static AuthorityLine> {
    let (law, scene) = (desk.law(), desk.scene());
    let Act::Rule { facts, .. } = &entry.act else { return Vec::new() };
    let Some((id, cited)) = GRADES.into_iter().find_map(|grade| given(desk, entry, grade)) else { return Vec::new() };
    let Some(matter) = scene.matter(id).filter(|_| !facts.provisional) else { return Vec::new() };
    let by = law.authority(scene, matter, facts, entry.disputed).under;
    let unsaid = by.iter().filter(|article| !cited.contains(article));
    wrong.extend(unsaid.map(|article| format!("{name}: the ruling does not say that it is given by {article}")));
    let of_table = |line: &&AuthorityLine| by.iter().any(|article| article.clause == line.clause);
    let lines: Vec<&'static AuthorityLine> = law.authorities().iter().filter(of_table).collect();
    if lines.is_empty() {
        return Vec::new();
    }
    let of = |line: &AuthorityLine| if entry.disputed { line.disputed } else { line.grade };
    let needed = lines.iter().map(|line| of(line)).max().unwrap_or(Grade::Witness);
    let licence = lines.iter().filter_map(|line| line.licence).max();
    for (grade, held) in GRADES.into_iter().flat_map(|grade| LICENCES.map(|licence| (grade, licence))) {
        let may = grade >= needed && held >= licence;
        if lacks(desk, entry, Actor::official(grade), held) == may {
            wrong.push(format!("{name}: {grade:?} {held:?} on {id:?} by {by:?}; the table says {may}"));
        }
    }
    let others = OTHERS.into_iter().filter(|by| desk.decide(&Entry { by: *by, ..entry.clone() }).is_ok());
    wrong.extend(others.map(|by| format!("{name}: {by:?} ruled on {id:?}")));
    lines
}

/// Every line of a book's table is one that rulings of the cases rest on, given by those to whom it gives them and nobody else. A
/// supplement has the table of its base.
pub fn is_held_by_all() -> Result<(), Failed> {
    let (mut wrong, mut used) = (Vec::new(), BTreeSet::new());
    let mut tables = BTreeMap::new();
    for case in CaseFile::below(&super::books("cases"))? {
        for (desk, entry) in case.rulings() {
            tables.insert(desk.law().book(), desk.law().authorities());
            used.extend(tried(&case.name, &desk, &entry, &mut wrong).iter().map(|line| line.clause));
        }
    }
    for (book, table) in tables {
        let unused = table.iter().map(|line| line.clause);
        let unused = unused.filter(|clause| !used.contains(clause) && !ELSEWHERE.contains(clause));
        wrong.extend(unused.map(|clause| format!("{book}: nothing is ruled by {clause}")));
    }
    if used.len() < 30 {
        wrong.push(format!("only {} lines were tried", used.len()));
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n").into()) }
}
