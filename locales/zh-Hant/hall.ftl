### 賽場。

## Why something is refused, and who could do it

hall-could = { $told }；可由：{ $who }
hall-holder = { $office }（{ $names }）
hall-needs-office = 此人無權辦理
hall-no-office = 此人在本賽沒有職務
hall-no-office-in = 此人在「{ $section }」組沒有職務
hall-other-board = 賽員只能為自己的一局提出
hall-no-game = 沒有進行中的這一局：{ $game }
hall-no-desk = 本賽採用的規則沒有裁判桌的規定
hall-result-stands = 這一局的賽果已經確認
hall-stale = 您查看之後，他人已有更改（第 { $lines } 行），請重新查看
hall-no-person = 沒有編號「{ $person }」的工作人員
hall-not-in-post = 此人不是{ $post }
hall-post-taken = 此職只設一人，現由{ $name }擔任
hall-over-all = { $post }負責整個比賽，不分組別
hall-no-reason = 須說明理由
hall-nameless = 欠編號或姓名
hall-no-call = 沒有未完的第 { $call } 號舉手
hall-call-taken = { $name }正在處理
hall-cannot-deal = { $name }無權處理此事
hall-no-round = 沒有進行中的這一輪：{ $round }
hall-begun = 第 { $round } 輪已經開始
hall-not-done = 此事未曾記為完成：{ $duty }

## What should be known

hall-note-conflict = { $name }與{ $game }的賽員有利益關係
hall-note-not-started = { $game }未能隨該輪開始
hall-game = { $section }組第 { $round } 輪第 { $table } 枱

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

hall-calls = 未完的舉手
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

hall-duties = 職責：{ $section }組第 { $round } 輪
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
hall-duty-equipment = 查閱場地及器材
hall-duty-rules = 向賽員說明規則及執法尺度
hall-duty-seating = 核對雙方先後手
hall-duty-clocks-set = 設定棋鐘
hall-duty-clocks-work = 確定棋鐘正常
hall-duty-absent-pressed = 代遲到的黑方按鐘
hall-duty-records = 留意漏記
hall-duty-time-trouble = 留意時間緊迫的對局
hall-duty-order = 維持秩序，免賽員受干擾
hall-duty-results = 確認並報告全部賽果
hall-duty-table = 收集成績並公布積分表
hall-duty-bulletin = 分發成績及棋譜
