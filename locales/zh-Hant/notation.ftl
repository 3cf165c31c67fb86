### 記譜：讀不懂的文字，以及不成合法著法的記譜。

## 不成著法的文字

notation-empty = 空白，應為著法，例如炮二平五、C2=5 或 h2e2
notation-unexpected = 第 { $at } 字是「{ $found }」，應為：{ $expected }
notation-ended = 太早結束，應再寫：{ $expected }

expected-piece = 棋子（俥或 R）、前中後，或如 h2 的座標
expected-place = 1 至 9 的路數、前中後，或棋子
expected-pawn = 兵卒（兵、卒或 P）
expected-direction = 進退平（或 + - =）
expected-direction-or-number = 進退平（或 + - =），或 1 至 9 的數字
expected-number = 1 至 9 的數字
expected-mark = 記號（× ○ ＝），或到此為止

## 不成合法著法的記譜

resolve-no-such-piece = { $side }沒有{ $mover }
resolve-no-such-point = { $point } 的{ $role }依此方向無處可走
resolve-ambiguous = 不只一種走法：{ $moves }

mover-on-file = 在第 { $file } 路的{ $role }
mover-in-tandem = 同路並列而位於{ $place }的{ $role }
mover-pawn-on-file = 在第 { $file } 路並列而位於{ $place }的卒（兵）

place-front = 前
place-middle = 中
place-rear = 後
place-front-front = 三枚以上之最前
place-front-rear = 三枚以上之第二
place-rear-front = 三枚以上之倒數第二
place-rear-rear = 三枚以上之最後
place-nth = 由前數來第 { $number }
place-nth-or-middle = 由前數來第 { $number } 或正中
