//! The same answer in a mirror and with the sides exchanged.

use ruling::repetition::{IfContinued, Named};
use ruling::settings::Naming;
use xiangqi::Color;

use super::{named, verdict, words};

/// A position or a move in another image of the game.
#[derive(Clone, Copy)]
struct Image {
    mirrored: bool,
    swapped: bool,
}

const IMAGES: [Image; 4] = [
    Image { mirrored: false, swapped: false },
    Image { mirrored: true, swapped: false },
    Image { mirrored: false, swapped: true },
    Image { mirrored: true, swapped: true },
];

impl Image {
    fn fen(self, fen: &str) -> String {
        let (placement, turn) = fen.split_once(' ').unwrap();
        let mut ranks: Vec<String> = placement.split('/').map(str::to_owned).collect();
        if self.mirrored {
            ranks = ranks.iter().map(|rank| rank.chars().rev().collect()).collect();
        }
        if !self.swapped {
            return format!("{} {turn}", ranks.join("/"));
        }
        let other = |c: char| if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() };
        let swapped: Vec<String> = ranks.iter().rev().map(|rank| rank.chars().map(other).collect()).collect();
        format!("{} {}", swapped.join("/"), if turn == "w" { "b" } else { "w" })
    }

    fn moves(self, moves: &str) -> String {
        let turned = |c: char| match c {
            'a'..='i' if self.mirrored => char::from(b'a' + b'i' - c as u8),
            '0'..='9' if self.swapped => char::from(b'0' + b'9' - c as u8),
            _ => c,
        };
        moves.chars().map(turned).collect()
    }

    fn verdict(self, verdict: IfContinued) -> IfContinued {
        match verdict {
            IfContinued::Loses(side) if self.swapped => IfContinued::Loses(!side),
            other => other,
        }
    }
}

/// What the moves are called and who must vary, in the words of the first image.
fn answer(image: Image, fen: &str, cycle: &str) -> (String, IfContinued, Vec<String>) {
    let rules = Naming { check_bound: 2_000, exchange_bound: 2_000, move_bound: 4_000, ..Naming::default() };
    let named = named(&image.fen(fen), "", &image.moves(cycle), &rules);
    let shown = |n: &Named| {
        let lines = n.chased.iter().map(|chased| chased.line.as_slice()).chain([n.mate.as_slice()]);
        let lines = lines.map(|line| line.iter().map(|m| image.moves(&m.to_string())).collect::<Vec<_>>().join(" "));
        let mut lines: Vec<String> = lines.collect();
        lines.sort();
        lines.join("; ")
    };
    (words(&named), image.verdict(verdict(&named)), named.iter().map(shown).collect())
}

#[test]
fn every_image_of_a_cycle_has_the_same_answer() {
    for (fen, cycle) in [
        // Many checks on both sides.
        ("3k5/2c6/9/1C7/5r1n1/1C2c4/9/5N3/4K4/r8 b", "f5f6 b6b5 f6f5 b5b6"),
        ("5k3/9/2P6/C8/P2N5/1r7/9/4c4/4K2n1/9 w", "a5b5 b4a4 b5a5 a4b4"),
        ("3ak4/4a4/9/9/1c7/9/9/6R2/4A4/4K4 w", "g2b2 b5g5 b2g2 g5b5"),
        ("3k5/9/9/9/r7R/9/9/9/9/4K4 w", "i5i4 a5a4 i4i5 a4a5"),
        ("4kab2/1r2a4/4b4/9/9/9/1R7/8c/r8/4K4 w", "b3b2 i2i3 b2b3 i3i2"),
    ] {
        let first = answer(IMAGES[0], fen, cycle);
        for image in &IMAGES[1..] {
            assert_eq!(answer(*image, fen, cycle), first, "{} {}", image.fen(fen), image.moves(cycle));
        }
    }
}

#[test]
fn cycles_with_many_checks_are_decided() {
    let rules = Naming::default();
    for (fen, cycle, expected) in [
        ("3k5/2c6/9/1C7/5r1n1/1C2c4/9/5N3/4K4/r8 b", "f5f6 b6b5 f6f5 b5b6", IfContinued::Loses(Color::Black)),
        ("5k3/9/2P6/C8/P2N5/1r7/9/4c4/4K2n1/9 w", "a5b5 b4a4 b5a5 a4b4", IfContinued::Draw),
        // Undecided if one hard piece is asked for before the others.
        ("1c7/1C2k2r1/4n4/N6c1/9/1n5Rr/2C6/9/4K4/3R3N1 w", "d0f0 b9a9 f0d0 a9b9", IfContinued::Draw),
    ] {
        for image in IMAGES {
            let named = named(&image.fen(fen), "", &image.moves(cycle), &rules);
            assert_eq!(image.verdict(verdict(&named)), expected, "{}", image.fen(fen));
        }
    }
}
