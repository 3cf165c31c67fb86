# 服务器的消息。

server-log-unsound = 此赛事的记录自第 { $line } 行起无法读取；详情请执行 `qizheng verify`
server-wrong-code = 此代码不属于本轮任何座位
server-other-under-key = 同一识别码已用于另一项请求
server-charter-line = 第 { $line } 行：{ $what }
server-no-charter = 缺少竞赛规程，须有 `charter` 或 `toml`
server-event-id = “{ $id }”不能用于网址，须为 1 至 64 个小写英文字母、数字或连字号
server-event-taken = 已有名为“{ $id }”的赛事
server-not-found = 此网址没有内容
server-no-json = 内容须为 JSON，并注明 application/json
server-too-large = 内容过大
server-unreadable = 无法读取内容
server-too-fast = 短时间内查询过多，请于 { $seconds } 秒后再试
server-without-pages = 此程序未附网页；请用 `make run` 一并构建
server-no-rulebook = 没有名为“{ $id }”的规则
server-too-many-moves = 一局最多可有 { $most } 着
server-no-reading = 没有名为“{ $reading }”的解读
server-bad-variation = 棋谱中有变例无法读取；主着法照用
server-no-game = 其中没有棋局
server-unplayable = 着法无法走出
server-failed = 服务器出错；详情见其日志

server-not-signed-in = 尚未登录
server-not-yours = 只有赛事总监可以办理
server-other-origin = 该请求来自其他网站的页面，没有办理
server-wrong-password = 名称或密码不正确
server-locked = 密码错误次数过多，请在 { $seconds } 秒后重试
server-store-failed = 服务器暂时无法办理，没有任何更改
server-no-invitation = 该邀请已经使用、撤回或过期
server-name = 名称须有 1 至 { $most } 个字
server-name-taken = 已有人使用这个名称
server-password = 密码须有 { $least } 至 { $most } 个字符

serve-example = 尚无赛事：已备好示范赛事供试用
serve-address = 地址：{ $address }
serve-first-link = 赛事总监由此建立账户，只能使用一次：{ $link }
serve-stopped = 已停止
serve-cannot-listen = 无法使用 { $address }：{ $why }
usage-no-address = { $argument } 的值“{ $value }”无效，应为 0.0.0.0:8470 一类的地址和端口
help-serve = 提供网页和 HTTP 接口
help-serve-listen = 使用的地址；默认 0.0.0.0:8470
help-serve-more =
    首次启动时打印一次性链接，用来建立赛事总监的账户。
    按 Ctrl-C 停止；进行中的答复会先完成。

    例：
      qizheng serve
      qizheng serve --database sqlite:hall.db --listen 192.168.1.5:8470
      qizheng serve --database postgres://host/events
