import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, isAbsolute, join, relative, resolve } from 'node:path'
import { splitCredential } from '../adapter/git/address-credential.ts'
import { openRepository, type UserRepository } from '../adapter/git/user-repository.ts'
import { secretValues } from '../adapter/process/secret-values.ts'
import { readConfigFile } from '../core/config/config-file.ts'
import { resolveSettings, type Source } from '../core/config/resolve.ts'
import type { SettingName, Settings } from '../core/config/settings.ts'
import { RalphError } from '../core/error.ts'
import { branchNameFault } from '../core/plan/branch-name.ts'
import { planName } from '../core/plan/plan-name.ts'
import { readPlan } from '../core/plan/read-plan.ts'
import type { Finding } from '../schema/finding.ts'
import type { Plan } from '../schema/plan.ts'
import type { CommandContext } from './context.ts'
import { findingLine } from './finding-line.ts'

/** The repository, its plan and its configuration, read and judged: what every command about a run starts from. */
export interface Project {
  readonly repository: UserRepository
  readonly plan: Plan
  readonly planName: string
  /** As the user named it. */
  readonly planFile: string
  readonly planSource: string
  /** Findings that are no errors. */
  readonly warnings: readonly Finding[]
  readonly steeringFiles: readonly string[]
  readonly settings: Settings
  readonly sources: Readonly<Record<SettingName, Source>>
  readonly workBranch: string
  readonly stateRef: string
  readonly workRef: string
  /** Address of the run's one remote (DESIGN §5). */
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

const defaultConfigFile = '.github/ralph.yml'

/** Reads everything and reports everything that is wrong at once: RalphError PLAN_INVALID or CONFIG_INVALID (exit 65). */
export async function openProject(context: CommandContext, flags: Readonly<Record<string, unknown>>): Promise<Project> {
  const { env, cwd } = context
  const repository = await openRepository({ cwd, env })
  const configFile = typeof flags['config'] === 'string' ? flags['config'] : undefined
  const file = await readConfig(repository.toplevel, cwd, configFile)
  const given = { flags, environment: env, file: file.values, fileName: file.name }
  const before = resolveSettings({ ...given, plan: undefined })
  const planFile = before.settings.plan ?? 'plan.json'
  const planPath = before.sources.plan === 'flag' ? resolve(cwd, planFile) : await nearer(planFile, cwd, repository)
  const read = await readPlanFile(planPath, planFile)
  const resolved = resolveSettings({ ...given, plan: read.plan })
  refuse([...file.findings, ...resolved.findings], file.name)
  const { settings } = resolved
  const name = planName(read.plan, planPath)
  const { address: remote, ...access } = splitCredential(await remoteAddress(repository, settings.remote, context))
  const workBranch = workBranchOf(read.plan, name)
  return {
    repository: {
      ...repository,
      carriedConfiguration: (of) => [...repository.carriedConfiguration(of), ...access.configuration],
    },
    plan: read.plan,
    planName: name,
    planFile,
    planSource: createHash('sha256').update(read.bytes).digest('hex'),
    warnings: read.warnings,
    steeringFiles: [planPath, file.path].map((path) => relative(repository.toplevel, path)).filter(isInside),
    settings,
    sources: resolved.sources,
    workBranch,
    workRef: `refs/heads/${workBranch}`,
    stateRef: `refs/heads/ralph/state/${name}`,
    remote,
    remoteIsOwn: remote === repository.commonDir,
    shownBranch: isName(settings.remote) ? `${settings.remote}/${workBranch}` : workBranch,
    home: join(engineHome(env), `${safe(basename(repository.toplevel))}-${digest(repository.commonDir, remote)}`, name),
    agents: join(engineHome(env), 'agents'),
    secrets: [...secretValues(env), ...access.secrets],
  }
}

/** Keys of `ralph.yml` and what is wrong with it; empty where the default file is missing. */
export async function readConfig(toplevel: string, cwd: string, configFile: string | undefined) {
  const path = configFile === undefined ? join(toplevel, defaultConfigFile) : resolve(cwd, configFile)
  const name = configFile ?? defaultConfigFile
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && configFile === undefined) return ''
    throw unreadable(name, error)
  })
  return { name, path, ...readConfigFile(text, name) }
}

/** Where no flag names the plan, it is looked for beside the user first, then at the top of the repository. */
async function nearer(planFile: string, cwd: string, { toplevel }: UserRepository): Promise<string> {
  const here = resolve(cwd, planFile)
  const there = await readFile(here).then(
    () => true,
    () => false,
  )
  return there ? here : resolve(toplevel, planFile)
}

/** Reads and lints a plan file. Throws RalphError PLAN_MISSING, or PLAN_INVALID with every finding. */
export async function readPlanFile(path: string, shown: string) {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? planMissing(shown) : unreadable(shown, error)
  })
  const { plan, findings } = readPlan(bytes, path)
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (plan === undefined || errors.length > 0) {
    throw new RalphError({
      code: 'PLAN_INVALID',
      kind: 'data',
      message: `${shown} has ${errors.length === 1 ? 'a fault' : `${errors.length} faults`}; nothing was started.`,
      hint: 'Mend what is listed, then run again. `ralph plan lint` looks at the plan alone.',
      findings: errors.map((finding) => findingLine(finding, shown)),
    })
  }
  return { plan, bytes, warnings: findings.filter(({ severity }) => severity === 'warning') }
}

function refuse(findings: readonly string[], configFile: string): void {
  if (findings.length === 0) return
  throw new RalphError({
    code: 'CONFIG_INVALID',
    kind: 'data',
    message: 'The configuration cannot be used; nothing was started.',
    hint: `Mend what is listed: flags, variables, or ${configFile}.`,
    findings,
  })
}

function workBranchOf(plan: Plan, name: string): string {
  const branch = plan.branch ?? `ralph/work/${name}`
  const fault = branchNameFault(branch)
  if (fault === undefined) return branch
  throw new RalphError({
    code: 'BRANCH_NAME',
    kind: 'data',
    message: `${branch} cannot be the work branch: ${fault}`,
    hint: 'Choose another "branch" in the plan, such as "ralph/work/my-plan".',
  })
}

/** The repository itself by path, a remote of it by name, or any address as it is. */
async function remoteAddress(repository: UserRepository, remote: string | undefined, context: CommandContext) {
  if (remote === undefined) return repository.commonDir
  const configured = await repository.remoteUrl(remote)
  const address = configured ?? remote
  if (/^[a-z+]+:\/\/|^[^/\\]+@[^/\\]+:/i.test(address)) return address
  if (configured === null && !/[/\\]/.test(remote)) {
    throw new RalphError({
      code: 'REMOTE_UNKNOWN',
      kind: 'usage',
      message: `This repository has no remote named ${remote}.`,
      hint: 'Name one that `git remote` lists, or give a path or a URL.',
    })
  }
  return resolve(configured === null ? context.cwd : repository.toplevel, address)
}

/** Where the engine keeps its directories on this machine. */
export function engineHome(env: CommandContext['env']): string {
  const own = env['RALPH_HOME']
  if (own) return resolve(own)
  return join(env['XDG_STATE_HOME'] || join(env['HOME'] || homedir(), '.local', 'state'), 'ralph')
}

const safe = (name: string): string => name.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 40) || 'repository'
const digest = (...parts: string[]): string => createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 12)
const isName = (remote: string | undefined): boolean => remote !== undefined && /^[\w.-]+$/.test(remote)
const isInside = (path: string): boolean => path !== '' && !path.startsWith('..') && !isAbsolute(path)

const planMissing = (shown: string): RalphError =>
  new RalphError({
    code: 'PLAN_MISSING',
    kind: 'data',
    message: `There is no plan at ${shown}.`,
    hint: 'Write one (README "Plan format"), or name another file with --plan.',
  })

const unreadable = (shown: string, error: Error): RalphError =>
  new RalphError({
    code: 'FILE_UNREADABLE',
    kind: 'data',
    message: `${shown} cannot be read: ${error.message}`,
    hint: 'Check the name and the permissions of the file.',
    cause: error,
  })
