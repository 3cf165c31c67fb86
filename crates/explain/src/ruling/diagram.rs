//! A board drawn in characters.

use words::{Lang, say};
use xiangqi::{Board, Color, File, Piece, Point, Rank};

/// The board as ten lines of characters that each take two columns, with coordinates.
///
/// Simplified Chinese writes rooks, horses and cannons of both sides alike: there the pieces of Black stand in brackets.
pub fn diagram(board: &Board, lang: Lang) -> String {
    let simplified = lang == Lang::ZhHans;
    let point = |piece: Option<Piece>| match piece {
        None if simplified => " ． ".to_owned(),
        None => "．".to_owned(),
        Some(piece) if !simplified => piece.glyph().to_string(),
        Some(piece) if piece.color == Color::Red => format!(" {} ", piece.simplified_glyph()),
        Some(piece) => format!("({})", piece.simplified_glyph()),
    };
    let mut lines = Vec::new();
    for rank in Rank::ALL.into_iter().rev() {
        let points = File::ALL.map(|file| point(board.get(Point::new(file, rank)))).concat();
        lines.push(format!("{} {}", rank as u8, points.trim_end()));
        if rank == Rank::R5 {
            lines.push(format!("  {}", say!(lang, "diagram-river")));
        }
    }
    let files = ('ａ'..='ｉ').map(|file| if simplified { format!(" {file} ") } else { file.to_string() });
    lines.push(format!("  {}", files.collect::<String>().trim_end()));
    lines.join("\n") + "\n"
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
        let simplified = diagram(Position::start().board(), Lang::ZhHans);
        assert!(simplified.starts_with("9 (车)(马)(象)(士)(将)(士)(象)(马)(车)\n"), "{simplified}");
        assert!(simplified.contains("\n0  车  马  相  仕  帅  仕  相  马  车\n"), "{simplified}");
    }
}
