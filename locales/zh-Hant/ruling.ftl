### 裁決。

## How a game stands

status-ongoing = 對局繼續
status-red-wins = 紅勝
status-black-wins = 黑勝
status-draw = 和局
status-both-lose = 雙負
ruling-status = 第 { $ply } 著後：{ $status }
diagram-river = ～～楚河～漢界～～
ruling-ended = { $how }：{ $result }。
ruling-ended-at = 對局已於第 { $ply } 著終結，其後著法不計。
ruling-under = 依據：{ $articles }。
ruling-recurred = 此盤面已出現 { $times } 次；審視第 { $first } 著至第 { $last } 著。
ruling-recurred-earlier = 第 { $last } 著後的盤面曾出現 { $times } 次；審視第 { $first } 著至第 { $last } 著。
ruling-charge = { $side }：{ $charge }。
ruling-cycle-left = 對局已離開此循環，目前毋須處理。
ruling-limit = 自然限著：{ $count }／{ $limit }（{ $parts }）。
limit-plies = 共 { $plies } 著
limit-checks = 將軍紅 { $red }、黑 { $black }
limit-checks-left-out = 一方將軍至多計 { $most } 次，扣除 { $plies } 著
limit-cycles-left-out = 扣除逾限循環 { $plies } 著
limit-separator = ；
ruling-claim-granted = { $side }提出自然限著，只限其將軍著數，計 { $count } 著：成立。
ruling-claim-refused = { $side }提出自然限著，只限其將軍著數，計 { $count } 著：不成立。
ruling-provisional = { $book } 文本未全部公開，僅屬暫定。
ruling-shuffling = { $side }於 { $points } 間往返已達九回合，屬待判局面〔{ $article }〕。
ruling-shuffling-reading = 此依設定 { $used }：往返者不止一子。
ruling-limit-reading = 此計數依設定 { $used }；依 { $other } 則計 { $count } 著。
ruling-alive = 雙方配合仍可分勝負：{ $line }。
ruling-dead-undecided = 搜尋上限內未能斷定是否正和。
ruling-nothing = 無須裁決。
ruling-reading-differs = 本裁定依設定 { $used } 作出；若為 { $other }：{ $verdict }{ $action }
sentence-separator = { "" }

## Endings

ending-checkmate = 將死
ending-stalemate = 困斃
ending-dead-draw = 正和
ending-natural-limit = 自然限著已滿
ending-asked-limit = 所提限著已滿
ending-forbidden-play = 犯禁不變
ending-offence = 犯例不變
ending-same-forbidden-play = 雙方同犯不變
ending-ordinary-cycle = 雙方不變
ending-kings-facing = 走成王見王
ending-king-taken = 吃將（帥）
ending-self-check = 自殺送將

## Charges

charge-none = 未犯禁
charge-no-offence = 未犯例
charge-undecided = 搜尋上限內未能斷定
charge-attack = 長打
charge-chase = 長捉
charge-kill = 長殺
charge-check = 長將
charge-of = { $charge }{ $targets }
piece-from = { $piece }（{ $origin }）
verdict-loses = { $side }須變著，不變作負。
verdict-undecided = 搜尋上限內未能斷定，無法裁決。
verdict-draw = 雙方不變作和。
action-none = 目前毋須處理。
action-warn = 現須告誡{ $side }。
action-warn-both = 現須告誡雙方。
action-caution = 現須警誡{ $side }。
action-caution-both = 現須警誡雙方。
action-rule = 現即裁決。
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
nature-kill-undecided = （殺未能斷定）
table-ply = 著
table-move = 著法
table-nature = 性質
table-attacks = 攻擊
root-none = 無根
root-false = 假根 { $by }
root-any = 車，雖有根 { $by }
root-bound = 受牽制，有根亦捉
chase-fresh = 新捉
chase-fresh-answered = 新捉，應：{ $how }
chase-standing = 續攻
chase-standing-answered = 續攻，應：{ $how }
exempt-king = 將帥攻擊
exempt-pawn = 兵卒攻擊
exempt-guard = 士象攻擊
exempt-uncrossed = 未過河兵卒
exempt-mutual = 可互吃
exempt-rooted = 真根 { $by }
threat-direct = 直接吃
threat-exchange = 經交換
threat-checks = 經照將
threat-mate = 殺：{ $line }
answer-moved = 逃離
answer-blocked = 攔阻
answer-unscreened = 炮架有變
answer-rooted = 生根
answer-takes-back = 可反吃
answer-pinned = 攻子受牽
