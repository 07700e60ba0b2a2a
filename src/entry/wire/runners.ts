import { join } from 'node:path'
import type { RunCommand } from '../../adapter/git/workspace/set-up.ts'
import { checkRunner, setUpRunner } from '../../adapter/local/check-runner.ts'
import { digest, watchSteering } from '../../adapter/local/steering-files.ts'
import type { Confinement } from '../../adapter/process/command.ts'
import { checkEnvironment, type Environment } from '../../adapter/process/environment.ts'
import { type WatchOutside, watchHome, watchUserGit } from '../../adapter/process/foreign-files.ts'
import { isBelow } from '../../core/confinement/policy.ts'
import { redactor } from '../../core/text/redact.ts'
import type { RunCheck } from '../../port/check-runner.ts'
import { outOfReach, type Steering } from '../../port/steering.ts'
import type { ConfinementLevel } from '../../schema/check/confinement.ts'
import type { CommandContext } from '../project/context.ts'
import { editsNow } from '../project/edits-now.ts'
import type { Project } from '../project/project.ts'

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
  request: { confinement: Confinement; workspace: string; scratch: string; watches: Watches },
): Runners {
  const { confinement, workspace, scratch, watches } = request
  const extra = project.settings['check-env']
  const redact = redactor(project.secrets)
  const common = { workspace, folder: scratch, logDir: logsOf(project), redact, watched: watches.own }
  const confined = { ...common, confinement }
  const asUser = async () => ({ ...common, confinement: { wrap: await confinement.unconfined() } })
  const protectsFiles = !isBelow(confinement.report.level, 'C2')
  const env = (own: { home: string; tmp: string }) => checkEnvironment(from.env, { ...own, extra, network: false })
  const checks = { env, environment: from.engine }
  // The first set-up installs what the user would install: with the user's caches, registries and their credentials.
  const ofUser: RunCommand = async (...given) => {
    const env = ({ home, tmp }: { home: string; tmp: string }) =>
      checkEnvironment(from.env, { home: from.env['HOME'] || home, tmp, extra, network: true })
    return setUpRunner({ ...(await asUser()), env })(...given)
  }
  const later = setUpRunner({
    ...confined,
    env: (own) => checkEnvironment(from.env, { ...own, extra, network: true }),
  })
  return {
    runCheck: checkRunner({ ...confined, ...checks, watchOutside: watches.all }),
    runUnconfined: protectsFiles ? async (...given) => checkRunner({ ...(await asUser()), ...checks })(...given) : null,
    setUp: (command, signal, { untouched }) => (untouched || !protectsFiles ? ofUser : later)(command, signal),
  }
}

/** What is looked at around each call of an agent, a check or a set-up command. */
interface Watches {
  /** The engine's own files and programs. */
  readonly own: WatchOutside
  /** And what is the user's, where it is in reach: set-up may write there, an agent may not. */
  readonly all: WatchOutside
}

export function watchesOf(
  { repository }: Pick<Project, 'repository'>,
  { env, checkout }: Pick<CommandContext, 'env' | 'checkout'>,
  request: { level: ConfinementLevel; own: readonly WatchOutside[] },
): Watches {
  // From C2 on what is the user's is out of reach, and whoever changes it is a person.
  const users = isBelow(request.level, 'C2')
    ? [watchHome(env), ...(checkout ? [] : [watchUserGit(repository.commonDir)])]
    : []
  return { own: together(request.own), all: together([...request.own, ...users]) }
}

const together =
  (all: readonly WatchOutside[]): WatchOutside =>
  () => {
    const ended = all.map((watch) => watch())
    return () => ended.flatMap((end) => end())
  }

/** From level C2 on nobody but people reaches the user's tree, and in a workflow the base is a commit. */
export function steeringOf(project: Project, { checkout }: CommandContext, { report }: Confinement): Steering {
  const [plan, config, ...others] = project.steeringPaths
  if (checkout || report.level >= 'C2' || plan === undefined || config === undefined) return outOfReach
  // Where it is no plan at the moment, its bytes tell it from any that is one.
  const print = async () => (await editsNow(project)).plan?.planSource ?? digest(plan)
  return watchSteering(project.repository.toplevel, { plan: { paths: [plan, ...others], digest: print }, config })
}
