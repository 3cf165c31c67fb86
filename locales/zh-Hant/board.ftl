### 棋盤：雙方、棋子，以及局面、FEN 與著法的錯誤。

## 雙方與棋子

side-red = 紅方
side-black = 黑方

role-king = 將（帥）
role-advisor = 士（仕）
role-elephant = 象（相）
role-horse = 馬（傌）
role-rook = 車（俥）
role-cannon = 炮（包）
role-pawn = 卒（兵）

piece-red-king = 紅帥
piece-red-advisor = 紅仕
piece-red-elephant = 紅相
piece-red-horse = 紅傌
piece-red-rook = 紅俥
piece-red-cannon = 紅炮
piece-red-pawn = 紅兵
piece-black-king = 黑將
piece-black-advisor = 黑士
piece-black-elephant = 黑象
piece-black-horse = 黑馬
piece-black-rook = 黑車
piece-black-cannon = 黑包
piece-black-pawn = 黑卒

# 並列項目之間的符號。
list-separator = 、

## 不成局面的擺法

setup-no-king = { $side }沒有將帥
setup-too-many = { $piece }共 { $found } 枚，一副棋只有 { $most } 枚
setup-misplaced = { $piece }不可能站在 { $point }
setup-kings-facing = 將帥在 { $red } 與 { $black } 照面
setup-waiting-side-in-check = 還沒輪到{ $side }走棋，{ $side }卻正被將軍（來自 { $checkers }）

## 讀不懂的 FEN

fen-empty = FEN 是空的，應為十條橫線加上輪走方，例如 { $example }
fen-rank-count = 棋子部分以「/」分出 { $found } 條橫線，應為 10 條
fen-rank-length = 第 { $rank } 橫線（紅方底線為 0）合計不是 9 個交叉點
fen-letter = 第 { $rank } 橫線（紅方底線為 0）出現「{ $letter }」，應為棋子（k a b/e n/h r c p，紅方大寫）或數字 1 至 9
fen-turn = 輪走方寫作「{ $found }」，應為 w（或 r，紅方）或 b（黑方）
fen-counter = 「{ $found }」不是著數，應為數字
fen-trailing = 最後一欄之後多出「{ $found }」

## 不合法的著法

move-illegal = { $played } 不合法：{ $fault }
move-no-piece = 起點沒有棋子
move-not-your-piece = 起點的棋子屬於未輪走的一方
move-no-move = 起點與終點相同
move-own-piece-in-the-way = 終點有己方棋子
move-not-its-move = { $role }不是這樣走的
move-leaves-palace = { $role }不得離開九宮
move-crosses-river = 象（相）不得過河
move-eye-blocked = { $point } 塞住象眼
move-leg-blocked = { $point } 絆住馬腳
move-path-blocked = { $role }被 { $point } 的棋子擋住
move-screen-count = 炮（包）吃子須恰隔一個炮架，此處有 { $found } 個
move-pawn-backward = 卒（兵）不得後退
move-pawn-sideways-before-river = 卒（兵）過河後才可橫走
move-kings-facing = 走後將帥照面
move-leaves-king-attacked = 走後己方將（帥）受 { $point } 的棋子攻擊
