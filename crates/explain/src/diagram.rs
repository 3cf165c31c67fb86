//! A board drawn in characters.

use xiangqi::{Board, File, Piece, Point, Rank};

/// The board as ten lines of characters that each take two columns, with coordinates.
pub fn diagram(board: &Board) -> String {
    let mut drawing = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        drawing += &(rank as u8).to_string();
        drawing.push(' ');
        for file in File::ALL {
            drawing.push(board.get(Point::new(file, rank)).map_or('．', Piece::glyph));
        }
        drawing.push('\n');
        if rank == Rank::R5 {
            drawing += "  ～～楚河～漢界～～\n";
        }
    }
    drawing + "  ａｂｃｄｅｆｇｈｉ\n"
}
