### 裁决。

## 判决一句话

status-ongoing = 对局继续
status-red-wins = 红胜
status-black-wins = 黑胜
status-draw = 和棋
status-both-lose = 双负
ruling-status = 第 { $ply } 着后：{ $status }
headline-forbidden = { $result }：{ $side }{ $play }不变，判负。
headline-forbidden-warned = { $result }：{ $side }{ $play }，第 { $ply } 着后经指示仍不变着，判负。
headline-forbidden-cautioned = { $result }：{ $side }{ $play }，第 { $ply } 着后经警告仍不变，犯禁判负。
headline-same = { $result }：红方{ $red }，黑方{ $black }，双方不变。
headline-must-vary = { $side }{ $play }，须变着，不变作负。
headline-would-lose = 如此反复即成{ $play }，{ $side }须变着，不变作负。
headline-next-loses = { $side }如{ $doing }至此局面再现（照样走则在第 { $next } 着），即成{ $charge }，判负。
headline-hangs = （取决于{ $articles }如何理解，见下。）
headline-if-asked = （以棋手已要求裁决为前提。）
headline-goes-on = 对局继续。
headline-ordinary = { $why }，双方不变作和。
headline-drawn = { $result }：{ $why }，双方不变作和。
headline-both = 红方{ $red }，黑方{ $black }，双方不变作和。
headline-undecided = 此循环已达运算上限，未能判定。
headline-left = { $side }第 { $ply } 着已变着，无须处理。
headline-pending = 此为待判局面。
headline-nothing = 无须裁决。
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
so-far-check = 至今{ $side }着着将军。
so-far-kill = 至今{ $side }着着是杀。
so-far-chase = 至今{ $side }着着捉{ $targets }。
so-far-attack = 至今{ $side }着着是打。
cycle = { $times ->
    [1] 以下为所走的一次循环（第 { $first } 至 { $last } 着），自此局面起，{ $side }先走（括号内为黑子）：
   *[other] 以下为最后一次循环（第 { $first } 至 { $last } 着；共循环 { $times } 次），自此局面起，{ $side }先走（括号内为黑子）：
}
cycle-all = 第 { $first } 至 { $last } 着，自此局面起，{ $side }先走（括号内为黑子）：
position = 第 { $ply } 着（{ $played }）后的局面，轮{ $side }走（括号内为黑子）：
position-start = 开始局面，轮{ $side }走（括号内为黑子）：
since = 其后着法：{ $moves }。
since-more = 其后着法：{ $moves }……至第 { $last } 着。
article-general = 总则
articles-more = ……另有 { $count } 条（加 --full 可列出）

## 应处理之时，与不知之事

side-both = 双方
ruling-was-due = 此前应处理：{ $points }。
ruling-was-due-on-request = 当时若有棋手要求裁决：{ $points }。
cautions-given = 已警告：第 { $plies } 着后。
warnings-given = 裁判已指示：第 { $plies } 着后。
due-warn = 应指示{ $side }变着
due-warn-both = 应指示双方：如再循环一次即判和
due-duty = 应告知{ $side }立即变着
due-caution = 应警告{ $side }
due-caution-both = 应警告双方
due-rule = 应即判决
missed-warn = 应指示{ $side }变着
missed-warn-both = 应指示双方：如再循环一次即判和
missed-duty = 应告知{ $side }立即变着
missed-caution = 应警告{ $side }
missed-caution-both = 应警告双方
missed-rule = 应即判决
due-at = 第 { $ply } 着后{ $missed }
due-left = 第 { $ply } 着后{ $missed }（{ $side }第 { $left } 着已变）
due-more = 另 { $count } 处
had-warned = 若第 { $word } 着后已指示{ $side }变着，则至第 { $ply } 着{ $side }应判负。
had-warned-both = 若第 { $word } 着后已指示双方“如再循环一次即判和”，则至第 { $ply } 着应判和。
had-cautioned = 若第 { $word } 着后已警告{ $side }，则至第 { $ply } 着{ $side }应判负。
had-cautioned-both = 若第 { $word } 着后已警告双方，则至第 { $ply } 着应判和。
ruling-no-word-needed = 单方长将，无须先指示变着。
reading-word = 本裁决把{ $article }理解为：裁判指示{ $side }变着之后，再循环一次才判负；若无须指示，{ $side }至第 { $ply } 着已负。
assumed-not-warned = 假定：裁判未曾指示{ $side }变着。
assumed-not-warned-both = 假定：裁判未曾指示双方“如再循环一次即判和”。
assumed-not-cautioned = 假定：裁判未曾警告{ $side }。
assumed-not-cautioned-both = 假定：裁判未曾警告双方。
assumed-no-warning = 假定：裁判未曾指示或警告。
assumed-base = 假定：补充规定未指明基本规则，以 { $base } 补足。
assumed-request = 假定：一方棋手已要求裁决；否则目前无须裁决。
assumed-score-kept = 假定：对局有记录。
assumed-no-check-before = 假定：本谱之前的 { $before } 着中没有将军。

## 计数及其他

ruling-limit = 自然限着：{ $count }／{ $limit }（{ $parts }）。
limit-plies = 共 { $plies } 着
limit-since-capture = 第 { $ply } 着吃子后共 { $plies } 着
limit-plies-here = 本谱共 { $plies } 着
limit-since-before = 共 { $plies } 着，其中 { $before } 着在本谱之前
limit-no-checks = 无将军
limit-no-checks-here = 本谱中无将军
limit-checks = 将军：红 { $red } 次、黑 { $black } 次
limit-checks-here = 本谱中将军：红 { $red } 次、黑 { $black } 次
limit-checks-in-all = 全部着数中将军：红 { $red } 次、黑 { $black } 次
limit-checks-left-out = 一方将军至多计 { $most } 次，{ $plies } 着不计
limit-cycles-left-out = 循环至多计 { $most } 次，{ $plies } 着不计
limit-offences-left-out = 长将、长捉至多计 { $most } 个循环，{ $plies } 着不计
limit-separator = ；
ruling-claim-granted = { $side }提出自然限着，将军着数只对该方设上限，计 { $count } 着：成立。
ruling-claim-refused = { $side }提出自然限着，将军着数只对该方设上限，计 { $count } 着：不成立。
ruling-provisional = 本规则文本未全部公开，本裁决仅属暂定。
ruling-shuffling = { $side }于 { $points } 间往返已达九回合，属待判局面（{ $article }）。
ruling-shuffling-reading = 往返者不止一子；{ $articles }理解为：{ $used }。
ruling-limit-reading = 此计数取决于{ $articles }如何理解。本裁决：{ $used }；若{ $other }，则计 { $count } 着。
ruling-alive = 若对方配合仍有胜机：{ $line }。
ruling-dead-undecided = 已达运算上限，未能判定是否还有胜机。
ruling-reading-differs = 此处取决于{ $articles }如何理解。本裁决：{ $used }；若{ $other }，则{ $then }。
reading-text = 条文
other-loses = { $side }立即判负
other-draw = 立即判和
other-would-lose = { $side }不变作负，但尚无须处理
other-would-draw = 尚无须处理，双方不变作和
other-undecided = 已达运算上限，未能判定
sentence-separator = { "" }

## Endings

ending-checkmate = 将死
ending-stalemate = 困毙
ending-dead-draw = 双方均无法取胜
ending-natural-limit = 自然限着已满
ending-asked-limit = 所提限着已满
ending-forbidden-play = 循环不变判负
ending-same-forbidden-play = 双方同犯，不变作和
ending-ordinary-cycle = 双方不变作和
ending-kings-facing = 走成将帅照面
ending-king-taken = 吃将（帅）
ending-self-check = 送将

## Charges

charge-none = 无禁止着法
charge-permitted = 允许着法
charge-no-offence = 未犯例
both-no-offence = 双方均未犯例
both-permitted = 双方均为允许着法
both-ordinary = 一般循环局面
both-none = 双方均无禁止着法
charge-undecided = 已达运算上限，未能判定
charge-attack = 长打
charge-chase = 长捉
charge-kill = 长杀
charge-check = 长将
keeps-up-check = 继续长将
keeps-up-kill = 继续长杀
keeps-up-chase = 继续长捉
keeps-up-attack = 继续长打
goes-on-checking = 续将
goes-on-threatening = 续走杀着
goes-on-chasing = 续捉{ $targets }
goes-on-attacking = 续打
charge-of = { $charge }{ $targets }
piece-now-on = { $piece }（现在{ $place }）
piece-then-on = { $piece }（当时在{ $place }）
verdict-undecided = 已达运算上限，未能判定。
verdict-was-to-vary = { $side }当时须变着，再循环一次即判负。
verdict-was-to-vary-on-request = 当时若有棋手要求裁决，{ $side }须变着，再循环一次即判负。
verdict-was-to-draw = 当时若再循环一次，即判和。
verdict-had-lost = 若循环下去，{ $side }须变着，不变作负。
verdict-had-drawn = 若循环下去，双方不变作和。
action-none = 目前无须处理。
action-warn = 现应指示{ $side }变着；再循环一次（至第 { $next } 着）{ $side }判负。
action-duty = 应告知{ $side }必须立即变着；再循环一次（至第 { $next } 着）即判负。
action-warn-both = 现应指示双方：如再循环一次（至第 { $next } 着）即判和。
action-caution = 现应警告{ $side }：“{ $side }{ $play }，{ $side }不变作负”。{ $side }如{ $keeps }至此局面再现（照样走则在第 { $next } 着），即负。
action-caution-ordinary = 现应警告双方：“一般循环局面，双方不变作和”。如循环继续至此局面再现（照样走则在第 { $next } 着），即和。
action-caution-both = 现应警告双方：“红方{ $red }，黑方{ $black }，双方不变作和”。双方如均不变至此局面再现（照样走则在第 { $next } 着），即和。
action-rule = 应即判决。

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
nature-answers-check = 应将
nature-answers-chase = 应捉
nature-other = —
nature-kill-undecided = （是否杀着未能判定）
nature-also = （兼{ $nature }）
table-ply = 着
table-move = 着法
table-nature = 性质
table-attacks = 攻击
table-articles = 条文
root-none = 无根
root-false = 假根（{ $by }）
root-any = 车虽有根（{ $by }）亦属捉
root-bound = 被牵制，有根亦捉
chase-fresh = 新捉
chase-standing = 原有攻击，非新捉
chase-root-lost = 因失根（{ $by }）而成新捉
chase-answered = 解捉：{ $how }
chase-answered-so = 应捉：{ $how }
exempt-king = 将帅攻击
exempt-pawn = 兵卒攻击
exempt-guard = 士象攻击
exempt-uncrossed = 未过河兵卒
exempt-mutual = 可互吃
exempt-rooted = 真根（{ $by }）
threat-direct = 直接吃
threat-exchange = 经交换
threat-checks = 借将抽吃
man = { $sign }{ $point }
line-separator = 、
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
overview-now = 当前处理
overview-nothing = —
overview-note = { $rules }：{ $note }
overview-article = 条文
overview-differs = 与 { $rules } 不同之处
overview-charge = { $side }{ $charge }
overview-other-ending = 终局方式不同
overview-not-yet = 尚未到处理之时
overview-at-once = 无须先行指示，立即判决
overview-more = 加 --full 逐部列出裁决。

## 条文未明言之处如何理解

reading = { $choice ->
    [new-attack-literal] 只有攻击本身新增才算新捉
    [new-attack-purposive] 被攻击子失根亦算新捉
    [fresh-by-target] 该子原先未受攻击，才算新捉
    [fresh-by-pair] 该攻击子原先未攻击该子，即算新捉
    [window-counted] 只审查足以裁决的最后数次循环
    [window-whole] 审查全部循环
    [warned-window-since-warning] 由警告起审查
    [warned-window-whole] 由首次出现起审查
    [another-target-same] 警告后改捉他子，仍属所警告的着法
    [another-target-other] 警告后改捉他子，不再是所警告的着法
    [renewals-each-time] 每次间断后都重新警告
    [renewals-once] 只重新警告一次
    [double-attack-one-ended] 一子受两重攻击，解去其一即为应捉
    [double-attack-all-ended] 一子受两重攻击，须全部解去才为应捉
    [root-test-after-capture] 被吃后能反吃者即为根
    [root-test-before-too] 被吃前后均能吃到该点者才为根
    [bound-like-root-decides] 被牵制子受同类攻击，有根即闲
    [bound-like-chase] 被牵制子受同类攻击，有根亦捉
    [bound-attacker-per-capture] 被牵制子实际能吃者即算攻击
    [bound-attacker-never] 被牵制子一概不算攻击
    [bound-target-per-capture] 被牵制的被攻击子实际能反吃者即算
    [bound-target-never] 被牵制的被攻击子一概不算反吃
    [check-chase-counts] 将军的着法可以兼捉
    [check-chase-no] 将军的着法不兼捉
    [standing-kill-counts] 走子后原有的杀仍在，也算杀
    [standing-kill-idle] 只有新形成的杀才算杀
    [mated-taker-by-checks] 吃子后会被连将杀，即不算捉
    [mated-taker-next-move] 吃子后下一着即被将死，才不算捉
    [replies-connected] 只计与该交换相连的还吃
    [replies-on-point] 只计同一点的还吃
    [replies-anywhere] 任何地方的还吃都计
    [even-take-chase] 吃子后不亏即算捉
    [even-take-idle] 吃子后得子才算捉
    [plain-draw-none] 未认定任何一方构成简明和棋
    [plain-draw-red] 认定红方构成简明和棋
    [plain-draw-black] 认定黑方构成简明和棋
    [plain-draw-both] 认定双方构成简明和棋
    [capped-play-each-run] 每段循环分别计算
    [capped-play-altogether] 各段循环合并计算
    [surplus-cycles-perpetual] 只有长将、长捉的多出循环不计
    [surplus-cycles-any] 任何多出的循环都不计
    [aimless-any-pieces] 任何棋子的往返都计
    [aimless-one-piece] 同一子的往返才计
    [surplus-checks-rounds] 超过十次的将军，扣整个回合
    [surplus-checks-moves] 超过十次的将军，只扣该着
    [repeated-press-one] 按钟再犯，再记一次
    [repeated-press-two] 按钟再犯，再记两次
    [filled-in-counts] 经通知才补记的着法仍算漏记
    [filled-in-cured] 经通知补记的着法不再算漏记
    [slid-back-slide] 滑动后退只论滑动
    [slid-back-landing] 滑动后退连落点一并论
    [illegal-move-pressed] 违规着法按钟后才计
    [illegal-move-made] 违规着法走出即计
    [colours-early-five-minutes] 先后手颠倒，五分钟内未有兑子方可重赛
    [colours-early-arbiter] 先后手颠倒何时可重赛，由裁判酌定
    [omitted-moves-in-a-row] 连续漏记四着才算违例
    [omitted-moves-altogether] 累计漏记四着即算违例
    [sixteen-omitted-violation] 漏记十六着与四着同记违例一次
    [sixteen-omitted-loss] 漏记十六着判负
    [sealed-by-red] 一律由红方写封棋着法
    [sealed-by-to-move] 由轮走方写封棋着法
    [proven-loss-analysis] 只有分析局面，证实即判负
    [proven-loss-all] 随意离席、交谈、参考资料，证实也即判负
    [shifted-man-set-right] 意外移动一枚棋子，只予复位
    [shifted-man-foul] 意外移动一枚棋子，复位并记犯规
    [clock-agreed-needed] 双方同意才可重设棋钟
    [clock-agreed-official] 双方不同意时由裁判重设棋钟
    [resignation-at-once] 认输一说即终局
    [resignation-ruled] 认输经裁判裁定才终局
   *[other] { $choice }
}
