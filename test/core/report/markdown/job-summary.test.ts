import { expect, test } from 'vitest'
import type { ReportedIteration } from '../../../../src/core/report/facts/job-iterations.ts'
import { jobSummary, summaryBytes } from '../../../../src/core/report/markdown/job-summary.ts'
import { Validation } from '../../../../src/schema/check/check.ts'
import { chainOf, doneTask, planOf, runState, taskState } from '../../../support/run-state.ts'

const at = {
  planFile: 'plan.json',
  workBranch: 'origin/ralph/work/demo',
  stateRef: 'refs/heads/ralph/state/demo',
  now: 0,
  surface: 'workflow' as const,
  start: 'gh workflow run ralph.yml',
}

const validation = (output: string) =>
  Validation.parse({
    ...{ iteration: 1, strategy: 'strict', tree: 't', passed: false },
    checks: [
      {
        ...{ name: 'npm test', run: 'npm test', kind: 'test', passed: false, exit_code: 1, timed_out: false },
        ...{ duration_ms: 1200, output_head: output, output_tail: '', output_bytes: output.length },
      },
    ],
  })

const record = (iteration: number, change: Partial<ReportedIteration> = {}): ReportedIteration => ({
  ...{ iteration, task: 'TASK-1', attempt: 1, outcome: 'failed (checks)', passed: false, why: 'npm test failed' },
  ...{ cost: '3m 20s, 0.50 USD', cuts: [], handoff: null, validation: null, review: null, passes: [] },
  ...change,
})

const plan = planOf({ id: 'TASK-1' }, { id: 'TASK-2', depends_on: ['TASK-1'] })
const state = runState(plan, { tasks: { 'TASK-1': doneTask(1), 'TASK-2': taskState() } })

test('it says what happened, what to do, each task, the graph, the cost, and each iteration folded', () => {
  const handoff = { source: 'structured' as const, handoff: { summary: 'Did it.', freeform: 'Mind the cache.' } }
  const cut = {
    ...{ type: 'prompt_cut' as const, at: '', iteration: 1 },
    section: 'Skills',
    from_chars: 900,
    to_chars: 100,
  }
  const text = jobSummary(
    {
      run: { plan, state },
      end: { kind: 'iteration_limit', scope: 'job', limit: 1 },
      iterations: [record(1, { handoff, validation: validation('1 failed'), cuts: [cut] })],
    },
    at,
  )
  for (const part of [
    '**This job has used its 1 iteration; work remains.**',
    'Run up to 1 more iteration:\n\n```\ngh workflow run ralph.yml\n```\n',
    '### 1 of 2 tasks done',
    '| TASK-1 | Title of TASK-1 | ✓ done | 1 | 0.50 USD | 3m 20s |',
    '```mermaid',
    '### Cost',
    '<summary>✗ #1 TASK-1 · attempt 1 · failed (checks) · 3m 20s, 0.50 USD</summary>',
    'Why: npm test failed',
    'Did it.\n\nMind the cache.',
    '| npm test | ✗ exit code 1 | 1.2s |',
    'npm test:\n\n```\n1 failed\n```',
    'Cut from its prompt to stay within the budget: Skills (900 → 100 characters).',
  ]) {
    expect(text).toContain(part)
  }
})

test('a fault before any state is known has its findings and its remedy', () => {
  const end = {
    kind: 'fault' as const,
    message: 'plan.json has a fault.',
    hint: 'Mend it.',
    findings: ['line 3: x', 'line 4: y'],
  }
  const text = jobSummary({ run: null, end, iterations: [] }, at)
  expect(text).toBe('## ralph\n\n**plan.json has a fault.**\n\n- line 3: x\n- line 4: y\n\nMend it.\n')
})

test('what an agent wrote acts on nobody and hides nothing', () => {
  const evil = '</details><img src=x> @everyone fixes #1 ![x](http://x) <!-- hidden'
  const handoff = { source: 'structured' as const, handoff: { summary: evil, freeform: `${evil}\n\`\`\`\nopen` } }
  const records = [record(1, { handoff, why: evil, validation: validation('```\n</details>') }), record(2)]
  const text = jobSummary({ run: { plan, state }, end: { kind: 'complete' }, iterations: records }, at)
  expect(text).not.toMatch(/@everyone|<img|<!--|!\[x|fixes #1/)
  const outside = text.replace(/^(`{3,})[^\n]*\n[\s\S]*?\n\1$/gm, '')
  expect(outside.match(/<\/details>/g)).toHaveLength(2)
})

test('2000 tasks and 500 iterations of the longest kind stay below 900 KiB, the newest are kept, and it says what is not shown', () => {
  const long = '漢字 '.repeat(10_000)
  const handoff = { source: 'structured' as const, handoff: { summary: long, freeform: long } }
  const big = chainOf(2000)
  const records = Array.from({ length: 500 }, (_, i) =>
    record(i + 1, { handoff, why: long, validation: validation(long) }),
  )
  const end = { kind: 'complete' as const }
  const text = jobSummary({ run: { plan: big, state: runState(big) }, end, iterations: records }, at)
  const bytes = Buffer.byteLength(text)
  expect(bytes).toBeLessThanOrEqual(summaryBytes)
  expect(bytes, 'the room is used').toBeGreaterThan(summaryBytes * 0.8)
  expect(text).toContain('#500 TASK-1')
  const shown = text.match(/<summary>[✓✗▶]/g)?.length ?? 0
  expect(text).toContain(`Not shown here: the ${500 - shown} before, from iteration 1;`)
})
