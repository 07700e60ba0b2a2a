import { checkBranches } from '../adapter/git/branch-preflight.ts'
import { originState, stateElsewhere } from '../adapter/git/origin-state.ts'
import { processDirectory } from '../adapter/local/process-directory.ts'
import { type JobResult, runJob } from '../app/job.ts'
import type { ShowProgress } from '../port/progress.ts'
import type { StateStore } from '../port/state-store.ts'
import type { CommandContext } from './context.ts'
import { findingLine } from './finding-line.ts'
import { jobSettings } from './job-settings.ts'
import type { Project } from './project.ts'
import { surroundingsOf } from './surroundings.ts'
import { type StateAccess, wire } from './wire.ts'

/** Runs one job of the project, from its first look at the remote to the last thing that it leaves behind. */
export async function oneJob(
  project: Project,
  context: CommandContext,
  at: {
    fresh: boolean
    show: ShowProgress
    /** A last look at the state, however the job ended. */
    onEnd?: (store: StateStore) => Promise<void>
  },
): Promise<JobResult> {
  const job = jobSettings(project, at.fresh)
  const around = await surroundingsOf(project, context)
  const scratch = await processDirectory(project.home, 'process')
  try {
    await preflight(project, context, around.access)
    greet(project, at.show)
    const ports = await wire(project, context, { ...around, show: at.show, scratch: scratch.path })
    return await runJob(ports, job, context.cancelled)
  } finally {
    try {
      await at.onEnd?.(around.access.state)
    } finally {
      await Promise.all([around.leave(), scratch.remove()])
    }
  }
}

async function preflight(project: Project, context: CommandContext, { remote }: StateAccess): Promise<void> {
  const { repository, remoteIsOwn, stateRef, workRef } = project
  await checkBranches({ remote, repository, remoteIsOwn, stateRef, workRef })
  if (!remoteIsOwn || repository.origin === null) return
  const local = (await remote.refs([stateRef])).get(stateRef) ?? null
  const origin = await originState({ toplevel: repository.toplevel, env: context.env, stateRef, local })
  if (origin.kind === 'differs') throw stateElsewhere(stateRef, { origin: origin.origin, local })
}

function greet(project: Project, show: ShowProgress): void {
  const { warnings, planFile, settings, repository } = project
  for (const warning of warnings) show({ kind: 'warning', text: findingLine(warning, planFile) })
  if (settings.validate.length === 0) {
    show({ kind: 'warning', text: 'no checks are given (--validate): any change of the agent will be committed' })
  }
  if (repository.uncommitted > 0) {
    const files =
      repository.uncommitted === 1 ? '1 uncommitted file is' : `${repository.uncommitted} uncommitted files are`
    show({ kind: 'note', text: `${files} not part of the run; it starts from ${repository.head.slice(0, 7)}` })
  }
}
