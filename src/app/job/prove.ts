import type { RalphError } from '../../core/error/error.ts'
import { iterationPath, segmentPath } from '../../core/ref/state-paths.ts'
import {
  countedCommits,
  countedIterations,
  doneAgainstCommits,
  mayStandBeside,
  stateAgainstLog,
} from '../../core/run/stored/state-against-log.ts'
import { damagedRecord, missingSegment } from '../../core/run/stored/stored-json.ts'
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
 * Verifies a complete run against its log, the commits of its done tasks and their checks. Throws RalphError
 * STATE_NOT_ITS_EVENTS or STATE_FORGED. Its cost grows with the run, so it is done once on a machine.
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
  const madeCommits = await workBranch.readCommitsBehind(tipsOf(events, state), {
    wanted: countedCommits(state),
    since: baseOf(events),
  })
  const passedIterations = new Set(files.slice(segments.length).flatMap(passedIterationIn))
  const unearned = doneAgainstCommits(run, madeCommits, passedIterations)
  if (unearned.length > 0) throw await store.rejectState('STATE_FORGED', unearned)
  store.markProven()
}

/**
 * Verifies the newest state commit against its facts and the commit before, if both are here. Throws RalphError
 * STATE_NOT_ITS_EVENTS.
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
  const isUnexplained = replans && events.every(({ type }) => !replanEvents.has(type))
  return [
    ...stateAgainstLog(before, events, state),
    ...(isUnexplained ? ['plan.json was changed without an event'] : []),
  ]
}

const replanEvents: ReadonlySet<RunEvent['type']> = new Set([
  ...(['run_started', 'plan_changed', 'amendment_accepted'] as const),
  ...(['follow_up_added', 'conflict_task_added', 'agents_md_due'] as const),
])

/**
 * For a write between two writes of the lease's holder: an operator's tool may write only events that complete, skip or
 * pay for nothing. Throws RalphError STATE_NOT_ITS_EVENTS or STATE_FORGED, after the ref was reset to this job's last
 * write.
 */
export async function refuseForeign(
  { store }: Pick<Ports, 'store'>,
  request: {
    run: LoadedRun
    head: string | null
    before: RunState | null
    plan: Plan
    seq: number
    /** Facts of this job, one line each: a push that seemed to fail may have written them. */
    ownFacts: readonly string[]
  },
): Promise<void> {
  const { run, head, before, plan, seq } = request
  const ownFactLines = new Set(factsIn(request.ownFacts)?.map((event) => JSON.stringify(event)))
  const resetTo = head ?? undefined
  const events = factsIn(await store.readMany(segmentsOf(run, seq)))
  const replans = JSON.stringify(plan) !== JSON.stringify(run.plan)
  const differs = differences({ before, events, replans }, run.state)
  if (!events || differs.length > 0) throw await store.rejectState('STATE_NOT_ITS_EVENTS', differs, resetTo)
  const takeoverIndex = events.findIndex((event) => event.type === 'lease_taken' && event.epoch > (before?.epoch ?? 0))
  const beforeTakeover = takeoverIndex === -1 ? events : events.slice(0, takeoverIndex)
  const foreign = beforeTakeover.filter((event) => !ownFactLines.has(JSON.stringify(event)))
  const forged = foreign.filter((event) => !mayStandBeside(event)).map(({ type }) => type)
  if (forged.length === 0) return
  const types = [...new Set(forged)].join(', ')
  throw await store.rejectState('STATE_FORGED', [`somebody else wrote while this job held the run: ${types}`], resetTo)
}

/** How many of these facts are already in the log after `seq`: a push that seemed to fail may have written them. */
export async function countWritten(
  { store }: Pick<Ports, 'store'>,
  { run, seq, ownFacts }: { run: LoadedRun; seq: number; ownFacts: readonly string[] },
): Promise<number> {
  const events = factsIn(await store.readMany(segmentsOf(run, seq))) ?? []
  const loggedLines = new Set(events.map((event) => JSON.stringify(event)))
  const missing = (factsIn(ownFacts) ?? []).findIndex((event) => !loggedLines.has(JSON.stringify(event)))
  return missing === -1 ? ownFacts.length : missing
}

function factsIn(segments: readonly (string | undefined)[]): RunEvent[] | undefined {
  try {
    return segments.flatMap((segment) => eventsOf(segment, 'log', refuse))
  } catch {
    return undefined
  }
}

/** After a squash or a rebase, only earlier tips lead to the commits of the tasks. */
function tipsOf(events: readonly RunEvent[], { work }: RunState): string[] {
  const earlierTips = eventsOfNewestRun(events).flatMap((event) =>
    event.type === 'base_merged' || event.type === 'work_moved' ? [event.from] : [],
  )
  return [...new Set([work, ...earlierTips.reverse()])]
}

const eventsOfNewestRun = (events: readonly RunEvent[]): readonly RunEvent[] =>
  events.slice(events.findLastIndex(({ type }) => type === 'run_started'))

function baseOf(events: readonly RunEvent[]): string {
  const [firstEvent] = eventsOfNewestRun(events)
  return firstEvent?.type === 'run_started' ? firstEvent.base : ''
}

function passedIterationIn(text: string | undefined): number[] {
  try {
    const { iteration, passed } = Validation.parse(JSON.parse(text ?? ''))
    return passed ? [iteration] : []
  } catch {
    return []
  }
}

const segmentsOf = ({ seq }: Pick<LoadedRun, 'seq'>, after = 0): string[] =>
  Array.from({ length: Math.max(0, seq - after) }, (_, index) => segmentPath(after + index + 1))

/** The facts of a loaded run, oldest first, from the segments after `after`. */
export async function readLog(
  state: Pick<StateStore, 'readMany'>,
  run: Pick<LoadedRun, 'seq'>,
  after = 0,
  /** Called for a damaged line or a segment without content, which is then left out; by default the fault is thrown. */
  onFault: (fault: RalphError) => void = refuse,
): Promise<RunEvent[]> {
  const paths = segmentsOf(run, after)
  const unreadable = new Set<string>()
  const segments = await state.readMany(paths, (fault, path) => {
    unreadable.add(path)
    onFault(fault)
  })
  return segments.flatMap((segment, index) => {
    const path = paths[index] ?? ''
    // Each state commit writes a segment, even an empty one.
    if (segment === undefined && !unreadable.has(path)) onFault(missingSegment(path))
    return eventsOf(segment, path, onFault)
  })
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
