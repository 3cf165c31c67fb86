### 棋谱文件：错在何处、何以为错。

## 何处

record-game = 第 { $game } 局：{ $fault }
record-game-line = 第 { $game } 局（第 { $line } 行）：{ $fault }
record-move = 第 { $number } 回合{ $side }“{ $text }”：{ $why }
record-move-in-variation = 变例第 { $number } 回合{ $side }“{ $text }”：{ $why }

## 何事

record-io = 无法读取：{ $why }
record-unknown-format = 不是可识别的棋谱文件，应为 { $known } 之一
record-unknown-version = 无法识别此格式的版本 { $version }
record-truncated = 文件在{ $part }中途结束
record-too-large = { $part }超过 { $limit }
record-too-deep = 变例之中又有变例，超过 { $limit } 层
record-fen = FEN“{ $text }”：{ $why }
record-placement = { $place } 处放不下棋子：不在棋盘上、已有棋子，或没有这种棋子
record-setup = 起始局面不合法：{ $faults }
record-open-comment = 注释没有结束，应有“{ "}" }”
record-open-variation = 变例没有结束，应有“)”
record-stray-close = “)”没有对应的变例
record-stray-variation = 变例之前没有可替换的着法
record-no-moves = 表中没有着法一列
record-incomplete = 目录列有 { $listed } 局，实有 { $found } 局，其余缺失
record-no-game = 其中没有棋局

part-file = 文件
part-line = 一行
part-game = 一局
part-header = 文件头（{ $bytes } 字节）
part-placement = 棋子位置（{ $digits } 位数字）
part-moves = 着数
part-move = 一着
part-comment = 注释
part-library-header = 棋谱库文件头（{ $bytes } 字节）
part-library-index = 棋谱库索引

record-not-a-move = 不是着法：{ $why }
record-off-the-board = 所写的点不在棋盘上
record-none-reaches = { $side }没有可走到 { $point } 的{ $role }

## 写出

record-read-only = { $format } 格式只能读取
record-one-game = 一个 { $format } 文件只存一局
loss-header = { $name }
loss-cut = { $name }（截为“{ $kept }”）
loss-reason = 终局原因
loss-both-lose = 双方均负
loss-move-number = 首着的回合数
loss-comments = 注释
loss-prefaces = 变例前的注释
loss-judgements = 着法评价
loss-variations = 变例
loss-clocks = 钟面时间
loss-draw-offers = 提和记号
loss-times = { $what }（{ $games } 局）
