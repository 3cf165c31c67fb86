### 公眾頁面：名次、對陣表、賽員、對局、裁決。

## 名次與走勢

web-standings-numbers = 格內為對手編號
web-standings-absent = * 未經對局
web-standings-moved = ▲▽ 比上一輪升降的名次
web-standings-gained = 比上一輪升 { $places } 名
web-standings-lost = 比上一輪降 { $places } 名
web-standings-same = 與上一輪同名次
web-ties = 同分如何分先後？
web-ties-note = { $places }　同 { $points } 分
web-ties-places = 第 { $one }、{ $other } 名
web-ties-shared = 並列第 { $place } 名
web-ties-colon = ：
web-ties-choose = 看哪兩位
web-ties-here = 在此分出
web-ties-none = 各項相同，並列。
web-ties-hint = 點姓名看各項數值如何得來。
web-fate-won = 勝
web-fate-drew = 和
web-fate-lost = 負
web-fate-told = { $fate }，{ $side }，對 { $opponent }
web-race = 名次走勢
web-race-note = 目前前 { $count } 名
web-race-table = 以表格顯示

## 賽員

web-player-me = 這是我
web-player-games = { $name } 的對局
web-player-team = 隊伍：
web-player-round = 輪
web-player-side = 先後
web-player-against = 與另一人相比
web-player-score = { $won } 勝 { $drew } 和 { $lost } 負
web-player-place = 名次如何得來

## 對局

web-event-tab-live = 直播
web-live-later = 棋盤延後顯示
web-live-none = 本輪沒有逐著記錄的對局。
web-live-others = 其他各枱
web-live-some = 共 { $kept } 枱，顯示 { $shown } 枱
web-live-turn = 輪到走棋
web-live-short = { $side }不足 5 分鐘
web-live-both-short = 雙方均不足 5 分鐘
web-live-move = 第 { $move } 回合
web-game-title = 第 { $round } 輪　第 { $table } 枱
web-game-board = 第 { $table } 枱的棋盤
web-game-not-kept = 此局沒有可看的著法。
web-game-flip = 反轉棋盤
web-game-download = 下載棋譜

## 對陣表

web-bracket = 對陣表
web-bracket-open = 待定
web-bracket-final = 決賽
web-bracket-semifinal = 準決賽
web-bracket-third = 季軍戰

## 裁決、個案與上訴

web-rulings = 裁決公告
web-rulings-mine = 本枱的裁決
web-rulings-none = 沒有已公布的裁決。
web-case-none = 沒有個案。
web-case-passed = 已逾時限
web-case-uphold = { $appeal }成立
web-case-dismiss = 駁回{ $appeal }
web-case-refer = 轉交上一級
web-case-referred = 已轉交
web-case-decide = 作出決定
web-case-decided = 已記錄決定
web-case-erred = 原裁決有誤（不勾選即只因新證據）
web-case-appeal = 提出{ $appeal }
web-case-grounds = 理由
web-case-grounds-needed = 請選至少一項理由
web-case-written = 書面陳述
web-case-deposit = { $appeal }按金
web-ground-rule = 規則理解有誤
web-ground-facts = 事實裁斷不合理
web-ground-procedure = 裁決程序有誤
web-ground-unlawful = 非法裁決
web-event-all = 全部賽事
web-event-no-page = 沒有這一頁，以下是這項賽事。
