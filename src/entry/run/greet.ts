import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { emptySubmodules } from '../../adapter/git/files/submodules.ts'
import type { JobSettings } from '../../app/job/job-settings.ts'
import type { Ports } from '../../app/job/ports.ts'
import { whyUnchecked } from '../../core/validation/enough-checks.ts'
import type { Agent } from '../../port/agent.ts'
import type { ShowProgress } from '../../port/progress.ts'
import { findingLine } from '../project/finding-line.ts'
import type { Project } from '../project/project.ts'
import type { StateAccess } from '../wire/state-access.ts'

/** What a user should know before the job begins. */
export async function greet(
  project: Project,
  access: StateAccess,
  { show, job }: { show: ShowProgress; job: JobSettings },
): Promise<void> {
  const { warnings, planFile, settings } = project
  for (const warning of warnings) show({ kind: 'warning', text: findingLine(warning, planFile) })
  if (job.checksElsewhere && settings.validate.length > 0) {
    show({
      kind: 'note',
      text: '`validate` is not run here: the checks are the jobs or steps between begin and finish',
    })
  }
  const unchecked = whyUnchecked(job)
  if (unchecked !== undefined && settings['no-checks'])
    show({ kind: 'warning', text: `nothing checks these commits (no-checks): ${unchecked}` })
  await warnOfSubmodules(project, access, show)
}

/** A job with nothing to do does not look. It is only a remark: nothing waits for it. */
export function sayingUncommitted({ repository }: Project, ports: Ports): Ports {
  const say = async (): Promise<void> => {
    const count = await repository.uncommitted()
    const files = count === 1 ? '1 uncommitted file is' : `${count} uncommitted files are`
    const head = repository.head.slice(0, 7)
    if (count > 0) ports.show({ kind: 'note', text: `${files} not part of the run; it starts from ${head}` })
  }
  const preflight: Agent['preflight'] = () => {
    say().catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error)
      ports.show({ kind: 'warning', text: `whether all files are committed is not known: ${why}` })
    })
    return ports.agent.preflight()
  }
  return { ...ports, agent: { ...ports.agent, preflight } }
}

/** Their commits are nowhere at hand, and no set-up command may fetch them: the workspace holds nothing but the base. */
async function warnOfSubmodules(
  { repository: { toplevel, head } }: Project,
  { store }: StateAccess,
  show: ShowProgress,
): Promise<void> {
  if (!existsSync(join(toplevel, '.gitmodules'))) return
  const empty = await emptySubmodules(store, head)
  if (empty.length === 0) return
  const few = empty.slice(0, 5).join(', ')
  const which = empty.length > 5 ? `${few} and ${empty.length - 5} more` : few
  const text = `not checked out in your repository, so empty in the workspace: ${which}. To have the agent and the checks see the files: git submodule update --init --recursive`
  show({ kind: 'warning', text })
}
