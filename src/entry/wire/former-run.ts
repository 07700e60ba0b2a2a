import { basename, join } from 'node:path'
import { RalphError } from '../../core/error/error.ts'
import { knownPrefixes } from '../../core/ref/state-paths.ts'
import { commandLine } from '../../core/text/command-line.ts'
import type { CommandContext } from '../project/context.ts'
import type { Project } from '../project/project.ts'
import { openRunRepository, runsAt, withRunRepository } from './kept-runs.ts'

const tasksFile = 'tasks.md'

/** A run of a tasks.md at the top was once named after the folder of the repository. */
export async function formerRun(
  project: Pick<Project, 'planAtTop' | 'planName' | 'repository' | 'settings' | 'read'>,
  context: CommandContext,
): Promise<RalphError | undefined> {
  const { planAtTop, planName, repository, settings, read } = project
  if (planAtTop !== tasksFile) return undefined
  const prefixes = knownPrefixes(settings['state-ref'])
  const runRepository = await openRunRepository({ name: settings.remote ?? null, repository, prefixes, context })
  const runs = await withRunRepository(runRepository, context, ({ store }) => runsAt(runRepository, store))
  for (const { plan, run } of runs) {
    const formerPath = run?.state.plan_file ?? (plan === basename(repository.toplevel) ? tasksFile : '')
    if (plan === planName || run?.state.stop?.kind === 'complete' || basename(formerPath) !== tasksFile) continue
    const stillExists =
      formerPath !== tasksFile && (await read(join(repository.toplevel, formerPath)).then(Boolean, () => false))
    if (!stillExists) return runUnderOldName(plan)
  }
  return undefined
}

function runUnderOldName(plan: string): RalphError {
  const to = `${plan}/${tasksFile}`
  const moveCommand = [
    commandLine('mkdir', '-p', plan),
    commandLine('git', 'mv', tasksFile, to),
    commandLine('git', 'commit', '-m', `Move the plan to ${to}`, tasksFile, to),
    commandLine('ralph', 'run', '--plan', to),
  ].join(' && ')
  return new RalphError({
    code: 'RUN_ELSEWHERE',
    message: `A run of ${tasksFile} is stored under the name ${plan}, and a ${tasksFile} at the top is called tasks. Nothing was written.`,
    hint: `To continue that run, put the file into a folder of its name: \`${moveCommand}\`. To start a new one here, add --fresh.`,
  })
}
