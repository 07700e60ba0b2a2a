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
import type { GitHubHere } from './here.ts'

/** Long enough for a slow line, short enough to wait for. */
const remotePatience = { backoffMs: [], timeoutMs: 4_000 }

/** What the probes look at. Each part is looked up once, when the first probe asks; it rejects with what is wrong. */
export interface Subject {
  readonly context: CommandContext
  /** A directory of this examination, removed at its end. */
  readonly scratch: string
  repository(): Promise<UserRepository>
  project(): Promise<Project>
  /** As far as they can be read: they count for the agent also where the plan is missing. */
  settings(): Promise<Settings>
  /** What this machine can give; several probes ask. */
  confinement(): Promise<Confinement>
  state(): Promise<StateAccess>
  /** Its repository on GitHub; undefined where it is not there, `no token` where nobody can ask. */
  github(): Promise<GitHubHere | 'no token' | undefined>
  /** What the remote lists below `refs/heads/ralph`: it answers. */
  remote(): Promise<ReadonlyMap<string, string>>
}

export function subjectOf(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  scratch: string,
  /** Where it has been read already. */
  known?: Project,
): Subject {
  const repository = once(() => openRepository({ cwd: context.cwd, env: context.env }))
  const opened = once(async () => known ?? openPlanOrRun(context, await withFirstQueuedPlan(context, flags)))
  const state = once(async () => openState(await opened(), context, { home: scratch, ...remotePatience }))
  const project = once(async () => known ?? asItsRunHasIt(context, await opened(), state))
  const settings = once(async () => {
    const known = await project().catch(() => undefined)
    return known?.settings ?? readableSettings(context, flags)
  })
  return {
    context,
    scratch,
    repository,
    project,
    state,
    github: once(async () => {
      // GitHub's client is large, and a run asks none of the probes that need it.
      const { gitHubAccess, gitHubHere } = await import('./here.ts')
      const found = await repository()
      const access = gitHubAccess(context, found)
      if (!access) return undefined
      const { address, token } = access
      return token === undefined ? 'no token' : gitHubHere(context, found, { address, token })
    }),
    settings,
    confinement: once(async () => confinementHere(context, await settings())),
    remote: once(async () => (await (await state()).remote.list(['refs/heads/ralph/*'])).refs),
  }
}

/** By the plan file, or by the one that the run of that name has recorded. */
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

/** A name that is no file, and one that is a folder. */
const planFaults: ReadonlySet<string> = new Set(['PLAN_MISSING', 'PLAN_INVALID'])

/** The rules that a run has recorded count for the next job: its checks, and which stories it is about. */
async function asItsRunHasIt(
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

async function readableSettings(context: CommandContext, flags: Readonly<Record<string, unknown>>): Promise<Settings> {
  const { cwd, env } = context
  const named = typeof flags['config'] === 'string' ? flags['config'] : undefined
  const file = await openBase(context)
    .then((base) => readConfig(base, cwd, named))
    .catch(() => undefined)
  const given = { flags, environment: env, plan: undefined, fileName: file?.name ?? '' }
  const { settings, findings } = resolveSettings({ ...given, file: file?.values ?? {} })
  if (findings.length === 0) return settings
  return resolveSettings({ flags: {}, environment: {}, plan: undefined, file: {}, fileName: '' }).settings
}

function once<T>(look: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  return () => {
    asked ??= look()
    // Whoever asks gets the rejection; nobody asking is no crash.
    asked.catch(() => undefined)
    return asked
  }
}
