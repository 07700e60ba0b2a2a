import type { ReadHunk, Reading } from '../../src/core/reading/reading.ts'
import { type IterationRecord, iterationRecord } from '../../src/core/report/facts/iteration-view.ts'
import type { Evidence } from '../../src/schema/counsel/evidence.ts'
import type { RunEvent } from '../../src/schema/run/event.ts'
import { checkResult, validation } from '../core/validation/check-result.ts'
import type { reportHtml } from './report-html.ts'
import { oneOfEach } from './run-events.ts'
import { at, oidOf, planOf, usageOf } from './run-state.ts'

type Told = Parameters<typeof reportHtml>[0]

const minute = 60_000
const count = 34
const ids = Array.from({ length: count }, (_, n) => `INDEX-${String(n + 1).padStart(2, '0')}`)
const titles = ['Rebuild the index while the shelf is in use', 'Search in titles and words', 'Keep one file per shelf']
const plan = planOf(
  ...ids.map((id, n) => ({ id, title: titles[n % 3] ?? '', depends_on: n > 21 ? [ids[21] ?? ''] : [] })),
)
const stuck = ids[21] ?? ''

/** Attempts one after the other, eight minutes each; `back` of them failed before the task was done. */
function attempts(done: number, back: readonly number[]): RunEvent[] {
  const events: RunEvent[] = [{ ...oneOfEach.lease_taken, at: at(0) }]
  let task = 0
  for (let n = 1; task < done; n++) {
    const of = { iteration: n, task: ids[task] ?? '' }
    const failed = back.includes(n)
    const end = { ...of, at: at(n * 8 * minute - 5_000), usage: usageOf(0.36), duration_ms: 6 * minute }
    events.push({ ...oneOfEach.attempt_started, ...of, at: at((n - 1) * 8 * minute), attempt: 1 })
    if (failed) events.push({ ...oneOfEach.attempt_failed, ...end, final: false })
    else {
      events.push({ ...oneOfEach.attempt_succeeded, ...end, summary: `Did ${of.task}.`, commit: oidOf(String(n % 10)) })
      task += 1
    }
  }
  return events
}

const ended = (minutes: number, reason: Extract<RunEvent, { type: 'run_stopped' }>['reason']): RunEvent[] => [
  { ...oneOfEach.run_stopped, at: at(minutes * minute), reason },
  { ...oneOfEach.lease_released, at: at(minutes * minute) },
]

const output = ` ✗ rebuild > keeps entries that are added during a rebuild
   AssertionError: expected 3 to be 2 // Object.is equality
    at test/index/rebuild.test.ts:61:14
 Tests  1 failed | 212 passed (213)
`
const words = [
  'Locked the shelf for the length of the rebuild',
  'Wrote new entries to a second file and joined the two',
  'Joined them again after the rename',
]

function failedThrice(from: number): { events: RunEvent[]; records: Map<number, IterationRecord> } {
  const records = new Map<number, IterationRecord>()
  const events = words.flatMap((summary, n): RunEvent[] => {
    const of = { iteration: from + n, task: stuck }
    const end = { ...of, at: at((from + n) * 8 * minute - 5_000), usage: usageOf(0.45), duration_ms: 6 * minute }
    const check = { ...checkResult({ name: 'npm test', passed: false, output_tail: output }), duration_ms: 90_000 }
    records.set(of.iteration, {
      ...iterationRecord([]),
      handoff: { source: 'structured', handoff: { summary, freeform: summary } },
      validation: validation([check], { iteration: of.iteration }),
    })
    return [
      { ...oneOfEach.attempt_started, ...of, at: at((from + n - 1) * 8 * minute), attempt: n + 1 },
      { ...oneOfEach.attempt_failed, ...end, why: 'npm test ended with 1', fingerprint: 'same', final: n === 2 },
    ]
  })
  return { events, records }
}

const hunk = (n: number, reason: string, excerpt: ReadHunk['excerpt']): ReadHunk => ({
  path: ['src/index/rebuild.ts', 'src/share/export.ts', 'package.json', 'src/find/rank.ts'][n % 4] ?? '',
  from: 141 + n,
  to: 149 + n,
  commit: oidOf(String(n % 10)),
  iteration: n + 1,
  task: ids[n] ?? '',
  reasons: [reason],
  must: n < 3,
  lines: 12,
  excerpt,
})

/** `hunks` of them, with what a person would say of each. */
export function readingOf(hunks: number): Reading {
  const reasons = [
    'An error is swallowed now. Three tasks changed this function.',
    'Starts a process with text from a file. No test of this commit runs these lines.',
    'Changes what the checks run: `npm test` no longer includes test/slow.',
    'Done at the third attempt; its agent reported low confidence.',
  ]
  const excerpts: ReadHunk['excerpt'][] = [
    [
      { sign: ' ', line: 141, text: 'for (const entry of await readBatch(file, at)) {' },
      { sign: '-', line: null, text: '  if (!entry.id) throw new CorruptEntry(file, at)' },
      { sign: '+', line: 142, text: '  if (!entry.id) continue' },
      { sign: '+', line: 143, text: "  if (entry.size > 65536 && entry.kind !== 'blob') skipped++" },
      { sign: ' ', line: 144, text: '  await writer.put(entry)' },
    ],
    [
      { sign: '+', line: 58, text: "const pager = process.env.SHELF_PAGER ?? 'less'" },
      { sign: '+', line: 59, text: 'const child = spawn(pager + target, { shell: true })' },
      { sign: '+', line: 60, text: "child.on('error', () => resolve(false))" },
    ],
    [
      { sign: '-', line: null, text: '"test": "vitest run",' },
      { sign: '+', line: 22, text: '"test": "vitest run --exclude test/slow/**",' },
    ],
  ]
  const all = Array.from({ length: hunks }, (_, n) => hunk(n, reasons[n % 4] ?? '', excerpts[n % 3] ?? []))
  return { hunks: all, shown: hunks * 12, lines: 5_940, generated: { files: 4, lines: 2_172 }, unread_commits: 0 }
}

const evidence: Evidence = {
  work: oidOf('b'),
  silent: [],
  criteria: ['Colours can be read on a light terminal', 'The error for a locked shelf says what to do'].map(
    (criterion, n) => ({
      ...{ task: ids[n] ?? '', criterion, citation: null, level: 'claimed' as const, check: null, iteration: null },
      why: 'no agent cited anything for it',
    }),
  ),
}

const shared = { plan, costBudgetUsd: 20, repository: 'https://github.com/mira/shelf' }
const three = failedThrice(24)

/** The four states of a morning, as `ralph report` and `ralph dashboard` show them. */
export const morning: Readonly<Record<'complete' | 'stuck' | 'running' | 'waiting', Told>> = {
  complete: {
    ...shared,
    reading: readingOf(24),
    evidence,
    now: 320 * minute,
    events: [...attempts(count, [7, 12, 19]), ...ended(300, { kind: 'complete' })],
  },
  stuck: {
    ...shared,
    reading: readingOf(6),
    records: three.records,
    now: 220 * minute,
    events: [
      ...attempts(21, [7, 12]),
      ...three.events,
      ...ended(210, { kind: 'stuck', on: [`${stuck} failed`], task: stuck }),
    ],
  },
  running: {
    ...shared,
    reading: readingOf(5),
    now: 172 * minute,
    ordered: [{ id: 'o1', at: at(150 * minute), by: 'mira', text: `hint ${stuck} use the colours of \`ls\`` }],
    events: [
      ...attempts(19, [7, 12]),
      { ...oneOfEach.attempt_started, iteration: 22, task: ids[19] ?? '', at: at(168 * minute), attempt: 1 },
    ],
  },
  waiting: {
    ...shared,
    reading: readingOf(9),
    now: 250 * minute,
    events: [
      ...attempts(21, [7]),
      { ...oneOfEach.attempt_started, iteration: 23, task: stuck, at: at(176 * minute), attempt: 1 },
      {
        ...oneOfEach.human_review_requested,
        ...{ iteration: 23, task: stuck, at: at(180 * minute), why: 'What should `shelf find` do without a query?' },
        question: {
          kind: 'question',
          why: 'What should `shelf find` do without a query? The manual of version 1 says that it lists everything.',
          evidence: '',
        },
      },
      {
        ...oneOfEach.attempt_interrupted,
        ...{ iteration: 23, task: stuck, at: at(180 * minute), why: 'it asks a person' },
      },
      ...ended(181, {
        kind: 'human_review',
        why: '1 question of an agent waits for an answer',
        asks: { tasks: [{ task: stuck, iteration: 23, why: 'see above' }], total: 1 },
      }),
    ],
  },
}
