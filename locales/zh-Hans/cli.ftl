### 命令行。

## 帮助

help-heading-usage = 用法：
help-heading-arguments = 参数
help-heading-options = 选项
help-heading-commands = 命令
help-value-command = 命令

help-help = 显示帮助
help-version = 显示版本
help-lang = 回答所用的语言：zh-Hant、zh-Hans 或 en；默认依 LC_ALL、LC_MESSAGES 或 LANG
help-output = 把答案写入此文件，不写到标准输出

help-qizheng = 棋证：象棋与国际象棋裁判
help-qizheng-more =
    退出码 0：已回答。1：输入有误，错在何处、应为何物，写在标准错误输出。2：用法有误。
    “qizheng 命令 --help”列出该命令的参数与例子。

help-judge = 各规则对一局棋的裁决，附条文与依据
help-judge-file = 任何格式的棋谱文件；“-”为标准输入
help-judge-rules = 规则，以逗号分隔，或 all（象棋全部）：xqef-2022、roc-113、hk-2016、cn-referee、axf-2003、wxf-2018；或 fide-2014（国际象棋规则）
help-judge-fen = 起始局面；“-”表示从标准输入读取
help-judge-moves = 着法，任何记谱法皆可，也可混用，以空格分隔
help-judge-format = text、json（文件为数组）或 jsonl（每行一个对象）
help-judge-full = 全部列出：审查的每一着、每一条文、每部规则
help-judge-notation = 文字中着法的记谱法：iccs、iccs-dashed、uci、zh-hant、zh-hans、wxf 或 brief；默认随语言
help-judge-warned = 裁判在哪些着后已指示或警告，以逗号分隔；默认为没有
help-judge-reading = 条文有两种解读时采用哪种：literal（字面）或 purposive（目的）
help-judge-limit = 自然限着的着数：规则交由赛会规定（cn-referee），或赛会另有规定时使用
help-judge-claim = 此时提出自然限着的一方：red 或 black；将军着数的上限只用于提出方
help-judge-set = 规则的设置，以逗号分隔，见“qizheng rulebooks ID”：standing-kill=idle
help-judge-unrecorded = 棋手无须记录（影响将帅照面的处理）
help-judge-flag = 国际象棋：超时的一方，white（白）或 black（黑）
help-judge-jobs = 线程数；默认为机器可同时运行的数目
help-judge-schema = 只输出答案的 JSON Schema
help-judge-more =
    文件有多局时，每项裁决注明属第几局；JSON 中每项裁决都有“game”：“number”，以及已知的“event”、“red”
    （国际象棋为“white”）、“black”。有误的一局仍保留其局号。

    例：
      qizheng judge --rules roc-113 --fen "3aka3/9/2c6/9/9/6R2/9/4B4/4A4/4K4 w" --moves "车三平七 炮3平7 车七平三 炮7平3"
      qizheng judge examples/perpetual-check.pgn --rules all --format json
help-desk = 以裁判桌记录一局棋：每项记载的结果与对局现状
help-desk-script = 脚本：首行为赛前所定，其后每行一项，以 JSON 书写；“-”为标准输入
help-desk-rules = 规则，以逗号分隔，或 all（所有设有裁判桌者）；默认依脚本所载
help-desk-format = text 或 json
help-desk-full = 列出每一条文；否则只列起决定作用的几条
help-desk-events = 只写日志，每行一个事件
help-desk-log = 不读脚本，改读以 --events 写出的日志
help-desk-schema = 写出脚本、日志与现状的 JSON Schema
help-desk-more =
    docs/DESK.md 说明各种记载与事件。读不懂的一行使脚本到此为止：其前各项照写，退出码为 1。不受理的记载不改变任何事，并非
    脚本之误。

    例：
      qizheng desk examples/desk.jsonl --rules xqef-2022
      qizheng desk examples/desk.jsonl --events > game.log
      qizheng desk --log game.log --format json

help-rulebooks = 各规则逐条的实现情况
help-rulebooks-book = 规则
help-rulebooks-article = 其中一条
help-rulebooks-more =
    有测试案例令程序引用某条目，该条目即为“有案例”。例：
      qizheng rulebooks
      qizheng rulebooks roc-113
      qizheng rulebooks roc-113 2.4.8

help-moves = 列出局面的合法着法，每行一着，以 ICCS 坐标书写（国际象棋用 UCI）
help-moves-fen = 局面；“-”表示从标准输入读取
help-moves-game = 棋种：xiangqi（象棋，默认）或 chess（国际象棋）
help-moves-more =
    纵线由红方左起为 a 至 i，横线由红方底线起为 0 至 9。FEN 的马可写 h 或 n，象可写 e 或 b，红方走可写 w 或 r。
    无合法着法的一方即负，此时不输出任何内容。

    例：
      qizheng moves --fen "4k4/9/9/9/9/9/9/9/4R4/3K5 b"
      echo "4k4/9/9/9/9/9/9/9/4R4/3K5 b" | qizheng moves --fen -

help-perft = 计算指定长度的合法着法序列总数
help-perft-depth = 序列长度，0 至 12
help-perft-fen = 局面，默认为开局；“-”表示从标准输入读取
help-perft-game = 棋种：xiangqi（象棋，默认）或 chess（国际象棋）
help-perft-divide = 先逐着列出以该着起始的数目（“着法: 数目”），末行为总数
help-perft-threads = 线程数，1 至 1024；默认为机器可同时运行的数目
help-perft-more =
    例：
      qizheng perft 4
      qizheng perft 2 --divide --fen "4k4/9/9/9/9/9/9/9/4R4/3K5 b"

help-convert = 把各种棋谱文件转换成同一格式
help-convert-files = 棋谱文件或文件夹，格式与编码不拘；“-”表示标准输入
help-convert-to = 写出的格式：pgn、dhtmlxq、xqf、cbr、list 或 tsv；国际象棋为 pgn
help-convert-notation = 文字着法的记谱法：iccs（默认）、iccs-dashed、uci、zh-hant、zh-hans、wxf 或 brief；国际象棋为 san（默认）、uci、fide 或 fide-long
help-convert-game = 棋种：xiangqi（象棋）或 chess（国际象棋）；默认依第一个文件而定
help-convert-out-dir = 各文件分别写入此文件夹，沿用原名并更换扩展名；不覆盖已有的文件
help-convert-more =
    可读的格式：pgn、dhtmlxq（含网页中的）、xqf、cbr、cbl、list、tsv，也可以是 gzip 压缩文件；文字可为 UTF-8、UTF-16、GBK 或
    Big5；着法可用任何记谱法。读不懂的棋局在标准错误输出说明，其余照写，有违规着法的棋局写到该着
    之前，退出码为 1。格式无法保存的内容会说明。一个 xqf 或 cbr 文件只存一局。

    例：
      qizheng convert examples/double-cannon.pgn --to list --notation wxf
      qizheng convert old.xqf new.pgn -t pgn -n zh-hant -o all.pgn
      qizheng convert archive/ --to pgn --out-dir converted
      echo "炮二平五 马8进7" | qizheng convert - --to tsv

help-check = 检查棋谱文件或整个文件夹是否都能读懂
help-check-paths = 文件，或要搜索文件的文件夹；“-”表示标准输入
help-check-game = 棋种：xiangqi（象棋）或 chess（国际象棋）；默认依第一个文件而定
help-check-rules = 规则：一并核对棋谱所载结果与裁决是否相符
help-check-more =
    逐局读取，每一着（含变例）以各种记谱法写出再读回。错误写在标准错误输出，末行为文件、棋局、着法与错误的数目。文件夹中
    不是棋谱的文件会跳过。任何文件或棋局有误，退出码为 1。

    例：
      qizheng check examples
      qizheng check archive/ more-games.pgn.gz

## 用法

usage-no-command = 缺少命令
usage-unknown-command = 没有“{ $command }”这个命令
usage-unknown-argument = 此处不应有“{ $argument }”
usage-missing = 缺少 { $argument }
usage-no-value = { $argument } 缺少值
usage-unknown-value = { $argument } 的值“{ $value }”无效，应为 { $known }
usage-wrong-value = { $argument }：{ $why }
usage-not-in-range = { $argument } 的值“{ $value }”无效，应为 { $least } 至 { $most } 的整数
usage-twice = { $argument } 重复
usage-conflict = { $argument } 不能与 { $other } 并用
usage-not-utf8 = 有参数不是有效的 UTF-8
usage-did-you-mean = 是否指 { $known }？

## 输入与输出

input-stdin-unreadable = 无法读取标准输入：{ $why }
input-fen-unreadable =
    读不懂 FEN“{ $fen }”：
    { "  " }{ $why }
input-fen-impossible = FEN“{ $fen }”不是合法局面：
input-stdin = 标准输入
input-file = { $file }：{ $what }
input-folder-unreadable = 无法读取文件夹 { $file }：{ $why }
input-faults = 共 { $count } 处错误
input-passed-over = { $file }：跳过，不是可识别的棋谱文件
convert-lost = { $format } 无法保存：{ $lost }
check-unstable = 第 { $game } 局：{ $m } 以 { $notation } 写作“{ $text }”，读回不是同一着
check-counts = 文件 { $files }，棋局 { $games }，着法 { $moves }，错误 { $faults }
check-disagrees = 第 { $game } 局：所载结果{ $recorded }，裁决{ $ruled }
check-counts-ruled = { $counts }，与裁决不符 { $disagreeing }
output-failed = 无法写出结果：{ $why }
output-not-text = 答案不是文字，不能写到终端；请用 -o FILE 指定文件

## 裁决

judge-move-wrong = 第 { $ply } 着“{ $text }”：{ $why }
judge-move-forbidden = 第 { $ply } 着：{ $why }〔{ $articles }〕
judge-claim-without-limit = { $books }：规则未定自然限着的着数，交由赛会规定；如要提出，请用 --limit 给出着数
judge-move-forbidden-uncited = 第 { $ply } 着：{ $why }
judge-kings-face = 第 { $ply } 着走成将帅照面，对方可吃将（帅）〔{ $articles }〕
judge-flag-chess-only = --flag 须与 --rules fide-2014 并用
judge-chess-game = 这是国际象棋的棋局，应用 --rules fide-2014
judge-two-games = 所选规则分属两种棋，应全为象棋规则，或只用 fide-2014
judge-game = === 第 { $number } 局 ===
judge-game-named = === 第 { $number } 局：{ $names } ===
judge-broke = 第 { $game } 局：判决时程序出错，请反馈
judge-no-game = 没有棋局，请给棋谱文件（“-”为标准输入）、--fen 或 --moves
judge-moves-before = 其前 { $count } 着均合法
judge-set-twice = “{ $one }”与“{ $other }”互相矛盾，只能给其一
rulebooks-kind = { $kind ->
    [definition] 定义
    [ruled] 裁决
    [desk] 裁判桌
    [event] 赛事
    [conduct] 行为
    [equipment] 用具
    [notice] 说明
   *[other] { $kind }
}
rulebooks-proved = 有案例
rulebooks-of = { $proved }／{ $units }
judge-setting-unused = 所选规则都没有设置“{ $setting }”，请用“qizheng rulebooks ID”所列的设置
rulebooks-ids = 条目以原文印出的编号为名；编号后的文字区分同一条的各部分。
rulebooks-setting = 设置 { $setting } = { $values }：{ $means }〔{ $articles }〕
setting-new-attack = 何谓新攻击：只看攻击本身，或失根亦算
setting-fresh-by = 新攻击以被攻击子为准，还是以攻击子与被攻击子的配对为准
setting-window = 审查哪几次出现：足以裁决的最后数次及之前性质相同者，或全部
setting-warned-window = 警告局面再现时由何处审查起：由警告起，或由首次出现起
setting-another-target = 警告后改捉他子是否仍属所警告的着法
setting-renewals = 同一着法间断后重新警告的次数
setting-double-attack = 一着令一子受两重攻击时，解除其一或全部方为解捉
setting-root-test = 能吃回的子何时为根
setting-capped-play = 计算限着时，何种着法只计若干循环
setting-surplus-cycles = 超出三次的循环，只有长将、长捉不计，还是任何循环都不计
setting-surplus-checks = 自然限着中超过十次的将军如何扣除：扣整个回合，或只扣该着
setting-aimless = 哪一方往返走子属待判局面
setting-bound-like = 被牵制子受同类攻击时，有根是否即属闲
setting-bound-attacker = 被牵制子可否沿牵制线攻击
setting-bound-target = 被牵制的被攻击子可否沿牵制线反吃
setting-check-chase = 将军的着法可否兼捉
setting-standing-kill = 原已存在的杀，其后每着是否仍算杀
setting-mated-taker = 吃子后被将死而不算捉：指连将杀，或只指下一着即杀
setting-replies = 失子一方可在何处吃回
setting-even-take = 吃去无根子而在别处失去等值子力，是否算捉
setting-plain-draw = 由裁判认定：哪一方占据要点构成简明和棋，附带的捉士相（象）按闲处理
setting-repeated-press = 按钟违例再犯：再记一次，或再记两次
setting-filled-in = 经裁判通知才补记的着法，是否仍计入漏记
setting-slid-back = 滑动棋子前进再后退、落在不能到的交叉点：只论滑动，或落点另作违规着法
setting-illegal-move = 违规着法何时计违例：按钟之后，或走出之时
setting-colours-early = 先后手颠倒何时可重赛：开赛五分钟内且未有兑子，或由裁判酌定
setting-omitted-moves = 漏记何时算违例：连续四着，或累计四着
setting-sixteen-omitted = 漏记满十六着如何处理：与漏记四着以上同记违例一次，或按基本规则判负
setting-sealed-by = 封棋时由谁写封棋着法：一律由红方，轮黑方走则黑方先走完，或由轮走方
setting-proven-loss = 何种行为证实即判负：只限分析局面，或连随意离席、交谈、参考资料在内
setting-shifted-man = 棋手意外移动一枚棋子如何处理：只予复位，或并作犯规
setting-clock-agreed = 棋钟重新调整是否须双方同意：须同意，或双方不同意时由裁判决定
setting-resignation = 有裁判监局时认输何时终局：说出即终局，或经裁判裁定
rulebooks-desk = { $parts } 的裁判桌与行为条目：有案例 { $count }，{ $percent } %
rulebooks-no-article = { $book } 没有条目“{ $article }”，请用“qizheng rulebooks { $book }”所列的编号
rulebooks-proved-by = 案例：{ $cases }
rulebooks-unproved = 尚无案例
rulebooks-slip = 原文讹误：{ $slip }
rulebooks-reclassed = 归类理由：{ $why }
rulebooks-case = 案例构想：{ $idea }

help-event = 举办一项比赛：规程、报名、各轮、成绩、名次，存于一个文件
help-event-action = new、amend、add、ratings、draw、pair、publish、result、close、status、standings、explain、why、desk、export、orders、do、ask、requests、may、officials、watch、unratified、calls、duties、cases、assign、call、duty、case、appeal、notice、table、log、replay 或 repair
help-event-file = 比赛的日志，每行一个 JSON 事件；只读时“-”为标准输入
help-event-charter = new 的规程，TOML 或 JSON
help-event-sheet = add 的名单、result 的成绩、ratings 的等级分表，CSV 或 XLSX
help-event-ratings = 用于 add：等级分表，供查找没有等级分的棋手
help-event-name = add 一名棋手的姓名
help-event-order = do 的指令，JSON
help-event-section = 组别，只有一组时可略
help-event-seed = 抽签用随机种子
help-event-table = 台号，该轮只有一台时可略
help-event-board = 团体赛的台次
help-event-game = 一场多局时的第几局
help-event-outcome = first_wins、second_wins、draw、forced_draw、both_lose、first_absent、second_absent 或 both_absent
help-event-desk = 用于 result：已确认成绩的裁判桌日志；代替 --table 与 --outcome
help-event-correct = 用于 result：更正已确认的成绩
help-event-round = 轮次；指令若会改到别的轮次则不接受
help-event-reason = 更正的理由
help-event-stage = 要显示的阶段，由 1 起；不写则为最后的阶段
help-event-player = 棋手编号
help-event-opponent = 用于 why：另一棋手，为何不是此人？
help-event-schema = 只输出规程的 JSON Schema
help-event-by = 由谁下令；默认为赛事总监
help-event-at = 时间，如 2026-05-01T10:00:00
help-event-request = 所请求的事，JSON（ask、officials、assign、call、duty、case、appeal、desk、may）；requests 列出例子；may 不附此项则列出全表
help-event-person = 请求者的任命编号，代替 --by
help-event-seat = 与 --table 同用：以该台 first 或 second 一方的身份提出
help-event-case = 要查看或打印的个案编号
help-event-to = 显示比赛在该行之后或该时间的情况
help-event-what = 输出的内容：entries、pairings、by-name、standings、cross、slips、records、cards、boards、bracket、check-in、draw、team-sheets、prizes、terms 或 trf
help-event-format = text、json、csv、xlsx 或 html
help-event-more =
    例：
      qizheng event new open.jsonl --charter charter.toml
      qizheng event add open.jsonl --sheet entries.csv
      qizheng event draw open.jsonl --seed 7
      qizheng event pair open.jsonl --seed 8
      qizheng event publish open.jsonl
      qizheng event result open.jsonl --table 1 --outcome first_wins
      qizheng event close open.jsonl
      qizheng event standings open.jsonl
      qizheng event explain open.jsonl --player 3
      qizheng event why open.jsonl --player 3 --opponent 5
      qizheng event desk open.jsonl --table 1 > game.jsonl
      qizheng event export open.jsonl --what pairings --format html
      qizheng event requests open.jsonl
      qizheng event may open.jsonl
      qizheng event table open.jsonl --table 1
      qizheng event case open.jsonl --case 1 --format html

help-pair = 为一份名单编排一轮
help-pair-file = JSON：循环赛、淘汰赛为 "players": [1, 2, 3]，积分编排为各人的积分与先后手；也可用 TRF 文件（.trf）；“-”为标准输入
help-pair-system = xiangqi-swiss、round-robin、double-round-robin 或 knockout
help-pair-seed = 抽签用随机种子
help-pair-check = 用独立的算法核对积分编排
help-pair-more =
    JSON 的写法见 docs/EVENT.md。

    例：
      qizheng pair field.json --system xiangqi-swiss --seed 42 --check

help-standings = 为一份成绩排名次
help-standings-file = JSON：players、matches、byes；或 TRF 文件（.trf）；“-”为标准输入
help-standings-tiebreaks = 规则所列次序，如 swiss、round_robin，或以逗号分隔的破同分办法
help-standings-still-tied = 名次分出一部分后，仍同分者如何再分：go_on（依次用下一项）或 direct_again（再看彼此对局）
help-standings-scoring = half、whole（默认）、league 或 huang
help-standings-counting = games、two_games、team_matches、team_two_games 或 team_boards
help-standings-format = text、json、csv、xlsx 或 html
help-standings-more =
    JSON 的写法见 docs/EVENT.md。

    例：
      qizheng standings results.json --tiebreaks swiss --scoring whole

help-help-command = 命令；未指定时列出全部命令
help-help-more =
    例：
      qizheng help judge
help-completions = 写出命令行的自动补全
help-completions-shell = bash、elvish、fish、powershell 或 zsh
help-completions-more =
    例：
      qizheng completions bash > ~/.local/share/bash-completion/completions/qizheng
      qizheng completions zsh -o ~/.zfunc/_qizheng
help-man = 写出手册页
help-man-command = 命令；未指定时为整个程序
help-man-more =
    例：
      qizheng man | man -l -
      qizheng man judge -o qizheng-judge.1
