### 编排：条件、为何如此配对、一轮有何不妥。

## 一轮应避免者

criterion-wish = 指定未能照办
criterion-rematch = 两人重复相遇
criterion-bye-again = 再次轮空
criterion-seeds = 首轮种子相遇
criterion-halves = 同半区相遇
criterion-club = 同单位相遇
criterion-team = 同队相遇
criterion-bye = 轮空次序不当
criterion-score = 不同分数段相遇
criterion-rank = 未按等级分次序配对
criterion-float = 连续两轮同向调段
criterion-run = 同一先后手连续过多
criterion-third = 先后手未平衡而三连先或三连后
criterion-balance = 先后手不平衡
criterion-alternate = 与上一局同先后手
criterion-lot = 抽签
criteria-twice = 条件“{ $criterion }”重复列出
criteria-placed = 条件“{ $criterion }”位置固定，不可列出
criteria-no-run = 同一先后手最多连续 0 次，应至少为 1
criteria-no-acceleration = 加速编排须有轮数及加分

## 为何无法编排

pairing-break = { $player } 对 { $opponent }：{ $criterion }
pairing-break-bye = { $player } 轮空：{ $criterion }
pairing-not-in-field = { $player } 不在本轮名单
pairing-twice = { $player } 在本轮重复出现
pairing-too-many = 共 { $players } 人，最多 { $limit } 人
pairing-too-many-seeds = 种子 { $seeds } 人，最多为参赛人数的一半，即 { $limit } 人
pairing-refused = 不接受指定“{ $wish }”：{ $why }
pairing-broken = 任何编排都会有：{ $breaks }

## 指定

wish-meet = { $player } 对 { $opponent }
wish-play = { $first } 先手对 { $second }
wish-apart = { $player } 不对 { $opponent }
wish-bye = { $player } 轮空
wish-no-bye = { $player } 不轮空
refusal-no-bye = 人数为双数，无人轮空
refusal-contradicts = 与先前的指定或其本身矛盾
refusal-breaks = 不允许{ $criterion }
refusal-leaves-no-round = 其余各人无法编排，最佳方案仍有：{ $breaks }

## 为何与为何不

verdict-granted = { $player } 与 { $opponent } 本已对阵
verdict-refused = { $player } 不能对 { $opponent }：{ $why }
verdict-worse = 若 { $player } 对 { $opponent }，“{ $criterion }”由 { $paired } 增至 { $wished }：{ $breaks }
verdict-lot = { $player } 对 { $opponent } 各条件皆同，由抽签决定
verdict-equal = { $player } 对 { $opponent } 同样合适
why-meets = { $player } 对 { $opponent }
why-bye = { $player } 轮空
why-worse = 否则“{ $criterion }”由 { $paired } 增至 { $wished }
why-lot = 条件相同，由抽签决定
why-only = 别无其他编排：{ $why }
why-because = { $meets }：{ $because }

## 一轮有何不妥

complaint-missing = { $player } 既无对手亦非轮空
complaint-lots = 签序与随机种子不符
complaint-colours = { $first } 与 { $second } 先后手应对调
complaint-costs = “{ $criterion }”实为 { $found }，所记为 { $stated }
complaint-not-optimal = “{ $criterion }”为 { $found }，较佳编排仅 { $best }
