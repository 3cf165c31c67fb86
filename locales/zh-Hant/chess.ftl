### 國際象棋：棋子，局面、FEN 與著法的錯誤，以及裁決。

## 雙方與棋子

side-white = 白方
chess-role-king = 王
chess-role-queen = 后
chess-role-rook = 車
chess-role-bishop = 象
chess-role-knight = 馬
chess-role-pawn = 兵

## 不成局面的擺法

chess-setup-no-king = { $side }沒有王
chess-setup-several-kings = { $side }有 { $found } 個王
chess-setup-too-many = { $side }有 { $pawns } 個兵，另有 { $promoted } 枚只能由兵升變的棋子，一副棋只有 8 個兵
chess-setup-pawn-on-last-rank = 兵不可能站在 { $square }
chess-setup-castling = 寫明可與 { $square } 的車易位，王與車卻不在原位
chess-setup-en-passant = 不可能有兵剛剛越過 { $square }
chess-setup-impossible-check = 沒有一著能造成來自 { $checkers } 的將軍

## 讀不懂的 FEN

chess-fen-empty = FEN 是空的，應為八條橫線加上輪走方，例如 { $example }
chess-fen-rank-count = 棋子部分以「/」分出 { $found } 條橫線，應為 8 條
chess-fen-rank-length = 第 { $rank } 橫線合計不是 8 格
chess-fen-letter = 第 { $rank } 橫線出現「{ $letter }」，應為棋子（k q r b n p，白方大寫）或數字 1 至 8
chess-fen-turn = 輪走方寫作「{ $found }」，應為 w（白方）或 b（黑方）
chess-fen-castling = 易位權寫作「{ $found }」，應為 KQkq 中的字母或 -
chess-fen-en-passant = 越過的格寫作「{ $found }」，應如 e3，或 -

## 不合法的著法

chess-move-takes-king = 王不可被吃
chess-move-pawn-blocked = 兵被 { $square } 的棋子擋住
chess-move-pawn-two-squares = 兵只有從原位才可連進兩格
chess-move-pawn-takes-nothing = 兵吃子才走斜線，該格沒有可吃的子
chess-move-en-passant-late = 吃過路兵只限對方剛進兩格的兵，{ $square } 的兵不是
chess-move-promotion-missing = 未說明兵升變為何子，應為后、車、象或馬
chess-move-promotion-to = 兵不得升變為{ $role }，應為后、車、象或馬
chess-move-no-promotion = 只有到達底線的兵才升變
chess-move-castling-lost = 這一側沒有易位權
chess-move-castling-blocked = 王與車之間的 { $square } 有棋子
chess-move-castling-attacked = 王所在、途經或到達的 { $square } 受攻擊
chess-move-leaves-king-attacked = 走後己方王受 { $square } 的棋子攻擊

## 不成著法的文字

chess-notation-empty = 空白，應為著法，例如 Nf3、e2-e4 或 e7e8q
chess-expected-piece = 棋子（K Q R B N）、如 e4 的格，或易位（0-0）
chess-expected-square = 如 e4 的格
chess-expected-castling = 易位，寫作 0-0 或 0-0-0
chess-expected-promotion = 兵升變為何子（Q R B N）
chess-expected-mark = 記號（+ # e.p. (=)），或到此為止

## 裁決

status-white-wins = 白勝
chess-ending-dead = 死局，雙方都無從將死
chess-ending-fifty = 五十回合規則
ending-flag = 超時
chess-recurred = 同一局面已出現 { $times } 次（第 { $plies } 著後）。
chess-threefold = 現可因同一局面第三次出現要求判和〔{ $articles }〕。
chess-about-to = 輪走方可因下列著法將使同一局面第三次出現而要求判和：{ $moves }〔{ $articles }〕。
chess-quiet = 未吃子亦未動兵：{ $plies }／{ $limit } 著。
chess-fifty = 現可因雙方各五十著未吃子亦未動兵要求判和〔{ $articles }〕。
chess-claim-notice = 如何提出要求、要求有誤如何處理，不在現有文本之內（第 9 條）。
chess-cannot-mate = { $side }無論如何走都不能將死對方。
chess-dead-undecided = 已達運算上限（{ $bound } 個局面），未能判定{ $side }能否將死對方。
chess-flag-undecided = { $side }超時；對方能否將死，由裁判裁定{ $articles }。
chess-undecided = 待裁判裁定
