import { join } from 'node:path'
import type { RunCommand } from '../../adapter/git/workspace/set-up.ts'
import { checkRunner } from '../../adapter/local/check-runner.ts'
import { setUpRunner } from '../../adapter/local/set-up-runner.ts'
import type { Confinement } from '../../adapter/process/confined-command.ts'
import { checkEnvironment, type Environment } from '../../adapter/process/environment.ts'
import { isBelow } from '../../core/confinement/policy.ts'
import { redactor } from '../../core/text/secret/redact.ts'
import type { RunCheck } from '../../port/check-runner.ts'
import type { Project } from '../project/project.ts'
import type { Watches } from './watches.ts'

/** What runs commands of the user's in the workspace. */
interface Runners {
  readonly runCheck: RunCheck
  /** Null where `runCheck` protects no files either. */
  readonly runUnconfined: RunCheck | null
  /** `untouched`: nothing that it meets can be an agent's. */
  readonly setUp: (...given: [...Parameters<RunCommand>, { untouched: boolean }]) => ReturnType<RunCommand>
}

export const logsOf = ({ home }: Pick<Project, 'home'>): string => join(home, 'logs')

/** Checks are confined; set-up is once an agent may have had a hand in what it runs. */
export function runnersOf(
  project: Project,
  /** What commands get from, and the engine's own, whose files are watched. */
  from: { env: Environment; engine: Environment },
  at: { confinement: Confinement; workspace: string; scratch: string; watches: Watches },
): Runners {
  const { confinement, workspace, scratch, watches } = at
  const extra = project.settings['check-env']
  const redact = redactor(project.secrets)
  const common = { workspace, folder: scratch, logDir: logsOf(project), redact, watched: watches.own }
  const confined = { ...common, confinement }
  const unconfined = { ...common, confinement: { wrap: confinement.unconfined } }
  const protectsFiles = !isBelow(confinement.report.level, 'C2')
  const env = (own: { home: string; tmp: string }) => checkEnvironment(from.env, { ...own, extra, network: false })
  const checks = { env, environment: from.engine }
  // The first set-up installs what the user would install: with the user's caches, registries and their credentials.
  const ofUser = setUpRunner({
    ...unconfined,
    env: ({ home, tmp }) => checkEnvironment(from.env, { home: from.env['HOME'] || home, tmp, extra, network: true }),
  })
  const later = setUpRunner({
    ...confined,
    env: (own) => checkEnvironment(from.env, { ...own, extra, network: true }),
  })
  return {
    runCheck: checkRunner({ ...confined, ...checks, watched: watches.all }),
    runUnconfined: protectsFiles ? checkRunner({ ...unconfined, ...checks }) : null,
    setUp: (command, signal, { untouched }) => (untouched || !protectsFiles ? ofUser : later)(command, signal),
  }
}
