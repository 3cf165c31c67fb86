### 棋盘：双方、棋子，以及局面、FEN 与着法的错误。

## 双方与棋子

side-red = 红方
side-black = 黑方

role-king = 将（帅）
role-advisor = 士（仕）
role-elephant = 象（相）
role-horse = 马
role-rook = 车
role-cannon = 炮
role-pawn = 卒（兵）

piece-red-king = 红帅
piece-red-advisor = 红仕
piece-red-elephant = 红相
piece-red-horse = 红马
piece-red-rook = 红车
piece-red-cannon = 红炮
piece-red-pawn = 红兵
piece-black-king = 黑将
piece-black-advisor = 黑士
piece-black-elephant = 黑象
piece-black-horse = 黑马
piece-black-rook = 黑车
piece-black-cannon = 黑炮
piece-black-pawn = 黑卒

# 并列项目之间的符号。
list-separator = 、

## 不成局面的摆法

setup-no-king = { $side }没有将帅
setup-too-many = { $piece }共 { $found } 枚，一副棋只有 { $most } 枚
setup-misplaced = { $piece }不可能在 { $point }
setup-kings-facing = 将帅在 { $red } 与 { $black } 照面
setup-waiting-side-in-check = 还没轮到{ $side }走棋，{ $side }却正被将军（来自 { $checkers }）

## 读不懂的 FEN

fen-empty = FEN 是空的，应为十条横线加上轮走方，例如 { $example }
fen-rank-count = 棋子部分以“/”分出 { $found } 条横线，应为 10 条
fen-rank-length = 第 { $rank } 横线（红方底线为 0）合计不是 9 个交叉点
fen-letter = 第 { $rank } 横线（红方底线为 0）出现“{ $letter }”，应为棋子（k a b/e n/h r c p，红方大写）或数字 1 至 9
fen-turn = 轮走方写作“{ $found }”，应为 w（或 r，红方）或 b（黑方）
fen-counter = “{ $found }”不是着数，应为数字
fen-trailing = 最后一项之后多出“{ $found }”

## 不合法的着法

move-illegal = { $played } 不合法：{ $fault }
move-no-piece = 起点没有棋子
move-not-your-piece = 起点的棋子属于未轮走的一方
move-no-move = 起点与终点相同
move-own-piece-in-the-way = 终点有己方棋子
move-not-its-move = { $role }不是这样走的
move-leaves-palace = { $role }不得离开九宫
move-crosses-river = 象（相）不得过河
move-eye-blocked = { $point } 塞住象眼
move-leg-blocked = { $point } 别住马腿
move-path-blocked = { $role }被 { $point } 的棋子挡住
move-screen-count = 炮吃子须恰隔一个炮架，此处有 { $found } 个
move-pawn-backward = 卒（兵）不得后退
move-pawn-sideways-before-river = 卒（兵）过河后才可横走
move-kings-facing = 走后将帅照面
move-leaves-king-attacked = 走后己方将（帅）受 { $point } 的棋子攻击
