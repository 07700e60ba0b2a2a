import { RalphError } from '../../core/error/error.ts'
import type { CommandContext } from '../project/context.ts'
import { openProject, type Project } from '../project/project.ts'
import { planMeantHere } from './queue-here.ts'
import { type StateAccess, withTemporaryState } from './state-access.ts'

/**
 * For commands that only read: where the repository itself keeps no run of the plan and `origin` does, they read that
 * one, and say so. `look` throws what `noRunYet` gives.
 */
export async function lookAtRun<T>(
  context: CommandContext,
  given: Readonly<Record<string, unknown>>,
  look: (request: { project: Project; access: StateAccess; folder: string }) => Promise<T>,
  about: 'ahead' | 'done' = 'done',
): Promise<T> {
  const at = (project: Project): Promise<T> =>
    withTemporaryState(project, context, (access, folder) => look({ project, access, folder }))
  const flags = await planMeantHere(context, given, about)
  try {
    return await at(await openProject(context, flags))
  } catch (error) {
    if (!(error instanceof RalphError) || error.code !== 'STATE_ELSEWHERE' || flags['remote'] !== undefined) throw error
    context.err('This run is stored at origin; everything below is read from there (--remote origin).\n')
    return at(await openProject(context, { ...flags, remote: 'origin' }))
  }
}
