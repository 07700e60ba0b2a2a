import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Conclusion, WorkflowJob, World } from '../github/world.ts'
import { environmentKey } from './environments.ts'
import { type Contexts, interpolate, interpolateTexts, textOf } from './expression.ts'
import { grantedTo, guestOf } from './guest.ts'
import { type JobLog, jobLog } from './job-log.ts'
import { freshMachine, type Machine } from './machine.ts'
import { type Granted, jobToken } from './permissions.ts'
import type { JobSpec, WorkflowSpec } from './read-workflow.ts'
import type { RunFacts } from './run-facts.ts'
import { runSteps } from './run-steps.ts'
import type { Setting } from './setting.ts'

export interface JobCall {
  readonly facts: RunFacts
  readonly setting: Setting
  readonly record: WorkflowJob
  readonly spec: JobSpec
  /** The file that the job stands in, which may be a called one. */
  readonly workflow: WorkflowSpec & { readonly repository: string; readonly sha: string }
  /** `github`, `inputs`, `vars`, `needs`, `strategy`, `matrix`. */
  readonly contexts: Contexts
  readonly secrets: Readonly<Record<string, string>>
  readonly granted: Granted
  readonly cancelled: AbortSignal
}

export interface JobEnd {
  readonly result: Conclusion
  readonly outputs: Readonly<Record<string, string>>
}

/** A job on its machine, as far as its steps share it. */
export interface LiveJob {
  readonly call: JobCall
  readonly machine: Machine
  readonly log: JobLog
  readonly token: string
  readonly secrets: Readonly<Record<string, string>>
  /** Without `env` and `steps`, which change. */
  readonly contexts: Contexts
  /** Set by the workflow, the job and, over GITHUB_ENV, by steps. */
  env: Readonly<Record<string, string>>
  path: readonly string[]
  readonly steps: Record<
    string,
    { outcome: Conclusion; conclusion: Conclusion; outputs: Readonly<Record<string, string>> }
  >
  status: 'success' | 'failure' | 'cancelled'
}

const longestJobMinutes = 360

/** A job's outputs, measured roughly in UTF-16 (docs.github.com, "Output limitations"; platform fact 24). */
const maxOutputBytes = 1024 * 1024
const sizeOf = (outputs: Readonly<Record<string, string>>): number =>
  2 * Object.values(outputs).reduce((sum, value) => sum + value.length, 0)

/** One job from its first step to its last post step, with a token of its own that ends with it (platform fact 5). */
export async function runJob(call: JobCall): Promise<JobEnd> {
  const { facts, record, spec, contexts, setting } = call
  const { world } = facts
  const environment = environmentOf(spec.environment, contexts)
  createEnvironment(world, environment)
  const verdict = await setting.environments.pass(environment, record, call.cancelled)
  if (verdict === 'cancelled') return { result: verdict, outputs: {} }
  if (verdict === 'rejected') {
    record.log = "##[error]The deployment was rejected or didn't satisfy other protection rules."
    return { result: 'failure', outputs: {} }
  }
  const granted = grantedTo(guestOf(facts), call.granted)
  const token = jobToken(`ghs_${randomUUID()}.loopback`, granted)
  setting.tokens.push(token)
  const machine = freshMachine(join(setting.root, `job-${record.id}`), world.name, setting.env)
  const ofEnvironment = guestOf(facts) ? {} : setting.environments.known[environmentKey(environment)]?.secrets
  const live = liveJob({ ...call, granted, secrets: { ...call.secrets, ...ofEnvironment } }, machine, token.value)
  record.status = 'in_progress'
  record.startedAt = world.now()
  const minutes = Number(interpolate(spec['timeout-minutes'] ?? longestJobMinutes, contexts))
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), minutes * 60_000)
  try {
    if (spec.container || spec.services)
      throw new Error('Containers and services are not played here: run the steps on the machine.')
    await runSteps(live, AbortSignal.any([call.cancelled, timeout.signal]))
    if (timeout.signal.aborted) {
      const message = `The job has exceeded the maximum execution time of ${minutes}m0s`
      live.log.say(`##[error]${message}`)
      record.annotations.push({ type: 'error', message })
    }
  } catch (error) {
    live.status = 'failure'
    live.log.say(`##[error]${String(error)}`)
  } finally {
    clearTimeout(timer)
    token.expired = true
    for (const command of machine.sweep()) live.log.say(`Terminate orphan process: ${command}`)
  }
  const outputs = outputsOf(live)
  if (sizeOf(outputs) > maxOutputBytes) {
    live.log.say('##[error]The outputs of the job are larger than 1 MB.')
    Object.assign(record, { log: live.log.text() })
    return { result: 'failure', outputs: {} }
  }
  Object.assign(record, { outputs, log: live.log.text() })
  if (!setting.keep) machine.remove()
  return { result: live.status, outputs }
}

/** One that does not exist is made at its first use, without protection (platform fact 56). */
function createEnvironment({ environments }: World, name: string): void {
  const exists = [...environments.keys()].some((other) => environmentKey(other) === environmentKey(name))
  if (name !== '' && !exists) environments.set(name, [])
}

/** None where it is empty. Its address may name what the job's steps say, and is not read here. */
function environmentOf(given: unknown, contexts: Contexts): string {
  const name = typeof given === 'object' && given !== null ? (given as { name?: unknown }).name : given
  return textOf(interpolate(name, contexts) ?? '')
}

function liveJob(call: JobCall, machine: Machine, token: string): LiveJob {
  const { facts, spec, workflow, record } = call
  const secrets = { ...call.secrets, GITHUB_TOKEN: token }
  const eventPath = join(machine.temp, '_github_workflow/event.json')
  mkdirSync(join(machine.temp, '_github_workflow'), { recursive: true })
  writeFileSync(eventPath, JSON.stringify(facts.event))
  const github = {
    ...(call.contexts['github'] as object),
    token,
    job: spec.id,
    workspace: machine.workspace,
    event_path: eventPath,
  }
  const contexts = {
    ...call.contexts,
    github,
    secrets,
    runner: {
      os: 'Linux',
      arch: 'X64',
      name: 'loopback runner',
      temp: machine.temp,
      tool_cache: machine.tools,
      debug: '',
    },
    job: {
      check_run_id: record.id,
      workflow_ref: `${workflow.repository}/${workflow.path}@${facts.run.ref}`,
      workflow_sha: workflow.sha,
      workflow_repository: workflow.repository,
      workflow_file_path: workflow.path,
    },
  }
  const env = { ...interpolateTexts(workflow.env, { ...contexts, env: {} }) }
  const log = jobLog(Object.values(secrets))
  log.say(`Permissions: ${JSON.stringify(call.granted)}`)
  const cacheMode = spec['cache-mode'] ?? workflow['cache-mode']
  if (cacheMode !== undefined) log.say(`Cache mode: ${cacheMode}`)
  return {
    call,
    machine,
    log,
    token,
    secrets,
    contexts,
    env: { ...env, ...interpolateTexts(spec.env, { ...contexts, env }) },
    path: [],
    steps: {},
    status: 'success',
  }
}

/**
 * Evaluated at the job's end, whatever its result; a value that holds a secret is left out (platform fact 24), and so is an
 * empty one: of a matrix it takes nothing from another leg (RUN:JobExtension.cs, "Skip output … since it's empty").
 */
function outputsOf({ call, contexts, env, steps, log }: LiveJob): Record<string, string> {
  const given = (call.spec.outputs ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const text = textOf(interpolate(value, { ...contexts, env, steps }))
      if (text === '') return []
      if (!log.hides(text)) return [[name, text]]
      log.say(`##[warning]Skip output '${name}' since it may contain secret.`)
      return []
    }),
  )
}
