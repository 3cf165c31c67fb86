### 命令行。

## 帮助

help-heading-usage = 用法：
help-heading-arguments = 参数
help-heading-options = 选项
help-heading-commands = 命令
help-value-command = 命令

help-help = 显示帮助
help-version = 显示版本
help-lang = 回答所用的语言：zh-Hant、zh-Hans 或 en；未指定时依 LC_ALL、LC_MESSAGES 或 LANG

help-qizheng = 棋证：象棋裁判
help-qizheng-more =
    退出码 0：已回答。1：输入有误，错在何处、应为何物，写在标准错误输出。2：用法有误。
    “qizheng 命令 --help”列出该命令的参数与示例。

help-moves = 列出局面的合法着法，每行一着，以 ICCS 坐标书写
help-moves-fen = 局面；“-”表示从标准输入读取
help-moves-game = 棋种：xiangqi（象棋）
help-moves-more =
    纵线由红方左起为 a 至 i，横线由红方底线起为 0 至 9。FEN 的马可写 h 或 n，象可写 e 或 b，红方走可写 w 或 r。
    无合法着法的一方即告负，此时不输出任何内容。

    示例：
      qizheng moves --fen "4k4/9/9/9/9/9/9/9/4R4/3K5 b"
      echo "4k4/9/9/9/9/9/9/9/4R4/3K5 b" | qizheng moves --fen -

help-perft = 计算指定长度的合法着法序列总数
help-perft-depth = 序列长度，0 至 12
help-perft-fen = 局面，未指定时为开局；“-”表示从标准输入读取
help-perft-game = 棋种：xiangqi（象棋）
help-perft-divide = 先逐着列出以该着起始的数目（“着法: 数目”），末行为总数
help-perft-threads = 线程数，1 至 1024；未指定时依机器可同时运行的数目
help-perft-more =
    示例：
      qizheng perft 4
      qizheng perft 2 --divide --fen "4k4/9/9/9/9/9/9/9/4R4/3K5 b"

## 用法

usage-no-command = 缺少命令
usage-unknown-command = 没有“{ $command }”这个命令
usage-unknown-argument = 此处不应有“{ $argument }”
usage-missing = 缺少 { $argument }
usage-no-value = { $argument } 缺少值
usage-unknown-value = “{ $value }”不合 { $argument }，应为 { $known }
usage-not-in-range = “{ $value }”不合 { $argument }，应为 { $least } 至 { $most } 的整数
usage-twice = { $argument } 给了两次
usage-conflict = { $argument } 不能与 { $other } 并用
usage-not-utf8 = 有参数不是有效的 UTF-8
usage-no-chess = 尚不支持国际象棋，应为 --game xiangqi

## 输入与输出

input-stdin-unreadable = 无法读取标准输入：{ $why }
input-fen-unreadable =
    读不懂 FEN“{ $fen }”：
    { "  " }{ $why }
input-fen-impossible = FEN“{ $fen }”不成局面：
output-failed = 无法写出结果：{ $why }
