### 裁判桌：發生何事、所據條文、何以不受理，以及棋局現況。

## 條文

desk-articles = 第{ $clauses }條
desk-articles-of = { $book } { $articles }
articles-and-more = { $articles }，另 { $count } 條
desk-cited = { $told }〔{ $articles }〕

## 人

desk-side-white = 白方
desk-side-both = 雙方
desk-by-witness = 棋證
desk-by-referee = 裁判員
desk-by-section-head = 裁判主任
desk-by-chief = 裁判長
desk-by-staff = 賽務人員
desk-by-outsider = 其他人
desk-by-desk = 依規則
desk-licence-junior = 初級
desk-licence-intermediate = 中級
desk-licence-senior = 高級
desk-cause-outsider = 其他人
desk-hand-right = 右手
desk-hand-left = 左手
desk-hand-both = 雙手
desk-hand-tool = 工具

## 發生之事

desk-opened = 對局建立，採用 { $rules }
desk-equipment-wanting = { $item }，須更換
desk-recount = 下一著計為第 { $next } 回合
desk-assist = { $side }有助手{ $task }
desk-place-clock = 棋鐘擺在{ $side }右手邊
desk-task-clock = 代為按鐘
desk-task-record = 代為記錄
desk-equipment-accepted = { $item }，雙方接受
desk-replaced = 已處理：{ $item }
desk-found = 裁判人員查看盤面，輪{ $side }走
desk-found-at = 裁判人員查看盤面，輪{ $side }走，第 { $number } 回合
desk-sheet-whole = 附全局棋譜，共 { $plies } 著
desk-sheet-part = 附最後 { $plies } 著的棋譜
desk-left = 裁判人員離開此枱
desk-unsaid = { $told }（規則未有規定，亦不涉裁決）
desk-silent = { $told }（規則未有明文）
desk-arrived = { $side }到場
desk-seated = 裁判人員已確定賽員正確入座
desk-started-at = 於 { $at } 宣布開賽
desk-started = 宣布開賽
desk-touched = { $side }摸子：{ $squares }
desk-touched-together = { $side }同時摸子：{ $squares }
desk-touched-unclear = { $side }摸子：{ $squares }，次序不明
desk-touched-implied = { $side }拿起{ $squares }，視為摸子
desk-adjusting = { $side }聲明擺正棋子
desk-excused = 無意觸碰{ $squares }，不計
desk-placed = { $side }落子 { $played }，尚未離手
desk-released = { $side }落子 { $played } 並已離手，此著尚未走完
desk-moved = { $side }走 { $played }
desk-moved-wrongly = { $side }走 { $played }，此著有誤
desk-manner = { $told }（{ $how }）
desk-manner-hand = 以{ $hand }走子
desk-manner-left-on = 被吃子未提離棋盤
desk-manner-between = 置於 { $squares } 之間
desk-manner-also = 同時移動 { $steps }
desk-displaced = 棋子移位：{ $steps }
desk-knocked-off = 棋子碰亂：{ $steps }；碰出盤外：{ $squares }
desk-knocked-off-only = 棋子碰出盤外：{ $squares }
desk-pressed = { $side }按鐘
desk-pressed-with = { $side }以{ $hand }按鐘
desk-clock-stopped = 停鐘
desk-clock-started = 啟動{ $side }棋鐘
desk-clock-set = 調校棋鐘：{ $times }
desk-wrote = { $side }記錄第 { $ply } 著：{ $text }
desk-inspected = 檢查{ $side }記錄：無新發現
desk-inspected-wanting = 查核{ $side }記錄，缺漏或不能辨認：第 { $plies } 著
desk-reminded = 報時：{ $side }餘 { $time }
desk-offered = { $side }提和
desk-offer-accepted = { $side }接受提和
desk-offer-refused = { $side }拒絕提和
desk-answered-count = { $side }查詢著數，已告知
desk-answered-time = { $side }查詢用時：{ $times }
desk-answered-no-time = { $side }查詢用時：不限時
desk-answered-rule = { $side }查詢規則
desk-answered-silence = { $side }在裁判監察下關掉手機響鈴
desk-noted = 記為事項 { $id }：{ $incident }
desk-noted-side = 記為事項 { $id }，{ $side }：{ $incident }
desk-raised = 提出：{ $matter }
desk-dismissed = 不成立：{ $matter }
desk-lapsed = 逾時未提出，不再追究：{ $matter }
desk-lapsed-replaced = 已更換，毋須再裁：{ $matter }
desk-lapsed-agreed = 雙方已一致，毋須再裁：{ $matter }
desk-moot = 棋局已終，不再處理：{ $matter }
desk-ruled = 裁決：{ $matter }
desk-ruled-provisional = 先行裁決，待追認：{ $matter }
desk-ruled-reading = { $told }（{ $articles }理解為：{ $reading }）
desk-ruled-known = { $told }（按已知的 { $plies } 著計）
desk-ratified = 追認：{ $matter }
desk-chose = { $side }作出選擇
desk-choice-void = 查看所見已是另一局面，{ $side }不再選擇：{ $matter }
desk-corrected = { $side }已修正：{ $what }
desk-adjourned = 對局暫停
desk-sealed = 已交暗著記錄
desk-resumption-set = 定於 { $when } 復賽
desk-resumption-set-at = 定於 { $when } 在{ $place }復賽
desk-resumed = 復賽
desk-signed = { $side }簽署
desk-countersigned = 裁判人員簽署
desk-reported = { $side }上報：{ $outcome }
desk-confirmed = 賽果確認
desk-undone = 日誌第 { $from } 項起作廢：{ $why }
desk-remarked = 備註：{ $text }
desk-remarked-disputed = 備註：{ $text }（雙方說法不同）
desk-matter = 事項 { $id }（{ $incident }）
desk-matter-gone = 事項 { $id }
desk-time-of = { $side } { $time }

## 裁決的處理

desk-restore = 回復到第 { $to } 著後的盤面
desk-restore-start = 回復到第 1 著前的盤面
desk-bind = { $side }{ $bond }
desk-bind-mover = 須走{ $piece }
desk-bind-victim = 須吃{ $piece }
desk-bind-to = 須走到{ $square }
desk-piece-at = { $place }{ $piece }
desk-the-king = { $piece }
desk-piece-on = { $square } 處的棋子
desk-carried = { $piece }到{ $place }
desk-place-square = { $square } 格
desk-place-file = { $file }路
desk-place-rank = { $file }路第 { $rank } 排
desk-bind-nothing = 不受摸子約束
desk-man-moves = { $side }所摸{ $man }能走即須走
desk-man-taken = { $side }所摸{ $man }能吃即須吃
desk-man-none = { $side }所摸棋子均無合法著法
desk-man-takes = { $side }須以所摸{ $mover }吃所摸{ $victim }；不能如此吃時，以{ $first ->
    [own] 己方之子
   *[other] 對方之子
}為先
desk-man-next = 下一輪次：{ $duty }
desk-count-touch = { $side }所摸{ $squares }計入己方輪次
desk-unbind = { $side }不再受摸子約束
desk-play = { $side }須走{ $step }，隨即走出
desk-ask = 由{ $side }決定：{ $choice }
desk-choice-man = 以何子為選定子：{ $squares }
desk-choice-move = 以何著為準，{ $steps }
desk-choice-extra = 何著為第一個額外著法，{ $steps }
desk-choice-square = { $of } 處棋子放於何點，{ $squares }
desk-set = 棋子放回原位：{ $steps }
desk-put = 在{ $square }補放{ $man }
desk-set-none = 棋子留在現處
desk-take-off = 提走 { $square } 處的棋子
desk-take-off-man = 提走被吃的{ $man }
desk-set-right = 由雙方在盤上擺正，對局繼續
desk-set-right-again = 由雙方擺回該著之前的盤面，{ $side }用原來那隻子重走
desk-foul = { $side }記{ $kind } 1 次
desk-foul-in = { $side }另一輪次記{ $kind } 1 次
desk-absorbed = { $side }的{ $kind }不另計：同一輪次已記技術犯規
desk-unraised-count = 由{ $who }提出：其後無人提出的輪次一併計算
desk-unraised-free = 由{ $who }提出：其後的輪次不計
desk-unraised-by-none = 雙方均未提出：其後的輪次不計
desk-deduct = { $side }扣時 { $time }
desk-add = { $side }加時 { $time }
desk-reset-clock = 棋鐘重設
desk-warn = 警誡{ $side }：不變作負
desk-instruct = 指示{ $side }變著：不變作負
desk-instruct-both = 指示雙方：如再循環一次即判和
desk-forbid = { $side }不得再{ $play }
desk-warn-both = 警誡雙方：不變作和
desk-correct-now = { $side }須即時修正：{ $what }
desk-correct-after = { $side }須於局後修正：{ $what }
desk-caution = 口頭警告{ $side }
desk-disqualify = 取消{ $side }參賽資格
desk-expel = 驅逐{ $who }離開賽區
desk-expel-player = 驅逐離開賽區
desk-refer = { $side }個案轉交紀律機關
desk-replay = 重賽
desk-replay-swapped = 更正先後手後重賽
desk-tell-staff = 通知賽務人員
desk-count = 開始數著
desk-observe = 觀察 { $rounds } 回合
desk-settle = 賽果裁定：{ $verdict }
desk-end = 終局：{ $verdict }
desk-amend = 更改賽果：{ $verdict }
desk-play-on = 繼續作賽
desk-foul-technical = 技術犯規
desk-foul-plain = 犯規
desk-foul-press = 按鐘違規
desk-foul-record = 記錄違規
desk-foul-violation = 違例
desk-foul-illegal-move = 非法著法
desk-correct-men = 棋子
desk-correct-equipment = 用具
desk-correct-record = 記錄
desk-correct-borrowed-record = 歸還借用的對方記錄
desk-correct-conduct = 操守
desk-correct-other = 裁判人員所指之事

## 賽果

desk-verdict = { $outcome }（{ $reason }；{ $form }）
desk-wins = { $side }勝
desk-form-ordinary = 一般賽果
desk-form-forced = 強制判決
desk-form-breach = 違規判決
desk-form-absence = 缺席判決
desk-reason-official-draw = 官和
desk-reason-resignation = 認負
desk-reason-agreed-draw = 議和
desk-reason-refusal = 拒絕作賽或回復
desk-reason-cannot-continue = 不能繼續作賽
desk-reason-unrestorable = 盤面無法復原
desk-reason-repeated-offers = 連續提和
desk-reason-faults = 違規超限
desk-reason-time = 超時
desk-reason-false-claim = 投訴不實
desk-reason-conduct = 違反操守
desk-reason-absence = 缺席
desk-reason-sealed-move = 暗著有誤而無從解釋
desk-reason-agreed-ending = 賽前協定
desk-reason-reported = 按上報賽果

## 事項

desk-subject-equipment = { $item }
desk-subject-colours-reversed = 紅黑顛倒
desk-subject-wrong-pairing = 對手有誤
desk-subject-lateness = 遲到
desk-subject-absence = 缺席
desk-subject-withdrawal = 退出比賽
desk-subject-withdrawal-for = 退出比賽：{ $reason }
desk-subject-wrong-layout = 開局擺棋有誤
desk-subject-missing-men = 漏放棋子：{ $men }
desk-subject-off-turn-touch = 於對方輪次摸{ $piece }
desk-subject-second-touch = 選定後再摸{ $piece }
desk-subject-idle-touch = 所摸{ $piece }依規定不能走動或不能吃得
desk-subject-unclear-touch = 未能判斷何子先摸：{ $pieces }
desk-subject-named-touch = 摸{ $men }
desk-subject-named-touch-off-turn = 於對方輪次摸{ $men }
desk-subject-unbound-move = 第 { $ply } 著未走或未吃選定子
desk-subject-wrong-hand = 第 { $ply } 著非以執子手走子
desk-subject-slide-back = 滑動後退回 { $to }
desk-subject-extra-move = 額外著法，第 { $ply } 著
desk-subject-changed-move = 落子後改變著法，第 { $ply } 著
desk-subject-several-moved = 同時移動多枚棋子，第 { $ply } 著
desk-subject-disturbance = { $cause }破壞盤面：{ $steps }
desk-subject-disturbance-untold = { $cause }破壞盤面
desk-subject-scattered = 碰亂棋子：{ $squares }
desk-subject-off-point = 棋子未放於交點，第 { $ply } 著
desk-subject-left-on = 被吃子未提離，第 { $ply } 著
desk-subject-illegal-move = 非法著法，第 { $ply } 著
desk-subject-upturned = 棋子倒置，第 { $ply } 著
desk-subject-duty = 須依 { $clause } 辦理
desk-subject-unrestorable = 盤面無法復原，肇因{ $cause }
desk-subject-refusal-to-move = 拒絕走子
desk-subject-refusal-to-restore = 拒絕回復
desk-subject-cannot-continue = 不能繼續作賽
desk-subject-foreign-press = 誤按對方棋鐘
desk-subject-early-press = 未完成走子即按鐘
desk-subject-other-hand-press = 非以執子手按鐘
desk-subject-hard-press = 按鐘過猛
desk-subject-clock-handled = 擅動棋鐘
desk-subject-clock-handled-deliberately = 蓄意擅動棋鐘
desk-subject-clock-stopped = 擅停棋鐘
desk-subject-clock-started = 擅開棋鐘
desk-subject-clock-set = 擅調棋鐘
desk-subject-wrong-times = 棋鐘時間有誤
desk-subject-overstepped = 超時
desk-subject-too-many-faults = 違規超限
desk-subject-observed = 觀察回合已滿
desk-subject-misrecord = 記錄有誤，第 { $plies } 著
desk-subject-omission = 漏記著法，第 { $plies } 著
desk-subject-illegible = 記錄不能辨認，第 { $plies } 著
desk-subject-written-ahead = 走子前先記錄
desk-subject-own-sheet = 使用自備記錄紙
desk-subject-foreign-writing = 記錄紙上寫其他內容
desk-subject-refusal-to-sign = 拒絕簽署
desk-subject-refusal-to-correct = 拒絕修正記錄
desk-subject-conduct = 違反操守 { $clause }
desk-subject-unlisted-conduct = 未列明的操守問題：{ $what }
desk-subject-position = 盤面須判：{ $verdict }
desk-subject-cycle = 循環局面須處理
desk-subject-long-quiet = 久無吃子而無人數著
desk-subject-claimed = 提出：{ $claim }
desk-subject-resignation = 認負
desk-subject-agreed-draw = 議和
desk-subject-repeated-offer = 連續提和
desk-subject-not-the-sealed-move = 未走暗著，第 { $ply } 著
desk-subject-sealed-illegal = 暗著為非法著法
desk-subject-agreed-ending = 賽前協定 { $name }：{ $outcome }
desk-subject-disputed-result = 對賽果有異議，認為應為{ $outcome }
desk-subject-unreported = 勝方未上報賽果
desk-subject-other = { $what }
desk-item-board = 棋盤破損
desk-item-damaged-man = 棋子破損
desk-item-large-men = 棋子過大
desk-item-missing-man = 欠缺棋子
desk-item-clock = 棋鐘失靈
desk-item-pen = 欠缺筆
desk-item-turned = 棋盤方向錯誤
desk-claim-repetition = 循環局面
desk-claim-natural-limit = 自然限著已滿
desk-claim-fifty = 五十回合規則
desk-claim-count = 要求數著
desk-claim-official-draw = 申請官和
desk-claim-dead-draw = 宣告 { $text } 後正和
desk-claim-display = 以顯示屏為據

## 不受理的原因

desk-refused = 不受理：{ $why }
desk-could = 可由以下人員辦理：{ $who }
desk-not-started = 尚未開賽
desk-has-started = 已經開賽
desk-over = 棋局已終
desk-not-over = 棋局未終
desk-is-adjourned = 對局暫停中
desk-time-runs-back = 時間早於上一項
desk-too-early = 時間未到
desk-wrong-times = 棋鐘並非所定的用時
desk-not-yours = 此人無權辦理
desk-needs-grade = 須由{ $grade }或以上裁決
desk-needs-licence = 須具{ $licence }資格
desk-no-such-matter = 沒有此事項
desk-matter-closed = 事項已了結
desk-already-raised = 已列為事項 { $id }，待裁決
desk-too-late = 逾時未提出
desk-not-raised = 對方未提出，不作處理
desk-comes-after = 須先處理事項 { $id }
desk-not-your-turn = 並非該方輪次
desk-choice-open = 須待一方先作選擇
desk-no-such-choice = 不在可選之列
desk-correct-first = 須先修正
desk-nothing-to-correct = 毋須修正
desk-not-seated = 須先由裁判人員確定賽員正確入座
desk-wanting = 須先更換用具
desk-no-man = 該處沒有棋子
desk-unreadable = 「{ $text }」在此讀不懂：{ $why }
desk-no-position = 現為非法盤面，只可用座標寫著法
desk-no-such-man = 不是這種棋的棋子
desk-no-such-square = 棋盤上沒有這個位置
desk-nothing-held = 尚未拿起棋子
desk-no-clock = 沒有棋鐘
desk-clock-refuses = 棋鐘無法如此：{ $why }
desk-clock-already-running = { $side }棋鐘正在行走
desk-clock-not-running = 棋鐘沒有行走
desk-clock-never-started = 棋鐘尚未啟動
desk-clock-too-long = 鐘面不能顯示 { $asked }，最多 { $limit }
desk-clock-no-such-count = 用時規定的第 { $stage } 段沒有第 { $moves } 著
desk-conditional = 提和不可附帶條件
desk-no-official-there = 須先通知裁判人員到場
desk-no-consent = 擺正棋子須徵得對方或裁判同意
desk-no-offer = 對方並未提和
desk-offer-was-refused = 已拒絕提和，不可再接受
desk-offer-stands = 提和不得撤回
desk-not-agreed = 雙方並無此協定
desk-no-such-claim = 此時不可如此提出
desk-not-lawful = 規則就此並無這種裁決
desk-not-heavier = 罰則只可加重
desk-cannot-override = 棋局已依規則終結，裁決不可推翻
desk-slip-lacks = 暗著記錄缺：{ $what ->
    [diagram] 棋圖（diagram）
    [event] 比賽名稱（event）
    [left] 剩餘時間（left）
    [number] 著數（number）
    [players] 雙方賽員（players）
    [round] 輪次（round）
    [table] 枱號（table）
    [text] 著法（text）
    [there] 在場者（there）
   *[turn] 輪走方（turn）
}
desk-diagram-differs = 棋圖與盤面不符
desk-no-ground = 並無依據
desk-was-accepted = 已接受，不可再提出
desk-no-explanations = 對局中不解釋規則
desk-count-is-secret = 裁判此時不得告知著數
desk-facts-missing = 所查事實不全，應有：{ $what }
desk-fact = { $fact ->
    [accepted] 理由是否接納
    [against] 針對何方
    [agreed] 雙方是否同意
    [back_to] 退回至第幾著
    [cannot_restore] 是否無法還原
    [cause] 由誰造成
    [clause] 條款
    [drawn] 是否和局
    [faulty_clock] 棋鐘是否故障
    [filed_under] 歸入何項
    [handling] 如何處理
    [idle] 所摸何子不能走動或不能吃得
    [left] 剩餘時間
    [means] 所記原意
    [moves] 雙方已證實的著數
    [neighbours] 各子原先是否在相鄰的點
    [outcome] 結果
    [place] 位置
    [ply] 第幾著
    [pressed] 走子後有否按鐘
    [refused] 是否駁回
    [rounds] 觀察多少回合
    [set_right] 是否已由雙方擺正
    [sheet] 棋譜及其之前的局面
    [shifts] 移動了什麼
    [shown] 鐘面所示
    [stopped_for] 停鐘原因
    [subject] 所涉事項
    [unclear] 是否無法分辨
   *[who] 何人
}
desk-fact-named = { $fact }（{ $name }）
desk-facts-unfit = 此事實與本事項無關：{ $what }；本事項取決於{ $known }
desk-facts-none = 此事實與本事項無關，本事項不取決於任何事實：{ $what }
desk-unwatched = 此枱無裁判人員在場，須先由裁判人員查看盤面
desk-board-kept = 此枱有裁判人員監局，請寫明所摸棋子的位置
desk-sheet-differs = 按棋譜走不到現時盤面
desk-nothing-to-undo = 沒有可撤銷的記載
desk-is-disqualified = 該賽員已被取消參賽資格

## 棋局現況

desk-entry = 第 { $line } 行，{ $at }，{ $who }
desk-entry-named = 第 { $line } 行，{ $at }，{ $who } { $name }
desk-nothing-came = 沒有影響
desk-part = 各規則於此處不同：
desk-parted = 各規則於 { $entries } 項中的 { $count } 項不同，首見於第 { $first } 行：{ $lines }
desk-agreed = 各規則於 { $entries } 項均相同
desk-line = 第 { $line } 行
desk-phase-waiting = 未開賽，已走 { $ply } 著
desk-phase-running = 對局中，已走 { $ply } 著，輪{ $side }走
desk-phase-adjourned = 對局暫停，已走 { $ply } 著，輪{ $side }走
desk-phase-over = 已終局，共走 { $ply } 著
desk-players = 對賽雙方：{ $players }
desk-player = { $side } { $name }
desk-loose = 不在交點上的棋子，鄰近：{ $squares }
desk-may-play-any = { $side }可走任何合法著法，共 { $count } 著
desk-may-play-only = { $side }只可走：{ $moves }
desk-may-play = { $side }{ $bond }，可走：{ $moves }
desk-may-play-none = { $side }無著可走
desk-clock-shows = 棋鐘：{ $times }
desk-clock-running = { $time }（行走中）
desk-clock-fallen = { $time }（已超時）
desk-faults = 違規：{ $faults }
desk-faults-of = { $side }{ $faults }
desk-fault-count = { $kind } { $count } 次
desk-no-faults = 無
desk-known-from = 盤面於 { $at } 查看：著數由其前 { $plies } 著起計，之前不詳
desk-unwatched-since = 由 { $at } 起無裁判人員在場
desk-warned = 循環局面已於第 { $plies } 著後處理
desk-counting = 裁判人員數著中
desk-observed-until = 觀察至第 { $ply } 著
desk-wants = 須更換的用具：{ $items }
desk-resumes = 復賽時間：{ $when }
desk-out = 取消參賽資格：{ $side }
desk-waits = 待{ $who }：{ $what }
desk-at-least = { $who }或以上
desk-at-least-licensed = { $licence }{ $who }或以上
desk-wait-seating = 確定賽員正確入座
desk-wait-start = 宣布開賽
desk-wait-move = 走子
desk-wait-raising = 提出或不追究{ $matter }
desk-wait-ruling = 裁決{ $matter }
desk-wait-ratification = 追認{ $matter }
desk-wait-choice = 選擇，{ $choice }
desk-wait-correction = 修正{ $what }
desk-wait-answer = 答覆提和，或直接走子
desk-wait-sealed = 交暗著記錄
desk-wait-resumption = 復賽
desk-wait-signature = 簽署
desk-wait-report = 同意所報賽果：{ $outcome }
desk-result = 賽果：{ $verdict }
desk-result-confirmed = 賽果（已確認）：{ $verdict }

## 腳本錯誤

desk-line-wrong = { $file }：第 { $line } 行：{ $why }
desk-not-utf8 = 應為 UTF-8 文字
desk-not-an-object = 應為一個 JSON 物件，於第 { $column } 欄中斷
desk-bad-opening = 開局資料有誤：{ $why }
desk-field-missing = 缺少「{ $field }」，應有「at」（毫秒）、「by」（何人）與「do」（何事）
desk-field-wrong = 「{ $field }」：{ $why }
desk-bad-act = 「do」：{ $why }
desk-field-unknown = 此處不應有「{ $field }」
desk-bad-event = 不是日誌的一行：{ $why }
desk-log-torn = 這一行沒有寫完
desk-log-number = 這裡是事件 { $found }，應為事件 { $expected }：有缺行、重複或次序錯亂
desk-log-changed = 這一行或之前某行與寫入時不同
desk-no-opening = 日誌應以事件「opened」起首
desk-no-start = 讀不懂開局盤面：{ $why }
desk-no-rules = { $rules } 尚無裁判桌，應為 { $known } 之一
desk-file-unreadable = 無法讀取 { $file }：{ $why }
