### 共融：報棋、代理、卡牌、雙方各用一盤。

## 人物

spoken-assistant = { $side }代理

## 經過

spoken-said = { $side }報棋：{ $words }
spoken-read-out = 裁判代{ $side }報棋：{ $words }
spoken-repeated = { $side }複讀：{ $words }
spoken-mirrored = { $side }在己方棋盤走 { $step }
spoken-card-draw-hand = { $side }交出提和卡牌
spoken-card-draw-swap = { $side }交換卡牌：接受提和
spoken-card-draw-return = { $side }退回卡牌：拒絕提和
spoken-card-resign-hand = { $side }交出認負卡牌
spoken-card-wrong = { $side }誤用認負卡牌
spoken-affirmed = { $side }口頭確認賽果
spoken-reminded = 報時：{ $side }餘 { $time }；報時次序：{ $times }

## 事項

spoken-subject-call-check = 核對報棋與走子，第 { $ply } 著
spoken-subject-boards-differ = 兩個棋盤不同
spoken-item-tactile-set = 視障專用棋具
spoken-item-tactile-clock = 視障專用棋鐘
spoken-item-blindfold = 眼罩
spoken-item-recorder = 錄音設備
spoken-item-cards = 提和及認負卡牌
spoken-item-seat = 代理座位

## 裁決後果

spoken-say = { $side }所報視為 { $words }
spoken-unsay = { $side }須重新報棋
spoken-align = 兩個棋盤已修正一致

## 不受理的原因

spoken-words-bind = 報棋不得反悔
spoken-other-words = 與所報不同
spoken-other-notation = 須以傳統記譜法報棋
spoken-not-said = 尚未報棋
spoken-not-repeated = 尚未複讀
spoken-nothing-to-repeat = 沒有可複讀的報棋
spoken-not-named = 代理並非賽前指定
spoken-not-watched = 對局須由裁判人員監局

## 現況

spoken-call = 已報：{ $words }
spoken-differing = 棋盤不同之處：{ $squares }
spoken-wait-words = 報出所走之著
spoken-wait-repetition = 複讀所報
spoken-wait-execution = 執行所報之著
spoken-wait-affirmation = 口頭確認賽果
