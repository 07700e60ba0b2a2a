import { join } from 'node:path'
import type { RunCommand } from '../../adapter/git/workspace/set-up.ts'
import { checkRunner, setUpRunner } from '../../adapter/local/check-runner.ts'
import { digest, watchSteering } from '../../adapter/local/steering-files.ts'
import type { Confinement } from '../../adapter/process/command.ts'
import { checkEnvironment, type Environment } from '../../adapter/process/environment.ts'
import { type StartWatch, watchHome, watchUserGit } from '../../adapter/process/foreign-files.ts'
import { isBelow } from '../../core/confinement/policy.ts'
import { redactor } from '../../core/text/redact.ts'
import type { RunCheck } from '../../port/check-runner.ts'
import { type Steering, unreachableSteering } from '../../port/steering.ts'
import type { ConfinementLevel } from '../../schema/check/confinement.ts'
import type { CommandContext } from '../project/context.ts'
import { editsNow } from '../project/current-edits.ts'
import type { Project } from '../project/project.ts'

interface Runners {
  readonly runCheck: RunCheck
  /** Null if `runCheck` does not protect files either. */
  readonly runUnconfined: RunCheck | null
  /** `untouched`: no agent can have changed anything that the command uses. */
  readonly setUp: (...given: [...Parameters<RunCommand>, { untouched: boolean }]) => ReturnType<RunCommand>
}

export const logsOf = ({ home }: Pick<Project, 'home'>): string => join(home, 'logs')

/** Checks are confined; so is set-up if an agent may have changed what it runs. */
export function runnersOf(
  project: Project,
  /** `env` is for the commands; the files of `engine` are watched. */
  environments: { env: Environment; engine: Environment },
  request: { confinement: Confinement; workspace: string; scratch: string; watches: Watches },
): Runners {
  const { confinement, workspace, scratch, watches } = request
  const extra = project.settings['check-env']
  const redact = redactor(project.secrets)
  const common = {
    workspace,
    folder: scratch,
    logDir: logsOf(project),
    redact,
    watchOutside: watches.engine,
  } satisfies Partial<Parameters<typeof checkRunner>[0]>
  const confined = { ...common, confinement }
  const asUser = async () => ({ ...common, confinement: { wrap: await confinement.unconfined() } })
  const protectsFiles = !isBelow(confinement.report.level, 'C2')
  const env = (folders: { home: string; tmp: string }) =>
    checkEnvironment(environments.env, { ...folders, extra, network: false })
  const checks = { env, environment: environments.engine }
  // The first set-up installs what the user would install: with the user's caches, registries and their credentials.
  const userSetUp: RunCommand = async (...args) => {
    const env = ({ home, tmp }: { home: string; tmp: string }) =>
      checkEnvironment(environments.env, { home: environments.env['HOME'] || home, tmp, extra, network: true })
    return setUpRunner({ ...(await asUser()), env })(...args)
  }
  const confinedSetUp = setUpRunner({
    ...confined,
    env: (folders) => checkEnvironment(environments.env, { ...folders, extra, network: true }),
  })
  return {
    runCheck: checkRunner({ ...confined, ...checks, watchOutside: watches.all }),
    runUnconfined: protectsFiles ? async (...args) => checkRunner({ ...(await asUser()), ...checks })(...args) : null,
    setUp: (command, signal, { untouched }) =>
      (untouched || !protectsFiles ? userSetUp : confinedSetUp)(command, signal),
  }
}

interface Watches {
  /** The engine's own files and programs. */
  readonly engine: StartWatch
  /** Also the user's files if they are in reach: set-up may write there, an agent may not. */
  readonly all: StartWatch
}

export function watchesOf(
  { repository }: Pick<Project, 'repository'>,
  { env, checkout }: Pick<CommandContext, 'env' | 'checkout'>,
  request: { level: ConfinementLevel; engine: readonly StartWatch[] },
): Watches {
  // From C2 on, the user's files are out of reach: only people change them.
  const users = isBelow(request.level, 'C2')
    ? [watchHome(env), ...(checkout ? [] : [watchUserGit(repository.commonDir)])]
    : []
  return { engine: combineWatches(request.engine), all: combineWatches([...request.engine, ...users]) }
}

const combineWatches =
  (watches: readonly StartWatch[]): StartWatch =>
  () => {
    const endings = watches.map((watch) => watch())
    return () => endings.flatMap((end) => end())
  }

/** From level C2 on, only people reach the user's tree; in a workflow the base is a commit. */
export function steeringOf(project: Project, { checkout }: CommandContext, { report }: Confinement): Steering {
  const [plan, config, ...others] = project.steeringPaths
  if (checkout || report.level >= 'C2' || plan === undefined || config === undefined) return unreachableSteering
  // While the file is no valid plan, its digest identifies its content.
  const print = async () => (await editsNow(project)).plan?.planSource ?? digest(plan)
  return watchSteering(project.repository.toplevel, { plan: { paths: [plan, ...others], digest: print }, config })
}
