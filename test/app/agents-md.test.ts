import { expect, test } from 'vitest'
import { applyJob } from '../../src/app/delegated/apply.ts'
import { checksJob } from '../../src/app/delegated/checks-job.ts'
import { checkResult } from '../core/validation/check-result.ts'
import { eventsOf, expectSound, stateOf, type World, workFiles, world } from '../support/fake-job.ts'
import { fakeParcel } from '../support/fake-parcel.ts'
import { planOf } from '../support/run-state.ts'

const plan = planOf({ id: 'A', max_retries: 0 }, { id: 'B', max_retries: 0 })
const on = { 'agents-md': true }

/** A run whose operator says something before its first job is over. */
const told = (given: Partial<Parameters<typeof world>[0]> = {}): World => {
  const here = world({ plan, settings: on, ...given })
  here.tracker.order('remember constraint: The API stays.')
  return here
}
const agentsMd = (here: World): string | undefined => workFiles(here).get('AGENTS.md')
const approve = (here: World): void => here.tracker.order(`approve ${stateOf(here).awaiting?.commit}`)
const ownTask = (here: World) => Object.entries(stateOf(here).tasks).filter(([id]) => id.startsWith('ralph-agents-md-'))

test('at the end of the plan the block is one commit of its own, checked and with trailers, and no agent is asked', async () => {
  const here = told()
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(agentsMd(here)).toContain('- The API stays. [K-constraint-the-api-stays, said by ')
  const { work } = stateOf(here)
  expect(here.remote.commits.get(work)?.message).toMatch(
    /^ralph\[3\]: ralph-agents-md-3 — .*AGENTS\.md[\s\S]*\nRalph-Task: ralph-agents-md-3\nRalph-Iteration: 3\nRalph-Run: /,
  )
  const [parent = ''] = here.remote.commits.get(work)?.parents ?? []
  expect([...here.remote.filesOf(work).keys()]).toEqual([...here.remote.filesOf(parent).keys(), 'AGENTS.md'])
  expect(here.requests.map(({ task }) => task)).toEqual(['A', 'B'])
  expect(here.checkRuns.map(({ label }) => label)).toEqual(['baseline', 'iteration-1', 'iteration-2', 'iteration-3'])
  expect(stateOf(here)).toMatchObject({ counts: { succeeded: 2 }, recent: [{ task: 'B' }, { task: 'A' }] })
  expectSound(here)
})

test('without the setting, or where nothing is known, there is no such commit', async () => {
  const off = told({ settings: {} })
  await off.run()
  const nothing = world({ plan, settings: on })
  await nothing.run()
  expect([agentsMd(off), agentsMd(nothing)]).toEqual([undefined, undefined])
  expect(stateOf(nothing).iteration).toBe(2)
})

test('a run that is complete makes no second commit until it knows something else', async () => {
  const here = told()
  await here.run()
  const { work } = stateOf(here)
  await here.run()
  expect(stateOf(here).work).toBe(work)
  here.tracker.order('remember gotcha: Tests need a clock.')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(agentsMd(here)).toContain('Tests need a clock.')
  expect(ownTask(here).map(([, { status }]) => status)).toEqual(['done', 'done'])
  expectSound(here)
})

test('it neither waits for a limit on attempts nor uses one up', async () => {
  const here = told({ plan: { ...plan, max_iterations: 2 } })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(agentsMd(here)).toBeDefined()
})

test('each milestone ends with it, within its own pull request', async () => {
  const here = told({ plan: planOf({ id: 'A', milestone: 'one' }, { id: 'B', milestone: 'two' }) })
  here.script = ({ task }) => {
    if (task === 'B') here.tracker.order('remember pattern: Small files.')
    return {}
  }
  await here.run()
  const { slices, tasks } = stateOf(here)
  expect(slices.map(({ milestone }) => milestone)).toEqual(['one', 'two'])
  expect(slices[0]?.end).toBe(tasks['ralph-agents-md-2']?.commit)
  expect(agentsMd(here)).toContain('Small files.')
  expectSound(here)
})

test('red checks keep it out, the run is complete all the same, and the same block is not tried again', async () => {
  const here = told({ check: ({ files }) => !files.has('AGENTS.md') })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(agentsMd(here)).toBeUndefined()
  expect(ownTask(here)).toMatchObject([['ralph-agents-md-3', { status: 'skipped' }]])
  expect(eventsOf(here, 'agents_md_ended')).toMatchObject([{ why: 'iteration 3 failed' }])
  await here.run()
  expect(stateOf(here).iteration).toBe(3)
  expectSound(here)
})

test('with approval it waits like any other commit; rejected, it is not made again', async () => {
  const here = told({ plan: planOf({ id: 'A' }), settings: { ...on, approval: 'iteration' } })
  expect((await here.run()).reason.kind).toBe('human_review')
  approve(here)
  expect((await here.run()).reason).toMatchObject({ kind: 'human_review', approve: { task: 'ralph-agents-md-2' } })
  expect(agentsMd(here)).toBeUndefined()
  here.tracker.order('undo 2 not here')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(eventsOf(here, 'agents_md_ended')).toHaveLength(1)
  expectSound(here)
})

test('an approved one counts', async () => {
  const here = told({ plan: planOf({ id: 'A' }), settings: { ...on, approval: 'iteration' } })
  await here.run()
  approve(here)
  await here.run()
  approve(here)
  await here.run()
  expect(stateOf(here).stop).toEqual({ kind: 'complete' })
  expect(agentsMd(here)).toContain('The API stays.')
  expectSound(here)
})

test('undone, it is taken back and not made again', async () => {
  const here = told()
  await here.run()
  here.tracker.order('undo 3 no such file')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(agentsMd(here)).toBeUndefined()
  expect(ownTask(here)).toMatchObject([['ralph-agents-md-3', { status: 'skipped' }]])
})

test('what an agent writes between the marks fails its attempt; outside of them it may', async () => {
  const here = told({ plan: planOf({ id: 'A' }), settings: on })
  await here.run()
  const before = agentsMd(here) ?? ''
  const more = planOf({ id: 'A' }, { id: 'B', max_retries: 1 })
  here.script = ({ attempt }) => ({
    write: { 'AGENTS.md': attempt === 1 ? before.replace('The API stays', 'The API goes') : `# Mine\n\n${before}` },
  })
  await here.run({ plan: more })
  expect(eventsOf(here, 'attempt_failed')).toMatchObject([
    { cause: 'guard', why: expect.stringContaining('AGENTS.md changes the section between the markers') },
  ])
  expect(agentsMd(here)).toBe(`# Mine\n\n${before}`)
  expectSound(here)
})

test('damaged marks are named once, and nothing is written', async () => {
  const here = told()
  here.script = ({ task }) => (task === 'A' ? { write: { 'AGENTS.md': '# Mine\n' } } : { write: { 'b.txt': 'b' } })
  await here.run({ settings: { 'agents-md': false } })
  const broken = '# Mine\n<!-- ralph:knowledge end -->\n'
  const tree = here.remote.addTree(new Map([...workFiles(here), ['AGENTS.md', broken]]))
  here.remote.work = here.remote.addCommit({ tree, parents: [stateOf(here).work], message: 'by hand' })
  here.tracker.order('remember gotcha: Tests need a clock.')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  await here.run()
  expect(eventsOf(here, 'agents_md_left')).toMatchObject([{ why: expect.stringContaining('damaged (line 2)') }])
  expect(agentsMd(here)).toBe(broken)
})

test('where a workflow has its own checks it is handed on like an attempt, and finish settles it', async () => {
  const here = told({ plan: planOf({ id: 'A' }), settings: { ...on, validate: [] } })
  const step = async () => here.begin({ until: 'coded' })
  const results = [checkResult({ name: 'test', passed: true })]
  expect(await step()).toMatchObject({ kind: 'handed_on', dossier: { phase: 'baseline' } })
  await here.finish({ results: { results } })
  expect(await step()).toMatchObject({ dossier: { phase: 'coded' } })
  await here.finish({ results: { results } })
  expect(await step()).toMatchObject({ dossier: { phase: 'coded', coded: { task: { id: 'ralph-agents-md-2' } } } })
  expect((await here.finish({ results: { results } })).reason).toEqual({ kind: 'complete' })
  expect(agentsMd(here)).toContain('The API stays.')
  expect(here.requests).toHaveLength(1)
  expectSound(here)
})

test('in split jobs the agent has nothing to do: intake hands on the commit, validate checks it, apply settles', async () => {
  const here = told({ plan: planOf({ id: 'A' }) })
  await here.run({ settings: { ...on, 'agents-md': false } })
  here.tracker.order('remember gotcha: Tests need a clock.')
  const begun = await here.begin({ until: 'prepared' })
  expect(begun).toMatchObject({ kind: 'handed_on', dossier: { phase: 'coded' } })
  expect(stateOf(here).handed).toMatchObject({ what: 'agents_md', of: { task: 'ralph-agents-md-2' } })
  const parcel = fakeParcel(here.remote)
  await here.as({ parcel }, (ports, job, cancelled) => checksJob(ports, job, { cancelled }))
  const ends = { agent: 'skipped', validate: 'success' }
  const { reason } = await here.as({ parcel }, (ports, job, cancelled) => applyJob(ports, job, { cancelled, ends }))
  expect(reason).toEqual({ kind: 'complete' })
  expect(agentsMd(here)).toContain('Tests need a clock.')
  expectSound(here)
})
