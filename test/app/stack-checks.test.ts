import { expect, test } from 'vitest'
import { RalphError } from '../../src/core/error/error.ts'
import { wantedPulls } from '../../src/core/report/markdown/run-markdown.ts'
import { cardsOf } from '../../src/core/report/page/first/cards.ts'
import { placesOf } from '../../src/core/report/page/first/places.ts'
import { remarks } from '../../src/core/report/words/remarks.ts'
import { statusReport } from '../../src/core/report/words/status.ts'
import { slicesOf } from '../../src/core/run/next/slices.ts'
import { eventsOf, expectSound, stateOf, type World, world } from '../support/fake-job.ts'
import { planOf, testNow } from '../support/run-state.ts'

const setUpFailed = () => new RalphError({ code: 'SETUP_FAILED', message: 'npm ci failed', hint: '' })
const plan = planOf(...['T1', 'T2', 'T3', 'T4'].map((id) => ({ id })))
const place = {
  ...{ planFile: 'plan.json', repositoryUrl: 'https://github.example/octo/garden', costBudgetUsd: 10 },
  ...{ stateRef: 'refs/heads/s', now: testNow },
}
const context = { planFile: 'plan.json', workBranch: 'ralph/work/demo', now: testNow, stateRef: 'refs/heads/s' }

/** Three parts; then the first one is squashed into a main that has a file more. */
async function squashed(): Promise<{ here: World; orders: Parameters<World['run']>[0] }> {
  const here = world({ plan, settings: { 'pr-size': 10, 'max-iterations': 3 } })
  here.script = ({ task }) => ({ write: { [`${task}.txt`]: 'x\n'.repeat(7) } })
  await here.run({ tracker: { ...here.tracker, showsPullRequests: true } })
  const { remote } = here
  const { tip = '', branch } = slicesOf(stateOf(here))[0] ?? {}
  const tree = remote.addTree(new Map([...remote.filesOf(tip), ['theirs.txt', 'theirs']]))
  const commit = remote.addCommit({ tree, parents: [remote.base], message: 'squash' })
  const mergedBranch = async (name: string, sha: string) =>
    name === branch && sha === tip ? { number: 1, commit } : undefined
  return {
    here,
    orders: {
      job: { base: commit },
      tracker: { ...here.tracker, showsPullRequests: true, findBranchMerge: mergedBranch },
    },
  }
}

const pulls = (here: World) =>
  wantedPulls({ plan, state: stateOf(here) }, place, 1).map(({ ready, text }) => [
    ready,
    text({ below: undefined, above: undefined }).body,
  ])

test('the checks run on the new head of each pull request before an agent is called, and its commit gets their statuses', async () => {
  const { here, orders } = await squashed()
  const sent: string[] = []
  here.script = () => {
    const [, second] = slicesOf(stateOf(here))
    sent.push(`agent after ${eventsOf(here, 'part_checked').filter(({ commit }) => commit === second?.tip).length}`)
    return { write: { 'T4.txt': 'x' } }
  }
  const statuses: string[] = []
  const tracker = {
    ...(orders?.tracker ?? here.tracker),
    effectsOf: ({ commit }: { commit: string }) => {
      statuses.push(commit)
      return []
    },
  }
  expect((await here.run({ ...orders, tracker })).reason).toEqual({ kind: 'complete' })
  expect(sent).toEqual(['agent after 1'])
  const [, second] = slicesOf(stateOf(here))
  expect(eventsOf(here, 'part_checked')).toMatchObject([{ branch: 'ralph/work/demo+2', commit: second?.tip, red: [] }])
  expect(statuses).toContain(second?.tip)
  expect(pulls(here)[1]).toEqual([true, expect.not.stringMatching(/have yet to run|Red on its own/)])
  expectSound(here)
})

test('red on a lower part alone: its pull request says so and does not ask for review, a card tells it, the run goes on', async () => {
  const { here, orders } = await squashed()
  here.check = ({ files }) => !files.has('theirs.txt') || files.has('T3.txt')
  expect((await here.run(orders)).reason).toEqual({ kind: 'complete' })
  const state = stateOf(here)
  expect(eventsOf(here, 'part_checked')).toMatchObject([{ branch: 'ralph/work/demo+2', red: ['npm test'] }])
  expect(pulls(here)[1]).toEqual([false, expect.stringContaining('**Red on its own: `npm test`.**')])
  const status = statusReport({ plan, state }, context)
  const first = { plan, state, status, views: [], records: new Map(), evidence: null }
  const input = { ...first, context: { ...context, repository: null } }
  const cards = cardsOf(input)
  expect(cards.map(({ badge, title }) => [badge.word, title])).toEqual([
    ['Failed', 'npm test fails on ralph/work/demo+2'],
  ])
  expect(placesOf(input, null)[1]?.text).toMatch(/npm test failed/)
  const lines = remarks({ plan, state }, (text) => text, context).filter((line) => line.includes('demo+2'))
  expect(lines).toHaveLength(1)
  const runs = here.checkRuns.length
  await here.run(orders)
  expect(here.checkRuns, 'what is red is not tried by each job').toHaveLength(runs)
  expectSound(here)
})

/** A commit of a person on the branch of the second part. */
function pushToSecond(here: World, file: string, text: string): string {
  const { remote } = here
  const { tip = '', branch = '' } = slicesOf(stateOf(here))[1] ?? {}
  const tree = remote.addTree(new Map([...remote.filesOf(tip), [file, text]]))
  const commit = remote.addCommit({ tree, parents: [tip], message: 'mended by hand' })
  remote.milestones.set(branch, commit)
  return commit
}

test('a red part is mended by a push to its branch: the run takes it up, merges it above, and it asks for review', async () => {
  const { here, orders } = await squashed()
  here.check = ({ files }) => !files.has('theirs.txt') || files.has('T3.txt') || files.has('mended.txt')
  await here.run(orders)
  const mended = pushToSecond(here, 'mended.txt', 'yes')
  expect((await here.run(orders)).reason).toEqual({ kind: 'complete' })
  const state = stateOf(here)
  const [, second, third] = slicesOf(state)
  expect(second).toMatchObject({ tip: mended, red: [] })
  for (const tip of [third?.tip ?? '', state.work]) expect(here.remote.contains(tip, mended)).toBe(true)
  expect(here.remote.filesOf(state.work).get('mended.txt')).toBe('yes')
  expect(pulls(here)[1]).toEqual([true, expect.not.stringContaining('Red on its own')])
  expect(remarks({ plan, state }, (text) => text, context).filter((line) => line.includes('demo+2'))).toEqual([])
  expectSound(here)
})

test('a push that conflicts with the parts above it is not taken up, and the job says so', async () => {
  const { here, orders } = await squashed()
  here.check = ({ files }) => !files.has('theirs.txt') || files.has('T3.txt')
  await here.run(orders)
  const before = slicesOf(stateOf(here)).map(({ tip }) => tip)
  pushToSecond(here, 'T3.txt', 'otherwise\n')
  await here.run(orders)
  expect(slicesOf(stateOf(here)).map(({ tip }) => tip)).toEqual(before)
  expect(JSON.stringify(here.shown.filter(({ kind }) => kind === 'warning'))).toContain('is not taken in')
  expectSound(here)
})

test('a set-up that fails on a lower part is red there, and no failure of the job', async () => {
  const { here, orders } = await squashed()
  const failing = { setup: ['npm ci'] }
  const end = await here.run({
    ...orders,
    settings: failing,
    workspace: (workspace) => {
      const setUp = workspace.setUp.bind(workspace)
      workspace.setUp = async (...args) => {
        if (!workspace.files.has('T3.txt')) throw setUpFailed()
        return setUp(...args)
      }
    },
  })
  expect(end.reason).toEqual({ kind: 'complete' })
  expect(eventsOf(here, 'part_checked')).toMatchObject([{ red: ['set-up'] }])
})

test('where other jobs run the checks, they get the part as they get a baseline', async () => {
  const { here, orders } = await squashed()
  const passed = { name: 'npm test', run: 'npm test', kind: 'test', passed: true } as never
  const top = await here.begin(orders)
  expect(top).toMatchObject({ kind: 'handed_on', dossier: { phase: 'baseline', commit: stateOf(here).work } })
  await here.finish({ ...orders, results: { results: [passed] } })
  const part = await here.begin(orders)
  const [, second] = slicesOf(stateOf(here))
  expect(part).toMatchObject({ kind: 'handed_on', dossier: { phase: 'baseline', commit: second?.tip } })
  await here.finish({ ...orders, results: { results: [passed] } })
  expect(eventsOf(here, 'part_checked')).toMatchObject([{ commit: second?.tip }])
  expect(stateOf(here).baseline?.commit).toBe(stateOf(here).work)
})
