import { originState, stateElsewhere, stateUnderOtherName } from '../../adapter/git/state/origin-state.ts'
import { readLog } from '../../app/job/prove.ts'
import { RalphError } from '../../core/error/error.ts'
import { evidencePath, knownPrefixes, stateRefOf } from '../../core/ref/state-paths.ts'
import { type IterationRecord, iterationRecord, recordPaths } from '../../core/report/facts/iteration-view.ts'
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
 * Loads the run after its newest state commit was fetched whole, so that reading all of its past needs no further look
 * at the remote.
 */
export async function loadWithHistory(
  { stateRef }: Pick<ProjectOfRun, 'stateRef'>,
  { remote, state }: Pick<StateAccess, 'remote' | 'state'>,
): Promise<LoadedRun | null> {
  const oid = (await remote.refs([stateRef])).get(stateRef)
  if (oid !== undefined) await remote.fetchCommit(oid)
  return (await state.load()).run
}

/** Reports what is damaged, and goes on with what can still be read. */
export const warnOf =
  ({ err }: Pick<CommandContext, 'err'>) =>
  ({ message, code }: RalphError): void =>
    err(`${message} It is left out. [${code}]\n`)

export const runGone = (plan: string): RalphError =>
  new RalphError({
    code: 'NO_RUN',
    message: `The run of ${plan} was deleted while it was read.`,
    hint: '`ralph list` shows all runs.',
  })

/** All that was stored of a run that was loaded whole. */
export async function readHistory(access: StateAccess, run: LoadedRun, onFault?: (fault: RalphError) => void) {
  const events = ofNewestRun(await readLog(access.state, run, 0, onFault))
  const numbers = events.flatMap((event) => (event.type === 'attempt_started' ? event.iteration : []))
  const [records, evidence] = await Promise.all([readRecords(access.state, numbers), readEvidence(access.state, run)])
  return { run, events, records, evidence }
}

/** A log holds the runs before it too (`--fresh`). */
function ofNewestRun(events: readonly RunEvent[]): readonly RunEvent[] {
  return events.slice(
    Math.max(
      0,
      events.findLastIndex(({ type }) => type === 'run_started'),
    ),
  )
}

/** What the state ref keeps of these iterations, all in one look; with `listedPaths`, what lists show of them. */
export async function readRecords(
  state: Pick<StateStore, 'readMany'>,
  iterations: readonly number[],
  pathsOf: (iteration: number) => readonly (string | null)[] = recordPaths,
): Promise<ReadonlyMap<number, IterationRecord>> {
  const wanted = iterations.map(pathsOf)
  const contents = await state.readMany(wanted.flat().filter((path) => path !== null))
  let at = 0
  return new Map(
    iterations.map((iteration, index) => [
      iteration,
      iterationRecord((wanted[index] ?? []).map((path) => (path === null ? undefined : contents[at++]))),
    ]),
  )
}

/** What was found for each criterion; null where this run has not looked, or where that cannot be read. */
export async function readEvidence(state: StateStore, run: LoadedRun): Promise<Evidence | null> {
  const text = run.state.evidence === null ? undefined : await state.read(evidencePath)
  try {
    return text === undefined ? null : (Evidence.safeParse(JSON.parse(text)).data ?? null)
  } catch {
    return null
  }
}

/** Why there is nothing to read: the run is kept under another name or at origin, as a job would say; else it never began. */
export async function noRunYet(
  project: ProjectOfRun,
  { remote }: Pick<StateAccess, 'remote'>,
  context: CommandContext,
): Promise<RalphError> {
  const { env } = context
  const { planFile, planName, stateRef, remoteIsOwn, repository } = project
  const places = knownPrefixes().map((prefix) => stateRefOf(planName, prefix))
  const refs = await remote.refs(places)
  const other = places.find((ref) => ref !== stateRef && refs.has(ref))
  if (other !== undefined) return stateUnderOtherName(remote.url, { stateRef, other })
  if (remoteIsOwn && repository.origin !== null) {
    const origin = await originState({ repository, env, stateRef, local: null })
    if (origin.kind === 'differs') return stateElsewhere(project, { origin: origin.origin, local: null })
  }
  const place = otherPlace(project)
  if (place) return runElsewhere(project, place)
  const former = await formerRun(project, context)
  if (former) return former
  return new RalphError({
    code: 'NO_RUN',
    message: `The plan ${planFile} has not been run yet.`,
    hint: project.queue?.moves
      ? `Work through the queue: ${lineSpan(queueCommand(project))}. Or begin this plan now: ${lineSpan(ralphCommand(project, 'run'))}`
      : `Start it: ${ralphCommand(project, 'run')}`,
  })
}

/** The orders in the run's repository that no job has taken yet, oldest first; those in comments are GitHub's to show. */
export async function waitingOrders(
  { incoming }: Pick<OrderSource, 'incoming'>,
  { control, state }: Pick<LoadedRun, 'control' | 'state'>,
): Promise<readonly IncomingCommand[]> {
  const { cursor: since, consumed } = control
  const { orders } = await incoming({ since, started: state.started, consumed, to: 'watch' })
  return orders.filter(({ id }) => !consumed.includes(id))
}
