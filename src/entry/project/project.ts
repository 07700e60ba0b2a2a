import { createHash } from 'node:crypto'
import { basename, join, relative, resolve } from 'node:path'
import { secretsOfLogins } from '../../adapter/agent/logins.ts'
import { splitCredential, withCredential } from '../../adapter/git/call/remote-address.ts'
import { isPathRemote } from '../../adapter/git/call/remote-url.ts'
import type { UserRepository } from '../../adapter/git/store/user-repository.ts'
import { homeFolder } from '../../adapter/process/environment.ts'
import { headerSecrets, secretValues } from '../../adapter/process/secret-values.ts'
import type { QueueOfJob, RunSettings } from '../../app/job/job-settings.ts'
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
import { defaultQueue, type QueuedFile, queuedFile } from '../../core/ref/queue-paths.ts'
import { stateRefOf } from '../../core/ref/state-paths.ts'
import { isSameJson } from '../../core/setting/setting.ts'
import type { Finding } from '../../schema/plan/finding.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import type { BaseFiles } from './base-files.ts'
import { settingsReader } from './config-file.ts'
import type { CommandContext, FormerPlan } from './context.ts'
import type { readPlanFile as reader } from './plan-file.ts'
import { placeOf, placesFile, reachedBy, withRememberedPlace } from './run-place.ts'
import { atTop, isInside, settingSources } from './setting-sources.ts'

/** The repository with its validated plan and configuration: every command about a run starts from it. */
export interface Project extends RunSettings {
  readonly repository: UserRepository
  readonly read: BaseFiles['read']
  /** True if a command without `--plan` uses this plan. */
  readonly isDefaultPlan: boolean
  /** Set if the plan file cannot be used, and the plan is the one that the run used last. */
  readonly planFault?: RalphError | undefined
  /** Absolute path of `planFile`. */
  readonly planPath: string
  /** The configuration file that the user named. */
  readonly config: string | undefined
  /** The possible scopes of a folder of stories, if none is set; undefined for any other plan. */
  readonly choices: ScopeChoices | undefined
  /** Reads the plan again if these recorded settings differ. Throws faults of stories that they include. */
  readonly readBy: (
    settings: Settings,
  ) => Promise<Partial<Pick<Project, 'plan' | 'planSource' | 'planFormat' | 'warnings'>>>
  /** Reads the configuration file again; null if nobody can edit it: in a commit, an issue or a recording. */
  readonly settingsNow: ReturnType<typeof settingsReader>
  /** The file in which this machine remembers where runs are stored; undefined on a runner. */
  readonly places: string | undefined
  readonly warnings: readonly Finding[]
  /** Absolute paths, also outside of the repository: the plan's main file, `ralph.yml`, its other files. */
  readonly steeringPaths: readonly string[]
  /** The run's settings that this job states. */
  readonly stated: StatedSettings
  readonly sources: Readonly<Record<SettingName, Source>>
  readonly stateRef: string
  readonly workRef: string
  readonly remoteIsOwn: boolean
  /** The work branch as the user can name it after a fetch. */
  readonly shownBranch: string
  /** The engine's folder for this run on this machine. */
  readonly home: string
  readonly agents: string
}

/** What a stored run provides without its plan file: enough to show the run and to give it orders. */
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

/** What a run may edit: no `plan.json`, whose progress is in the state. Stories without a list are a folder. */
function documentOf(format: string | undefined, file: string | undefined, queued: unknown): string | null {
  if (file === undefined || (format === 'plan.json' && queued === undefined)) return null
  return format !== 'BMAD' || isSprintStatus(file) ? file : folderOf(file)
}

/** Null at the top, where all other files are too. */
const folderOf = (file: string): string | null => (file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : null)

/** Reports all faults together: RalphError PLAN_INVALID or CONFIG_INVALID (exit 65). */
export async function openProject(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  /** Findings from before. */
  earlierFindings: readonly string[] = [],
  /** The sources of the same flags, if they were read before. */
  sources = settingSources(context, flags),
): Promise<Project> {
  const { env, cwd, planText, formerPlan: former } = context
  const { base, file, inputs, before, planFile, planPath, shownPlan, isDefaultPlan } = await sources
  const { repository } = base
  const { toplevel } = repository
  const files = planText
    ? ({
        ...base,
        read: async () => planText,
        listBelow: async () => undefined,
        realPath: async (path: string) => path,
      } satisfies BaseFiles)
    : base
  // Commands that only show stored runs need no readers of formats.
  const {
    readInFirstFormat: readByAnyFormat,
    readOptionsOf,
    readPlanFile,
    readValidStories: readSoundPart,
  } = await import('./plan-file.ts')
  const queue = before.sources.plan === 'default' ? before.settings.queue : undefined
  const reading = { files, toplevel, cwd, options: readOptionsOf(before.settings, planText), queue }
  const shown = before.sources.plan === 'flag' ? planFile : shownPlan
  const { read, fault, planFault } = await readPlan({
    readWhole: () => readPlanFile(planPath, shown, reading),
    readPart: (error) => (fitsTwoFormats(error) ? readByAnyFormat : readSoundPart)(planPath, shown, reading),
    addFindings: (error) => withFindings(error, [...earlierFindings, ...file.findings, ...before.findings]),
    former: asReadPlan(former, planPath),
    isGone: former?.isGone === true,
  })
  const resolved = resolveSettings({ ...inputs, plan: read.plan })
  refuseInvalid([...earlierFindings, ...file.findings, ...resolved.findings], file.name)
  const queued = queuedFile(atTop(planPath, repository.toplevel) ?? '', before.settings.queue)
  const name = read.plan.name ?? queued?.name ?? planName(read.plan, planPath)
  const places = context.checkout ? undefined : placesFile(engineHome(env), repository.commonDir)
  const settings = {
    ...withRememberedPlace(resolved, base.remote, places === undefined ? undefined : placeOf(places, name)),
    // A plan that fits two formats is read in the one that the run recorded.
    ...(resolved.settings.format === 'auto' && fault === undefined && { format: read.detected.name }),
  }
  const { address: remote, ...access } = splitCredential(await remoteAddress(repository, settings.remote, context))
  const workBranch = workBranchOf(read.plan, name, settings['branch-prefix'])
  const [main = planPath, ...otherFiles] = read.sources
  const document = planText ? null : documentOf(read.format, atTop(main, toplevel), queued)
  const steering = [main, file.path, ...otherFiles]
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
    planAtTop: placeOfPlan(planText, atTop(planPath, toplevel)) ?? planFile,
    queue: queueOfJob(queued, settings.queue),
    document,
    progress: await progressFile(base, { settings, format: read.format, document }),
    config: typeof flags['config'] === 'string' ? flags['config'] : undefined,
    reachedBy: reachedBy(resolved, { settings, config: flags['config'] }),
    choices: resolved.sources['plan-scope'] === 'default' ? read.choices : undefined,
    readBy: async (runSettings) => {
      if (planFault ?? planText) return {}
      // Without a named format the file is not read again: after an agent it may be out of reach.
      const options = {
        ...readOptionsOf(runSettings),
        format: runSettings.format === 'auto' ? settings.format : runSettings.format,
      }
      const namesFormat = runSettings.format !== settings.format
      if (!isSameJson(options, { ...reading.options, format: settings.format }))
        return rereadFields(await readPlanFile(planPath, shown, { ...reading, options }), namesFormat)
      if (fault) throw fault
      return {}
    },
    settingsNow: settingsReader(context, base, { named: flags['config'], given: { ...inputs, plan: read.plan } }),
    places,
    planSource: read.source,
    planFormat: isDetected(resolved.settings, planText, read.detected) ? read.detected : null,
    planFault,
    warnings: [...file.misplaced, ...read.warnings],
    steeringFiles: [...steering, feedbackPath(planPath)].map((path) => relative(toplevel, path)).filter(isInside),
    steeringPaths: steering,
    settings,
    stated: statedSettings({ ...inputs, plan: read.plan }),
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

/** Else reads its valid part; else, after a broken edit, returns the run's last plan. */
async function readPlan<Read extends object>(readers: {
  readWhole: () => Promise<Read>
  readPart: (error: unknown) => Promise<Read | undefined>
  addFindings: (error: unknown) => unknown
  former: Read | undefined
  isGone: boolean
}): Promise<{ read: Read; fault?: unknown; planFault?: RalphError }> {
  try {
    return { read: await readers.readWhole() }
  } catch (error) {
    const fault = readers.addFindings(error)
    const readPart = await readers.readPart(error)
    if (readPart) return { read: readPart, fault }
    const isGone = readers.isGone && fault instanceof RalphError && fault.code === 'PLAN_MISSING'
    if (!readers.former || !(isGone || isPlanFault(fault))) throw fault
    return { read: readers.former, fault, planFault: fault }
  }
}

/** True for faults that an edit of the plan file causes. A missing file is none: somebody removed it. */
export const isPlanFault = (error: unknown): error is RalphError =>
  error instanceof RalphError &&
  (error.code === 'PLAN_INVALID' || error.code === 'FILE_UNREADABLE') &&
  error.findings.every((line) => /\[PLAN_\w+\]$/.test(line))

function asReadPlan(former: FormerPlan | undefined, path: string) {
  if (former === undefined) return undefined
  const { plan, source, format } = former
  const detected: DetectedFormat = { name: format ?? 'auto', line: null }
  const title = format === 'bmad' ? 'BMAD' : (format ?? undefined)
  return { plan, source, detected, format: title, sources: [path], choices: undefined, warnings: [] }
}

const fitsTwoFormats = (error: unknown): boolean =>
  error instanceof RalphError && error.findings.every((line) => line.endsWith('[PLAN_FORMAT]'))

const isDetected = ({ format }: Pick<Settings, 'format'>, planText: Buffer | undefined, { name }: DetectedFormat) =>
  planText === undefined && format === 'auto' && name !== 'auto'

/** Also throws the faults of stories that no run left out. */
export async function openValidProject(...args: Parameters<typeof openProject>): Promise<Project> {
  const project = await openProject(...args)
  return { ...project, ...(await project.readBy(project.settings)) }
}

const rereadFields = (read: Awaited<ReturnType<typeof reader>>, namesFormat: boolean) => ({
  ...{ plan: read.plan, warnings: read.warnings, planSource: read.source },
  planFormat: namesFormat ? null : read.detected,
})

async function progressFile(
  { read, repository: { toplevel } }: BaseFiles,
  { settings, format, document }: { settings: Settings; format: string | undefined; document: string | null },
): Promise<string | null> {
  const log = logOf(settings['progress-file'], { format, document: settings['write-back'] ? document : null })
  if (!log?.onlyIfPresent) return log?.path ?? null
  const content = await read(join(toplevel, log.path)).catch(() => undefined)
  return content === undefined ? null : log.path
}

/** Everything that must not be printed. `headers`: what git sends to the remote. */
export const secretsIn = (sources: {
  env: CommandContext['env']
  settings: Settings
  access: readonly string[]
  headers: Parameters<typeof headerSecrets>[0]
}): readonly string[] => [
  ...new Set([
    ...secretValues(sources.env),
    ...secretsOfLogins(sources.env),
    ...secretsOfChannels(sources.settings.notify, sources.env),
    ...sources.access,
    ...headerSecrets(sources.headers),
  ]),
]

/** The address of a hook is all that is needed to write there. */
const secretsOfChannels = (channels: Settings['notify'], env: CommandContext['env']): string[] =>
  channels
    .flatMap((channel) =>
      'url-env' in channel ? [channel['url-env'], 'secret-env' in channel ? channel['secret-env'] : undefined] : [],
    )
    .flatMap((name) => (name === undefined ? [] : (env[name] ?? [])))
    .filter((value) => value !== '')

/** Throws RalphError CONFIG_INVALID with all findings, if there are any. */
export function refuseInvalid(findings: readonly string[], configFile: string): void {
  if (findings.length === 0) return
  throw new RalphError({
    code: 'CONFIG_INVALID',
    message: 'The configuration cannot be used; nothing was started.',
    hint: `Fix the problems above; each line starts with where the value comes from. The configuration file is ${configFile}.`,
    findings,
  })
}

/** Adds the other findings to an error of the plan. */
function withFindings(error: unknown, others: readonly string[]): unknown {
  if (!(error instanceof RalphError) || others.length === 0) return error
  const { code, exit, message, hint, findings } = error
  return new RalphError({ code, exit, message, hint, findings: [...others, ...findings] })
}

/** A plan without a file has none. */
const placeOfPlan = (text: Buffer | undefined, atTopOfTree: string | undefined): string | undefined =>
  text === undefined ? atTopOfTree : undefined

export const queueOfJob = (queued: QueuedFile | undefined, folder: string | undefined): QueueOfJob | null =>
  queued === undefined || queued.place === 'complete'
    ? null
    : { folder: folder ?? defaultQueue, moves: folder !== undefined, previous: null }

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

/** Address of the repository itself, of a remote by name, or of any other repository. */
export async function remoteAddress(repository: UserRepository, remote: string | undefined, context: CommandContext) {
  if (remote === undefined) return repository.commonDir
  const configured = await repository.remoteUrl(remote)
  const address = configured ?? repository.rewriteAddress(remote)
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
  const ralphHome = env['RALPH_HOME']
  if (ralphHome) return resolve(ralphHome)
  const stateHome = env['XDG_STATE_HOME']
  const userHome = homeFolder(env)
  if (stateHome) return join(stateHome, 'ralph')
  if (userHome) return join(userHome, '.local', 'state', 'ralph')
  throw new RalphError({
    code: 'HOME_NOT_WRITABLE',
    message:
      'ralph stores its own files below the home folder, but HOME is not set and the system knows none for this user.',
    hint: 'Set RALPH_HOME to a writable folder, such as RALPH_HOME=/var/tmp/ralph, and run again.',
  })
}

/** The engine's folder for the run of a plan at a remote. */
export const homeOf = (
  home: string,
  { toplevel, commonDir }: Pick<UserRepository, 'toplevel' | 'commonDir'>,
  { remote, plan }: { readonly remote: string; readonly plan: string },
): string => join(home, `${safeName(basename(toplevel))}-${digest(commonDir, remote)}`, plan)

const safeName = (name: string): string => name.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 40) || 'repository'
const digest = (...parts: string[]): string => createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 12)
const isName = (remote: string | undefined): boolean => remote !== undefined && /^[\w.-]+$/.test(remote)
