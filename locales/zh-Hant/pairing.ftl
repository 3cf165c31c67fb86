### 編排：條件、為何如此配對、一輪有何不妥。

## 一輪應避免者

criterion-wish = 指定未能照辦
criterion-rematch = 兩人重複相遇
criterion-bye-again = 再次輪空
criterion-seeds = 首輪種子相遇
criterion-halves = 同半區相遇
criterion-club = 同單位相遇
criterion-team = 同隊相遇
criterion-bye = 輪空次序不當
criterion-score = 不同分數段相遇
criterion-rank = 未按等級分次序配對
criterion-float = 連續兩輪同向調段
criterion-run = 同一先後手連續過多
criterion-third = 先後手未平衡而三連先或三連後
criterion-balance = 先後手不平衡
criterion-alternate = 與上一局同先後手
criterion-lot = 抽籤
criteria-twice = 條件「{ $criterion }」重複列出
criteria-placed = 條件「{ $criterion }」位置固定，不可列出
criteria-no-run = 同一先後手最多連續 0 次，應至少為 1
criteria-no-acceleration = 加速編排須有輪數及加分

## 為何無法編排

pairing-break = { $player } 對 { $opponent }：{ $criterion }
pairing-break-bye = { $player } 輪空：{ $criterion }
pairing-not-in-field = { $player } 不在本輪名單
pairing-twice = { $player } 在本輪重複出現
pairing-too-many = 共 { $players } 人，最多 { $limit } 人
pairing-too-many-seeds = 種子 { $seeds } 人，最多為參賽人數之半，即 { $limit } 人
pairing-refused = 指定「{ $wish }」不獲接納：{ $why }
pairing-broken = 任何編排都會有：{ $breaks }

## 指定

wish-meet = { $player } 對 { $opponent }
wish-play = { $first } 先手對 { $second }
wish-apart = { $player } 不對 { $opponent }
wish-bye = { $player } 輪空
wish-no-bye = { $player } 不輪空
refusal-no-bye = 人數為雙數，無人輪空
refusal-contradicts = 與先前的指定或其本身矛盾
refusal-breaks = 不容許{ $criterion }
refusal-leaves-no-round = 其餘各人無法編排，最佳方案仍有：{ $breaks }

## 為何與為何不

verdict-granted = { $player } 與 { $opponent } 本已對陣
verdict-refused = { $player } 不能對 { $opponent }：{ $why }
verdict-worse = 若 { $player } 對 { $opponent }，「{ $criterion }」由 { $paired } 增至 { $wished }：{ $breaks }
verdict-lot = { $player } 對 { $opponent } 各條件皆同，由抽籤決定
verdict-equal = { $player } 對 { $opponent } 同樣合適
why-meets = { $player } 對 { $opponent }
why-bye = { $player } 輪空
why-worse = 否則「{ $criterion }」由 { $paired } 增至 { $wished }
why-lot = 條件相同，由抽籤決定
why-only = 別無其他編排：{ $why }
why-because = { $meets }：{ $because }

## 一輪有何不妥

complaint-missing = { $player } 既無對手亦非輪空
complaint-lots = 籤序與隨機種子不符
complaint-colours = { $first } 與 { $second } 先後手應對調
complaint-costs = 「{ $criterion }」實為 { $found }，所記為 { $stated }
complaint-not-optimal = 「{ $criterion }」為 { $found }，較佳編排僅 { $best }
