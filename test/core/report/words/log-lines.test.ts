import { expect, test } from 'vitest'
import { logLine } from '../../../../src/core/report/words/log-lines.ts'
import { FailureCause } from '../../../../src/schema/run/attempts.ts'
import { InterruptCause, type RunEvent } from '../../../../src/schema/run/event.ts'
import { hostile, oneOfEach, oneOfEachReason } from '../../../support/run-events.ts'
import { oidOf } from '../../../support/run-state.ts'

const said: Record<RunEvent['type'], string> = {
  run_started:
    '       run run-1 of plan demo started: 1 task, base aaaaaaa, work on ralph/work/demo; rules: approval: iteration (--approval)',
  lease_taken: '       workflow run 4711 (attempt 1) took the lease (epoch 3)',
  unchanged_doubted: '#12    TASK-3: a person decides whether it is done without a change, since the test is empty',
  unchanged_accepted: '#12    TASK-3: done without a change, as ada agreed: It is there.',
  lease_renewed: '       lease renewed',
  lease_released: '       lease released',
  confined:
    '       confinement of the agent and the checks: C2 by Landlock; the network is open; the agent can read and change the login stored on this machine. Not available here: bubblewrap (setting up uid map: Permission denied)',
  baseline_finished: '       checks on the untouched aaaaaaa: red: npm test, lint (blocks the run)',
  lanes_limited: '       no further attempt begins beside those under way: 410 MB of memory are free',
  attempt_captured: '#12    TASK-3: its agent has ended; its change ddddddd waits for its checks',
  attempt_started: '#12    TASK-3: attempt 2 started from bbbbbbb',
  attempt_succeeded:
    '#12    TASK-3 done in ccccccc (3m 12s, 0.84 USD): Parses durations. [the agent left no handoff; flaky: npm test; now green: lint]',
  part_checked: '       ralph/work/demo+2: npm test failed on ccccccc, into which the base was merged',
  stack_conflicted: '       ralph/work/demo+2 conflicts with ralph/work/demo+3 in src/a.ts; the run continues above it',
  stack_conflict_ended: '       the conflict of ralph/work/demo+3 is resolved: it holds both',
  parts_merged: '       2 pull requests of the run are merged into the base',
  milestone_begun: '#12    a pull request for milestone API begins on bbbbbbb',
  attempt_failed:
    '#12    TASK-3 failed: checks failed (3m 12s, 0.84 USD): npm test ended with 1 [rolled back; it will be retried; rejected tree kept as ddddddd]',
  attempt_interrupted:
    "#12    TASK-3 interrupted: the provider's usage limit (3m 12s, 0.84 USD): limit reached [rolled back; not counted against the task; continues after 2026-11-21 16:30 UTC]",
  handed_on: "       TASK-3, iteration 12 was handed to the workflow's other jobs as ccccccc",
  checks_touched: '#12    TASK-3: it changed what the checks run: test/a.test.js was removed',
  stuck_detected:
    '#12    TASK-3 is stuck: the same failure 3 times in a row (iterations 10, 11, 12): npm test ended with 1 [the task has failed; a person is notified, 2 retries saved]',
  signals_given:
    '#12    TASK-3: its agent says: low confidence in its work; it could not find out: which zone the server is in',
  human_review_requested: '#12    TASK-3: a person is asked to review: a column is dropped [what depends on it waits]',
  review_answered: '       TASK-3: Ada answered its agent; dependent tasks continue',
  iteration_reviewed:
    '#12    TASK-3: the reviewer says ship, 2 findings: Parses durations; a negative one is taken for zero. (0.12 USD)',
  agent_call: '#12    index: haiku (2s, 0.03 USD) was asked to update the index',
  failure_pattern:
    '#13    A: the same failure again and again: The port is taken each time. [recommended: increase_retries]',
  context_directive: '#13    A: prep says skip: It is done already. [its agent is not called]',
  prepared_prompt_refused:
    '#13    the prepared prompt is not used; the assembled one is used instead: it has no line "## Skills"',
  passes_owed:
    '#12    TASK-3: the passes docs, security will look at it in the next job of an agent: its checks passed',
  passes_begun: '       the passes that were waiting now look at 1 iteration: #12',
  agent_pass: '#12    TASK-3: pass security: 2 findings (1 critical): A token is logged. (0.12 USD)',
  server_trouble: '#12    MCP server docs did not answer in time; the call continued without it',
  network_refused:
    '#12    the network refused registry.npmjs.org:443 to the agent or a check: it is not in `allow-hosts`. To allow it: `allow-hosts: [registry.npmjs.org]`',
  set_up_again: '#12    set-up ran again: package-lock.json changed since it last ran',
  agent_lingered: "#12    the agent's process kept running after its answer and was ended after 5s",
  prompt_cut: '#12    the prompt\'s section "Skills" was cut from 9000 to 1200 characters to fit the budget',
  environment_changed: '#12    2 ignored files changed by the agent: node_modules/.bin/tsc, .env',
  files_hidden:
    '#12    3002 new files hidden by ignore rules that the agent added, so not committed: a, b, c and 2999 more',
  amendment_accepted: '#12    plan amended: add TASK-9: found on the way',
  amendment_refused: '#12    amendment refused (remove TASK-1): TASK-1 is done and stays in the plan.',
  plan_changed: "       a person's edit of the plan was adopted: added TASK-9; removed TASK-4",
  command_taken: '       Ada ordered: skip TASK-2 obsolete',
  follow_up_added: '       Ada adds the task TASK-3-redo (Follow-up of TASK-3: no globals)',
  follow_up_answered: '       TASK-3-redo: whoever asked for it is told the outcome',
  remembered: '       Ada wants every agent to know: The API stays. [K-constraint-the-api-stays]',
  forgotten: '       K-constraint-the-api-stays is withdrawn by Ada: the API moved',
  knowledge_changed:
    '       the knowledge index now covers iterations up to 3 (periodic): K-gotcha-slow-tests; 1 no longer in force',
  knowledge_refused: '#3     the knowledge index stays unchanged: operation 1 (add): needs a type',
  knowledge_inherited: '       1 entry from the plan old was inherited',
  pause: '       paused by Ada: lunch',
  wait_lifted: '       this job was told not to wait for the provider (--now)',
  resume: '       resumed by Ada',
  setting_changed: '       max-turns set to 30 by Ada, for the rest of the run',
  rules_changed:
    '       the rules change: approval: iteration → none; validate: none → npm test (by Ada, --change-rules)',
  skip_task: '       TASK-2 skipped by Ada: obsolete',
  task_reopened: '       TASK-2 reopened by Ada, with all its attempts again',
  attempt_held:
    '#12    TASK-3 passed as ccccccc (3m 12s, 0.84 USD): Parses durations. [now green: lint] [waits for approval]',
  attempt_approved: '#12    TASK-3: ccccccc approved by Ada, done',
  attempt_rejected: '#12    TASK-3: ccccccc rejected by Ada: too clever [reopened]',
  undo_ordered: '       undo of iteration 3 ordered by Ada: breaks search',
  undo_done:
    '#12    TASK-3 is reopened: iteration 3, reverted in eeeeeee, for Ada: breaks search; tasks that build on it: TASK-4, TASK-5 (stay done)',
  undo_failed: '#12    iteration 3 could not be undone; nothing was changed: npm test failed',
  note: '       hint by Ada for the next attempt: use the cache',
  hints_told: '#12    1 hint went into the prompt',
  base_merged: '       the base moved: main (ddddddd) was merged into ralph/work/demo; the checks run on eeeeeee next',
  plan_format_recorded: '       the plan is read as queue from now on',
  base_renamed: '       the base branch main is called trunk from now on',
  conflict_task_added:
    '       the base conflicts with the work in src/a.ts: resolving it is ralph-merge-dddddddddddd, the next task (main (ddddddd) conflicts with ralph/work/demo)',
  conflict_task_ended: '       ralph-merge-dddddddddddd is no longer needed: ralph/work/demo holds main (ddddddd)',
  run_imported: '#12    the run of ralph-deluxe continues here after its iteration 12',
  agents_md_due: "       ralph's section of AGENTS.md is out of date: ralph-agents-md-12 updates it, with 1 entry",
  agents_md_ended: '       ralph-agents-md-12 is given up, and AGENTS.md stays unchanged: iteration 12 failed',
  evidence_gathered: '       criteria: 2 ran, 1 exists, 1 claimed; 1 done task states no criterion',
  counsel_begun: '       verification 1 begins',
  counsel_called:
    '       verification 1 by haiku (2s, 0.02 USD): 1 missing: no help [it changed files, which were restored: a.ts]',
  counsel_lost: '       plan review 2 was under way when its job ended; what the call cost is unknown',
  counsel_interrupted: '       consensus 2 (challenge) was interrupted: the limit is used up',
  completion_judged:
    '       a model says that something is missing: The option has no help (task TASK-3-missing-1-1); No changelog (no task was added: the plan has no task X)',
  plan_reviewed: '       pass 1 over the plan: changes: Too much; proposed: P1',
  counsel_answered: '       Ada answers plan-review: accept P1',
  consensus_said: '       consensus: not reached, round 1: 1 issue, 1 open (1 critical); Mostly agreed',
  agents_md_left: '       AGENTS.md stays unchanged: it is a link',
  work_moved: '       work branch moved from bbbbbbb to ccccccc: a person pushed',
  queue_moved: '       the plan moved to plans/current/010-search.md by ccccccc',
  edit_unusable:
    '       The edit of plan.json cannot be used: plan.json:3:5: Expected a comma. Write one. [PLAN_SYNTAX] (and 1 more). The run continues with the former plan.',
  edit_mended: '       plan.json can be used again',
  steering_changed:
    '#12    changed while an agent with possible access was running: plan.json; the run keeps the earlier versions',
  work_refused:
    '       the remote refused ralph/work/demo (protected branch); the commits are offered as ralph/offer/demo',
  budget_warning: "       83 % of the run's cost budget is used: 8.30 USD of 10.00 USD",
  run_stopped: '       job ended: complete',
}

test.each(Object.entries(said))('%s is one line with time and iteration', (type, line) => {
  expect(logLine(oneOfEach[type as RunEvent['type']])).toBe(`2026-11-21 14:30:00  ${line}`)
})

test('a commit that waited in a lane: an approval sends it back to the checks, and a change of it is told', () => {
  expect(logLine({ ...oneOfEach.attempt_approved, rejoins: true })).toContain(
    'approved by Ada, to be checked on what landed since',
  )
  expect(logLine({ ...oneOfEach.attempt_held, patch: 'x', approved_before: oidOf('d') })).toContain(
    '[waits for approval: what landed since changed ddddddd, which was approved]',
  )
})

test('an edit that was refused as a whole was not adopted', () => {
  const refused = [{ task: 'TASK-1', kind: 'done' as const, why: 'TASK-1 is done.' }]
  const nothing = { ...oneOfEach.plan_changed, added: [], removed: [], modified: [], refused }
  expect(logLine(nothing)).toMatch(/ a person's edit of the plan was not adopted: "?TASK-1 is done\."?$/)
})

test.each<[string, Partial<RunEvent>, string]>([
  ['lanes', { type: 'handed_on', what: 'lanes', of: null, commit: null }, 'the attempts were handed to'],
  ['a train', { type: 'handed_on', what: 'train', of: null, commit: null }, 'the changes were handed to'],
  ['lost checks', { type: 'attempt_captured', checks_lost: true }, 'the job of its checks came to no end'],
])('what happens in rounds of lanes is told in words: %s', (_, change, words) => {
  const event = { ...oneOfEach[change.type as 'handed_on'], ...change } as RunEvent
  expect(logLine(event)).toContain(words)
})

test.each(Object.values(oneOfEachReason))('the end of a job by $kind is one short line', (reason) => {
  const line = logLine({ ...oneOfEach.run_stopped, reason })
  expect(line).toMatch(/^2026-11-21 14:30:00 {8}\s*job ended: \S/)
  expect(line).not.toContain('undefined')
})

test.each(FailureCause.options)('a failure by %s is told in words', (cause) => {
  expect(logLine({ ...oneOfEach.attempt_failed, cause, final: true, rejected: null })).toMatch(
    /TASK-3 failed: [a-z ]+ \(3m 12s, 0\.84 USD\): npm test ended with 1 \[no retries left; the task has failed\]$/,
  )
})

test.each(InterruptCause.options)('an interruption by %s says that the task is not charged', (cause) => {
  const line = logLine({ ...oneOfEach.attempt_interrupted, cause, until: null })
  expect(line).toMatch(/interrupted: [a-z' ]+ \(.*\[rolled back; not counted against the task\]$/)
})

test('text of the agent stays one bounded line that cannot act', () => {
  const line = logLine({ ...oneOfEach.attempt_succeeded, summary: hostile.repeat(500) })
  expect(line).not.toMatch(/[\p{Control}\p{Format}]|##\[/u)
  expect(line.length).toBeLessThan(600)
})
