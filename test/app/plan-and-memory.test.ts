import { expect, test } from 'vitest'
import type { Plan } from '../../src/schema/plan/plan.ts'
import { eventsOf, expectSound, loseRunner, stateOf, world } from '../support/fake-job.ts'
import { notesOf, summaryOf } from '../support/fake-ports.ts'
import { chainOf, planOf } from '../support/run-state.ts'

const edited = (plan: Plan, change: Partial<Plan>): Plan => ({ ...plan, ...change })

test('an edit of the plan file is taken over as a person’s: tasks come, change and go, and what is done stays', async () => {
  const plan = planOf({ id: 'A' }, { id: 'B' }, { id: 'C' })
  const here = world({ plan })
  await here.run({ settings: { 'max-iterations': 1 } })
  const [a, b] = plan.tasks
  if (!a || !b) return expect.unreachable()
  const next = edited(plan, { tasks: [a, { ...b, title: 'Other' }, ...planOf({ id: 'D', status: 'done' }).tasks] })
  const { reason, state } = await here.run({ plan: next })
  expect(reason).toEqual({ kind: 'complete' })
  expect(eventsOf(here, 'plan_changed')).toMatchObject([{ added: [{ id: 'D' }], removed: ['C'], modified: ['B'] }])
  expect(Object.keys(state.tasks)).toEqual(['A', 'B', 'D'])
  expect(here.requests.map(({ task }) => task)).toEqual(['A', 'B', 'D'])
  expect(here.requests[1]?.prompt).toContain('Title: Other')
  expectSound(here)
})

test('an edit of a done task is refused by name with what helps, and the rest of the edit is taken', async () => {
  const plan = planOf({ id: 'A' }, { id: 'B' })
  const here = world({ plan })
  await here.run({ settings: { 'max-iterations': 1 } })
  const next = planOf({ id: 'A', title: 'Other' }, { id: 'B', title: 'Better' }, { id: 'C' })
  expect((await here.run({ plan: next })).reason).toEqual({ kind: 'complete' })
  expect(here.requests.map(({ task }) => task)).toEqual(['A', 'B', 'C'])
  const why = expect.stringMatching(
    /^Task "A" is done, so its new title is not taken\. `ralph redo 1` .* `ralph undo 1` takes the work back/,
  )
  expect(stateOf(here).refused_edits).toEqual([{ task: 'A', kind: 'done', why }])
  const told = here.tracker.delivered.filter(({ kind }) => kind === 'notice').map(({ body }) => body)
  expect(told).toEqual([expect.stringMatching(/new: `C`; changed: `B`[\s\S]*Not adopted:\n\n- Task "A" is done/)])
  const before = here.remote.state
  expect((await here.run({ plan: next })).reason).toEqual({ kind: 'complete' })
  expect(here.remote.state, 'it is said once').toBe(before)
  here.tracker.order('undo 1 do it the other way')
  expect((await here.run({ plan: next })).reason).toEqual({ kind: 'complete' })
  await here.run({ plan: next })
  expect(eventsOf(here, 'plan_changed').map(({ modified }) => modified)).toEqual([['B'], ['A']])
  expectSound(here)
})

test('a job ended as complete with new tasks on disk', async () => {
  const plan = planOf({ id: 'A' })
  const next = planOf({ id: 'A' }, { id: 'B' })
  const here = world({ plan })
  here.script = ({ task }) => {
    if (task === 'A')
      here.editsNow = { plan: { plan: next, planSource: 'f'.repeat(64), planFormat: null }, unusable: [] }
    return {}
  }
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.requests.map(({ task }) => task)).toEqual(['A', 'B'])
  expect(stateOf(here).plan_source).toBe('f'.repeat(64))
  expectSound(here)
})

const readAs = (name: 'queue' | 'markdown', line = 5) => ({ planFormat: { name, line } })

test('I12: the run records its format, and an edit that changes it is refused, with what was done before', async () => {
  const here = world({ plan: planOf({ id: 'A' }, { id: 'B' }) })
  await here.run({ settings: { 'max-iterations': 1 }, job: readAs('queue') })
  expect(stateOf(here).plan_format).toBe('queue')
  const edited = planOf({ id: 'A' }, { id: 'C' })
  const { reason } = await here.run({ plan: edited, job: readAs('markdown', 7) })
  const why = expect.stringMatching(/^plan\.json:7 now reads as the format markdown, and the run began with queue\./)
  expect(reason).toEqual({ kind: 'blocked', by: [why] })
  expect(stateOf(here)).toMatchObject({ plan_format: 'queue', refused_edits: [{ task: null, kind: 'added', why }] })
  expect(here.requests.map(({ task }) => task)).toEqual(['A', 'B'])
  const notices = here.tracker.delivered.filter(({ kind }) => kind === 'notice').map(({ body }) => body)
  expect(notices).toEqual([expect.stringContaining('nothing of it is adopted: the run continues with its former plan')])
  const mended = planOf({ id: 'A' }, { id: 'B' }, { id: 'C' })
  expect((await here.run({ plan: mended, job: readAs('queue') })).reason).toEqual({ kind: 'complete' })
  expect(stateOf(here)).toMatchObject({ plan_format: 'queue', refused_edits: [] })
  expectSound(here)
})

test('a run of an older program records the format that its plan has', async () => {
  const plan = planOf({ id: 'A' }, { id: 'B' })
  const here = world({ plan })
  await here.run({ settings: { 'max-iterations': 1 } })
  expect(stateOf(here).plan_format).toBeNull()
  await here.run({ settings: { 'max-iterations': 1 }, job: readAs('queue') })
  expect(stateOf(here).plan_format).toBe('queue')
  const { reason } = await here.run({ plan: planOf({ id: 'A' }, { id: 'C' }), job: readAs('markdown') })
  expect(reason.kind).toBe('blocked')
})

test('an edit in the middle of a job that changes the format is refused, and the job ends with its former tasks', async () => {
  const here = world({ plan: planOf({ id: 'A' }) })
  here.script = ({ task }) => {
    const next = planOf({ id: 'A' }, { id: 'B' })
    if (task === 'A')
      here.editsNow = { plan: { plan: next, planSource: 'f'.repeat(64), ...readAs('markdown') }, unusable: [] }
    return {}
  }
  expect((await here.run({ job: readAs('queue') })).reason.kind).toBe('blocked')
  expect(here.requests.map(({ task }) => task)).toEqual(['A'])
  expectSound(here)
})

test('I13: an edit that cannot be used is stated once for each edit, holds no task up, and counts as soon as it is mended', async () => {
  const here = world({ plan: planOf({ id: 'A' }, { id: 'B' }, { id: 'C' }, { id: 'D' }) })
  const broken = (print: string) => ({
    plan: undefined,
    unusable: [{ file: 'plan.json', kind: 'plan' as const, print, fault: 'plan.json:3:5: No comma.', total: 1 }],
  })
  const mended = planOf({ id: 'A' }, { id: 'B' }, { id: 'C' }, { id: 'D' }, { id: 'E' })
  here.script = ({ task }) => {
    if (task === 'A') here.editsNow = broken('1')
    if (task === 'C') here.editsNow = broken('2')
    if (task === 'D')
      here.editsNow = { plan: { plan: mended, planSource: 'f'.repeat(64), planFormat: null }, unusable: [] }
    return {}
  }
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.requests.map(({ task }) => task)).toEqual(['A', 'B', 'C', 'D', 'E'])
  const stated = here.shown.flatMap((one) =>
    one.kind === 'event' && /^(edit_|plan_changed|attempt_started)/.test(one.event.type) ? [one.event] : [],
  )
  expect(stated.map((event) => ('print' in event ? `${event.type} ${event.print}` : event.type))).toEqual([
    'attempt_started',
    'edit_unusable 1',
    'attempt_started',
    'attempt_started',
    'edit_unusable 2',
    'attempt_started',
    'edit_mended',
    'plan_changed',
    'attempt_started',
  ])
  expect(stateOf(here).unusable_edits).toEqual([])
  expectSound(here)
})

test('a run does not end as complete while the edit of its plan cannot be used; the next job takes the mended one', async () => {
  const here = world({ plan: planOf({ id: 'A' }) })
  const fault = 'plan.json:3:5: No comma.'
  here.script = () => {
    here.editsNow = { plan: undefined, unusable: [{ file: 'plan.json', kind: 'plan', print: '1', fault, total: 1 }] }
    return {}
  }
  const { reason } = await here.run()
  expect(reason).toEqual({ kind: 'blocked', by: [expect.stringContaining(fault)] })
  here.editsNow = { plan: undefined, unusable: [] }
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(stateOf(here).unusable_edits).toEqual([])
  const before = here.remote.state
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.remote.state).toBe(before)
  expectSound(here)
})

test.each([
  ['ralph.yml cannot be used', { kind: 'settings' as const, file: 'ralph.yml', fault: 'ralph.yml:2:1: unknown key' }],
  ['the plan file is gone', { kind: 'plan' as const, file: 'plan.json', fault: null }],
])('%s: the run says so and completes', async (_, edit) => {
  const here = world({ plan: planOf({ id: 'A' }, { id: 'B' }) })
  here.script = () => {
    here.editsNow = { plan: undefined, unusable: [{ ...edit, print: '1', total: edit.fault === null ? 0 : 1 }] }
    return {}
  }
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(eventsOf(here, 'edit_unusable')).toHaveLength(1)
  expect(stateOf(here).unusable_edits).toMatchObject([edit])
  expectSound(here)
})

test('a job does not say complete while the plan has a task that the run cannot take', async () => {
  const here = world({ plan: planOf({ id: 'A' }, { id: 'B' }) })
  await here.run({ settings: { 'max-iterations': 1 } })
  here.tracker.order('skip B')
  const next = planOf({ id: 'A' }, { id: 'C', depends_on: ['GONE'] })
  const { reason } = await here.run({ plan: next })
  expect(reason).toEqual({ kind: 'blocked', by: [expect.stringContaining('"C" depends on "GONE"')] })
  expectSound(here)
})

test('an edit is adopted after a lost runner too, and wakes a run that was complete', async () => {
  const plan = planOf({ id: 'A' })
  const here = world({ plan })
  await loseRunner(here)
  const next = planOf({ id: 'A' }, { id: 'B' })
  expect((await here.run({ plan: next })).reason).toEqual({ kind: 'complete' })
  expect((await here.run({ plan: planOf({ id: 'A' }, { id: 'B' }, { id: 'C' }) })).reason).toEqual({ kind: 'complete' })
  expect(here.requests.map(({ task }) => task)).toEqual(['A', 'A', 'B', 'C'])
  const notices = here.tracker.delivered.filter(({ kind }) => kind === 'notice').map(({ body }) => body)
  expect(notices).toEqual([expect.stringContaining('new: `B`'), expect.stringContaining('new: `C`')])
  expectSound(here)
})

test.each(['complete', 'stuck'])('a job with nothing to do writes nothing: %s', async (kind) => {
  const here = world({
    plan: planOf({ id: 'A', max_retries: 0 }),
    script: () => (kind === 'stuck' ? { write: {} } : {}),
  })
  expect((await here.run()).reason.kind).toBe(kind)
  const { state, pushes, work } = here.remote
  expect((await here.run()).reason.kind).toBe(kind)
  expect(here.remote).toMatchObject({ state, pushes, work })
})

test('A11: a fresh run sees no handoff of the old one, and its iterations and epoch go on', async () => {
  const here = world({ plan: chainOf(3) })
  await here.run({ settings: { 'max-iterations': 2 } })
  await here.run({ fresh: true, settings: { 'max-iterations': 1 } })
  const request = here.requests.at(-1)
  expect(request).toMatchObject({ iteration: 3, task: 'TASK-1', attempt: 1 })
  for (const old of [1, 2]) {
    expect(request?.prompt).not.toContain(notesOf(old))
    expect(request?.prompt).not.toContain(summaryOf(old))
  }
  expect(request?.prompt).toContain('You are the first.')
  expect(stateOf(here)).toMatchObject({ epoch: 2, run: 'run-2', usage: { usd: 1 } })
  expect(here.remote.newest().files.has('iterations/0/1/handoff.json')).toBe(true)
  expect(eventsOf(here, 'run_started')).toHaveLength(2)
  expectSound(here)
})

test('A8: nothing that the agent writes can reach the state, and a failure rolls nothing of it back', async () => {
  const here = world({
    plan: planOf({ id: 'A' }, { id: 'B', max_retries: 0 }),
    script: ({ task }) => ({ write: { 'run.json': '{}', 'progress-log.json': '{}', [task]: 'x' } }),
    check: ({ files }) => !files.has('B'),
  })
  await here.run()
  const progress = here.remote.newest().files.get('progress-log.json') ?? ''
  expect(JSON.parse(progress)).toMatchObject({ entries: [{ task_id: 'A', iteration: 1 }] })
  expect(stateOf(here)).toMatchObject({ iteration: 2, counts: { succeeded: 1, failed: 1 } })
})

test('statuses that a plan brings along count when a run begins: done is done, in_progress is pending', async () => {
  const here = world({
    plan: planOf(
      { id: 'A', status: 'done' },
      { id: 'B', status: 'in_progress', depends_on: ['A'] },
      { id: 'C', retry_count: 2, max_retries: 2 },
    ),
    check: ({ label }) => label !== 'iteration-2' && label !== 'iteration-2-rerun',
  })
  const { state } = await here.run()
  expect(here.requests.map(({ task, attempt }) => [task, attempt])).toEqual([
    ['B', 1],
    ['C', 3],
  ])
  expect(state.tasks['C']).toMatchObject({ status: 'failed', failed_attempts: 3 })
})

test('a run keeps its one remote', async () => {
  const here = world({ plan: chainOf(2) })
  await here.run({ settings: { 'max-iterations': 1 } })
  const elsewhere = here.run({ job: { remote: '/elsewhere' } })
  await expect(elsewhere).rejects.toMatchObject({ code: 'OTHER_REMOTE' })
})

test('the newest successes are in the progress log, whichever job wrote it', async () => {
  const here = world({ plan: chainOf(2) })
  await here.run({ settings: { 'max-iterations': 1 } })
  await here.run()
  const { files } = here.remote.newest()
  const log = JSON.parse(files.get('progress-log.json') ?? '') as { entries: { task_id: string }[] }
  expect(log.entries.map(({ task_id }) => task_id)).toEqual(['TASK-2', 'TASK-1'])
  expect(files.get('progress-log.md')).toContain('TASK-2')
  expect(files.get('README.md')).toContain('TASK-2')
})
