### 網頁：棋盤、擺局面、逐著重演、各頁共用的詞。

## 棋盤

web-chess-piece = { $side }{ $role }
web-point = { $file }路第{ $line }線
web-point-empty = 空點
web-point-picked = 已選
web-point-target = 可走
web-point-capture = 可吃
web-point-last = 上一著
# 逐項唸出一點時的停頓。
web-pause = ，
web-piece-at = { $point }的{ $piece }
web-arrow = { $kind }：{ $from }對{ $to }
web-arrow-check = 將軍
web-arrow-chase = 捉
web-arrow-kill = 殺
web-arrow-root = 真根
web-arrow-false-root = 假根
web-arrow-pin = 牽制
web-arrow-move = 著法
web-board-help = 方向鍵逐點移動
web-board-help-act = 方向鍵逐點移動，Enter 確定，Esc 放開；亦可直接輸入座標或著法
web-said-picked = 已選{ $piece }，可走 { $count } 處
web-said-released = 已放開
web-said-refused = 不可走：{ $point }
web-said-moved = { $piece }由{ $from }到{ $to }
web-said-several = 「{ $text }」可指多個著法，請輸入座標
web-said-unknown = 「{ $text }」不是座標，也不是可走的著法
web-entry = 座標或著法
web-entry-example = e2、h2e2、炮二平五
web-promote = 兵升變為
web-flip = 轉盤

## 擺局面

web-setup-board = 擺局面
web-setup-faults = 擺錯之處
web-setup-palette = 棋子
web-setup-left = { $piece }，餘 { $count }
web-setup-hint = 同一種可連著放；點盤上的子就收回，拖動可移位
web-setup-turn = 輪走方
web-setup-clear = 清空
web-setup-start = 開局局面
web-fen = 局面的 FEN
web-copy = 複製
web-copied = 已複製

## 逐著重演

web-step-first = 回到開始
web-step-back = 退一著
web-step-on = 進一著
web-step-last = 到最後
web-step-of = { $at } / { $count } 著

## 各頁共用

web-brand = 棋證
web-title = { $page } · 棋證
web-language = 語言
web-dark = 深色
web-contrast = 高對比
web-back = 返回
web-hide = 收起
web-clear = 清除
web-open = 打開

## 各頁

web-page-judge = 裁決
web-page-rulebooks = 規則
web-page-none = 沒有這一頁
web-pages = 各頁
web-loading = 載入中…
web-load-failed = 未能載入，請重新整理
web-offline = 連不上伺服器；請檢查網絡後再試
web-print = 列印
web-game = 棋種
web-game-xiangqi = 象棋
web-game-chess = 國際象棋
web-judge-title = 這一局該怎樣判？
web-judge-board = 棋局
web-judge-moves = 著法
web-judge-busy = 裁決中…
web-judge-occurred = 同一局面出現 { $times } 次
web-judge-intake = 匯入棋譜
web-judge-intake-hint = 貼上棋譜或著法，任何格式、任何記譜法皆可；亦可把檔案拖到這裡
web-judge-file = 或選擇檔案
web-judge-nothing-yet = 尚無內容
web-judge-read = 讀入並裁決
web-judge-link = 複製連結
web-judge-copy = 複製文字
web-judge-hint = 在盤上走著法，或匯入棋譜；各部規則即時裁決。
web-judge-differs = 判法不同
web-judge-articles = 條文
web-judge-red-varies = 紅方須變
web-judge-black-varies = 黑方須變
web-judge-drawn = 不變作和
web-judge-claim = 可要求判和
web-judge-undecided = 未能判定
web-judge-window = 循環著法
web-judge-window-note = { $rules }，第 { $first } 至 { $last } 著
web-judge-ply = 著
web-judge-move = 著法
web-judge-nature = 性質
web-judge-target = 攻擊子 → 被攻擊子
web-judge-limit = 自然限著
web-judge-limit-plies = 末次吃子後的著數
web-judge-limit-checks = 將軍：紅 { $red } 次、黑 { $black } 次，不計的著數
web-judge-limit-cycles = 多出的循環不計
web-judge-limit-left = 尚餘
web-judge-reading = 條文可有兩種解讀，裁決隨之而異
web-judge-whole = { $rules } 的裁決全文
web-judge-lap = 第 { $lap } 輪
web-judge-outcome = 結果
web-judge-differences = 判法差在哪裡
web-judge-differences-note = 左邊有線的一行，各書說法不同
web-judge-due = 何時應處理
web-judge-due-at = 第 { $ply } 著後
web-judge-due-left = 第 { $ply } 著已變
web-judge-due-nothing = 毋須處理
web-judge-due-red = 應令紅方變著
web-judge-due-black = 應令黑方變著
web-judge-due-both = 應令雙方變著
web-judge-due-rule = 應即判決
web-judge-reading-turns = 若改為「{ $other }」：{ $outcome }
web-judge-assumed = 棋譜沒有說的，如此假定
web-judge-assumed-no-warning = 裁判未曾指示或警誡
web-judge-assumed-request = 有賽員要求裁決
web-judge-assumed-score-kept = 對局有記譜
web-judge-was-warned = 第 { $ply } 著後已指示或警誡
web-judge-other-readings = 其他可選的解讀（{ $count }）
web-judge-limit-reading = 若讀作「{ $other }」
web-judge-limit-others = 各書計數
web-judge-limit-full = 已滿
web-judge-show-text = 看全文
web-judge-print = 列印裁定書
web-rulebooks-hint = 請選一部規則
web-rulebooks-search = 搜尋條文
web-rulebooks-proved = { $all } 條目中 { $proved } 條有案例證明
web-rulebooks-cases = { $count } 個案例
web-page-people = 登入
web-people-join = 憑邀請加入
web-people-join-hint = 請定一個名稱與密碼，日後用以登入
web-people-name = 名稱
web-people-password = 密碼
web-people-sign-in = 登入
web-people-sign-out = 登出
web-people-signed-in = 你已登入
web-people-director = 賽務總監
web-not-copied = 瀏覽器不許複製；請自行選取文字
web-setup-use = 用這個局面
web-setup-checking = 核對中…
web-setup-mend = 先改 { $count } 處
web-sheet = 裁定書
web-sheet-event = 賽事
web-sheet-table = 輪次與枱號
web-sheet-players = 賽員
web-sheet-time = 日期與時間
web-sheet-start = 起始局面
web-sheet-again = 可在此重看
web-sheet-arbiter = 裁判

## 離線

web-lost = 連不上伺服器
web-sending = 傳送中
web-waiting = { $count } 筆待送，已存在這部裝置
web-try-again = 再試
web-not-taken = 離線時所記，伺服器不受理：
web-seen = 知道了
