### 赛场。

## Why something is refused, and who could do it

hall-could = { $told }；可由：{ $who }
hall-holder = { $office }（{ $names }）
hall-needs-office = 此人无权办理
hall-no-office = 此人在本赛没有职务
hall-no-office-in = 此人在“{ $section }”组没有职务
hall-other-board = 棋手只能就自己的对局提出
hall-no-game = 没有进行中的这一局：{ $game }
hall-no-desk = 本赛采用的规则没有裁判桌的规定
hall-result-stands = 这一局的成绩已经确认
hall-stale = 您查看之后，他人已有更改（第 { $lines } 行），请重新查看
hall-no-person = 没有编号“{ $person }”的工作人员
hall-not-in-post = 此人不是{ $post }
hall-post-taken = 此职只设一人，现由{ $name }担任
hall-over-all = { $post }负责整个比赛，不分组别
hall-no-reason = 须说明理由
hall-nameless = 缺编号或姓名
hall-no-call = 没有未完的第 { $call } 号举手
hall-call-taken = { $name }正在处理
hall-cannot-deal = { $name }无权处理此事
hall-no-round = 没有进行中的这一轮：{ $round }
hall-begun = 第 { $round } 轮已经开始
hall-not-done = 此事未曾记为完成：{ $duty }

## What should be known

hall-note-conflict = { $name }与{ $game }的棋手有利益关系
hall-note-not-started = { $game }未能随该轮开始
hall-game = { $section }组第 { $round } 轮第 { $table } 台

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

hall-calls = 未完的举手
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

hall-duties = 职责：{ $section }组第 { $round } 轮
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
hall-duty-equipment = 检查场地及器材
hall-duty-rules = 向棋手说明规则及执法尺度
hall-duty-seating = 核对双方先后手
hall-duty-clocks-set = 设定棋钟
hall-duty-clocks-work = 确认棋钟正常
hall-duty-absent-pressed = 代迟到的黑方按钟
hall-duty-records = 留意漏记
hall-duty-time-trouble = 留意时间紧迫的对局
hall-duty-order = 维持秩序，免棋手受干扰
hall-duty-results = 确认并报告全部成绩
hall-duty-table = 收集成绩并公布积分表
hall-duty-bulletin = 分发成绩及棋谱
