### 裁決。

## 判決一句話

status-ongoing = 對局繼續
status-red-wins = 紅勝
status-black-wins = 黑勝
status-draw = 和局
status-both-lose = 雙負
ruling-status = 第 { $ply } 著後：{ $status }
headline-forbidden = { $result }：{ $side }{ $play }，不變，判負。
headline-same = { $result }：紅方{ $red }，黑方{ $black }，雙方不變。
headline-must-vary = { $side }{ $play }，須變著，不變作負。
headline-would-lose = 對局繼續。如此反覆即成{ $play }，{ $side }須變著，不變作負。
headline-ordinary = 對局繼續。雙方均可不變，不變作和。
headline-both = 對局繼續。紅方{ $red }，黑方{ $black }，雙方不變作和。
headline-undecided = 對局繼續。此循環已達運算上限，未能判定。
headline-left = 對局繼續。雙方已變著，毋須處理。
headline-pending = 對局繼續。此為待判局面。
headline-nothing = 對局繼續。無須裁決。
ruling-ended = { $result }：{ $how }。
ruling-ended-at = 對局已於第 { $ply } 著終結，其後著法不計。
recorded = 棋譜所載結果：{ $result }。
recorded-disagrees = 棋譜所載結果：{ $result }，與本裁決不符。

## 審查所及

diagram-river = ～～楚河～漢界～～
ruling-under = 依據：{ $articles }。
ruling-recurred = 此盤面已出現 { $times } 次；審查第 { $first } 至 { $last } 著。
ruling-recurred-earlier = 第 { $last } 著後的盤面曾出現 { $times } 次；審查第 { $first } 至 { $last } 著。
ruling-charge = { $side }：{ $charge }。
lap = 循環一次（第 { $first } 至 { $last } 著），共走 { $times } 次，自此盤面起：
lap-all = 第 { $first } 至 { $last } 著，自此盤面起：
articles-more = ……另有 { $count } 條（--full）

## 應處理之時，與不知之事

side-both = 雙方
ruling-was-due = 此前應處理：{ $points }。
due-warn = 應指示{ $side }變著
due-warn-both = 應指示雙方再循環一次即判和
due-caution = 應警誡{ $side }
due-caution-both = 應警誡雙方
due-rule = 應即判決
due-at = 第 { $ply } 著後{ $action }
due-left = 第 { $ply } 著後{ $action }（第 { $left } 著已變）
due-more = 另 { $count } 處
ruling-had-warned = 若第 { $word } 著後已指示{ $who }，則至第 { $ply } 著{ $what }。
ruling-had-cautioned = 若第 { $word } 著後已警誡{ $who }，則至第 { $ply } 著{ $what }。
would-lose = { $side }應判負
would-draw = 應判和
assumed-no-warning = 假定：裁判未曾指示或警誡。
assumed-request = 假定：有賽員要求裁決。
assumed-score-kept = 假定：對局有記譜。

## 計數及其他

ruling-limit = 自然限著：{ $count }／{ $limit }（{ $parts }）。
limit-plies = 共 { $plies } 著
limit-checks = 將軍：紅 { $red } 次、黑 { $black } 次
limit-checks-left-out = 一方將軍至多計 { $most } 次，{ $plies } 著不計
limit-cycles-left-out = 多出的循環 { $plies } 著不計
limit-separator = ；
ruling-claim-granted = { $side }提出自然限著，只限其將軍著數，計 { $count } 著：成立。
ruling-claim-refused = { $side }提出自然限著，只限其將軍著數，計 { $count } 著：不成立。
ruling-provisional = { $book } 文本未全部公開，僅屬暫定。
ruling-shuffling = { $side }於 { $points } 間往返已達九回合，屬待判局面（{ $article }）。
ruling-shuffling-reading = 此依解讀 { $used }：往返者不止一子。
ruling-limit-reading = 此計數依解讀 { $used }；依 { $other } 則計 { $count } 著。
ruling-alive = 若對方配合仍有勝機：{ $line }。
ruling-dead-undecided = 已達運算上限，未能判定是否正和。
ruling-reading-differs = 本裁決取決於規則如何解讀：{ $about }（{ $used }）；若為 { $other }：{ $verdict }{ $action }
sentence-separator = { "" }

## Endings

ending-checkmate = 將死
ending-stalemate = 困斃
ending-dead-draw = 正和
ending-natural-limit = 自然限著已滿
ending-asked-limit = 所提限著已滿
ending-forbidden-play = 犯例不變
ending-same-forbidden-play = 雙方同犯不變
ending-ordinary-cycle = 雙方不變
ending-kings-facing = 走成王見王
ending-king-taken = 吃將（帥）
ending-self-check = 送將

## Charges

charge-none = 無禁止著法
charge-no-offence = 未犯例
charge-undecided = 已達運算上限，未能判定
charge-attack = 長打
charge-chase = 長捉
charge-kill = 長殺
charge-check = 長將
charge-of = { $charge }{ $targets }
piece-from = { $piece }（{ $origin }）
verdict-loses = { $side }不變作負。
verdict-undecided = 已達運算上限，未能判定。
verdict-draw = 雙方不變作和。
verdict-had-lost = 若循環下去，{ $side }須變著，不變作負。
verdict-had-drawn = 若循環下去，雙方不變作和。
action-none = 目前毋須處理。
action-warn = 應指示{ $side }變著。
action-warn-both = 應指示雙方：再循環一次即判和。
action-caution = 應警誡{ $side }。
action-caution-both = 應警誡雙方。
action-rule = 應即判決。
action-on-request = 須由賽員提出；裁判不主動介入。

## Natures of moves

nature-check = 將
nature-kill = 殺
nature-chase = 捉
nature-discovery = 要抽吃
nature-exchange = 兌
nature-offer = 獻
nature-block = 攔
nature-follow = 跟
nature-idle = 閒
nature-kill-undecided = （是否殺著未能判定）
table-ply = 著
table-move = 著法
table-nature = 性質
table-attacks = 攻擊
root-none = 無根
root-false = 假根（{ $by }）
root-any = 車雖有根（{ $by }）亦屬捉
root-bound = 被牽制，有根亦捉
chase-fresh = 新捉
chase-standing = 原有攻擊，非新捉
chase-root-lost = 因失根（{ $by }）而成新捉
chase-answered = 應著：{ $how }
exempt-king = 將帥攻擊
exempt-pawn = 兵卒攻擊
exempt-guard = 士象攻擊
exempt-uncrossed = 未過河兵卒
exempt-mutual = 可互吃
exempt-rooted = 真根（{ $by }）
threat-direct = 直接吃
threat-exchange = 經交換
threat-checks = 藉將抽吃
attack-noted = { $pair }（{ $notes }）
attack-won = { $target }（{ $how }：{ $line }）
threat-mate = 殺：{ $line }
answer-moved = 避開
answer-blocked = 攔阻
answer-unscreened = 炮架有變
answer-rooted = 生根
answer-rooted-by = 生根（{ $by }）
answer-takes-back = 可反吃
answer-pinned = 攻擊子被牽制

## Several rulebooks

overview-rules = 規則
overview-verdict = 判決
overview-article = 條文
overview-differs = 與首部不同處
overview-charge = { $side }{ $charge }
overview-other-ending = 終局方式不同
overview-not-yet = 尚未到處理之時
overview-at-once = 無須先行指示，即時判決
overview-more = 加 --full 逐部列出裁決。
