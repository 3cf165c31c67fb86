//! Pieces and points as an official says them aloud: by what stands there, and by files as the side counts them.

use arbiter::Happening;
use books::desk::{Board, Effect, Line, Man, Square, Step, Stood};
use contest::Side;
use words::{Lang, Say, list, say};
use xiangqi::{Color, Piece, Role};

use super::Teller;

/// How many ranks a board of Xiangqi has.
const RANKS: u8 = 10;

impl<'b> Teller<'b> {
    /// The same, who sees a board: what stands on it is called by what it is.
    pub(crate) fn at<'n>(&self, board: &'n Board) -> Teller<'n>
    where
        'b: 'n,
    {
        Teller { law: self.law, lang: self.lang, board: Some(board), zone: self.zone, in_short: self.in_short }
    }

    /// Effects one after the other, each by the board as it stands then, as far as that is known.
    pub(crate) fn effects(&self, effects: &[Effect], line: &Line) -> Vec<String> {
        let mut seen = Some(line.now());
        let told = |effect: &Effect| {
            let told = seen.map_or_else(|| self.effect(effect), |board| self.at(board).effect(effect));
            seen = match effect {
                Effect::Restore { to } => line.board(*to),
                effect if moves_pieces(effect) => None,
                _ => seen,
            };
            told
        };
        effects.iter().map(told).collect()
    }

    /// The piece that stands on a square, by its kind and its file; by the square if that is not known.
    pub(super) fn piece(&self, square: Square) -> String {
        let stands = self.board.and_then(|board| Some((board, board.get(square)?)));
        let told = stands.and_then(|(board, man)| {
            let (piece, is_king) = self.kind(man)?;
            if is_king {
                return Some(say!(self.lang, "desk-the-king", piece = piece));
            }
            let alone = board.men().filter(|(on, other)| *other == man && on.file() == square.file()).count() == 1;
            let place = if alone { self.file(square, man.side()) } else { self.place(square, man.side()) };
            Some(say!(self.lang, "desk-piece-at", piece = piece, place = place))
        });
        told.unwrap_or_else(|| say!(self.lang, "desk-piece-on", square = square.to_string()))
    }

    /// The pieces that stand on squares.
    pub(super) fn pieces(&self, squares: &[Square]) -> String {
        list(self.lang, squares.iter().map(|&square| self.piece(square)))
    }

    /// A piece where it belongs on the board, whether or not it stands there.
    pub(super) fn stood(&self, stood: Stood) -> String {
        let Stood { man, square } = stood;
        say!(self.lang, "desk-piece-at", piece = self.man(man), place = self.place(square, man.side()))
    }

    /// A piece carried from one square to another.
    pub(super) fn carried(&self, step: Step) -> String {
        match self.board.and_then(|board| board.get(step.from)) {
            Some(man) => {
                let place = self.place(step.to, man.side());
                say!(self.lang, "desk-carried", piece = self.piece(step.from), place = place)
            }
            None => step.to_string(),
        }
    }

    /// A kind of piece, and whether it is a king, of which a side has one; `None` if this game has no such piece.
    fn kind(&self, man: Man) -> Option<(String, bool)> {
        if !self.is_xiangqi() {
            return chess_kind(man, self.lang);
        }
        let role = Role::from_letter(man.letter().to_ascii_lowercase())?;
        let piece = Piece { color: color(man.side()), role };
        let told = match self.lang {
            Lang::En => role.say(self.lang),
            Lang::ZhHans => piece.simplified_glyph().to_string(),
            Lang::ZhHant => crate::ruling::with_its_cannon(piece.glyph().to_string(), self.law.book(), self.lang),
        };
        Some((told, role == Role::King))
    }

    /// That a piece that lies about is taken off the board: by its kind where the board shows it.
    pub(super) fn take_off(&self, near: Square) -> String {
        let lies = self.board.and_then(|board| board.loose().iter().find(|loose| loose.near.contains(&near)));
        match lies {
            Some(loose) => say!(self.lang, "desk-take-off-man", man = self.man(loose.man)),
            None => say!(self.lang, "desk-take-off", square = near.to_string()),
        }
    }

    /// A kind of piece without whose it is.
    pub(super) fn man(&self, man: Man) -> String {
        self.kind(man).map_or_else(|| man.to_string(), |(piece, _)| piece)
    }

    /// Whether the game is Xiangqi.
    pub(super) fn is_xiangqi(&self) -> bool {
        books::rulebook(self.law.book()).is_some()
    }

    /// The file of a square as a side counts it; by the square in chess.
    fn file(&self, square: Square, side: Side) -> String {
        if !self.is_xiangqi() {
            return say!(self.lang, "desk-place-square", square = square.to_string());
        }
        say!(self.lang, "desk-place-file", file = self.number(square, side))
    }

    /// A square by its file and its rank as a side counts them; as it is written in chess.
    pub(super) fn place(&self, square: Square, side: Side) -> String {
        if !self.is_xiangqi() {
            return say!(self.lang, "desk-place-square", square = square.to_string());
        }
        let rank = match side {
            Side::First => square.rank() + 1,
            Side::Second => RANKS.saturating_sub(square.rank()),
        };
        say!(self.lang, "desk-place-rank", file = self.number(square, side), rank = rank)
    }

    /// The number of a file from a side's right.
    fn number(&self, square: Square, side: Side) -> String {
        crate::ruling::file_number(square.file(), color(side), self.lang)
    }
}

/// The colour of a side in Xiangqi.
const fn color(side: Side) -> Color {
    match side {
        Side::First => Color::Red,
        Side::Second => Color::Black,
    }
}

#[cfg(feature = "chess")]
fn chess_kind(man: Man, lang: Lang) -> Option<(String, bool)> {
    let role = chess::Role::from_char(man.letter().to_ascii_lowercase())?;
    Some((role.say(lang), role == chess::Role::King))
}

#[cfg(not(feature = "chess"))]
fn chess_kind(_: Man, _: Lang) -> Option<(String, bool)> {
    None
}

/// Whether an effect changes what stands on the board.
fn moves_pieces(effect: &Effect) -> bool {
    use Effect as E;
    matches!(
        effect,
        E::Restore { .. } | E::Play { .. } | E::Set { .. } | E::SetRight { .. } | E::Put(_) | E::TakeOff { .. }
    ) || matches!(effect, E::Replay { .. })
}

/// Whether something that happened leaves what stands on the board.
pub(super) fn leaves_pieces(event: &Happening) -> bool {
    use Happening as H;
    match event {
        H::Took { effect, .. } => !moves_pieces(effect),
        H::Moved { .. } | H::Placed { .. } | H::Displaced { .. } | H::Found { .. } | H::Undone { .. } => false,
        _ => true,
    }
}
