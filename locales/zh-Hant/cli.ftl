### 命令列。

## 說明

help-heading-usage = 用法：
help-heading-arguments = 引數
help-heading-options = 選項
help-heading-commands = 命令
help-value-command = 命令

help-help = 顯示說明
help-version = 顯示版本
help-lang = 回答所用的語言：zh-Hant、zh-Hans 或 en；未指定時依 LC_ALL、LC_MESSAGES 或 LANG

help-qizheng = 棋證：象棋與西洋棋裁判
help-qizheng-more =
    結束碼 0：已回答。1：輸入有誤，錯在何處、應為何物，寫在標準錯誤輸出。2：用法有誤。
    「qizheng 命令 --help」列出該命令的引數與範例。

help-judge = 各規則書對一局棋的裁決，附條文與理據
help-judge-file = 任何格式的棋譜檔；「-」為標準輸入
help-judge-rules = 規則書，以逗號分隔，或 all（象棋全部）：xqef-2022、roc-113、hk-2016、cn-referee、axf-2003、wxf-2018；或 fide-2014（西洋棋規則）
help-judge-fen = 起始盤面；「-」由標準輸入讀取
help-judge-moves = 著法，任何記法或混用，以空白分隔
help-judge-format = text、json（檔案為陣列）或 jsonl（每行一個物件）
help-judge-full = 全部列出：審查的每一著、每一條文、每部規則
help-judge-notation = 文字中著法的記譜法：iccs、iccs-dashed、uci、zh-hant、zh-hans、wxf 或 brief；不指定則隨語言
help-judge-warned = 裁判已於哪些著後指示或警誡，以逗號分隔；不指定則視為不知
help-judge-reading = 條文可作兩種解讀時取何者：literal（字面）或 purposive（目的）
help-judge-limit = 自然限著著數：規則書交由賽會規定者（cn-referee）或另有規定者
help-judge-claim = 此刻提出自然限著的一方：red 或 black；只限提出方的將軍著數
help-judge-set = 規則書的設定，以逗號分隔，見「qizheng rulebooks ID」所列：standing-kill=idle
help-judge-unrecorded = 賽員無須記譜（影響王見王的處理）
help-judge-flag = 西洋棋：用時已盡的一方，white（白）或 black（黑）
help-judge-jobs = 執行緒數；不指定則與機器可同時執行者相同
help-judge-schema = 只印出回答的 JSON Schema
help-judge-more =
    檔案有多局時，每項裁決註明屬第幾局；JSON 中檔案的每項裁決都有「game」：「number」，以及已知的「event」、「red」
    （西洋棋為「white」）、「black」。有誤的一局仍佔其號。

    例：
      qizheng judge --rules roc-113 --fen "3aka3/9/2c6/9/9/6R2/9/4B4/4A4/4K4 w" --moves "俥三平七 包3平7 俥七平三 包7平3"
      qizheng judge examples/perpetual-check.pgn --rules all --format json
help-desk = 以裁判桌記錄一局棋：每項記載的結果與棋局現況
help-desk-script = 腳本：首行為賽前所定，其後每行一項，以 JSON 書寫；「-」為標準輸入
help-desk-rules = 規則書，以逗號分隔，或 all（所有設有裁判桌者）；未指定時依腳本所載
help-desk-format = text 或 json
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

help-rulebooks = 各規則書逐條的實作情況
help-rulebooks-book = 規則書
help-rulebooks-article = 其中一條
help-rulebooks-more =
    測試案例令程式引用某單元，該單元即告證實。例：
      qizheng rulebooks
      qizheng rulebooks roc-113
      qizheng rulebooks roc-113 2.4.8

help-moves = 列出局面的合法著法，每行一著，以 ICCS 座標書寫，西洋棋用 UCI
help-moves-fen = 局面；「-」表示由標準輸入讀取
help-moves-game = 棋種：xiangqi（象棋，未指定時）或 chess（西洋棋）
help-moves-more =
    縱線由紅方左起為 a 至 i，橫線由紅方底線起為 0 至 9。FEN 的馬可寫 h 或 n，象可寫 e 或 b，紅方走可寫 w 或 r。
    無合法著法的一方即告負，此時不印任何內容。

    範例：
      qizheng moves --fen "4k4/9/9/9/9/9/9/9/4R4/3K5 b"
      echo "4k4/9/9/9/9/9/9/9/4R4/3K5 b" | qizheng moves --fen -

help-perft = 計算指定長度的合法著法序列總數
help-perft-depth = 序列長度，0 至 12
help-perft-fen = 局面，未指定時為開局；「-」表示由標準輸入讀取
help-perft-game = 棋種：xiangqi（象棋，未指定時）或 chess（西洋棋）
help-perft-divide = 先逐著列出以該著起始的數目（「著法: 數目」），末行為總數
help-perft-threads = 執行緒數，1 至 1024；未指定時依機器可同時執行的數目
help-perft-more =
    範例：
      qizheng perft 4
      qizheng perft 2 --divide --fen "4k4/9/9/9/9/9/9/9/4R4/3K5 b"

help-convert = 讀取各種棋譜檔，以同一格式寫出
help-convert-files = 棋譜檔，格式與編碼不拘；「-」表示標準輸入
help-convert-to = 寫出的格式：pgn、dhtmlxq、xqf、cbr、list 或 tsv；西洋棋為 pgn
help-convert-notation = 文字著法的記譜法：iccs（未指定時）、iccs-dashed、uci、zh-hant、zh-hans、wxf 或 brief；西洋棋為 san（未指定時）、uci、fide 或 fide-long
help-convert-game = 棋種：xiangqi（象棋，未指定時）或 chess（西洋棋）
help-convert-more =
    可讀的格式：pgn、dhtmlxq（含網頁中者）、xqf、cbr、cbl、list、tsv，亦可為 gzip 壓縮檔；文字可為 UTF-8、UTF-16、GBK 或
    Big5；著法可用任何記譜法。讀不懂的棋局在標準錯誤輸出說明，其餘照寫，結束碼為 1。一個 xqf 或 cbr 檔只存一局。

    範例：
      qizheng convert examples/double-cannon.pgn --to list --notation wxf
      qizheng convert old.xqf new.pgn --to pgn --notation zh-hant > all.pgn
      echo "炮二平五 馬8進7" | qizheng convert - --to tsv

help-check = 檢查棋譜檔或整個資料夾是否都能讀懂
help-check-paths = 檔案，或要搜尋檔案的資料夾；「-」表示標準輸入
help-check-game = 棋種：xiangqi（象棋，未指定時）或 chess（西洋棋）
help-check-more =
    逐局讀取，每一著（含變著）以各種記譜法寫出再讀回。錯誤寫在標準錯誤輸出，末行為檔案、棋局、著法與錯誤的數目。資料夾中
    不是棋譜的檔案略過。任何檔案或棋局有誤，結束碼為 1。

    範例：
      qizheng check examples
      qizheng check archive/ more-games.pgn.gz

## 用法

usage-no-command = 缺少命令
usage-unknown-command = 沒有「{ $command }」這個命令
usage-unknown-argument = 此處不應有「{ $argument }」
usage-missing = 缺少 { $argument }
usage-no-value = { $argument } 缺少值
usage-unknown-value = 「{ $value }」不合 { $argument }，應為 { $known }
usage-wrong-value = { $argument }：{ $why }
usage-not-in-range = 「{ $value }」不合 { $argument }，應為 { $least } 至 { $most } 的整數
usage-twice = { $argument } 給了兩次
usage-conflict = { $argument } 不能與 { $other } 並用
usage-not-utf8 = 有引數不是有效的 UTF-8

## 輸入與輸出

input-stdin-unreadable = 無法讀取標準輸入：{ $why }
input-fen-unreadable =
    讀不懂 FEN「{ $fen }」：
    { "  " }{ $why }
input-fen-impossible = FEN「{ $fen }」不成局面：
input-stdin = 標準輸入
input-file = { $file }：{ $what }
input-folder-unreadable = 無法讀取資料夾 { $file }：{ $why }
input-faults = 共 { $count } 處錯誤
input-passed-over = { $file }：略過，不是認得的棋譜檔
convert-lost = { $format } 存不下：{ $lost }
check-unstable = 第 { $game } 局：{ $m } 以 { $notation } 寫作「{ $text }」，讀回不是同一著
check-counts = 檔案 { $files }，棋局 { $games }，著法 { $moves }，錯誤 { $faults }
output-failed = 無法寫出結果：{ $why }

## 裁決

judge-move-wrong = 第 { $ply } 著「{ $text }」：{ $why }
judge-move-forbidden = 第 { $ply } 著：{ $why }〔{ $articles }〕
judge-claim-without-limit = { $books }：規則書未定自然限著的著數，由賽會規定；要提出，請以 --limit 給出著數
judge-move-forbidden-uncited = 第 { $ply } 著：{ $why }
judge-kings-face = 第 { $ply } 著走成王見王，對方可吃將（帥）〔{ $articles }〕
judge-flag-chess-only = --flag 須與 --rules fide-2014 並用
judge-two-games = 所選規則書分屬兩種棋，應全為象棋規則書，或只用 fide-2014
judge-game = === 第 { $number } 局 ===
judge-game-named = === 第 { $number } 局：{ $names } ===
judge-no-game = 缺少棋局，應給棋譜檔（「-」為標準輸入）、--fen 或 --moves
judge-moves-before = 其前 { $count } 著均合法
judge-set-twice = 「{ $one }」與「{ $other }」對同一設定有兩種取法，應只給其一
rulebooks-kind = { $kind ->
    [definition] 定義
    [ruled] 裁決
    [desk] 裁判桌
    [event] 賽事
    [conduct] 品行
    [equipment] 器材
    [notice] 說明
   *[other] { $kind }
}
rulebooks-proved = 已證
rulebooks-of = { $proved }／{ $units }
judge-setting-unused = 所選規則書都沒有設定「{ $setting }」，請用「qizheng rulebooks ID」所列的設定
rulebooks-setting = 設定 { $setting } = { $values }：{ $means }
setting-new-attack = 何謂新攻擊：只看攻擊本身，或失根亦算
setting-fresh-by = 新攻擊以被攻擊子為準，抑以攻擊子與被攻擊子的配對為準
setting-window = 判哪幾次出現：足以裁決的最後數次及其前同類者，或全部
setting-warned-window = 警誡盤面再現時由何處判起：由警誡起，或由首次出現起
setting-another-target = 警誡後改捉他子是否仍屬所警誡的著法
setting-renewals = 同一著法間斷後重新警誡幾次
setting-double-attack = 一著令一子受兩重攻擊時，解去其一或全部方為應捉
setting-root-test = 能反吃之子何時為根
setting-capped-play = 限著中何種著法只計若干循環
setting-aimless = 何者往返屬待判局面
setting-bound-like = 受牽制而遭同類攻擊的子，有根是否即閒
setting-bound-attacker = 受牽制的子沿線可否攻擊
setting-bound-target = 受牽制的被攻子沿線可否反吃
setting-check-chase = 將軍的著法可否兼捉
setting-standing-kill = 原已存在的殺是否著著算殺
setting-mated-taker = 吃子後哪種被將死不算捉：連將殺，或下一著即殺
setting-replies = 被吃一方可在何處還吃
setting-plain-draw = 裁判認定：哪一方占據要點構成簡明和棋，附帶捉士象按閒
setting-repeated-press = 按鐘違例再犯時記多少：再記一次，或再記兩次
setting-filled-in = 經裁判通知才補記的著法，是否仍計入漏記
setting-slid-back = 滑動棋子前進再後退、落在不能到的交點：只論滑動，還是落點另作錯誤的棋子移動
setting-illegal-move = 不合規則的著法何時計違例：按鐘之後，或走出之時
rulebooks-desk = { $parts } 的裁判桌與品行單元：已證 { $count }，{ $percent } %
rulebooks-no-article = { $book } 沒有條文「{ $article }」，請用「qizheng rulebooks { $book }」所列的編號
rulebooks-proved-by = 證實案例：{ $cases }
rulebooks-unproved = 尚無案例證實
rulebooks-slip = 原文訛誤：{ $slip }
rulebooks-reclassed = 歸類理由：{ $why }
rulebooks-case = 案例構想：{ $idea }

help-event = 以章程、名單與日誌辦一項比賽
help-event-action = new、add、draw、pair、publish、result、close、standings、explain、why、desk、export、do、ask、may、officials、calls、duties、replay 或 repair
help-event-file = 比賽的日誌，每行一個 JSON 事件；只讀時「-」為標準輸入
help-event-charter = new 的章程，TOML 或 JSON
help-event-sheet = add 的名單，CSV 或 XLSX
help-event-name = add 一名棋手的姓名
help-event-order = do 的命令，JSON
help-event-section = 組別，只有一組時可略
help-event-seed = 抽籤的種子數
help-event-table = 枱號，該輪只有一枱時可略
help-event-board = 團體賽的枱次
help-event-outcome = first_wins、second_wins、draw、forced_draw、both_lose、first_absent、second_absent、both_absent
help-event-desk = 用於 result：確認賽果的裁判桌日誌；代替 --table 與 --outcome
help-event-correct = result 用：更正已確認的賽果
help-event-player = 編號
help-event-opponent = why 所問的另一賽員：為何不是此人？
help-event-schema = 只列印章程的 JSON Schema
help-event-by = 由誰下令，預設賽務總監
help-event-at = 時間，如 2026-05-01T10:00:00
help-event-request = ask、may 所請求的事，JSON
help-event-person = 請求者的委任編號，代替 --by
help-event-to = 顯示比賽在該行之後或該時間的情況
help-event-what = export 的內容：entries、pairings、by-name、standings、cross、slips、records、cards、prizes、terms
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

help-pair = 為一份名單編排一輪
help-pair-file = JSON：循環賽、淘汰賽為 "players": [1, 2, 3]，積分編排為各人的得分與先後手；亦可用 TRF 檔（.trf）；「-」為標準輸入
help-pair-system = xiangqi-swiss、round-robin、double-round-robin、knockout
help-pair-seed = 抽籤的種子數
help-pair-check = 再以另一途徑核對積分編排
help-pair-more =
    JSON 的寫法見 docs/EVENT.md。

    例：
      qizheng pair field.json --system xiangqi-swiss --seed 42 --check

help-standings = 為一份賽果排名次
help-standings-file = JSON：players、matches、byes；或 TRF 檔（.trf）；「-」為標準輸入
help-standings-tiebreaks = swiss、round_robin 等印定的次序，或以逗號分開的條件
help-standings-still-tied = 名次已分出一部分後，仍同分者如何再分：go_on（順次下一項）或 direct_again（重看彼此對賽）
help-standings-scoring = half、whole（未指定時）、league 或 huang
help-standings-counting = games、two_games、team_matches、team_two_games 或 team_boards
help-standings-format = text、json、csv、xlsx 或 html
help-standings-more =
    JSON 的寫法見 docs/EVENT.md。

    例：
      qizheng standings results.json --tiebreaks swiss --scoring whole
