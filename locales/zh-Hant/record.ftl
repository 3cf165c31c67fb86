### 棋譜檔：錯在何處、何以為錯。

## 何處

record-game = 第 { $game } 局：{ $fault }
record-game-line = 第 { $game } 局（第 { $line } 行）：{ $fault }
record-move = 第 { $number } 回合{ $side }「{ $text }」：{ $why }
record-move-in-variation = 變例第 { $number } 回合{ $side }「{ $text }」：{ $why }

## 何事

record-io = 無法讀取：{ $why }
record-unknown-format = 不是可識別的棋譜檔，應為 { $known } 之一
record-unknown-version = 無法識別此格式的版本 { $version }
record-truncated = 檔案在{ $part }中途結束
record-too-large = { $part }超過 { $limit }
record-too-deep = 變例之中又有變例，超過 { $limit } 層
record-fen = FEN「{ $text }」：{ $why }
record-placement = { $place } 處放不下棋子：不在棋盤上、已有棋子，或沒有這種棋子
record-setup = 起始盤面不合法：{ $faults }
record-open-comment = 註解沒有結束，應有「{ "}" }」
record-open-variation = 變例沒有結束，應有「)」
record-stray-close = 「)」沒有對應的變例
record-stray-variation = 變例之前沒有可替換的著法
record-no-moves = 表中沒有著法一欄
record-incomplete = 目錄列有 { $listed } 局，實有 { $found } 局，其餘缺失
record-no-game = 其中沒有棋局

part-file = 檔案
part-line = 一行
part-game = 一局
part-header = 檔頭（{ $bytes } 位元組）
part-placement = 棋子位置（{ $digits } 位數字）
part-moves = 著數
part-move = 一著
part-comment = 註解
part-library-header = 棋譜庫檔頭（{ $bytes } 位元組）
part-library-index = 棋譜庫索引

record-not-a-move = 不是著法：{ $why }
record-off-the-board = 所寫的點不在棋盤上
record-none-reaches = { $side }沒有可走到 { $point } 的{ $role }

## 寫出

record-read-only = { $format } 格式只能讀取
record-one-game = 一個 { $format } 檔只存一局
loss-header = { $name }
loss-cut = { $name }（截為「{ $kept }」）
loss-reason = 終局原因
loss-both-lose = 雙方均負
loss-move-number = 首著的回合數
loss-comments = 註解
loss-prefaces = 變例前的註解
loss-judgements = 著法評價
loss-variations = 變例
loss-clocks = 鐘面時間
loss-draw-offers = 提和記號
loss-times = { $what }（{ $games } 局）
