import { parse } from 'yaml'
import { commandLine } from '../text/command-line.ts'

/** What matters to a run of a workflow file that uses ralph. */
export interface RalphWorkflow {
  /** Names in `on:`. */
  readonly events: readonly string[]
  readonly crons: readonly string[]
  /** What its step does; `run` where it does not say. */
  readonly command: string
  /** Of every step that has one, such as `intake`. */
  readonly commands: readonly string[]
  /** As `uses:` names ralph: `owner/ralph@<commit>`, or run.yml of it. */
  readonly uses: string
  /** What the tokens of its jobs are given, the strongest of each; null where the file says nothing of it, so that the repository's default counts. */
  readonly permissions: Readonly<Record<string, string>> | 'write-all' | 'read-all' | null
  /** Secrets that the file names. */
  readonly secrets: readonly string[]
  /** Environments that its jobs name, or give to what they call; one that an expression makes is not known. */
  readonly environments: readonly string[]
  /** Its own jobs or steps are the checks: a step of it is `finish`. */
  readonly checksItself: boolean
  /** Jobs that need a call of run.yml and have no status function in `if`: GitHub skips them (platform fact 65). */
  readonly skippedJobs: readonly string[]
  /** Workflow files of the same repository that its jobs call, from the top of the repository. */
  readonly calledFiles: readonly string[]
}

type Yaml = Readonly<Record<string, unknown>>

/** Undefined for a file that cannot be read or does not use ralph. */
export function ralphWorkflow(name: string, text: string): RalphWorkflow | undefined {
  const file = readYaml(text)
  if (!file) return undefined
  const all = Object.values(record(file['jobs']))
    .map(record)
    .filter((one) => usesOf(name, one) !== undefined && !onlyScreens(one))
  const [job] = all
  const uses = job && usesOf(name, job)
  if (!job || uses === undefined) return undefined
  const on = file['on'] ?? file['true']
  const events = typeof on === 'string' ? [on] : Array.isArray(on) ? on.map(String) : Object.keys(record(on))
  const schedule = record(on)['schedule']
  const crons = Array.isArray(schedule) ? schedule.map((one) => String(record(one)['cron'] ?? '')) : []
  const secrets = [...text.matchAll(/\bsecrets\.([A-Za-z_]\w*)/g)].map(([, secret = '']) => secret)
  const step = stepsOf(job).find((one) => one['uses'] === uses)
  const command = String(record(step?.['with'])['command'] ?? 'run')
  const permissions = strongest(all.map((one) => permissionsOf(one, file)))
  const commands = all
    .flatMap(stepsOf)
    .flatMap((one) => record(one['with'])['command'] ?? [])
    .map(String)
  const checksItself = commands.includes('finish')
  const environments = [...new Set(all.flatMap(environmentsOf))]
  const named = { secrets: [...new Set(secrets)], environments }
  const jobs = record(file['jobs'])
  const called = { skippedJobs: skippedJobs(name, jobs), calledFiles: calledFiles(jobs) }
  return { events, crons, command, commands, uses, permissions, ...named, checksItself, ...called }
}

/** Any of these, even inside a negation, replaces the `success()` that GitHub adds to a condition. */
const statusFunction = /\b(always|cancelled|failure|success)\s*\(/

/** A job further down the chain of `needs` is skipped as well. */
function skippedJobs(name: string, jobs: Yaml): string[] {
  const needsOf = (id: string): string[] => [record(jobs[id])['needs'] ?? []].flat().map(String)
  const isCall = (id: string): boolean => {
    const { uses } = record(jobs[id])
    return typeof uses === 'string' && /\/workflows\/run\.ya?ml(@|$)/.test(uses) && usesOf(name, { uses }) !== undefined
  }
  const needsCall = (id: string, seen: readonly string[] = []): boolean =>
    needsOf(id).some((one) => !seen.includes(one) && (isCall(one) || needsCall(one, [...seen, one])))
  return Object.keys(jobs).filter((id) => needsCall(id) && !statusFunction.test(String(record(jobs[id])['if'] ?? '')))
}

const calledFiles = (jobs: Yaml): string[] =>
  Object.values(jobs).flatMap((job) => {
    const { uses } = record(job)
    return typeof uses === 'string' && uses.startsWith('./') ? [uses.slice(2)] : []
  })

/**
 * The group of a file's own `concurrency` that others call, if it is the same at each call: whatever else is in it, such
 * as a push, then cancels the call or waits for it (platform fact 66).
 */
export function sharedGroup(text: string): string | undefined {
  const { concurrency } = readYaml(text) ?? {}
  const group = typeof concurrency === 'string' ? concurrency : record(concurrency)['group']
  return typeof group === 'string' && !/\binputs\.|\bgithub\.run_id\b/.test(group) ? group : undefined
}

/** What the run needs, strongest first; without all but the first it goes on with less. */
export const neededPermissions: Readonly<Record<string, string>> = {
  contents: 'the two branches of the run',
  issues: 'the tracking issue and orders by comment',
  'pull-requests': 'the pull request',
  actions: 'the next job after a limit',
  statuses: 'a status per check at each commit',
}

/** Those that this file does not give. */
export function missingPermissions({ permissions }: RalphWorkflow): readonly string[] {
  if (permissions === null || permissions === 'write-all') return []
  return Object.keys(neededPermissions).filter((name) => permissions === 'read-all' || permissions[name] !== 'write')
}

function usesOf(name: string, job: Yaml): string | undefined {
  const all = [job['uses'], ...stepsOf(job).map((step) => step['uses'])].filter((uses) => typeof uses === 'string')
  const named = all.find((uses) => /\bralph\b/i.test(uses))
  // A copy may have any name: in a file that is named for ralph, what is neither the platform's nor a container is it.
  return named ?? (/ralph/i.test(name) ? all.findLast((uses) => !/^(actions\/|docker:)/.test(uses)) : undefined)
}

/** Only reads the comment that may start the job that works on the run. */
const onlyScreens = (job: Yaml): boolean => stepsOf(job).some((step) => record(step['with'])['command'] === 'screen')

const stepsOf = (job: Yaml): readonly Yaml[] => (Array.isArray(job['steps']) ? job['steps'].map(record) : [])

/** `environment: NAME`, `environment: { name: NAME }`, or the input of run.yml. */
function environmentsOf(job: Yaml): string[] {
  const own = job['environment']
  const all = [typeof own === 'object' ? record(own)['name'] : own, record(job['with'])['environment']]
  return all.filter((name): name is string => typeof name === 'string' && name !== '' && !name.includes('${{'))
}

function permissionsOf(job: Yaml, file: Yaml): RalphWorkflow['permissions'] {
  const given = job['permissions'] ?? file['permissions']
  if (given === undefined || given === null) return null
  if (given === 'write-all' || given === 'read-all') return given
  return Object.fromEntries(Object.entries(record(given)).map(([name, access]) => [name, String(access)]))
}

/** Split jobs have rights of their own each; who says nothing has the default. */
function strongest(all: readonly RalphWorkflow['permissions'][]): RalphWorkflow['permissions'] {
  const word = ([null, 'write-all', 'read-all'] as const).find((one) => all.includes(one))
  if (word !== undefined) return word
  const given = all.flatMap((one) => Object.entries(one ?? {}))
  return Object.fromEntries([
    ...given.filter(([, access]) => access !== 'write'),
    ...given.filter(([, access]) => access === 'write'),
  ])
}

const record = (value: unknown): Yaml =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Yaml) : {}

function readYaml(text: string): Yaml | undefined {
  try {
    return record(parse(text, { maxAliasCount: 20 }))
  } catch {
    return undefined
  }
}

/** What is known of a workflow that works on a run. */
interface StartedWorkflow {
  /** Its file, or its name where that is not known. */
  readonly workflow: string
  readonly plan: string
  /** The branch that this job was started on, where it is not the default one. */
  readonly ref: string | undefined
  /** Whether it has an input for the plan; undefined where nobody could see. */
  readonly takesPlan: boolean | undefined
  /** What a person chose when this job was started by hand. */
  readonly chosen: Readonly<Record<string, unknown>>
}

/** What belonged to that one start: a later job goes on, by what is recorded by then. */
const once = ['chain', 'fresh', 'change-rules']

/** The command by which a person starts the next job of the same run, with what chose it where the workflow takes that. */
export function startCommand({ workflow, plan, ref, takesPlan, chosen }: StartedWorkflow): string {
  const others = Object.entries(chosen).filter(
    ([name, value]) => name !== 'plan' && !once.includes(name) && value !== '' && value !== null,
  )
  const given = [...((takesPlan ?? plan !== 'plan.json') ? [['plan', plan] as const] : []), ...others]
  const words = ['gh', 'workflow', 'run', workflow, ...(ref === undefined ? [] : ['--ref', ref])]
  return commandLine(...words, ...given.flatMap(([name, value]) => ['-f', `${name}=${value}`]))
}

/** Whether a person who starts this workflow may choose the plan; without a parser of YAML, which no job loads for it. */
export function choosesPlan(workflow: string): boolean {
  const [, , inputs = ''] = /^( +)workflow_dispatch:(.*(?:\n(?:\1 +.*|\s*(?:#.*)?(?=\n)))*)/m.exec(workflow) ?? []
  return /(?:^|[{,])\s*["']?plan["']?\s*:/m.test(inputs)
}
