import { describe, expect, test } from 'vitest'
import { heldCommits } from '../../src/core/run/fold/open-attempts.ts'
import type { StopReason } from '../../src/schema/run/stop-reason.ts'
import { eventsOf, expectSound, stateOf, type World, workFiles, world } from '../support/fake-job.ts'
import { round, workflowRun } from '../support/matrix-round.ts'
import { planOf, type TaskSpec } from '../support/run-state.ts'

const passes = {
  '.ralph/config/agents.json': JSON.stringify({
    passes: [{ name: 'later', trigger: 'on_success', prompt_template: 'own.md' }],
  }),
  '.ralph/templates/own.md': 'Look.',
}
const answers: Record<string, (task: string) => unknown> = {
  'pass:later': () => ({ review_passed: true, issues: [], summary: 'Seen.' }),
  review: () => ({ verdict: 'ship', summary: 'Read.', findings: [] }),
  verify: () => ({ complete: true, summary: 'All there.', missing: [] }),
  prep: (task) => ({ action: 'proceed', reason: 'go', prepared_prompt: `Look at ${task}.txt first.` }),
}

/** Calls around the agents of these tasks in lanes, whose commits a person approves one by one. */
function careful(settings: object, tasks: readonly TaskSpec[] = ['A', 'B', 'C', 'D'].map((id) => ({ id }))): World {
  return world({
    plan: planOf(...tasks),
    settings: { lanes: 4, approval: 'iteration', 'cost-budget': 1000, ...settings },
    trusted: passes,
    script: ({ pass, task }) =>
      pass === 'code' ? {} : { end: { kind: 'finished', structured: answers[pass]?.(task), text: '' }, usd: 0.5 },
  })
}

async function inMatrix(here: World): Promise<StopReason> {
  for (let runs = 0; runs < 20; runs++) {
    const begun = await round(here).intake()
    if (begun.kind !== 'handed_on') return begun.reason
    const { reason } = await workflowRun(here, {}, begun)
    if (reason.kind !== 'iteration_limit') return reason
  }
  return expect.unreachable('it does not end')
}

describe.each([
  ['one machine', async (here: World) => (await here.run()).reason],
  ['a matrix', inMatrix],
])('commits that wait, in lanes on %s', (_, run) => {
  /** Approves all that waits, the newest first, until the run is complete. */
  async function complete(here: World): Promise<void> {
    for (let turns = 0; turns < 12; turns++) {
      if ((await run(here)).kind === 'complete') return
      for (const { commit } of heldCommits(stateOf(here)).toReversed()) here.tracker.order(`approve ${commit}`)
    }
    expect.unreachable(JSON.stringify(stateOf(here).stop))
  }

  test.each<[string, object, string[]]>([
    ['passes', {}, ['pass:later']],
    ['a review', { review: 'gate' }, ['pass:later', 'review']],
    ['a verification', { verify: 'model' }, ['pass:later', 'verify']],
    ['agents that prepare', { mode: 'agent-orchestrated' }, ['pass:later', 'prep']],
  ])('with %s: each commit is looked at and paid for once, and all land', async (_, settings, others) => {
    const here = careful(settings)
    await complete(here)
    const landed = eventsOf(here, 'attempt_succeeded').map(({ task }) => task)
    expect(landed.toSorted()).toEqual(['A', 'B', 'C', 'D'])
    const asked = here.requests.map(({ pass, iteration }) => `${pass} ${iteration}`)
    for (const pass of ['code', 'pass:later', ...(others.includes('review') ? ['review'] : [])])
      expect(
        asked.filter((one) => one.startsWith(`${pass} `)),
        pass,
      ).toHaveLength(4)
    expect(new Set(asked).size, 'nothing is asked twice').toBe(asked.length)
    expect(new Set(here.requests.map(({ pass }) => pass))).toEqual(new Set(['code', ...others]))
    const cost = here.requests.reduce((sum, { pass }) => sum + (pass === 'code' ? 1 : 0.5), 0)
    expect(stateOf(here).usage.usd).toBeCloseTo(cost)
    expect(stateOf(here)).toMatchObject({ owed: [], lanes: [], awaiting: null })
    expectSound(here)
  })

  test('two milestones: nothing of the second begins before the first has landed', async () => {
    const tasks = ['A', 'B', 'C', 'D'].map((id, index) => ({ id, milestone: index < 2 ? 'one' : 'two' }))
    const here = careful({}, tasks)
    await run(here)
    expect(heldCommits(stateOf(here)).map(({ task }) => task)).toEqual(['A', 'B'])
    await complete(here)
    const order = eventsOf(here, 'attempt_succeeded').map(({ task }) => task)
    expect(order.slice(0, 2).toSorted()).toEqual(['A', 'B'])
    expect([...workFiles(here).keys()].filter((path) => path.startsWith('src/'))).toHaveLength(4)
    expectSound(here)
  })
})
