import { expect, test } from 'vitest'
import { applyJob } from '../../src/app/delegated/apply.ts'
import type { JobEnds } from '../../src/app/delegated/take-parcel.ts'
import { defaultIndexWhen } from '../../src/core/knowledge/index-when.ts'
import type { AgentCall } from '../../src/schema/run/agent-call.ts'
import { eventsOf, expectSound, stateOf, type World, workFiles, world } from '../support/fake-job.ts'
import { chainOf, planOf, usageOf } from '../support/run-state.ts'
import { intake, type Workflow, workflow } from '../support/split-workflow.ts'

const one = planOf({ id: 'TASK-1', max_retries: 1 })

/** A run whose baseline was green, and an attempt that waits for its agent. */
async function prepared(given: Partial<Parameters<typeof world>[0]> = {}): Promise<Workflow> {
  const here = world({ plan: one, ...given })
  expect(await intake(here)).toMatchObject({ kind: 'handed_on', dossier: { phase: 'baseline' } })
  const first = workflow(here)
  await first.validate()
  expect((await first.apply({ agent: 'skipped' })).reason).toMatchObject({ kind: 'iteration_limit' })
  expect(await intake(here)).toMatchObject({ kind: 'handed_on', dossier: { phase: 'prepared' } })
  return workflow(here)
}

test('an iteration in four jobs: each does its part, and only the first and the last one write', async () => {
  const flow = await prepared()
  const { here } = flow
  const before = here.remote.history.length
  expect(await flow.agent()).toMatchObject({ candidate: true, end: { kind: 'finished' } })
  expect((await flow.validate()).results).toMatchObject([{ name: 'npm test', passed: true }])
  expect(here.remote.history.length).toBe(before)
  expect(here.remote.work).toBeNull()
  expect(here.requests.at(-1)?.knowledgeIndex, 'handoff-only tells no index').toBeUndefined()
  expect((await flow.apply()).reason).toEqual({ kind: 'complete' })
  expect([...workFiles(here).keys()]).toEqual(['README.md', 'src/TASK-1.txt'])
  expect(stateOf(here)).toMatchObject({ usage: { usd: 1 }, lease: null, handed: null })
  expectSound(here)
})

test('the first prompt in split jobs says what confines its agent, and is kept as it was sent', async () => {
  const flow = await prepared({ plan: chainOf(2) })
  const { here } = flow
  await flow.agent()
  await flow.validate()
  await flow.apply()
  await intake(here)
  await workflow(here).agent()
  const [first, second] = here.requests.map(({ prompt }) => prompt)
  const line = /^You and the checks .*$/m
  expect(second).toMatch(line)
  expect(line.exec(first ?? '')?.[0]).toBe(line.exec(second ?? '')?.[0])
  expect(here.remote.newest().files.get('iterations/0/1/prompt.md')).toBe(first)
})

test('red checks are a failed attempt, whose tree is kept and whose failure the next agent is told', async () => {
  const flow = await prepared({ check: ({ files }) => !files.has('src/TASK-1.txt') })
  await flow.agent()
  await flow.validate()
  expect((await flow.apply()).reason).toMatchObject({ kind: 'iteration_limit' })
  expect(eventsOf(flow.here, 'attempt_failed')).toMatchObject([{ cause: 'checks', rejected: expect.any(String) }])
  await intake(flow.here)
  await workflow(flow.here).agent()
  expect(flow.here.requests.at(-1)?.prompt).toContain('npm test')
})

test('while the agent is at work in its own job, an order to stop ends it within a minute, and apply obeys', async () => {
  const flow = await prepared({ script: () => ({ takesMs: 50_000 }) })
  const { here } = flow
  const commits = here.remote.history.length
  here.tracker.order('pause')
  expect(await flow.agent()).toMatchObject({ end: { kind: 'cancelled' }, candidate: false })
  expect(here.remote.history.length).toBe(commits)
  expect((await flow.apply({ validate: 'skipped' })).reason).toMatchObject({ kind: 'paused' })
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ cause: 'cancelled' }])
})

/** All that is left of the job of the agent is what it had put aside while its agent was at work. */
async function diedAtWork(flow: Workflow): Promise<void> {
  await flow.agent()
  flow.parcel.parts.delete('call')
  flow.parcel.commit = null
}

test.each<[string, (flow: Workflow) => Promise<unknown>, Partial<JobEnds>, number]>([
  ['the agent', async () => undefined, { agent: 'failure', validate: 'skipped' }, 0],
  ['the agent, which was at work,', diedAtWork, { agent: 'failure', validate: 'skipped' }, 1],
  ['the checks', (flow) => flow.agent(), { validate: 'failure' }, 1],
])(
  'a job of %s that is lost costs one interrupted attempt, and the next workflow run makes it again',
  async (_, before, ends, usd) => {
    const flow = await prepared()
    await before(flow)
    expect((await flow.apply(ends)).reason).toMatchObject({ kind: 'failed', code: 'JOB_LOST' })
    expect(eventsOf(flow.here, 'attempt_interrupted')).toMatchObject([{ cause: 'runner_lost', iteration: 1 }])
    expect(stateOf(flow.here).usage.usd).toBe(usd)
    await intake(flow.here)
    const next = workflow(flow.here)
    await next.agent()
    await next.validate()
    expect((await next.apply()).reason).toEqual({ kind: 'complete' })
    expectSound(flow.here)
  },
)

test('a workflow run that a person cancels ends there: nothing starts the next one', async () => {
  const flow = await prepared()
  expect((await flow.apply({ agent: 'cancelled', validate: 'skipped' })).reason).toEqual({ kind: 'cancelled' })
  expect(eventsOf(flow.here, 'attempt_interrupted')).toMatchObject([{ cause: 'cancelled' }])
})

test('where the agent changed nothing, apply says so without a word of the checks', async () => {
  const flow = await prepared({ script: () => ({ write: {} }) })
  expect(await flow.agent()).toMatchObject({ candidate: false })
  await flow.apply({ validate: 'skipped' })
  expect(eventsOf(flow.here, 'attempt_failed')).toMatchObject([{ cause: 'no_changes' }])
})

test('a merge that the agent resolves goes through the four jobs as any task, and markers that are left do not', async () => {
  for (const resolved of ['both', '<<<<<<< ours\nmine\n=======\nof the base\n>>>>>>> theirs\n']) {
    const here = world({ plan: chainOf(2), settings: { 'base-conflict': 'task' } })
    await here.run({ settings: { 'max-iterations': 1 } })
    const file = 'src/TASK-1.txt'
    const { remote } = here
    const tree = remote.addTree(new Map([...remote.filesOf(remote.base), [file, 'of the base']]))
    const base = remote.addCommit({ tree, parents: [remote.base], message: 'on the base' })
    here.script = () => ({ write: { [file]: resolved } })
    expect(await here.begin({ until: 'prepared', job: { base } })).toMatchObject({
      dossier: { phase: 'prepared', prepared: { merge: { base, files: [file] } } },
    })
    const flow = workflow(here, { base })
    await flow.agent()
    await flow.validate().catch(() => undefined)
    await flow.apply()
    if (resolved === 'both') {
      expect(workFiles(here).get(file)).toBe('both')
      expect(remote.contains(stateOf(here).work, base)).toBe(true)
    } else expect(eventsOf(here, 'attempt_failed')).toMatchObject([{ why: expect.stringContaining('markers remain') }])
    expectSound(here)
  }
})

test('a set-up that fails on the agent’s files is a failed attempt with its words', async () => {
  const flow = await prepared()
  await flow.agent()
  const { dossier } = { dossier: JSON.parse(flow.here.remote.newest().files.get('dossier.json') ?? '') }
  const tree = flow.here.remote.addTree(flow.here.remote.filesOf(flow.parcel.commit ?? ''))
  const report = { schema: 1, nonce: dossier.nonce, tree, unready: 'npm ci ended with 1', results: [] }
  flow.parcel.parts.set('checks', JSON.stringify(report))
  await flow.apply()
  expect(eventsOf(flow.here, 'attempt_failed')).toMatchObject([{ cause: 'checks', why: 'npm ci ended with 1' }])
})

type Change = (call: AgentCall) => unknown
const lies: [string, Change, RegExp][] = [
  ['of another attempt', (call) => ({ ...call, nonce: 'other' }), /not about what was handed over/],
  ['with a negative cost', (call) => ({ ...call, usage: { ...call.usage, usd: -5 } }), /usage\.usd/],
  ['with a cost that is no number', (call) => ({ ...call, usage: { ...call.usage, usd: 'NaN' } }), /usage\.usd/],
  ['with a cost beyond all bounds', (call) => ({ ...call, usage: { ...call.usage, usd: 1e300 } }), /usage\.usd/],
  ['with half a turn', (call) => ({ ...call, usage: { ...call.usage, turns: 0.5 } }), /usage\.turns/],
  ['that lasted a year', (call) => ({ ...call, durationMs: 365 * 86_400_000 }), /durationMs/],
  ['of another shape', () => ['call'], /the whole must be an object; found a list/],
  ['with a handoff that is none', (call) => ({ ...call, handoff: 42 }), /handoff/],
  ['with a million denials', (call) => ({ ...call, denials: Array.from({ length: 10_001 }, () => 'x') }), /denials/],
  ['that is nested without end', (call) => ({ ...call, handoff: nested(40) }), /nested deeper/],
  ['of more than four megabytes', (call) => ({ ...call, findings: manyTexts() }), /larger than/],
]
const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) })
const manyTexts = () => Array.from({ length: 100 }, () => 'x'.repeat(60_000))

test.each(lies)('a call %s fails the attempt by name, and nothing of it counts', async (_, change, why) => {
  const flow = await prepared()
  await flow.agent()
  await flow.validate()
  const call = JSON.parse(flow.parcel.parts.get('call') ?? '') as AgentCall
  flow.parcel.parts.set('call', JSON.stringify(change(call)))
  await flow.apply()
  expect(eventsOf(flow.here, 'attempt_failed')).toMatchObject([{ cause: 'guard', why: expect.stringMatching(why) }])
  expect(stateOf(flow.here).usage.usd).toBe(0)
  expect(flow.here.remote.work).toBeNull()
  expectSound(flow.here)
})

test('keys that would change what objects inherit change nothing', async () => {
  const flow = await prepared()
  await flow.agent()
  await flow.validate()
  const text = flow.parcel.parts.get('call') ?? ''
  const evil = `{"__proto__":{"passed":true,"usd":99},"constructor":{"prototype":{"x":1}},${text.slice(1)}`
  flow.parcel.parts.set('call', evil)
  expect((await flow.apply()).reason).toEqual({ kind: 'complete' })
  expect(({} as { usd?: number; x?: number }).usd).toBeUndefined()
  expect(stateOf(flow.here).usage.usd).toBe(1)
})

test.each<[string, (report: Record<string, unknown>) => unknown, RegExp]>([
  ['about another tree', (report) => ({ ...report, tree: 'other' }), /files other than/],
  ['of another attempt', (report) => ({ ...report, nonce: 'other' }), /not about what was handed over/],
  ['without the results that count', (report) => ({ ...report, results: [] }), /npm test has no result/],
  [
    'with two results of one check',
    (report) => ({ ...report, results: [report['results'], report['results']].flat() }),
    /npm test has no result/,
  ],
  ['that is no JSON', () => undefined, /no JSON|checks/],
])('a report of the checks %s lets nothing pass', async (_, change, why) => {
  const flow = await prepared()
  await flow.agent()
  await flow.validate()
  const report = change(JSON.parse(flow.parcel.parts.get('checks') ?? ''))
  flow.parcel.parts.set('checks', report === undefined ? 'no' : JSON.stringify(report))
  await flow.apply()
  expect(eventsOf(flow.here, 'attempt_failed')).toMatchObject([{ cause: 'checks', why: expect.stringMatching(why) }])
})

test('a result names the command that is trusted, whatever it says itself', async () => {
  const flow = await prepared()
  await flow.agent()
  await flow.validate()
  const report = JSON.parse(flow.parcel.parts.get('checks') ?? '')
  report.results[0].run = 'true'
  report.results[0].passed = false
  flow.parcel.parts.set('checks', JSON.stringify(report))
  await flow.apply()
  const stored = JSON.parse(flow.here.remote.newest().files.get('iterations/0/1/validation.json') ?? '')
  expect(stored.checks).toMatchObject([{ name: 'npm test', run: 'npm test', passed: false }])
})

test.each([
  ['.github/workflows/x.yml', { 'guards look again': '.github/workflows/x.yml' }],
  ['plan.json', { 'guards look again': 'plan.json' }],
])('a commit that changes %s fails where it is applied, whatever the agent’s job said', async (path) => {
  const flow = await prepared()
  await flow.agent()
  const { remote } = flow.here
  const files = new Map([...remote.filesOf(flow.parcel.commit ?? ''), [path, 'evil']])
  flow.parcel.commit = remote.addCommit({ tree: remote.addTree(files), parents: [remote.base], message: 'x' })
  await flow.validate()
  await flow.apply()
  expect(eventsOf(flow.here, 'attempt_failed')).toMatchObject([{ cause: 'guard', why: expect.stringContaining(path) }])
})

test('a commit that is refused as a whole, or in part, fails the attempt by its reason', async () => {
  for (const taken of [
    { kind: 'refused', why: 'it is not exactly one commit on the checkpoint' } as const,
    {
      kind: 'received',
      tree: 'tree',
      changes: [],
      refused: [{ path: 'out', why: 'a link that leaves the tree' }],
    } as const,
  ]) {
    const flow = await prepared()
    await flow.agent()
    flow.parcel.taken = taken
    await expect(flow.validate()).rejects.toMatchObject({ code: 'NOT_UNDER_WAY' })
    await flow.apply({ validate: 'failure' })
    const why = expect.stringMatching(/not exactly one commit|out a link/)
    expect(eventsOf(flow.here, 'attempt_failed')).toMatchObject([{ cause: 'guard', why }])
  }
})

test('a second apply, or one of another workflow run, changes nothing', async () => {
  const flow = await prepared()
  await flow.agent()
  await flow.validate()
  await flow.apply()
  const before = flow.here.remote.history.length
  await expect(flow.apply()).rejects.toMatchObject({ code: 'NOT_UNDER_WAY' })
  await expect(flow.agent()).rejects.toMatchObject({ code: 'NOT_UNDER_WAY' })
  expect(flow.here.remote.history.length).toBe(before)
})

test('a work branch that a person deleted comes back with the next commit, not with an attempt that failed', async () => {
  const { here } = await prepared({ plan: chainOf(2), check: ({ files }) => !files.has('src/TASK-2.txt') })
  const iterate = async () => {
    const flow = workflow(here)
    await flow.agent()
    await flow.validate()
    return flow.apply()
  }
  await iterate()
  expect(here.remote.work).toBe(stateOf(here).work)
  here.remote.work = null
  await intake(here)
  await iterate()
  expect(stateOf(here).counts).toMatchObject({ succeeded: 1, failed: 1 })
  expect(here.remote.work).toBeNull()
  here.check = () => true
  await intake(here)
  await iterate()
  expect(here.remote.work).toBe(stateOf(here).work)
  expectSound(here)
})

test('what another call made of its last words travels with it, and is paid once, as its own role', async () => {
  const flow = await prepared({
    script: () => ({ end: { kind: 'finished', structured: null, text: 'Wrote the parser.' } }),
    ask: async () => ({
      end: finished({ summary: 'Wrote the parser.', freeform: 'As it was asked.' }),
      ...{ usage: usageOf(0.02), durationMs: 10, lingeredMs: null, denials: [], outside: [] },
    }),
  })
  await flow.agent()
  await flow.validate()
  expect((await flow.apply()).reason).toEqual({ kind: 'complete' })
  const { usage, around } = stateOf(flow.here)
  expect([usage.usd, around['extraction']]).toMatchObject([1.02, { calls: 1, usd: 0.02 }])
})

const reviewing = (answer: object) =>
  prepared({
    settings: { review: 'gate' },
    script: ({ pass }) =>
      pass === 'code' ? {} : { end: { kind: 'finished', structured: answer, text: '' }, write: { 'planted.txt': 'x' } },
  })
const ship = { verdict: 'ship', summary: 'Right.', findings: [] }

test('a review travels as it was said, and is read where the commit is known: places of other files are none', async () => {
  const elsewhere = { path: '../../etc/passwd', line: 1, severity: 'high', text: 'Look here.' }
  const here = { path: 'src/TASK-1.txt', line: 1, severity: 'low', text: 'Too short.' }
  const flow = await reviewing({ ...ship, findings: [here, elsewhere, { ...here, line: 99 }] })
  await flow.agent()
  await flow.validate()
  expect((await flow.apply()).reason).toEqual({ kind: 'complete' })
  expect([...workFiles(flow.here).keys()]).toEqual(['README.md', 'src/TASK-1.txt'])
  expect(stateOf(flow.here)).toMatchObject({ usage: { usd: 2 }, around: { review: { calls: 1, usd: 1 } } })
  const { review } = JSON.parse(flow.here.remote.newest().files.get('iterations/0/1/review.json') ?? '')
  expect(review.findings).toEqual([
    { path: null, line: null, severity: 'high', text: '../../etc/passwd:1: Look here.' },
    here,
    { ...here, line: null, text: 'line 99: Too short.' },
  ])
})

test.each<[string, (call: AgentCall) => unknown]>([
  ['is missing', ({ review: _, ...call }) => call],
  [
    'asks for changes',
    (call) => ({ ...call, review: { ...call.review, end: finished({ ...ship, verdict: 'revise' }) } }),
  ],
  ['has no words', (call) => ({ ...call, review: { ...call.review, end: finished({ ...ship, summary: [] }) } })],
])('a gate stays closed where the review %s, whatever the checks said', async (_, change) => {
  const flow = await reviewing(ship)
  await flow.agent()
  const call = flow.parcel.parts.get('call') ?? ''
  flow.parcel.parts.set('call', JSON.stringify(change(JSON.parse(call))))
  await flow.validate()
  await flow.apply()
  expect(eventsOf(flow.here, 'attempt_failed')).toMatchObject([{ cause: 'review' }])
  expect(eventsOf(flow.here, 'attempt_succeeded')).toEqual([])
})

const finished = (structured: unknown) => ({ kind: 'finished' as const, structured, text: '' })

const agentsJson = (...passes: object[]) => ({
  '.ralph/config/agents.json': JSON.stringify({ passes }),
  '.ralph/templates/own.md': 'Look.',
})
const seen = { review_passed: true, issues: [], summary: 'Seen.' }
const passing = (passes: object[]) =>
  prepared({
    trusted: agentsJson(...passes.map((pass) => ({ prompt_template: 'own.md', ...pass }))),
    script: ({ pass }) => (pass === 'code' ? {} : { end: { kind: 'finished', structured: seen, text: '' } }),
  })

test('passes run beside the agent, where the key is: the due ones and those that decide', async () => {
  const flow = await passing([
    { name: 'every', trigger: 'always' },
    { name: 'gate', trigger: 'on_success', fail_on: 'critical' },
    { name: 'later', trigger: 'on_success' },
  ])
  await flow.agent()
  await flow.validate()
  await flow.apply()
  expect(eventsOf(flow.here, 'agent_pass').map(({ pass_name }) => pass_name)).toEqual(['every', 'gate'])
  expect(stateOf(flow.here).owed).toMatchObject([{ passes: ['later'] }])
  expect(flow.here.requests.map(({ pass }) => pass)).toEqual(['code', 'pass:every', 'pass:gate'])
})

test.each<[string, (call: AgentCall) => unknown]>([
  ['is missing', ({ passes: _, ...call }) => call],
  ['goes by another name', (call) => ({ ...call, passes: call.passes?.map((pass) => ({ ...pass, name: 'other' })) })],
  ['has no words', (call) => ({ ...call, passes: call.passes?.map((pass) => ({ ...pass, end: finished({}) })) })],
  [
    'found something grave',
    (call) => {
      const issues = [{ severity: 'critical', description: 'x' }]
      return { ...call, passes: call.passes?.map((pass) => ({ ...pass, end: finished({ ...seen, issues }) })) }
    },
  ],
])('a pass that decides keeps the change out where its answer %s, whatever the checks said', async (_, change) => {
  const flow = await passing([{ name: 'gate', trigger: 'on_success', fail_on: 'critical' }])
  await flow.agent()
  const call = flow.parcel.parts.get('call') ?? ''
  flow.parcel.parts.set('call', JSON.stringify(change(JSON.parse(call))))
  await flow.validate()
  await flow.apply()
  expect(eventsOf(flow.here, 'attempt_failed')).toMatchObject([{ cause: 'review' }])
  expect(eventsOf(flow.here, 'attempt_succeeded')).toEqual([])
})

const add = { action: 'add', type: 'gotcha', text: 'Tests need a clock.', sources: [1] }

/** Two tasks with the index: the first one is done, the second waits for its agent. */
async function indexing(operations: unknown): Promise<Workflow> {
  const here = world({
    plan: chainOf(2),
    settings: { mode: 'handoff-plus-index', 'index-when': { ...defaultIndexWhen, iterations: 1 } },
    ask: async () => ({
      end: { kind: 'finished', structured: { operations }, text: '' },
      usage: usageOf(0.03),
      ...{ durationMs: 10, lingeredMs: null, outside: [], denials: [] },
    }),
  })
  await here.run({ settings: { 'max-iterations': 1 } })
  expect(await intake(here)).toMatchObject({ kind: 'handed_on', dossier: { phase: 'prepared' } })
  return workflow(here)
}

test('the agent job asks the indexer and tells its agent, apply judges the answer and keeps the prompt that was sent', async () => {
  const flow = await indexing([add])
  expect(eventsOf(flow.here, 'agent_call')).toEqual([])
  await flow.agent()
  const [, second] = flow.here.requests
  expect(second?.prompt).toContain('] Tests need a clock.')
  expect(eventsOf(flow.here, 'knowledge_changed')).toEqual([])
  await flow.validate()
  expect((await flow.apply()).reason).toEqual({ kind: 'complete' })
  expect(eventsOf(flow.here, 'agent_call')).toMatchObject([{ role: 'index', iteration: 2, usage: { usd: 0.03 } }])
  expect(stateOf(flow.here).knowledge).toMatchObject([{ id: 'K-gotcha-tests-need-a-clock', iterations: [1] }])
  expect(flow.here.remote.newest().files.get('iterations/0/2/prompt.md')).toBe(second?.prompt)
  expectSound(flow.here)
})

test('what the agent job says of the index is judged by apply as any answer, and an attempt that fails does not lose it', async () => {
  const flow = await indexing([add])
  await flow.agent()
  const call: AgentCall = JSON.parse(flow.parcel.parts.get('call') ?? '')
  const forged = {
    ...call,
    calls: call.calls?.map((one) => ({ ...one, end: finished({ operations: [{ ...add, sources: [2] }] }) })),
  }
  flow.parcel.parts.set(
    'call',
    JSON.stringify({ ...forged, end: { kind: 'crashed', exitCode: 1, signal: null, tail: '' } }),
  )
  await flow.apply({ validate: 'skipped' })
  expect(eventsOf(flow.here, 'knowledge_refused')).toMatchObject([{ source: 'indexer' }])
  expect(eventsOf(flow.here, 'agent_call')).toHaveLength(1)
  expect(stateOf(flow.here).knowledge).toEqual([])
})

test('the parts of a task go through the four jobs each, and so does an attempt that finds nothing left to do', async () => {
  const done = (fully_complete: boolean) => ({ task_completed: { task_id: 'TASK-1', fully_complete } })
  const flow = await prepared({
    script: ({ iteration }) => (iteration === 1 ? { handoff: done(false) } : { write: {}, handoff: done(true) }),
  })
  const { here } = flow
  for (const ended of [{ kind: 'iteration_limit' }, { kind: 'complete' }]) {
    const next = workflow(here)
    expect(await next.agent()).toMatchObject({ candidate: true })
    expect((await next.validate()).results).toMatchObject([{ name: 'npm test', passed: true }])
    expect((await next.apply()).reason).toMatchObject(ended)
    if (ended.kind !== 'complete') await intake(here)
  }
  expect(stateOf(here).tasks['TASK-1']).toMatchObject({ status: 'done', iteration: 1, closed: 2 })
  expect([...workFiles(here).keys()]).toEqual(['README.md', 'src/TASK-1.txt'])
  expectSound(here)
})

const finding = { severity: 'warning', description: 'The clock is Berlin’s.' }

/** A run in split jobs with passes that wait for the verdict; `says` is what each pass answers. */
const waiting = (given: Partial<Parameters<typeof world>[0]> = {}, passes: object[] = [later]) =>
  prepared({
    trusted: agentsJson(...passes.map((pass) => ({ prompt_template: 'own.md', ...pass }))),
    script: ({ pass }) =>
      pass === 'code' ? {} : { end: { kind: 'finished', structured: { ...seen, issues: [finding] }, text: '' } },
    ...given,
  })
const later = { name: 'later', trigger: 'on_success' }
const passesOf = (flow: Workflow) =>
  eventsOf(flow.here, 'agent_pass').map(({ iteration, pass_name, apart }) => [iteration, pass_name, apart])

/** A workflow run of its own: intake, agent, checks where there is something to check, apply. */
async function workflowRun(here: World): Promise<Workflow> {
  const begun = await intake(here)
  if (begun.kind !== 'handed_on') return expect.unreachable(`stopped: ${begun.reason.kind}`)
  const flow = workflow(here)
  const { candidate } = await flow.agent()
  if (candidate) await flow.validate()
  await flow.apply({ validate: candidate ? 'success' : 'skipped' })
  return flow
}

test('passes that need the verdict wait for the next agent job, which asks them before its own agent', async () => {
  const flow = await waiting({ plan: chainOf(2) })
  await flow.agent()
  await flow.validate()
  await flow.apply()
  expect(eventsOf(flow.here, 'passes_owed')).toMatchObject([
    { iteration: 1, task: 'TASK-1', passes: ['later'], checks: 'passed', commit: stateOf(flow.here).work },
  ])
  expect(passesOf(flow)).toEqual([])
  await workflowRun(flow.here)
  expect(flow.here.requests.map(({ pass, iteration }) => [pass, iteration])).toEqual([
    ['code', 1],
    ['pass:later', 1],
    ['code', 2],
  ])
  expect(passesOf(flow)).toEqual([[1, 'later', true]])
  const stored = flow.here.remote.newest().files.get('iterations/0/1/passes.json') ?? ''
  expect(JSON.parse(stored)).toMatchObject([{ name: 'later', issues: [finding], why: null }])
  expect(stateOf(flow.here).usage.usd).toBeCloseTo(3)
  expect(stateOf(flow.here).tasks['TASK-1']?.usd).toBeCloseTo(2)
  expectSound(flow.here)
})

test('after the last task a closing agent job asks them: it calls no coding agent, and then the run is complete', async () => {
  const flow = await waiting()
  await flow.agent()
  await flow.validate()
  expect((await flow.apply()).reason).toEqual({ kind: 'iteration_limit', scope: 'job', limit: 1 })
  expect(await intake(flow.here)).toMatchObject({ kind: 'handed_on', dossier: { phase: 'passes' } })
  const closing = workflow(flow.here)
  expect(await closing.agent()).toMatchObject({ candidate: false, ranNoAgent: true, usage: { usd: 1 } })
  expect((await closing.apply({ validate: 'skipped' })).reason).toEqual({ kind: 'complete' })
  expect(passesOf(flow)).toEqual([[1, 'later', true]])
  expect(stateOf(flow.here).owed).toEqual([])
  expect(stateOf(flow.here).usage.usd).toBeCloseTo(2)
  expectSound(flow.here)
})

test('what a pass says of checks that failed stands in the prompt of the next attempt, as it was sent', async () => {
  let failing = false
  const good = await waiting({ check: () => !failing }, [{ ...later, name: 'why', trigger: 'on_failure' }])
  await good.agent()
  failing = true
  await good.validate()
  await good.apply()
  expect(eventsOf(good.here, 'passes_owed')).toMatchObject([{ iteration: 1, passes: ['why'], checks: 'failed' }])
  failing = false
  await workflowRun(good.here)
  const second = good.here.requests.find(({ pass, iteration }) => pass === 'code' && iteration === 2)
  expect(second?.prompt).toContain('The clock is Berlin’s.')
  expect(good.here.remote.newest().files.get('iterations/0/2/prompt.md')).toBe(second?.prompt)
  const why = good.here.requests.find(({ pass }) => pass === 'pass:why')
  expect(why?.prompt).toContain('The checks have failed on this change.')
  expectSound(good.here)
})

test('a killed agent job loses none of them: the next one asks again, and after two nobody waits', async () => {
  const flow = await waiting()
  await flow.agent()
  await flow.validate()
  await flow.apply()
  for (const reason of ['failed', 'failed']) {
    expect(await intake(flow.here)).toMatchObject({ dossier: { phase: 'passes' } })
    expect((await workflow(flow.here).apply({ agent: 'failure', validate: 'skipped' })).reason.kind).toBe(reason)
  }
  expect(passesOf(flow)).toEqual([[1, 'later', true]])
  expect(eventsOf(flow.here, 'agent_pass')[0]?.summary).toBe('it was begun 2 times and never came to an end')
  expect(await flow.here.run()).toMatchObject({ reason: { kind: 'complete' } })
  expectSound(flow.here)
})

test.each<[string, (call: AgentCall) => unknown, string | undefined]>([
  [
    'of another iteration',
    (call) => ({ ...call, owed: call.owed?.map((one) => ({ ...one, iteration: 7 })) }),
    undefined,
  ],
  ['of another name', (call) => ({ ...call, owed: call.owed?.map((one) => ({ ...one, name: 'none' })) }), undefined],
  ['that is none', (call) => ({ ...call, owed: call.owed?.map((one) => ({ ...one, end: finished({}) })) }), 'match'],
])('an answer %s counts for nothing and breaks nothing', async (_, change, why) => {
  const flow = await waiting()
  await flow.agent()
  await flow.validate()
  await flow.apply()
  await intake(flow.here)
  const closing = workflow(flow.here)
  await closing.agent()
  const call = closing.parcel.parts.get('call') ?? ''
  closing.parcel.parts.set('call', JSON.stringify(change(JSON.parse(call))))
  await closing.apply({ validate: 'skipped' })
  if (why === undefined) expect(stateOf(flow.here).owed).toMatchObject([{ passes: ['later'], begun: 1 }])
  else expect(eventsOf(flow.here, 'agent_pass')).toMatchObject([{ summary: expect.stringContaining(why) }])
  expectSound(flow.here)
})

test('where no money is left none is asked, and the run ends as it would have', async () => {
  const settings = { 'cost-budget': 1 }
  const flow = await waiting({ settings })
  await flow.agent()
  await flow.validate()
  expect((await flow.apply()).reason).toEqual({ kind: 'complete' })
  expect(stateOf(flow.here).owed).toMatchObject([{ passes: ['later'], begun: 0 }])
})

test('a pass that the base does not name any more is filed as such', async () => {
  const flow = await waiting()
  await flow.agent()
  await flow.validate()
  await flow.apply()
  await intake(flow.here)
  const closing = workflow(flow.here)
  await closing.agent()
  const without = { settings: { 'agent-passes-enabled': false }, parcel: closing.parcel }
  await flow.here.as(without, (ports, job, cancelled) =>
    applyJob(ports, job, { cancelled, ends: { agent: 'success', validate: 'skipped' } }),
  )
  expect(eventsOf(flow.here, 'agent_pass')).toMatchObject([{ summary: 'it is no longer a pass' }])
})
