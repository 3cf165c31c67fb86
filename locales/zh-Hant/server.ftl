# 伺服器的說話。

server-not-found = 此網址沒有內容
server-no-json = 內容須為 JSON，並標明 application/json
server-too-large = 內容過大
server-unreadable = 無法讀取所問的內容
server-too-fast = 短時間內查詢過多，請於 { $seconds } 秒後再試
server-without-pages = 此程式未附網頁；請用 `make run` 一併編譯
server-no-rulebook = 沒有名為「{ $id }」的規則
server-too-many-moves = 一局最多可有 { $most } 著
server-failed = 伺服器出錯；詳情見其記錄
