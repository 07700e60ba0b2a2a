import { expect, test } from 'vitest'
import { iterationRecord, iterationView, recordPaths } from '../../../../src/core/report/facts/iteration-view.ts'
import { iterationText } from '../../../../src/core/report/terminal/iteration-text.ts'
import { hostile, oneOfEach } from '../../../support/run-events.ts'
import { at, usageOf } from '../../../support/run-state.ts'

const check = {
  name: 'npm test',
  run: 'npm test',
  kind: 'test',
  exit_code: 1,
  timed_out: false,
  duration_ms: 30_000,
  output_head: 'expected 1\n    got 2',
  output_tail: '',
  output_bytes: 20,
}
const stored = {
  prompt: '## Current Task\n\nDo it: ä\n\n### With care\n\n## Output Instructions\n\nJSON',
  handoff: JSON.stringify({ source: 'structured', handoff: { summary: 'Did it.', freeform: 'Line one\n\nLine two' } }),
  validation: JSON.stringify({
    iteration: 12,
    strategy: 'strict',
    tree: 't',
    passed: false,
    checks: [
      { ...check, passed: false },
      { ...check, name: 'lint', passed: true, flaky: true },
    ],
  }),
  agent: JSON.stringify({
    end: 'finished',
    why: null,
    attempt: 2,
    task: 'TASK-3',
    duration_ms: 192_000,
    usage: usageOf(0.84),
    denials: ['Bash(curl x)'],
    changes: [],
    files: 0,
  }),
}
const facts = { schema: 1, sections: [{ name: 'Current Task', source: 'plan, TASK-3' }] }
const contents = [
  ...[stored.prompt, stored.handoff, stored.validation, stored.agent],
  ...[undefined, undefined, JSON.stringify(facts)],
]
const record = iterationRecord(contents)
const end = { ...oneOfEach.attempt_failed, at: at(300_000) }
const events = [oneOfEach.attempt_started, oneOfEach.prompt_cut, end]
const view = iterationView(12, { events, record })
const diff = [
  { path: 'src/a.ts', added: 4, removed: 1 },
  { path: 'logo.png', added: null, removed: null },
]
const look = { width: 80, color: false, checkout: 'ralph checkout --plan plan.json 12' }

test('an iteration is shown with its facts, times, changes, checks, prompt sections and handoff', () => {
  expect(view).toMatchObject({
    task: 'TASK-3',
    attempt: 2,
    outcome: 'failed',
    time_ms: { all: 300_000, agent: 192_000, checks: 60_000 },
    prompt: {
      bytes: 71,
      sections: [
        { name: 'Current Task', bytes: 43, tokens: 10, source: 'plan, TASK-3' },
        { name: 'Output Instructions', bytes: 28, tokens: 7, source: null },
      ],
    },
  })
  const lines = iterationText(view, diff, look)
  for (const line of [
    'Iteration 12: TASK-3, attempt 2: failed',
    '  Why      npm test ended with 1',
    '  Time     5m: agent 3m 12s, checks 1m, everything else 48s',
    '  Denied   Bash(curl x)',
    '  Current Task               43 bytes  ~10 tokens  from plan, TASK-3',
    '  2 files, +4 -1 lines',
    '  binary       logo.png',
    '  ✗ npm test failed with exit code 1 after 30s',
    '          got 2',
    '  ✓ lint (30s, flaky: it failed first)',
    '  Summary  Did it.',
    '    Line two',
    '  (18 characters, by the agent)',
  ]) {
    expect(lines).toContain(line)
  }
  const { from_chars, to_chars, section } = oneOfEach.prompt_cut
  expect(view.prompt?.cuts).toEqual([{ section, from_chars, to_chars }])
})

test('what is missing or damaged at the state ref is left out, and nothing else', () => {
  const bare = iterationRecord(['## A', '{"broken', undefined, '[]'])
  expect(bare).toEqual({
    prompt: '## A',
    facts: null,
    handoff: null,
    validation: null,
    agent: null,
    review: null,
    passes: [],
  })
  const lines = iterationText(iterationView(12, { events: [oneOfEach.attempt_started], record: bare }), null, look)
  expect(lines[0]).toBe('Iteration 12: TASK-3, attempt 2: at work')
  expect(lines).not.toContain('Checks')
})

test.each([
  ['succeeded', [oneOfEach.attempt_started, oneOfEach.attempt_succeeded]],
  ['waits for approval', [oneOfEach.attempt_started, oneOfEach.attempt_held]],
  ['succeeded', [oneOfEach.attempt_started, oneOfEach.attempt_held, oneOfEach.attempt_approved]],
  ['interrupted', [oneOfEach.attempt_started, oneOfEach.attempt_interrupted]],
  ['rejected by a person', [oneOfEach.attempt_started, oneOfEach.attempt_held, oneOfEach.attempt_rejected]],
  ['undo', [oneOfEach.undo_done]],
  ['refused undo', [oneOfEach.undo_failed]],
])('the outcome is %s', (outcome, happened) => {
  expect(iterationView(12, { events: happened, record }).outcome).toBe(outcome)
})

test('a commit that waits no more, and one that was taken back, are not told as what they were', () => {
  const { attempt_started: started, attempt_held, attempt_succeeded, undo_done } = oneOfEach
  expect(iterationView(12, { events: [started, attempt_held], record, awaiting: [] }).outcome).toBe('dropped')
  const undone = { ...undo_done, undoes: 12, iteration: 15 }
  expect(iterationView(12, { events: [started, attempt_succeeded, undone], record }).outcome).toBe('taken back')
})

test('an undo is told with the commit that it made', () => {
  expect(iterationView(12, { events: [oneOfEach.undo_done], record }).commit).toBe(oneOfEach.undo_done.commit)
  expect(iterationView(12, { events: [oneOfEach.undo_failed], record }).commit).toBe(oneOfEach.undo_failed.rejected)
})

test('the files are asked for in the order in which they are read', () => {
  expect(recordPaths(1234)).toEqual(
    ['prompt.md', 'handoff.json', 'validation.json', 'agent.json', 'review.json', 'passes.json', 'prompt.json'].map(
      (file) => `iterations/1/1234/${file}`,
    ),
  )
})

test('no line is wider than the terminal but for a path, and nothing of the agent acts', () => {
  const handoff = { source: 'structured' as const, handoff: { summary: hostile, freeform: `${hostile}\n`.repeat(3) } }
  const lines = iterationText({ ...view, handoff, why: hostile }, [{ path: hostile, added: 1, removed: 1 }], look)
  for (const line of lines) expect(line).not.toMatch(/[\p{Control}\p{Format}]|##\[|^ *::/u)
})

test('what was called for it apart from the attempt is told beside what the attempt has cost', () => {
  const { agent_call: call } = oneOfEach
  const around = [
    { ...call, role: 'prep' as const, usage: usageOf(0.25) },
    // Belongs to the iteration before, that one to this iteration.
    { ...call, role: 'post' as const, of: 11, usage: usageOf(7) },
    { ...call, iteration: 13, role: 'post' as const, of: 12, usage: usageOf(0.5) },
    { ...call, role: 'extraction' as const, within: true as const, usage: usageOf(7) },
  ]
  const seen = iterationView(12, { events: [...events, ...around], record })
  expect(seen.around?.usd).toBe(0.75)
  expect(iterationText(seen, diff, look).join('\n')).toMatch(/Around +0\.75 USD.*: other calls for/)
  expect(view.around).toBeNull()
})
