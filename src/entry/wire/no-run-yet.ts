import { originState, stateElsewhere, stateUnderOtherName } from '../../adapter/git/state/origin-state.ts'
import { RalphError } from '../../core/error/error.ts'
import { knownPrefixes, stateRefOf } from '../../core/ref/state-ref-name.ts'
import { ralphCommand } from '../../core/text/report-context.ts'
import type { CommandContext } from '../project/context.ts'
import type { Project } from '../project/project.ts'
import { otherPlace, runElsewhere } from '../project/run-place.ts'
import type { StateAccess } from './state-access.ts'

/** Why there is nothing to read: the run is kept under another name or at origin, as a job would say; else it never began. */
export async function noRunYet(
  project: Project,
  { remote }: Pick<StateAccess, 'remote'>,
  { env }: Pick<CommandContext, 'env'>,
): Promise<RalphError> {
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
  return new RalphError({
    code: 'NO_RUN',
    message: `The plan ${planFile} has not been run yet.`,
    hint: `Start it: ${ralphCommand(project, 'run')}`,
  })
}
