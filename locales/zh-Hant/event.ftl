### 賽事。

## Why an order is refused

refusal = 不受理：{ $why }
refusal-under = 不受理：{ $why }〔{ $articles }〕
refusal-no-charter = 比賽尚無章程
refusal-already-open = 比賽已經建立
refusal-charter = 章程有誤：{ $faults }
refusal-wrong-value = { $key } 的值無效，應為 { $expected }
refusal-office = 此事須由{ $office }辦理
refusal-round-begun = 第 { $round } 輪已開始，公布的規定自下一輪生效
refusal-entry = 報名有誤：{ $faults }
refusal-play-begun = 已經抽籤，不再接受報名
refusal-no-player = 沒有 { $player } 號
refusal-no-section = 章程沒有「{ $section }」組
refusal-no-format = 章程未訂明賽制
refusal-no-time = 章程未訂明用時
refusal-half-byes = 半分輪空次數已滿：每人最多申請 { $most } 次
refusal-only-swiss = 只有積分編排制方可申請半分輪空
refusal-table-taken = 該枱已留給{ $name }
refusal-no-money = 金額須大於零
refusal-too-many-seeds = 種子過多，至多 { $limit } 名
refusal-twice = { $player } 號重複
refusal-not-in-section = { $player } 號不在本組
refusal-too-few = 參賽者不足兩名
refusal-already-drawn = 已經抽籤
refusal-not-drawn = 尚未抽籤
refusal-round-open = 第 { $round } 輪尚未結束
refusal-all-paired = 各輪均已編排
refusal-stage-open = 上一階段尚未結束
refusal-no-draft = 沒有編排草案
refusal-no-round = 沒有進行中的一輪
refusal-other-round = 指令指明第 { $round } 輪，但現正編排或進行的是第 { $current } 輪
refusal-impossible = 無法如此編排：{ $why }
refusal-no-wishes = 只有積分編排可以指定對手
refusal-no-reason = 指定對手須說明理由
refusal-owes = { $player } 尚欠費用
refusal-no-table = 沒有第 { $table } 枱
refusal-no-game = 該枱沒有這一局
refusal-not-of-team = { $player } 號不是該隊隊員
refusal-member-gone = { $name } 已離開比賽，不能列入出場名單
refusal-boards = 出場名單須列 1 至 { $expected } 名隊員
refusal-line-up-closed = 該輪已公布，不再接受出場名單
refusal-referee-confirms = 賽果須由裁判確認
refusal-wrong-reporter = 應由勝方報告，和局由黑方報告
refusal-needs-ruling = 這種賽果須由裁判裁決
refusal-dispute = 有爭議的賽果須由裁判員或以上裁決
refusal-already-confirmed = 賽果已經確認；賽務總監或裁判長可更正，並說明原因
refusal-no-result = 該局沒有賽果可撤回
refusal-results-open = 尚缺 { $count } 枱的賽果：{ $tables }
refusal-ties-even = 尚有 { $count } 枱未分勝負：{ $tables }
refusal-not-even = 該枱已分勝負
refusal-no-hour = 不知道開賽或下令的時間
refusal-delay-late = 該輪已開始，不能再准許延遲
refusal-no-leave = 本賽事不設請假及補賽
refusal-leave-late = 請假逾期
refusal-leave-consents = 請假須對手、賽務總監及裁判長同意
refusal-not-consented = 退出須有理由並得賽務總監同意
refusal-already-gone = 已經退出或被取消資格
refusal-not-tied = 加賽名單與並列者不符
refusal-first-shared = 冠軍不得並列，須加賽：{ $players }
refusal-cut-shared = 出線的末位並列，須加賽：{ $players }
refusal-places-shared = 章程不許並列名次
refusal-not-over = 尚有未賽的輪次
refusal-not-verified = 裁判長尚未核實
refusal-frozen = 總成績已定案
refusal-ways-out = { $why }；賽務總監可說明理由，准許本輪放寬此項（{ $criteria }），或提早結束本組
refusal-round-unnamed = 更正賽果須寫明輪次，以免改到另一局
refusal-no-such-round = 沒有第 { $round } 輪
refusal-went-on = 按此賽果晉級者不同，須先收回第 { $round } 輪
refusal-games-begun = 第 { $tables } 枱已經開始（共 { $count } 枱）
refusal-unexplained = 須說明理由
refusal-nothing-changes = 沒有任何改動
refusal-was-paired = { $name } 已經編排，只能退出比賽
refusal-of-team = 是 { $team } 的隊員
refusal-not-gone = { $name } 仍在比賽中
refusal-paired-without = 已有輪次在沒有 { $name } 的情況下編排，須先收回
refusal-no-such-leave = 這一輪沒有准假
refusal-no-payment = 帳目中沒有這筆款項
refusal-nothing-to-take-back = 沒有可以收回的步驟
refusal-prizes-paid = 已按此總成績發獎
refusal-amends-rules = 比賽已經開始，規則須於每輪開始前公布更改
refusal-amends-section = 不得刪去已有報名的組別
refusal-amends-time = 比賽開始後不可更改對局時限
refusal-amends-stage = 已經開始的階段不得更改賽制，只可更改輪數及補充未訂明的事項
refusal-amends-boards = 已有報名，不得更改枱數
refusal-not-frozen = 總成績尚未定案
refusal-no-ground = { $appeal }須指明理由：裁決非法、程序錯誤、規則理解錯誤或事實裁斷不合理
refusal-no-excuse = 不知規則不能作為理由
refusal-appeal-open = 該局的{ $appeal }仍在處理
refusal-no-appeal = 該局沒有待決的{ $appeal }
refusal-no-appeals = 本賽事不設{ $appeal }
refusal-no-delays = 本賽事不准延遲開賽
refusal-no-overturning = 本賽事不設賽後取消名次
refusal-must-say = 所用規則均無規定，須由章程或賽前公布訂明：{ $key }
refusal-appeals-open = 尚有 { $count } 枱的{ $appeal }未決：{ $tables }
refusal-no-record-due = 該局無人須錄譜
refusal-no-ranking = 章程未訂明計分或名次辦法
refusal-deposits-early = 按金於最後一輪發還

## Officials

office-player = 賽員
office-leader = 領隊
office-assistant = 賽員的助手
office-organiser = 主辦方
office-staff = 賽務人員
office-witness = 棋證
office-arbiter = 裁判員
office-section-arbiter = 裁判主任
office-chief-arbiter = 裁判長
office-director = 賽務總監

power-enter = 接受報名及收費
power-announce = 公布補充規定
power-pair = 抽籤、編排及結束輪次
power-line-up = 提交出場名單
power-report-result = 報告賽果
power-confirm-result = 確認賽果
power-rule-result = 裁決有爭議的賽果
power-correct-result = 更正已確認的賽果
power-rule-colours = 處理先後手顛倒
power-rule-pairing = 錯配重賽
power-grant-delay = 准許延遲開賽
power-accept-withdrawal = 同意退出
power-rule-withdrawal = 裁定無故退出
power-disqualify = 取消資格
appeal-higher = 上訴
appeal-complaint = 申訴
power-appeal = { $appeal }
power-hear-appeal = 裁決{ $appeal }
power-verify = 核實總成績
power-finish = 宣布總成績

## Faults of entries

entry-no-name = 沒有姓名
entry-control-sign = 姓名含換行或其他控制字元
entry-no-section = 沒有「{ $section }」組
entry-section-unsaid = 沒有寫明組別，應有「組別」一欄，或用 --section 指明
entry-full = 名額 { $quota } 已滿
entry-too-old = 年齡過大或出生年份不詳
entry-too-young = 年齡過小或出生年份不詳
entry-not-woman = 只限女子
entry-rated-low = 等級分過低
entry-rated-high = 等級分過高
entry-federation = 不屬所限的協會
entry-not-open = 不在報名時間內
entry-duplicate = 與 { $player } 號重複
entry-born = 出生年份 { $year } 不合理
entry-no-member = { $player } 號未報名
entry-two-teams = { $player } 號已屬另一隊
entry-few-members = 隊員少於 { $boards } 枱
entry-wrong-kind = 本組不是團體賽
entry-field = { $column ->
    [rating] 等級分「{ $found }」看不懂，應為整數
    [born] 出生年份「{ $found }」看不懂，應為年份或日期，如 1990-05-01
    [title] 稱號「{ $found }」不詳，應為特級大師、國際大師、大師，或 GM、IM、FM、CM 等
    [sex] 性別「{ $found }」看不懂，應為男或女
    [needs] 特殊需要「{ $found }」看不懂，應為失明、弱視、眼罩、聾啞、肢體或其他
   *[other] 「{ $found }」看不懂
}
entry-line = 第 { $line } 行 { $name }：{ $faults }
entry-unknown-columns = 不認得的欄：{ $columns }
entry-same-line = 與第 { $line } 行重複
entry-total = 合計行，不是報名
entry-refused = { $number } 行未予接受
entry-added = 已報名 { $number } 名
entry-added-one = 已報名：{ $player } 號 { $name }

## Findings about a charter

finding-told = { $weight }：{ $what }
told-under = { $told }〔{ $articles }〕
finding-fault = 錯誤
finding-gap = 缺漏
finding-default = 預設
finding-remark = 注意
finding-missing = 未訂明：{ $item ->
    [1] 主辦單位
    [2] 棋賽名稱
    [3] 日期及時間
    [4] 比賽地點及交通
    [5] 分組、名額及參加資格
    [6] 報名辦法
    [7] 食宿安排
    [8] 賽制
    [9] 對局用時
    [10] 記錄要求
    [11] 所採用的規則及補充規程
    [12] 裁判組織
    [13] 執法模式
    [14] 獎勵
   *[other] 第 { $item } 項
}
finding-kind = 未訂比賽類別
finding-purpose = 未訂宗旨
finding-defaulted = 依規則：{ $key }＝{ $value }
finding-rounds = 未訂輪數
finding-principle = 未訂編排原則
finding-scoring = 未訂計分方法
finding-scoring-default = 計分依規則
finding-tie-breaks = 未訂決勝條件
finding-sharing = 未訂名次可否並列
finding-too-fine = 計分須為整分或半分
finding-no-boards = 團體賽未訂枱數
finding-no-groups = 只有循環賽可以分組
finding-take = 未訂出線名額
finding-not-in-force = 所採規則當時尚未生效
finding-contradiction = { $key } 自相矛盾，該部分無效
finding-strike = 規則沒有條目「{ $unit }」
finding-amended = 補充規程 { $number } 條
finding-directors = 賽務總監應為一人，現有 { $number } 人
finding-chiefs = 裁判長應為一人，現有 { $number } 人
finding-committee-even = 仲裁委員會應為單數，現有 { $number } 人
finding-committee-small = 仲裁委員會至少三人，現有 { $number } 人
finding-committee-chief = 仲裁委員會須包括裁判長
finding-organising = 未設組織委員會
finding-no-base = 補充規定未指明所補充的規則，以 { $base } 為基礎
finding-must-say = 所用規則均無規定，須由章程訂明：{ $key }
finding-by-custom = 規則未訂明由誰辦理，章程亦無規定時由賽務總監、裁判長及其人員辦理：{ $powers }
finding-dates = 此日期或時間早於其應在之後者，或不在賽期之內
finding-in-section = 「{ $section }」：{ $what }
finding-section-twice = 組別「{ $section }」重複
finding-more-staff = 所選類別要求裁判人員編制至少為建議的 1.5 倍
finding-asked-limit = 可由賽員要求的限著用於國內各型賽事，此類賽事應採自然限著
finding-no-clock = 未訂棋鐘
finding-preset-misfit = 所選比賽類別與用時不符
finding-clock-lacks = 棋鐘不支援所訂的計時方式

term-name = { $key ->
    [technical_foul_limit] 技術犯規判負次數
    [record_fault_limit] 記錄違規判負次數
    [press_fault_limit] 按鐘違規判負次數
    [foul_limit] 犯規達上限的算法
    [natural_limit] 自然限著
    [asked_limit] 賽員可請求的限著
    [repeated_offer] 連續提和的處分
    [overstep] 何時算超時
    [latest_arrival] 遲到時限（分鐘）
    [team_report] 出場名單時限（分鐘）
    [leave] 請假
    [leave_notice] 請假須提前日數
    [forfeits_disqualify] 取消資格的棄權次數
    [forfeits_in_a_row] 視為退出的連續棄權次數
    [forfeit_keeps_deposit] 棄權是否沒收按金
    [recording] 記錄著法
    [committee] 仲裁委員會
    [watched] 每局均有裁判監局
    [boards_per_official] 每名裁判負責的局數
    [player_confirmation] 賽員自行確認賽果
    [replay_window] 錯配重賽時限（分鐘）
    [appeals] { $appeal }
    [appeal_grounds] { $appeal }須列明理由
    [appeal_by_grade] { $appeal }逐級處理
    [appeal_at_once] { $appeal }須即時提出
    [appeal_window] 對局結束後提出{ $appeal }的時限（分鐘）
    [appeal_deposit] { $appeal }按金
    [appeal_writing] 提交書面{ $appeal }的時限（分鐘）
    [appeal_decision] 仲裁委員會判決的時限（分鐘）
    [appeal_resumption] 判決至復賽的時間（分鐘）
    [delays] 准許延遲開賽
    [make_up] 請假補賽
    [redraw] 開賽前退出須重新抽籤
    [withdrawn_round_robin] 循環制中途退出者的成績
    [withdrawn_swiss] 積分編排制中途退出者的成績
    [half_byes] 每人可申請半分輪空的次數
    [late_entrants] 遲報名者所缺輪次的分數
    [disqualified_place] 被取消資格者的名次及獎項
    [verification] 總成績須經核實
    [shared_first] 冠軍可否並列
    [half_seeds] 種子不多於參賽人數一半
    [record_charge] 代錄費
    [record_entry] 由誰錄入棋譜
    [deposit_half] 完成過半數比賽者方可取回按金
    [overturning] 賽後取消名次
    [notice_days] 取消名次公告期限（日）
    [time] 用時
   *[other] { $key }
}
term-yes = 是
term-no = 否
layer-announcement = 第 { $round } 輪前公布
layer-charter = 本賽事章程
layer-preset = 章程所選的比賽類別
layer-supplement = 補充規定
layer-competition = 競賽規則
layer-handling = 處理規則
layer-game = 棋規

## Notes

note-special-needs = 章程自動附加特殊需要的條款
note-draw-again = 須重新抽籤
note-rapid = 雙方打平，以快棋決定勝負
note-report = 由{ $colour }報告
note-same-colour = { $name } 與上一輪同一先後手
note-pairing-stands = 編排不改，通知賽務人員
note-notice = 公告須於 { $day } 前發出
note-prizes = { $name } 須交還獎項
note-record = 由{ $colour }錄入棋譜
note-seeds-close = 種子可能過早相遇
note-must-say = 規則及章程均無規定，已賽成績暫予保留，待章程訂明：{ $key }
note-moved = 名次變動：{ $moved }
note-moved-others = { $moved }；另有 { $others } 名的名次隨之變動
note-moved-points = { $name } { $was } → { $points } 分，第 { $before } → { $after } 名
note-moved-place = { $name } 第 { $before } → { $after } 名
note-pairing-stays = 第 { $round } 輪的編排不改；若重新編排，有 { $count } 枱不同：{ $tables }
note-draft-stale = 第 { $round } 輪的編排草案已不合用，須作廢重編
note-gone-paired = 對賽表編入已離開的人，對手不戰而勝：{ $players }；如要重編，先收回此輪並作廢
note-field-stays = 下一階段按原抽籤進行，但晉級者有所不同：{ $players }
note-still-out = { $name } 仍因棄權除名，須另下指令恢復
note-put-out = { $name } 因棄權除名
note-member-out = { $name } 不再代表 { $team } 出場：已賽成績有效；往後的枱次如沒有另列隊員出場，作缺席論
note-other-table = { $name }本輪未能安排在第 { $table } 枱
note-rated = 已套用等級分表：更新 { $number } 人
note-rated-missing = 表中查無此人：{ $players }
note-rated-several = 表中同名者不止一人，等級分不變：{ $players }
note-rated-refused = { $name }的等級分不變：{ $faults }
note-breaks = 本輪違反：{ $breaks }
note-amended-announced = 以公布補充章程，自第 { $round } 輪起生效
note-amended-charter = 章程本身已修訂
colour-first = 紅方
colour-white = 白方
colour-second = 黑方

## Tables

table-place = 名次
table-number = 編號
table-name = 姓名
table-club = 單位
table-rating = 等級分
table-points = 積分
table-table = 枱
table-result = 賽果
table-opponent = 對手
table-article = 條文
table-colour = 先後手
table-round = 輪次
table-bye = 輪空
table-half-bye = 半分輪空
table-leave = 請假
table-behind = 區分依據
table-prize = 獎項
table-overall = 總名次
table-money = 獎金
table-criterion = 決勝條件
table-value = 數值
table-layer = 由何處規定
table-key = 檔案用詞
table-term = 項目
behind-points = 積分
behind-play-off = 加賽
amount-ahead = 勝
amount-behind = 負
amount-open = —

tie-break-opponents-points = 對手分
tie-break-strong-opponents = 強對手分
tie-break-small-points = 小分
tie-break-direct-encounter = 直勝
tie-break-direct-table = 相互積分
tie-break-wins = 勝局
tie-break-second-wins = 後手勝局
tie-break-second-games = 後手局
tie-break-direct-second = 對賽後手
tie-break-fewer-fouls = 犯規
tie-break-game-points = 局分
tie-break-match-wins = 勝場
tie-break-opponents-game-points = 對手局分
tie-break-first-board = 第一枱
tie-break-first-cycle-points = 首循環積分
tie-break-first-cycle-small-points = 首循環小分
tie-break-first-cycle-direct = 首循環直勝
tie-break-first-cycle-wins = 首循環勝局
tie-break-first-cycle-second-wins = 首循環後手勝局
tie-break-first-cycle-fouls = 首循環犯規
tie-break-completed = 缺席局
tie-break-fewer-club-mates = 同單位在前者

outcome-played = { $first } : { $second }
outcome-forced-draw = { $first } : { $second }（強制）
outcome-first-absent = − : +
outcome-second-absent = + : −
outcome-both-absent = − : −

## Printed sheets

print-pairings = 第 { $round } 輪對賽表
print-standings = 名次表
print-cross = 對賽成績表
print-entries = 報名名單
print-prizes = 得獎名單
print-terms = 現行規定
print-explain = { $name } 的名次
print-slip = 賽果單
print-signature = 簽署
print-report = { $colour }掃碼回報
print-record = 著法記錄紙
print-event = 比賽名稱
print-date = 日期
print-venue = 地點
print-page = 頁數
print-move-number = 回合
print-move = 著法
print-capture = 吃
print-check = 照
print-clock = 鐘面時間
print-ending = 終局原因
print-arbiter = 裁判
print-signed = 裁判長 ＿＿＿＿＿＿　賽務總監 ＿＿＿＿＿＿
print-place = 第 { $round } 輪 · 第 { $table } 枱
print-round = 第 { $round } 輪
print-lower = 灰底為敗部
print-by-name = { $what }（按姓名）
print-team-colours = 先列的隊伍單數枱執先；各枱先列執先者
print-illegal = 非法著法（{ $first }／{ $second }）
print-fouls = 犯規（{ $first }／{ $second }）
print-used = { $colour }用時

## The command line of events

event-unreadable = 讀不到 { $file }：{ $why }
event-unwritable = 寫不了 { $file }：{ $why }
event-bad-order = 指令看不懂：{ $why }
event-no-game = 第 { $table } 枱沒有進行中的對局
charter-line = { $file } 第 { $line } 行：{ $what }
event-needs = 缺 { $argument }
event-no-sections = 章程沒有組別
event-several-sections = 有多個組別，請用 --section
event-hint-correct = 更正請用 --correct（指令中寫 "correct": true）
event-hint-closed = 更正已結束的一輪的賽果，請用 --round、--correct 及 --reason
event-refused-at = 第 { $table } 枱：{ $told }
result-none-entered = 沒有登記任何賽果；{ $number } 行不能讀取
event-done = 已記錄
event-nothing = 無事可辦，沒有記錄
event-stood = 第 { $line } 行之後的情況
event-not-a-table = 這不是表格：請用 text、html 或 json
event-entered = 第 { $round } 輪第 { $table } 枱：{ $first } – { $second } { $result }
event-bad-request = 請求無法讀取：{ $why }
event-bad-moment = 「{ $value }」不是比賽的某一刻：須為行號，或如 2026-05-01T10:00:00Z 的時間
event-may-offices = 可辦理的職務：{ $who }
event-may-people = 本賽可辦理的人員：{ $who }
event-not-paired = 尚未編排
event-not-ranked = 尚無名次可排
event-html-only = 此表只可輸出為 HTML
event-not-reported = 團體賽、多局制及淘汰賽不能寫成比賽報告檔（TRF）
event-not-swiss = 本組沒有可解釋的積分編排
event-exists = { $file } 已存在
pair-impossible = 無法編排：{ $why }
pair-checked = 核對無誤
event-empty = { $file } 尚無比賽，應為以「qizheng event new」建立的日誌
event-log-torn =
    { $file }：第 { $line } 行未寫完；其前各行完好。
    { "  " }用「qizheng event repair { $file }」把它移到 { $file }.torn
event-log-broken =
    { $file }：第 { $line } 行不是日誌的事件：{ $why }
    { "  " }其前各行完好。請以副本更正該行，更正前不再寫入
event-desk-unconfirmed = { $file } 沒有已確認的賽果
event-desk-no-game = { $file } 沒有說明是賽事的哪一局，應為由「qizheng event desk」開始的日誌
event-desk-unsealed = { $file } 沒有封印；「qizheng desk --log { $file } --events」可寫出帶封印的日誌
event-desk-one-game = { $file }：應為一局棋的日誌
event-log-changed = { $file }：第 { $line } 行或之前某行與寫入時不同；日誌曾被改動或損壞
event-log-gap =
    { $file }：第 { $line } 行是第 { $found } 號事件，應為第 { $expected } 號：有缺行、重複或次序不對。
    { "  " }其前各行完好。請以副本更正，更正前不再寫入
event-not-on-stdin = 不能寫入標準輸入，應為比賽的檔案
event-repaired = { $bytes ->
    [0] 日誌完好，毋須移除
   *[other] 移除 { $bytes } 位元組
}
event-bad-time = --at <TIME> 的值「{ $value }」無效，應為日期與時間，如 2026-05-01T10:00:00

## What is wrong with data

io-not-found = 沒有這個檔案
io-denied = 沒有權限開啟
io-folder = 是資料夾
io-full = 磁碟已滿
io-not-utf8 = 不是 UTF-8 文字
io-damaged = 壓縮檔已損壞或不完整
io-other = 系統回報：{ $why }
data-place = 第 { $line } 行第 { $column } 欄：{ $what }
data-no-json = 不是 JSON
data-no-toml = 不是 TOML
data-ends = 內容不完整
data-missing = 缺「{ $name }」
data-twice = 「{ $name }」重複
data-unknown = 此處沒有「{ $name }」這一項
data-unknown-of = 此處沒有「{ $name }」，應為 { $known }
data-misfit = 此處不可為「{ $found }」
data-misfit-some = 此處的值不合格式
data-wrong = 此處是{ $found }，應為{ $expected }
data-whole-number = 非負整數
data-number = 數字
data-text = 文字
data-boolean = true 或 false
data-list = 一個清單
data-object = 一個物件
data-nothing = 空值
data-length = { $length } 個值
data-line = 第 { $line } 行：{ $what }
trf-no-rank = 「{ $text }」不是起始序號，第 5 至 8 欄應為數字
trf-twice = 起始序號 { $player } 重複
trf-bad-rounds = 「{ $text }」不是輪數
trf-many-rounds = 輪數過多
trf-no-opponent = 第 { $round } 輪：沒有起始序號「{ $text }」
trf-bad-result = 第 { $round } 輪：「{ $text }」不是對手、先後與賽果，應如「12 w 1」
trf-disagree = 第 { $round } 輪：{ $opponent } 的一行所記不同
list-empty = 沒有列出賽員
list-twice = { $player } 號重複
list-not-listed = 第 { $round } 輪：{ $player } 號不在名單
list-alone = 第 { $round } 輪：{ $player } 號對 { $player } 號，應為兩名賽員
list-no-games = 第 { $round } 輪：{ $player } 號的對賽沒有棋局
list-bye-and-match = 第 { $round } 輪：{ $player } 號既輪空又有對賽
list-round = 沒有第 { $round } 輪，應為 1 至 { $rounds }
list-number-twice = 兩名賽員同為 { $number } 號
list-met-self = { $player } 號不能與 { $player } 號對賽
list-colours = { $player } 號的先後多於已賽輪數
term-expects-number = 數字
term-expects-flag = true 或 false
term-expects-word = { $one } 或 { $other }
term-expects-anything = 任何值
sheet-no-csv = 應為以逗號分隔的各欄
sheet-quote = 此行開始的引號沒有結束
sheet-no-workbook = 應為有工作表的活頁簿
sheet-no-names = 應有標題為「姓名」或「name」的一欄

refusal-no-rounds = 章程沒有訂明輪數
finding-too-small = { $found } 太小，至少應為 { $least }
finding-too-many-rounds = 輪數過多，滿額時最多只能賽 { $most } 輪而不重複對手
why-otherwise = { $player } 對 { $opponent }：本輪按當時的賽果編排，其後賽果或編排已經更正
why-by-numbers = { $why }；首輪按抽籤號碼編排，抽得 { $number } 號
table-stage = 階段
stage-unnamed = { $number }（{ $system }）
system-round-robin = 單循環
system-double-round-robin = 雙循環
system-swiss = 積分編排制
system-league = 聯賽制
system-knockout = 單淘汰
system-double-knockout = 雙淘汰
table-status = 備註
table-board = 枱次
table-team = 隊伍
table-games = 局數
table-empty-board = （缺席）
name-of-team = { $name }（{ $team }）
print-boards = 各枱成績
explain-place = 第 { $place } 名
explain-open-two = 未能區分：與{ $others }未曾對賽，或對賽賽和
explain-open-many = 此項有 { $number } 人（隊）同分，無一全勝其餘各人（隊）：{ $others }
gone-withdrawn = 退出
gone-unjustified = 無故退出
gone-forfeits = 棄權除名
gone-disqualified = 取消資格
gone-member = { $name }{ $how }
entry-too-long = 超過 { $limit } 個字
sheet-too-big = 檔案太大，不像賽員名單
status-entries = 報名 { $number }，其中離開 { $gone }
status-round = 第 { $round } 輪：{ $tables } 枱
status-missing = 第 { $round } 輪：{ $of } 枱中尚缺 { $count } 枱賽果：{ $tables }
status-next = 下一步：{ $next }
status-lots = 抽第 { $stage } 階段的籤
status-pair = 編排第 { $round } 輪
status-publish = 公布第 { $round } 輪，或將草案作廢
status-results = 登記第 { $round } 輪尚缺的賽果
status-close = 結束第 { $round } 輪
status-verify = 由裁判長核實總成績
status-finish = 公布總成績
status-finished = 總成績已定案，可以發獎
result-unreadable = 讀不出 { $found }，應為枱號及賽果，如 1-0、0-1、½-½
team-further-members = 報名名單中的其餘隊員
entry-teams = 隊伍：{ $number }
entry-teams-refused = { $number } 隊未能成隊
print-team-sheet = 隊伍表
print-line-up = 出場名單
print-leader = 領隊
print-bracket = 淘汰賽對陣表
print-check-in = 報到名單
print-cross-absent = 對手號碼、先後手、賽果；* 為未賽；½ 為半分輪空
print-cross-numbers = 欄首為對手編號
print-cross-groups = 各欄為同一小組的對手，次序與該組各行相同
table-present = 報到
table-paid = 已繳費
outcome-rapid = { $games }（加賽 { $rapid }）
print-after-round = { $what }（第 { $round } 輪後）
print-in-round = { $what }（第 { $round } 輪進行中）
print-final = { $what }（最終）
gone-overturned = 名次已取消
status-play-off = 同名次者加賽，再以 play_off 輸入次序
status-rapid = 上列各枱加賽快棋，以 rapid_game 逐局登記
status-give-way = 說明理由，放寬其中一項；或提早結束
status-done = 無；沒有待發的獎金
status-line-ups = 未交出場名單，按隊員次序出場：{ $teams }
status-members-out = 已離開的隊員，其枱次空出，可在出場名單另列他人：{ $players }
entry-team-refused = 隊伍「{ $name }」：{ $why }
result-no-columns = 沒有枱號及賽果兩欄
result-no-board = 第 { $table } 枱：未註明枱次
table-group = 小組
why-by-table = 按 { $players } 人編排表，抽得編號 { $numbers }
why-by-bracket = 按抽定的對陣表
print-third-place = 季軍戰
print-if-needed = 有需要才賽

## 將會發生的，與不存在的

refusal-ended-early = 本組已提早結束，不再編排
note-goes-out = { $name } 棄權次數已達上限，本輪結束後即除名
note-too-many-rounds = 輪數過多：以現有人數最多只能賽 { $most } 輪而不重複對手，其後須容許重複對手或提早結束
note-late-unsaid = 規則及章程均未訂明遲到報名者所缺各輪如何計分；章程訂明之前不計分
finding-section-unnamed = 有一組沒有代號
finding-nobody-eligible = 條件互相矛盾，無人符合：下限高於上限
finding-nobody-may = 章程沒有指定任何人辦理：{ $power }
term-expects-at-least = 不小於 { $least } 的數字
event-no-stage = 沒有第 { $stage } 階段，或該階段尚未開始
event-no-cross = 淘汰賽只有對陣表，沒有對賽成績表；可指明較早的階段
event-no-teams = 本組不是團體賽
cross-half-bye = ½
table-drawn = 籤號
print-drawn = 第 { $stage } 階段抽籤結果
print-in-round-without = { $what }（第 { $round } 輪進行中，未計 { $matches } 場未完的比賽）
status-of-no-team = 尚未成隊的隊員：{ $players }
status-gone-in-draft = 草案編入已離開的人，須作廢重編：{ $players }
why-half-bye = { $player } 第 { $round } 輪半分輪空
why-leave = { $player } 第 { $round } 輪請假
why-gone = { $player } 第 { $round } 輪沒有編排：{ $how }
why-not-drawn = { $player } 第 { $round } 輪沒有編排：不在本階段，或其後才報名
why-ordered = 由賽務總監指定
why-met-again = { $why }；兩人曾經對賽，賽務總監容許本輪重複對手
