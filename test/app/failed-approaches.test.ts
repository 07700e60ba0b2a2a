import { expect, test } from 'vitest'
import { defaultIndexWhen } from '../../src/core/knowledge/index-when.ts'
import { eventsOf, type World, world } from '../support/fake-job.ts'
import { planOf } from '../support/run-state.ts'

const red = (approach: string) => ({ write: { broken: 'x' }, handoff: { summary: approach } })

/** The first attempts fail, each in its own way. */
const failing = (times: number, given: Partial<Parameters<typeof world>[0]> = {}): World =>
  world({
    plan: planOf(
      { id: 'A', max_retries: 30 },
      { id: 'B', depends_on: ['A'] },
      { id: 'C', depends_on: ['B'] },
      { id: 'D' },
    ),
    check: ({ files }) => !files.has('broken'),
    script: ({ iteration }) => (iteration <= times ? red(`Approach ${iteration}.`) : {}),
    settings: { 'stuck-after': 40, 'cost-budget': 100 },
    ...given,
  })

const approaches = (prompt = ''): number => prompt.match(/^- Iteration \d+(?: \(A\))?\. Tried: Approach/gm)?.length ?? 0

test.each(['handoff-only', 'handoff-plus-index'] as const)(
  '%s: the newest ten failed attempts are told to the next one, five to tasks that build on it, none to others',
  async (mode) => {
    const here = failing(12, { settings: { mode, indexer: 'fields', 'stuck-after': 40, 'cost-budget': 100 } })
    // The circuit breaker ends a job after five equal failures.
    const ends: string[] = []
    while (ends.length < 20 && ends.at(-1) !== 'complete') ends.push((await here.run()).reason.kind)
    expect(ends.at(-1), ends.join()).toBe('complete')
    const of = (id: string) => here.requests.filter(({ task }) => task === id).map(({ prompt }) => prompt)
    expect(of('A').map(approaches)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10])
    expect(of('A')[12]).toContain('- And 2 earlier attempts.')
    expect([...of('B'), ...of('C'), ...of('D')].map(approaches)).toEqual([5, 5, 0])
    expect(of('B')[0]).toContain('- Iteration 12 (A). Tried: Approach 12. Failed: ')
  },
)

test('what failed is no knowledge: the index learns from what passed alone', async () => {
  const learned = { architectural_notes: ['Use globals.'] }
  const here = failing(0, {
    settings: { mode: 'handoff-plus-index', indexer: 'fields', 'index-when': { ...defaultIndexWhen, iterations: 1 } },
  })
  here.script = ({ iteration }) =>
    iteration === 1
      ? { write: { broken: 'x' }, handoff: learned }
      : { handoff: { architectural_notes: ['Pass it on.'] } }
  await here.run()
  const taught = eventsOf(here, 'knowledge_changed').flatMap(({ entries }) => entries.map(({ text }) => text))
  expect(taught).toContain('Pass it on.')
  expect(taught).not.toContain('Use globals.')
})
