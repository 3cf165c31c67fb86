### 网页：棋盘、摆局面、逐着重演、各页共用的词。

## 棋盘

web-chess-piece = { $side }{ $role }
web-point = { $file }路第{ $line }线
web-point-empty = 空点
web-point-picked = 已选
web-point-target = 可走
web-point-capture = 可吃
web-point-last = 上一着
# 逐项读出一点时的停顿。
web-pause = ，
web-piece-at = { $point }的{ $piece }
web-arrow = { $kind }：{ $from }对{ $to }
web-arrow-check = 将军
web-arrow-chase = 捉
web-arrow-kill = 杀
web-arrow-root = 真根
web-arrow-false-root = 假根
web-arrow-pin = 牵制
web-arrow-move = 着法
web-board-help = 方向键逐点移动
web-board-help-act = 方向键逐点移动，Enter 确定，Esc 放开；也可直接输入坐标或着法
web-said-picked = 已选{ $piece }，可走 { $count } 处
web-said-released = 已放开
web-said-refused = 不可走：{ $point }
web-said-moved = { $piece }由{ $from }到{ $to }
web-said-several = “{ $text }”可指多个着法，请输入坐标
web-said-unknown = “{ $text }”不是坐标，也不是可走的着法
web-entry = 坐标或着法
web-entry-example = e2、h2e2、炮二平五
web-promote = 兵升变为
web-flip = 翻转棋盘

## 摆局面

web-setup-board = 摆局面
web-setup-faults = 摆错之处
web-setup-palette = 棋子
web-setup-left = { $piece }，余 { $count }
web-setup-hint = 同一种可连着放；点盘上的子就收回，拖动可移位
web-setup-turn = 轮走方
web-setup-clear = 清空
web-setup-start = 开局局面
web-fen = 局面的 FEN
web-copy = 复制
web-copied = 已复制

## 逐着重演

web-step-first = 回到开始
web-step-back = 退一着
web-step-on = 进一着
web-step-last = 到最后
web-step-of = { $at } / { $count } 着

## 各页共用

web-brand = 棋证
web-title = { $page } · 棋证
web-language = 语言
web-dark = 深色
web-contrast = 高对比
web-back = 返回
web-hide = 收起
web-clear = 清除
web-open = 打开

## 各页

web-page-judge = 裁决
web-page-rulebooks = 规则
web-page-none = 没有这一页
web-pages = 各页
web-loading = 载入中…
web-load-failed = 未能载入，请刷新
web-offline = 连不上服务器；请检查网络后再试
web-print = 打印
web-game = 棋种
web-game-xiangqi = 象棋
web-game-chess = 国际象棋
web-judge-title = 这一局该怎样判？
web-judge-board = 棋局
web-judge-moves = 着法
web-judge-busy = 裁决中…
web-judge-occurred = 同一局面出现 { $times } 次
web-judge-intake = 导入棋谱
web-judge-intake-hint = 粘贴棋谱或着法，任何格式、任何记谱法皆可；也可把文件拖到这里
web-judge-file = 或选择文件
web-judge-nothing-yet = 尚无内容
web-judge-read = 读入并裁决
web-judge-link = 复制链接
web-judge-copy = 复制文字
web-judge-hint = 在盘上走着法，或导入棋谱；各部规则即时裁决。
web-judge-differs = 判法不同
web-judge-articles = 条文
web-judge-red-varies = 红方须变
web-judge-black-varies = 黑方须变
web-judge-drawn = 不变作和
web-judge-claim = 可要求判和
web-judge-undecided = 未能判定
web-judge-window = 循环着法
web-judge-window-note = { $rules }，第 { $first } 至 { $last } 着
web-judge-ply = 着
web-judge-move = 着法
web-judge-nature = 性质
web-judge-target = 攻击子 → 被攻击子
web-judge-limit = 自然限着
web-judge-limit-plies = 末次吃子后的着数
web-judge-limit-checks = 将军：红 { $red } 次、黑 { $black } 次，不计的着数
web-judge-limit-cycles = 多出的循环不计
web-judge-limit-left = 尚余
web-judge-reading = 条文可有两种解读，裁决随之而异
web-judge-whole = { $rules } 的裁决全文
web-judge-lap = 第 { $lap } 轮
web-judge-outcome = 结果
web-judge-differences = 判法差在哪里
web-judge-differences-note = 左边有线的一行，各书说法不同
web-judge-due = 何时应处理
web-judge-due-at = 第 { $ply } 着后
web-judge-due-left = 第 { $ply } 着已变
web-judge-due-nothing = 无须处理
web-judge-due-red = 应令红方变着
web-judge-due-black = 应令黑方变着
web-judge-due-both = 应令双方变着
web-judge-due-rule = 应即判决
web-judge-reading-turns = 若改为“{ $other }”：{ $outcome }
web-judge-assumed = 棋谱没有说的，如此假定
web-judge-assumed-no-warning = 裁判未曾指示或警告
web-judge-assumed-request = 有棋手要求判决
web-judge-assumed-score-kept = 对局有记录
web-judge-was-warned = 第 { $ply } 着后已指示或警告
web-judge-other-readings = 其他可选的解读（{ $count }）
web-judge-limit-reading = 若读作“{ $other }”
web-judge-limit-others = 各书计数
web-judge-limit-full = 已满
web-judge-show-text = 看全文
web-judge-print = 打印裁定书
web-rulebooks-hint = 请选一部规则
web-rulebooks-search = 搜索条文
web-rulebooks-proved = { $all } 条目中 { $proved } 条有案例证明
web-rulebooks-cases = { $count } 个案例
web-page-people = 登录
web-people-join = 凭邀请加入
web-people-join-hint = 请定一个名称与密码，日后用以登录
web-people-name = 名称
web-people-password = 密码
web-people-sign-in = 登录
web-people-sign-out = 退出
web-people-signed-in = 你已登录
web-people-director = 赛事总监
web-not-copied = 浏览器不许复制；请自行选取文字
web-setup-use = 用这个局面
web-setup-checking = 核对中…
web-setup-mend = 先改 { $count } 处
web-sheet = 裁定书
web-sheet-event = 赛事
web-sheet-table = 轮次与台号
web-sheet-players = 棋手
web-sheet-time = 日期与时间
web-sheet-start = 起始局面
web-sheet-again = 可在此重看
web-sheet-arbiter = 裁判

## 离线

web-lost = 连不上服务器
web-sending = 发送中
web-waiting = { $count } 条待发，已存在这部设备
web-try-again = 再试
web-not-taken = 离线时所记，服务器不受理：
web-seen = 知道了
