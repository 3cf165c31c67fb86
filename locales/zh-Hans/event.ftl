### 赛事。

## Why an order is refused

refusal = 不受理：{ $why }
refusal-under = 不受理：{ $why }〔{ $articles }〕
refusal-no-charter = 比赛尚无规程
refusal-already-open = 比赛已经建立
refusal-charter = 规程有误：{ $faults }
refusal-wrong-value = { $key } 的值无效，应为 { $expected }
refusal-office = 此事须由{ $office }办理
refusal-round-begun = 第 { $round } 轮已开始，公布的规定自下一轮生效
refusal-entry = 报名有误：{ $faults }
refusal-play-begun = 已经抽签，不再接受报名
refusal-no-player = 没有 { $player } 号
refusal-no-section = 规程没有“{ $section }”组
refusal-no-format = 规程未规定赛制
refusal-no-time = 规程未规定用时
refusal-half-byes = 半分轮空次数已满：每人最多申请 { $most } 次
refusal-only-swiss = 只有积分编排制方可申请半分轮空
refusal-table-taken = 该台已留给{ $name }
refusal-no-money = 金额须大于零
refusal-too-many-seeds = 种子过多，至多 { $limit } 名
refusal-twice = { $player } 号重复
refusal-not-in-section = { $player } 号不在本组
refusal-too-few = 参赛者不足两名
refusal-already-drawn = 已经抽签
refusal-not-drawn = 尚未抽签
refusal-round-open = 第 { $round } 轮尚未结束
refusal-all-paired = 各轮均已编排
refusal-stage-open = 上一阶段尚未结束
refusal-no-draft = 没有编排草稿
refusal-no-round = 没有进行中的一轮
refusal-other-round = 指令指明第 { $round } 轮，但现正编排或进行的是第 { $current } 轮
refusal-impossible = 无法如此编排：{ $why }
refusal-no-wishes = 只有积分编排可以指定对手
refusal-no-reason = 指定对手须说明理由
refusal-owes = { $player } 尚欠费用
refusal-no-table = 没有第 { $table } 台
refusal-no-game = 该台没有这一局
refusal-not-of-team = { $player } 号不是该队队员
refusal-member-gone = { $name } 已离开比赛，不能列入出场名单
refusal-boards = 出场名单须列 1 至 { $expected } 名队员
refusal-line-up-closed = 该轮已公布，不再接受出场名单
refusal-referee-confirms = 成绩须由裁判确认
refusal-wrong-reporter = 应由胜方报告，和棋由黑方报告
refusal-needs-ruling = 这种成绩须由裁判裁决
refusal-dispute = 有争议的成绩须由裁判员或以上裁决
refusal-already-confirmed = 成绩已经确认；赛事总监或裁判长可更正，并说明原因
refusal-no-result = 该局没有成绩可撤回
refusal-results-open = 尚缺 { $count } 台的成绩：{ $tables }
refusal-ties-even = 尚有 { $count } 台未分胜负：{ $tables }
refusal-not-even = 该台已分胜负
refusal-no-hour = 不知道开赛或下令的时间
refusal-delay-late = 该轮已开始，不能再准许延迟
refusal-no-leave = 本赛事不设请假及补赛
refusal-leave-late = 请假逾期
refusal-leave-consents = 请假须对手、赛事总监及裁判长同意
refusal-not-consented = 退出须有理由并得赛事总监同意
refusal-already-gone = 已经退出或被取消资格
refusal-not-tied = 加赛名单与并列者不符
refusal-first-shared = 冠军不得并列，须加赛：{ $players }
refusal-cut-shared = 出线的末位并列，须加赛：{ $players }
refusal-places-shared = 规程不许并列名次
refusal-not-over = 尚有未赛的轮次
refusal-not-verified = 裁判长尚未核实
refusal-frozen = 总成绩已定案
refusal-ways-out = { $why }；赛事总监可说明理由，准许本轮放宽此项（{ $criteria }），或提前结束本组
refusal-round-unnamed = 更正成绩须写明轮次，以免改到另一局
refusal-no-such-round = 没有第 { $round } 轮
refusal-went-on = 按此成绩晋级者不同，须先撤回第 { $round } 轮
refusal-games-begun = 第 { $tables } 台已经开始（共 { $count } 台）
refusal-unexplained = 须说明理由
refusal-nothing-changes = 没有任何改动
refusal-was-paired = { $name } 已经编排，只能退出比赛
refusal-of-team = 是 { $team } 的队员
refusal-not-gone = { $name } 仍在比赛中
refusal-paired-without = 已有轮次在没有 { $name } 的情况下编排，须先撤回
refusal-no-such-leave = 这一轮没有准假
refusal-no-payment = 账目中没有这笔款项
refusal-nothing-to-take-back = 没有可以撤回的步骤
refusal-prizes-paid = 已按此总成绩发奖
refusal-amends-rules = 比赛已经开始，规则须于每轮开始前公布更改
refusal-amends-section = 不得删去已有报名的组别
refusal-amends-time = 比赛开始后不能更改对局时限
refusal-amends-stage = 已经开始的阶段不得更改赛制，只可更改轮数及补充未规定的事项
refusal-amends-boards = 已有报名，不得更改台数
refusal-not-frozen = 总成绩尚未定案
refusal-no-ground = { $appeal }须指明理由：裁决非法、程序错误、规则理解错误或事实认定不合理
refusal-no-excuse = 不知规则不能作为理由
refusal-appeal-open = 该局的{ $appeal }仍在处理
refusal-no-appeal = 该局没有待决的{ $appeal }
refusal-no-appeals = 本赛事不设{ $appeal }
refusal-no-delays = 本赛事不准延迟开赛
refusal-no-overturning = 本赛事不设赛后取消名次
refusal-must-say = 所用规则均无规定，须由规程或赛前公布规定：{ $key }
refusal-appeals-open = 尚有 { $count } 台的{ $appeal }未决：{ $tables }
refusal-no-record-due = 该局无人须录谱
refusal-no-ranking = 规程未规定计分或名次办法
refusal-deposits-early = 押金于最后一轮发还

## Officials

office-player = 棋手
office-leader = 领队
office-assistant = 棋手的助手
office-organiser = 主办单位
office-staff = 赛务人员
office-witness = 棋证
office-arbiter = 裁判员
office-section-arbiter = 裁判组长
office-chief-arbiter = 裁判长
office-director = 赛事总监

power-enter = 接受报名及收费
power-announce = 公布补充规定
power-pair = 抽签、编排及结束轮次
power-line-up = 提交出场名单
power-report-result = 报告成绩
power-confirm-result = 确认成绩
power-rule-result = 裁决有争议的成绩
power-correct-result = 更正已确认的成绩
power-rule-colours = 处理先后手颠倒
power-rule-pairing = 错配重赛
power-grant-delay = 准许延迟开赛
power-accept-withdrawal = 同意退出
power-rule-withdrawal = 裁定无故退出
power-disqualify = 取消资格
appeal-higher = 上诉
appeal-complaint = 申诉
power-appeal = { $appeal }
power-hear-appeal = 裁决{ $appeal }
power-verify = 核实总成绩
power-finish = 宣布总成绩

## Faults of entries

entry-no-name = 没有姓名
entry-control-sign = 姓名含换行或其他控制字符
entry-no-section = 没有“{ $section }”组
entry-section-unsaid = 没有写明组别，应有“组别”一栏，或用 --section 指明
entry-full = 名额 { $quota } 已满
entry-too-old = 年龄过大或出生年份不详
entry-too-young = 年龄过小或出生年份不详
entry-not-woman = 只限女子
entry-rated-low = 等级分过低
entry-rated-high = 等级分过高
entry-federation = 不属所限的协会
entry-not-open = 不在报名时间内
entry-duplicate = 与 { $player } 号重复
entry-born = 出生年份 { $year } 不合理
entry-no-member = { $player } 号未报名
entry-two-teams = { $player } 号已属另一队
entry-few-members = 队员少于 { $boards } 台
entry-wrong-kind = 本组不是团体赛
entry-field = { $column ->
    [rating] 无法识别等级分“{ $found }”，应为整数
    [born] 无法识别出生年份“{ $found }”，应为年份或日期，如 1990-05-01
    [title] 没有“{ $found }”这一称号，应为特级大师、国际大师、大师，或 GM、IM、FM、CM 等
    [sex] 无法识别性别“{ $found }”，应为男或女
    [needs] 无法识别特殊需要“{ $found }”，应为失明、弱视、眼罩、聋哑、肢体或其他
   *[other] 无法识别“{ $found }”
}
entry-line = 第 { $line } 行 { $name }：{ $faults }
entry-unknown-columns = 无法识别的列：{ $columns }
entry-same-line = 与第 { $line } 行重复
entry-total = 合计行，不是报名
entry-refused = { $number } 行未予接受
entry-added = 已报名 { $number } 名
entry-added-one = 已报名：{ $player } 号 { $name }

## Findings about a charter

finding-told = { $weight }：{ $what }
told-under = { $told }〔{ $articles }〕
finding-fault = 错误
finding-gap = 缺漏
finding-default = 默认
finding-remark = 注意
finding-missing = 未规定：{ $item ->
    [1] 主办单位
    [2] 比赛名称
    [3] 日期及时间
    [4] 比赛地点及交通
    [5] 分组、名额及参赛资格
    [6] 报名办法
    [7] 食宿安排
    [8] 赛制
    [9] 对局用时
    [10] 记录要求
    [11] 所采用的规则及补充规程
    [12] 裁判组织
    [13] 执法模式
    [14] 奖励
   *[other] 第 { $item } 项
}
finding-kind = 未规定比赛类别
finding-purpose = 未规定宗旨
finding-defaulted = 依规则：{ $key }＝{ $value }
finding-rounds = 未规定轮数
finding-principle = 未规定编排原则
finding-scoring = 未规定计分方法
finding-scoring-default = 计分依规则
finding-tie-breaks = 未规定破同分办法
finding-sharing = 未规定名次可否并列
finding-too-fine = 计分须为整分或半分
finding-no-boards = 团体赛未规定台数
finding-no-groups = 只有循环赛可以分组
finding-take = 未规定出线名额
finding-not-in-force = 所采规则当时尚未生效
finding-contradiction = { $key } 自相矛盾，该部分无效
finding-strike = 规则没有条目“{ $unit }”
finding-amended = 补充规程 { $number } 条
finding-directors = 赛事总监应为一人，现有 { $number } 人
finding-chiefs = 裁判长应为一人，现有 { $number } 人
finding-committee-even = 仲裁委员会应为单数，现有 { $number } 人
finding-committee-small = 仲裁委员会至少三人，现有 { $number } 人
finding-committee-chief = 仲裁委员会须包括裁判长
finding-organising = 未设组织委员会
finding-no-base = 补充规定未指明所补充的规则，以 { $base } 为基础
finding-must-say = 所用规则均无规定，须由规程规定：{ $key }
finding-by-custom = 规则未规定由谁办理，规程也无规定时由赛事总监、裁判长及其人员办理：{ $powers }
finding-dates = 此日期或时间早于其应在之后者，或不在赛期之内
finding-in-section = “{ $section }”：{ $what }
finding-section-twice = 组别“{ $section }”重复
finding-more-staff = 所选类别要求裁判人员编制至少为建议的 1.5 倍
finding-asked-limit = 可由棋手要求的限着用于国内各类赛事，这类赛事应采用自然限着
finding-no-clock = 未规定棋钟
finding-preset-misfit = 所选比赛类别与用时不符
finding-clock-lacks = 棋钟不支持所定的计时方式

term-name = { $key ->
    [technical_foul_limit] 技术犯规判负次数
    [record_fault_limit] 记录违例判负次数
    [press_fault_limit] 按钟违例判负次数
    [foul_limit] 犯规达上限的算法
    [natural_limit] 自然限着
    [asked_limit] 棋手可请求的限着
    [repeated_offer] 连续提和的处分
    [overstep] 何时算超时
    [latest_arrival] 迟到时限（分钟）
    [team_report] 出场名单时限（分钟）
    [leave] 请假
    [leave_notice] 请假须提前天数
    [forfeits_disqualify] 取消资格的弃权次数
    [forfeits_in_a_row] 视为退出的连续弃权次数
    [forfeit_keeps_deposit] 弃权是否没收押金
    [recording] 记录着法
    [committee] 仲裁委员会
    [watched] 每局均有裁判监局
    [boards_per_official] 每名裁判负责的局数
    [player_confirmation] 棋手自行确认成绩
    [replay_window] 错配重赛时限（分钟）
    [appeals] { $appeal }
    [appeal_grounds] { $appeal }须列明理由
    [appeal_by_grade] { $appeal }逐级处理
    [appeal_at_once] { $appeal }须立即提出
    [appeal_window] 对局结束后提出{ $appeal }的时限（分钟）
    [appeal_deposit] { $appeal }押金
    [appeal_writing] 提交书面{ $appeal }的时限（分钟）
    [appeal_decision] 仲裁委员会裁定的时限（分钟）
    [appeal_resumption] 裁定至续赛的时间（分钟）
    [delays] 准许延迟开赛
    [make_up] 请假补赛
    [redraw] 开赛前退出须重新抽签
    [withdrawn_round_robin] 循环制中途退出者的成绩
    [withdrawn_swiss] 积分编排制中途退出者的成绩
    [half_byes] 每人可申请半分轮空的次数
    [late_entrants] 迟报名者所缺轮次的分数
    [disqualified_place] 被取消资格者的名次及奖项
    [verification] 总成绩须经核实
    [shared_first] 冠军可否并列
    [half_seeds] 种子不多于参赛人数一半
    [record_charge] 代录费
    [record_entry] 由谁录入棋谱
    [deposit_half] 完成过半数比赛者方可取回押金
    [overturning] 赛后取消名次
    [notice_days] 取消名次公告期限（日）
    [time] 用时
   *[other] { $key }
}
term-yes = 是
term-no = 否
layer-announcement = 第 { $round } 轮前公布
layer-charter = 本赛事规程
layer-preset = 规程所选的比赛类别
layer-supplement = 补充规定
layer-competition = 竞赛规则
layer-handling = 处理规则
layer-game = 棋规

## Notes

note-special-needs = 规程自动附加特殊需要的条款
note-draw-again = 须重新抽签
note-rapid = 双方打平，以快棋决定胜负
note-report = 由{ $colour }报告
note-same-colour = { $name } 与上一轮同一先后手
note-pairing-stands = 编排不改，通知赛务人员
note-notice = 公告须于 { $day } 前发出
note-prizes = { $name } 须交还奖项
note-record = 由{ $colour }录入棋谱
note-seeds-close = 种子可能过早相遇
note-must-say = 规则及规程均无规定，已赛成绩暂予保留，待规程规定：{ $key }
note-moved = 名次变动：{ $moved }
note-moved-others = { $moved }；另有 { $others } 名的名次随之变动
note-moved-points = { $name } { $was } → { $points } 分，第 { $before } → { $after } 名
note-moved-place = { $name } 第 { $before } → { $after } 名
note-pairing-stays = 第 { $round } 轮的编排不改；若重新编排，有 { $count } 台不同：{ $tables }
note-draft-stale = 第 { $round } 轮的编排草稿已不合用，须作废重编
note-gone-paired = 对阵表编入已离开的人，对手不战而胜：{ $players }；如要重编，先撤回此轮并作废
note-field-stays = 下一阶段按原抽签进行，但晋级者有所不同：{ $players }
note-still-out = { $name } 仍因弃权除名，须另下指令恢复
note-put-out = { $name } 因弃权被除名
note-member-out = { $name } 不再代表 { $team } 出场：已赛成绩有效；此后的台次如没有另列队员出场，按缺席处理
note-other-table = { $name }本轮未能安排在第 { $table } 台
note-rated = 已套用等级分表：更新 { $number } 人
note-rated-missing = 表中查无此人：{ $players }
note-rated-several = 表中同名者不止一人，等级分不变：{ $players }
note-rated-refused = { $name }的等级分不变：{ $faults }
note-breaks = 本轮违反：{ $breaks }
note-amended-announced = 以公布补充规程，自第 { $round } 轮起生效
note-amended-charter = 规程本身已修订
colour-first = 红方
colour-white = 白方
colour-second = 黑方

## Tables

table-place = 名次
table-number = 编号
table-name = 姓名
table-club = 单位
table-rating = 等级分
table-points = 积分
table-table = 台
table-result = 成绩
table-opponent = 对手
table-article = 条文
table-colour = 先后手
table-round = 轮次
table-bye = 轮空
table-half-bye = 半分轮空
table-leave = 请假
table-behind = 区分依据
table-prize = 奖项
table-overall = 总名次
table-money = 奖金
table-criterion = 破同分
table-value = 数值
table-layer = 由何处规定
table-key = 文件用词
table-term = 项目
behind-points = 积分
behind-play-off = 加赛
amount-ahead = 胜
amount-behind = 负
amount-open = —

tie-break-opponents-points = 对手分
tie-break-strong-opponents = 强对手分
tie-break-small-points = 小分
tie-break-direct-encounter = 直胜
tie-break-direct-table = 相互积分
tie-break-wins = 胜局
tie-break-second-wins = 后手胜局
tie-break-second-games = 后手局
tie-break-direct-second = 对赛后手
tie-break-fewer-fouls = 犯规
tie-break-game-points = 局分
tie-break-match-wins = 胜场
tie-break-opponents-game-points = 对手局分
tie-break-first-board = 第一台
tie-break-first-cycle-points = 首循环积分
tie-break-first-cycle-small-points = 首循环小分
tie-break-first-cycle-direct = 首循环直胜
tie-break-first-cycle-wins = 首循环胜局
tie-break-first-cycle-second-wins = 首循环后手胜局
tie-break-first-cycle-fouls = 首循环犯规
tie-break-completed = 缺席局
tie-break-fewer-club-mates = 同单位在前者

outcome-played = { $first } : { $second }
outcome-forced-draw = { $first } : { $second }（强制）
outcome-first-absent = − : +
outcome-second-absent = + : −
outcome-both-absent = − : −

## Printed sheets

print-pairings = 第 { $round } 轮对阵表
print-standings = 名次表
print-cross = 对赛成绩表
print-entries = 报名名单
print-prizes = 获奖名单
print-terms = 现行规定
print-explain = { $name } 的名次
print-slip = 成绩单
print-signature = 签字
print-report = { $colour }扫码报成绩
print-record = 着法记录纸
print-event = 比赛名称
print-date = 日期
print-venue = 地点
print-page = 页码
print-move-number = 回合
print-move = 着法
print-capture = 吃
print-check = 将
print-clock = 钟面时间
print-ending = 终局原因
print-arbiter = 裁判
print-signed = 裁判长 ＿＿＿＿＿＿　赛事总监 ＿＿＿＿＿＿
print-place = 第 { $round } 轮 · 第 { $table } 台
print-round = 第 { $round } 轮
print-lower = 灰底为败者组
print-by-name = { $what }（按姓名）
print-team-colours = 先列的队伍单数台执先；各台先列执先者
print-illegal = 违规着法（{ $first }／{ $second }）
print-fouls = 犯规（{ $first }／{ $second }）
print-used = { $colour }用时

## The command line of events

event-unreadable = 无法读取 { $file }：{ $why }
event-unwritable = 无法写入 { $file }：{ $why }
event-bad-order = 指令无法识别：{ $why }
event-no-game = 第 { $table } 台没有进行中的对局
charter-line = { $file } 第 { $line } 行：{ $what }
event-needs = 缺 { $argument }
event-no-sections = 规程没有组别
event-several-sections = 有多个组别，请用 --section
event-hint-correct = 更正请用 --correct（指令中写 "correct": true）
event-hint-closed = 更正已结束的一轮的成绩，请用 --round、--correct 及 --reason
event-refused-at = 第 { $table } 台：{ $told }
result-none-entered = 没有登记任何成绩；{ $number } 行不能读取
event-done = 已记录
event-nothing = 无事可办，没有记录
event-stood = 第 { $line } 行之后的情况
event-not-a-table = 这不是表格：请用 text、html 或 json
event-entered = 第 { $round } 轮第 { $table } 台：{ $first } – { $second } { $result }
event-bad-request = 请求无法读取：{ $why }
event-bad-moment = “{ $value }”不是比赛的某一刻：须为行号，或如 2026-05-01T10:00:00Z 的时间
event-may-offices = 可办理的职务：{ $who }
event-may-people = 本赛可办理的人员：{ $who }
event-not-paired = 尚未编排
event-not-ranked = 尚无名次可排
event-html-only = 此表只能输出为 HTML
event-not-reported = 团体赛、多局制及淘汰赛不能写成比赛报告文件（TRF）
event-not-swiss = 本组没有可解释的积分编排
event-exists = { $file } 已存在
pair-impossible = 无法编排：{ $why }
pair-checked = 核对无误
event-empty = { $file } 尚无比赛，应为以“qizheng event new”建立的日志
event-log-torn =
    { $file }：第 { $line } 行未写完；其前各行完好。
    { "  " }用“qizheng event repair { $file }”把它移到 { $file }.torn
event-log-broken =
    { $file }：第 { $line } 行不是日志的事件：{ $why }
    { "  " }其前各行完好。请以副本更正该行，更正前不再写入
event-desk-unconfirmed = { $file } 没有已确认的成绩
event-desk-no-game = { $file } 没有说明是赛事的哪一局，应为由“qizheng event desk”开始的日志
event-desk-unsealed = { $file } 没有封印；“qizheng desk --log { $file } --events”可写出带封印的日志
event-desk-one-game = { $file }：应为一局棋的日志
event-log-changed = { $file }：第 { $line } 行或之前某行与写入时不同；日志曾被改动或损坏
event-log-gap =
    { $file }：第 { $line } 行是第 { $found } 号事件，应为第 { $expected } 号：有缺行、重复或次序不对。
    { "  " }其前各行完好。请以副本更正，更正前不再写入
event-not-on-stdin = 不能写入标准输入，应为比赛的文件
event-repaired = { $bytes ->
    [0] 日志完好，无须移除
   *[other] 移除 { $bytes } 字节
}
event-bad-time = --at <TIME> 的值“{ $value }”无效，应为日期与时间，如 2026-05-01T10:00:00

## What is wrong with data

io-not-found = 没有这个文件
io-denied = 没有权限打开
io-folder = 是文件夹
io-full = 磁盘已满
io-not-utf8 = 不是 UTF-8 文字
io-damaged = 压缩文件已损坏或不完整
io-other = 系统报告：{ $why }
data-place = 第 { $line } 行第 { $column } 列：{ $what }
data-no-json = 不是 JSON
data-no-toml = 不是 TOML
data-ends = 内容不完整
data-missing = 缺“{ $name }”
data-twice = “{ $name }”重复
data-unknown = 此处没有“{ $name }”这一项
data-unknown-of = 此处没有“{ $name }”，应为 { $known }
data-misfit = 此处不可为“{ $found }”
data-misfit-some = 此处的值不合格式
data-wrong = 此处是{ $found }，应为{ $expected }
data-whole-number = 非负整数
data-number = 数字
data-text = 文字
data-boolean = true 或 false
data-list = 一个列表
data-object = 一个对象
data-nothing = 空值
data-length = { $length } 个值
data-line = 第 { $line } 行：{ $what }
trf-no-rank = “{ $text }”不是起始序号，第 5 至 8 列应为数字
trf-twice = 起始序号 { $player } 重复
trf-bad-rounds = “{ $text }”不是轮数
trf-many-rounds = 轮数过多
trf-no-opponent = 第 { $round } 轮：没有起始序号“{ $text }”
trf-bad-result = 第 { $round } 轮：“{ $text }”不是对手、先后与成绩，应如“12 w 1”
trf-disagree = 第 { $round } 轮：{ $opponent } 的一行所记不同
list-empty = 没有列出棋手
list-twice = { $player } 号重复
list-not-listed = 第 { $round } 轮：{ $player } 号不在名单
list-alone = 第 { $round } 轮：{ $player } 号对 { $player } 号，应为两名棋手
list-no-games = 第 { $round } 轮：{ $player } 号的对赛没有棋局
list-bye-and-match = 第 { $round } 轮：{ $player } 号既轮空又有对赛
list-round = 没有第 { $round } 轮，应为 1 至 { $rounds }
list-number-twice = 两名棋手同为 { $number } 号
list-met-self = { $player } 号不能与 { $player } 号对赛
list-colours = { $player } 号的先后多于已赛轮数
term-expects-number = 数字
term-expects-flag = true 或 false
term-expects-word = { $one } 或 { $other }
term-expects-anything = 任何值
sheet-no-csv = 应为以逗号分隔的各列
sheet-quote = 此行开始的引号没有结束
sheet-no-workbook = 应为有工作表的工作簿
sheet-no-names = 应有标题为“姓名”或“name”的一列

refusal-no-rounds = 规程未规定轮数
finding-too-small = { $found } 太小，至少应为 { $least }
finding-too-many-rounds = 轮数过多，满额时最多只能赛 { $most } 轮而不重复对手
why-otherwise = { $player } 对 { $opponent }：本轮按当时的成绩编排，其后成绩或编排已经更正
why-by-numbers = { $why }；首轮按抽签号码编排，抽得 { $number } 号
table-stage = 阶段
stage-unnamed = { $number }（{ $system }）
system-round-robin = 单循环
system-double-round-robin = 双循环
system-swiss = 积分编排制
system-league = 联赛制
system-knockout = 单淘汰
system-double-knockout = 双淘汰
table-status = 备注
table-board = 台次
table-team = 队伍
table-games = 局数
table-empty-board = （缺席）
name-of-team = { $name }（{ $team }）
print-boards = 各台成绩
explain-place = 第 { $place } 名
explain-open-two = 未能区分：与{ $others }未曾交手，或交手战平
explain-open-many = 此项有 { $number } 人（队）同分，无一全胜其余各人（队）：{ $others }
gone-withdrawn = 退出
gone-unjustified = 无故退出
gone-forfeits = 弃权除名
gone-disqualified = 取消资格
gone-member = { $name }{ $how }
entry-too-long = 超过 { $limit } 个字
sheet-too-big = 文件太大，不像选手名单
status-entries = 报名 { $number }，其中离开 { $gone }
status-round = 第 { $round } 轮：{ $tables } 台
status-missing = 第 { $round } 轮：{ $of } 台中尚缺 { $count } 台成绩：{ $tables }
status-next = 下一步：{ $next }
status-lots = 抽第 { $stage } 阶段的签
status-pair = 编排第 { $round } 轮
status-publish = 公布第 { $round } 轮，或将草稿作废
status-results = 录入第 { $round } 轮尚缺的成绩
status-close = 结束第 { $round } 轮
status-verify = 由裁判长核实总成绩
status-finish = 公布总成绩
status-finished = 总成绩已定案，可以发奖
result-unreadable = 读不出 { $found }，应为台号及成绩，如 1-0、0-1、½-½
team-further-members = 报名名单中的其余队员
entry-teams = 队伍：{ $number }
entry-teams-refused = { $number } 队未能成队
print-team-sheet = 队伍表
print-line-up = 出场名单
print-leader = 领队
print-bracket = 淘汰赛对阵图
print-check-in = 报到名单
print-cross-absent = 对手号码、先后手、成绩；* 为未赛；½ 为半分轮空
print-cross-numbers = 栏首为对手编号
print-cross-groups = 各栏为同一小组的对手，次序与该组各行相同
table-present = 报到
table-paid = 已缴费
outcome-rapid = { $games }（加赛 { $rapid }）
print-after-round = { $what }（第 { $round } 轮后）
print-in-round = { $what }（第 { $round } 轮进行中）
print-final = { $what }（最终）
gone-overturned = 名次已取消
status-play-off = 同名次者加赛，再以 play_off 输入次序
status-rapid = 上列各台加赛快棋，用 rapid_game 逐局登记
status-give-way = 说明理由，放宽其中一项；或提前结束
status-done = 无；没有待发的奖金
status-line-ups = 未交出场名单，按队员次序出场：{ $teams }
status-members-out = 已离开的队员，其台次空出，可在出场名单另列他人：{ $players }
entry-team-refused = 队伍“{ $name }”：{ $why }
result-no-columns = 没有台号和成绩两栏
result-no-board = 第 { $table } 台：未注明台次
table-group = 小组
why-by-table = 按 { $players } 人编排表，抽得编号 { $numbers }
why-by-bracket = 按抽定的对阵图
print-third-place = 三、四名决赛
print-if-needed = 必要时才赛

## 将会发生的，与不存在的

refusal-ended-early = 本组已提前结束，不再编排
note-goes-out = { $name } 弃权次数已达上限，本轮结束后即除名
note-too-many-rounds = 轮数过多：以现有人数最多只能赛 { $most } 轮而不重复对手，其后须允许重复对手或提前结束
note-late-unsaid = 规则及规程均未规定迟到报名者所缺各轮如何计分；规程规定之前不计分
finding-section-unnamed = 有一组没有代号
finding-nobody-eligible = 条件互相矛盾，无人符合：下限高于上限
finding-nobody-may = 规程没有指定任何人办理：{ $power }
term-expects-at-least = 不小于 { $least } 的数字
event-no-stage = 没有第 { $stage } 阶段，或该阶段尚未开始
event-no-cross = 淘汰赛只有对阵图，没有对赛成绩表；可指明较早的阶段
event-no-teams = 本组不是团体赛
cross-half-bye = ½
table-drawn = 签号
print-drawn = 第 { $stage } 阶段抽签结果
print-in-round-without = { $what }（第 { $round } 轮进行中，未计 { $matches } 场未完的比赛）
status-of-no-team = 尚未成队的队员：{ $players }
status-gone-in-draft = 草稿编入已离开的人，须作废重编：{ $players }
why-half-bye = { $player } 第 { $round } 轮半分轮空
why-leave = { $player } 第 { $round } 轮请假
why-gone = { $player } 第 { $round } 轮没有编排：{ $how }
why-not-drawn = { $player } 第 { $round } 轮没有编排：不在本阶段，或其后才报名
why-ordered = 由赛事总监指定
why-met-again = { $why }；两人曾经对赛，赛事总监允许本轮重复对手
