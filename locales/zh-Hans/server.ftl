# 服务器的消息。

server-log-unsound = 此赛事的日志自第 { $line } 行起无法读取；详情请执行 `qizheng verify`
server-wrong-code = 此代码不属于本轮任何座位
server-other-under-key = 同一识别码已用于另一项请求
server-charter-line = 第 { $line } 行：{ $what }
server-no-charter = 缺少竞赛规程，须有 `charter` 或 `toml`
server-event-id = “{ $id }”不能用于网址，须为 1 至 64 个小写英文字母、数字或连字符
server-event-taken = 已有名为“{ $id }”的赛事
server-not-found = 此网址没有内容
server-no-json = 内容须为 JSON，并注明 application/json
server-too-large = 内容过大
server-unreadable = 无法读取内容
server-too-fast = 短时间内请求过多，请在 { $seconds } 秒后重试
server-without-pages = 此程序未附网页；请用 `make run` 一并构建
server-no-rulebook = 没有名为“{ $id }”的规则
server-too-many-moves = 一局最多可有 { $most } 着
server-no-reading = 没有名为“{ $reading }”的解读
server-bad-variation = 棋谱中有变例无法读取；主变照用
server-no-game = 其中没有棋局
server-unplayable = 这些着法走不通
server-failed = 服务器出错；详情见其日志

server-not-signed-in = 尚未登录
server-only-officials = 只有本赛事的裁判及赛务人员可以办理
server-only-at-boards = 只有本组的裁判及赛务人员可以办理
server-only-running = 只有主持本赛事的人可以办理：{ $who }
server-only-director = 只有本服务器的赛事总监可以办理
server-other-origin = 该请求来自其他网站的页面，没有办理
server-wrong-password = 用户名或密码不正确
server-locked = 密码错误次数过多，请在 { $seconds } 秒后重试
server-store-failed = 服务器暂时无法办理，没有任何更改
server-no-invitation = 该邀请已经使用、撤回或过期
server-name = 用户名须有 1 至 { $most } 个字
server-name-taken = 已有人使用这个用户名
server-no-account = 没有这个账户
server-other-person = 此账户在这项赛事中已属另一人，请改用别的账户
server-password = 密码须有 { $least } 至 { $most } 个字符

server-preview-game = 第 { $round } 轮第 { $table } 台
server-preview-entered = 参赛 { $count } 名
server-preview-round = 第 { $round } 轮进行中
server-preview-closed = 第 { $round } 轮已结束
server-preview-over = 最终名次已公布
server-too-slow = 请求的内容传送过慢
settings-line = { $file } 第 { $line } 行：{ $what }
settings-tls-alone = 证书与密钥须一并指定，缺少 { $missing }
settings-no-certificate = 其中没有证书，应为 PEM 格式
settings-no-key = 其中没有私钥，应为 PEM 格式
settings-tls-unfit = 证书与密钥无法使用：{ $why }

serve-example = 尚无赛事：已备好示范赛事供试用
serve-address = 地址：{ $address }
serve-first-link = 赛事总监由此建立账户，只能使用一次：{ $link }
serve-stopped = 已停止
serve-cannot-listen = 无法使用 { $address }：{ $why }
serve-address-taken = 已有另一程序使用
serve-address-elsewhere = 本机没有这个地址
usage-no-address = { $argument } 的值“{ $value }”无效，应为 0.0.0.0:8470 一类的地址和端口
help-serve = 提供网页和 HTTP 接口
help-serve-listen = 使用的地址；默认 0.0.0.0:8470
help-serve-tls_cert = 证书文件，PEM 格式；指定后以 https 提供网页
help-serve-tls_key = 首张证书的私钥文件，PEM 格式
help-serve-log = 标准错误输出的日志详细程度：off、error、warn（默认）、info、debug
help-serve-config = TOML 配置文件，可写明 database、listen、tls-cert、tls-key、log
help-serve-more =
    首次启动时打印一次性链接，用来建立赛事总监的账户。
    按 Ctrl-C 停止；进行中的答复会先完成。

    参数未指定的，依环境变量 QIZHENG_DATABASE、QIZHENG_LISTEN、QIZHENG_TLS_CERT、
    QIZHENG_TLS_KEY、QIZHENG_LOG，其次依 --config 的配置文件。

    例：
      qizheng serve
      qizheng serve --database sqlite:hall.db --listen 192.168.1.5:8470
      qizheng serve --database postgres://host/events
      qizheng serve --tls-cert hall.pem --tls-key hall.key --listen 0.0.0.0:443
      qizheng serve --config qizheng.toml --log info
server-followed = 须指明组别，或组别连同轮次与台次
server-retype-id = 要删除此赛事，请再输入一次其代号“{ $id }”
server-more-recorded = 赛事现已记录至第 { $last } 行；请重新查看后再删除
server-file-empty = 文件中没有日志
server-tried = 页面试排
server-no-bracket = 此组尚无淘汰赛对阵图
server-whose-place = 须指明说明哪一位的名次
server-qr-too-long = 文字太长，不能制成二维码

# What the preview of a link says.
preview-bracket = 对阵图
preview-calls = 举手
preview-event-run = 主持赛事
preview-event-tab-cross = 对赛成绩表
preview-event-tab-entries = 参赛名单
preview-event-tab-live = 直播
preview-event-tab-names = 找我的台
preview-event-tab-pairings = 对局
preview-event-tab-standings = 名次
preview-log-title = 日志
preview-pause = ，
preview-rulings = 裁决公告
preview-run-screen = 投影
preview-seat-title = 我的对局
