import { parse } from 'yaml'
import { commandLine } from '../text/command-line.ts'
import { tryRead } from '../text/try-read.ts'

export interface RalphWorkflow {
  readonly events: readonly string[]
  readonly crons: readonly string[]
  /** `run` if it is missing. */
  readonly command: string
  /** Of all steps that have one, such as `intake`. */
  readonly commands: readonly string[]
  /** The name in `uses:`, `owner/ralph@<commit>`, or its run.yml. */
  readonly uses: string
  /** The strongest permissions of its jobs; null: the repository's default. */
  readonly permissions: Readonly<Record<string, string>> | 'write-all' | 'read-all' | null
  readonly secrets: readonly string[]
  /** Of its jobs, or passed to called workflows; without names by an expression. */
  readonly environments: readonly string[]
  /** Its own jobs or steps are the checks: it has a step `finish`. */
  readonly checksItself: boolean
  /** Jobs that need a call of run.yml without a status function in `if`: GitHub skips them (platform fact 65). */
  readonly skippedJobs: readonly string[]
  /** Called workflow files, from the top of the repository. */
  readonly calledFiles: readonly string[]
}

type Yaml = Readonly<Record<string, unknown>>

/** Undefined if the file cannot be read or does not use ralph. */
export function ralphWorkflow(name: string, text: string): RalphWorkflow | undefined {
  const file = readYaml(text)
  if (!file) return undefined
  const ralphJobs = Object.values(record(file['jobs']))
    .map(record)
    .filter((candidate) => usesOf(name, candidate) !== undefined && !onlyScreens(candidate))
  const [job] = ralphJobs
  const uses = job && usesOf(name, job)
  if (!job || uses === undefined) return undefined
  const on = file['on'] ?? file['true']
  const events = typeof on === 'string' ? [on] : Array.isArray(on) ? on.map(String) : Object.keys(record(on))
  const schedule = record(on)['schedule']
  const crons = Array.isArray(schedule) ? schedule.map((one) => String(record(one)['cron'] ?? '')) : []
  const secrets = [...text.matchAll(/\bsecrets\.([A-Za-z_]\w*)/g)].map(([, secret = '']) => secret)
  const step = stepsOf(job).find((candidate) => candidate['uses'] === uses)
  const command = String(record(step?.['with'])['command'] ?? 'run')
  const permissions = strongest(ralphJobs.map((one) => permissionsOf(one, file)))
  const commands = ralphJobs
    .flatMap(stepsOf)
    .flatMap((ralphJob) => record(ralphJob['with'])['command'] ?? [])
    .map(String)
  const checksItself = commands.includes('finish')
  const environments = [...new Set(ralphJobs.flatMap(environmentsOf))]
  const names = { secrets: [...new Set(secrets)], environments }
  const jobs = record(file['jobs'])
  const calls = { skippedJobs: skippedJobs(name, jobs), calledFiles: calledFiles(jobs) }
  return { events, crons, command, commands, uses, permissions, ...names, checksItself, ...calls }
}

/** Even inside a negation, each of these replaces GitHub's implicit `success()`. */
const statusFunction = /\b(always|cancelled|failure|success)\s*\(/

/** Also jobs further down the chain of `needs`. */
function skippedJobs(name: string, jobs: Yaml): string[] {
  const needsOf = (id: string): string[] => [record(jobs[id])['needs'] ?? []].flat().map(String)
  const isCall = (id: string): boolean => {
    const { uses } = record(jobs[id])
    return typeof uses === 'string' && /\/workflows\/run\.ya?ml(@|$)/.test(uses) && usesOf(name, { uses }) !== undefined
  }
  const needsCall = (id: string, visited: readonly string[] = []): boolean =>
    needsOf(id).some(
      (needed) => !visited.includes(needed) && (isCall(needed) || needsCall(needed, [...visited, needed])),
    )
  return Object.keys(jobs).filter((id) => needsCall(id) && !statusFunction.test(String(record(jobs[id])['if'] ?? '')))
}

const calledFiles = (jobs: Yaml): string[] =>
  Object.values(jobs).flatMap((job) => {
    const { uses } = record(job)
    return typeof uses === 'string' && uses.startsWith('./') ? [uses.slice(2)] : []
  })

/** The `concurrency` group of a called file if it is the same for each call: other jobs in it, such as a push, cancel the call or delay it (platform fact 66). */
export function sharedGroup(text: string): string | undefined {
  const { concurrency } = readYaml(text) ?? {}
  const group = typeof concurrency === 'string' ? concurrency : record(concurrency)['group']
  return typeof group === 'string' && !/\binputs\.|\bgithub\.run_id\b/.test(group) ? group : undefined
}

/** Strongest need first; only without the first a run is impossible. */
export const neededPermissions: Readonly<Record<string, string>> = {
  contents: 'the two branches of the run',
  issues: 'the tracking issue and orders by comment',
  'pull-requests': 'the pull request',
  actions: 'the next job after a limit',
  statuses: 'a status per check at each commit',
}

export function missingPermissions({ permissions }: RalphWorkflow): readonly string[] {
  if (permissions === null || permissions === 'write-all') return []
  return Object.keys(neededPermissions).filter((name) => permissions === 'read-all' || permissions[name] !== 'write')
}

function usesOf(name: string, job: Yaml): string | undefined {
  const usedNames = [job['uses'], ...stepsOf(job).map((step) => step['uses'])].filter(
    (uses) => typeof uses === 'string',
  )
  const match = usedNames.find((uses) => /\bralph\b/i.test(uses))
  // A copy may have any name: in a file named for ralph it is the only one that is neither GitHub's nor a container.
  return match ?? (/ralph/i.test(name) ? usedNames.findLast((uses) => !/^(actions\/|docker:)/.test(uses)) : undefined)
}

/** Such a job only reads a comment that may start the run's job. */
const onlyScreens = (job: Yaml): boolean => stepsOf(job).some((step) => record(step['with'])['command'] === 'screen')

const stepsOf = (job: Yaml): readonly Yaml[] => (Array.isArray(job['steps']) ? job['steps'].map(record) : [])

/** `environment: NAME`, `environment: { name: NAME }`, or the input of run.yml. */
function environmentsOf(job: Yaml): string[] {
  const jobEnvironment = job['environment']
  const names = [
    typeof jobEnvironment === 'object' ? record(jobEnvironment)['name'] : jobEnvironment,
    record(job['with'])['environment'],
  ]
  return names.filter((name): name is string => typeof name === 'string' && name !== '' && !name.includes('${{'))
}

function permissionsOf(job: Yaml, file: Yaml): RalphWorkflow['permissions'] {
  const permissions = job['permissions'] ?? file['permissions']
  if (permissions === undefined || permissions === null) return null
  if (permissions === 'write-all' || permissions === 'read-all') return permissions
  return Object.fromEntries(Object.entries(record(permissions)).map(([name, access]) => [name, String(access)]))
}

/** Of all split jobs; a missing declaration means the default. */
function strongest(jobPermissions: readonly RalphWorkflow['permissions'][]): RalphWorkflow['permissions'] {
  const general = ([null, 'write-all', 'read-all'] as const).find((value) => jobPermissions.includes(value))
  if (general !== undefined) return general
  const entries = jobPermissions.flatMap((permissions) => Object.entries(permissions ?? {}))
  return Object.fromEntries([
    ...entries.filter(([, access]) => access !== 'write'),
    ...entries.filter(([, access]) => access === 'write'),
  ])
}

const record = (value: unknown): Yaml =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Yaml) : {}

const readYaml = (text: string): Yaml | undefined => tryRead(() => record(parse(text, { maxAliasCount: 20 })))

interface StartedWorkflow {
  /** Its file, or its name if the file is unknown. */
  readonly workflow: string
  readonly plan: string
  /** The branch of this job, unless it is the default one. */
  readonly ref: string | undefined
  /** Whether it has an input for the plan; undefined if unknown. */
  readonly takesPlan: boolean | undefined
  readonly chosen: Readonly<Record<string, unknown>>
}

/** Inputs for only one start: a later job continues from the recorded state. */
const singleUseInputs = ['chain', 'fresh', 'change-rules']

/** The command that starts the next job of the same run, with the same inputs. */
export function startCommand({ workflow, plan, ref, takesPlan, chosen }: StartedWorkflow): string {
  const repeatedInputs = Object.entries(chosen).filter(
    ([name, value]) => name !== 'plan' && !singleUseInputs.includes(name) && value !== '' && value !== null,
  )
  const inputs = [...((takesPlan ?? plan !== 'plan.json') ? [['plan', plan] as const] : []), ...repeatedInputs]
  const words = ['gh', 'workflow', 'run', workflow, ...(ref === undefined ? [] : ['--ref', ref])]
  return commandLine(...words, ...inputs.flatMap(([name, value]) => ['-f', `${name}=${value}`]))
}

/** Whether a manual start may choose the plan. Uses no YAML parser, which no job loads only for this. */
export function choosesPlan(workflow: string): boolean {
  const [, , inputs = ''] = /^( +)workflow_dispatch:(.*(?:\n(?:\1 +.*|\s*(?:#.*)?(?=\n)))*)/m.exec(workflow) ?? []
  return /(?:^|[{,])\s*["']?plan["']?\s*:/m.test(inputs)
}
