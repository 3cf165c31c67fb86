### 公众页面：名次、对阵图、棋手、对局、裁决。

## 名次与走势

web-standings-numbers = 格内为对手编号
web-standings-absent = * 未经对局
web-standings-moved = ▲▽ 比上一轮升降的名次
web-standings-gained = 比上一轮升 { $places } 名
web-standings-lost = 比上一轮降 { $places } 名
web-standings-same = 与上一轮同名次
web-ties = 同分如何分先后？
web-ties-note = { $places }　同 { $points } 分
web-ties-places = 第 { $one }、{ $other } 名
web-ties-shared = 并列第 { $place } 名
web-ties-colon = ：
web-ties-choose = 看哪两位
web-ties-here = 在此分出
web-ties-none = 各项相同，并列。
web-ties-hint = 点姓名看各项数值如何得来。
web-fate-won = 胜
web-fate-drew = 和
web-fate-lost = 负
web-fate-told = { $fate }，{ $side }，对 { $opponent }
web-race = 名次走势
web-race-note = 目前前 { $count } 名
web-race-table = 以表格显示

## 棋手

web-player-me = 这是我
web-player-games = { $name } 的对局
web-player-team = 队伍：
web-player-round = 轮
web-player-side = 先后
web-player-against = 与另一人相比
web-player-score = { $won } 胜 { $drew } 和 { $lost } 负
web-player-place = 名次如何得来

## 对局

web-event-tab-live = 直播
web-live-later = 棋盘延后显示
web-live-none = 本轮没有逐着记录的对局。
web-live-others = 其他各台
web-live-some = 共 { $kept } 台，显示 { $shown } 台
web-live-turn = 轮到走棋
web-live-short = { $side }不足 5 分钟
web-live-both-short = 双方均不足 5 分钟
web-live-move = 第 { $move } 回合
web-game-title = 第 { $round } 轮　第 { $table } 台
web-game-board = 第 { $table } 台的棋盘
web-game-not-kept = 此局没有可看的着法。
web-game-flip = 翻转棋盘
web-game-download = 下载棋谱

## 对阵图

web-bracket = 对阵图
web-bracket-open = 待定
web-bracket-final = 决赛
web-bracket-semifinal = 半决赛
web-bracket-third = 三、四名决赛

## 裁决、个案与申诉

web-rulings = 裁决公告
web-rulings-mine = 本台的裁决
web-rulings-none = 没有已公布的裁决。
web-case-none = 没有个案。
web-case-passed = 已逾期
web-case-uphold = { $appeal }成立
web-case-dismiss = 驳回{ $appeal }
web-case-refer = 转交上一级
web-case-referred = 已转交
web-case-decide = 作出决定
web-case-decided = 已记录决定
web-case-erred = 原裁决有误（不勾选即只因新证据）
web-case-appeal = 提出{ $appeal }
web-case-grounds = 理由
web-case-grounds-needed = 请选至少一项理由
web-case-written = 书面陈述
web-case-deposit = { $appeal }押金
web-ground-rule = 规则理解有误
web-ground-facts = 事实认定不合理
web-ground-procedure = 裁决程序有误
web-ground-unlawful = 非法裁决
web-event-all = 全部赛事
web-event-no-page = 没有这一页，以下是这项赛事。
