### 命令列。

## 說明

help-heading-usage = 用法：
help-heading-arguments = 參數
help-heading-options = 選項
help-heading-commands = 命令
help-value-command = 命令

help-help = 顯示說明
help-version = 顯示版本
help-lang = 回答所用的語言：zh-Hant、zh-Hans 或 en；預設依 LC_ALL、LC_MESSAGES 或 LANG
help-output = 把答案寫入此檔案，不寫到標準輸出

help-qizheng = 棋證：象棋與國際象棋裁判
help-qizheng-more =
    結束碼 0：已回答。1：輸入有誤，錯在何處、應為何物，寫在標準錯誤輸出。2：用法有誤。
    「qizheng 命令 --help」列出該命令的參數與例子。

help-judge = 各規則對一局棋的裁決，附條文與依據
help-judge-file = 任何格式的棋譜檔；「-」為標準輸入
help-judge-rules = 規則，以逗號分隔，或 all（象棋全部）：xqef-2022、roc-113、hk-2016、cn-referee、axf-2003、wxf-2018；或 fide-2014（國際象棋規則）
help-judge-fen = 起始盤面；「-」表示由標準輸入讀取
help-judge-moves = 著法，任何記譜法皆可，亦可混用，以空格分隔
help-judge-format = text、json（檔案為陣列）或 jsonl（每行一個物件）
help-judge-full = 全部列出：審查的每一著、每一條文、每部規則
help-judge-notation = 文字中著法的記譜法：iccs、iccs-dashed、uci、zh-hant、zh-hans、wxf 或 brief；預設隨語言
help-judge-warned = 裁判在哪些著後已指示或警誡，以逗號分隔；預設為未有
help-judge-reading = 條文有兩種解讀時採用何者：literal（字面）或 purposive（目的）
help-judge-limit = 自然限著的著數：規則交由賽會訂明（cn-referee），或賽會另有規定時使用
help-judge-claim = 此時提出自然限著的一方：red 或 black；將軍著數的上限只用於提出方
help-judge-set = 規則的設定，以逗號分隔，見「qizheng rulebooks ID」：standing-kill=idle
help-judge-unrecorded = 賽員毋須記錄（影響王見王的處理）
help-judge-flag = 國際象棋：超時的一方，white（白）或 black（黑）
help-judge-jobs = 執行緒數；預設為機器可同時執行的數目
help-judge-schema = 只輸出答案的 JSON Schema
help-judge-more =
    檔案有多局時，每項裁決註明屬第幾局；JSON 中每項裁決都有「game」：「number」，以及已知的「event」、「red」
    （國際象棋為「white」）、「black」。有誤的一局仍保留其局號。

    例：
      qizheng judge --rules roc-113 --fen "3aka3/9/2c6/9/9/6R2/9/4B4/4A4/4K4 w" --moves "俥三平七 包3平7 俥七平三 包7平3"
      qizheng judge examples/perpetual-check.pgn --rules all --format json
help-desk = 以裁判桌記錄一局棋：每項記載的結果與棋局現況
help-desk-script = 腳本：首行為賽前所定，其後每行一項，以 JSON 書寫；「-」為標準輸入
help-desk-rules = 規則，以逗號分隔，或 all（所有設有裁判桌者）；預設依腳本所載
help-desk-format = text 或 json
help-desk-full = 列出每一條文；否則只列起決定作用的幾條
help-desk-events = 只寫日誌，每行一個事件
help-desk-log = 不讀腳本，改讀以 --events 寫出的日誌
help-desk-schema = 寫出腳本、日誌與現況的 JSON Schema
help-desk-more =
    docs/DESK.md 說明各種記載與事件。讀不懂的一行令腳本到此為止：其前各項照寫，結束碼為 1。不受理的記載不改變任何事，並非
    腳本之誤。

    例：
      qizheng desk examples/desk.jsonl --rules xqef-2022
      qizheng desk examples/desk.jsonl --events > game.log
      qizheng desk --log game.log --format json

help-rulebooks = 各規則逐條的實作情況
help-rulebooks-book = 規則
help-rulebooks-article = 其中一條
help-rulebooks-more =
    有測試案例令程式引用某條目，該條目即為「有案例」。例：
      qizheng rulebooks
      qizheng rulebooks roc-113
      qizheng rulebooks roc-113 2.4.8

help-moves = 列出盤面的合法著法，每行一著，以 ICCS 座標書寫（國際象棋用 UCI）
help-moves-fen = 盤面；「-」表示由標準輸入讀取
help-moves-game = 棋種：xiangqi（象棋，預設）或 chess（國際象棋）
help-moves-more =
    縱線由紅方左起為 a 至 i，橫線由紅方底線起為 0 至 9。FEN 的馬可寫 h 或 n，象可寫 e 或 b，紅方走可寫 w 或 r。
    無合法著法的一方即負，此時不輸出任何內容。

    例：
      qizheng moves --fen "4k4/9/9/9/9/9/9/9/4R4/3K5 b"
      echo "4k4/9/9/9/9/9/9/9/4R4/3K5 b" | qizheng moves --fen -

help-perft = 計算指定長度的合法著法序列總數
help-perft-depth = 序列長度，0 至 12
help-perft-fen = 盤面，預設為開局；「-」表示由標準輸入讀取
help-perft-game = 棋種：xiangqi（象棋，預設）或 chess（國際象棋）
help-perft-divide = 先逐著列出以該著起始的數目（「著法: 數目」），末行為總數
help-perft-threads = 執行緒數，1 至 1024；預設為機器可同時執行的數目
help-perft-more =
    例：
      qizheng perft 4
      qizheng perft 2 --divide --fen "4k4/9/9/9/9/9/9/9/4R4/3K5 b"

help-convert = 把各種棋譜檔轉換成同一格式
help-convert-files = 棋譜檔或資料夾，格式與編碼不拘；「-」表示標準輸入
help-convert-to = 寫出的格式：pgn、dhtmlxq、xqf、cbr、list 或 tsv；國際象棋為 pgn
help-convert-notation = 文字著法的記譜法：iccs（預設）、iccs-dashed、uci、zh-hant、zh-hans、wxf 或 brief；國際象棋為 san（預設）、uci、fide 或 fide-long
help-convert-game = 棋種：xiangqi（象棋）或 chess（國際象棋）；預設依第一個檔案而定
help-convert-out-dir = 各檔分別寫入此資料夾，沿用原名並更換副檔名；不覆寫已有的檔案
help-convert-more =
    可讀的格式：pgn、dhtmlxq（含網頁中者）、xqf、cbr、cbl、list、tsv，亦可為 gzip 壓縮檔；文字可為 UTF-8、UTF-16、GBK 或
    Big5；著法可用任何記譜法。讀不懂的棋局在標準錯誤輸出說明，其餘照寫，有非法著法的棋局寫到該著
    之前，結束碼為 1。格式無法保存的內容會說明。一個 xqf 或 cbr 檔只存一局。

    例：
      qizheng convert examples/double-cannon.pgn --to list --notation wxf
      qizheng convert old.xqf new.pgn -t pgn -n zh-hant -o all.pgn
      qizheng convert archive/ --to pgn --out-dir converted
      echo "炮二平五 馬8進7" | qizheng convert - --to tsv

help-check = 檢查棋譜檔或整個資料夾是否都能讀懂
help-check-paths = 檔案，或要搜尋檔案的資料夾；「-」表示標準輸入
help-check-game = 棋種：xiangqi（象棋）或 chess（國際象棋）；預設依第一個檔案而定
help-check-rules = 規則：一併核對棋譜所載結果與裁決是否相符
help-check-more =
    逐局讀取，每一著（含變例）以各種記譜法寫出再讀回。錯誤寫在標準錯誤輸出，末行為檔案、棋局、著法與錯誤的數目。資料夾中
    不是棋譜的檔案略過。任何檔案或棋局有誤，結束碼為 1。

    例：
      qizheng check examples
      qizheng check archive/ more-games.pgn.gz

## 用法

usage-no-command = 缺少命令
usage-unknown-command = 沒有「{ $command }」這個命令
usage-unknown-argument = 此處不應有「{ $argument }」
usage-missing = 缺少 { $argument }
usage-no-value = { $argument } 缺少值
usage-unknown-value = { $argument } 的值「{ $value }」無效，應為 { $known }
usage-wrong-value = { $argument }：{ $why }
usage-not-in-range = { $argument } 的值「{ $value }」無效，應為 { $least } 至 { $most } 的整數
usage-twice = { $argument } 重複
usage-conflict = { $argument } 不能與 { $other } 並用
usage-not-utf8 = 有參數不是有效的 UTF-8
usage-did-you-mean = 是否指 { $known }？

## 輸入與輸出

input-stdin-unreadable = 無法讀取標準輸入：{ $why }
input-fen-unreadable =
    讀不懂 FEN「{ $fen }」：
    { "  " }{ $why }
input-fen-impossible = FEN「{ $fen }」不是合法盤面：
input-stdin = 標準輸入
input-file = { $file }：{ $what }
input-folder-unreadable = 無法讀取資料夾 { $file }：{ $why }
input-faults = 共 { $count } 處錯誤
input-passed-over = { $file }：略過，不是可識別的棋譜檔
convert-lost = { $format } 無法保存：{ $lost }
check-unstable = 第 { $game } 局：{ $m } 以 { $notation } 寫作「{ $text }」，讀回不是同一著
check-counts = 檔案 { $files }，棋局 { $games }，著法 { $moves }，錯誤 { $faults }
check-disagrees = 第 { $game } 局：所載結果{ $recorded }，裁決{ $ruled }
check-counts-ruled = { $counts }，與裁決不符 { $disagreeing }
output-failed = 無法寫出結果：{ $why }
output-not-text = 答案不是文字，不能寫到終端機；請以 -o FILE 指定檔案

## 裁決

judge-move-wrong = 第 { $ply } 著「{ $text }」：{ $why }
judge-move-forbidden = 第 { $ply } 著：{ $why }〔{ $articles }〕
judge-claim-without-limit = { $books }：規則未訂自然限著的著數，交由賽會訂明；如要提出，請以 --limit 給出著數
judge-move-forbidden-uncited = 第 { $ply } 著：{ $why }
judge-kings-face = 第 { $ply } 著走成王見王，對方可吃將（帥）〔{ $articles }〕
judge-flag-chess-only = --flag 須與 --rules fide-2014 並用
judge-chess-game = 這是國際象棋的棋局，應用 --rules fide-2014
judge-two-games = 所選規則分屬兩種棋，應全為象棋規則，或只用 fide-2014
judge-game = === 第 { $number } 局 ===
judge-game-named = === 第 { $number } 局：{ $names } ===
judge-broke = 第 { $game } 局：判決時程式出錯，請回報
judge-no-game = 沒有棋局，請給棋譜檔（「-」為標準輸入）、--fen 或 --moves
judge-moves-before = 其前 { $count } 著均合法
judge-set-twice = 「{ $one }」與「{ $other }」互相矛盾，只可給其一
rulebooks-kind = { $kind ->
    [definition] 定義
    [ruled] 裁決
    [desk] 裁判桌
    [event] 賽事
    [conduct] 操守
    [equipment] 用具
    [notice] 說明
   *[other] { $kind }
}
rulebooks-proved = 有案例
rulebooks-of = { $proved }／{ $units }
judge-setting-unused = 所選規則都沒有設定「{ $setting }」，請用「qizheng rulebooks ID」所列的設定
rulebooks-ids = 條目以原文印出的編號為名；編號後的文字區分同一條的各部分。
rulebooks-setting = 設定 { $setting } = { $values }：{ $means }〔{ $articles }〕
setting-new-attack = 何謂新攻擊：只看攻擊本身，或失根亦算
setting-fresh-by = 新攻擊以被攻擊子為準，抑以攻擊子與被攻擊子的配對為準
setting-window = 審查哪幾次出現：足以裁決的最後數次及之前性質相同者，或全部
setting-warned-window = 警誡盤面再現時由何處審查起：由警誡起，或由首次出現起
setting-another-target = 警誡後改捉他子，是否仍屬所警誡的著法
setting-renewals = 同一著法間斷後重新警誡的次數
setting-double-attack = 一著令一子受兩重攻擊時，解除其一或全部方為應捉
setting-root-test = 能吃回之子何時為根
setting-capped-play = 計算限著時，何種著法只計若干循環
setting-surplus-cycles = 超出三次的循環，只有長將、長捉不計，還是任何循環都不計
setting-surplus-checks = 自然限著中超過十次的將軍如何扣除：扣整個回合，或只扣該著
setting-aimless = 何方往返走子屬待判局面
setting-bound-like = 被牽制子受同類攻擊時，有根是否即屬閒
setting-bound-attacker = 被牽制子可否沿牽制線攻擊
setting-bound-target = 被牽制的被攻擊子可否沿牽制線反吃
setting-check-chase = 將軍的著法可否兼捉
setting-standing-kill = 原已存在的殺，其後每著是否仍算殺
setting-mated-taker = 吃子後被將死而不算捉：指連將殺，或只指下一著即殺
setting-replies = 失子一方可在何處吃回
setting-even-take = 吃去無根子而在別處失去等值子力，是否算捉
setting-plain-draw = 由裁判認定：哪一方佔據要點構成簡明和棋，附帶的捉士象按閒處理
setting-repeated-press = 按鐘違例再犯：再記一次，或再記兩次
setting-filled-in = 經裁判通知才補記的著法，是否仍計入漏記
setting-slid-back = 滑動棋子前進再後退、落在不能到的交點：只論滑動，或落點另作非法著法
setting-illegal-move = 非法著法何時計違例：按鐘之後，或走出之時
setting-colours-early = 先後手顛倒何時可重賽：開賽五分鐘內且未有兌子，或由裁判酌定
setting-omitted-moves = 漏記何時算違例：連續四著，或合共四著
setting-sixteen-omitted = 漏記滿十六著如何處理：與漏記四著以上同記違例一次，或依基本規則判負
setting-sealed-by = 封棋時由誰寫暗著：一律由紅方，輪黑方走則黑方先走完，或由輪走方
setting-proven-loss = 何種行為證實即判負：只限分析局面，或連隨意離席、交談、參考資料在內
setting-shifted-man = 賽員意外移動一枚棋子如何處理：只予復位，或並作犯規
setting-clock-agreed = 棋鐘重新調整是否須雙方同意：須同意，或雙方不同意時由裁判決定
setting-resignation = 有裁判監局時認輸何時終局：說出即終局，或經裁判裁定
rulebooks-desk = { $parts } 的裁判桌與操守條目：有案例 { $count }，{ $percent } %
rulebooks-no-article = { $book } 沒有條目「{ $article }」，請用「qizheng rulebooks { $book }」所列的編號
rulebooks-proved-by = 案例：{ $cases }
rulebooks-unproved = 尚無案例
rulebooks-slip = 原文訛誤：{ $slip }
rulebooks-reclassed = 歸類理由：{ $why }
rulebooks-case = 案例構想：{ $idea }

help-event = 舉辦一項比賽：章程、報名、各輪、賽果、名次，存於一個檔案
help-event-action = new、amend、add、ratings、draw、pair、publish、result、close、status、standings、explain、why、desk、export、orders、do、ask、requests、may、officials、watch、unratified、calls、duties、cases、assign、call、duty、case、appeal、notice、table、log、replay 或 repair
help-event-file = 比賽的日誌，每行一個 JSON 事件；只讀時「-」為標準輸入
help-event-charter = new 的章程，TOML 或 JSON
help-event-sheet = add 的名單、result 的賽果、ratings 的等級分表，CSV 或 XLSX
help-event-ratings = 用於 add：等級分表，供查找沒有等級分的賽員
help-event-name = add 一名賽員的姓名
help-event-order = do 的指令，JSON
help-event-section = 組別，只有一組時可略
help-event-seed = 抽籤用隨機種子
help-event-table = 枱號，該輪只有一枱時可略
help-event-board = 團體賽的枱次
help-event-game = 一場多局時的第幾局
help-event-outcome = first_wins、second_wins、draw、forced_draw、both_lose、first_absent、second_absent 或 both_absent
help-event-desk = 用於 result：確認賽果的裁判桌日誌；代替 --table 與 --outcome
help-event-correct = 用於 result：更正已確認的賽果
help-event-round = 輪次；指令若會改到別的輪次則不接受
help-event-reason = 更正的理由
help-event-stage = 要顯示的階段，由 1 起；不寫則為最後的階段
help-event-player = 賽員編號
help-event-opponent = 用於 why：另一賽員，為何不是此人？
help-event-schema = 只輸出章程的 JSON Schema
help-event-by = 由誰下令；預設為賽務總監
help-event-at = 時間，如 2026-05-01T10:00:00
help-event-request = 所請求的事，JSON（ask、officials、assign、call、duty、case、appeal、desk、may）；requests 列出例子；may 不附此項則列出全表
help-event-person = 請求者的委任編號，代替 --by
help-event-seat = 連同 --table：以該枱 first 或 second 一方的身份提出
help-event-case = 要查看或列印的個案編號
help-event-to = 顯示比賽在該行之後或該時間的情況
help-event-what = 輸出的內容：entries、pairings、by-name、standings、cross、slips、records、cards、boards、bracket、check-in、draw、team-sheets、prizes、terms 或 trf
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

help-pair = 為一份名單編排一輪
help-pair-file = JSON：循環賽、淘汰賽為 "players": [1, 2, 3]，積分編排為各人的積分與先後手；亦可用 TRF 檔（.trf）；「-」為標準輸入
help-pair-system = xiangqi-swiss、round-robin、double-round-robin 或 knockout
help-pair-seed = 抽籤用隨機種子
help-pair-check = 以獨立的算法核對積分編排
help-pair-more =
    JSON 的寫法見 docs/EVENT.md。

    例：
      qizheng pair field.json --system xiangqi-swiss --seed 42 --check

help-standings = 為一份賽果排名次
help-standings-file = JSON：players、matches、byes；或 TRF 檔（.trf）；「-」為標準輸入
help-standings-tiebreaks = 規則所列次序，如 swiss、round_robin，或以逗號分隔的決勝條件
help-standings-still-tied = 名次分出一部分後，仍同分者如何再分：go_on（依次用下一項）或 direct_again（再看彼此對賽）
help-standings-scoring = half、whole（預設）、league 或 huang
help-standings-counting = games、two_games、team_matches、team_two_games 或 team_boards
help-standings-format = text、json、csv、xlsx 或 html
help-standings-more =
    JSON 的寫法見 docs/EVENT.md。

    例：
      qizheng standings results.json --tiebreaks swiss --scoring whole

help-help-command = 命令；未指定時列出全部命令
help-help-more =
    例：
      qizheng help judge
help-completions = 寫出命令列的自動補全
help-completions-shell = bash、elvish、fish、powershell 或 zsh
help-completions-more =
    例：
      qizheng completions bash > ~/.local/share/bash-completion/completions/qizheng
      qizheng completions zsh -o ~/.zfunc/_qizheng
help-man = 寫出手冊頁
help-man-command = 命令；未指定時為整個程式
help-man-more =
    例：
      qizheng man | man -l -
      qizheng man judge -o qizheng-judge.1
