# 赛事数据库及管理数据库的命令。

store-address = 不是数据库的地址，应为 sqlite:文件 或 postgres://…
store-absent = 没有这个文件
store-unreachable = 无法打开：{ $why }
store-newer = 由较新版本的程序写成，请使用该版本或更新的版本
store-full = 磁盘已满，没有写入任何记录
store-busy = 另一程序占用过久，没有写入任何记录
store-read-only = 只能读取
store-damaged = 已损坏：{ $why }
store-no-event = 没有这项赛事
store-exists = 已有这项赛事
store-number = 此处不能接第 { $found } 行，应为第 { $expected } 行；其间另有记录写入
store-answered = 该请求已经答复
store-taken = 已被使用
store-other = 数据库报告：{ $why }

database-refused = { $address }：{ $why }
database-nothing-there = 其中没有该赛事，或没有该时刻的记录
database-no-event-name = 文件名不能作为赛事名称，应为小写字母、数字和连字符
usage-no-event = { $argument } 的值“{ $value }”无效，应为 1 至 64 个小写字母、数字或连字符
usage-no-moment = { $argument } 的值“{ $value }”无效，应为行号，或 2026-05-01T11:00:00Z 一类的时间

backup-made = { $folder }：已备份 { $events } 项赛事
restore-event = { $event }：{ $lines } 行
import-unnamed = 赛事需要用小写字母、数字和连字符命名：--event 名称
verify-sound = { $event }：{ $lines } 行，均与记录时一致
verify-unsound = { $events } 项赛事与记录时不符
verify-changed = { $event }：第 { $no } 行在记录后被改动
verify-missing = { $event }：缺少第 { $no } 行
verify-doubled = { $event }：第 { $no } 行重复
verify-torn = { $event }：与第 { $no } 行同时记录的其他行缺失
verify-beyond = { $event }：第 { $no } 行在赛事记录的结尾之后
verify-unreadable = { $event }：第 { $no } 行无法读取：{ $why }

help-database = 赛事存放处：sqlite:文件 或 postgres://…；默认 sqlite:qizheng.db
help-import = 把赛事文件存入数据库
help-import-file = 赛事日志，每行一个 JSON；“-”为标准输入
help-import-event = 赛事名称；默认取自文件名
help-import-more =
    例：
      qizheng import open.jsonl --database sqlite:hall.db
      qizheng import - --event spring-open < open.jsonl
help-export = 把数据库中的赛事写成文件
help-export-event = 赛事名称
help-export-file = 新文件；默认为标准输出
help-export-more =
    例：
      qizheng export spring-open open.jsonl
      qizheng export spring-open --database postgres://host/events > open.jsonl
help-verify = 核对每一行是否与记录时一致
help-verify-event = 一项赛事；默认全部
help-verify-more =
    被改动、缺失或重复的行会逐一指出。

    例：
      qizheng verify --database sqlite:hall.db
help-backup = 把全部赛事写入新文件夹
help-backup-folder = 新文件夹
help-backup-more =
    文件夹内是每项赛事的文件；其间赛事可照常进行。
    账户不在其中。

    例：
      qizheng backup evening --database sqlite:hall.db
help-restore = 把备份中的赛事存入数据库
help-restore-folder = 备份文件夹
help-restore-at = 到此行号或此时间为止的状态
help-restore-event = 一项赛事；默认全部
help-restore-more =
    例：
      qizheng restore evening --database sqlite:new.db
      qizheng restore evening --event spring-open --at 2026-05-01T11:00:00Z --database sqlite:new.db
