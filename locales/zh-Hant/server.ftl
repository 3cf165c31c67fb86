# 伺服器的訊息。

server-log-unsound = 此賽事的日誌自第 { $line } 行起無法讀取；詳情請執行 `qizheng verify`
server-wrong-code = 此代碼不屬於本輪任何座位
server-other-under-key = 同一識別碼已用於另一項請求
server-charter-line = 第 { $line } 行：{ $what }
server-no-charter = 欠缺競賽章程，須有 `charter` 或 `toml`
server-event-id = 「{ $id }」不能用於網址，須為 1 至 64 個小寫英文字母、數字或連字號
server-event-taken = 已有名為「{ $id }」的賽事
server-not-found = 此網址沒有內容
server-no-json = 內容須為 JSON，並標明 application/json
server-too-large = 內容過大
server-unreadable = 無法讀取內容
server-too-fast = 短時間內請求過多，請於 { $seconds } 秒後再試
server-without-pages = 此程式未附網頁；請用 `make run` 一併建置
server-no-rulebook = 沒有名為「{ $id }」的規則
server-too-many-moves = 一局最多可有 { $most } 著
server-no-reading = 沒有名為「{ $reading }」的解讀
server-bad-variation = 棋譜中有變例無法讀取；主變照用
server-no-game = 其中沒有棋局
server-unplayable = 這些著法走不通
server-failed = 伺服器出錯；詳情見其日誌

server-not-signed-in = 尚未登入
server-only-officials = 只有本賽事的裁判及賽務人員可以辦理
server-only-at-boards = 只有本組的裁判及賽務人員可以辦理
server-only-running = 只有主持本賽事的人可以辦理：{ $who }
server-only-director = 只有本伺服器的賽務總監可以辦理
server-other-origin = 這項請求來自其他網站的頁面，沒有辦理
server-wrong-password = 名稱或密碼不正確
server-locked = 密碼錯誤次數過多，請於 { $seconds } 秒後再試
server-store-failed = 伺服器暫時無法辦理，沒有任何更改
server-no-invitation = 這項邀請已經使用、撤回或過期
server-name = 名稱須有 1 至 { $most } 個字
server-name-taken = 已有人使用這個名稱
server-no-account = 沒有這個帳戶
server-other-person = 此帳戶在這項賽事中已屬另一人，請改用別的帳戶
server-password = 密碼須有 { $least } 至 { $most } 個字元

server-preview-game = 第 { $round } 輪第 { $table } 枱
server-preview-entered = 參賽 { $count } 名
server-preview-round = 第 { $round } 輪進行中
server-preview-closed = 第 { $round } 輪已結束
server-preview-over = 最終名次已公布
server-too-slow = 請求的內容傳送過慢
settings-line = { $file } 第 { $line } 行：{ $what }
settings-tls-alone = 憑證與金鑰須一併指定，缺少 { $missing }
settings-no-certificate = 其中沒有憑證，應為 PEM 格式
settings-no-key = 其中沒有私密金鑰，應為 PEM 格式
settings-tls-unfit = 憑證與金鑰無法使用：{ $why }

serve-example = 尚無賽事：已備妥示範賽事供試用
serve-address = 位址：{ $address }
serve-first-link = 賽務總監由此建立帳戶，只可使用一次：{ $link }
serve-stopped = 已停止
serve-cannot-listen = 無法使用 { $address }：{ $why }
serve-address-taken = 已有另一程式使用
serve-address-elsewhere = 本機沒有這個位址
usage-no-address = { $argument } 的值「{ $value }」無效，應為 0.0.0.0:8470 一類的位址及埠號
help-serve = 提供網頁及 HTTP 介面
help-serve-listen = 使用的位址；預設 0.0.0.0:8470
help-serve-tls_cert = 憑證檔，PEM 格式；指定後以 https 提供網頁
help-serve-tls_key = 首張憑證的私密金鑰檔，PEM 格式
help-serve-log = 標準錯誤輸出的記錄詳細程度：off、error、warn（預設）、info、debug
help-serve-config = TOML 設定檔，可載明 database、listen、tls-cert、tls-key、log
help-serve-more =
    首次啟動時印出一次性連結，用以建立賽務總監的帳戶。
    按 Ctrl-C 停止；進行中的答覆會先完成。

    參數未指定的，依環境變數 QIZHENG_DATABASE、QIZHENG_LISTEN、QIZHENG_TLS_CERT、
    QIZHENG_TLS_KEY、QIZHENG_LOG，其次依 --config 的設定檔。

    例：
      qizheng serve
      qizheng serve --database sqlite:hall.db --listen 192.168.1.5:8470
      qizheng serve --database postgres://host/events
      qizheng serve --tls-cert hall.pem --tls-key hall.key --listen 0.0.0.0:443
      qizheng serve --config qizheng.toml --log info
server-followed = 須指明組別，或組別連同輪次與枱次
server-retype-id = 要移除此賽事，請再輸入一次其代號「{ $id }」
server-more-recorded = 賽事現已記錄至第 { $last } 行；請重新查看後再移除
server-file-empty = 檔案中沒有日誌
server-tried = 頁面試排
server-no-bracket = 此組尚無淘汰賽對陣表
server-whose-place = 須指明說明哪一位的名次
server-qr-too-long = 文字太長，不能製成二維碼

# What the preview of a link says.
preview-bracket = 對陣表
preview-calls = 舉手
preview-event-run = 主持賽事
preview-event-tab-cross = 對賽成績表
preview-event-tab-entries = 參賽名單
preview-event-tab-live = 直播
preview-event-tab-names = 找我的枱
preview-event-tab-pairings = 對局
preview-event-tab-standings = 名次
preview-log-title = 日誌
preview-pause = ，
preview-rulings = 裁決公告
preview-run-screen = 投影
preview-seat-title = 我的對局
