# 伺服器的訊息。

server-log-unsound = 此賽事的紀錄自第 { $line } 行起無法讀取；詳情請執行 `qizheng verify`
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
server-too-fast = 短時間內查詢過多，請於 { $seconds } 秒後再試
server-without-pages = 此程式未附網頁；請用 `make run` 一併建置
server-no-rulebook = 沒有名為「{ $id }」的規則
server-too-many-moves = 一局最多可有 { $most } 著
server-no-reading = 沒有名為「{ $reading }」的解讀
server-bad-variation = 棋譜中有變例無法讀取；主著法照用
server-no-game = 其中沒有棋局
server-unplayable = 著法無法走出
server-failed = 伺服器出錯；詳情見其記錄

server-not-signed-in = 尚未登入
server-not-yours = 只有賽務總監可以辦理
server-other-origin = 這項要求來自其他網站的頁面，沒有辦理
server-wrong-password = 名稱或密碼不正確
server-locked = 密碼錯誤次數過多，請於 { $seconds } 秒後再試
server-store-failed = 伺服器暫時無法辦理，沒有任何更改
server-no-invitation = 這項邀請已經使用、撤回或過期
server-name = 名稱須有 1 至 { $most } 個字
server-name-taken = 已有人使用這個名稱
server-password = 密碼須有 { $least } 至 { $most } 個字元

serve-example = 尚無賽事：已備妥示範賽事供試用
serve-address = 位址：{ $address }
serve-first-link = 賽務總監由此建立帳戶，只可使用一次：{ $link }
serve-stopped = 已停止
serve-cannot-listen = 無法使用 { $address }：{ $why }
usage-no-address = { $argument } 的值「{ $value }」無效，應為 0.0.0.0:8470 一類的位址及埠號
help-serve = 提供網頁及 HTTP 介面
help-serve-listen = 使用的位址；預設 0.0.0.0:8470
help-serve-more =
    首次啟動時印出一次性連結，用以建立賽務總監的帳戶。
    按 Ctrl-C 停止；進行中的答覆會先完成。

    例：
      qizheng serve
      qizheng serve --database sqlite:hall.db --listen 192.168.1.5:8470
      qizheng serve --database postgres://host/events
