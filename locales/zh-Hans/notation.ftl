### 记谱：读不懂的文字，以及不成合法着法的记谱。

## 不成着法的文字

notation-empty = 空白，应为着法，例如炮二平五、C2=5 或 h2e2
notation-unexpected = 第 { $at } 字是“{ $found }”，应为：{ $expected }
notation-ended = 太早结束，应再写：{ $expected }

expected-piece = 棋子（车或 R）、前中后，或如 h2 的坐标
expected-place = 1 至 9 的路数、前中后，或棋子
expected-pawn = 兵卒（兵、卒或 P）
expected-direction = 进退平（或 + - =）
expected-direction-or-number = 进退平（或 + - =），或 1 至 9 的数字
expected-number = 1 至 9 的数字
expected-mark = 记号（× ○ ＝），或到此为止

## 不成合法着法的记谱

resolve-no-such-piece = { $side }没有{ $mover }
resolve-no-such-point = { $point } 的{ $role }按此方向无处可走
resolve-ambiguous = 不止一种走法：{ $moves }

mover-on-file = 在第 { $file } 路的{ $role }
mover-in-tandem = 同路并列而位于{ $place }的{ $role }
mover-pawn-on-file = 在第 { $file } 路并列而位于{ $place }的卒（兵）

place-front = 前
place-middle = 中
place-rear = 后
place-front-front = 三枚以上之最前
place-front-rear = 三枚以上之第二
place-rear-front = 三枚以上之倒数第二
place-rear-rear = 三枚以上之最后
place-nth = 由前数来第 { $number }
place-nth-or-middle = 由前数来第 { $number } 或正中
