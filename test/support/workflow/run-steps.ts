import { resolve } from 'node:path'
import type { Conclusion } from '../github/world.ts'
import type { StepCall, StepEnd } from './action.ts'
import { commandFiles } from './command-files.ts'
import { type Contexts, holds, interpolate, interpolateTexts, type Status, textOf } from './expression.ts'
import { actionOf } from './known-actions.ts'
import type { StepSpec } from './read-workflow.ts'
import { githubVariables } from './run-facts.ts'
import type { LiveJob } from './run-job.ts'
import { shellStep } from './shell-step.ts'

const longestSummary = 1024 * 1024

interface PostStep {
  readonly name: string
  readonly spec: StepSpec
  readonly run: (call: StepCall) => Promise<StepEnd>
  /** As they were for the step itself. */
  readonly inputs: Readonly<Record<string, string>>
  readonly state: Readonly<Record<string, string>>
}

/** Every step in its order, then the post steps in the opposite one. */
export async function runSteps(job: LiveJob, cancelled: AbortSignal): Promise<void> {
  const posts: PostStep[] = []
  for (const [at, spec] of job.call.spec.steps.entries()) {
    if (cancelled.aborted) job.status = 'cancelled'
    const contexts = contextsOf(job)
    const name = textOf(interpolate(spec.name ?? spec.uses ?? firstLine(spec.run), contexts))
    const done = holds(spec.if, contexts, statusOf(job))
      ? await runStep(job, spec, { at, name, cancelled, posts })
      : ({ outcome: 'skipped', conclusion: 'skipped', outputs: {} } as const)
    if (spec.id !== undefined) job.steps[spec.id] = done
    job.call.record.steps.push({ name, id: spec.id, ...done })
    if (done.conclusion === 'failure' && job.status === 'success') job.status = 'failure'
  }
  if (cancelled.aborted) job.status = 'cancelled'
  for (const [at, post] of posts.reverse().entries()) await runPost(job, post, at)
}

async function runStep(
  job: LiveJob,
  spec: StepSpec,
  { at, name, cancelled, posts }: { at: number; name: string; cancelled: AbortSignal; posts: PostStep[] },
): Promise<{ outcome: Conclusion; conclusion: Conclusion; outputs: Readonly<Record<string, string>> }> {
  job.log.say(`##[group]Run ${name}`)
  const stop = stepEnd(job, spec, cancelled)
  const files = commandFiles(job.machine.temp, `step${at + 1}`)
  let outcome: Conclusion = 'success'
  let outputs: Readonly<Record<string, string>> = {}
  try {
    const call = callOf(job, spec, { files, cancelled: stop.signal })
    const end = await carryOut(job, spec, { call, at, name, posts })
    job.call.record.annotations.push(...job.log.take(end.output))
    outputs = { ...end.outputs, ...takeFiles(job, files) }
    if (end.code !== 0) job.log.say(`##[error]Process completed with exit code ${end.code}.`)
    if (end.code !== 0) outcome = 'failure'
  } catch (error) {
    job.log.say(`##[error]${String(error)}`)
    outcome = 'failure'
  } finally {
    stop.done()
  }
  if (stop.signal.aborted) outcome = stop.timedOut() ? 'failure' : 'cancelled'
  const contexts = contextsOf(job)
  const forgiven = outcome === 'failure' && interpolate(spec['continue-on-error'] ?? false, contexts) === true
  return { outcome, conclusion: forgiven ? 'success' : outcome, outputs }
}

/** Ends the step when its time is over, and when the job is cancelled unless its own condition still holds then. */
function stepEnd(job: LiveJob, spec: StepSpec, cancelled: AbortSignal) {
  const stop = new AbortController()
  let late = false
  const onCancel = (): void => {
    job.status = 'cancelled'
    const contexts = contextsOf(job)
    if (!holds(spec.if, contexts, statusOf(job))) stop.abort()
  }
  // A step that begins after the cancel has passed its condition already.
  if (!cancelled.aborted) cancelled.addEventListener('abort', onCancel)
  const minutes =
    spec['timeout-minutes'] === undefined ? undefined : Number(interpolate(spec['timeout-minutes'], job.contexts))
  const timer =
    minutes &&
    setTimeout(() => {
      late = true
      stop.abort()
    }, minutes * 60_000)
  return {
    signal: stop.signal,
    timedOut: () => late,
    done() {
      cancelled.removeEventListener('abort', onCancel)
      clearTimeout(timer)
    },
  }
}

async function carryOut(
  job: LiveJob,
  spec: StepSpec,
  { call, at, name, posts }: { call: StepCall; at: number; name: string; posts: PostStep[] },
): Promise<StepEnd> {
  const before = contextsOf(job)
  const contexts = { ...before, env: { ...job.env, ...interpolateTexts(spec.env, before) } }
  if (spec.uses === undefined) {
    const run = { ...job.call.workflow.defaults?.run, ...job.call.spec.defaults?.run }
    const directory = spec['working-directory'] ?? run['working-directory'] ?? '.'
    return shellStep(call, {
      script: textOf(interpolate(spec.run ?? '', contexts)),
      shell: textOf(interpolate(spec.shell ?? run.shell ?? '', contexts)),
      directory: resolve(job.machine.workspace, textOf(interpolate(directory, contexts))),
      name: `step${at + 1}`,
    })
  }
  const { repository, sha } = job.call.workflow
  const { world } = job.call.facts
  const action = actionOf(spec.uses, { world, workspace: job.machine.workspace, repository, sha })
  try {
    return await action.main(call)
  } finally {
    if (action.post) posts.push({ name, spec, run: action.post, inputs: call.inputs, state: call.files.read().state })
  }
}

async function runPost(job: LiveJob, { name, spec, run, inputs, state }: PostStep, at: number): Promise<void> {
  job.log.say(`##[group]Post ${name}`)
  const files = commandFiles(job.machine.temp, `post${at + 1}`)
  const saved = Object.fromEntries(Object.entries(state).map(([key, value]) => [`STATE_${key}`, value]))
  const call = callOf(job, spec, { files, cancelled: new AbortController().signal })
  const end = await run({ ...call, inputs, env: { ...call.env, ...saved } })
  job.call.record.annotations.push(...job.log.take(end.output))
  takeFiles(job, files)
  job.call.record.steps.push({
    name: `Post ${name}`,
    id: undefined,
    outcome: end.code === 0 ? 'success' : 'failure',
    conclusion: end.code === 0 ? 'success' : 'failure',
    outputs: {},
  })
  if (end.code !== 0 && job.status === 'success') job.status = 'failure'
}

/** What the step told by files holds for those that come after it. */
function takeFiles(job: LiveJob, files: StepCall['files']): Readonly<Record<string, string>> {
  const told = files.read()
  job.env = { ...job.env, ...told.env }
  job.path = [...told.path.toReversed(), ...job.path]
  if (Buffer.byteLength(told.summary) <= longestSummary) job.call.record.summary += told.summary
  else job.log.say('##[error]$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k')
  return told.outputs
}

function callOf(
  job: LiveJob,
  spec: StepSpec,
  { files, cancelled }: { files: StepCall['files']; cancelled: AbortSignal },
): StepCall {
  const { machine, call } = job
  const contexts = contextsOf(job)
  const own = interpolateTexts(spec.env, contexts)
  const env = {
    ...machine.env,
    ...githubVariables({
      ...(contexts as Record<string, Record<string, unknown>>)['github'],
      action: spec.id ?? '__run',
    }),
    ...job.env,
    ...own,
    ...files.variables,
    ...(spec.uses !== undefined && cacheModeOf(job)),
  }
  return {
    facts: call.facts,
    machine,
    env: { ...env, PATH: [...job.path, env['PATH']].join(':') },
    inputs: interpolateTexts(spec.with, { ...contexts, env: { ...job.env, ...own } }),
    token: job.token,
    files,
    cancelled,
  }
}

/** For actions, not for scripts (NodeScriptActionHandler.cs). */
function cacheModeOf({ call: { spec, workflow } }: LiveJob): Record<string, string> {
  const mode = spec['cache-mode'] ?? workflow['cache-mode']
  return mode === undefined ? {} : { ACTIONS_CACHE_MODE: mode }
}

const firstLine = (run = ''): string => run.trim().split('\n')[0] ?? ''

const contextsOf = (job: LiveJob): Contexts => ({
  ...job.contexts,
  env: job.env,
  steps: job.steps,
  job: { ...(job.contexts['job'] as object), status: job.status },
})

/** Inside of a job the functions speak of its steps so far. */
const statusOf = ({ status }: Pick<LiveJob, 'status'>): Status => ({
  success: () => status === 'success',
  failure: () => status === 'failure',
  cancelled: () => status === 'cancelled',
  always: () => true,
})
