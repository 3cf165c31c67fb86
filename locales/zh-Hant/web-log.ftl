### 日誌與重溫。

## 日誌

web-log-title = 日誌
web-log-line = 第 { $no } 行
web-log-lines = { $count } 行
web-log-past = 過去：只能看，不能改
web-log-copy = 複製這一刻的連結
web-log-present = 回到現在　第 { $no } 行
web-log-slider = 拖到任何一刻
web-log-back = 上一行
web-log-on = 下一行
web-log-play = 自動重溫
web-log-first = 這是第一行
web-log-last = 這是最後一行
web-log-kind = 種類
web-log-search = 文字或行號
web-log-all = 全部
web-log-desks = 各枱
web-log-duties = 職責
web-log-charter = 章程與公布
web-log-results = 賽果
web-log-pairings = 編排
web-log-entries = 報名
web-log-calls = 呼叫
web-log-offices = 職務
web-log-appeals = { $appeal }
web-log-restore = 由此刻另開賽事
web-log-restore-hint = 以日誌的首 { $no } 行另開一個賽事；原賽事連同其後的一切保持不變。
web-log-restore-needs = 請給新賽事另一個名稱
web-log-restore-do = 另開賽事
