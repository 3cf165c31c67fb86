### 賽務總監頁面的各分頁：編排、名單、隊伍、人員、設定。

## 編排

web-run-panel-teams = 隊伍
web-run-panel-cases = 個案
web-run-panel-settings = 設定
web-pair-hint = 點一名賽員看為何如此編排；再點另一名，或拖到其位置，兩人對調。方向鍵移動，Enter 選定，Esc 取消。
web-pair-hint-fixed = 此賽制的對局由編號或對陣表決定，不能對調。
web-pair-seat = 第 { $table } 枱{ $side }
web-pair-why = { $name } 為何對 { $opponent }？
web-pair-why-bye = { $name } 為何輪空？
web-pair-why-not = 為何不對另一人？
web-pair-points = { $points } 分
web-pair-across = 跨分組
web-pair-sides = 歷輪先後手
web-pair-whom = 選擇賽員
web-pair-swap-hint = 再點另一名賽員，即試兩人對調。
web-pair-change = 若要改動
web-pair-breaks = 改動的影響：
web-pair-breaks-nothing = 不違反任何編排原則。
web-pair-not-taken = 不獲接納
web-pair-change-do = 照此改動
web-pair-changed = 草案已改動
web-way = 本輪放寬此項
web-way-do = 放寬並編排
web-way-hint = 只放寬所列的項目，只限這一輪，其餘照舊。理由會載入日誌。
web-way-these = 本輪放寬：{ $criteria }
web-way-gave = 本輪已放寬：{ $criteria }

## 賽果

web-results-past = 第 { $round } 輪已過；更正會改變其後的名次，並留在日誌。
web-results-since = 已賽 { $minutes } 分鐘
web-results-appealed = { $appeal }中
web-results-told = 第 { $table } 枱：{ $result }
web-results-recorded = 已記錄
web-results-undo = 復原
web-results-undone = 第 { $table } 枱：賽果已復原
web-results-undo-why = 輸入有誤，即時復原

## 收回

web-back-what = 收回
web-back-round = 收回第 { $round } 輪的公布
web-back-close = 重開第 { $round } 輪
web-back-finish = 收回最終名次
web-back-hint = 收回的一切仍留在日誌。
web-back-done = 已收回
web-back-begun = 第 { $tables } 枱已開始對局（共 { $count } 枱）

## 參賽者

web-entrant-search = 姓名、單位或編號
web-entrant-amend = 更改資料
web-entrant-amended = 資料已更改
web-entrant-section = 組別
web-entrant-remove = 刪除報名
web-entrant-removed = 報名已刪除
web-entrant-remove-hint = 只限未編入任何一輪的報名；已公布而未開賽的，先收回公布。
web-entrant-reinstate = 恢復參賽
web-entrant-reinstated = 已恢復參賽
web-entrant-manage = 辦理
web-entrant-does = 辦理事項
web-entrant-pay = 收款
web-entrant-leave = 請假一輪
web-entrant-leave-hint = 賽務總監與裁判長同意後，第 { $round } 輪不編入。
web-entrant-left = 第 { $round } 輪請假
web-entrant-accepted = 理由獲接納
web-entrant-disqualify = 取消資格
web-entrant-disqualified = 已取消資格
web-entrant-for = 款項
web-entrant-amount = 金額
web-entrant-amount-needed = 請填金額，如 120 或 120.50
web-entrant-held = 現存按金 { $amount }
web-entrant-fee = 報名費
web-entrant-deposit = 按金
web-entrant-deposit-returned = 退還按金
web-entrant-deposit-kept = 沒收按金
web-entrant-paid = 已記帳
web-entrant-has-paid = 已繳報名費 { $amount }
web-entrant-unpaid = 未繳報名費（{ $count }）
web-entrant-void = 作廢一筆記錯的款項
web-entrant-void-do = 作廢款項
web-entrant-voided = 款項已作廢
web-entrant-round = 輪次
web-entrant-bye-cancel = 取消已准的半分輪空
web-entrant-bye-cancel-do = 取消半分輪空
web-entrant-bye-cancelled = 第 { $round } 輪的半分輪空已取消
web-entrant-leave-cancel = 取消已准的請假
web-entrant-leave-cancel-do = 取消請假
web-entrant-leave-cancelled = 第 { $round } 輪的請假已取消

## 隊伍與出場名單

web-teams-paste = 每行一隊：隊名，然後至少 { $boards } 名隊員
web-teams-example = 東區隊、甲、乙、丙
web-teams-enter = 輸入 { $count } 隊
web-teams-entered = 已輸入 { $count } 隊
web-teams-refused = 「{ $name }」未輸入：{ $why }
web-teams-none = 沒有可輸入的隊伍
web-teams-no-members = 沒有隊員
web-teams-too-few = 不足 { $boards } 人
web-teams-twice = 重複
web-teams-name = 隊名
web-teams-members = 隊員
web-teams-all-members = 隊員 { $count } 名
web-teams-newcomer = 另一名隊員的姓名
web-teams-newcomer-none = 請寫姓名
web-teams-newcomer-do = 加入
web-teams-line-ups = 第 { $round } 輪出場名單
web-teams-board = 第 { $board } 枱位
web-teams-hand = 交出場名單
web-teams-handed = 已收 { $name } 的出場名單
web-teams-in = 已交

## 工作人員

web-run-assign = 分派枱號
web-run-assign-who = { $name } 負責哪些枱？
web-run-assigned = 已分派給 { $name }
web-run-tables-of = { $section } 第 { $from }–{ $to } 枱
web-run-tables-from = 由第幾枱
web-run-tables-to = 至第幾枱
web-run-tables-all = 不限枱號
web-run-tables-wrong = 起始枱號大於最後枱號
web-run-step-out = 暫離
web-run-come-back = 回場
web-run-code-of = { $name } 第 { $table } 枱的座位代碼

## 獎項

web-prizes-later = 公布最終名次後發放
web-prizes-void = 收回已發的獎金
web-prizes-void-hint = 按此名次所發的獎金全部作廢，之後可收回最終名次。
web-prizes-voided = 獎金已收回
web-prizes-awarded = 獎金已記帳
web-prizes-nothing = 沒有未發的款項
web-prizes-deposits = 退還按金
web-prizes-returned = 按金已退還

## 設定

web-terms = 本組現行規定
web-terms-hint = 逐項列出數值與依據；本輪公布先於章程，章程先於規則。
web-terms-search = 尋找規定
web-links = 連結與條碼
web-keep = 保存與查證
web-keep-hint = 檔案含整份日誌與封印，可在任何一部裝有本程式的電腦還原。
web-keep-file = 下載備份
web-keep-replay = 查看日誌

## 投影的設定

web-screen-shows = 顯示內容
web-screen-shows-missing = 尚未完局的枱
web-screen-shows-timer = 本輪時間
web-screen-everywhere = 輪流顯示各組
web-screen-seconds = 每頁秒數
web-screen-words = 底部公告
web-screen-open = 開啟投影
web-screen-elapsed = 本輪已進行
web-screen-not-begun = 本輪尚未開賽

## 開新賽事

web-new-groups = 分組再淘汰
web-new-groups-hint = 四組循環，每組前兩名進入淘汰
web-new-league = 團體聯賽
web-new-league-hint = 隊對隊，每隊數枱同時對局
web-new-boards = 每隊枱數
web-new-section-rules = 組別 { $nth } 的規則
web-new-section-same = 與賽事相同
web-remove = 移除賽事
web-remove-title = 移除 { $event }
web-remove-hint = 整份日誌都會移除，不能復原；請先下載備份。
web-remove-type = 請再輸入一次：{ $event }
web-removed = 已移除 { $event }
web-import = 從備份取回賽事
web-import-hint = 「下載備份」所得的檔案，或命令列的賽事檔案
web-import-file = 檔案
web-import-choose = 選擇檔案
web-import-needs = 請選檔案並填名稱
web-import-far = 已核對 { $of } 行中的 { $done } 行

## 章程與獎項

web-charter = 賽事資料
web-charter-last-day = 結束日期
web-charter-amended = 章程已修訂
web-terms-term = 規定
web-terms-value = 數值
web-terms-layer = 由何處規定
web-terms-change = 更改
web-terms-changed = 已更改：{ $term }
web-terms-number = 請填整數
web-terms-same = 與現行相同
web-terms-announced = 比賽已開始：由裁判長公布，自第 { $round } 輪起生效。
web-terms-amended = 比賽尚未開始：直接修訂章程。
web-terms-amend-do = 修訂章程
web-prizes-list = 獎項與分配
web-prizes-none = 尚未設獎；小型賽事可以不設。
web-prizes-place = 名次
web-prizes-name = 獎項
web-prizes-among = 對象
web-prizes-all = 所有人
web-prizes-women = 女子
web-prizes-young = 某年或以後出生
web-prizes-old = 某年或以前出生
web-prizes-rated = 等級分不高於
web-prizes-kept = 按章程所定
web-prizes-year = 年份
web-prizes-everywhere = 各組均設
web-prizes-remove = 刪去
web-prizes-add = 加一項
web-prizes-sharing = 並列時
web-prizes-divide = 並列者平分所佔各名次的獎金
web-prizes-full = 並列者各得全額
web-prizes-one-each = 每人只得一項
web-prizes-bound-needed = 請填年份或等級分
web-prizes-save = 儲存獎項
web-prizes-saved = 獎項已寫入章程
web-prizes-by-final = 公布最終名次後，此處列出各人所得。
web-new-kinds = 哪一種比賽
web-new-kinds-hint = 按一下就填好賽制與時限，之後仍可改
web-new-evening = 棋社晚間賽
web-new-evening-hint = 積分編排 5 輪，15 分＋5 秒，賽員自報賽果
web-new-open = 公開賽
web-new-open-hint = 積分編排 7 輪，60 分＋30 秒
web-new-cup = 盃賽
web-new-cup-hint = 單淘汰，30 分＋10 秒
web-new-team-hint = 隊對隊循環，60 分＋30 秒
web-new-terms = 適用的 { $count } 項規定與條文
web-entrant-born = 出生年份
web-terms-later = 自第 { $round } 輪起：{ $value }
# 規定的數值為文字者。
web-term-reached = 達到次數即判負
web-term-exceeded = 超過次數才判負
web-term-foul = 記技術犯規
web-term-loss = 判負
web-term-used-up = 時間用盡即算
web-term-agreed = 須雙方同意才算
web-term-nothing = 不得分
web-term-as-draw = 按和局計分
web-term-place-stands = 名次及獎項保留
web-term-place-lost = 名次及獎項取消
web-term-winner = 勝方（和局由後手方）
web-term-both = 雙方
web-teams-here = 隊伍連同隊員在「隊伍」分頁輸入。
web-entrant-bye = 半分輪空
web-entrant-bye-hint = 第 { $round } 輪不編入，得半分；次數依章程。
web-entrant-byed = 第 { $round } 輪半分輪空
web-even = 平手須分勝負
web-even-rapid = 加賽快棋，誰勝？
web-even-noted = 第 { $table } 枱已分勝負
web-even-play-off = 加賽後的先後次序：
web-even-up = 上移
web-even-order-do = 照此排列
web-even-ordered = 加賽次序已記錄
web-early = 提早結束
web-early-hint = 不再編排下一輪，以現有成績定名次。
web-early-done = 已提早結束
web-run-notes-read = 知道了
web-results-differ = 雙方所報不同
web-notices = 通告
web-notices-hint = 手機、投影及賽員頁面即時顯示
web-notices-up = 張貼
web-notices-down = 撤下
