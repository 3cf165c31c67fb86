### 裁决。

## 判决一句话

status-ongoing = 对局继续
status-red-wins = 红胜
status-black-wins = 黑胜
status-draw = 和棋
status-both-lose = 双负
ruling-status = 第 { $ply } 着后：{ $status }
headline-forbidden = { $result }：{ $side }{ $play }，不变，判负。
headline-same = { $result }：红方{ $red }，黑方{ $black }，双方不变。
headline-must-vary = { $side }{ $play }，须变着，不变作负。
headline-would-lose = 对局继续。如此反复即成{ $play }，{ $side }须变着，不变作负。
headline-ordinary = 对局继续。双方均可不变，不变作和。
headline-both = 对局继续。红方{ $red }，黑方{ $black }，双方不变作和。
headline-undecided = 对局继续。此循环已达运算上限，未能判定。
headline-left = 对局继续。双方已变着，无须处理。
headline-pending = 对局继续。此为待判局面。
headline-nothing = 对局继续。无须裁决。
ruling-ended = { $result }：{ $how }。
ruling-ended-at = 对局已于第 { $ply } 着终结，其后着法不计。
recorded = 棋谱所载结果：{ $result }。
recorded-disagrees = 棋谱所载结果：{ $result }，与本裁决不符。

## 审查所及

diagram-river = ～～～～楚河～～～～汉界～～～～
ruling-under = 依据：{ $articles }。
ruling-recurred = 此局面已出现 { $times } 次；审查第 { $first } 至 { $last } 着。
ruling-recurred-earlier = 第 { $last } 着后的局面曾出现 { $times } 次；审查第 { $first } 至 { $last } 着。
ruling-charge = { $side }：{ $charge }。
lap = 循环一次（第 { $first } 至 { $last } 着），共走 { $times } 次，自此局面起：
lap-all = 第 { $first } 至 { $last } 着，自此局面起：
articles-more = ……另有 { $count } 条（--full）

## 应处理之时，与不知之事

side-both = 双方
ruling-was-due = 此前应处理：{ $points }。
due-warn = 应指示{ $side }变着
due-warn-both = 应指示双方再循环一次即判和
due-caution = 应警告{ $side }
due-caution-both = 应警告双方
due-rule = 应即判决
due-at = 第 { $ply } 着后{ $action }
due-left = 第 { $ply } 着后{ $action }（第 { $left } 着已变）
due-more = 另 { $count } 处
ruling-had-warned = 若第 { $word } 着后已指示{ $who }，则至第 { $ply } 着{ $what }。
ruling-had-cautioned = 若第 { $word } 着后已警告{ $who }，则至第 { $ply } 着{ $what }。
would-lose = { $side }应判负
would-draw = 应判和
assumed-no-warning = 假定：裁判未曾指示或警告。
assumed-request = 假定：有棋手要求裁决。
assumed-score-kept = 假定：对局有记录。

## 计数及其他

ruling-limit = 自然限着：{ $count }／{ $limit }（{ $parts }）。
limit-plies = 共 { $plies } 着
limit-checks = 将军：红 { $red } 次、黑 { $black } 次
limit-checks-left-out = 一方将军至多计 { $most } 次，{ $plies } 着不计
limit-cycles-left-out = 多出的循环 { $plies } 着不计
limit-separator = ；
ruling-claim-granted = { $side }提出自然限着，只限其将军着数，计 { $count } 着：成立。
ruling-claim-refused = { $side }提出自然限着，只限其将军着数，计 { $count } 着：不成立。
ruling-provisional = { $book } 文本未全部公开，仅属暂定。
ruling-shuffling = { $side }于 { $points } 间往返已达九回合，属待判局面（{ $article }）。
ruling-shuffling-reading = 此依解读 { $used }：往返者不止一子。
ruling-limit-reading = 此计数依解读 { $used }；依 { $other } 则计 { $count } 着。
ruling-alive = 若对方配合仍有胜机：{ $line }。
ruling-dead-undecided = 已达运算上限，未能判定是否例和。
ruling-reading-differs = 本裁决取决于规则如何解读：{ $about }（{ $used }）；若为 { $other }：{ $verdict }{ $action }
sentence-separator = { "" }

## Endings

ending-checkmate = 将死
ending-stalemate = 困毙
ending-dead-draw = 例和
ending-natural-limit = 自然限着已满
ending-asked-limit = 所提限着已满
ending-forbidden-play = 走禁止着法不变
ending-same-forbidden-play = 双方同为禁止着法，不变
ending-ordinary-cycle = 双方不变
ending-kings-facing = 走成将帅照面
ending-king-taken = 吃将（帅）
ending-self-check = 送将

## Charges

charge-none = 无禁止着法
charge-no-offence = 未犯例
charge-undecided = 已达运算上限，未能判定
charge-attack = 长打
charge-chase = 长捉
charge-kill = 长杀
charge-check = 长将
charge-of = { $charge }{ $targets }
piece-from = { $piece }（{ $origin }）
verdict-loses = { $side }不变作负。
verdict-undecided = 已达运算上限，未能判定。
verdict-draw = 双方不变作和。
verdict-had-lost = 若循环下去，{ $side }须变着，不变作负。
verdict-had-drawn = 若循环下去，双方不变作和。
action-none = 目前无须处理。
action-warn = 应指示{ $side }变着。
action-warn-both = 应指示双方：再循环一次即判和。
action-caution = 应警告{ $side }。
action-caution-both = 应警告双方。
action-rule = 应即判决。
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
nature-kill-undecided = （是否杀着未能判定）
table-ply = 着
table-move = 着法
table-nature = 性质
table-attacks = 攻击
root-none = 无根
root-false = 假根（{ $by }）
root-any = 车虽有根（{ $by }）亦属捉
root-bound = 被牵制，有根亦捉
chase-fresh = 新捉
chase-standing = 原有攻击，非新捉
chase-root-lost = 因失根（{ $by }）而成新捉
chase-answered = 应着：{ $how }
exempt-king = 将帅攻击
exempt-pawn = 兵卒攻击
exempt-guard = 士象攻击
exempt-uncrossed = 未过河兵卒
exempt-mutual = 可互吃
exempt-rooted = 真根（{ $by }）
threat-direct = 直接吃
threat-exchange = 经交换
threat-checks = 借将抽吃
attack-noted = { $pair }（{ $notes }）
attack-won = { $target }（{ $how }：{ $line }）
threat-mate = 杀：{ $line }
answer-moved = 避开
answer-blocked = 拦阻
answer-unscreened = 炮架有变
answer-rooted = 生根
answer-rooted-by = 生根（{ $by }）
answer-takes-back = 可反吃
answer-pinned = 攻击子被牵制

## Several rulebooks

overview-rules = 规则
overview-verdict = 判决
overview-article = 条文
overview-differs = 与首部不同处
overview-charge = { $side }{ $charge }
overview-other-ending = 终局方式不同
overview-not-yet = 尚未到处理之时
overview-at-once = 无须先行指示，即时判决
overview-more = 加 --full 逐部列出裁决。
