### 赛事的页面：公众、赛事总监、开新赛事、投影、棋手座位。

## 各页共用

web-page-events = 赛事
web-page-new = 开新赛事
web-events-none = 尚无赛事。
web-event-run = 主持赛事
web-event-lost = 连接中断，正在重新连接…
web-event-first = 先手
web-event-second = 后手
web-event-wins = { $side }胜
web-event-draw = 和
web-event-both-lose = 双负
web-event-absent = { $side }缺席
web-event-both-absent = 双方缺席
web-event-round = 第 { $round } 轮
web-event-table = 台
# 在大号数字之前。
web-event-table-word = 台号
web-event-result = 成绩
web-event-opponent = 对手
web-event-bye = 轮空
web-event-half-bye = 半分轮空
web-event-leave = 请假
web-event-playing = 对局中

## 公众页面

web-event-tab-pairings = 对局
web-event-tab-names = 找我的台
web-event-tab-standings = 名次
web-event-tab-cross = 对赛成绩表
web-event-tab-entries = 参赛名单
web-event-tabs = 显示内容
web-event-sections = 组别
web-event-rounds = 轮次
web-event-search = 姓名、编号或台号
web-event-find = 找我的台
web-event-my-table = 我的台
web-event-other-player = 不是我
web-event-my-seat = 用座位代码报告成绩或呼叫裁判
web-event-not-paired-you = 本轮没有对局
web-event-not-yet-paired = 尚未公布任何一轮的对局。
web-event-no-sections = 此赛事尚无组别。
web-event-no-section = 此赛事没有“{ $section }”这一组；请选一组
web-event-names-hint = 点自己的名字，台号就一直显示在这部手机的页面顶部。
web-more-rows = 还有 { $count } 行，往下滚就会显示
web-event-nobody = 找不到“{ $text }”。
# 与同组另一人同名者：姓名与编号。
web-same-name = { $name }（{ $number } 号）
web-event-against = 对 { $name }
web-event-open-table = 打开第 { $table } 台
web-event-pairings-of = 第 { $round } 轮对局
web-event-entered = 已报名 { $count } 名
web-event-entered-teams = 已报名 { $count } 队
web-event-games-open = { $count } 局进行中
web-event-all-in = 成绩已齐

## 赛事总监页面

web-run-public = 公众页面
web-run-screen = 投影
web-run-views = 其他画面
web-run-not-yours = 此页只供主持此赛事的人员使用，请先登录。
web-run-not-your-office = 此页由赛事总监、裁判长及裁判组长使用。
web-event-officiate = 执裁
web-run-busy = 处理中…
web-run-stale = { $who } 刚改动了这里。现在显示最新情况，请看过再办。
web-run-next = 下一步
web-run-enter = 录入参赛名单
web-run-enter-hint = 从电子表格整块粘贴；有疑问的行会先标出，确认后才录入。
web-run-enter-do = 粘贴名单
web-run-pair = 编排第 { $round } 轮
web-run-pair-first = { $entered }。先抽签，再编排第一轮草稿。
web-run-pair-hint = 上一轮已结束。编排后先为草稿，公布才生效。
web-run-more-entries = 再加参赛者
web-run-pair-do = 编排第 { $round } 轮
web-run-publish = 第 { $round } 轮草稿
web-run-publish-hint = 请查看下面 { $tables } 台的对局。公布后，投影、手机与打印同时更新。
web-run-discard = 作废草稿
web-run-pair-again = 作废并重新编排
web-run-stale-draft = 草稿编排后退赛：{ $names }。请作废草稿，重新编排
web-run-publish-do = 公布第 { $round } 轮
web-run-published = 第 { $round } 轮已公布
web-run-results = 第 { $round } 轮成绩
web-run-results-missing = { $games } 局中尚缺 { $count } 局成绩：第 { $tables } 台
web-run-results-do = 录入成绩
web-run-tied = 第 { $tables } 台平手：先录入加赛快棋的胜方
web-run-close = 第 { $round } 轮成绩已齐
web-run-close-hint = 结束本轮，成绩计入名次。
web-run-close-do = 结束第 { $round } 轮
web-run-close-and-pair = 结束并编排第 { $round } 轮
web-run-closed = 第 { $round } 轮已结束
web-run-finish = 各轮已全部赛毕
web-run-finish-hint = 裁判长核实最终名次后公布，公布后即告确定。
web-run-verified = 裁判长已核实最终名次。
web-run-finish-do = 核实并公布
web-run-announce = 公布最终名次
web-run-over = 最终名次已公布
web-run-over-hint = 请打印名次并颁奖。
web-run-prizes = 发放奖金
web-run-panel-entries = 名单
web-run-panel-draft = 草稿
web-run-panel-results = 成绩
web-run-panel-officials = 工作人员
web-run-panel-duties = 职责
web-run-panel-papers = 文件
web-run-calls = 呼叫裁判
web-run-calls-all = 派人到各台
web-run-no-calls = 没有人举手。
web-run-call-at = 第 { $table } 台
web-run-call-waiting = 待处理
web-run-call-taken = 处理中
web-run-announce-term = 现在公布：
web-run-announce-do = 公布
web-run-announced = 已公布
web-run-yes = 是
web-run-no = 否
web-run-half = 所赛未过半即作废
web-run-stand = 成绩有效
web-run-number = 数目

## 参赛名单

web-run-paste = 从电子表格粘贴，或每行输入一个姓名
web-run-paste-example = 姓名、单位、等级分
web-run-paste-nothing = 请先粘贴名单
web-run-paste-look = 检查名单
web-run-paste-clear = 清空
web-run-mend = 第 { $row } 行的{ $column }
web-run-mend-to = 改成 { $cell }
web-run-mend-not = 不改
web-run-club-others = 别行写“{ $club }”
web-run-rows-look = { $count } 行请看一看
web-run-enter-good = 录入 { $count } 名棋手
web-run-entering = 正在录入名单
web-run-entered = 已录入 { $count } 名
web-run-rows-good = { $count } 行无误
web-run-rows-doubtful = { $count } 行有疑问
web-run-preview = 读入的名单
web-run-line = 行
web-run-name = 姓名
web-run-club = 单位
web-run-rating = 等级分
web-run-look-at = 疑问
web-run-paste-late = 比赛已开始；规则许可时仍可补报
web-run-gone = 已退出
web-run-to-put-out = 在台上被取消资格
web-run-put-out = 在台上被取消资格，尚未取消参赛资格：{ $names }
web-run-withdraw = 退出比赛
web-run-withdrawn = 已记录退出
web-run-reason = 理由
web-run-reason-needed = 请写理由

## 草稿

web-run-no-draft = 目前没有草稿。

## 成绩

web-run-show = 显示哪些台
web-run-show-missing = 尚缺 { $count }
web-run-show-all = 全部 { $count }
web-run-keys = 选定一行后的按键：1 先手胜，= 和，0 后手胜，- 缺席，Delete 撤回成绩，↑ ↓ 换台；先输入台号再按 Enter，可直接选定该台
web-run-no-round = 目前没有进行中的一轮。
web-run-row = 第 { $table } 台，{ $first } 对 { $second }
web-run-unconfirmed = 未确认
web-run-absent = 缺席
web-run-absent-who = 第 { $table } 台谁缺席？
web-run-take-away = 撤回成绩
web-run-take-away-of = 撤回第 { $table } 台的成绩？
web-run-take-away-hint = 此局回到未有成绩，日志保留原来所录入的。
web-run-taken-away = 成绩已撤回
web-run-correct = 更正第 { $table } 台的成绩？
web-run-correct-hint = 现已确认为“{ $before }”，将更正为“{ $after }”。两者都留在日志。
web-run-correct-do = 更正

## 工作人员与职责

web-run-away = 暂离赛场
web-run-invite = 以链接邀请
web-run-dismiss = 免去{ $post }
web-run-dismiss-who = 免去 { $name } 的{ $post }职务？
web-run-dismiss-do = 免去职务
web-run-official-name = 姓名
web-run-official-needs-name = 请输入姓名
web-run-office = 职务
web-run-office-where = 组别
web-run-everywhere = 所有组别
web-run-appoint = 任命并邀请
web-run-link-for = 给 { $name } 的链接
web-run-link-hint = 只能用一次。打开链接的人自定密码，随即就任。
web-run-begun = { $hour } 开赛
web-run-begin = 第 { $round } 轮开赛
web-post-witness = 棋证
web-post-referee = 裁判员
web-post-section-head = 裁判组长
web-post-deputy = 副裁判长
web-post-chief = 裁判长
web-post-committee = 仲裁委员
web-post-staff = 赛务人员
web-post-director = 赛事总监
web-post-organiser = 主办单位人员

## 文件

web-paper-pairings = 对阵表（按台号）
web-paper-by-name = 对阵表（按姓名）
web-paper-prizes = 奖项
web-paper-slips = 成绩单
web-paper-cards = 台卡
web-paper-records = 记录纸
web-paper-check-in = 报到表
web-paper-boards = 各台成绩
web-paper-team-sheets = 出场名单纸
web-paper-later = 编排之后还有更多文件。
web-run-codes = 本轮座位代码
web-run-codes-print = 打印代码条
web-run-codes-hint = 每位棋手只给本人的代码：可报告该座的成绩、呼叫裁判，本轮结束即失效。

## 开新赛事

web-new-hint = 一页填完；常用的已填好，只改不同之处。
web-new-director-only = 只有本服务器的赛事总监可以开新赛事。
web-new-event = 赛事
web-new-name = 名称
web-new-address = 网址中的名称
web-new-day = 开始日期
web-new-place = 地点
web-new-organiser = 主办单位
web-new-section = 组别 { $nth }
web-new-open-section = 公开组
web-new-more-sections = 加一组
web-new-rules = 规则
web-new-rules-hint = 裁决所依的规则
web-new-format = 赛制
web-new-swiss = 积分编排制
web-new-swiss-hint = 人多轮少，同分相遇
web-new-round-robin = 单循环
web-new-round-robin-hint = 人少，人人相遇
web-new-double = 双循环
web-new-double-hint = 人人相遇两次，先后手互换
web-new-knockout = 单淘汰
web-new-knockout-hint = 负者出局
web-new-rounds = 轮数
web-new-so-many-rounds = { $rounds } 轮
web-new-minutes = 每方用时（分钟）
web-new-increment = 每着加秒
web-new-times = 常用时制
web-new-time = 用时
web-new-time-told = 每方 { $minutes } 分＋{ $increment } 秒
web-new-players-report = 成绩由棋手凭座位代码自行报告
web-new-becomes = 将建立的赛事
web-new-findings = 规程未定的 { $count } 项
web-new-create = 建立赛事
web-new-then = 之后粘贴名单、邀请裁判、编排第一轮。
web-new-needs-name = 请填赛事名称
web-new-needs-number = 轮数、时间等数字尚有空白
web-new-needs-address = 网址只可用小写字母、数字与 -
web-new-needs-section = 至少要有一个组别
web-new-has-faults = 请先改正红色标示之处

## 投影

web-screen-pairings = 第 { $round } 轮　对阵表
web-screen-by-name = 按姓名排列，先找自己，再看台号
web-screen-standings = 名次　第 { $round } 轮
web-screen-missing = 第 { $round } 轮　尚未完局
web-screen-welcome = 欢迎
web-screen-soon = 第一轮对局即将公布
web-screen-phone = 用手机看：{ $address }

## 棋手座位

web-seat-title = 我的对局
web-seat-code = 座位代码
web-seat-code-hint = 对局单上的代码；大小写、空格、连字符均可
web-seat-code-mine = { $name }在第 { $table } 台，只需输入代码最后 12 个字
web-seat-code-empty = 请输入对局单上的座位代码
web-seat-code-place = 代码要连前面的台位一起输入，例如 A/1/12/1/1/2/ 09af 31c2 d4e5
web-seat-code-digits = 代码最后一段应有 { $needed } 个字，现在有 { $given } 个
web-seat-code-strange = 代码最后一段只有数字和 a 至 f，没有“{ $sign }”
web-seat-over = 此代码已失效；代码只在该轮有效。
web-seat-me = 你
web-seat-result = 报告成绩
web-seat-result-hint = 双方报告相同即告成立；不同则请裁判到场
web-seat-won = 我胜
web-seat-drew = 和
web-seat-lost = 我负
web-seat-choose = 请先选择成绩
web-seat-send = 发送
web-seat-send-this = 发送：{ $result }
web-seat-reported = 已发送
web-seat-mine = 你已报告：{ $result }；对方报告相同即告成立
web-seat-theirs = 对方已报告：{ $result }；请报告你的成绩
web-seat-differ = 双方报告不同，已呼叫裁判
web-seat-raise = 呼叫裁判
web-seat-called = 已呼叫裁判
web-seat-not-reported = 本赛事的成绩由裁判人员录入，请告知裁判
web-run-codes-no-reports = 本赛事由裁判人员录入成绩：凭代码可请裁判到场、查看自己的对局。由谁报告，可在规程中更改。
