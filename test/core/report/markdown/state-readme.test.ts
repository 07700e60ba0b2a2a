import { expect, test } from 'vitest'
import { markdownOf } from '../../../../src/core/report/document/markdown.ts'
import { shownRows, taskRows } from '../../../../src/core/report/facts/task-rows.ts'
import { stateReadme } from '../../../../src/core/report/markdown/run-markdown.ts'
import { taskGraph } from '../../../../src/core/report/section/progress.ts'
import { hostile } from '../../../support/run-events.ts'
import { at, chainOf, doneTask, oidOf, planOf, runState, taskState, usageOf } from '../../../support/run-state.ts'

const context = { planFile: 'plan.json', workBranch: 'ralph/work/demo' }

const plan = planOf(
  { id: 'TASK-1', title: 'Parse the configuration' },
  { id: 'TASK-2', title: 'Use it', depends_on: ['TASK-1'] },
)
const state = runState(plan, {
  iteration: 3,
  tasks: { 'TASK-1': doneTask(1), 'TASK-2': taskState({ status: 'failed', failed_attempts: 2, usd: 1 }) },
  usage: usageOf(1.5, { input_tokens: 1000, output_tokens: 20_000, cache_read_tokens: 500_000 }),
  runner: { jobs: 2, ms: 24 * 60_000 },
  counts: { succeeded: 1, failed: 2, interrupted: 0, synthetic: 0, refused_amendments: 0 },
  stop: { kind: 'stuck', on: ['TASK-2 failed'], task: 'TASK-2' },
})

const bytes = (text: string): number => Buffer.byteLength(text)

test('the page says what happened, what is needed, what it cost and how to go on, in this order', () => {
  const readme = stateReadme({ plan, state }, context)
  const expected = [
    '# Run of plan demo',
    '**The run is stuck; more attempts without help would only cost money.**',
    '- TASK-2 failed',
    '```\nralph retry --plan plan.json TASK-2 && ralph run --plan plan.json\n```\n',
    'As of 2026-11-21 14:30 UTC, after iteration 3. Work is on `ralph/work/demo` at `bbbbbbb`.',
    '| TASK-1 | Parse the configuration | ✓ done | 1 | 0.50 USD | 3m 20s | `ccccccc` |',
    '```mermaid\ngraph TD\n  t0["TASK-1: Parse the configuration"]:::done',
    '  t0 --> t1',
    '| Total | 1.50 USD | 24 min | 2 jobs |',
    '| Per attempt | 0.50 USD | 8.0 min | 3 attempts: 1 passed, 2 failed |',
    '| Per verified commit | 1.50 USD | 24 min | 1 commit |',
    '521.0k tokens: 1.0k in, 500.0k from the cache, 20.0k out. The most expensive task: TASK-2, 1.00 USD.',
    '- Continue: `ralph run --plan plan.json`',
    '- Try a task again: `ralph retry --plan plan.json TASK-2`',
    '- Revert the work of a task, such as the newest: `ralph undo --plan plan.json 1`',
    '[`plan.json`](plan.json)',
  ]
  const places = expected.map((text) => readme.indexOf(text))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)
})

test('a page that is read later than it is written has moments in it and no distances', () => {
  const current = { iteration: 4, task: 'TASK-2', attempt: 3, checkpoint: oidOf('c'), started: at(-60_000) }
  const holder = { kind: 'workflow' as const, run_id: '1', attempt: 1 }
  const lease = { holder, epoch: 1, taken: at(-60_000), renewed: at(0) }
  const readme = stateReadme({ plan, state: { ...state, current, lease, stop: null } }, context)
  expect(readme).toContain('Working on TASK-2: iteration 4, attempt 3, since 2026-11-21 14:29 UTC;')
})

test('on an issue tracker the page asks for comments', () => {
  expect(stateReadme({ plan, state }, { ...context, surface: 'issue' })).toContain('- Continue: `/ralph start`')
})

const longId = 'T'.repeat(58)
const worst = (count: number, status: 'pending' | 'done' | 'failed', title: string) => {
  const tasks = Array.from({ length: count }, (_, n) => ({
    id: `${longId}-${n}`,
    title,
    depends_on: Array.from({ length: Math.min(n, 3) }, (_, back) => `${longId}-${n - 1 - back}`),
  }))
  const big = planOf(...tasks)
  const one = status === 'done' ? doneTask(1) : taskState({ status })
  const stop = { kind: 'blocked' as const, by: tasks.map(() => title) }
  return { plan: big, state: runState(big, { tasks: Object.fromEntries(tasks.map(({ id }) => [id, one])), stop }) }
}

const long = (
  [
    ['pending', 150],
    ['done', 5000],
    ['pending', 5000],
    ['failed', 5000],
    ['done', 300],
  ] as const
).flatMap(([status, count]) =>
  ['日本語'.repeat(200), '<a'.repeat(500), '🚀'.repeat(500), hostile.repeat(50)].map(
    (title) => [count, status, title.slice(0, 6), title] as const,
  ),
)
const bounded = '%i tasks, all %s, with endless titles of %j: the page stays below 200,000 bytes'
test.each(long.slice(0, 5))(bounded, staysSmall)
test.each(long.slice(5))(bounded, { tags: 'thorough/size' }, staysSmall)

function staysSmall(...[count, status, _start, title]: (typeof long)[number]): void {
  const readme = stateReadme(worst(count, status, title), context)
  expect(bytes(readme)).toBeLessThanOrEqual(200_000)
  expect(readme).toContain('| Task | Title |')
}

test('a plan of 20,000 tasks makes a page no larger than one of 5,000: nothing that grows is rewritten', () => {
  const [small, large] = [5_000, 20_000].map((count) => {
    const chain = chainOf(count)
    return bytes(stateReadme({ plan: chain, state: runState(chain) }, context))
  })
  expect(large).toBeLessThan((small ?? 0) + 1_000)
})

test('of a long table the failed tasks, the next twenty and the newest done ones are shown, the rest is counted', () => {
  const chain = chainOf(1_000)
  const tasks = Object.fromEntries(
    chain.tasks.slice(0, 600).map(({ id }, n) => [id, n === 17 ? taskState({ status: 'failed' }) : doneTask(n + 1)]),
  )
  const { rows, omitted } = shownRows(taskRows(chain, runState(chain, { tasks })), 300)
  expect(rows).toHaveLength(300)
  expect(rows[0]?.id).toBe('TASK-18')
  expect(rows.filter((row) => row.status === 'pending').map((row) => row.id)).toEqual(
    Array.from({ length: 20 }, (_, n) => `TASK-${601 + n}`),
  )
  expect(rows.at(-21)?.id).toBe('TASK-600')
  expect(omitted).toBe('Not shown here: 320 done, 380 pending.')
})

test('beyond 150 tasks, or the 500 edges that Mermaid draws, a sentence stands in for the graph', () => {
  const chain = chainOf(151)
  expect(taskGraph(chain, taskRows(chain, null))).toBe(
    'A graph of 151 tasks and 150 dependencies would not be readable, so it is not shown.',
  )
  const ids = Array.from({ length: 50 }, (_, n) => `T${n}`)
  const dense = planOf(...ids.map((id, n) => ({ id, depends_on: ids.slice(0, n) })))
  expect(taskGraph(dense, taskRows(dense, null))).toContain('50 tasks and 1225 dependencies')
})

test('ids and titles are never syntax of the graph', () => {
  const odd = planOf(
    { id: 'end', title: 'a"]; click t0 "javascript:alert(1)" %%{init}%% `x` <b>' },
    { id: 'graph', title: hostile, depends_on: ['end'] },
  )
  const graph = markdownOf([taskGraph(odd, taskRows(odd, null))])
  const nodes = graph.split('\n').slice(2, 4)
  for (const node of nodes) expect(node).toMatch(/^ {2}t\d\["(?:[\p{L}\p{N}\p{M} .,:_/-]|#\d+;)*"\]:::pending$/u)
  expect(graph.match(/```/g)).toHaveLength(2)
})

test('text of the agent cannot fake a marker, a fence or a heading of the page', () => {
  const review = { kind: 'human_review', why: `${hostile}\n# Heading\n<!-- marker -->\n\`\`\`` } as const
  const readme = stateReadme({ plan, state: { ...state, stop: review } }, context)
  expect(readme).not.toContain('<!--')
  expect(readme).not.toMatch(/[^\P{Control}\n]|\p{Format}/u)
  // What to type next, and the graph.
  expect(readme.match(/^```/gm)).toHaveLength(4)
  expect(readme.match(/^#+ .*/gm)).toEqual([
    '# Run of plan demo',
    '## Tasks',
    '## Dependencies',
    '## Cost',
    '## How to continue',
    '## Files on this branch',
  ])
})
