//! A board drawn in characters.

use words::{Lang, say};
use xiangqi::{Board, Color, File, Piece, Point, Rank};

use super::style::sign;

/// The board as ten lines of signs with coordinates: characters that each take two columns or, in English, letters, small
/// ones for Black.
///
/// Simplified Chinese writes rooks, horses and cannons of both sides alike: there the pieces of Black stand in brackets.
pub fn diagram(board: &Board, lang: Lang) -> String {
    let point = |piece: Option<Piece>| match (lang, piece) {
        (Lang::En, None) => " .".to_owned(),
        (Lang::En, Some(piece)) => format!(" {}", sign(piece, lang)),
        (Lang::ZhHant, None) => "．".to_owned(),
        (Lang::ZhHant, Some(piece)) => sign(piece, lang).to_string(),
        (Lang::ZhHans, None) => " ． ".to_owned(),
        (Lang::ZhHans, Some(piece)) if piece.color == Color::Red => format!(" {} ", sign(piece, lang)),
        (Lang::ZhHans, Some(piece)) => format!("({})", sign(piece, lang)),
    };
    let mut lines = Vec::new();
    for rank in Rank::ALL.into_iter().rev() {
        let points = File::ALL.map(|file| point(board.get(Point::new(file, rank)))).concat();
        lines.push(format!("{} {}", rank as u8, points.trim_end()));
        if rank == Rank::R5 {
            lines.push(format!("  {}", say!(lang, "diagram-river")));
        }
    }
    let file = |file: File| match lang {
        Lang::En => format!(" {}", file.letter()),
        Lang::ZhHant => wide(file).to_string(),
        Lang::ZhHans => format!(" {} ", wide(file)),
    };
    lines.push(format!("  {}", File::ALL.map(file).concat().trim_end()));
    lines.join("\n") + "\n"
}

/// The letter of a file, as wide as a Chinese character.
fn wide(file: File) -> char {
    ('ａ'..='ｉ').nth(file as usize).unwrap_or('　')
}

#[cfg(test)]
mod tests {
    use super::*;
    use xiangqi::Position;

    #[test]
    fn sides_can_be_told_apart_in_every_language() {
        for lang in Lang::ALL {
            let drawing = diagram(Position::start().board(), lang);
            let lines: Vec<&str> = drawing.lines().collect();
            assert_eq!(lines.len(), 12, "{drawing}");
            assert_ne!(lines[0].trim_start_matches(char::is_numeric), lines[10].trim_start_matches(char::is_numeric));
            assert_ne!(lines[2].trim_start_matches(char::is_numeric), lines[8].trim_start_matches(char::is_numeric));
        }
        let english = diagram(Position::start().board(), Lang::En);
        assert!(english.starts_with("9  r h e a k a e h r\n"), "{english}");
        assert!(english.ends_with("\n0  R H E A K A E H R\n   a b c d e f g h i\n"), "{english}");
        let simplified = diagram(Position::start().board(), Lang::ZhHans);
        assert!(simplified.starts_with("9 (车)(马)(象)(士)(将)(士)(象)(马)(车)\n"), "{simplified}");
        assert!(simplified.contains("\n0  车  马  相  仕  帅  仕  相  马  车\n"), "{simplified}");
    }
}
