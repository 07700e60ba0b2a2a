import { openRepository, type UserRepository } from '../../adapter/git/store/user-repository.ts'
import type { Confinement } from '../../adapter/process/command.ts'
import { resolveSettings } from '../../core/config/resolve/resolve.ts'
import type { Settings } from '../../core/config/table/settings.ts'
import { RalphError } from '../../core/error/error.ts'
import { planFileOfRun } from '../open/look-at-run.ts'
import { openBase } from '../project/base-files.ts'
import { readConfig } from '../project/config-file.ts'
import type { CommandContext } from '../project/context.ts'
import { openProject, type Project } from '../project/project.ts'
import { confinementHere } from '../wire/confinement-here.ts'
import { withFirstQueuedPlan } from '../wire/queue-here.ts'
import { ruleProject } from '../wire/rule-project.ts'
import { openState, type StateAccess } from '../wire/state-access.ts'
import type { ProbedRepository } from './probed-repository.ts'

/** Long enough for a slow line, short enough to wait for. */
const remoteTimeouts = { backoffMs: [], timeoutMs: 4_000 }

/** The subject of the probes. Each part is read once, on the first request; it rejects with its fault. */
export interface Subject {
  readonly context: CommandContext
  /** A temporary directory of this examination. */
  readonly scratch: string
  repository(): Promise<UserRepository>
  project(): Promise<Project>
  /** As far as they are readable: the agent's probes need them even without a plan. */
  settings(): Promise<Settings>
  /** With the place that each setting comes from. */
  resolved(): Promise<Pick<Project, 'settings' | 'sources'>>
  /** Shared, because several probes need it. */
  confinement(): Promise<Confinement>
  state(): Promise<StateAccess>
  /** Undefined if it is not on GitHub. */
  github(): Promise<ProbedRepository | 'no token' | undefined>
  /** The remote's refs below `refs/heads/ralph`. */
  remote(): Promise<ReadonlyMap<string, string>>
}

export function subjectOf(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  scratch: string,
  /** If it has been read already. */
  knownProject?: Project,
): Subject {
  const repository = once(() => openRepository({ cwd: context.cwd, env: context.env }))
  const openProjectOnce = once(
    async () => knownProject ?? openPlanOrRun(context, await withFirstQueuedPlan(context, flags)),
  )
  const state = once(async () => openState(await openProjectOnce(), context, { home: scratch, ...remoteTimeouts }))
  const project = once(async () => knownProject ?? withRunRules(context, await openProjectOnce(), state))
  const resolved = once(async () => (await project().catch(() => undefined)) ?? readableSettings(context, flags))
  const settings = async () => (await resolved()).settings
  return {
    context,
    scratch,
    repository,
    project,
    state,
    github: once(async () => {
      // GitHub's client is large, and a run's probes do not need it.
      const { gitHubAccess, readRepository } = await import('./probed-repository.ts')
      const opened = await repository()
      const access = gitHubAccess(context, opened)
      if (!access) return undefined
      const { address, token } = access
      return token === undefined ? 'no token' : readRepository(context, opened, { address, token })
    }),
    settings,
    resolved,
    confinement: once(async () => confinementHere(context, await settings())),
    remote: once(async () => (await (await state()).remote.list(['refs/heads/ralph/*'])).refs),
  }
}

/** By the plan file, else by the recorded plan of the run with that name. */
async function openPlanOrRun(context: CommandContext, flags: Readonly<Record<string, unknown>>): Promise<Project> {
  try {
    return await openProject(context, flags)
  } catch (error) {
    if (!(error instanceof RalphError) || !planFaults.has(error.code)) throw error
    const plan = await planFileOfRun(context, flags)
    if (plan === undefined) throw error
    return openProject(context, { ...flags, plan })
  }
}

/** For a name that is not a file, and for a folder. */
const planFaults: ReadonlySet<string> = new Set(['PLAN_MISSING', 'PLAN_INVALID'])

/** With the recorded rules of the run, which count for the next job: its checks and scope. */
async function withRunRules(
  context: CommandContext,
  project: Project,
  state: () => Promise<StateAccess>,
): Promise<Project> {
  const access = await state().catch(() => undefined)
  const run = await access?.state.load().then(
    (loaded) => loaded.run,
    () => null,
  )
  if (!access || !run) return { ...project, ...(await project.readBy(project.settings)) }
  return (await ruleProject(project, context, { run, access, fresh: false, change: false })).project
}

async function readableSettings(context: CommandContext, flags: Readonly<Record<string, unknown>>) {
  const { cwd, env } = context
  const configFile = typeof flags['config'] === 'string' ? flags['config'] : undefined
  const file = await openBase(context)
    .then((base) => readConfig(base, cwd, configFile))
    .catch(() => undefined)
  const sources = { flags, environment: env, plan: undefined, fileName: file?.name ?? '' }
  const resolved = resolveSettings({ ...sources, file: file?.values ?? {} })
  if (resolved.findings.length === 0) return resolved
  return resolveSettings({ flags: {}, environment: {}, plan: undefined, file: {}, fileName: '' })
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= read()
    // The caller gets the rejection; without a caller it must not crash.
    result.catch(() => undefined)
    return result
  }
}
