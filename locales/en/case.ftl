### Cases and appeals.

## A case

case-cases = Cases
case-column-case = Case
case-column-before = Before
case-column-due = Due
case-title = Case { $case }
case-title-at = Case { $case }: { $game }
case-player = { $side }: { $name }
case-conduct = Conduct: { $what }
case-conduct-of = Conduct of { $who }: { $what }
case-committee = appeals committee
case-state-hearing = being heard
case-state-ruled = ruled on
case-state-appealed = under { $appeal }
case-state-sealed = board sealed, written { $appeal } awaited
case-state-decided = { $appeal } decided
case-state-withdrawn = { $appeal } withdrawn; the ruling stands
case-state-lapsed = { $appeal } not submitted in time; the ruling stands
case-due-write = the written { $appeal } must be submitted by { $at } [{ $under }]
case-due-decide = the committee must decide by { $at } [{ $under }]
case-due-resume = play resumes at { $at } [{ $under }]
case-due-passed = { $told } – the time has passed
case-written = the written { $appeal }
case-decision = the decision
case-resumption = the resumption
case-evidence-equipment = board, pieces or clock
case-evidence-sheet = record sheet
case-evidence-recording = recording made on the spot
case-evidence-ruling = the ruling below with its reasons
case-evidence-bystander = statement of somebody else
case-evidence-other = other evidence
case-ground-unlawful = unlawful ruling
case-ground-procedure = wrong procedure
case-ground-rule = wrong reading of a rule
case-ground-facts = unreasonable finding of facts
case-ground-ignorance = not having known the rule
case-statements = Statements
case-evidence = Evidence
case-facts = Facts found
case-fact = { $text }
case-fact-doubtful = { $text } (not proved; the doubt benefits the side complained of)
case-statement = { $who } ({ $at }): { $text }
case-item = { $kind }: { $text }
case-item-excused = { $told } (new, with a special reason)
case-item-inquired = { $told } (new, asked for by whoever hears the appeal)
case-appeal = { $by } lodged an { $appeal } at { $at } on these grounds: { $grounds }
case-and = { $told }; { $more }
case-appeal-paid = deposit paid: { $deposit }
case-appeal-referred = referred to { $name }
case-appeal-sealed = board sealed at { $at }
case-appeal-written = in writing at { $at }: { $text }
case-appeal-withdrawn = withdrawn: { $why }
case-appeal-resumed = play resumed at { $at }
case-may-appeal = You may lodge an { $appeal }, which goes to: { $before }
case-may-appeal-at-once = before play goes on [{ $under }]
case-may-appeal-until = by { $at } [{ $under }]
case-may-appeal-deposit = with a deposit of { $deposit }
case-no-article = –
case-ruling = Ruling by { $by } at { $at } [{ $under }]
case-because = { $told }: { $why }
case-imposed = { $told }; imposed: { $measures }
case-upheld = { $by } upheld the { $appeal } at { $at }: { $why }
case-dismissed = { $by } dismissed the { $appeal } at { $at }: { $why }
case-votes = votes { $upheld } to uphold, { $dismissed } to dismiss
case-late = { $what } came { $minutes } min late
case-returned = deposit returned: { $deposit }
case-sign-official = Signed (official)
case-sign-first = Signed (first player)
case-sign-second = Signed (second player)

## What is imposed

case-measure-caution = verbal warning
case-measure-correct-after = to be corrected after the game
case-measure-correct-now = to be corrected now
case-measure-press-fault = clock fault
case-measure-record-fault = record fault
case-measure-technical-foul = technical foul
case-measure-result = result of the game
case-measure-expel = removed from the playing area
case-measure-disqualify = disqualified
case-measure-refer = referred to the disciplinary committee
case-measure-criticism = criticism
case-measure-serious-warning = serious warning
case-measure-cancel-points = points and right to play cancelled
case-measure-suspend = suspended for { $years } { $years ->
    [one] year
   *[other] years
}
case-measure-instruct = official instructed
case-measure-relieve = official relieved for the event
case-measure-relieve-rounds = official relieved for { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}

## Why something is not done

case-no-case = there is no case { $case }
case-has-case = there is already case { $case } about this
case-no-matter = there is no matter { $matter } at this board
case-nothing = say what it is
case-whose = say whose statement it is
case-hearing-over = this hearing is over
case-facts-closed = the facts have been found; nothing more is heard
case-not-admitted = the rules do not admit this as evidence: { $kind }
case-new-evidence = new evidence on { $appeal } needs a special reason, or must be asked for by whoever hears it
case-no-facts = no facts have been found yet
case-doubt = nothing is proved, and the doubt benefits the side complained of
case-needs-article = a ruling needs its article
case-other-book = no rulebook of the event has this article: { $article }
case-not-lawful = the rules do not provide for what is to be imposed
case-by-desk = what follows from a matter of a game is settled at its board
case-against = this cannot be imposed on this person, or nobody is named
case-not-ruled = nothing has been ruled yet
case-sealed = the board is sealed (case { $case })
case-not-sealed = no board is sealed, or no written { $appeal } is awaited
case-appeal-open = an { $appeal } is still open
case-last = there is no further { $appeal }
case-not-yet = the { $appeal } first goes to: { $before }
case-too-late = an { $appeal } is made at once, before play goes on; this one is too late
case-too-late-for = too late; the time ended at { $at }
case-no-deposit = the deposit of { $deposit } is missing
case-unwritten = the { $appeal } must be submitted in writing
case-no-committee = the event has no appeals committee
case-no-appeal = there is no open { $appeal }
case-too-early = too early; play resumes at { $at }
case-before = dated before what it rests on, which happened at { $at }
case-own-ruling = nobody hears an { $appeal } against their own ruling
case-concerned = { $name } is concerned and has to step aside
case-not-member = { $name } is not on the appeals committee
case-voted-twice = { $name } voted twice
case-no-votes = the committee's votes are missing
case-even = expected an odd number of votes, found { $votes }
case-too-few = expected at least three votes, found { $votes }
case-majority = the majority voted otherwise
case-note-late = { $what } comes { $minutes } min late
case-note-round-over = { $game }: the round is over, so the result stands until an order corrects it (result with correct and round)
case-note-even = an even number of members voted: { $votes }

## What happened

case-log-opened = Case { $case } opened: { $about }
case-log-stated = Case { $case }, statement of { $who }: { $text }
case-log-found = Case { $case }, facts found: { $facts }
case-log-told = Case { $case }: { $told }
case-log-referred = Case { $case } referred to the next instance
case-log-written = Case { $case }, { $appeal } in writing: { $text }
case-log-recused = Case { $case }: { $name } steps aside ({ $why })
case-log-resumed = Case { $case }: play resumes
case-log-disturbed = Case { $case }: { $who } interfered with the evidence: { $text }
