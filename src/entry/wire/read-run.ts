import { inboxPrefix } from '../../adapter/git/remote/inbox.ts'
import { originState, stateElsewhere, stateUnderOtherName } from '../../adapter/git/state/origin-state.ts'
import { readLog } from '../../app/job/prove.ts'
import { RalphError } from '../../core/error/error.ts'
import { evidencePath, knownPrefixes, stateRefOf } from '../../core/ref/state-paths.ts'
import { type IterationRecord, iterationRecord, recordPaths } from '../../core/report/facts/iteration-view.ts'
import { damagedRecord, storedJson } from '../../core/run/stored/stored-json.ts'
import { lineSpan, queueCommand, ralphCommand } from '../../core/text/report-context.ts'
import type { IncomingCommand, OrderSource } from '../../port/outside.ts'
import type { LoadedRun, StateStore } from '../../port/state-store.ts'
import { Evidence } from '../../schema/counsel/evidence.ts'
import type { RunEvent } from '../../schema/run/event.ts'
import type { CommandContext } from '../project/context.ts'
import type { ProjectOfRun } from '../project/project.ts'
import { otherPlace, runElsewhere } from '../project/run-place.ts'
import { formerRun } from './former-run.ts'
import type { StateAccess } from './state-access.ts'

/**
 * Fetches the newest state commit with its history, then loads the run: reading its past then needs no remote. `others`
 * are patterns of refs that are read next, listed by the same request.
 */
export async function loadWithHistory(
  { stateRef, workRef }: Pick<ProjectOfRun, 'stateRef' | 'workRef'>,
  { remote, state }: Pick<StateAccess, 'remote' | 'state'>,
  others: readonly string[] = [],
): Promise<LoadedRun | null> {
  const stateCommit = (await remote.lookAhead([stateRef, workRef, ...others])).refs.get(stateRef)
  if (stateCommit !== undefined) await remote.fetchCommit(stateCommit)
  return (await state.load()).run
}

/** Refs that a command reads after the run: its orders, and states of its plan under other names. */
export const refsBeside = ({ planName, stateRef }: Pick<ProjectOfRun, 'planName' | 'stateRef'>): readonly string[] => [
  `${inboxPrefix(planName)}*`,
  ...otherStateRefs(planName, stateRef),
]

export const otherStateRefs = (planName: string, stateRef: string): readonly string[] =>
  knownPrefixes()
    .map((prefix) => stateRefOf(planName, prefix))
    .filter((ref) => ref !== stateRef)

/** Warns about damaged records; the others are still read. */
export function warnOf({ err }: Pick<CommandContext, 'err'>): OnFault {
  let warnings = 0
  return ({ message, hint, code }) => {
    warnings += 1
    if (warnings <= maxWarnings) err(`${message} It is left out. [${code}]\n`)
    if (warnings === 1 && hint !== undefined) err(`${hint}\n`)
    if (warnings === maxWarnings + 1) err('More of the state is damaged, and left out.\n')
  }
}

const maxWarnings = 10

export const runGone = (plan: string): RalphError =>
  new RalphError({
    code: 'NO_RUN',
    message: `The run of ${plan} was deleted while it was read.`,
    hint: '`ralph list` shows all runs.',
  })

/** Everything that is stored of a run, after `loadWithHistory`. By default, what is damaged there is thrown. */
export async function readHistory(access: StateAccess, run: LoadedRun, onFault?: OnFault) {
  const events = ofNewestRun(await readLog(access.state, run, 0, onFault))
  const numbers = events.flatMap((event) => (event.type === 'attempt_started' ? event.iteration : []))
  const [records, evidence] = await Promise.all([
    readRecords(access.state, numbers, { onFault }),
    readEvidence(access.state, run, onFault),
  ])
  return { run, events, records, evidence }
}

/** A log also holds the runs before it (`--fresh`). */
function ofNewestRun(events: readonly RunEvent[]): readonly RunEvent[] {
  return events.slice(
    Math.max(
      0,
      events.findLastIndex(({ type }) => type === 'run_started'),
    ),
  )
}

type OnFault = (fault: RalphError) => void

function refuse(fault: RalphError): never {
  throw fault
}

/** Reads the records of these iterations in one call; with `listedPaths`, only what lists show. */
export async function readRecords(
  state: Pick<StateStore, 'readMany'>,
  iterations: readonly number[],
  {
    pathsOf = recordPaths,
    onFault = refuse,
  }: {
    pathsOf?: (iteration: number) => readonly (string | null)[]
    /** Called for a damaged file, which is then left out; by default the fault is thrown. */
    onFault?: OnFault | undefined
  } = {},
): Promise<ReadonlyMap<number, IterationRecord>> {
  const pathsByIteration = iterations.map(pathsOf)
  const paths = pathsByIteration.flat().filter((path) => path !== null)
  const contents = await state.readMany(paths, onFault)
  for (const [index, path] of paths.entries()) tellDamage(path, contents[index], onFault)
  let next = 0
  return new Map(
    iterations.map((iteration, index) => [
      iteration,
      iterationRecord((pathsByIteration[index] ?? []).map((path) => (path === null ? undefined : contents[next++]))),
    ]),
  )
}

/** Null if the run has no verification yet, or one that this version cannot read. */
export async function readEvidence(
  state: Pick<StateStore, 'readMany'>,
  run: LoadedRun,
  onFault: OnFault = refuse,
): Promise<Evidence | null> {
  const [text] = run.state.evidence === null ? [] : await state.readMany([evidencePath], onFault)
  tellDamage(evidencePath, text, onFault)
  return text === undefined ? null : (Evidence.safeParse(storedJson(text)).data ?? null)
}

function tellDamage(path: string, text: string | undefined, onFault: OnFault): void {
  if (text !== undefined && path.endsWith('.json') && storedJson(text) === undefined) onFault(damagedRecord(path))
}

/** Explains why there is nothing to read: the run is stored under another name or at origin, or it never started. */
export async function noRunYet(
  project: ProjectOfRun,
  { remote }: Pick<StateAccess, 'remote'>,
  context: CommandContext,
): Promise<RalphError> {
  const { env } = context
  const { planFile, planName, stateRef, remoteIsOwn, repository } = project
  const otherRefs = otherStateRefs(planName, stateRef)
  const refs = await remote.refs(otherRefs)
  const otherRef = otherRefs.find((ref) => refs.has(ref))
  if (otherRef !== undefined) return stateUnderOtherName(remote.url, { stateRef, other: otherRef })
  if (remoteIsOwn && repository.origin !== null) {
    const origin = await originState({ repository, env, stateRef, local: null })
    if (origin.kind === 'differs') return stateElsewhere(project, { origin: origin.origin, local: null })
  }
  const place = otherPlace(project)
  if (place) return runElsewhere(project, place)
  const oldNameError = await formerRun(project, context)
  if (oldNameError) return oldNameError
  return new RalphError({
    code: 'NO_RUN',
    message: `The plan ${planFile} has not been run yet.`,
    hint: project.queue?.moves
      ? `Work through the queue: ${lineSpan(queueCommand(project))}. Or begin this plan now: ${lineSpan(ralphCommand(project, 'run'))}`
      : `Start it: ${ralphCommand(project, 'run')}`,
  })
}

/** Orders in the run's repository that no job has picked up, oldest first; those in comments are on GitHub only. */
export async function waitingOrders(
  { incoming }: Pick<OrderSource, 'incoming'>,
  { control, state }: Pick<LoadedRun, 'control' | 'state'>,
): Promise<readonly IncomingCommand[]> {
  const { cursor: since, consumed } = control
  const { orders } = await incoming({ since, started: state.started, consumed, to: 'watch' })
  return orders.filter(({ id }) => !consumed.includes(id))
}
