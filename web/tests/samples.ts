/** A rook that may not leave its line is chased by a rook, again and again, and is protected wherever it goes. */
export const BOUND_ROOK = `3a1kb2/4a4/4br3/3n4R/7n1/9/9/9/5R3/3K5 w
${"俥一進一 車6進1 俥一退一 車6退1 ".repeat(3).trim()}
`;

/** Red chases with one move and threatens mate with the other; Black only answers. */
export const CHASE_AND_KILL = `2bak4/4a4/5c3/p1p6/3P4R/1nB6/P7P/9/4K4/5AB2 w
${"俥一平四 包6平4 俥四平一 包4平6 ".repeat(3).trim()}
`;

/** Figure 2.4-15 of roc-113, rebuilt: each move of a pawn uncovers or unroots a horse that a rook attacks. */
export const FIGURE_15 = `4ka3/2c1a4/b3b4/2P6/9/9/2n3R2/9/4A4/4KAB2 w
${"兵七平六 象1進3 兵六平七 象3退1 ".repeat(3).trim()}
`;
