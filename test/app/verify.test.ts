import { expect, test } from 'vitest'
import { Evidence } from '../../src/schema/counsel/evidence.ts'
import { eventsOf, expectSound, stateOf, world } from '../support/fake-job.ts'
import { planOf } from '../support/run-state.ts'

const plan = planOf({
  id: 'TASK-1',
  acceptance_criteria: ['npm test passes', '`src/TASK-1.txt` contains `iteration`', 'Users like it'],
})

test('a complete run says what shows its criteria, in the same write as its end, and asks nobody', async () => {
  const here = world({ plan })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.requests).toHaveLength(1)
  expect(stateOf(here).evidence).toMatchObject({
    ...{ proven: 2, total: 3, silent: 0, work: stateOf(here).work },
    unproven: [{ task: 'TASK-1', criterion: 'Users like it' }],
  })
  const file = Evidence.parse(JSON.parse(here.remote.newest().files.get('counsel/evidence.json') ?? ''))
  expect(file.criteria.map(({ proof }) => proof)).toEqual([
    { kind: 'check', name: 'npm test' },
    { kind: 'file', path: 'src/TASK-1.txt', line: 1 },
    null,
  ])
  expect(here.remote.newest().files.get('README.md')).toContain('2 of 3 acceptance criteria are shown')
  expectSound(here)
  const commits = here.remote.history.length
  await here.run()
  expect(here.remote.history.length, 'it is said once').toBe(commits)
})

test.each([
  ['verify: none', { verify: 'none' as const }, plan],
  ['a plan without criteria', {}, planOf({ id: 'TASK-1' })],
])('%s: nothing is said', async (_, settings, given) => {
  const here = world({ plan: given, settings })
  await here.run()
  expect(eventsOf(here, 'evidence_gathered')).toEqual([])
  expect(stateOf(here).evidence).toBe(null)
})

test('a run that is not complete claims nothing', async () => {
  const here = world({ plan: planOf({ id: 'TASK-1', acceptance_criteria: ['x'] }, { id: 'TASK-2' }) })
  await here.run({ settings: { 'max-iterations': 1 } })
  expect(eventsOf(here, 'evidence_gathered')).toEqual([])
})

test('work that cannot be read ends no run', async () => {
  const here = world({ plan })
  const unreadable = () => Promise.reject(new Error('no object'))
  const { reason } = await here.run({ workspace: (workspace) => Object.assign(workspace, { diff: unreadable }) })
  expect(reason).toEqual({ kind: 'complete' })
  expect(here.shown).toContainEqual({ kind: 'warning', text: expect.stringContaining('no object') })
})
