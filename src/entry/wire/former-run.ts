import { basename, join } from 'node:path'
import { RalphError } from '../../core/error/error.ts'
import { knownPrefixes } from '../../core/ref/state-paths.ts'
import { commandLine } from '../../core/text/command-line.ts'
import type { CommandContext } from '../project/context.ts'
import type { Project } from '../project/project.ts'
import { keeperAt, runsAt, withKeeper } from './kept-runs.ts'

const tasksFile = 'tasks.md'

/**
 * Finds an unfinished run of a tasks.md at the top that has another name: it was once named after the folder of the
 * repository, and in another folder it is named after that. The error says how to continue it.
 */
export async function formerRun(
  project: Pick<Project, 'planAtTop' | 'planName' | 'repository' | 'settings' | 'read'>,
  context: CommandContext,
): Promise<RalphError | undefined> {
  const { planAtTop, planName, repository, settings, read } = project
  if (planAtTop !== tasksFile) return undefined
  const prefixes = knownPrefixes(settings['state-ref'])
  const keeper = await keeperAt({ name: settings.remote ?? null, repository, prefixes, context })
  const runs = await withKeeper(keeper, context, ({ store }) => runsAt(keeper, store))
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
