### 裁判桌：发生何事、所据条文、为何不受理，以及棋局现状。

## 条文

desk-articles = 第{ $clauses }条
desk-articles-of = { $book } { $articles }
articles-and-more = { $articles }，另 { $count } 条
desk-cited = { $told }〔{ $articles }〕

## 人

desk-side-white = 白方
desk-side-both = 双方
desk-by-witness = 棋证
desk-by-referee = 裁判员
desk-by-section-head = 裁判组长
desk-by-chief = 裁判长
desk-by-staff = 赛务人员
desk-by-outsider = 其他人
desk-by-desk = 按规则
desk-licence-junior = 初级
desk-licence-intermediate = 中级
desk-licence-senior = 高级
desk-cause-outsider = 其他人
desk-hand-right = 右手
desk-hand-left = 左手
desk-hand-both = 双手
desk-hand-tool = 工具

## 发生之事

desk-opened = 对局建立，采用 { $rules }
desk-equipment-wanting = { $item }，须更换
desk-recount = 下一着计为第 { $next } 回合
desk-assist = { $side }有助手{ $task }
desk-place-clock = 棋钟摆在{ $side }右手边
desk-task-clock = 代为按钟
desk-task-record = 代为记录
desk-equipment-accepted = { $item }，双方接受
desk-replaced = 已处理：{ $item }
desk-found = 裁判人员查看棋盘，轮{ $side }走
desk-found-at = 裁判人员查看棋盘，轮{ $side }走，第 { $number } 回合
desk-sheet-whole = 附全局棋谱，共 { $plies } 着
desk-sheet-part = 附最后 { $plies } 着的棋谱
desk-left = 裁判人员离开此台
desk-unsaid = { $told }（规则未作规定，也不涉及裁决）
desk-silent = { $told }（规则没有明文）
desk-arrived = { $side }到场
desk-seated = 裁判人员已确定棋手正确入座
desk-started-at = 于 { $at } 宣布开赛
desk-started = 宣布开赛
desk-touched = { $side }摸子：{ $squares }
desk-touched-together = { $side }同时摸子：{ $squares }
desk-touched-unclear = { $side }摸子：{ $squares }，次序不明
desk-touched-implied = { $side }拿起{ $squares }，视为摸子
desk-adjusting = { $side }声明摆正棋子
desk-excused = 无意触碰{ $squares }，不计
desk-placed = { $side }落子 { $played }，尚未离手
desk-released = { $side }落子 { $played } 并已离手，此着尚未走完
desk-moved = { $side }走 { $played }
desk-moved-wrongly = { $side }走 { $played }，此着有误
desk-manner = { $told }（{ $how }）
desk-manner-hand = 用{ $hand }走子
desk-manner-left-on = 被吃子未拿出棋盘
desk-manner-between = 放在 { $squares } 之间
desk-manner-also = 同时移动 { $steps }
desk-displaced = 棋子移位：{ $steps }
desk-knocked-off = 棋子碰乱：{ $steps }；碰出盘外：{ $squares }
desk-knocked-off-only = 棋子碰出盘外：{ $squares }
desk-pressed = { $side }按钟
desk-pressed-with = { $side }用{ $hand }按钟
desk-clock-stopped = 停钟
desk-clock-started = 启动{ $side }棋钟
desk-clock-set = 调整棋钟：{ $times }
desk-wrote = { $side }记录第 { $ply } 着：{ $text }
desk-inspected = 检查{ $side }记录：无新发现
desk-inspected-wanting = 查核{ $side }记录，缺漏或无法辨认：第 { $plies } 着
desk-reminded = 报时：{ $side }剩 { $time }
desk-offered = { $side }提和
desk-offer-accepted = { $side }同意和棋
desk-offer-refused = { $side }拒绝和棋
desk-answered-count = { $side }查询着数，已告知
desk-answered-time = { $side }查询用时：{ $times }
desk-answered-no-time = { $side }查询用时：不限时
desk-answered-rule = { $side }查询规则
desk-answered-silence = { $side }在裁判监督下关闭手机铃声
desk-noted = 记为事项 { $id }：{ $incident }
desk-noted-side = 记为事项 { $id }，{ $side }：{ $incident }
desk-raised = 提出：{ $matter }
desk-dismissed = 不成立：{ $matter }
desk-lapsed = 未及时提出，不再追究：{ $matter }
desk-lapsed-replaced = 已更换，无须再裁：{ $matter }
desk-lapsed-agreed = 双方已一致，无须再裁：{ $matter }
desk-moot = 对局已结束，不再处理：{ $matter }
desk-ruled = 裁决：{ $matter }
desk-ruled-provisional = 先行裁决，待追认：{ $matter }
desk-ruled-reading = { $told }（{ $articles }理解为：{ $reading }）
desk-ruled-known = { $told }（按已知的 { $plies } 着计）
desk-ratified = 追认：{ $matter }
desk-chose = { $side }作出选择
desk-choice-void = 查看所见已是另一局面，{ $side }不再选择：{ $matter }
desk-corrected = { $side }已改正：{ $what }
desk-adjourned = 对局暂停
desk-sealed = 已交封棋记录
desk-resumption-set = 定于 { $when } 续赛
desk-resumption-set-at = 定于 { $when } 在{ $place }续赛
desk-resumed = 续赛
desk-signed = { $side }签字
desk-countersigned = 裁判人员签字
desk-reported = { $side }报告成绩：{ $outcome }
desk-confirmed = 成绩确认
desk-undone = 日志第 { $from } 项起作废：{ $why }
desk-remarked = 备注：{ $text }
desk-remarked-disputed = 备注：{ $text }（双方说法不同）
desk-matter = 事项 { $id }（{ $incident }）
desk-matter-gone = 事项 { $id }
desk-time-of = { $side } { $time }

## 裁决的处理

desk-restore = 恢复到第 { $to } 着后的局面
desk-restore-start = 恢复到第 1 着前的局面
desk-bind = { $side }{ $bond }
desk-bind-mover = 须走{ $piece }
desk-bind-victim = 须吃{ $piece }
desk-bind-to = 须走到{ $square }
desk-piece-at = { $place }{ $piece }
desk-the-king = { $piece }
desk-piece-on = { $square } 处的棋子
desk-carried = { $piece }到{ $place }
desk-place-square = { $square } 格
desk-place-file = { $file }路
desk-place-rank = { $file }路第 { $rank } 行
desk-bind-nothing = 不受摸子约束
desk-man-moves = { $side }所摸{ $man }能走就须走
desk-man-taken = { $side }所摸{ $man }能吃就须吃
desk-man-none = { $side }所摸棋子均无合法着法
desk-man-takes = { $side }须以所摸{ $mover }吃所摸{ $victim }；不能这样吃时，以{ $first ->
    [own] 己方的子
   *[other] 对方的子
}为先
desk-man-next = 下一轮次：{ $duty }
desk-count-touch = { $side }所摸{ $squares }计入己方轮次
desk-unbind = { $side }不再受摸子约束
desk-play = { $side }须走{ $step }，随即走出
desk-ask = 由{ $side }决定：{ $choice }
desk-choice-man = 以哪个子为所摸之子：{ $squares }
desk-choice-move = 以哪一着为准，{ $steps }
desk-choice-extra = 哪一着是第一个多走的着法，{ $steps }
desk-choice-square = { $of } 附近的棋子应放在哪个交叉点，{ $squares }
desk-set = 棋子放回原位：{ $steps }
desk-put = 在{ $square }补放{ $man }
desk-set-none = 棋子留在现处
desk-take-off = 拿走 { $square } 处的棋子
desk-take-off-man = 拿走被吃的{ $man }
desk-set-right = 由双方在盘上摆正，对局继续
desk-set-right-again = 由双方摆回该着之前的局面，{ $side }用原来那个子重走
desk-foul = 记{ $side }{ $kind } 1 次
desk-foul-in = 记{ $side }另一轮次{ $kind } 1 次
desk-absorbed = { $side }的{ $kind }不另计：同一轮次已记技术犯规
desk-unraised-count = 由{ $who }提出：其后无人提出的轮次一并计算
desk-unraised-free = 由{ $who }提出：其后的轮次不计
desk-unraised-by-none = 双方均未提出：其后的轮次不计
desk-deduct = { $side }扣时 { $time }
desk-add = { $side }加时 { $time }
desk-reset-clock = 棋钟重设
desk-warn = 警告{ $side }：不变作负
desk-instruct = 指示{ $side }变着：不变作负
desk-instruct-both = 指示双方：如再循环一次即判和
desk-forbid = { $side }不得再{ $play }
desk-warn-both = 警告双方：不变作和
desk-correct-now = { $side }须立即改正：{ $what }
desk-correct-after = { $side }须于局后改正：{ $what }
desk-caution = 口头警告{ $side }
desk-disqualify = 取消{ $side }参赛资格
desk-expel = 责令{ $who }离开赛区
desk-expel-player = 责令离开赛区
desk-refer = { $side }个案移交纪律机构
desk-replay = 重赛
desk-replay-swapped = 更正先后手后重赛
desk-tell-staff = 通知赛务人员
desk-count = 开始数着
desk-observe = 观察 { $rounds } 回合
desk-settle = 裁定成绩：{ $verdict }
desk-end = 终局：{ $verdict }
desk-amend = 更改成绩：{ $verdict }
desk-play-on = 继续比赛
desk-foul-technical = 技术犯规
desk-foul-plain = 犯规
desk-foul-press = 按钟违例
desk-foul-record = 记录违例
desk-foul-violation = 违例
desk-foul-illegal-move = 违规着法
desk-correct-men = 棋子
desk-correct-equipment = 用具
desk-correct-record = 记录
desk-correct-borrowed-record = 归还借用的对方记录
desk-correct-conduct = 行为
desk-correct-other = 裁判人员所指之事

## 成绩

desk-verdict = { $outcome }（{ $reason }；{ $form }）
desk-wins = { $side }胜
desk-form-ordinary = 一般成绩
desk-form-forced = 强制判决
desk-form-breach = 违规判决
desk-form-absence = 缺席判决
desk-reason-official-draw = 判和
desk-reason-resignation = 认输
desk-reason-agreed-draw = 议和
desk-reason-refusal = 拒绝比赛或恢复
desk-reason-cannot-continue = 不能继续比赛
desk-reason-unrestorable = 局面无法恢复
desk-reason-repeated-offers = 连续提和
desk-reason-faults = 违规超限
desk-reason-time = 超时
desk-reason-false-claim = 投诉不实
desk-reason-conduct = 行为违规
desk-reason-absence = 缺席
desk-reason-sealed-move = 封棋着法有误且无法解释
desk-reason-agreed-ending = 赛前约定
desk-reason-reported = 按所报成绩

## 事项

desk-subject-equipment = { $item }
desk-subject-colours-reversed = 先后手颠倒
desk-subject-wrong-pairing = 对手有误
desk-subject-lateness = 迟到
desk-subject-absence = 缺席
desk-subject-withdrawal = 退出比赛
desk-subject-withdrawal-for = 退出比赛：{ $reason }
desk-subject-wrong-layout = 开局摆棋有误
desk-subject-missing-men = 漏放棋子：{ $men }
desk-subject-off-turn-touch = 在对方轮走时摸{ $piece }
desk-subject-second-touch = 摸子后再摸{ $piece }
desk-subject-idle-touch = 所摸{ $piece }按规定走不动或吃不到
desk-subject-unclear-touch = 不能判断哪个子先摸：{ $pieces }
desk-subject-named-touch = 摸{ $men }
desk-subject-named-touch-off-turn = 在对方轮走时摸{ $men }
desk-subject-unbound-move = 第 { $ply } 着未走或未吃所摸之子
desk-subject-wrong-hand = 第 { $ply } 着用手不当
desk-subject-slide-back = 滑动后退回 { $to }
desk-subject-extra-move = 多走一着，第 { $ply } 着
desk-subject-changed-move = 落子后改变着法，第 { $ply } 着
desk-subject-several-moved = 同时移动多个棋子，第 { $ply } 着
desk-subject-disturbance = { $cause }碰乱棋盘：{ $steps }
desk-subject-disturbance-untold = { $cause }碰乱棋盘
desk-subject-scattered = 碰乱棋子：{ $squares }
desk-subject-off-point = 棋子未放在交叉点，第 { $ply } 着
desk-subject-left-on = 被吃子未拿出棋盘，第 { $ply } 着
desk-subject-illegal-move = 违规着法，第 { $ply } 着
desk-subject-upturned = 棋子倒置，第 { $ply } 着
desk-subject-duty = 须依 { $clause } 办理
desk-subject-unrestorable = 局面无法恢复，起因{ $cause }
desk-subject-refusal-to-move = 拒绝走子
desk-subject-refusal-to-restore = 拒绝恢复
desk-subject-cannot-continue = 不能继续比赛
desk-subject-foreign-press = 误按对方棋钟
desk-subject-early-press = 未完成走子即按钟
desk-subject-other-hand-press = 用另一只手按钟
desk-subject-hard-press = 按钟过猛
desk-subject-clock-handled = 擅动棋钟
desk-subject-clock-handled-deliberately = 故意擅动棋钟
desk-subject-clock-stopped = 擅停棋钟
desk-subject-clock-started = 擅开棋钟
desk-subject-clock-set = 擅调棋钟
desk-subject-wrong-times = 棋钟时间有误
desk-subject-overstepped = 超时
desk-subject-too-many-faults = 违规超限
desk-subject-observed = 观察回合已满
desk-subject-misrecord = 记录有误，第 { $plies } 着
desk-subject-omission = 漏记着法，第 { $plies } 着
desk-subject-illegible = 记录无法辨认，第 { $plies } 着
desk-subject-written-ahead = 走子前先记录
desk-subject-own-sheet = 使用自备记录纸
desk-subject-foreign-writing = 记录纸上写其他内容
desk-subject-refusal-to-sign = 拒绝签字
desk-subject-refusal-to-correct = 拒绝改正记录
desk-subject-conduct = 违反行为规范 { $clause }
desk-subject-unlisted-conduct = 未列明的行为问题：{ $what }
desk-subject-position = 局面须判：{ $verdict }
desk-subject-cycle = 循环局面须处理
desk-subject-long-quiet = 久无吃子而无人数着
desk-subject-claimed = 提出：{ $claim }
desk-subject-resignation = 认输
desk-subject-agreed-draw = 议和
desk-subject-repeated-offer = 连续提和
desk-subject-not-the-sealed-move = 未走封棋着法，第 { $ply } 着
desk-subject-sealed-illegal = 封棋着法违规
desk-subject-agreed-ending = 赛前约定 { $name }：{ $outcome }
desk-subject-disputed-result = 对成绩有异议，认为应为{ $outcome }
desk-subject-unreported = 胜方未报告成绩
desk-subject-other = { $what }
desk-item-board = 棋盘破损
desk-item-damaged-man = 棋子破损
desk-item-large-men = 棋子过大
desk-item-missing-man = 缺少棋子
desk-item-clock = 棋钟失灵
desk-item-pen = 缺少笔
desk-item-turned = 棋盘方向错误
desk-claim-repetition = 循环局面
desk-claim-natural-limit = 自然限着已满
desk-claim-fifty = 50 回合规则
desk-claim-count = 要求数着
desk-claim-official-draw = 申请判和
desk-claim-dead-draw = 宣告 { $text } 后成和
desk-claim-display = 以显示屏为据

## 不受理的原因

desk-refused = 不受理：{ $why }
desk-could = 可由以下人员办理：{ $who }
desk-not-started = 尚未开赛
desk-has-started = 已经开赛
desk-over = 对局已终
desk-not-over = 对局未终
desk-is-adjourned = 对局暂停中
desk-time-runs-back = 时间早于上一项
desk-too-early = 时间未到
desk-wrong-times = 棋钟不是所定的用时
desk-not-yours = 此人无权办理
desk-needs-grade = 须由{ $grade }或以上裁决
desk-needs-licence = 须具{ $licence }资格
desk-no-such-matter = 没有此事项
desk-matter-closed = 事项已了结
desk-already-raised = 已列为事项 { $id }，待裁决
desk-too-late = 未及时提出
desk-not-raised = 对方未提出，不作处理
desk-comes-after = 须先处理事项 { $id }
desk-not-your-turn = 并非该方轮走
desk-choice-open = 须待一方先作选择
desk-no-such-choice = 不在可选之列
desk-correct-first = 须先改正
desk-nothing-to-correct = 无须改正
desk-not-seated = 须先由裁判人员确定棋手正确入座
desk-wanting = 须先更换用具
desk-no-man = 该处没有棋子
desk-unreadable = “{ $text }”在此读不懂：{ $why }
desk-no-position = 局面不合法，只可用坐标写着法
desk-no-such-man = 不是这种棋的棋子
desk-no-such-square = 棋盘上没有这个位置
desk-nothing-held = 尚未拿起棋子
desk-no-clock = 没有棋钟
desk-clock-refuses = 棋钟无法如此：{ $why }
desk-clock-already-running = { $side }棋钟正在走动
desk-clock-not-running = 棋钟没有走动
desk-clock-never-started = 棋钟尚未启动
desk-clock-too-long = 钟面不能显示 { $asked }，最多 { $limit }
desk-clock-no-such-count = 用时规定的第 { $stage } 段没有第 { $moves } 着
desk-conditional = 提和不可附带条件
desk-no-official-there = 须先通知裁判人员到场
desk-no-consent = 摆正棋子须征得对方或裁判同意
desk-no-offer = 对方并未提和
desk-offer-was-refused = 已拒绝和棋，不可再同意
desk-offer-stands = 提和不得撤回
desk-not-agreed = 双方并无此约定
desk-no-such-claim = 此时不可如此提出
desk-not-lawful = 规则对此没有这种裁决
desk-not-heavier = 处罚只可加重
desk-cannot-override = 对局已按规则终结，裁决不可推翻
desk-slip-lacks = 封棋记录缺：{ $what ->
    [diagram] 棋图（diagram）
    [event] 比赛名称（event）
    [left] 剩余时间（left）
    [number] 着数（number）
    [players] 双方棋手（players）
    [round] 轮次（round）
    [table] 台号（table）
    [text] 着法（text）
    [there] 在场者（there）
   *[turn] 轮走方（turn）
}
desk-diagram-differs = 棋图与棋盘不符
desk-no-ground = 并无依据
desk-was-accepted = 已接受，不可再提出
desk-no-explanations = 对局中不解释规则
desk-count-is-secret = 裁判此时不得告知着数
desk-facts-missing = 所查事实不全，应有：{ $what }
desk-fact = { $fact ->
    [accepted] 理由是否采纳
    [against] 针对何方
    [agreed] 双方是否同意
    [back_to] 退回至第几着
    [cannot_restore] 是否无法恢复
    [cause] 由谁造成
    [clause] 条款
    [drawn] 是否和棋
    [faulty_clock] 棋钟是否故障
    [filed_under] 归入何项
    [handling] 如何处理
    [idle] 所摸哪个子走不动或吃不到
    [left] 剩余时间
    [means] 所记原意
    [moves] 双方已证实的着数
    [neighbours] 各子原先是否在相邻的点
    [outcome] 结果
    [place] 位置
    [ply] 第几着
    [pressed] 走子后是否按钟
    [refused] 是否驳回
    [rounds] 观察多少回合
    [set_right] 是否已由双方摆正
    [sheet] 棋谱及其之前的局面
    [shifts] 移动了什么
    [shown] 钟面所示
    [stopped_for] 停钟原因
    [subject] 所涉事项
    [unclear] 是否无法分辨
   *[who] 何人
}
desk-fact-named = { $fact }（{ $name }）
desk-facts-unfit = 此事实与本事项无关：{ $what }；本事项取决于：{ $known }
desk-facts-none = 此事实与本事项无关，本事项不取决于任何事实：{ $what }
desk-unwatched = 此台无裁判人员在场，须先由裁判人员查看棋盘
desk-board-kept = 此台有裁判人员监局，请写明所摸棋子的位置
desk-sheet-differs = 按棋谱走不到现在的局面
desk-nothing-to-undo = 没有可撤销的记载
desk-is-disqualified = 该棋手已被取消参赛资格

## 对局现状

desk-entry = 第 { $line } 行，{ $at }，{ $who }
desk-entry-named = 第 { $line } 行，{ $at }，{ $who } { $name }
desk-nothing-came = 没有影响
desk-part = 各规则在此处不同：
desk-parted = 各规则在 { $entries } 项中的 { $count } 项不同，首见于第 { $first } 行：{ $lines }
desk-agreed = 各规则在 { $entries } 项均相同
desk-line = 第 { $line } 行
desk-phase-waiting = 未开赛，已走 { $ply } 着
desk-phase-running = 对局中，已走 { $ply } 着，轮{ $side }走
desk-phase-adjourned = 对局暂停，已走 { $ply } 着，轮{ $side }走
desk-phase-over = 已终局，共走 { $ply } 着
desk-players = 对局双方：{ $players }
desk-player = { $side } { $name }
desk-loose = 不在交叉点上的棋子，邻近：{ $squares }
desk-may-play-any = { $side }可走任何合法着法，共 { $count } 着
desk-may-play-only = { $side }只可走：{ $moves }
desk-may-play = { $side }{ $bond }，可走：{ $moves }
desk-may-play-none = { $side }无着可走
desk-clock-shows = 棋钟：{ $times }
desk-clock-running = { $time }（走动中）
desk-clock-fallen = { $time }（已超时）
desk-faults = 违规：{ $faults }
desk-faults-of = { $side }{ $faults }
desk-fault-count = { $kind } { $count } 次
desk-no-faults = 无
desk-known-from = 棋盘于 { $at } 查看：着数从其前 { $plies } 着起计，之前不详
desk-unwatched-since = 从 { $at } 起无裁判人员在场
desk-warned = 循环局面已于第 { $plies } 着后处理
desk-counting = 裁判人员数着中
desk-observed-until = 观察至第 { $ply } 着
desk-wants = 须更换的用具：{ $items }
desk-resumes = 续赛时间：{ $when }
desk-out = 取消参赛资格：{ $side }
desk-waits = 待{ $who }：{ $what }
desk-at-least = { $who }或以上
desk-at-least-licensed = { $licence }{ $who }或以上
desk-wait-seating = 确定棋手正确入座
desk-wait-start = 宣布开赛
desk-wait-move = 走子
desk-wait-raising = 提出或不追究{ $matter }
desk-wait-ruling = 裁决{ $matter }
desk-wait-ratification = 追认{ $matter }
desk-wait-choice = 选择，{ $choice }
desk-wait-correction = 改正{ $what }
desk-wait-answer = 答复提和，或直接走子
desk-wait-sealed = 交封棋记录
desk-wait-resumption = 续赛
desk-wait-signature = 签字
desk-wait-report = 同意所报成绩：{ $outcome }
desk-result = 成绩：{ $verdict }
desk-result-confirmed = 成绩（已确认）：{ $verdict }

## 脚本错误

desk-line-wrong = { $file }：第 { $line } 行：{ $why }
desk-not-utf8 = 应为 UTF-8 文字
desk-not-an-object = 应为一个 JSON 对象，在第 { $column } 列中断
desk-bad-opening = 开局资料有误：{ $why }
desk-field-missing = 缺少“{ $field }”，应有“at”（毫秒）、“by”（何人）与“do”（何事）
desk-field-wrong = “{ $field }”：{ $why }
desk-bad-act = “do”：{ $why }
desk-field-unknown = 此处不应有“{ $field }”
desk-bad-event = 不是日志的一行：{ $why }
desk-log-torn = 这一行没有写完
desk-log-number = 这里是事件 { $found }，应为事件 { $expected }：有缺行、重复或次序错乱
desk-log-changed = 这一行或之前某行与写入时不同
desk-no-opening = 日志应以事件“opened”开头
desk-no-start = 读不懂开局局面：{ $why }
desk-no-rules = { $rules } 尚无裁判桌，应为 { $known } 之一
desk-file-unreadable = 无法读取 { $file }：{ $why }
