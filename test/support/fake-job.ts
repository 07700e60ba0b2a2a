import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { credentialShapes } from '../../src/adapter/credentials/credential-shapes.ts'
import { withTimeout } from '../../src/adapter/local/clock.ts'
import { finishJob } from '../../src/app/delegated/finish.ts'
import type { DelegatedChecks } from '../../src/app/delegated/settle-delegated.ts'
import type { JobScope } from '../../src/app/job/job-context.ts'
import type { JobSettings } from '../../src/app/job/job-settings.ts'
import type { Ports } from '../../src/app/job/ports.ts'
import { beginJob, type JobResult, runJob, type StartedJob } from '../../src/app/job.ts'
import { resolveSettings } from '../../src/core/config/resolve/resolve.ts'
import type { Settings } from '../../src/core/config/table/settings.ts'
import type { JobConfinement } from '../../src/core/confinement/policy.ts'
import type { CitedTest } from '../../src/core/evidence/match-records.ts'
import { secretRemover } from '../../src/core/guard/known-secrets.ts'
import { fold } from '../../src/core/run/fold/evolve.ts'
import { commitsOf } from '../../src/core/run/fold/task-commits.ts'
import type { FreeRoom } from '../../src/core/run/next/lane-room.ts'
import type { JobSoFar } from '../../src/core/run/next/next-step.ts'
import { redactor } from '../../src/core/text/redact.ts'
import { resolveChecks } from '../../src/core/validation/checks.ts'
import type { Agent, AgentRequest } from '../../src/port/agent.ts'
import type { Parcel } from '../../src/port/parcel.ts'
import type { Progress } from '../../src/port/progress.ts'
import type { OlderRun } from '../../src/port/state-store.ts'
import { type CurrentEdits, unreachableSteering } from '../../src/port/steering.ts'
import type { Plan } from '../../src/schema/plan/plan.ts'
import type { Dossier } from '../../src/schema/run/dossier.ts'
import { RunEvent } from '../../src/schema/run/event.ts'
import type { RunState } from '../../src/schema/run/run-state.ts'
import { confinementHere } from './confinement-here.ts'
import { type FakeClock, fakeClock } from './fake-clock.ts'
import { fakeParcel } from './fake-parcel.ts'
import {
  type CheckScript,
  fakeAgent,
  fakeCheckRunner,
  fakeLiveness,
  fakeTrustedFiles,
  type Script,
} from './fake-ports.ts'
import {
  type FakeRemote,
  fakeRemote,
  fakeStateStore,
  fakeWorkBranch,
  type StateCommit,
  segments,
  stateOfFiles,
} from './fake-remote.ts'
import { type FakeTracker, fakeTracker, portsOf, type Tracker } from './fake-tracker.ts'
import { type FakeWorkspace, fakeWorkspace } from './fake-workspace.ts'

const defaults = resolveSettings({ flags: {}, environment: {}, plan: undefined, file: {}, fileName: '' }).settings

/** What one job is told; what is left out is as in the world. */
export interface Orders {
  readonly plan?: Plan
  readonly fresh?: boolean
  /** What the same command made before. */
  readonly before?: JobSoFar | undefined
  readonly settings?: Partial<Settings>
  readonly job?: Partial<JobSettings>
  /** Another one than the world's own. */
  readonly tracker?: Tracker
  /** What other jobs of its workflow run left. */
  readonly parcel?: Parcel
  /** The same of several lanes. */
  readonly parcels?: ReadonlyMap<number, Parcel>
  /** Called with the job's own workspace before it starts. */
  readonly workspace?: (workspace: FakeWorkspace, lane: number) => void
}

/** A remote, a clock and everything that jobs did there. Each job is another process with a new workspace. */
export interface World {
  readonly remote: FakeRemote
  readonly clock: FakeClock
  readonly tracker: FakeTracker
  readonly requests: AgentRequest[]
  readonly checkRuns: { name: string; label: string; cited: readonly CitedTest[] }[]
  readonly shown: Progress[]
  script: Script
  check: CheckScript
  /** The same for all, or by the label of its iteration. */
  checkTakesMs: number | ((label: string) => number)
  /** How long a check still takes when it is ended. */
  checkLingersMs: number
  /** How checks fare without the confinement; undefined where nothing confines files. */
  unconfined: CheckScript | undefined
  confinement: JobConfinement | null
  /** What the machine has left. */
  freeRoom: () => FreeRoom
  /** Runs of other plans, by name. */
  readonly older: Map<string, OlderRun>
  /** The plan file and `ralph.yml` as a person has edited them while a job works. */
  editsNow: CurrentEdits
  /** Why the agent's program cannot be started. */
  agentMissing: Error | null
  fate: (pid: number) => 'alive' | 'gone' | 'unknown'
  /** Cancels the job that runs. */
  cancel: (reason?: Error) => void
  run(orders?: Orders): ReturnType<typeof runJob>
  /** A job that leaves the checks, or the agent too, to other jobs. */
  begin(orders?: Orders & Partial<JobScope>): Promise<StartedJob>
  /** A job that settles what another one has begun, by what the checks said there. */
  finish(orders: Orders & { results: DelegatedChecks; dossier?: Dossier }): Promise<JobResult>
  /** Any other kind of job. */
  as<T>(orders: Orders, run: (ports: Ports, job: JobSettings, cancelled: AbortSignal) => Promise<T>): Promise<T>
}

export function world(given: {
  plan: Plan
  script?: Script
  check?: CheckScript
  /** What a question is answered with; without it the agent cannot be asked. */
  ask?: Agent['ask']
  settings?: Partial<Settings>
  trusted?: Readonly<Record<string, string>>
  secrets?: readonly string[]
  /** Files of the base, besides its README. */
  files?: Readonly<Record<string, string>>
}): World {
  const { plan, secrets = [], trusted = {} } = given
  let pid = 0
  const here: World = {
    remote: fakeRemote({ 'README.md': 'hello', ...given.files }),
    clock: fakeClock(),
    tracker: fakeTracker(),
    requests: [],
    checkRuns: [],
    shown: [],
    script: given.script ?? (() => ({})),
    check: given.check ?? (() => true),
    checkTakesMs: 0,
    checkLingersMs: 0,
    unconfined: undefined,
    confinement: confinementHere(),
    freeRoom: () => ({ memory: 64e9, disk: 1e12 }),
    older: new Map(),
    agentMissing: null,
    editsNow: { plan: undefined, unusable: [] },
    fate: () => 'unknown',
    cancel: () => undefined,
    run: (orders = {}) => as(orders, (ports, job, cancelled) => runJob(ports, job, cancelled, orders.before)),
    begin: ({ until = 'coded', legs, ...orders } = {}) =>
      as(asStep(orders), (ports, job, cancelled) =>
        beginJob(ports, job, { cancelled, scope: { until, ...(legs !== undefined && { legs }) } }),
      ),
    finish: ({ results, dossier, ...orders }) =>
      as(asStep(orders), (ports, job, cancelled) =>
        finishJob(ports, job, {
          cancelled,
          readResults: async () => results,
          ...(dossier && { receiveAgentResult: async () => dossier }),
        }),
      ),
    as,
  }

  /** Where the world has no checks of its own, those of the workflow count. */
  function asStep(orders: Orders): Orders {
    const { validate } = { ...given.settings, ...orders.settings }
    return validate?.length === 0 ? { ...orders, job: { checksElsewhere: true, ...orders.job } } : orders
  }

  /** Each job is another process with a new workspace. */
  function as<T>(
    orders: Orders,
    run: (ports: Ports, job: JobSettings, cancelled: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const { remote, clock, requests, checkRuns, shown } = here
    const cancelled = new AbortController()
    here.cancel = (reason) => cancelled.abort(reason)
    const takesMs = (label: string): number =>
      typeof here.checkTakesMs === 'number' ? here.checkTakesMs : here.checkTakesMs(label)
    const inWorkspace = (workspace: FakeWorkspace) => ({
      workspace,
      agent: fakeAgent({
        workspace,
        clock,
        requests,
        missing: () => here.agentMissing,
        script: (request, files) => here.script(request, files),
        ask: given.ask,
      }),
      runCheck: fakeCheckRunner({
        workspace,
        clock,
        runs: checkRuns,
        takesMs,
        lingersMs: () => here.checkLingersMs,
        script: (at) => here.check(at),
      }),
      runUnconfined: here.unconfined
        ? fakeCheckRunner({
            workspace,
            clock,
            runs: checkRuns,
            takesMs,
            lingersMs: () => here.checkLingersMs,
            script: (at) => here.unconfined?.(at) ?? true,
          })
        : null,
    })
    const workspaceOf = (lane: number): FakeWorkspace => {
      const own = fakeWorkspace(remote)
      orders.workspace?.(own, lane)
      return own
    }
    const workspace = workspaceOf(0)
    const first = { ...inWorkspace(workspace), parcel: orders.parcel ?? orders.parcels?.get(0) ?? fakeParcel(remote) }
    const lanes = new Map([[0, first]])
    const ports = {
      ...first,
      lane(number: number) {
        const lane = lanes.get(number) ?? {
          ...inWorkspace(workspaceOf(number)),
          parcel: orders.parcels?.get(number) ?? fakeParcel(remote),
        }
        lanes.set(number, lane)
        return lane
      },
      store: fakeStateStore(remote),
      olderRun: async <T>(plan: string, look: (run: OlderRun) => Promise<T>) => {
        const older = here.older.get(plan)
        return older && look(older)
      },
      workBranch: fakeWorkBranch(remote),
      confinement: here.confinement,
      base: fakeTrustedFiles(trusted),
      embedded: fakeTrustedFiles({ 'prompt/first-iteration.md': 'You are the first.' }),
      steering: unreachableSteering,
      ...portsOf(orders.tracker ?? here.tracker),
      uncommitted: async () => 0,
      takeNetworkRefusals: () => [],
      editsNow: async () => here.editsNow,
      credentialShapes: credentialShapes(),
      freeRoom: () => here.freeRoom(),
      clock,
      withinTime: withTimeout(20_000),
      liveness: fakeLiveness(++pid, (other) => here.fate(other)),
      show: (progress: Progress) => void shown.push(progress),
      redact: redactor(secrets),
      clean: secretRemover(secrets),
    }
    const settings = { ...defaults, validate: ['npm test'], ...given.settings, ...orders.settings }
    return run(ports, jobOf({ plan, base: remote.base, secrets, settings, orders }), cancelled.signal)
  }
  return here
}

function jobOf(given: {
  plan: Plan
  base: string
  secrets: readonly string[]
  settings: Settings
  orders: Orders
}): JobSettings {
  const { settings, orders } = given
  const plan = orders.plan ?? given.plan
  const checks = resolveChecks(settings.validate, settings['working-directory'])
  const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')
  return {
    planName: 'demo',
    planFile: 'plan.json',
    queue: null,
    planAtTop: 'plan.json',
    document: null,
    progress: null,
    asksForNote: false,
    reachedBy: [],
    steeringFiles: ['plan.json'],
    plan,
    planSource: digest(plan),
    planFormat: null,
    startedBy: null,
    issue: null,
    byComment: false,
    startsNext: undefined,
    issueOrder: null,
    base: given.base,
    baseBranch: 'main',
    workBranch: 'ralph/work/demo',
    remote: '/srv/repository',
    formerRemote: null,
    consents: false,
    fresh: orders.fresh ?? false,
    skipsWait: false,
    lanes: typeof settings.lanes === 'number' ? settings.lanes : 1,
    checksAtOnce: typeof settings['checks-at-once'] === 'number' ? settings['checks-at-once'] : 1,
    checks,
    checksElsewhere: false,
    checksDigest: digest([settings.strategy, checks]),
    settings,
    rules: { recorded: { base: given.base, values: {} }, require: [], change: null },
    secrets: given.secrets,
    tells: null,
    signOff: undefined,
    ...orders.job,
  }
}

export const stateIn = ({ files }: StateCommit): RunState => stateOfFiles(files).state

export const stateOf = ({ remote }: World): RunState => stateIn(remote.newest())

/** Every event of the log, oldest first. */
export const eventsIn = ({ files }: StateCommit): RunEvent[] =>
  segments(files)
    .flatMap((text) => text.split('\n'))
    .filter((line) => line !== '')
    .map((line) => RunEvent.parse(JSON.parse(line)))

/** The newest log's events of one type. */
export const eventsOf = <T extends RunEvent['type']>({ remote }: World, type: T) =>
  eventsIn(remote.newest()).filter((event): event is Extract<RunEvent, { type: T }> => event.type === type)

/** The files of the work branch as the state has it. */
export const workFiles = (here: World) => here.remote.filesOf(stateOf(here).work)

/**
 * What holds for every state commit that ever was: the state is the fold of the log, the last parent is the work
 * commit that it speaks of, and whatever is `done` is in it (rule 2, A1).
 */
export function expectSound({ remote }: World): void {
  const kept = new Set<string>()
  for (const commit of remote.history) {
    const state = stateIn(commit)
    for (const one of commit.keep) kept.add(one)
    const waiting = [...state.lanes, ...Object.values(state.tasks).flatMap(({ rebase }) => rebase ?? [])]
    const candidates = waiting.flatMap(({ candidate }) => candidate ?? [])
    expect([...kept], 'a change that waits is reachable from the state').toEqual(expect.arrayContaining(candidates))
    expect(fold(null, eventsIn(commit))).toEqual(state)
    expect(commit.work).toBe(state.work)
    const around = Object.values(state.around).reduce((sum, { usd }) => sum + usd, 0)
    expect(around, 'roles cost a part of the whole').toBeLessThanOrEqual(state.usage.usd + 1e-9)
    for (const task of Object.values(state.tasks)) {
      for (const { commit: part } of commitsOf(task)) expect(remote.contains(state.work, part)).toBe(true)
      if (task.status === 'done' && task.closed === null) expect(task.commit, 'done means committed').not.toBe(null)
    }
  }
}

/** Leaves the run as a runner does that dies while its agent works, in the first call or that one: the lease is held and the attempt is open. */
export async function loseRunner(here: World, during: (request: AgentRequest) => boolean = () => true): Promise<void> {
  const { script, remote } = here
  const dead = Symbol('dead')
  here.script = (request, files) => {
    if (!during(request)) return script(request, files)
    remote.beforeCommit = () => {
      throw dead
    }
    return { throws: dead }
  }
  try {
    await here.run()
    expect.unreachable('the runner was meant to die')
  } catch (error) {
    expect(error).toBe(dead)
  } finally {
    here.script = script
    remote.beforeCommit = () => undefined
    here.fate = () => 'gone'
  }
}
