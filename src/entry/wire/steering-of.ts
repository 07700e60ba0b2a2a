import { steeringIn } from '../../adapter/local/steering-files.ts'
import type { Confinement } from '../../adapter/process/confined-command.ts'
import { outOfReach, type Steering } from '../../port/steering.ts'
import type { CommandContext } from '../project/context.ts'
import type { Project } from '../project/project.ts'

/** From level C2 on nobody but people reaches the user's tree, and in a workflow the base is a commit. */
export function steeringOf(
  { repository, steeringPaths }: Project,
  { checkout }: CommandContext,
  { report }: Confinement,
): Steering {
  const [plan, config] = steeringPaths
  if (checkout || report.level >= 'C2' || plan === undefined || config === undefined) return outOfReach
  return steeringIn(repository.toplevel, { plan, config })
}
