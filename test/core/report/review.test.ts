import { expect, test } from 'vitest'
import { markdownOf } from '../../../src/core/report/document/markdown.ts'
import { iterationRecord, iterationView } from '../../../src/core/report/facts/iteration-view.ts'
import { analyzeRun } from '../../../src/core/report/facts/run-analysis.ts'
import { iterationBlock } from '../../../src/core/report/markdown/job-summary.ts'
import { analysisMarkdown } from '../../../src/core/report/section/analysis.ts'
import { iterationText } from '../../../src/core/report/terminal/iteration-text.ts'
import { remarks } from '../../../src/core/report/words/remarks.ts'
import { evolve } from '../../../src/core/run/fold/evolve.ts'
import type { PassResult } from '../../../src/schema/agent/pass.ts'
import type { Reviewed } from '../../../src/schema/agent/review.ts'
import type { RunEvent } from '../../../src/schema/run/event.ts'
import { hostile, oneOfEach } from '../../support/run-events.ts'
import { chainOf, runState, usageOf } from '../../support/run-state.ts'

const end = { kind: 'finished' as const, structured: null, text: '' }
const given: Reviewed = {
  ...{ end, model: 'opus', usd: 0.12, why: null },
  review: {
    verdict: 'revise',
    summary: 'Parses durations.',
    findings: [
      { path: 'src/a.ts', line: 3, severity: 'high', text: 'A negative one is zero.' },
      { path: null, line: null, severity: 'low', text: 'The README says nothing.' },
    ],
  },
}
const none: Reviewed = { ...given, review: null, why: 'its answer is no review' }

const textOf = (reviewed: Reviewed): string[] => {
  const record = iterationRecord([undefined, undefined, undefined, undefined, JSON.stringify(reviewed)])
  const view = iterationView(12, { events: [oneOfEach.attempt_started], record })
  return iterationText(view, null, { width: 80, color: false, checkout: '' })
}

const blockOf = (review: Reviewed | null, passes: readonly PassResult[] = []): string =>
  markdownOf([
    iterationBlock({
      ...{ iteration: 1, task: 'TASK-1', attempt: 1, outcome: 'passed', passed: true, why: '', cost: '' },
      ...{ cuts: [], handoff: null, validation: null, review, passes },
    }),
  ])

test('ralph log --iteration shows the review with its findings, the place first', () => {
  const lines = textOf(given)
  expect(lines).toContain('  revise   Parses durations. (0.12 USD by opus)')
  expect(lines).toContain('  high     src/a.ts:3 A negative one is zero.')
  expect(lines).toContain('  low      The README says nothing.')
  expect(textOf(none).join('\n')).toContain('None     no usable answer by opus: its answer is no review')
})

test('the job summary shows it as a table', () => {
  expect(blockOf(given)).toContain('**Review** (revise): Parses durations.')
  expect(blockOf(given)).toContain('| high | src/a.ts:3 | A negative one is zero. |')
  expect(blockOf(none)).toContain('**Review**: none: its answer is no review')
})

test('what a reviewer wrote acts on nobody', () => {
  const finding = { path: hostile, line: null, severity: 'high' as const, text: hostile }
  const evil = { ...given, review: { verdict: 'ship' as const, summary: hostile, findings: [finding] } }
  for (const line of textOf(evil)) expect(line).not.toMatch(/[\p{Control}\p{Format}]|##\[|^ *::/u)
  expect(blockOf(evil)).not.toMatch(/<!--|(?<!\w)@\w/)
})

test('the newest five reviews are in the state, and reports tell of those that found something', () => {
  const fact = oneOfEach.iteration_reviewed
  let state = runState(chainOf(1))
  for (let iteration = 1; iteration <= 7; iteration++) {
    const verdict = iteration === 6 ? null : ('ship' as const)
    state = evolve(state, { ...fact, iteration, findings: iteration % 2, verdict })
  }
  expect(state.reviewed.map(({ iteration }) => iteration)).toEqual([7, 6, 5, 4, 3])
  expect(
    remarks({ plan: chainOf(1), state }, (text) => text, { planFile: 'plan.json', workBranch: 'w', now: 0 }),
  ).toEqual([
    `Iteration 7 (TASK-3): the reviewer says ship, 1 finding: ${fact.summary}`,
    `Iteration 6 (TASK-3): it could not be reviewed: ${fact.summary}`,
    `Iteration 5 (TASK-3): the reviewer says ship, 1 finding: ${fact.summary}`,
    `Iteration 3 (TASK-3): the reviewer says ship, 1 finding: ${fact.summary}`,
  ])
})

test('ralph report counts them and says what they cost', () => {
  const fact = { ...oneOfEach.iteration_reviewed, usd: 0.25, findings: 1 }
  const events = [fact, { ...fact, verdict: 'revise' as const }, { ...fact, verdict: null, findings: 0 }]
  const reportOf = (past: readonly RunEvent[]): string =>
    analysisMarkdown(
      analyzeRun(
        { plan: chainOf(1), state: runState(chainOf(1)) },
        { events: past, records: new Map(), now: 0, evidence: null },
      ),
    )
  expect(reportOf(events)).toContain(
    '### Reviews\n\n- 3 reviews: 1 ship, 1 revise, 1 without an answer; 2 findings, 0.75 USD.',
  )
  expect(reportOf([oneOfEach.lease_renewed])).not.toContain('### Reviews')
})

const pass = {
  ...{ name: 'security', end, model: 'haiku', usage: usageOf(0.1) },
  ...{ duration_ms: 1, answer: null, summary: 'One hole.', why: null },
  issues: [{ severity: 'critical', file: 'src/a.ts', description: 'A token is logged. <b>@ada</b>' }],
} satisfies PassResult

test('what a pass found stands in ralph log --iteration and in the job summary, and acts on nobody', () => {
  const record = iterationRecord([undefined, undefined, undefined, undefined, undefined, JSON.stringify([pass])])
  const view = iterationView(12, { events: [oneOfEach.attempt_started], record })
  const text = iterationText(view, null, { width: 100, color: false, checkout: '' }).join('\n')
  expect(text).toContain('Pass security')
  expect(text).toContain('One hole. (0.10 USD by haiku)')
  expect(text).toContain('critical src/a.ts A token is logged.')
  const block = blockOf(null, [pass])
  expect(block).toContain('**Pass security**: One hole.')
  expect(block).toContain('| critical | src/a.ts |')
  expect(block).not.toMatch(/<b>|[^\\`]@ada/)
})
