### 網頁：棋盤、擺局面、逐著重演、各頁共用的詞。

## 棋盤

web-chess-piece = { $side }{ $role }
web-point = { $file }路第{ $line }線
web-point-empty = 空點
web-point-picked = 已選
web-point-target = 可走
web-point-capture = 可吃
web-point-last = 上一著
# 逐項唸出一點時的停頓。
web-pause = ，
web-piece-at = { $point }的{ $piece }
web-arrow = { $kind }：{ $from }對{ $to }
web-arrow-check = 將軍
web-arrow-chase = 捉
web-arrow-kill = 殺
web-arrow-root = 真根
web-arrow-false-root = 假根
web-arrow-pin = 牽制
web-arrow-move = 著法
web-board-help = 方向鍵逐點移動
web-board-help-act = 方向鍵逐點移動，Enter 確定，Esc 放開；亦可直接輸入座標或著法
web-said-picked = 已選{ $piece }，可走 { $count } 處
web-said-released = 已放開
web-said-refused = 不可走：{ $point }
web-said-moved = { $piece }由{ $from }到{ $to }
web-said-several = 「{ $text }」可指多個著法，請輸入座標
web-said-unknown = 「{ $text }」不是座標，也不是可走的著法
web-entry = 座標或著法
web-entry-example = e2、h2e2、炮二平五
web-promote = 兵升變為
web-flip = 轉盤

## 擺局面

web-setup-board = 擺局面
web-setup-faults = 擺錯之處
web-setup-palette = 棋子
web-setup-left = { $piece }，餘 { $count }
web-setup-hint = 同一種可連著放；點盤上的子就收回，拖動可移位
web-setup-turn = 輪走方
web-setup-clear = 清空
web-setup-start = 開局局面
web-fen = 局面的 FEN
web-copy = 複製
web-copied = 已複製

## 逐著重演

web-step-first = 回到開始
web-step-back = 退一著
web-step-on = 進一著
web-step-last = 到最後
web-step-of = { $at } / { $count } 著

## 各頁共用

web-brand = 棋證
web-title = { $page } · 棋證
web-language = 語言
web-dark = 深色
web-contrast = 高對比
web-back = 返回
web-hide = 收起
web-clear = 清除
web-open = 打開
