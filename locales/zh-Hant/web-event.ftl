### 賽事的頁面：公眾、賽務總監、開新賽事、投影、棋手座位。

## 各頁共用

web-page-events = 賽事
web-page-new = 開新賽事
web-events-none = 尚無賽事。
web-event-run = 主持賽事
web-event-lost = 連線中斷，重新連線中…
web-event-first = 先手
web-event-second = 後手
web-event-wins = { $side }勝
web-event-draw = 和
web-event-both-lose = 雙負
web-event-absent = { $side }缺席
web-event-both-absent = 雙方缺席
web-event-round = 第 { $round } 輪
web-event-table = 枱
# 在大號數字之前。
web-event-table-word = 枱號
web-event-result = 賽果
web-event-opponent = 對手
web-event-bye = 輪空
web-event-half-bye = 半分輪空
web-event-leave = 請假
web-event-playing = 對局中

## 公眾頁面

web-event-tab-pairings = 對局
web-event-tab-names = 找我的枱
web-event-tab-standings = 名次
web-event-tab-cross = 對賽成績表
web-event-tab-entries = 參賽名單
web-event-tabs = 顯示內容
web-event-sections = 組別
web-event-rounds = 輪次
web-event-search = 姓名、編號或枱號
web-event-find = 找我的枱
web-event-my-table = 我的枱
web-event-other-player = 不是我
web-event-my-seat = 用座位代碼回報賽果或呼叫裁判
web-event-not-paired-you = 本輪沒有對局
web-event-not-yet-paired = 尚未公布任何一輪的對局。
web-event-no-sections = 此賽事尚無組別。
web-event-no-section = 此賽事沒有「{ $section }」這一組；請選一組
web-event-names-hint = 點自己的名字，枱號就一直顯示在這部手機的頁面頂部。
web-more-rows = 還有 { $count } 行，往下捲就會顯示
web-event-nobody = 找不到「{ $text }」。
# 與同組另一人同名者：姓名與編號。
web-same-name = { $name }（{ $number } 號）
web-event-against = 對 { $name }
web-event-open-table = 開啟第 { $table } 枱
web-event-pairings-of = 第 { $round } 輪對局
web-event-entered = 已報名 { $count } 名
web-event-entered-teams = 已報名 { $count } 隊
web-event-games-open = { $count } 局進行中
web-event-all-in = 賽果已齊

## 賽務總監頁面

web-run-public = 公眾頁面
web-run-screen = 投影
web-run-views = 其他畫面
web-run-not-yours = 此頁只供主持此賽事的人員使用，請先登入。
web-run-not-your-office = 此頁由賽務總監、裁判長及裁判主任使用。
web-event-officiate = 執裁
web-run-busy = 處理中…
web-run-stale = { $who } 剛改動了這裡。現在顯示最新情況，請看過再辦。
web-run-next = 下一步
web-run-enter = 輸入參賽名單
web-run-enter-hint = 從試算表整塊貼上；有疑問的行會先標出，確認後才輸入。
web-run-enter-do = 貼上名單
web-run-pair = 編排第 { $round } 輪
web-run-pair-first = { $entered }。先抽籤，再編排第一輪草案。
web-run-pair-hint = 上一輪已結束。編排後先為草案，公布才生效。
web-run-more-entries = 再加參賽者
web-run-pair-do = 編排第 { $round } 輪
web-run-publish = 第 { $round } 輪草案
web-run-publish-hint = 請查看下面 { $tables } 枱的對局。公布後，投影、手機與列印同時更新。
web-run-discard = 作廢草案
web-run-pair-again = 作廢並重新編排
web-run-stale-draft = 草案編排後退賽：{ $names }。請作廢草案，重新編排
web-run-publish-do = 公布第 { $round } 輪
web-run-published = 第 { $round } 輪已公布
web-run-results = 第 { $round } 輪賽果
web-run-results-missing = { $games } 局中尚缺 { $count } 局賽果：第 { $tables } 枱
web-run-results-do = 輸入賽果
web-run-tied = 第 { $tables } 枱平手：先輸入加賽快棋的勝方
web-run-close = 第 { $round } 輪賽果已齊
web-run-close-hint = 結束本輪，賽果計入名次。
web-run-close-do = 結束第 { $round } 輪
web-run-close-and-pair = 結束並編排第 { $round } 輪
web-run-closed = 第 { $round } 輪已結束
web-run-finish = 各輪已全部賽畢
web-run-finish-hint = 裁判長核實最終名次後公布，公布後即告確定。
web-run-verified = 裁判長已核實最終名次。
web-run-finish-do = 核實並公布
web-run-announce = 公布最終名次
web-run-over = 最終名次已公布
web-run-over-hint = 請列印名次並頒獎。
web-run-prizes = 發放獎金
web-run-panel-entries = 名單
web-run-panel-draft = 草案
web-run-panel-results = 賽果
web-run-panel-officials = 工作人員
web-run-panel-duties = 職責
web-run-panel-papers = 文件
web-run-calls = 呼叫裁判
web-run-calls-all = 派人到各枱
web-run-no-calls = 無人舉手。
web-run-call-at = 第 { $table } 枱
web-run-call-waiting = 待處理
web-run-call-taken = 處理中
web-run-announce-term = 現在公布：
web-run-announce-do = 公布
web-run-announced = 已公布
web-run-yes = 是
web-run-no = 否
web-run-half = 所賽未過半即作廢
web-run-stand = 成績有效
web-run-number = 數目

## 參賽名單

web-run-paste = 從試算表貼上，或每行輸入一個姓名
web-run-paste-example = 姓名、單位、等級分
web-run-paste-nothing = 請先貼上名單
web-run-paste-look = 檢查名單
web-run-paste-clear = 清空
web-run-mend = 第 { $row } 行的{ $column }
web-run-mend-to = 改成 { $cell }
web-run-mend-not = 不改
web-run-club-others = 別行寫「{ $club }」
web-run-rows-look = { $count } 行請看一看
web-run-enter-good = 輸入 { $count } 名賽員
web-run-entering = 正在輸入名單
web-run-entered = 已輸入 { $count } 名
web-run-rows-good = { $count } 行無誤
web-run-rows-doubtful = { $count } 行有疑問
web-run-preview = 讀入的名單
web-run-line = 行
web-run-name = 姓名
web-run-club = 單位
web-run-rating = 等級分
web-run-look-at = 疑問
web-run-paste-late = 比賽已開始；規則許可時仍可補報
web-run-gone = 已退出
web-run-to-put-out = 在枱上被取消資格
web-run-put-out = 在枱上被取消資格，尚未取消參賽資格：{ $names }
web-run-withdraw = 退出比賽
web-run-withdrawn = 已記錄退出
web-run-reason = 理由
web-run-reason-needed = 請寫理由

## 草案

web-run-no-draft = 目前沒有草案。

## 賽果

web-run-show = 顯示哪些枱
web-run-show-missing = 尚缺 { $count }
web-run-show-all = 全部 { $count }
web-run-keys = 選定一行後的按鍵：1 先手勝，= 和，0 後手勝，- 缺席，Delete 收回賽果，↑ ↓ 換枱；先輸入枱號再按 Enter，可直接選定該枱
web-run-no-round = 目前沒有進行中的一輪。
web-run-row = 第 { $table } 枱，{ $first } 對 { $second }
web-run-unconfirmed = 未確認
web-run-absent = 缺席
web-run-absent-who = 第 { $table } 枱誰缺席？
web-run-take-away = 收回賽果
web-run-take-away-of = 收回第 { $table } 枱的賽果？
web-run-take-away-hint = 此局回到未有賽果，日誌保留原來所輸入的。
web-run-taken-away = 賽果已收回
web-run-correct = 更正第 { $table } 枱的賽果？
web-run-correct-hint = 現已確認為「{ $before }」，將更正為「{ $after }」。兩者都留在日誌。
web-run-correct-do = 更正

## 工作人員與職責

web-run-away = 暫離賽場
web-run-invite = 以連結邀請
web-run-dismiss = 免去{ $post }
web-run-dismiss-who = 免去 { $name } 的{ $post }職務？
web-run-dismiss-do = 免去職務
web-run-official-name = 姓名
web-run-official-needs-name = 請輸入姓名
web-run-office = 職務
web-run-office-where = 組別
web-run-everywhere = 所有組別
web-run-appoint = 委任並邀請
web-run-link-for = 給 { $name } 的連結
web-run-link-hint = 只能用一次。打開連結的人自定密碼，隨即就任。
web-run-begun = { $hour } 開賽
web-run-begin = 第 { $round } 輪開賽
web-post-witness = 棋證
web-post-referee = 裁判員
web-post-section-head = 裁判主任
web-post-deputy = 副裁判長
web-post-chief = 裁判長
web-post-committee = 仲裁委員
web-post-staff = 賽務人員
web-post-director = 賽務總監
web-post-organiser = 主辦方人員

## 文件

web-paper-pairings = 對賽表（按枱號）
web-paper-by-name = 對賽表（按姓名）
web-paper-prizes = 獎項
web-paper-slips = 賽果單
web-paper-cards = 枱卡
web-paper-records = 記錄紙
web-paper-check-in = 報到表
web-paper-boards = 各枱成績
web-paper-team-sheets = 出場名單紙
web-paper-later = 編排之後還有更多文件。
web-run-codes = 本輪座位代碼
web-run-codes-print = 列印代碼條
web-run-codes-hint = 每位賽員只給本人的代碼：可回報該座的賽果、呼叫裁判，本輪結束即失效。

## 開新賽事

web-new-hint = 一頁填完；常用的已填好，只改不同之處。
web-new-director-only = 只有本伺服器的賽務總監可以開新賽事。
web-new-event = 賽事
web-new-name = 名稱
web-new-address = 網址中的名稱
web-new-day = 開始日期
web-new-place = 地點
web-new-organiser = 主辦單位
web-new-section = 組別 { $nth }
web-new-open-section = 公開組
web-new-more-sections = 加一組
web-new-rules = 規則
web-new-rules-hint = 裁決所依的規則
web-new-format = 賽制
web-new-swiss = 積分編排制
web-new-swiss-hint = 人多輪少，同分相遇
web-new-round-robin = 單循環
web-new-round-robin-hint = 人少，人人相遇
web-new-double = 雙循環
web-new-double-hint = 人人相遇兩次，先後手互換
web-new-knockout = 單淘汰
web-new-knockout-hint = 負者出局
web-new-rounds = 輪數
web-new-so-many-rounds = { $rounds } 輪
web-new-minutes = 每方分鐘
web-new-increment = 每步加秒
web-new-times = 常用時限
web-new-time = 時限
web-new-time-told = 每方 { $minutes } 分＋{ $increment } 秒
web-new-players-report = 賽果由賽員憑座位代碼自行回報
web-new-becomes = 會開成這樣
web-new-findings = 章程未定的 { $count } 項
web-new-create = 建立賽事
web-new-then = 之後貼上名單、邀請裁判、編排第一輪。
web-new-needs-name = 請填賽事名稱
web-new-needs-number = 輪數、時間等數字尚有空白
web-new-needs-address = 網址只可用小寫字母、數字與 -
web-new-needs-section = 至少要有一個組別
web-new-has-faults = 請先改正紅色標示之處

## 投影

web-screen-pairings = 第 { $round } 輪　對賽表
web-screen-by-name = 按姓名排列，先找自己，再看枱號
web-screen-standings = 名次　第 { $round } 輪
web-screen-missing = 第 { $round } 輪　尚未完局
web-screen-welcome = 歡迎
web-screen-soon = 第一輪對局即將公布
web-screen-phone = 用手機看：{ $address }

## 棋手座位

web-seat-title = 我的對局
web-seat-code = 座位代碼
web-seat-code-hint = 對局單上的代碼；大小寫、空格、連字號均可
web-seat-code-mine = { $name }在第 { $table } 枱，只需輸入代碼最後 12 個字
web-seat-code-empty = 請輸入對局單上的座位代碼
web-seat-code-place = 代碼要連前面的枱位一起輸入，例如 A/1/12/1/1/2/ 09af 31c2 d4e5
web-seat-code-digits = 代碼最後一段應有 { $needed } 個字，現在有 { $given } 個
web-seat-code-strange = 代碼最後一段只有數字和 a 至 f，沒有「{ $sign }」
web-seat-over = 此代碼已失效；代碼只在該輪有效。
web-seat-me = 你
web-seat-result = 回報賽果
web-seat-result-hint = 雙方回報相同即告成立；不同則請裁判到場
web-seat-won = 我勝
web-seat-drew = 和
web-seat-lost = 我負
web-seat-choose = 請先選擇賽果
web-seat-send = 送出
web-seat-send-this = 送出：{ $result }
web-seat-reported = 已送出
web-seat-mine = 你已回報：{ $result }；對方回報相同即告成立
web-seat-theirs = 對方已回報：{ $result }；請回報你的賽果
web-seat-differ = 雙方回報不同，已呼叫裁判
web-seat-raise = 呼叫裁判
web-seat-called = 已呼叫裁判
web-seat-not-reported = 本賽事的賽果由裁判人員錄入，請告知裁判
web-run-codes-no-reports = 本賽事由裁判人員錄入賽果：憑碼可請裁判到場、查看自己的一局。由誰回報，可在章程中更改。
