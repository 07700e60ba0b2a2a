import { expect, test } from 'vitest'
import type { DelegatedChecks } from '../../src/app/delegated/settle-delegated.ts'
import type { CheckResult } from '../../src/schema/check/check.ts'
import type { Dossier } from '../../src/schema/run/dossier.ts'
import { dieIn } from '../support/dying-job.ts'
import { eventsOf, expectSound, stateOf, type World, workFiles, world } from '../support/fake-job.ts'
import { chainOf, planOf } from '../support/run-state.ts'

const one = planOf({ id: 'TASK-1', max_retries: 1 })
const settings = { validate: [] }

/** What a workflow's jobs said, by name. */
const said = (passed: Readonly<Record<string, boolean>>): DelegatedChecks => ({
  results: Object.entries(passed).map(
    ([name, ok]): CheckResult => ({
      name,
      run: `job ${name}`,
      kind: 'test',
      passed: ok,
      exit_code: ok ? 0 : 1,
      timed_out: false,
      duration_ms: 0,
      output_head: ok ? '' : `${name} is broken`,
      output_tail: '',
      output_bytes: 0,
      flaky: false,
    }),
  ),
})
const green = said({ ci: true })
const red = said({ ci: false })

/** A run whose baseline was green, so that the next job begins an attempt. */
async function proven(given: Partial<Parameters<typeof world>[0]> = {}): Promise<World> {
  const here = world({ plan: one, settings, ...given })
  expect(await here.begin()).toMatchObject({ kind: 'handed_on', dossier: { phase: 'baseline' } })
  expect((await here.finish({ results: green })).reason).toMatchObject({ kind: 'iteration_limit' })
  return here
}

async function handedOn(here: World, orders: Parameters<World['begin']>[0] = {}): Promise<Dossier> {
  const begun = await here.begin(orders)
  if (begun.kind !== 'handed_on') return expect.unreachable(`stopped: ${begun.reason.kind}`)
  return begun.dossier
}

test('an iteration in two jobs: the commit waits in the state, and becomes the work when the results say so', async () => {
  const here = await proven()
  const dossier = await handedOn(here)
  const { handed, current, lease } = stateOf(here)
  expect(dossier).toMatchObject({ phase: 'coded', coded: { iteration: 1, task: { id: 'TASK-1' } } })
  expect(handed).toMatchObject({ what: 'attempt', of: { iteration: 1, task: 'TASK-1' }, usage: { usd: 1 } })
  expect(current?.iteration).toBe(1)
  expect(lease).not.toBeNull()
  const commit = handed?.commit ?? ''
  expect(here.remote.newest().keep).toEqual([commit])
  expect([here.remote.work, stateOf(here).work]).toEqual([null, here.remote.base])

  expect((await here.finish({ results: green })).reason).toEqual({ kind: 'complete' })
  expect(here.remote.work).toBe(commit)
  expect(workFiles(here).get('src/TASK-1.txt')).toBe('iteration 1')
  expect(stateOf(here)).toMatchObject({
    handed: null,
    lease: null,
    current: null,
    tasks: { 'TASK-1': { status: 'done' } },
  })
  expect(here.requests).toHaveLength(1)
  expect(here.checkRuns).toEqual([])
  expectSound(here)
})

test('red results fail the attempt by name, and the next agent reads what was said', async () => {
  const here = await proven()
  await handedOn(here)
  const { commit } = stateOf(here).handed ?? {}
  expect((await here.finish({ results: red })).reason).toMatchObject({ kind: 'iteration_limit', scope: 'job' })
  expect(eventsOf(here, 'attempt_failed')).toMatchObject([{ cause: 'checks', rejected: commit, final: false }])
  expect(eventsOf(here, 'attempt_failed')[0]?.why).toContain('ci failed')
  expect(here.remote.work).toBeNull()
  await handedOn(here)
  expect(here.requests[1]?.prompt).toContain('ci is broken')
  expect((await here.finish({ results: green })).reason).toEqual({ kind: 'complete' })
  expectSound(here)
})

test('a red baseline blocks with the names, and no agent was called', async () => {
  const here = world({ plan: one, settings })
  await handedOn(here)
  expect((await here.finish({ results: said({ ci: false, lint: true }) })).reason).toEqual({
    kind: 'blocked',
    by: ['the baseline is red: ci'],
    red: ['ci'],
  })
  expect(here.requests).toEqual([])
  expect(await handedOn(here)).toMatchObject({ phase: 'baseline' })
  await here.finish({ results: green })
  expect(await handedOn(here)).toMatchObject({ phase: 'coded' })
})

test('a red baseline that is accepted does not count against the attempt', async () => {
  const here = world({ plan: one, settings: { ...settings, 'known-red': true } })
  await handedOn(here)
  await here.finish({ results: red })
  await handedOn(here)
  expect((await here.finish({ results: red })).reason).toEqual({ kind: 'complete' })
})

test('what the agent and the guards decide needs no other job: the same one goes on', async () => {
  const here = await proven({ script: ({ iteration }) => (iteration === 1 ? { write: {} } : {}) })
  expect(await handedOn(here)).toMatchObject({ coded: { iteration: 2 } })
  expect(eventsOf(here, 'attempt_failed')).toMatchObject([{ cause: 'no_changes' }])
})

test('the agent in a job of its own: it gets the prepared dossier, and its answer is settled by another', async () => {
  const here = world({ plan: one, settings })
  await here.begin({ until: 'prepared' })
  await here.finish({ results: green })
  const prepared = await handedOn(here, { until: 'prepared' })
  if (prepared.phase !== 'prepared') return expect.unreachable(prepared.phase)
  expect(here.requests).toEqual([])
  expect(prepared.prepared.prompt).toContain('Title of TASK-1')
  const tree = here.remote.addTree(new Map([['a', 'b']]))
  const dossier = codedFrom(prepared, tree)
  expect((await here.finish({ dossier, results: green })).reason).toEqual({ kind: 'complete' })
  expect([...workFiles(here)]).toEqual([['a', 'b']])
  expectSound(here)
})

const codedFrom = (dossier: Dossier, tree: string): Dossier => {
  if (dossier.phase !== 'prepared') return expect.unreachable(dossier.phase)
  const { prepared, ...tie } = dossier
  const nothing = { paths: [], total: 0 }
  return {
    ...tie,
    phase: 'coded',
    coded: {
      ...prepared,
      end: { kind: 'finished', structured: undefined, text: '' },
      usage: { usd: 0, turns: 1, input_tokens: 0, output_tokens: 0, cache_read_tokens: 0, cache_creation_tokens: 0 },
      durationMs: 1,
      lingeredMs: null,
      denials: [],
      handoff: { summary: 's', freeform: 'f' },
      handoffSource: 'structured',
      tree,
      changes: [{ path: 'a', action: 'created', bytes: 1, mode: '100644' }],
      hidden: nothing,
      environment: nothing,
      unready: null,
      findings: [],
      touched: [],
    },
  }
}

test.each<[string, (dossier: Dossier & { phase: 'prepared' }) => Dossier, string]>([
  [
    'another nonce',
    (dossier) => ({ ...codedFrom(dossier, 't'), nonce: 'old' }),
    'another one has been handed over since',
  ],
  ['another run', (dossier) => ({ ...codedFrom(dossier, 't'), run: 'other' }), 'it is of the run other'],
  ['no agent’s answer', (dossier) => dossier, 'no agent has worked on it'],
  [
    'another phase',
    ({ run, nonce }) => ({ schema: 1, phase: 'baseline', run, nonce, commit: 'c' }),
    'the phase baseline',
  ],
  ['another iteration', (dossier) => withPrepared(dossier, { iteration: 7 }), 'it is iteration 7, but 1 is running'],
  ['another checkpoint', (dossier) => withPrepared(dossier, { checkpoint: 'abcdef0123' }), 'it was made on abcdef0'],
  [
    'another task',
    (dossier) => withPrepared(dossier, { task: { ...dossier.prepared.task, id: 'TASK-9' } }),
    'it is about TASK-9, and iteration 1 is about TASK-1',
  ],
])('a dossier with %s is refused by name, and nothing is changed', async (_, change, why) => {
  const here = world({ plan: one, settings })
  await here.begin({ until: 'prepared' })
  await here.finish({ results: green })
  const prepared = await handedOn(here, { until: 'prepared' })
  if (prepared.phase !== 'prepared') return expect.unreachable(prepared.phase)
  const before = here.remote.state
  const finish = here.finish({ dossier: change(prepared), results: green })
  await expect(finish).rejects.toMatchObject({
    code: 'NOT_UNDER_WAY',
    exit: 'busy',
    message: expect.stringContaining(why),
  })
  expect(here.remote.state).toBe(before)
})

const withPrepared = (dossier: Dossier & { phase: 'prepared' }, change: object): Dossier =>
  codedFrom({ ...dossier, prepared: { ...dossier.prepared, ...change } }, 't')

test('finish without begin, and finish twice, change nothing and say so', async () => {
  const here = world({ plan: one, settings })
  await expect(here.finish({ results: green })).rejects.toMatchObject({ code: 'NOT_UNDER_WAY' })
  expect(here.remote.state).toBeNull()
  await here.begin()
  await here.finish({ results: green })
  await handedOn(here)
  await here.finish({ results: green })
  const before = here.remote.state
  await expect(here.finish({ results: red })).rejects.toMatchObject({
    code: 'NOT_UNDER_WAY',
    message: expect.stringContaining('no iteration waits for its results'),
  })
  expect(here.remote.state).toBe(before)
})

test('while something waits, no other job begins', async () => {
  const here = await proven()
  await handedOn(here)
  here.fate = () => 'alive'
  await expect(here.begin()).rejects.toMatchObject({ code: 'BUSY' })
  await expect(here.run()).rejects.toMatchObject({ code: 'BUSY' })
  expect(here.requests).toHaveLength(1)
})

test('a workflow run that ends without finish costs one interrupted attempt and its money, and nothing else', async () => {
  const here = await proven()
  await handedOn(here)
  here.fate = () => 'gone'
  await handedOn(here)
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([
    { iteration: 1, cause: 'runner_lost', usage: { usd: 1 }, why: expect.stringContaining('without `finish`') },
  ])
  expect((await here.finish({ results: green })).reason).toEqual({ kind: 'complete' })
  expect(stateOf(here)).toMatchObject({ usage: { usd: 2 }, counts: { interrupted: 1, succeeded: 1, failed: 0 } })
  expectSound(here)
})

test.each([0, 1, 2])(
  'a begin or a finish that dies at its write %d loses nothing, and the run converges',
  async (write) => {
    const here = world({ plan: chainOf(2), settings })
    let died = false
    for (let round = 0; round < 12; round++) {
      died = (await dieIn(here, write, () => here.begin())) || died
      await here.begin()
      if (!stateOf(here).handed) break
      died = (await dieIn(here, write, () => here.finish({ results: green }))) || died
      if (stateOf(here).handed) await here.finish({ results: green })
    }
    expect(died).toBe(true)
    expect(stateOf(here)).toMatchObject({ stop: { kind: 'complete' }, counts: { failed: 0, succeeded: 2 } })
    expect(eventsOf(here, 'attempt_succeeded').map(({ task }) => task)).toEqual(['TASK-1', 'TASK-2'])
    expectSound(here)
  },
)

test('orders that came meanwhile are obeyed after the results are settled', async () => {
  const here = await proven({ plan: chainOf(2) })
  await handedOn(here)
  here.tracker.order('pause lunch')
  expect((await here.finish({ results: green })).reason).toMatchObject({ kind: 'paused' })
  expect(stateOf(here).tasks['TASK-1']?.status).toBe('done')
  expect(await here.begin()).toMatchObject({ kind: 'stopped', reason: { kind: 'paused' } })
})

test('with approval, the commit that was checked is the one that waits for a person', async () => {
  const here = await proven({ settings: { ...settings, approval: 'iteration' } })
  await handedOn(here)
  const { commit } = stateOf(here).handed ?? {}
  expect((await here.finish({ results: green })).reason).toMatchObject({ kind: 'human_review', approve: { commit } })
  expect(here.remote.work).toBeNull()
})

test('an undo is checked by the other jobs as well, and changes nothing where they are red', async () => {
  const here = await proven()
  await handedOn(here)
  await here.finish({ results: green })
  here.tracker.order('undo 1 "not like this"')
  expect(await handedOn(here)).toMatchObject({ phase: 'undo', reverting: { iteration: 2, task: 'TASK-1' } })
  await here.finish({ results: red })
  expect(eventsOf(here, 'undo_failed')).toMatchObject([{ undoes: 1, why: expect.stringContaining('ci failed') }])
  expect(stateOf(here).tasks['TASK-1']?.status).toBe('done')
  here.tracker.order('undo 1 "really"')
  await handedOn(here)
  await here.finish({ results: green })
  expect(stateOf(here).tasks['TASK-1']?.status).toBe('pending')
  expect(workFiles(here).has('src/TASK-1.txt')).toBe(false)
  expectSound(here)
})

test.each([
  ['missing', undefined],
  ['cut off', '{"schema": 1'],
  ['of another shape', '{"schema": 99}'],
])('a dossier on the state branch that is %s is said in a sentence, and nothing is changed', async (_, text) => {
  const here = await proven()
  await handedOn(here)
  const files = here.remote.newest().files as Map<string, string>
  if (text === undefined) files.delete('dossier.json')
  else files.set('dossier.json', text)
  const before = JSON.stringify(stateOf(here))
  await expect(here.finish({ results: green })).rejects.toMatchObject({
    code: 'NOT_UNDER_WAY',
    message: expect.stringContaining('dossier.json on the state branch is missing, or from another version of ralph'),
  })
  expect(JSON.stringify(stateOf(here))).toBe(before)
})

test('the review comes before the checks, where these run in jobs without a key for a model; whoever settles goes by it', async () => {
  const structured = { verdict: 'revise', summary: 'It is wrong.', findings: [] }
  const review = { ...settings, review: 'gate' as const }
  const here = await proven({
    settings: review,
    script: ({ pass }) => (pass === 'code' ? {} : { end: { kind: 'finished', structured, text: '' } }),
  })
  await handedOn(here)
  expect(here.requests.at(-1)?.prompt).toContain('The checks have not run on this change yet.')
  expect(stateOf(here).handed?.usage.usd).toBe(2)
  await here.finish({ results: green })
  expect(eventsOf(here, 'attempt_failed')).toMatchObject([{ cause: 'review', usage: { usd: 2 } }])
  expect(eventsOf(here, 'iteration_reviewed')).toMatchObject([{ verdict: 'revise' }])
  expectSound(here)
})

test('the parts of a task in two jobs each: what closes it is checked on the checkpoint, and makes no commit', async () => {
  const done = (fully_complete: boolean) => ({ task_completed: { task_id: 'TASK-1', fully_complete } })
  const here = await proven({
    script: ({ iteration }) => (iteration === 1 ? { handoff: done(false) } : { write: {}, handoff: done(true) }),
  })
  await handedOn(here)
  await here.finish({ results: green })
  const { work } = stateOf(here)
  expect(stateOf(here).tasks['TASK-1']).toMatchObject({ status: 'pending', commit: work })
  expect(await handedOn(here)).toMatchObject({ phase: 'coded', coded: { changes: [] } })
  expect(stateOf(here).handed?.commit).toBe(work)
  expect((await here.finish({ results: green })).reason).toEqual({ kind: 'complete' })
  expect(stateOf(here)).toMatchObject({ work, tasks: { 'TASK-1': { status: 'done', commit: work, closed: 2 } } })
  expectSound(here)
})

const pass = { name: 'later', trigger: 'on_success', prompt_template: 'own.md' }

test('with begin and finish a pass that needs the verdict is asked by the next begin, which has the key for a model', async () => {
  const seen = { review_passed: true, issues: [], summary: 'Seen.' }
  const here = await proven({
    trusted: { '.ralph/config/agents.json': JSON.stringify({ passes: [pass] }), '.ralph/templates/own.md': 'Look.' },
    script: ({ pass }) => (pass === 'code' ? {} : { end: { kind: 'finished', structured: seen, text: '' } }),
  })
  await handedOn(here)
  expect((await here.finish({ results: green })).reason).toMatchObject({ kind: 'iteration_limit' })
  expect(stateOf(here).owed).toMatchObject([{ iteration: 1, passes: ['later'], commit: stateOf(here).work }])
  expect(eventsOf(here, 'agent_pass')).toEqual([])
  expect(await here.begin()).toMatchObject({ kind: 'stopped', reason: { kind: 'complete' } })
  expect(eventsOf(here, 'agent_pass')).toMatchObject([{ iteration: 1, pass_name: 'later', apart: true }])
  expectSound(here)
})
