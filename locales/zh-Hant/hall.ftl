### 賽場。

## Why something is refused, and who could do it

hall-could = { $told }；可由：{ $who }
hall-holder = { $office }（{ $names }）
hall-needs-office = 此人無權辦理
hall-no-office = 此人在本賽沒有職務
hall-no-office-in = 此人在「{ $section }」沒有職務
hall-other-board = 賽員只能為自己的一局提出
hall-no-game = 沒有進行中的這一局：{ $game }
hall-no-desk = 本賽採用的規則沒有裁判桌的規定
hall-result-stands = 這一局的賽果已經確認
hall-ended-otherwise =
    此局在枱上已經終局（{ $outcome ->
        [first] 先手方勝
        [second] 後手方勝
        [draw] 和局
       *[both] 雙方負
    }）；要改判，請更正賽果並寫明理由
hall-stale = 你查看之後，他人已有更改（第 { $lines } 行），請重新查看
hall-no-person = 沒有編號「{ $person }」的工作人員
hall-not-in-post = 此人不是{ $post }
hall-post-taken = 此職只設一人，現由{ $name }擔任
hall-over-all = { $post }負責整個比賽，不分組別
hall-no-reason = 須說明理由
hall-nameless = 欠編號或姓名
hall-no-call = 沒有未處理的第 { $call } 號舉手
hall-call-taken = { $name }正在處理
hall-cannot-deal = { $name }無權處理此事
hall-no-round = 沒有進行中的這一輪：{ $round }
hall-begun = 第 { $round } 輪已經開始
hall-not-done = 此事未曾記為完成：{ $duty }
hall-no-notice = 沒有第 { $notice } 號通告，或已撤下
hall-over-already = { $at } 已過
hall-suspended = 此組比賽暫停中
hall-not-suspended = 此組比賽並未暫停

## What should be known

hall-note-conflict = { $name }與{ $game }的賽員有利益關係
hall-note-disqualified = { $name } 已在枱上被取消資格（{ $game }），但仍在賽事名單內；須由有權者以 disqualify 令其退出賽事
hall-note-stays-out = 取消 { $name } 資格的裁決已被推翻，但其後的編排已無該賽員；由裁判長決定如何處理
hall-note-not-started = { $game }未能隨該輪開始
hall-note-unwatched = { $section } 第 { $tables } 枱無人監局，而本賽採監局制〔{ $under }〕
hall-note-understaffed = { $section } 應有裁判人員 { $wanted } 名，現有 { $here } 名〔{ $under }〕
hall-note-unratified = 以下裁決至該輪結束仍未追認：{ $games }
hall-game = { $section } 第 { $round } 輪第 { $table } 枱

## Offices

hall-post-deputy = 副裁判長
hall-post-committee = 仲裁委員
hall-officials = 工作人員
hall-away = 離場
hall-column-person = 編號
hall-column-office = 職務
hall-column-sections = 組別
hall-column-tables = 枱號
hall-column-away = 在場

## Calls

hall-calls = 未處理的舉手
hall-notices = 通告
hall-column-notice = 通告
hall-column-until = 至
hall-call-waiting = 等候中
hall-call-on-it = { $name }處理中
hall-column-topic = 事由
hall-column-needs = 最低職級
hall-column-to = 轉交
hall-column-state = 進度
hall-topic-touch = 摸子
hall-topic-move = 走錯
hall-topic-board = 棋盤或棋具
hall-topic-clock = 棋鐘
hall-topic-claim = 提出要求
hall-topic-record = 記錄
hall-topic-conduct = 操守
hall-topic-result = 賽果
hall-topic-other = 其他

## Duties

hall-duties = 職責：{ $section } 第 { $round } 輪
hall-column-stage = 時間
hall-column-duty = 職責
hall-column-under = 條文
hall-column-done = 完成者
hall-stage-before = 賽前
hall-stage-during = 對局中
hall-stage-after = 賽後
hall-duty-pairings = 公布編排，安排場地及棋具
hall-duty-briefing = 召集裁判會議，分配工作
hall-duty-captains = 召開領隊會議並抽籤
hall-duty-supplies = 備妥場地、棋具、表格及獎品
hall-duty-equipment = 查閱場地及器材
hall-duty-rules = 向賽員說明規則及執法尺度
hall-duty-seating = 核對雙方先後手
hall-duty-clocks-set = 設定棋鐘
hall-duty-countdown = 顯示或宣報距離開賽的時間
hall-duty-clocks-work = 確定棋鐘正常
hall-duty-absent-pressed = 代遲到的黑方按鐘
hall-duty-records = 留意漏記
hall-duty-time-trouble = 留意時間緊迫的對局
hall-duty-order = 維持秩序，免賽員受干擾
hall-duty-results = 確認並報告全部賽果
hall-duty-table = 收集成績並公布積分表
hall-duty-bulletin = 分發成績及棋譜

## Watching and staffing

hall-watch = { $section }：監局分派
hall-column-conflicts = 利益關係
hall-mode-watched = 監局制
hall-mode-patrol = 巡邏制
hall-watched = 執法模式：{ $mode }〔{ $under }〕
hall-staffing = 共 { $boards } 局，應有裁判人員 { $wanted } 名，在場 { $here } 名〔{ $under }〕
hall-staffing-unsaid = 共 { $boards } 局，在場裁判人員 { $here } 名；章程未訂明每名裁判負責多少局（boards_per_official）
hall-unwatched = 第 { $tables } 枱無人監局

## Rulings to be ratified

hall-unratified = 待追認的裁決
hall-column-ruled-by = 裁決者
hall-column-ratify = 可追認者

## Who may do what

hall-authority = { $section }：裁決權及職權表
hall-authority-foot = 裁判人員只列最低職級，其上各級亦可。
hall-column-what = 事項
hall-column-disputed = 事實有爭議時
hall-column-licence = 資格
hall-may-appoint = 委任{ $post }
hall-may-assign = 分派監局或巡邏的枱號
hall-may-notice = 張貼通告

## Equipment

hall-equipment-spacing = 棋盤交點的間距不合規定
hall-equipment-fit = 棋子太闊，與棋盤不相配
hall-equipment-line-width = 線的闊度不合規定或不一致
hall-equipment-line-colour = 線的顏色不分明
hall-equipment-board = 棋盤反光或與棋子不相配
hall-equipment-river = 棋盤放置的方向不對
hall-equipment-diameter = 棋子直徑不合規定
hall-equipment-height = 棋子高度不合規定
hall-equipment-shape = 棋子太高，與直徑不相稱
hall-equipment-style = 棋子樣式不一，或難分雙方
hall-equipment-names = 棋子沒有標示名稱
hall-equipment-red-letters = 紅方棋子並非淺底紅字
hall-equipment-black-letters = 黑方棋子並非淺底黑字
hall-equipment-clocks = 棋鐘放置的位置不對
hall-equipment-demonstration = 大棋盤並非下紅上黑

## Lines of the log

log-appointed = { $name }獲委任為{ $post }
log-dismissed = { $name }不再擔任{ $post }：{ $why }
log-tables = { $section } 第 { $from } 至 { $to } 枱
log-assigned = { $name }負責{ $tables }
log-stepped-out = { $name }暫時離場
log-came-back = { $name }返回賽場
log-raised = 舉手 { $call }：{ $topic }
log-raised-to = 舉手 { $call }：{ $topic }，請{ $name }前往
log-taken = 舉手 { $call }：已有裁判員前往
log-passed-to = 舉手 { $call } 轉交{ $name }
log-passed = 舉手 { $call } 已轉交
log-call-over = 舉手 { $call } 已處理
log-notice-up = 張貼通告 { $notice }：{ $text }
log-notice-down = 撤下通告 { $notice }
log-duty-done = 完成：{ $duty }
log-duty-undone = 更正為未完成：{ $duty }
log-suspended = 比賽暫停：{ $why }
log-suspended-until = 比賽暫停至 { $when }：{ $why }
log-continued = 比賽恢復
log-inspected = 棋具已檢查，無不合規定
log-inspected-faults = 棋具已檢查：{ $faults }
log-begun = 第 { $round } 輪開始
log-begun-late = 第 { $round } 輪遲 { $minutes } 分鐘開始：{ $why }
log-opened = 按章程開辦比賽
log-desk-opened = 開始記錄此局
hall-log = 日誌
hall-told = { $no }　{ $who }：{ $text }
hall-told-under = { $no }　{ $who }：{ $text }〔{ $under }〕
hall-done-under = { $text }〔{ $under }〕
hall-column-at = 時間
hall-column-by = 何人
hall-column-happened = 事情
log-announced = 宣布自第 { $round } 輪起：{ $text }
log-entered = { $name }報名
log-paid = { $name }{ $what ->
    [deposit] 繳按金 { $amount }
    [deposit-returned] 獲退按金 { $amount }
    [deposit-kept] 的按金 { $amount } 沒收
    [recording-due] 應繳代錄費 { $amount }
    [recording-charge] 繳代錄費 { $amount }
    [prize] 領獎金 { $amount }
    [prize-returned] 退還獎金 { $amount }
   *[fee] 繳報名費 { $amount }
}
log-delay = 准許{ $name }遲 { $minutes } 分鐘開始
log-arrived = { $name }到場
log-arrived-late = { $name }遲到
log-leave = { $name }第 { $round } 輪請假
log-half-bye = { $name }第 { $round } 輪半分輪空
log-table-fixed = 第 { $table } 枱固定留給{ $name }
log-table-free = { $name }不再固定枱次
log-withdrawn = { $name }退出比賽
log-unjustified = { $name }無正當理由退出比賽
log-forfeits = { $name }因棄權退出比賽
log-disqualified = 取消{ $name }的參賽資格
log-because = { $what }：{ $why }
log-seeded = 種子：{ $names }
log-drawn = 抽籤完成
log-draw-void = 抽籤作廢，須重抽
log-paired = 第 { $round } 輪已編排：{ $tables } 枱
log-discarded = 編排草案作廢
log-published = 公布編排
log-lined-up = { $name }出場名單：{ $names }
log-team-late = { $name }遲交出場名單
log-result = { $players }：{ $result }
log-reported = { $players }：報告 { $result }，尚未確認
log-rapid = { $players }：加賽快棋 { $result }
log-reopened = { $players }：賽果撤回，重新待定
log-appealed = { $players }：提出{ $appeal }
log-upheld = { $players }：{ $appeal }成立
log-not-upheld = { $players }：{ $appeal }駁回
log-replayed = { $players }：重賽
log-colours-kept = { $players }：先後手顛倒不改，對局繼續
log-closed = 第 { $round } 輪結束
log-played-off = 加賽後名次：{ $names }
log-verified = 總成績已核實
log-finished = 公布總成績
log-overturned = 賽後取消{ $name }的名次
log-notice = 已公告{ $name }一事
log-players = 第 { $table } 枱 { $first } 對 { $second }
log-corrected = { $players }：更正為 { $result }
log-amended = 修訂章程
log-amended-announced = 以公布補充章程，自第 { $round } 輪起
log-changes = { $what }：{ $changes }
log-change = { $at }：{ $from } → { $to }
log-unsaid = 無
log-entry-amended = 更正 { $player } 號 { $name } 的報名資料
log-entry-part = { $part ->
    [name] 姓名
    [section] 組別
    [club] 單位
    [team] 代表隊
    [federation] 協會
    [member] 會員編號
    [rating] 等級分
    [title] 稱號
    [born] 出生年份
    [woman] 女子
    [leader] 領隊
   *[other] { $part }
}
log-removed = 刪除第 { $player } 號報名
log-payment-void = { $name }{ $what ->
    [deposit] 按金 { $amount }
    [deposit-returned] 退回按金 { $amount }
    [deposit-kept] 沒收按金 { $amount }
    [recording-due] 應繳代錄費 { $amount }
    [recording-charge] 代錄費 { $amount }
    [prize] 獎金 { $amount }
    [prize-returned] 退還獎金 { $amount }
   *[fee] 報名費 { $amount }
} 一項作廢
log-leave-cancelled = { $name } 第 { $round } 輪的請假取消
log-reinstated = 恢復 { $name } 的資格
log-ended-early = 提早結束
log-back-draw = 收回抽籤
log-back-round = 收回第 { $round } 輪編排
log-back-close = 收回第 { $round } 輪的結束
log-back-end = 收回提早結束
log-back-finish = 收回總成績
