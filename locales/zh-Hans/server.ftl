# 服务器的说话。

server-not-found = 此网址没有内容
server-no-json = 内容须为 JSON，并注明 application/json
server-too-large = 内容过大
server-unreadable = 无法读取所问的内容
server-too-fast = 短时间内查询过多，请于 { $seconds } 秒后再试
server-without-pages = 此程序未附网页；请用 `make run` 一并编译
server-no-rulebook = 没有名为“{ $id }”的规则
server-too-many-moves = 一局最多可有 { $most } 着
server-failed = 服务器出错；详情见其日志
