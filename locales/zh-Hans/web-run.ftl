### 赛事总监页面的各分页：编排、名单、队伍、人员、设置。

## 编排

web-run-panel-teams = 队伍
web-run-panel-cases = 个案
web-run-panel-settings = 设置
web-pair-hint = 点一名棋手看为何如此编排；再点另一名，或拖到其位置，两人对调。方向键移动，Enter 选定，Esc 取消。
web-pair-hint-fixed = 此赛制的对局由编号或对阵图决定，不能对调。
web-pair-seat = 第 { $table } 台{ $side }
web-pair-why = { $name } 为何对 { $opponent }？
web-pair-why-bye = { $name } 为何轮空？
web-pair-why-not = 为何不对另一人？
web-pair-points = { $points } 分
web-pair-across = 跨分组
web-pair-sides = 历轮先后手
web-pair-whom = 选择棋手
web-pair-swap-hint = 再点另一名棋手，即试两人对调。
web-pair-change = 若要改动
web-pair-breaks = 改动的影响：
web-pair-breaks-nothing = 不违反任何编排原则。
web-pair-not-taken = 不被接受
web-pair-change-do = 照此改动
web-pair-changed = 草稿已改动
web-way = 本轮放宽此项
web-way-do = 放宽并编排
web-way-hint = 只放宽所列的项目，只限这一轮，其余照旧。理由会载入日志。
web-way-these = 本轮放宽：{ $criteria }
web-way-gave = 本轮已放宽：{ $criteria }

## 成绩

web-results-past = 第 { $round } 轮已过；更正会改变其后的名次，并留在日志。
web-results-since = 已赛 { $minutes } 分钟
web-results-appealed = { $appeal }中
web-results-told = 第 { $table } 台：{ $result }
web-results-recorded = 已记录
web-results-undo = 撤销
web-results-undone = 第 { $table } 台：成绩已撤销
web-results-undo-why = 输入有误，当即撤销

## 撤回

web-back-what = 撤回
web-back-round = 撤回第 { $round } 轮的公布
web-back-close = 重开第 { $round } 轮
web-back-finish = 撤回最终名次
web-back-hint = 撤回的一切仍留在日志。
web-back-done = 已撤回
web-back-begun = 第 { $tables } 台已开始对局（共 { $count } 台）

## 参赛者

web-entrant-search = 姓名、单位或编号
web-entrant-amend = 更改资料
web-entrant-amended = 资料已更改
web-entrant-section = 组别
web-entrant-remove = 删除报名
web-entrant-removed = 报名已删除
web-entrant-remove-hint = 只限未编入任何一轮的报名；已公布而未开赛的，先撤回公布。
web-entrant-reinstate = 恢复参赛
web-entrant-reinstated = 已恢复参赛
web-entrant-manage = 办理
web-entrant-does = 办理事项
web-entrant-pay = 收款
web-entrant-leave = 请假一轮
web-entrant-leave-hint = 赛事总监与裁判长同意后，第 { $round } 轮不编入。
web-entrant-left = 第 { $round } 轮请假
web-entrant-accepted = 理由获采纳
web-entrant-disqualify = 取消资格
web-entrant-disqualified = 已取消资格
web-entrant-for = 款项
web-entrant-amount = 金额
web-entrant-amount-needed = 请填金额，如 120 或 120.50
web-entrant-held = 现存押金 { $amount }
web-entrant-fee = 报名费
web-entrant-deposit = 押金
web-entrant-deposit-returned = 退还押金
web-entrant-deposit-kept = 没收押金
web-entrant-paid = 已记账
web-entrant-has-paid = 已交报名费 { $amount }
web-entrant-unpaid = 未交报名费（{ $count }）
web-entrant-void = 作废一笔记错的款项
web-entrant-void-do = 作废款项
web-entrant-voided = 款项已作废
web-entrant-round = 轮次
web-entrant-bye-cancel = 取消已准的半分轮空
web-entrant-bye-cancel-do = 取消半分轮空
web-entrant-bye-cancelled = 第 { $round } 轮的半分轮空已取消
web-entrant-leave-cancel = 取消已准的请假
web-entrant-leave-cancel-do = 取消请假
web-entrant-leave-cancelled = 第 { $round } 轮的请假已取消

## 队伍与出场名单

web-teams-paste = 每行一队：队名，然后至少 { $boards } 名队员
web-teams-example = 东区队、甲、乙、丙
web-teams-enter = 录入 { $count } 队
web-teams-entered = 已录入 { $count } 队
web-teams-refused = “{ $name }”未录入：{ $why }
web-teams-none = 没有可录入的队伍
web-teams-no-members = 没有队员
web-teams-too-few = 不足 { $boards } 人
web-teams-twice = 重复
web-teams-name = 队名
web-teams-members = 队员
web-teams-all-members = 队员 { $count } 名
web-teams-newcomer = 另一名队员的姓名
web-teams-newcomer-none = 请写姓名
web-teams-newcomer-do = 加入
web-teams-line-ups = 第 { $round } 轮出场名单
web-teams-board = 台次 { $board }
web-teams-hand = 交出场名单
web-teams-handed = 已收 { $name } 的出场名单
web-teams-in = 已交

## 工作人员

web-run-assign = 分派台号
web-run-assign-who = { $name } 负责哪些台？
web-run-assigned = 已分派给 { $name }
web-run-tables-of = { $section } 第 { $from }–{ $to } 台
web-run-tables-from = 由第几台
web-run-tables-to = 至第几台
web-run-tables-all = 不限台号
web-run-tables-wrong = 起始台号大于最后台号
web-run-step-out = 暂离
web-run-come-back = 回场
web-run-code-of = { $name } 第 { $table } 台的座位代码

## 奖项

web-prizes-later = 公布最终名次后发放
web-prizes-void = 撤回已发的奖金
web-prizes-void-hint = 按此名次所发的奖金全部作废，之后可撤回最终名次。
web-prizes-voided = 奖金已撤回
web-prizes-awarded = 奖金已记账
web-prizes-nothing = 没有未发的款项
web-prizes-deposits = 退还押金
web-prizes-returned = 押金已退还

## 设置

web-terms = 本组现行规定
web-terms-hint = 逐项列出数值与依据；本轮公布先于规程，规程先于规则。
web-terms-search = 查找规定
web-links = 链接与二维码
web-keep = 保存与查证
web-keep-hint = 文件含整份日志与封印，可在任何一台装有本程序的电脑还原。
web-keep-file = 下载备份
web-keep-replay = 查看日志

## 投影的设置

web-screen-shows = 显示内容
web-screen-shows-missing = 尚未完局的台
web-screen-shows-timer = 本轮时间
web-screen-everywhere = 轮流显示各组
web-screen-seconds = 每页秒数
web-screen-words = 底部公告
web-screen-open = 打开投影
web-screen-elapsed = 本轮已进行
web-screen-not-begun = 本轮尚未开赛

## 开新赛事

web-new-groups = 分组再淘汰
web-new-groups-hint = 四组循环，每组前两名进入淘汰
web-new-league = 团体联赛
web-new-league-hint = 队对队，每队数台同时对局
web-new-boards = 每队台数
web-new-section-rules = 组别 { $nth } 的规则
web-new-section-same = 与赛事相同
web-remove = 删除赛事
web-remove-title = 删除 { $event }
web-remove-hint = 整份日志都会删除，不能恢复；请先下载备份。
web-remove-type = 请再输入一次：{ $event }
web-removed = 已删除 { $event }
web-import = 从备份取回赛事
web-import-hint = “下载备份”所得的文件，或命令行的赛事文件
web-import-file = 文件
web-import-choose = 选择文件
web-import-needs = 请选文件并填名称
web-import-far = 已核对 { $of } 行中的 { $done } 行

## 规程与奖项

web-charter = 赛事资料
web-charter-last-day = 结束日期
web-charter-amended = 规程已修订
web-terms-term = 规定
web-terms-value = 数值
web-terms-layer = 由何处规定
web-terms-change = 更改
web-terms-changed = 已更改：{ $term }
web-terms-number = 请填整数
web-terms-same = 与现行相同
web-terms-announced = 比赛已开始：由裁判长公布，自第 { $round } 轮起生效。
web-terms-amended = 比赛尚未开始：直接修订规程。
web-terms-amend-do = 修订规程
web-prizes-list = 奖项与分配
web-prizes-none = 尚未设奖；小型赛事可以不设。
web-prizes-place = 名次
web-prizes-name = 奖项
web-prizes-among = 对象
web-prizes-all = 所有人
web-prizes-women = 女子
web-prizes-young = 某年及以后出生
web-prizes-old = 某年及以前出生
web-prizes-rated = 等级分不高于
web-prizes-kept = 按规程所定
web-prizes-year = 年份
web-prizes-everywhere = 各组均设
web-prizes-remove = 删去
web-prizes-add = 加一项
web-prizes-sharing = 并列时
web-prizes-divide = 并列者平分所占各名次的奖金
web-prizes-full = 并列者各得全额
web-prizes-one-each = 每人只得一项
web-prizes-bound-needed = 请填年份或等级分
web-prizes-save = 保存奖项
web-prizes-saved = 奖项已写入规程
web-prizes-by-final = 公布最终名次后，此处列出各人所得。
web-new-kinds = 哪一种比赛
web-new-kinds-hint = 点一下就填好赛制与用时，之后仍可改
web-new-evening = 棋社晚间赛
web-new-evening-hint = 积分编排 5 轮，15 分＋5 秒，棋手自报成绩
web-new-open = 公开赛
web-new-open-hint = 积分编排 7 轮，60 分＋30 秒
web-new-cup = 杯赛
web-new-cup-hint = 单淘汰，30 分＋10 秒
web-new-team-hint = 队对队循环，60 分＋30 秒
web-new-terms = 适用的 { $count } 项规定与条文
web-entrant-born = 出生年份
web-terms-later = 自第 { $round } 轮起：{ $value }
# 规定的数值为文字者。
web-term-reached = 达到次数即判负
web-term-exceeded = 超过次数才判负
web-term-foul = 记技术犯规
web-term-loss = 判负
web-term-used-up = 时间用尽即算
web-term-agreed = 须双方同意才算
web-term-nothing = 不得分
web-term-as-draw = 按和棋计分
web-term-place-stands = 名次及奖项保留
web-term-place-lost = 名次及奖项取消
web-term-winner = 胜方（和棋由后手方）
web-term-both = 双方
web-teams-here = 队伍连同队员在“队伍”页录入。
web-entrant-bye = 半分轮空
web-entrant-bye-hint = 第 { $round } 轮不编入，得半分；次数依规程。
web-entrant-byed = 第 { $round } 轮半分轮空
web-even = 平局须分胜负
web-even-rapid = 加赛快棋，谁胜？
web-even-noted = 第 { $table } 台已分胜负
web-even-play-off = 加赛后的先后次序：
web-even-up = 上移
web-even-order-do = 照此排列
web-even-ordered = 加赛次序已记录
web-early = 提前结束
web-early-hint = 不再编排下一轮，以现有成绩定名次。
web-early-done = 已提前结束
web-run-notes-read = 知道了
web-results-differ = 双方所报不同
web-notices = 通告
web-notices-hint = 手机、投影及棋手页面即时显示
web-notices-up = 张贴
web-notices-down = 撤下
