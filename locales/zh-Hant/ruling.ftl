### 裁決。

## 判決一句話

status-ongoing = 對局繼續
status-red-wins = 紅勝
status-black-wins = 黑勝
status-draw = 和局
status-both-lose = 雙負
ruling-status = 第 { $ply } 著後：{ $status }
headline-forbidden = { $result }：{ $side }{ $play }不變，判負。
headline-forbidden-warned = { $result }：{ $side }{ $play }，第 { $ply } 著後經指示仍不變著，判負。
headline-forbidden-cautioned = { $result }：{ $side }{ $play }，第 { $ply } 著後經警誡仍不變，犯禁判負。
headline-same = { $result }：紅方{ $red }，黑方{ $black }，雙方不變。
headline-must-vary = { $side }{ $play }，須變著，不變作負。
headline-would-lose = 如此反覆即成{ $play }，{ $side }須變著，不變作負。
headline-next-loses = { $side }如{ $doing }至此盤面再現（照樣走則在第 { $next } 著），即成{ $charge }，判負。
headline-hangs = （取決於{ $articles }如何理解，見下。）
headline-if-asked = （以賽員已要求裁決為前提。）
headline-goes-on = 對局繼續。
headline-ordinary = { $why }，雙方不變作和。
headline-drawn = { $result }：{ $why }，雙方不變作和。
headline-both = 紅方{ $red }，黑方{ $black }，雙方不變作和。
headline-undecided = 此循環已達運算上限，未能判定。
headline-left = { $side }第 { $ply } 著已變著，毋須處理。
headline-pending = 此為待判局面。
headline-nothing = 毋須裁決。
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
so-far-check = 至今{ $side }著著將軍。
so-far-kill = 至今{ $side }著著是殺。
so-far-chase = 至今{ $side }著著捉{ $targets }。
so-far-attack = 至今{ $side }著著是打。
cycle = { $times ->
    [1] 以下為所走的一次循環（第 { $first } 至 { $last } 著），自此盤面起，{ $side }先走：
   *[other] 以下為最後一次循環（第 { $first } 至 { $last } 著；共循環 { $times } 次），自此盤面起，{ $side }先走：
}
cycle-all = 第 { $first } 至 { $last } 著，自此盤面起，{ $side }先走：
position = 第 { $ply } 著（{ $played }）後的盤面，輪{ $side }走：
position-start = 開始盤面，輪{ $side }走：
since = 其後著法：{ $moves }。
since-more = 其後著法：{ $moves }……至第 { $last } 著。
article-general = 總則
articles-more = ……另有 { $count } 條（加 --full 可列出）

## 應處理之時，與不知之事

side-both = 雙方
ruling-was-due = 此前應處理：{ $points }。
ruling-was-due-on-request = 當時若有賽員要求裁決：{ $points }。
cautions-given = 已警誡：第 { $plies } 著後。
warnings-given = 裁判已指示：第 { $plies } 著後。
due-warn = 應指示{ $side }變著
due-warn-both = 應指示雙方：如再循環一次即判和
due-duty = 應告知{ $side }立即變著
due-caution = 應警誡{ $side }
due-caution-both = 應警誡雙方
due-rule = 應即判決
missed-warn = 應指示{ $side }變著
missed-warn-both = 應指示雙方：如再循環一次即判和
missed-duty = 應告知{ $side }立即變著
missed-caution = 應警誡{ $side }
missed-caution-both = 應警誡雙方
missed-rule = 應即判決
due-at = 第 { $ply } 著後{ $missed }
due-left = 第 { $ply } 著後{ $missed }（{ $side }第 { $left } 著已變）
due-more = 另 { $count } 處
had-warned = 若第 { $word } 著後已指示{ $side }變著，則至第 { $ply } 著{ $side }應判負。
had-warned-both = 若第 { $word } 著後已指示雙方「如再循環一次即判和」，則至第 { $ply } 著應判和。
had-cautioned = 若第 { $word } 著後已警誡{ $side }，則至第 { $ply } 著{ $side }應判負。
had-cautioned-both = 若第 { $word } 著後已警誡雙方，則至第 { $ply } 著應判和。
ruling-no-word-needed = 單方長將，毋須先指示變著。
reading-word = 本裁決把{ $article }理解為：裁判指示{ $side }變著之後，再循環一次才判負；若毋須指示，{ $side }至第 { $ply } 著已負。
assumed-not-warned = 假定：裁判未曾指示{ $side }變著。
assumed-not-warned-both = 假定：裁判未曾指示雙方「如再循環一次即判和」。
assumed-not-cautioned = 假定：裁判未曾警誡{ $side }。
assumed-not-cautioned-both = 假定：裁判未曾警誡雙方。
assumed-no-warning = 假定：裁判未曾指示或警誡。
assumed-base = 假定：補充規定未指明基本規則，以 { $base } 補足。
assumed-request = 假定：一方賽員已要求裁決；否則現時毋須裁決。
assumed-score-kept = 假定：對局有記譜。
assumed-no-check-before = 假定：本譜之前的 { $before } 著中沒有將軍。

## 計數及其他

ruling-limit = 自然限著：{ $count }／{ $limit }（{ $parts }）。
limit-plies = 共 { $plies } 著
limit-since-capture = 第 { $ply } 著吃子後共 { $plies } 著
limit-plies-here = 本譜共 { $plies } 著
limit-since-before = 共 { $plies } 著，其中 { $before } 著在本譜之前
limit-no-checks = 無將軍
limit-no-checks-here = 本譜中無將軍
limit-checks = 將軍：紅 { $red } 次、黑 { $black } 次
limit-checks-here = 本譜中將軍：紅 { $red } 次、黑 { $black } 次
limit-checks-in-all = 全部著數中將軍：紅 { $red } 次、黑 { $black } 次
limit-checks-left-out = 一方將軍至多計 { $most } 次，{ $plies } 著不計
limit-cycles-left-out = 循環至多計 { $most } 次，{ $plies } 著不計
limit-offences-left-out = 長將、長捉至多計 { $most } 個循環，{ $plies } 著不計
limit-separator = ；
ruling-claim-granted = { $side }提出自然限著，將軍著數只對該方設上限，計 { $count } 著：成立。
ruling-claim-refused = { $side }提出自然限著，將軍著數只對該方設上限，計 { $count } 著：不成立。
ruling-provisional = 本規則文本未全部公開，本裁決僅屬暫定。
ruling-shuffling = { $side }於 { $points } 間往返已達九回合，屬待判局面（{ $article }）。
ruling-shuffling-reading = 往返者不止一子；{ $articles }理解為：{ $used }。
ruling-limit-reading = 此計數取決於{ $articles }如何理解。本裁決：{ $used }；若{ $other }，則計 { $count } 著。
ruling-alive = 若對方配合仍有勝機：{ $line }。
ruling-dead-undecided = 已達運算上限，未能判定是否正和。
ruling-reading-differs = 此處取決於{ $articles }如何理解。本裁決：{ $used }；若{ $other }，則{ $then }。
reading-text = 條文
other-loses = { $side }立即判負
other-draw = 立即判和
other-would-lose = { $side }不變作負，但尚毋須處理
other-would-draw = 尚毋須處理，雙方不變作和
other-undecided = 已達運算上限，未能判定
sentence-separator = { "" }

## Endings

ending-checkmate = 將死
ending-stalemate = 困斃
ending-dead-draw = 正和
ending-natural-limit = 自然限著已滿
ending-asked-limit = 所提限著已滿
ending-forbidden-play = 循環不變判負
ending-same-forbidden-play = 雙方同犯，不變作和
ending-ordinary-cycle = 雙方不變作和
ending-kings-facing = 走成王見王
ending-king-taken = 吃將（帥）
ending-self-check = 送將

## Charges

charge-none = 無禁止著法
charge-permitted = 允許著法
charge-no-offence = 未犯例
both-no-offence = 雙方均未犯例
both-permitted = 雙方均為允許著法
both-ordinary = 一般循環局面
both-none = 雙方均無禁止著法
charge-undecided = 已達運算上限，未能判定
charge-attack = 長打
charge-chase = 長捉
charge-kill = 長殺
charge-check = 長將
keeps-up-check = 繼續長將
keeps-up-kill = 繼續長殺
keeps-up-chase = 繼續長捉
keeps-up-attack = 繼續長打
goes-on-checking = 續將
goes-on-threatening = 續走殺著
goes-on-chasing = 續捉{ $targets }
goes-on-attacking = 續打
charge-of = { $charge }{ $targets }
piece-now-on = { $piece }（現在{ $place }）
piece-then-on = { $piece }（當時在{ $place }）
verdict-undecided = 已達運算上限，未能判定。
verdict-was-to-vary = { $side }當時須變著，再循環一次即判負。
verdict-was-to-vary-on-request = 當時若有賽員要求裁決，{ $side }須變著，再循環一次即判負。
verdict-was-to-draw = 當時若再循環一次，即判和。
verdict-had-lost = 若循環下去，{ $side }須變著，不變作負。
verdict-had-drawn = 若循環下去，雙方不變作和。
action-none = 目前毋須處理。
action-warn = 現應指示{ $side }變著；再循環一次（至第 { $next } 著）{ $side }判負。
action-duty = 應告知{ $side }必須立即變著；再循環一次（至第 { $next } 著）即判負。
action-warn-both = 現應指示雙方：如再循環一次（至第 { $next } 著）即判和。
action-caution = 現應警誡{ $side }：「{ $side }{ $play }，{ $side }不變作負」。{ $side }如{ $keeps }至此盤面再現（照樣走則在第 { $next } 著），即負。
action-caution-ordinary = 現應警誡雙方：「一般循環盤面，雙方不變作和」。如循環繼續至此盤面再現（照樣走則在第 { $next } 著），即和。
action-caution-both = 現應警誡雙方：「紅方{ $red }，黑方{ $black }，雙方不變作和」。雙方如均不變至此盤面再現（照樣走則在第 { $next } 著），即和。
action-rule = 應即判決。

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
nature-answers-check = 應將
nature-answers-chase = 應捉
nature-other = —
nature-kill-undecided = （是否殺著未能判定）
nature-also = （兼{ $nature }）
table-ply = 著
table-move = 著法
table-nature = 性質
table-attacks = 攻擊
table-articles = 條文
root-none = 無根
root-false = 假根（{ $by }）
root-any = 車雖有根（{ $by }）亦屬捉
root-bound = 被牽制，有根亦捉
chase-fresh = 新捉
chase-standing = 原有攻擊，非新捉
chase-root-lost = 因失根（{ $by }）而成新捉
chase-answered = 解捉：{ $how }
chase-answered-so = 應捉：{ $how }
exempt-king = 將帥攻擊
exempt-pawn = 兵卒攻擊
exempt-guard = 士象攻擊
exempt-uncrossed = 未過河兵卒
exempt-mutual = 可互吃
exempt-rooted = 真根（{ $by }）
threat-direct = 直接吃
threat-exchange = 經交換
threat-checks = 藉將抽吃
man = { $sign }{ $point }
line-separator = 、
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
overview-now = 現時處理
overview-nothing = —
overview-note = { $rules }：{ $note }
overview-article = 條文
overview-differs = 與 { $rules } 不同之處
overview-charge = { $side }{ $charge }
overview-other-ending = 終局方式不同
overview-not-yet = 尚未到處理之時
overview-at-once = 毋須先行指示，即時判決
overview-more = 加 --full 逐部列出裁決。

## 條文未明言之處如何理解

reading = { $choice ->
    [new-attack-literal] 只有攻擊本身新增才算新捉
    [new-attack-purposive] 被攻擊子失根亦算新捉
    [fresh-by-target] 該子原先未受攻擊，才算新捉
    [fresh-by-pair] 該攻擊子原先未攻擊該子，即算新捉
    [window-counted] 只審查足以裁決的最後數次循環
    [window-whole] 審查全部循環
    [warned-window-since-warning] 由警誡起審查
    [warned-window-whole] 由首次出現起審查
    [another-target-same] 警誡後改捉他子，仍屬所警誡的著法
    [another-target-other] 警誡後改捉他子，不再是所警誡的著法
    [renewals-each-time] 每次間斷後都重新警誡
    [renewals-once] 只重新警誡一次
    [double-attack-one-ended] 一子受兩重攻擊，解去其一即為應捉
    [double-attack-all-ended] 一子受兩重攻擊，須全部解去才為應捉
    [root-test-after-capture] 被吃後能反吃者即為根
    [root-test-before-too] 被吃前後均能吃到該點者才為根
    [bound-like-root-decides] 被牽制子受同類攻擊，有根即閒
    [bound-like-chase] 被牽制子受同類攻擊，有根亦捉
    [bound-attacker-per-capture] 被牽制子實際能吃者即算攻擊
    [bound-attacker-never] 被牽制子一概不算攻擊
    [bound-target-per-capture] 被牽制的被攻擊子實際能反吃者即算
    [bound-target-never] 被牽制的被攻擊子一概不算反吃
    [check-chase-counts] 將軍的著法可以兼捉
    [check-chase-no] 將軍的著法不兼捉
    [standing-kill-counts] 走子後原有的殺仍在，也算殺
    [standing-kill-idle] 只有新形成的殺才算殺
    [mated-taker-by-checks] 吃子後會被連將殺，即不算捉
    [mated-taker-next-move] 吃子後下一著即被將死，才不算捉
    [replies-connected] 只計與該交換相連的還吃
    [replies-on-point] 只計同一點的還吃
    [replies-anywhere] 任何地方的還吃都計
    [even-take-chase] 吃子後不虧即算捉
    [even-take-idle] 吃子後得子才算捉
    [plain-draw-none] 未認定任何一方構成簡明和棋
    [plain-draw-red] 認定紅方構成簡明和棋
    [plain-draw-black] 認定黑方構成簡明和棋
    [plain-draw-both] 認定雙方構成簡明和棋
    [capped-play-each-run] 每段循環分別計算
    [capped-play-altogether] 各段循環合併計算
    [surplus-cycles-perpetual] 只有長將、長捉的多出循環不計
    [surplus-cycles-any] 任何多出的循環都不計
    [aimless-any-pieces] 任何棋子的往返都計
    [aimless-one-piece] 同一子的往返才計
    [surplus-checks-rounds] 超出十次的將軍，扣整個回合
    [surplus-checks-moves] 超出十次的將軍，只扣該著
    [repeated-press-one] 按鐘再犯，再記一次
    [repeated-press-two] 按鐘再犯，再記兩次
    [filled-in-counts] 經通知才補記的著法仍算漏記
    [filled-in-cured] 經通知補記的著法不再算漏記
    [slid-back-slide] 滑動後退只論滑動
    [slid-back-landing] 滑動後退連落點一併論
    [illegal-move-pressed] 非法著法按鐘後才計
    [illegal-move-made] 非法著法走出即計
    [colours-early-five-minutes] 先後手顛倒，五分鐘內未有兌子方可重賽
    [colours-early-arbiter] 先後手顛倒何時可重賽，由裁判酌定
    [omitted-moves-in-a-row] 連續漏記四著才算違例
    [omitted-moves-altogether] 合共漏記四著即算違例
    [sixteen-omitted-violation] 漏記十六著與四著同記違例一次
    [sixteen-omitted-loss] 漏記十六著判負
    [sealed-by-red] 一律由紅方寫暗著
    [sealed-by-to-move] 由輪走方寫暗著
    [proven-loss-analysis] 只有分析局面，證實即判負
    [proven-loss-all] 隨意離席、交談、參考資料，證實亦即判負
    [shifted-man-set-right] 意外移動一枚棋子，只予復位
    [shifted-man-foul] 意外移動一枚棋子，復位並記犯規
    [clock-agreed-needed] 雙方同意才可重設棋鐘
    [clock-agreed-official] 雙方不同意時由裁判重設棋鐘
    [resignation-at-once] 認輸一說即終局
    [resignation-ruled] 認輸經裁判裁定才終局
   *[other] { $choice }
}
