/** A rook that may not leave its line is chased by a rook, again and again, and is protected wherever it goes. */
export const BOUND_ROOK = `3a1kb2/4a4/4br3/3n4R/7n1/9/9/9/5R3/3K5 w
${"俥一進一 車6進1 俥一退一 車6退1 ".repeat(3).trim()}
`;

/** Red chases with one move and threatens mate with the other; Black only answers. */
export const CHASE_AND_KILL = `2bak4/4a4/5c3/p1p6/3P4R/1nB6/P7P/9/4K4/5AB2 w
${"俥一平四 包6平4 俥四平一 包4平6 ".repeat(3).trim()}
`;
