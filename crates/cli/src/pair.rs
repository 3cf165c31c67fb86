//! `qizheng pair`: a round of a plain list.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use serde::Deserialize;
use tournament::pairing::knockout::Bracket;
use tournament::pairing::round_robin;
use tournament::pairing::swiss::{Criteria, Field, check, pair};
use tournament::{Lots, PlayerId, Scoring, trf};
use words::{Lang, list, say};

use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "SYSTEM", value_enum, default_value = "xiangqi-swiss")]
    system: System,
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    seed: u64,
    #[arg(long)]
    check: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum System {
    XiangqiSwiss,
    RoundRobin,
    DoubleRoundRobin,
    Knockout,
}

/// Who plays, in the order of their numbers or seeds.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Players {
    players: Vec<PlayerId>,
}

/// A Swiss field with what its charter asks for.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SwissInput {
    field: Field,
    #[serde(default)]
    criteria: Criteria,
}

/// Whether a file is a report file, by its ending.
pub fn is_trf(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ["trf", "trfx"].iter().any(|known| ending.eq_ignore_ascii_case(known)))
}

/// Writes the pairs, a line each: the one with the first move, then the other.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let wrong =
        |why: String| Failure::Input(say!(lang, "event-unreadable", file = args.file.display().to_string(), why = why));
    let text = std::fs::read_to_string(&args.file).map_err(|error| wrong(error.to_string()))?;
    if args.system == System::XiangqiSwiss {
        let input = if is_trf(&args.file) {
            let trf = trf::read(&text).map_err(|error| wrong(error.to_string()))?;
            SwissInput { field: trf.field(&Scoring::Whole.points()), criteria: Criteria::default() }
        } else {
            serde_json::from_str(&text).map_err(|error| wrong(error.to_string()))?
        };
        return swiss(args, &input, lang, out);
    }
    let Players { players } = serde_json::from_str(&text).map_err(|error| wrong(error.to_string()))?;
    if args.system == System::Knockout {
        return knockout(args, &players, out);
    }
    let number = u16::try_from(players.len()).map_err(|_| wrong(players.len().to_string()))?;
    let rounds =
        if args.system == System::RoundRobin { round_robin::single(number) } else { round_robin::double(number) };
    let player = |number: u16| players[usize::from(number) - 1];
    for (nth, round) in rounds.iter().enumerate() {
        let pairs = round.pairs.iter().map(|(first, second)| format!("{}-{}", player(*first), player(*second)));
        let bye = round.bye.map(|bye| format!("{} {}", player(bye), say!(lang, "table-bye")));
        writeln!(out, "{}\t{}", nth + 1, pairs.chain(bye).collect::<Vec<_>>().join("\t"))?;
    }
    Ok(())
}

fn swiss(args: &Args, input: &SwissInput, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let impossible = |why: String| Failure::Input(say!(lang, "pair-impossible", why = why));
    let round = pair(&input.field, &input.criteria, &[], args.seed)
        .map_err(|why| impossible(why.tell(lang, &|player| player.to_string())))?;
    for pair in &round.pairs {
        writeln!(out, "{}-{}", pair.first, pair.second)?;
    }
    if let Some(bye) = round.bye {
        writeln!(out, "{bye} {}", say!(lang, "table-bye"))?;
    }
    if args.check {
        let complaints = check(&input.field, &input.criteria, &[], &round);
        if !complaints.is_empty() {
            return Err(impossible(list(
                lang,
                complaints.iter().map(|one| one.tell(lang, &|player| player.to_string())),
            )));
        }
        writeln!(out, "{}", say!(lang, "pair-checked"))?;
    }
    Ok(())
}

/// The first ties of a bracket; who has the first move is drawn.
fn knockout(args: &Args, seeds: &[PlayerId], out: &mut impl Write) -> Result<(), Failure> {
    let mut lots = Lots::new(args.seed);
    for tie in Bracket::single(seeds, false).ready() {
        let (first, second) = if lots.below(2) == 0 { (tie.first, tie.second) } else { (tie.second, tie.first) };
        writeln!(out, "{first}-{second}")?;
    }
    Ok(())
}
