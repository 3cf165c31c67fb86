### 国际象棋：棋子，局面、FEN 与着法的错误，以及裁决。

## 双方与棋子

side-white = 白方
chess-role-king = 王
chess-role-queen = 后
chess-role-rook = 车
chess-role-bishop = 象
chess-role-knight = 马
chess-role-pawn = 兵

## 不成局面的摆法

chess-setup-no-king = { $side }没有王
chess-setup-several-kings = { $side }有 { $found } 个王
chess-setup-too-many = { $side }有 { $pawns } 个兵，另有 { $promoted } 枚只能由兵升变的棋子，一副棋只有 8 个兵
chess-setup-pawn-on-last-rank = 兵不可能站在 { $square }
chess-setup-castling = 写明可与 { $square } 的车易位，王与车却不在原位
chess-setup-en-passant = 不可能有兵刚刚越过 { $square }
chess-setup-impossible-check = 没有一着能造成来自 { $checkers } 的将军

## 读不懂的 FEN

chess-fen-empty = FEN 是空的，应为八条横线加上轮走方，例如 { $example }
chess-fen-rank-count = 棋子部分以“/”分出 { $found } 条横线，应为 8 条
chess-fen-rank-length = 第 { $rank } 横线合计不是 8 格
chess-fen-letter = 第 { $rank } 横线出现“{ $letter }”，应为棋子（k q r b n p，白方大写）或数字 1 至 8
chess-fen-turn = 轮走方写作“{ $found }”，应为 w（白方）或 b（黑方）
chess-fen-castling = 易位权写作“{ $found }”，应为 KQkq 中的字母或 -
chess-fen-en-passant = 越过的格写作“{ $found }”，应如 e3，或 -

## 不合法的着法

chess-move-takes-king = 王不可被吃
chess-move-pawn-blocked = 兵被 { $square } 的棋子挡住
chess-move-pawn-two-squares = 兵只有从原位才可连进两格
chess-move-pawn-takes-nothing = 兵吃子才走斜线，该格没有可吃的子
chess-move-en-passant-late = 吃过路兵只限对方刚进两格的兵，{ $square } 的兵不是
chess-move-promotion-missing = 未说明兵升变为何子，应为后、车、象或马
chess-move-promotion-to = 兵不得升变为{ $role }，应为后、车、象或马
chess-move-no-promotion = 只有到达底线的兵才升变
chess-move-castling-lost = 这一侧没有易位权
chess-move-castling-blocked = 王与车之间的 { $square } 有棋子
chess-move-castling-attacked = 王所在、途经或到达的 { $square } 受攻击
chess-move-leaves-king-attacked = 走后己方王受 { $square } 的棋子攻击

## 不成着法的文字

chess-notation-empty = 空白，应为着法，例如 Nf3、e2-e4 或 e7e8q
chess-expected-piece = 棋子（K Q R B N）、如 e4 的格，或易位（0-0）
chess-expected-square = 如 e4 的格
chess-expected-castling = 易位，写作 0-0 或 0-0-0
chess-expected-promotion = 兵升变为何子（Q R B N）
chess-expected-mark = 记号（+ # e.p. (=)），或到此为止

## 裁决

status-white-wins = 白胜
chess-ending-dead = 死和局面，双方都无法将死对方
chess-ending-fifty = 50 回合规则
ending-flag = 超时
chess-recurred = 同一局面已出现 { $times } 次（第 { $plies } 着后）。
chess-threefold = 现可因同一局面第三次出现提出和棋〔{ $articles }〕。
chess-about-to = 轮走方可因下列着法将使同一局面第三次出现而提出和棋：{ $moves }〔{ $articles }〕。
chess-quiet = 未吃子也未走兵：{ $plies }／{ $limit } 着。
chess-fifty = 现可因双方各五十着未吃子也未走兵提出和棋〔{ $articles }〕。
chess-claim-notice = 如何提出、提出有误如何处理，不在现有文本之内（第 9 条）。
chess-cannot-mate = { $side }无论如何走都不能将死对方。
chess-dead-undecided = 已达运算上限（{ $bound } 个局面），未能判定{ $side }能否将死对方。
chess-flag-undecided = { $side }超时；对方能否将死，由裁判裁定{ $articles }。
chess-undecided = 待裁判裁定
