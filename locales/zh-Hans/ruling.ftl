### 裁决。

## How a game stands

status-ongoing = 对局继续
status-red-wins = 红胜
status-black-wins = 黑胜
status-draw = 和棋
status-both-lose = 双负
ruling-status = 第 { $ply } 着后：{ $status }
diagram-river = ～～～～楚河～～～～汉界～～～～
ruling-ended = { $how }：{ $result }。
ruling-ended-at = 对局已于第 { $ply } 着终结，其后着法不计。
ruling-under = 依据：{ $articles }。
ruling-recurred = 此盘面已出现 { $times } 次；审视第 { $first } 着至第 { $last } 着。
ruling-recurred-earlier = 第 { $last } 着后的盘面曾出现 { $times } 次；审视第 { $first } 着至第 { $last } 着。
ruling-charge = { $side }：{ $charge }。
ruling-cycle-left = 对局已离开此循环，目前无须处理。
ruling-limit = 自然限着：{ $count }／{ $limit }（{ $parts }）。
limit-plies = 共 { $plies } 着
limit-checks = 将军红 { $red }、黑 { $black }
limit-checks-left-out = 一方将军至多计 { $most } 次，扣除 { $plies } 着
limit-cycles-left-out = 扣除逾限循环 { $plies } 着
limit-separator = ；
ruling-claim-granted = { $side }提出自然限着，只限其将军着数，计 { $count } 着：成立。
ruling-claim-refused = { $side }提出自然限着，只限其将军着数，计 { $count } 着：不成立。
ruling-provisional = { $book } 文本未全部公开，仅属暂定。
ruling-shuffling = { $side }于 { $points } 间往返已达九回合，属待判局面〔{ $article }〕。
ruling-shuffling-reading = 此依设定 { $used }：往返者不止一子。
ruling-limit-reading = 此计数依设定 { $used }；依 { $other } 则计 { $count } 着。
ruling-alive = 双方配合仍可分胜负：{ $line }。
ruling-dead-undecided = 搜索上限内未能断定是否正和。
ruling-nothing = 无须裁决。
ruling-reading-differs = 本裁定依设定 { $used } 作出；若为 { $other }：{ $verdict }{ $action }
sentence-separator = { "" }

## Endings

ending-checkmate = 将死
ending-stalemate = 困毙
ending-dead-draw = 正和
ending-natural-limit = 自然限着已满
ending-asked-limit = 所提限着已满
ending-forbidden-play = 犯禁不变
ending-offence = 犯例不变
ending-same-forbidden-play = 双方同犯不变
ending-ordinary-cycle = 双方不变
ending-kings-facing = 走成将帅照面
ending-king-taken = 吃将（帅）
ending-self-check = 自杀送将

## Charges

charge-none = 未犯禁
charge-no-offence = 未犯例
charge-undecided = 搜索上限内未能断定
charge-attack = 长打
charge-chase = 长捉
charge-kill = 长杀
charge-check = 长将
charge-of = { $charge }{ $targets }
piece-from = { $piece }（{ $origin }）
verdict-loses = { $side }须变着，不变作负。
verdict-undecided = 搜索上限内未能断定，无法裁决。
verdict-draw = 双方不变作和。
action-none = 目前无须处理。
action-warn = 现须告诫{ $side }。
action-warn-both = 现须告诫双方。
action-caution = 现须警诫{ $side }。
action-caution-both = 现须警诫双方。
action-rule = 现即裁决。
action-on-request = 须由棋手提出；裁判不主动介入。

## Natures of moves

nature-check = 将
nature-kill = 杀
nature-chase = 捉
nature-discovery = 要抽吃
nature-exchange = 兑
nature-offer = 献
nature-block = 拦
nature-follow = 跟
nature-idle = 闲
nature-kill-undecided = （杀未能断定）
table-ply = 着
table-move = 着法
table-nature = 性质
table-attacks = 攻击
root-none = 无根
root-false = 假根 { $by }
root-any = 车，虽有根 { $by }
root-bound = 受牵制，有根亦捉
chase-fresh = 新捉
chase-fresh-answered = 新捉，应：{ $how }
chase-standing = 续攻
chase-standing-answered = 续攻，应：{ $how }
exempt-king = 将帅攻击
exempt-pawn = 兵卒攻击
exempt-guard = 士象攻击
exempt-uncrossed = 未过河兵卒
exempt-mutual = 可互吃
exempt-rooted = 真根 { $by }
threat-direct = 直接吃
threat-exchange = 经交换
threat-checks = 经照将
threat-mate = 杀：{ $line }
answer-moved = 逃离
answer-blocked = 拦阻
answer-unscreened = 炮架有变
answer-rooted = 生根
answer-takes-back = 可反吃
answer-pinned = 攻子受牵
