### 赛场。

## Why something is refused, and who could do it

hall-could = { $told }；可由：{ $who }
hall-holder = { $office }（{ $names }）
hall-needs-office = 此人无权办理
hall-no-office = 此人在本赛没有职务
hall-no-office-in = 此人在“{ $section }”没有职务
hall-other-board = 棋手只能就自己的对局提出
hall-no-game = 没有进行中的这一局：{ $game }
hall-no-desk = 本赛采用的规则没有裁判桌的规定
hall-result-stands = 这一局的成绩已经确认
hall-ended-otherwise =
    这一局在台上已经终局（{ $outcome ->
        [first] 先手方胜
        [second] 后手方胜
        [draw] 和棋
       *[both] 双方负
    }）；要改判，请更正成绩并写明理由
hall-stale = 你查看之后，他人已有更改（第 { $lines } 行），请重新查看
hall-no-person = 没有编号“{ $person }”的工作人员
hall-not-in-post = 此人不是{ $post }
hall-post-taken = 此职只设一人，现由{ $name }担任
hall-over-all = { $post }负责整个比赛，不分组别
hall-no-reason = 须说明理由
hall-nameless = 缺编号或姓名
hall-no-call = 没有未处理的第 { $call } 号举手
hall-call-taken = { $name }正在处理
hall-cannot-deal = { $name }无权处理此事
hall-no-round = 没有进行中的这一轮：{ $round }
hall-begun = 第 { $round } 轮已经开始
hall-not-done = 此事未曾记为完成：{ $duty }
hall-no-notice = 没有第 { $notice } 号通告，或已撤下
hall-over-already = { $at } 已过
hall-suspended = 此组比赛暂停中
hall-not-suspended = 此组比赛没有暂停

## What should be known

hall-note-conflict = { $name } 与{ $game }的棋手有利益关系
hall-note-disqualified = { $name } 已在台上被取消资格（{ $game }），但仍在赛事名单内；须由有权者以 disqualify 令其退出赛事
hall-note-stays-out = 取消 { $name } 资格的裁决已被撤销，但其后的编排已无该棋手；由裁判长决定如何处理
hall-note-not-started = { $game }未能随该轮开始
hall-note-unwatched = { $section } 第 { $tables } 台无人监局，而本赛采用监局制〔{ $under }〕
hall-note-understaffed = { $section } 应有裁判员 { $wanted } 名，现有 { $here } 名〔{ $under }〕
hall-note-unratified = 以下裁决到该轮结束仍未追认：{ $games }
hall-game = { $section } 第 { $round } 轮第 { $table } 台

## Offices

hall-post-deputy = 副裁判长
hall-post-committee = 仲裁委员
hall-officials = 工作人员
hall-away = 离场
hall-column-person = 编号
hall-column-office = 职务
hall-column-sections = 组别
hall-column-tables = 台号
hall-column-away = 在场

## Calls

hall-calls = 未处理的举手
hall-notices = 通告
hall-column-notice = 通告
hall-column-until = 至
hall-call-waiting = 等候中
hall-call-on-it = { $name }处理中
hall-column-topic = 事由
hall-column-needs = 最低职级
hall-column-to = 转交
hall-column-state = 进度
hall-topic-touch = 摸子
hall-topic-move = 走错
hall-topic-board = 棋盘或棋具
hall-topic-clock = 棋钟
hall-topic-claim = 提出要求
hall-topic-record = 记录
hall-topic-conduct = 行为
hall-topic-result = 成绩
hall-topic-other = 其他

## Duties

hall-duties = 职责：{ $section } 第 { $round } 轮
hall-column-stage = 时间
hall-column-duty = 职责
hall-column-under = 条文
hall-column-done = 完成者
hall-stage-before = 赛前
hall-stage-during = 对局中
hall-stage-after = 赛后
hall-duty-pairings = 公布编排，安排场地及棋具
hall-duty-briefing = 召集裁判会议，分配工作
hall-duty-captains = 召开领队会议并抽签
hall-duty-supplies = 备齐场地、棋具、表格及奖品
hall-duty-equipment = 检查场地及器材
hall-duty-rules = 向棋手说明规则及执法尺度
hall-duty-seating = 核对双方先后手
hall-duty-clocks-set = 设定棋钟
hall-duty-countdown = 显示或宣布距离开赛的时间
hall-duty-clocks-work = 确认棋钟正常
hall-duty-absent-pressed = 代迟到的黑方按钟
hall-duty-records = 留意漏记
hall-duty-time-trouble = 留意时间紧迫的对局
hall-duty-order = 维持秩序，免棋手受干扰
hall-duty-results = 确认并报告全部成绩
hall-duty-table = 收集成绩并公布积分表
hall-duty-bulletin = 分发成绩及棋谱

## Watching and staffing

hall-watch = { $section }：监局分工
hall-column-conflicts = 利益关系
hall-mode-watched = 监局制
hall-mode-patrol = 巡逻制
hall-watched = 执裁方式：{ $mode }〔{ $under }〕
hall-staffing = 共 { $boards } 局，应有裁判员 { $wanted } 名，在场 { $here } 名〔{ $under }〕
hall-staffing-unsaid = 共 { $boards } 局，在场裁判员 { $here } 名；规程未规定每名裁判负责多少局（boards_per_official）
hall-unwatched = 第 { $tables } 台无人监局

## Rulings to be ratified

hall-unratified = 待追认的裁决
hall-column-ruled-by = 裁决者
hall-column-ratify = 可追认者

## Who may do what

hall-authority = { $section }：裁决权及职权表
hall-authority-foot = 裁判员只列最低职级，以上各级也可以。
hall-column-what = 事项
hall-column-disputed = 事实有争议时
hall-column-licence = 资格
hall-may-appoint = 任命{ $post }
hall-may-assign = 分派监局或巡逻的台号
hall-may-notice = 张贴通告

## Equipment

hall-equipment-spacing = 棋盘交叉点的间距不合规定
hall-equipment-fit = 棋子太宽，与棋盘不相配
hall-equipment-line-width = 线条宽度不合规定或不一致
hall-equipment-line-colour = 线条颜色不分明
hall-equipment-board = 棋盘反光或与棋子不相配
hall-equipment-river = 棋盘摆放的方向不对
hall-equipment-diameter = 棋子直径不合规定
hall-equipment-height = 棋子高度不合规定
hall-equipment-shape = 棋子太高，与直径不相称
hall-equipment-style = 棋子样式不一，或难分双方
hall-equipment-names = 棋子没有标示名称
hall-equipment-red-letters = 红方棋子不是浅底红字
hall-equipment-black-letters = 黑方棋子不是浅底黑字
hall-equipment-clocks = 棋钟摆放的位置不对
hall-equipment-demonstration = 大棋盘不是下红上黑

## Lines of the log

log-appointed = { $name }获任命为{ $post }
log-dismissed = { $name }不再担任{ $post }：{ $why }
log-tables = { $section } 第 { $from } 至 { $to } 台
log-assigned = { $name }负责{ $tables }
log-stepped-out = { $name }暂时离场
log-came-back = { $name }返回赛场
log-raised = 举手 { $call }：{ $topic }
log-raised-to = 举手 { $call }：{ $topic }，请{ $name }前往
log-taken = 举手 { $call }：已有裁判员前往
log-passed-to = 举手 { $call } 转交{ $name }
log-passed = 举手 { $call } 已转交
log-call-over = 举手 { $call } 已处理
log-notice-up = 张贴通告 { $notice }：{ $text }
log-notice-down = 撤下通告 { $notice }
log-duty-done = 完成：{ $duty }
log-duty-undone = 更正为未完成：{ $duty }
log-suspended = 比赛暂停：{ $why }
log-suspended-until = 比赛暂停至 { $when }：{ $why }
log-continued = 比赛恢复
log-inspected = 棋具已检查，符合规定
log-inspected-faults = 棋具已检查：{ $faults }
log-begun = 第 { $round } 轮开始
log-begun-late = 第 { $round } 轮迟 { $minutes } 分钟开始：{ $why }
log-opened = 按规程开办比赛
log-desk-opened = 开始记录本局
hall-log = 日志
hall-told = { $no }　{ $who }：{ $text }
hall-told-under = { $no }　{ $who }：{ $text }〔{ $under }〕
hall-done-under = { $text }〔{ $under }〕
hall-column-at = 时间
hall-column-by = 何人
hall-column-happened = 事情
log-announced = 宣布自第 { $round } 轮起：{ $text }
log-entered = { $name }报名
log-paid = { $name }{ $what ->
    [deposit] 缴押金 { $amount }
    [deposit-returned] 获退押金 { $amount }
    [deposit-kept] 的押金 { $amount } 没收
    [recording-due] 应缴代录费 { $amount }
    [recording-charge] 缴代录费 { $amount }
    [prize] 领奖金 { $amount }
    [prize-returned] 退还奖金 { $amount }
   *[fee] 缴报名费 { $amount }
}
log-delay = 准许{ $name }迟 { $minutes } 分钟开始
log-arrived = { $name }到场
log-arrived-late = { $name }迟到
log-leave = { $name }第 { $round } 轮请假
log-half-bye = { $name }第 { $round } 轮半分轮空
log-table-fixed = 第 { $table } 台固定留给{ $name }
log-table-free = { $name }不再固定台次
log-withdrawn = { $name }退出比赛
log-unjustified = { $name }无正当理由退出比赛
log-forfeits = { $name }因弃权退出比赛
log-disqualified = 取消{ $name }的参赛资格
log-because = { $what }：{ $why }
log-seeded = 种子：{ $names }
log-drawn = 抽签完成
log-draw-void = 抽签作废，须重抽
log-paired = 第 { $round } 轮已编排：{ $tables } 台
log-discarded = 编排草稿作废
log-published = 公布编排
log-lined-up = { $name }出场名单：{ $names }
log-team-late = { $name }迟交出场名单
log-result = { $players }：{ $result }
log-reported = { $players }：报告 { $result }，尚未确认
log-rapid = { $players }：加赛快棋 { $result }
log-reopened = { $players }：成绩撤回，重新待定
log-appealed = { $players }：提出{ $appeal }
log-upheld = { $players }：{ $appeal }成立
log-not-upheld = { $players }：{ $appeal }驳回
log-replayed = { $players }：重赛
log-colours-kept = { $players }：先后手颠倒不改，对局继续
log-closed = 第 { $round } 轮结束
log-played-off = 加赛后名次：{ $names }
log-verified = 总成绩已核实
log-finished = 公布总成绩
log-overturned = 赛后取消{ $name }的名次
log-notice = 已公告{ $name }一事
log-players = 第 { $table } 台 { $first } 对 { $second }
log-corrected = { $players }：更正为 { $result }
log-amended = 修订规程
log-amended-announced = 以公布补充规程，自第 { $round } 轮起
log-changes = { $what }：{ $changes }
log-change = { $at }：{ $from } → { $to }
log-unsaid = 无
log-entry-amended = 更正 { $player } 号 { $name } 的报名资料
log-entry-part = { $part ->
    [name] 姓名
    [section] 组别
    [club] 单位
    [team] 代表队
    [federation] 协会
    [member] 会员编号
    [rating] 等级分
    [title] 称号
    [born] 出生年份
    [woman] 女子
    [leader] 领队
   *[other] { $part }
}
log-removed = 删除第 { $player } 号报名
log-payment-void = { $name }{ $what ->
    [deposit] 押金 { $amount }
    [deposit-returned] 退回押金 { $amount }
    [deposit-kept] 没收押金 { $amount }
    [recording-due] 应缴代录费 { $amount }
    [recording-charge] 代录费 { $amount }
    [prize] 奖金 { $amount }
    [prize-returned] 退还奖金 { $amount }
   *[fee] 报名费 { $amount }
} 一项作废
log-leave-cancelled = { $name } 第 { $round } 轮的请假取消
log-reinstated = 恢复 { $name } 的资格
log-ended-early = 提前结束
log-back-draw = 撤回抽签
log-back-round = 撤回第 { $round } 轮编排
log-back-close = 撤回第 { $round } 轮的结束
log-back-end = 撤回提前结束
log-back-finish = 撤回总成绩
