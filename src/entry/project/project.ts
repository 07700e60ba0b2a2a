import { createHash } from 'node:crypto'
import { basename, join, relative, resolve } from 'node:path'
import { secretsOfLogins } from '../../adapter/agent/logins.ts'
import { splitCredential, withCredential } from '../../adapter/git/call/remote-address.ts'
import { isPathRemote } from '../../adapter/git/call/remote-url.ts'
import type { UserRepository } from '../../adapter/git/store/user-repository.ts'
import { homeFolder } from '../../adapter/process/environment.ts'
import { headerSecrets, secretValues } from '../../adapter/process/secret-values.ts'
import type { QueueOfJob } from '../../app/job/job-settings.ts'
import { resolveSettings, type Source } from '../../core/config/resolve/resolve.ts'
import { type StatedSettings, statedSettings } from '../../core/config/rules/overrides.ts'
import type { SettingName, Settings } from '../../core/config/table/settings.ts'
import { RalphError } from '../../core/error/error.ts'
import { logOf } from '../../core/handoff/progress-note.ts'
import type { DetectedFormat } from '../../core/plan/change/changed-format.ts'
import { feedbackPath } from '../../core/plan/feedback.ts'
import { isSprintStatus } from '../../core/plan/format/bmad/folder.ts'
import type { ScopeChoices } from '../../core/plan/format/bmad/scope-choices.ts'
import { planName } from '../../core/plan/format/read/plan-name.ts'
import { branchNameFault } from '../../core/ref/branch-name.ts'
import { type QueuedFile, queuedFile, usualQueue } from '../../core/ref/queue-paths.ts'
import { stateRefOf } from '../../core/ref/state-paths.ts'
import { alike } from '../../core/setting/setting.ts'
import type { Finding } from '../../schema/plan/finding.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import type { BaseFiles } from './base-files.ts'
import { settingsReader } from './config-file.ts'
import type { CommandContext, FormerPlan } from './context.ts'
import type { readPlanFile as reader } from './plan-file.ts'
import { placed, placeOf, placesFile, reachedBy } from './run-place.ts'
import { atTop, isInside, settingSources } from './setting-sources.ts'

/** The repository, its plan and its configuration, read and judged: what every command about a run starts from. */
export interface Project {
  readonly repository: UserRepository
  /** Its trusted files. */
  readonly read: BaseFiles['read']
  readonly plan: Plan
  readonly planName: string
  /** As the user named it. */
  readonly planFile: string
  /** True if a command without `--plan` takes it. */
  readonly isDefaultPlan: boolean
  readonly planSource: string
  /** What the file was read as; null if a setting names the format, or if the plan is no file. */
  readonly planFormat: DetectedFormat | null
  /** Why the plan file cannot be used, if the plan is the one that the run was given last. */
  readonly planFault?: RalphError | undefined
  /** The same, absolute. */
  readonly planPath: string
  /** The same from the top of the repository, for whoever reads of the run elsewhere. */
  readonly planAtTop: string
  /** The queue that its file waits in, or is at work in. */
  readonly queue: QueueOfJob | null
  /** Where the run may write into it, or move it: null where it lies outside of the repository, is no file, or is a plan.json, whose run is told by its state alone. */
  readonly document: string | null
  /** The log that grows with each finished task; null where none is kept. */
  readonly progress: string | null
  /** The configuration file, where the user named one. */
  readonly config: string | undefined
  /** Flags by which a command finds this run again, word by word. */
  readonly reachedBy: readonly string[]
  /** What may be chosen of a folder of stories, where nobody has said it; undefined for any other plan. */
  readonly choices: ScopeChoices | undefined
  /**
   * The plan as these settings have it read, where they read it in another way: a run has recorded how. Throws what is wrong
   * with stories where they do not leave them out.
   */
  readonly readBy: (
    settings: Settings,
  ) => Promise<Partial<Pick<Project, 'plan' | 'planSource' | 'planFormat' | 'warnings'>>>
  /** What is wrong with the configuration at this moment; null if nobody can edit the files: those of a commit, an issue or a recording. */
  readonly settingsNow: ReturnType<typeof settingsReader>
  /** Where it is remembered on this machine that the run is kept here; undefined on a runner. */
  readonly places: string | undefined
  /** Findings that are no errors. */
  readonly warnings: readonly Finding[]
  readonly steeringFiles: readonly string[]
  /** The same by absolute path, also where they lie outside of the repository: the plan's main file, `ralph.yml`, others of the plan. */
  readonly steeringPaths: readonly string[]
  readonly settings: Settings
  /** What this job was told of the settings that belong to the run. */
  readonly told: StatedSettings
  readonly sources: Readonly<Record<SettingName, Source>>
  readonly workBranch: string
  readonly stateRef: string
  readonly workRef: string
  /** Address of the run's one remote (docs/design.md#one-remote). */
  readonly remote: string
  readonly remoteIsOwn: boolean
  /** The work branch as the user can name it after a fetch. */
  readonly shownBranch: string
  /** The engine's own directory for this run on this machine. */
  readonly home: string
  /** Where agent programs are installed, for all runs on this machine. */
  readonly agents: string
  readonly secrets: readonly string[]
}

/** What of it a stored run can say by itself, without its plan file: enough to show the run and to give it orders. */
export type ProjectOfRun = Pick<
  Project,
  | ('repository' | 'read' | 'remote' | 'remoteIsOwn' | 'stateRef' | 'workRef' | 'workBranch' | 'shownBranch' | 'home')
  | (
      | 'plan'
      | 'planName'
      | 'planFile'
      | 'isDefaultPlan'
      | 'planAtTop'
      | 'queue'
      | 'config'
      | 'places'
      | 'reachedBy'
      | 'settings'
      | 'secrets'
    )
>

/** What a run may write into: not a `plan.json`, whose run is told by its state. Stories without a list are a folder. */
function documentOf(format: string | undefined, file: string | undefined, queued: unknown): string | null {
  if (file === undefined || (format === 'plan.json' && queued === undefined)) return null
  return format !== 'BMAD' || isSprintStatus(file) ? file : folderOf(file)
}

/** None at the top, where everything else lies, too. */
const folderOf = (file: string): string | null => (file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : null)

/** Reads everything and reports everything that is wrong at once: RalphError PLAN_INVALID or CONFIG_INVALID (exit 65). */
export async function openProject(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  /** What was found to be wrong before. */
  known: readonly string[] = [],
  /** What the same flags were found to say before. */
  found = settingSources(context, flags),
): Promise<Project> {
  const { env, cwd, planText, formerPlan: former } = context
  const { base, file, given, before, planFile, planPath, shownPlan, isDefaultPlan } = await found
  const { repository } = base
  const { toplevel } = repository
  const files = planText
    ? { ...base, read: async () => planText, below: async () => undefined, real: async (path: string) => path }
    : base
  // What only looks at stored runs has no use for the readers of all formats.
  const { readByAnyFormat, readOptionsOf, readPlanFile, readSoundPart } = await import('./plan-file.ts')
  const queue = before.sources.plan === 'default' ? before.settings.queue : undefined
  const reading = { files, toplevel, cwd, options: readOptionsOf(before.settings), queue }
  const shown = before.sources.plan === 'flag' ? planFile : shownPlan
  const { read, amiss, planFault } = await readPlan({
    whole: () => readPlanFile(planPath, shown, reading),
    part: (error) => (fitsTwo(error) ? readByAnyFormat : readSoundPart)(planPath, shown, reading),
    worded: (error) => withFindings(error, [...known, ...file.findings, ...before.findings]),
    former: formerRead(former, planPath),
  })
  const resolved = resolveSettings({ ...given, plan: read.plan })
  refuseInvalid([...known, ...file.findings, ...resolved.findings], file.name)
  const queued = queuedFile(atTop(planPath, repository.toplevel) ?? '', before.settings.queue)
  const name = read.plan.name ?? queued?.name ?? planName(read.plan, planPath)
  const places = context.checkout ? undefined : placesFile(engineHome(env), repository.commonDir)
  const settings = {
    ...placed(resolved, base.remote, places === undefined ? undefined : placeOf(places, name)),
    // What fits two formats is read by that which the run has recorded.
    ...(resolved.settings.format === 'auto' && amiss === undefined && { format: read.detected.name }),
  }
  const { address: remote, ...access } = splitCredential(await remoteAddress(repository, settings.remote, context))
  const workBranch = workBranchOf(read.plan, name, settings['branch-prefix'])
  const [main = planPath, ...others] = read.sources
  const document = planText ? null : documentOf(read.format, atTop(main, toplevel), queued)
  const steering = [main, file.path, ...others]
  return {
    repository: {
      ...repository,
      carriedConfiguration: (of) => withCredential(repository.carriedConfiguration(of), access),
    },
    read: base.read,
    plan: read.plan,
    planName: name,
    planFile: shown,
    isDefaultPlan,
    planPath,
    planAtTop: atTop(planPath, repository.toplevel) ?? planFile,
    queue: queueOfJob(queued, settings.queue),
    document,
    progress: await progressFile(base, { settings, format: read.format, document }),
    config: typeof flags['config'] === 'string' ? flags['config'] : undefined,
    reachedBy: reachedBy(resolved, { settings, config: flags['config'] }),
    choices: resolved.sources['plan-scope'] === 'default' ? read.choices : undefined,
    readBy: async (others) => {
      if (planFault) return {}
      // Without a named format nothing is read again: after an agent the file may be out of reach.
      const options = { ...readOptionsOf(others), format: others.format === 'auto' ? settings.format : others.format }
      const isNamed = others.format !== settings.format
      if (!alike(options, { ...reading.options, format: settings.format }))
        return again(await readPlanFile(planPath, shown, { ...reading, options }), isNamed)
      if (amiss) throw amiss
      return {}
    },
    settingsNow: settingsReader(context, base, { named: flags['config'], given: { ...given, plan: read.plan } }),
    places,
    planSource: read.source,
    planFormat: isDetected(resolved.settings, planText, read.detected) ? read.detected : null,
    planFault,
    warnings: [...file.elsewhere, ...read.warnings],
    steeringFiles: [...steering, feedbackPath(planPath)].map((path) => relative(toplevel, path)).filter(isInside),
    steeringPaths: steering,
    settings,
    told: statedSettings({ ...given, plan: read.plan }),
    sources: resolved.sources,
    workBranch,
    workRef: `refs/heads/${workBranch}`,
    stateRef: stateRefOf(name, settings['state-ref']),
    remote,
    remoteIsOwn: remote === repository.commonDir,
    shownBranch: isName(settings.remote) ? `${settings.remote}/${workBranch}` : workBranch,
    home: homeOf(base.home ?? engineHome(env), repository, { remote, plan: name }),
    agents: join(engineHome(env), 'agents'),
    secrets: secretsIn({ env, settings, access: access.secrets, headers: repository.carriedConfiguration(remote) }),
  }
}

/** The plan file; else what of it is sound; else, where only an edit is at fault, the former plan. Throws what `worded` says. */
async function readPlan<Read extends object>(from: {
  whole: () => Promise<Read>
  part: (error: unknown) => Promise<Read | undefined>
  worded: (error: unknown) => unknown
  former: Read | undefined
}): Promise<{ read: Read; amiss?: unknown; planFault?: RalphError }> {
  try {
    return { read: await from.whole() }
  } catch (error) {
    const amiss = from.worded(error)
    const part = await from.part(error)
    if (part) return { read: part, amiss }
    if (!from.former || !isPlanFault(amiss)) throw amiss
    return { read: from.former, amiss, planFault: amiss }
  }
}

/** What a person's edit of the plan file alone can do to it; a file that is gone was taken away. */
export const isPlanFault = (error: unknown): error is RalphError =>
  error instanceof RalphError &&
  (error.code === 'PLAN_INVALID' || error.code === 'FILE_UNREADABLE') &&
  error.findings.every((line) => /\[PLAN_\w+\]$/.test(line))

function formerRead(former: FormerPlan | undefined, path: string) {
  if (former === undefined) return undefined
  const { plan, source, format } = former
  const detected: DetectedFormat = { name: format ?? 'auto', line: null }
  const title = format === 'bmad' ? 'BMAD' : (format ?? undefined)
  return { plan, source, detected, format: title, sources: [path], choices: undefined, warnings: [] }
}

const fitsTwo = (error: unknown): boolean =>
  error instanceof RalphError && error.findings.every((line) => line.endsWith('[PLAN_FORMAT]'))

const isDetected = ({ format }: Pick<Settings, 'format'>, planText: Buffer | undefined, { name }: DetectedFormat) =>
  planText === undefined && format === 'auto' && name !== 'auto'

/** The same, where no run says that stories with faults are left out. */
export async function openValidProject(...asked: Parameters<typeof openProject>): Promise<Project> {
  const project = await openProject(...asked)
  return { ...project, ...(await project.readBy(project.settings)) }
}

const again = (read: Awaited<ReturnType<typeof reader>>, isNamed: boolean) => ({
  ...{ plan: read.plan, warnings: read.warnings, planSource: read.source },
  planFormat: isNamed ? null : read.detected,
})

async function progressFile(
  { read, repository: { toplevel } }: BaseFiles,
  { settings, format, document }: { settings: Settings; format: string | undefined; document: string | null },
): Promise<string | null> {
  const log = logOf(settings['progress-file'], { format, document: settings['write-back'] ? document : null })
  if (!log?.onlyIfPresent) return log?.path ?? null
  const there = await read(join(toplevel, log.path)).catch(() => undefined)
  return there === undefined ? null : log.path
}

/** All that nobody may read in what is shown. `headers`: what git sends to the remote. */
export const secretsIn = (of: {
  env: CommandContext['env']
  settings: Settings
  access: readonly string[]
  headers: Parameters<typeof headerSecrets>[0]
}): readonly string[] => [
  ...new Set([
    ...secretValues(of.env),
    ...secretsOfLogins(of.env),
    ...secretsOfChannels(of.settings.notify, of.env),
    ...of.access,
    ...headerSecrets(of.headers),
  ]),
]

/** Whoever knows the address of a hook can write there. */
const secretsOfChannels = (channels: Settings['notify'], env: CommandContext['env']): string[] =>
  channels
    .flatMap((one) => ('url-env' in one ? [one['url-env'], 'secret-env' in one ? one['secret-env'] : undefined] : []))
    .flatMap((name) => (name === undefined ? [] : (env[name] ?? [])))
    .filter((value) => value !== '')

/** Throws RalphError CONFIG_INVALID with all of them, where there are any. */
export function refuseInvalid(findings: readonly string[], configFile: string): void {
  if (findings.length === 0) return
  throw new RalphError({
    code: 'CONFIG_INVALID',
    message: 'The configuration cannot be used; nothing was started.',
    hint: `Fix the problems above; each line starts with where the value comes from. The configuration file is ${configFile}.`,
    findings,
  })
}

/** A fault of the plan together with whatever else is wrong. */
function withFindings(error: unknown, others: readonly string[]): unknown {
  if (!(error instanceof RalphError) || others.length === 0) return error
  const { code, exit, message, hint, findings } = error
  return new RalphError({ code, exit, message, hint, findings: [...others, ...findings] })
}

export const queueOfJob = (queued: QueuedFile | undefined, folder: string | undefined): QueueOfJob | null =>
  queued === undefined || queued.place === 'complete'
    ? null
    : { folder: folder ?? usualQueue, moves: folder !== undefined, previous: null }

function workBranchOf(plan: Plan, name: string, prefix = 'ralph/work/'): string {
  const branch = plan.branch ?? `${prefix}${name}`
  const fault = branchNameFault(branch)
  if (fault === undefined) return branch
  throw new RalphError({
    code: 'BRANCH_NAME',
    message: `${branch} cannot be the work branch: ${fault}`,
    hint: 'Choose another "branch" in the plan, such as "ralph/work/my-plan".',
  })
}

/** The repository itself by path, a remote of it by name, or any address as it is. */
export async function remoteAddress(repository: UserRepository, remote: string | undefined, context: CommandContext) {
  if (remote === undefined) return repository.commonDir
  const configured = await repository.remoteUrl(remote)
  const address = configured ?? repository.rewritten(remote)
  if (!isPathRemote(address) || /^file:/i.test(address)) return address
  if (configured === null && !/[/\\]/.test(address)) {
    throw new RalphError({
      code: 'REMOTE_UNKNOWN',
      message: `This repository has no remote named ${remote}.`,
      hint: 'Use one that `git remote` lists, or a path or URL.',
    })
  }
  return resolve(configured === null ? context.cwd : repository.toplevel, address)
}

/** Where the engine keeps its directories on this machine. Throws RalphError HOME_NOT_WRITABLE. */
export function engineHome(env: CommandContext['env']): string {
  const own = env['RALPH_HOME']
  if (own) return resolve(own)
  const states = env['XDG_STATE_HOME']
  const userHome = homeFolder(env)
  if (states) return join(states, 'ralph')
  if (userHome) return join(userHome, '.local', 'state', 'ralph')
  throw new RalphError({
    code: 'HOME_NOT_WRITABLE',
    message:
      'ralph stores its own files below the home folder, but HOME is not set and the system knows none for this user.',
    hint: 'Set RALPH_HOME to a writable folder, such as RALPH_HOME=/var/tmp/ralph, and run again.',
  })
}

/** The engine's own directory of a plan's run whose one remote is this. */
export const homeOf = (
  home: string,
  { toplevel, commonDir }: Pick<UserRepository, 'toplevel' | 'commonDir'>,
  { remote, plan }: { readonly remote: string; readonly plan: string },
): string => join(home, `${safe(basename(toplevel))}-${digest(commonDir, remote)}`, plan)

const safe = (name: string): string => name.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 40) || 'repository'
const digest = (...parts: string[]): string => createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 12)
const isName = (remote: string | undefined): boolean => remote !== undefined && /^[\w.-]+$/.test(remote)
