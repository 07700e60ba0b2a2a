import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cassetteAgent, type PlayedCall } from '../../adapter/cassette/cassette-agent.ts'
import type { Tape } from '../../adapter/cassette/read-cassette.ts'
import { type Lender, makeReplayRemote } from '../../adapter/cassette/replay-remote.ts'
import { trustedFilesIn } from '../../adapter/local/trusted-files.ts'
import { secretValues } from '../../adapter/process/secret-values.ts'
import type { Ports } from '../../app/job/ports.ts'
import { runJob } from '../../app/job.ts'
import { RalphError } from '../../core/error/error.ts'
import { replayWorkspace } from '../../core/prompt/workspace-paths.ts'
import { compareRuns, type Difference, iterationsOf, verdictOf } from '../../core/replay/compare-runs.ts'
import type { PromptDifference } from '../../core/replay/iteration-text.ts'
import { promptDifferences } from '../../core/replay/prompt-difference.ts'
import { endsAttempt, recordedOrders } from '../../core/replay/segments.ts'
import type { Clock } from '../../port/clock.ts'
import type { Liveness } from '../../port/liveness.ts'
import type { OrderSource } from '../../port/outside.ts'
import type { ShowProgress } from '../../port/progress.ts'
import type { LoadedRefs } from '../../port/state-store.ts'
import type { TrustedFiles } from '../../port/steering.ts'
import type { CheckResult } from '../../schema/check/check.ts'
import { nothingToIndex } from '../../schema/knowledge/index-file.ts'
import type { RunEvent } from '../../schema/run/event.ts'
import type { CommandContext } from '../project/context.ts'
import { openState } from '../wire/state-access.ts'
import { localSurroundings } from '../wire/surroundings.ts'
import { wire } from '../wire/wire.ts'
import { type Overrides, replayProject } from './replay-project.ts'

export interface Replayed {
  readonly events: readonly RunEvent[]
  readonly calls: readonly PlayedCall[]
  /** By iteration, with reruns; `baseline` is 0. */
  readonly checks: ReadonlyMap<number, readonly CheckResult[]>
  /** Why there was no recording for the next call; null if the engine came to an end. */
  readonly ended: string | null
  readonly workspace: string
  readonly gitDir: string
}

/** Works only in `folder`. `until`: stops after that iteration, with its tree in the workspace. */
export async function replayJob(
  tape: Tape,
  request: {
    folder: string
    lender: Lender | undefined
    overrides: Overrides
    until: number | undefined
    show: ShowProgress
    context: CommandContext
  },
): Promise<Replayed> {
  const { folder, context, until } = request
  const { clock, advance, advanceTo } = replayClock({ started: tape.run.started, run: runIdOf(tape.events) })
  const gitDir = join(folder, 'remote.git')
  const remote = await makeReplayRemote(gitDir, { ...request, ...tape, env: context.env })
  const secrets = secretValues(context.env)
  const { project, job } = replayProject(tape, { ...request, remote, secrets, home: folder })
  const replayContext = { ...context, now: clock.now }
  const access = await openState(project, replayContext, { home: folder, nonce: numbered('replay') })
  const workspace = join(folder, 'workspace')
  const reached = new AbortController()
  const events: RunEvent[] = []
  const calls: PlayedCall[] = []
  const checks = new Map<number, CheckResult[]>()
  const follow = followStarts(tape.events, advanceTo)
  const show: ShowProgress = (progress) => {
    if (progress.kind === 'event') {
      events.push(progress.event)
      follow(progress.event)
      if (until !== undefined && verdictOf([progress.event], until)) reached.abort()
    }
    request.show(progress)
  }
  const places = await localSurroundings(project, replayContext, access)
  const realPorts = await wire(project, replayContext, { ...places, show, scratch: join(folder, 'scratch') })
  const ports: Ports = {
    ...realPorts,
    store: { ...realPorts.store, load: async () => asProven(await realPorts.store.load()) },
    clock,
    liveness,
    olderRun: olderRunOf(tape.events),
    orderSource: ordersOf(tape.events, events),
    uncommitted: () => Promise.resolve(0),
    takeNetworkRefusals: () => [],
    base: baseFilesOf(tape),
    agent: cassetteAgent(tape, {
      workspace: () => workspace,
      onPlayed: (call) => calls.push(call),
      now: clock.now,
      passed: advance,
    }),
    runCheck: async (check, label, signal, cited) => {
      const result = normalized(await realPorts.runCheck(check, label, signal, cited), workspace)
      const iteration = Number(/^iteration-(\d+)/.exec(label)?.[1] ?? 0)
      checks.set(iteration, [...(checks.get(iteration) ?? []), result])
      return result
    },
  }
  try {
    const ended = await endOf(runJob(ports, job, AbortSignal.any([context.cancelled, reached.signal])))
    return { events, calls, checks, ended, workspace, gitDir }
  } finally {
    await access.store.close()
  }
}

/** The recorded state has what the prompts read, and not the whole log, so it cannot be verified. */
const asProven = ({ remoteWork, run }: LoadedRefs): LoadedRefs => ({ remoteWork, run: run && { ...run, proven: true } })

/** The other plan may have learned more since then, or be gone: the recorded entries are inherited again. */
const olderRunOf =
  (events: readonly RunEvent[]): Ports['olderRun'] =>
  async (plan, look) => {
    const inheritance = events.find((event) => event.type === 'knowledge_inherited' && event.from === plan)
    if (inheritance?.type !== 'knowledge_inherited') return undefined
    const state = { knowledge: inheritance.entries, compaction: nothingToIndex, tasks: {}, around: {} }
    return look({ state, readPast: async () => [] })
  }

/** Files that the recorded job read from its base; a cassette with files has all of it. */
function baseFilesOf({ folder, run }: Tape): TrustedFiles {
  const directory = join(folder, 'files' in run.base ? run.base.files : 'base')
  return existsSync(directory) ? trustedFilesIn(directory) : { read: () => Promise.resolve(undefined) }
}

/** The id of the run that the recorded job began; a continued run needs none. */
const runIdOf = (events: readonly RunEvent[]): string =>
  events.flatMap((event) => (event.type === 'run_started' ? [event.run] : []))[0] ?? 'replay'

function numbered(name: string): () => string {
  let count = 0
  return () => {
    count += 1
    return `${name}-${count}`
  }
}

const endOf = (job: Promise<unknown>): Promise<string | null> =>
  job.then(
    () => null,
    (error: unknown) => {
      if (error instanceof RalphError && error.code === 'REPLAY_ENDED') return error.message
      throw error
    },
  )

/** Nobody else is in the sandbox; the recorded job, whose lease the state may hold, has ended. */
const liveness: Liveness = {
  self: { kind: 'process', host: 'replay', boot: 'replay', pid: 1, started: 'replay' },
  check: () => Promise.resolve('gone'),
}

/** Each order arrives after as many ended attempts as in the recorded job. */
function ordersOf(recorded: readonly RunEvent[], replayed: readonly RunEvent[]): OrderSource {
  const orders = recordedOrders(recorded)
  return {
    incoming: () => {
      const endedAttempts = replayed.filter(endsAttempt).length
      return Promise.resolve({ orders: orders.filter(({ after }) => after <= endedAttempts), cursor: null })
    },
    forget: () => Promise.resolve(),
  }
}

/** Without the duration of a check and the place of the sandbox, which differ between replays. */
function normalized({ log_file: _, ...result }: CheckResult, workspace: string): CheckResult {
  const relocate = (text: string): string => text.replaceAll(workspace, replayWorkspace)
  return {
    ...result,
    duration_ms: 0,
    output_head: relocate(result.output_head),
    output_tail: relocate(result.output_tail),
  }
}

/** Advances only by recorded calls, so that two replays are alike; it never waits. */
function replayClock({ started, run }: { started: string; run: string }): {
  clock: Clock
  advance: (ms: number) => void
  advanceTo: (at: number) => void
} {
  let now = Date.parse(started)
  return {
    clock: {
      now: () => now,
      waitUntil: (_, signal) => aborted(signal),
      id: () => run,
    },
    advance: (ms) => {
      now += Math.round(ms)
    },
    advanceTo: (at) => {
      now = Math.max(now, at)
    },
  }
}

/** Between two attempts, advances to the recorded start of the next one: the engine writes times into files. */
function followStarts(recorded: readonly RunEvent[], advanceTo: (at: number) => void): (event: RunEvent) => void {
  const starts = recorded.filter(({ type }) => type === 'attempt_started')
  let startCount = 0
  let inAttempt = false
  return (event) => {
    if (event.type === 'attempt_started') startCount += 1
    inAttempt = event.type === 'attempt_started' || (inAttempt && !endsAttempt(event))
    const next = starts[startCount]
    if (!inAttempt && next) advanceTo(Date.parse(next.at))
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (signal.aborted) done()
    else signal.addEventListener('abort', () => done(), { once: true })
  })

/** Compares the replay with the recording: its decisions, and the prompts of the agent. */
export async function compareReplay(
  tape: Tape,
  replayed: Replayed,
  until: number | undefined,
): Promise<{ differences: readonly Difference[]; prompts: readonly PromptDifference[] }> {
  const only = iterationsOf(tape.events).filter((iteration) => until === undefined || iteration <= until)
  const differences = compareRuns(tape.events, replayed.events, { only, whole: until === undefined })
  const files = trustedFilesIn(tape.folder)
  const prompts: PromptDifference[] = []
  for (const { iteration, prompt, recording } of replayed.calls) {
    const recorded = recording.prompt === undefined ? undefined : await files.read(recording.prompt)
    if (recorded === undefined) continue
    prompts.push(...promptDifferences(recorded, prompt).map((difference) => ({ iteration, ...difference })))
  }
  return { differences: tape.events.length === 0 ? [] : differences, prompts }
}
