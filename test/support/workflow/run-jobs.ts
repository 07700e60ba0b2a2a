import type { Conclusion, WorkflowJob } from '../github/world.ts'
import type { Wish } from './concurrency-groups.ts'
import { type Contexts, holds, interpolate, interpolateTexts, type Status, textOf } from './expression.ts'
import { legsOf } from './matrix.ts'
import type { PlannedJob, PlannedWorkflow } from './plan-run.ts'
import type { RunFacts } from './run-facts.ts'
import { type JobEnd, runJob } from './run-job.ts'
import type { Setting } from './setting.ts'
import { typedInputs } from './workflow-inputs.ts'

/** One workflow file at work: the one that was started, or one that a job of it calls. */
export interface LiveWorkflow {
  readonly facts: RunFacts
  readonly setting: Setting
  readonly plan: PlannedWorkflow
  /** `github`, `inputs`, `vars`. */
  readonly contexts: Contexts
  readonly secrets: Readonly<Record<string, string>>
  /** Before the names of its jobs: that of the job that called it. */
  readonly prefix: string
  /** Fires when the run, or what called this file, is cancelled. */
  readonly cancelled: AbortSignal
  /** `inputs` of the dispatch that started the run; empty for every other event. */
  readonly dispatchInputs: Readonly<Record<string, unknown>>
  /** Concurrency groups of the run and of the jobs that called this file, in lower case. */
  readonly heldGroups: readonly string[]
}

/** What one job of a file contributes to those that need it. */
interface PlannedEnd extends JobEnd {
  /** Of a job that calls a file: the results inside. */
  readonly inner?: readonly Conclusion[]
  /** It is from the attempt before. */
  readonly kept?: boolean
}

/** Results by job. A job starts when all that it needs is over. */
export async function runJobs(live: LiveWorkflow): Promise<Record<string, PlannedEnd>> {
  const ends = new Map<string, Promise<PlannedEnd>>()
  const endOf = (id: string): Promise<PlannedEnd> => {
    const known = ends.get(id)
    if (known) return known
    const planned = live.plan.jobs.find(({ spec }) => spec.id === id)
    if (!planned) unknownJob(id)
    const end = Promise.all(planned.spec.needs.map(endOf)).then(() => startWhenDue(planned))
    ends.set(id, end)
    return end
  }
  const startWhenDue = async (planned: PlannedJob): Promise<PlannedEnd> => {
    const results = await resultsOf(ancestorsOf(live.plan, planned.spec.id))
    const needs = Object.fromEntries(planned.spec.needs.map((id) => [id, needOf(results[id] ?? unknownJob(id))]))
    const contexts = { ...live.contexts, needs }
    const due = (): boolean => holds(planned.spec.if, contexts, statusOf(Object.values(results), live.cancelled))
    // "Re-run failed jobs" runs those that failed and whatever needs them (docs.github.com, "Re-running workflows and jobs").
    const kept = Object.values(results).every((end) => end.kept) ? (live.facts.kept ?? nothing) : nothing
    if (!due()) return { ...skipped(live, planned), kept: kept.size > 0 }
    return runLegs({ ...live, facts: { ...live.facts, kept } }, planned, contexts, due)
  }
  const resultsOf = async (ids: readonly string[]): Promise<Record<string, PlannedEnd>> =>
    Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await endOf(id)] as const)))
  return resultsOf(live.plan.jobs.map(({ spec }) => spec.id))
}

const nothing: NonNullable<RunFacts['kept']> = new Map()

const needOf = ({ result, outputs }: PlannedEnd): JobEnd => ({ result, outputs })

function unknownJob(id: string): never {
  throw new Error(`There is no job ${id}.`)
}

/** Whoever it needs, and whoever those need: `success()` and `failure()` of a job speak of all of them. */
function ancestorsOf(plan: PlannedWorkflow, id: string): string[] {
  const needs = plan.jobs.find(({ spec }) => spec.id === id)?.spec.needs ?? []
  return [...new Set(needs.flatMap((one) => [one, ...ancestorsOf(plan, one)]))]
}

/** A job that was skipped inside a called file counts as well: whatever needs the call is skipped (actions/runner#2205). */
const statusOf = (ends: readonly PlannedEnd[], cancelled: AbortSignal): Status => ({
  success: () =>
    !cancelled.aborted && ends.every(({ result, inner = [] }) => [result, ...inner].every((one) => one === 'success')),
  failure: () => !cancelled.aborted && ends.some(({ result }) => result === 'failure'),
  cancelled: () => cancelled.aborted,
  always: () => true,
})

function skipped(live: LiveWorkflow, { spec }: PlannedJob): PlannedEnd {
  const result = live.cancelled.aborted ? 'cancelled' : 'skipped'
  endRecord(live, addRecord(live, nameOf(live, spec.id, spec.name, live.contexts)), result)
  return { result, outputs: {} }
}

async function runLegs(
  live: LiveWorkflow,
  planned: PlannedJob,
  contexts: Contexts,
  due: () => boolean,
): Promise<PlannedEnd> {
  const { id, strategy = {} } = planned.spec
  const given = { ...contexts, strategy: {}, matrix: {} }
  const legs = evaluatedLegs(live, id, () => interpolate(strategy['matrix'], given))
  if (!legs) return { result: 'failure', outputs: {} }
  const failFast = interpolate(strategy['fail-fast'] ?? true, given) === true
  const parallel = Number(interpolate(strategy['max-parallel'] ?? legs.length, given))
  const failed = new AbortController()
  const ends: PlannedEnd[] = []
  const waiting = legs.map((matrix, index) => ({ matrix, index }))
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const place = {
        'job-index': next.index,
        'job-total': legs.length,
        'fail-fast': failFast,
        'max-parallel': parallel,
      }
      const all = { ...contexts, matrix: next.matrix, strategy: place }
      const earlier = live.facts.kept?.get(nameOf(live, planned.spec.id, planned.spec.name, all))
      const end = earlier ? keepJob(live, earlier) : await runLeg(live, planned, all, { due, failed: failed.signal })
      ends.push(end)
      if (failFast && legs.length > 1 && end.result === 'failure') failed.abort()
    }
  }
  await Promise.all(Array.from({ length: Math.min(parallel, legs.length) }, work))
  return {
    result: worst(ends.map(({ result }) => result)),
    outputs: Object.assign({}, ...ends.map(({ outputs }) => outputs)),
    inner: ends.flatMap(({ inner = [] }) => inner),
    kept: ends.every((end) => end.kept),
  }
}

/** Evaluated after the job's `if` (workflow syntax, `jobs.<job_id>.if`); what is wrong with it fails the job before it has a leg. */
function evaluatedLegs(
  { facts }: LiveWorkflow,
  job: string,
  matrix: () => unknown,
): ReturnType<typeof legsOf> | undefined {
  try {
    return legsOf(matrix() as Record<string, unknown> | undefined)
  } catch (error) {
    facts.annotations.push(`Error when evaluating 'strategy' for job '${job}'. ${String(error)}`)
    return undefined
  }
}

const worst = (results: readonly Conclusion[]): Conclusion =>
  (['failure', 'cancelled', 'success'] as const).find((one) => results.includes(one)) ?? 'skipped'

async function runLeg(
  live: LiveWorkflow,
  planned: PlannedJob,
  contexts: Contexts,
  { due, failed }: { due: () => boolean; failed: AbortSignal },
): Promise<PlannedEnd> {
  const { spec } = planned
  const cancel = new AbortController()
  // A cancel asks the condition again: `always()` goes on (workflow-cancellation reference).
  const onCancel = (): void => void (due() || cancel.abort())
  live.cancelled.addEventListener('abort', onCancel)
  const cancelled = AbortSignal.any([cancel.signal, failed])
  const name = nameOf(live, spec.id, spec.name, contexts)
  const record = planned.called ? undefined : addRecord(live, name)
  const wish = wishOf(spec.concurrency, contexts)
  if (wish && isDeadlock(live, wish, name)) return { result: endRecord(live, record, 'cancelled'), outputs: {} }
  const leave = wish && (await live.setting.groups.enter(wish, { cancel: () => cancel.abort(), gone: cancelled }))
  try {
    if ((wish && !leave) || cancelled.aborted) {
      if (record && wish && !leave)
        record.log = `Canceling since a higher priority waiting request for ${wish.group} exists`
      return { result: endRecord(live, record, 'cancelled'), outputs: {} }
    }
    const end = record
      ? await runJob({ ...live, record, spec, workflow: live.plan.spec, granted: planned.granted, contexts, cancelled })
      : await call(live, planned, contexts, { name, cancelled, wish })
    endRecord(live, record, end.result)
    const forgiven = end.result === 'failure' && interpolate(spec['continue-on-error'] ?? false, contexts) === true
    return forgiven ? { ...end, result: 'success' } : end
  } finally {
    leave?.()
    live.cancelled.removeEventListener('abort', onCancel)
  }
}

function keepJob({ facts: { world, attempt } }: LiveWorkflow, earlier: WorkflowJob): PlannedEnd {
  const record = { ...earlier, id: world.nextId(), attempt }
  world.jobs.set(record.id, record)
  return { result: 'success', outputs: earlier.outputs, kept: true }
}

/**
 * A reusable workflow: its own `env`, `inputs` and `concurrency`, the caller's `github`, and no secret that it was not
 * given. Its `inputs` also hold those of the dispatch that started the run (actions/runner#2274, #1976).
 */
async function call(
  live: LiveWorkflow,
  { spec, called: plan }: PlannedJob,
  contexts: Contexts,
  { name, cancelled, wish }: { name: string; cancelled: AbortSignal; wish: Wish | undefined },
): Promise<PlannedEnd> {
  if (!plan) throw new Error(`${spec.id} calls nothing.`)
  const declared = plan.spec.on['workflow_call'] ?? {}
  const { github, vars } = live.contexts
  const withSecrets = { ...contexts, secrets: live.secrets }
  const inputs = {
    ...live.dispatchInputs,
    ...typedInputs(declared['inputs'], (interpolate(spec.with, contexts) ?? {}) as object as Record<string, unknown>, {
      github,
      inputs: {},
      vars,
    }),
  }
  const secrets = spec.secrets === 'inherit' ? live.secrets : interpolateTexts(spec.secrets, withSecrets)
  const heldGroups = [...live.heldGroups, ...groupsOf(wish)]
  const own = wishOf(plan.spec.concurrency, { github, vars, inputs })
  if (own && isDeadlock({ ...live, heldGroups }, own, name)) return { result: 'cancelled', outputs: {} }
  const cancel = new AbortController()
  const stopped = AbortSignal.any([cancelled, cancel.signal])
  const leave = own && (await live.setting.groups.enter(own, { cancel: () => cancel.abort(), gone: stopped }))
  if (own && !leave) return { result: 'cancelled', outputs: {} }
  try {
    const jobs = await runJobs({
      ...live,
      ...{ plan, secrets, heldGroups: [...heldGroups, ...groupsOf(own)] },
      contexts: { github, vars, inputs },
      prefix: `${name} / `,
      cancelled: stopped,
    })
    const outputs = Object.entries((declared['outputs'] ?? {}) as Record<string, { value: unknown }>)
    const found = outputs.map(([key, { value }]) => [key, textOf(interpolate(value, { github, vars, inputs, jobs }))])
    const ends = Object.values(jobs)
    return {
      result: worst(ends.map(({ result }) => result)),
      outputs: Object.fromEntries(found),
      inner: ends.flatMap(({ result, inner = [] }) => [result, ...inner]),
      kept: ends.every((end) => end.kept),
    }
  } finally {
    leave?.()
  }
}

const groupsOf = (wish: Wish | undefined): string[] => (wish ? [wish.group.toLowerCase()] : [])

/** Whoever waits for a group that its own caller holds would wait for ever: it is cancelled (github/gh-aw#42846, rhysd/actionlint#538). */
function isDeadlock({ heldGroups, facts }: LiveWorkflow, { group }: Wish, name: string): boolean {
  if (!heldGroups.includes(group.toLowerCase())) return false
  facts.annotations.push(
    `Canceling since a deadlock was detected for concurrency group: '${group}' between a top level workflow and '${name}'`,
  )
  return true
}

export function wishOf(given: unknown, contexts: Contexts): Wish | undefined {
  const value = interpolate(given, contexts)
  if (value === undefined || value === null) return undefined
  const wish = typeof value === 'object' ? (value as Wish) : { group: textOf(value) }
  if (wish.queue === 'max' && wish['cancel-in-progress'])
    throw new Error(
      'concurrency: queue: max does not go together with cancel-in-progress: true (github.blog/changelog, 2026-05-07)',
    )
  return wish
}

/** `test (3, linux)` of a matrix; a name of the job's own may say it in its own way. */
function nameOf(live: LiveWorkflow, id: string, given: string | undefined, contexts: Contexts): string {
  const matrix = Object.values((contexts['matrix'] ?? {}) as object).map(textOf)
  const own =
    given === undefined ? undefined : textOf(interpolate(given, { matrix: {}, strategy: {}, needs: {}, ...contexts }))
  return `${live.prefix}${own ?? (matrix.length > 0 ? `${id} (${matrix.join(', ')})` : id)}`
}

function addRecord({ facts }: LiveWorkflow, name: string): WorkflowJob {
  const { world, run, attempt } = facts
  const now = world.now()
  const record: WorkflowJob = {
    id: world.nextId(),
    run: run.id,
    attempt,
    name,
    status: 'queued',
    conclusion: null,
    createdAt: now,
    startedAt: now,
    completedAt: null,
    steps: [],
    log: '',
    summary: '',
    annotations: [],
    outputs: {},
  }
  world.jobs.set(record.id, record)
  return record
}

function endRecord({ facts }: LiveWorkflow, record: WorkflowJob | undefined, conclusion: Conclusion): Conclusion {
  if (record) Object.assign(record, { status: 'completed', conclusion, completedAt: facts.world.now() })
  return conclusion
}
