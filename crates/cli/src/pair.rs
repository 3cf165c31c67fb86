//! `qizheng pair`: a round of a plain list.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::PathBuf;

use clap::ValueEnum;
use explain::event::{PairingTeller, field_fault, nth_round, pairs};
use serde::Deserialize;
use tournament::pairing::Pair;
use tournament::pairing::knockout::Bracket;
use tournament::pairing::round_robin;
use tournament::pairing::swiss::{Criteria, Field, Impossible, check, pair};
use tournament::{Lots, PlayerId, Scoring};
use words::{Lang, say};

use crate::args::whole_number;
use crate::failure::Failure;
use crate::lists::{self, List};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(short, long, value_name = "SYSTEM", value_enum, default_value = "xiangqi-swiss")]
    system: System,
    #[arg(long, value_name = "NUMBER", default_value = "1", allow_negative_numbers = true, value_parser = whole_number(0..=u64::MAX))]
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

/// Writes the pairs, a line each: the one with the first move, then the other.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    if args.system == System::XiangqiSwiss {
        let input = match lists::read(&args.file, lang)? {
            List::Trf(trf) => SwissInput { field: trf.field(&Scoring::Whole.points()), criteria: Criteria::default() },
            List::Json(input) => input,
        };
        input.field.check().map_err(|fault| lists::wrong(&args.file, field_fault(fault, lang), lang))?;
        return swiss(args, &input, lang, out);
    }
    if args.check {
        let system = args.system.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned());
        let other = format!("--system {system}");
        return Err(Failure::Usage(say!(lang, "usage-conflict", argument = "--check", other = other)));
    }
    let players = match lists::read::<Players>(&args.file, lang)? {
        List::Trf(trf) => trf.table.players,
        List::Json(list) => list.players,
    };
    let mut seen = BTreeSet::new();
    if let Some(twice) = players.iter().find(|player| !seen.insert(**player)) {
        return Err(impossible(&Impossible::Twice(*twice), lang));
    }
    if players.len() < 2 {
        return Err(Failure::Input(say!(lang, "refusal-too-few")));
    }
    match args.system {
        System::Knockout => knockout(args, &players, lang, out),
        _ => table_rounds(args, &players, lang, out),
    }
}

/// The rounds of a table, a line each.
fn table_rounds(args: &Args, players: &[PlayerId], lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let limit = usize::from(u16::MAX);
    let too_many = |_| impossible(&Impossible::TooMany { players: players.len(), limit }, lang);
    let number = u16::try_from(players.len()).map_err(too_many)?;
    let cycles = if args.system == System::DoubleRoundRobin { 2 } else { 1 };
    let player = |number: u16| players[usize::from(number) - 1];
    for nth in 1..=cycles * u32::from(round_robin::rounds(number)) {
        let Some(round) = round_robin::nth(number, nth) else { break };
        let pairs = round.pairs.iter().map(|(first, second)| Pair { first: player(*first), second: player(*second) });
        write!(out, "{}", nth_round(nth, pairs, round.bye.map(player), lang))?;
    }
    Ok(())
}

/// A player of a plain list is called by number.
fn number(player: PlayerId) -> String {
    player.to_string()
}

/// Why there are no pairs.
fn impossible(why: &Impossible, lang: Lang) -> Failure {
    Failure::Input(PairingTeller::new(&number, lang).no_round(why))
}

fn swiss(args: &Args, input: &SwissInput, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let round = pair(&input.field, &input.criteria, &[], args.seed).map_err(|why| impossible(&why, lang))?;
    write!(out, "{}", pairs(round.pairs.iter().copied(), round.bye, lang))?;
    if args.check {
        let complaints = check(&input.field, &input.criteria, &[], &round);
        if !complaints.is_empty() {
            return Err(Failure::Input(PairingTeller::new(&number, lang).complaints(&complaints)));
        }
        writeln!(out, "{}", say!(lang, "pair-checked"))?;
    }
    Ok(())
}

/// The first ties of a bracket, and who goes on without one; who has the first move is drawn.
fn knockout(args: &Args, seeds: &[PlayerId], lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let mut lots = Lots::new(args.seed);
    let bracket = Bracket::single(seeds, false);
    let ties = bracket.ready().into_iter().map(|tie| {
        let (first, second) = if lots.below(2) == 0 { (tie.first, tie.second) } else { (tie.second, tie.first) };
        Pair { first, second }
    });
    Ok(write!(out, "{}", pairs(ties, bracket.byes(), lang))?)
}
