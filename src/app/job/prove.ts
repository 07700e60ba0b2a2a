import type { RalphError } from '../../core/error/error.ts'
import { iterationPath, segmentPath } from '../../core/ref/state-paths.ts'
import {
  countedCommits,
  countedIterations,
  doneAgainstCommits,
  mayStandBeside,
  stateAgainstLog,
} from '../../core/run/stored/state-against-log.ts'
import { damagedRecord } from '../../core/run/stored/stored-json.ts'
import type { LoadedRun, StateStore } from '../../port/state-store.ts'
import { Validation } from '../../schema/check/check.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import type { RunEvent } from '../../schema/run/event.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { StoredEvent } from '../../schema/run/stored-event.ts'
import type { Ports } from './ports.ts'

type ProofPorts = Pick<Ports, 'store' | 'workBranch'>
type Run = Pick<LoadedRun, 'state' | 'plan' | 'seq' | 'proven'>

/**
 * Compares a run that is about to be called complete with all that made it so: its whole log, the commits of its done
 * tasks and the checks that let them through. Throws RalphError STATE_NOT_ITS_EVENTS or STATE_FORGED. Its cost grows
 * with the past, so it is done once: what a job on this machine has proven is not looked at again.
 */
export async function proveComplete({ store, workBranch }: ProofPorts, run: Run): Promise<void> {
  if (run.proven) return
  const { state } = run
  const segments = segmentsOf(run)
  const validations = countedIterations(state).map((iteration) => iterationPath(iteration, 'validation.json'))
  const files = await store.readPast([...segments, ...validations])
  const events = factsIn(files.slice(0, segments.length))
  const differs = differences({ before: null, events, replans: false }, state)
  if (!events || differs.length > 0) throw await store.rejectState('STATE_NOT_ITS_EVENTS', differs)
  const found = await workBranch.readCommitsBehind(tipsOf(events, state), {
    wanted: countedCommits(state),
    since: begunAt(events),
  })
  const passed = new Set(files.slice(segments.length).flatMap(passedIn))
  const unearned = doneAgainstCommits(run, found, passed)
  if (unearned.length > 0) throw await store.rejectState('STATE_FORGED', unearned)
  store.markProven()
}

/**
 * Looks at the newest state commit alone, where that costs nothing: whether its facts make it of the one before. Throws
 * RalphError STATE_NOT_ITS_EVENTS before anything is done by a state that somebody edited.
 */
export async function proveStep({ store }: Pick<Ports, 'store'>, run: LoadedRun): Promise<void> {
  if (run.proven) return
  const step = await store.lastTransition()
  if (!step) return
  const events = factsIn(await store.readMany(segmentsOf(run, step.before?.seq ?? 0)))
  const differs = differences({ before: step.before?.state ?? null, events, replans: step.changesPlan }, run.state)
  if (differs.length > 0) throw await store.rejectState('STATE_NOT_ITS_EVENTS', differs)
}

function differences(
  { before, events, replans }: { before: RunState | null; events: RunEvent[] | undefined; replans: boolean },
  state: RunState,
): string[] {
  if (!events) return ['its log was not written by ralph']
  const silent = replans && events.every(({ type }) => !replanning.has(type))
  return [...stateAgainstLog(before, events, state), ...(silent ? ['plan.json was changed without an event'] : [])]
}

const replanning: ReadonlySet<RunEvent['type']> = new Set([
  ...(['run_started', 'plan_changed', 'amendment_accepted'] as const),
  ...(['follow_up_added', 'conflict_task_added', 'agents_md_due'] as const),
])

/**
 * Somebody wrote between two writes of the job that holds the lease: an operator's tool may, and only what no task is
 * done, skipped or paid for by; whoever has taken the run over may write all. Throws RalphError STATE_NOT_ITS_EVENTS or
 * STATE_FORGED, after the ref was reset to what this job wrote last: the next one must not go on from a forgery.
 */
export async function refuseForeign(
  { store }: Pick<Ports, 'store'>,
  request: {
    run: LoadedRun
    head: string | null
    before: RunState | null
    plan: Plan
    seq: number
    /** Facts of this job as it would write them, a line each: they may stand there by a push that seemed to fail. */
    own: readonly string[]
  },
): Promise<void> {
  const { run, head, before, plan, seq } = request
  const own = new Set(factsIn(request.own)?.map((event) => JSON.stringify(event)))
  const back = head ?? undefined
  const events = factsIn(await store.readMany(segmentsOf(run, seq)))
  const replans = JSON.stringify(plan) !== JSON.stringify(run.plan)
  const differs = differences({ before, events, replans }, run.state)
  if (!events || differs.length > 0) throw await store.rejectState('STATE_NOT_ITS_EVENTS', differs, back)
  const taken = events.findIndex((event) => event.type === 'lease_taken' && event.epoch > (before?.epoch ?? 0))
  const ours = taken === -1 ? events : events.slice(0, taken)
  const foreign = ours.filter((event) => !own.has(JSON.stringify(event)))
  const forged = foreign.filter((event) => !mayStandBeside(event)).map(({ type }) => type)
  if (forged.length === 0) return
  const what = [...new Set(forged)].join(', ')
  throw await store.rejectState('STATE_FORGED', [`somebody else wrote while this job held the run: ${what}`], back)
}

/**
 * How many of these facts, a line each, already stand in the log behind `seq`: a push that seemed to fail may have won, and
 * what it wrote is not to be written twice.
 */
export async function writtenOf(
  { store }: Pick<Ports, 'store'>,
  { run, seq, own }: { run: LoadedRun; seq: number; own: readonly string[] },
): Promise<number> {
  const events = factsIn(await store.readMany(segmentsOf(run, seq))) ?? []
  const there = new Set(events.map((event) => JSON.stringify(event)))
  const missing = (factsIn(own) ?? []).findIndex((event) => !there.has(JSON.stringify(event)))
  return missing === -1 ? own.length : missing
}

function factsIn(segments: readonly (string | undefined)[]): RunEvent[] | undefined {
  try {
    return segments.flatMap((segment) => eventsOf(segment, 'log', refuse))
  } catch {
    return undefined
  }
}

/** Of a squash or a rebase, only the work before it leads to the commits that the tasks are done by. */
function tipsOf(events: readonly RunEvent[], { work }: RunState): string[] {
  const before = ofNewestRun(events).flatMap((event) =>
    event.type === 'base_merged' || event.type === 'work_moved' ? [event.from] : [],
  )
  return [...new Set([work, ...before.reverse()])]
}

const ofNewestRun = (events: readonly RunEvent[]): readonly RunEvent[] =>
  events.slice(events.findLastIndex(({ type }) => type === 'run_started'))

function begunAt(events: readonly RunEvent[]): string {
  const [begun] = ofNewestRun(events)
  return begun?.type === 'run_started' ? begun.base : ''
}

function passedIn(text: string | undefined): number[] {
  try {
    const { iteration, passed } = Validation.parse(JSON.parse(text ?? ''))
    return passed ? [iteration] : []
  } catch {
    return []
  }
}

/** Where the log's segments lie: all, or those after `after`. */
const segmentsOf = ({ seq }: Pick<LoadedRun, 'seq'>, after = 0): string[] =>
  Array.from({ length: Math.max(0, seq - after) }, (_, index) => segmentPath(after + index + 1))

/** The facts of the run that was just loaded, oldest first: all, or those of the segments after `after`. */
export async function readLog(
  state: Pick<StateStore, 'readMany'>,
  run: Pick<LoadedRun, 'seq'>,
  after = 0,
  /** Gets a line that is damaged, which is then left out; by default the fault is thrown. */
  onFault: (fault: RalphError) => void = refuse,
): Promise<RunEvent[]> {
  const paths = segmentsOf(run, after)
  const segments = await state.readMany(paths)
  return segments.flatMap((segment, index) => eventsOf(segment, paths[index] ?? '', onFault))
}

function eventsOf(segment: string | undefined, path: string, onFault: (fault: RalphError) => void): RunEvent[] {
  return (segment ?? '').split('\n').flatMap((line, index) => {
    if (line === '') return []
    const event = eventIn(line)
    if (event === undefined) onFault(damagedRecord(path, index + 1))
    return event ?? []
  })
}

function eventIn(line: string): RunEvent | undefined {
  try {
    return StoredEvent.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

function refuse(fault: RalphError): never {
  throw fault
}
