### 共融：报棋、代理、卡牌、双方各用一盘。

## 人物

spoken-assistant = { $side }代理

## 经过

spoken-said = { $side }报棋：{ $words }
spoken-read-out = 裁判代{ $side }报棋：{ $words }
spoken-repeated = { $side }复述：{ $words }
spoken-mirrored = { $side }在己方棋盘走 { $step }
spoken-card-draw-hand = { $side }递交提和卡
spoken-card-draw-swap = { $side }交换卡片：同意和棋
spoken-card-draw-return = { $side }退回卡片：不同意和棋
spoken-card-resign-hand = { $side }递交认输卡
spoken-card-wrong = { $side }误用认输卡
spoken-affirmed = { $side }口头确认成绩
spoken-reminded = 报时：{ $side }剩 { $time }；报时顺序：{ $times }

## 事项

spoken-subject-call-check = 核对报棋与走子，第 { $ply } 着
spoken-subject-boards-differ = 两个棋盘不一致
spoken-item-tactile-set = 视障专用棋具
spoken-item-tactile-clock = 视障专用棋钟
spoken-item-blindfold = 眼罩
spoken-item-recorder = 录音设备
spoken-item-cards = 提和卡和认输卡
spoken-item-seat = 代理座位

## 裁决结果

spoken-say = { $side }所报视为 { $words }
spoken-unsay = { $side }须重新报棋
spoken-align = 两个棋盘已改正一致

## 不受理的原因

spoken-words-bind = 报棋不得反悔
spoken-other-words = 与所报不同
spoken-other-notation = 须以传统记谱法报棋
spoken-not-said = 尚未报棋
spoken-not-repeated = 尚未复述
spoken-nothing-to-repeat = 没有可复述的报棋
spoken-not-named = 代理并非赛前指定
spoken-not-watched = 对局须由裁判人员监局

## 现状

spoken-call = 已报：{ $words }
spoken-differing = 棋盘不一致之处：{ $squares }
spoken-wait-words = 报出所走之着
spoken-wait-repetition = 复述所报
spoken-wait-execution = 执行所报之着
spoken-wait-affirmation = 口头确认成绩
