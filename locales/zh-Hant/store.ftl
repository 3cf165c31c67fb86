# 賽事資料庫及管理資料庫的指令。

store-address = 不是資料庫的位置，應為 sqlite:檔案 或 postgres://…
store-absent = 沒有這個檔案
store-unreachable = 無法開啟：{ $why }
store-newer = 由較新版本的程式寫成，請用該版本或更新的版本
store-full = 磁碟已滿，沒有任何記錄寫入
store-busy = 另一程式佔用過久，沒有任何記錄寫入
store-read-only = 只可讀取
store-damaged = 已損壞：{ $why }
store-no-event = 沒有這項賽事
store-exists = 已有這項賽事
store-number = 此處不能接第 { $found } 行，應為第 { $expected } 行；其間另有記錄寫入
store-answered = 這項請求已經答覆
store-taken = 已被使用
store-other = 資料庫回報：{ $why }

database-refused = { $address }：{ $why }
database-nothing-there = 其中沒有該賽事，或沒有該時刻的記錄
database-no-event-name = 檔名不能作賽事名稱，應為小寫字母、數字及連字號
usage-no-event = { $argument } 的值「{ $value }」無效，應為 1 至 64 個小寫字母、數字或連字號
usage-no-moment = { $argument } 的值「{ $value }」無效，應為行號，或 2026-05-01T11:00:00Z 一類的時間

backup-made = { $folder }：已備份 { $events } 項賽事
restore-event = { $event }：{ $lines } 行
import-unnamed = 賽事需要以小寫字母、數字及連字號命名：--event 名稱
verify-sound = { $event }：{ $lines } 行，均與記錄時相同
verify-unsound = { $events } 項賽事與記錄時不符
verify-changed = { $event }：第 { $no } 行在記錄後被更改
verify-missing = { $event }：缺第 { $no } 行
verify-doubled = { $event }：第 { $no } 行重複
verify-torn = { $event }：與第 { $no } 行同時記錄的其他行缺失
verify-beyond = { $event }：第 { $no } 行在賽事記錄的結尾之後
verify-unreadable = { $event }：第 { $no } 行無法讀取：{ $why }

help-database = 賽事存放處：sqlite:檔案 或 postgres://…；預設 sqlite:qizheng.db
help-import = 把賽事檔案存入資料庫
help-import-file = 賽事日誌，每行一個 JSON；「-」為標準輸入
help-import-event = 賽事名稱；預設取自檔名
help-import-more =
    例：
      qizheng import open.jsonl --database sqlite:hall.db
      qizheng import - --event spring-open < open.jsonl
help-export = 把資料庫中的賽事寫成檔案
help-export-event = 賽事名稱
help-export-file = 新檔案；預設為標準輸出
help-export-more =
    例：
      qizheng export spring-open open.jsonl
      qizheng export spring-open --database postgres://host/events > open.jsonl
help-verify = 核對每一行是否與記錄時相同
help-verify-event = 一項賽事；預設全部
help-verify-more =
    被更改、缺失或重複的行會逐一指出。

    例：
      qizheng verify --database sqlite:hall.db
help-backup = 把全部賽事寫入新資料夾
help-backup-folder = 新資料夾
help-backup-more =
    資料夾內是每項賽事的檔案；其間賽事可照常進行。
    帳戶不在其中。

    例：
      qizheng backup evening --database sqlite:hall.db
help-restore = 把備份中的賽事存入資料庫
help-restore-folder = 備份資料夾
help-restore-at = 至此行號或此時間為止的狀態
help-restore-event = 一項賽事；預設全部
help-restore-more =
    例：
      qizheng restore evening --database sqlite:new.db
      qizheng restore evening --event spring-open --at 2026-05-01T11:00:00Z --database sqlite:new.db
