import { type IterationRecord, iterationRecord, recordPaths } from '../../core/report/facts/iteration-record.ts'
import type { LoadedRun, StateStore } from '../../port/state-store.ts'
import type { CommandContext } from '../project/context.ts'
import type { Project } from '../project/project.ts'
import { noRunYet } from './no-run-yet.ts'
import type { StateAccess } from './state-access.ts'

/**
 * Loads the run after its newest state commit was fetched whole, so that reading all of its past needs no further look
 * at the remote. Throws RalphError NO_RUN, or where else the run is.
 */
export async function loadWhole(
  project: Project,
  access: StateAccess,
  context: Pick<CommandContext, 'env'>,
): Promise<LoadedRun> {
  const { stateRef } = project
  const { remote, state } = access
  const oid = (await remote.refs([stateRef])).get(stateRef)
  if (oid !== undefined) await remote.fetchCommit(oid)
  const { run } = await state.load()
  if (!run) throw await noRunYet(project, access, context)
  return run
}

/** What the state ref keeps of these iterations, all in one look. */
export async function readRecords(
  state: StateStore,
  iterations: readonly number[],
): Promise<ReadonlyMap<number, IterationRecord>> {
  const contents = await state.readMany(iterations.flatMap(recordPaths))
  const each = contents.length / Math.max(1, iterations.length)
  return new Map(
    iterations.map((iteration, at) => [iteration, iterationRecord(contents.slice(at * each, (at + 1) * each))]),
  )
}
