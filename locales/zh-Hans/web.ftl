### 网页：棋盘、摆局面、逐着重演、各页共用的词。

## 棋盘

web-chess-piece = { $side }{ $role }
web-point = { $file }路第{ $line }线
web-point-empty = 空点
web-point-picked = 已选
web-point-target = 可走
web-point-capture = 可吃
web-point-last = 上一着
# 逐项读出一点时的停顿。
web-pause = ，
web-piece-at = { $point }的{ $piece }
web-arrow = { $kind }：{ $from }对{ $to }
web-arrow-check = 将军
web-arrow-chase = 捉
web-arrow-kill = 杀
web-arrow-root = 真根
web-arrow-false-root = 假根
web-arrow-pin = 牵制
web-arrow-move = 着法
web-board-help = 方向键逐点移动
web-board-help-act = 方向键逐点移动，Enter 确定，Esc 放开；也可直接输入坐标或着法
web-said-picked = 已选{ $piece }，可走 { $count } 处
web-said-released = 已放开
web-said-refused = 不可走：{ $point }
web-said-moved = { $piece }由{ $from }到{ $to }
web-said-several = “{ $text }”可指多个着法，请输入坐标
web-said-unknown = “{ $text }”不是坐标，也不是可走的着法
web-entry = 坐标或着法
web-entry-example = e2、h2e2、炮二平五
web-promote = 兵升变为
web-flip = 翻转棋盘

## 摆局面

web-setup-board = 摆局面
web-setup-faults = 摆错之处
web-setup-palette = 棋子
web-setup-left = { $piece }，余 { $count }
web-setup-hint = 同一种可连着放；点盘上的子就收回，拖动可移位
web-setup-turn = 轮走方
web-setup-clear = 清空
web-setup-start = 开局局面
web-fen = 局面的 FEN
web-copy = 复制
web-copied = 已复制

## 逐着重演

web-step-first = 回到开始
web-step-back = 退一着
web-step-on = 进一着
web-step-last = 到最后
web-step-of = { $at } / { $count } 着

## 各页共用

web-brand = 棋证
web-title = { $page } · 棋证
web-language = 语言
web-dark = 深色
web-contrast = 高对比
web-back = 返回
web-hide = 收起
web-clear = 清除
web-open = 打开
