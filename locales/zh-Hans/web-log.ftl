### 日志与回放。

## 日志

web-log-title = 日志
web-log-line = 第 { $no } 行
web-log-lines = { $count } 行
web-log-past = 过去：只能看，不能改
web-log-copy = 复制这一刻的链接
web-log-present = 回到现在　第 { $no } 行
web-log-slider = 拖到任何一刻
web-log-back = 上一行
web-log-on = 下一行
web-log-play = 自动回放
web-log-first = 这是第一行
web-log-last = 这是最后一行
web-log-kind = 种类
web-log-search = 文字或行号
web-log-all = 全部
web-log-desks = 各台
web-log-duties = 职责
web-log-charter = 规程与公布
web-log-results = 成绩
web-log-pairings = 编排
web-log-entries = 报名
web-log-calls = 举手
web-log-offices = 职务
web-log-appeals = { $appeal }
web-log-restore = 从此刻另开赛事
web-log-restore-hint = 以日志的前 { $no } 行另开一个赛事；原赛事连同其后的一切保持不变。
web-log-restore-needs = 请给新赛事另一个名称
web-log-restore-do = 另开赛事
