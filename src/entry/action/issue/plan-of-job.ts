import { lifeOfRun, workflowLiveness } from '../../../adapter/github/workflow/workflow-liveness.ts'
import type { StepCommand } from '../../../core/config/table/action-inputs.ts'
import type { NextReadPlan } from '../../../core/queue/queue.ts'
import type { Liveness } from '../../../port/liveness.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { settingSources } from '../../project/setting-sources.ts'
import {
  type LocalQueue,
  type NextQueued,
  nextReadablePlan,
  openQueue,
  refuseTwins,
  withFirstQueuedPlan,
} from '../../wire/queue-here.ts'
import { apiClient } from '../context/api-client.ts'
import type { StepContext } from '../context/step-context.ts'
import { commentPayload } from './comment-event.ts'

/** Which plan of the queue a step is for that was not told its plan. */
export type PlanOfJob =
  | { readonly kind: 'none' }
  | { readonly kind: 'idle'; readonly why: string }
  /** From the top of the repository. */
  | { readonly kind: 'plan'; readonly path: string }

/** Those that take a run up; all others settle what one of them has begun. */
const takesUp: ReadonlySet<StepCommand> = new Set(['run', 'begin', 'intake'])

/**
 * Where `queue` is set and no plan is named: the plan whose thread was commented on, the one that this workflow run has
 * begun to work on, else the next one. Throws RalphError QUEUE_INVALID, and PLAN_INVALID where the next one cannot begin.
 */
export async function planOfJob(
  context: StepContext,
  { before }: Pick<Awaited<ReturnType<typeof settingSources>>, 'before'>,
): Promise<PlanOfJob> {
  const { inputs, env } = context
  if (before.settings.queue === undefined || before.sources.plan !== 'default') return { kind: 'none' }
  if (!takesUp.has(inputs.command)) return handedOnHere(context, await queueOfJob(context, everybodyLives))
  const queue = await queueOfJob(context)
  const payload = await commentPayload(context)
  if (payload === undefined) return { kind: 'idle', why: 'the event has no comment' }
  if (payload !== 'other') return ofThread(payload.issue, queue)
  refuseTwins(queue.queue)
  const next = await nextOfJob(queue, context)
  if ('fault' in next) throw next.fault
  if (next.kind === 'begin' && env['GITHUB_EVENT_NAME'] === 'schedule' && !hasBegun(queue))
    return { kind: 'idle', why: 'no plan of the queue has been started yet, and the schedule only continues a run' }
  return next.kind === 'begin' || next.kind === 'continue'
    ? { kind: 'plan', path: next.row.path }
    : { kind: 'idle', why: whyIdle(queue, next) }
}

/** What a killed step worked on: the plan that its workflow run has, else any of the queue, to mend the checkout by. */
export async function flagsAfterKill(context: StepContext): Promise<Readonly<Record<string, unknown>>> {
  const { flags } = context.inputs
  const { before } = await settingSources(context, flags)
  if (before.settings.queue === undefined || before.sources.plan !== 'default') return flags
  const left = handedOnHere(context, await queueOfJob(context, everybodyLives))
  return left.kind === 'plan' ? { ...flags, plan: left.path } : withFirstQueuedPlan(context, flags)
}

/** What a queue says that has nothing for a job to do. */
export function whyIdle({ queue }: Pick<LocalQueue, 'queue'>, next: NextReadPlan): string {
  if (next.kind === 'empty') return `no plan is left to start in ${queue.folder}/pending/`
  const { name } = next.row
  if (next.kind === 'busy') return `a job is working on ${name}`
  return `the queue waits for a person: ${name} ${next.row.standing === 'failed' ? 'failed' : 'needs one'}`
}

/** The next plan, and a line for each that is passed over since it cannot be read. */
export const nextOfJob = (here: LocalQueue, context: StepContext): Promise<NextQueued> =>
  nextReadablePlan(here, context, ({ path }, { message }) => context.out(`${path} is skipped: ${message}\n`))

/** The queue as a job of a workflow sees it; GitHub says which jobs go on. */
export function queueOfJob(context: StepContext, liveness?: Pick<Liveness, 'check'>): Promise<LocalQueue> {
  const github = apiClient(context)
  const asked = liveness ?? workflowLiveness(context.checkout.holder, github && lifeOfRun(github))
  return openQueue(context, context.inputs.flags, { liveness: asked })
}

/** Whoever goes on with what was handed on may be a later attempt than the job that did. */
const everybodyLives: Pick<Liveness, 'check'> = { check: async () => 'alive' }

function handedOnHere({ checkout: { holder } }: StepContext, { runs }: LocalQueue): PlanOfJob {
  const own = [...runs.values()].find(({ lease }) => {
    return lease?.holder.kind === 'workflow' && lease.holder.run_id === holder.run_id
  })
  const path = own && fileOf(own)
  return path === undefined
    ? { kind: 'idle', why: 'this workflow run was not given a plan of the queue' }
    : { kind: 'plan', path }
}

/** By the mark that our issues and pull requests begin with, or by the number of an issue that was named for a run. */
function ofThread({ number, body }: { number: number; body: string | null }, { queue, runs }: LocalQueue): PlanOfJob {
  const [, marked] = /^<!-- ralph:([^\s:]+):(?:issue|pull|pull-ready) -->/.exec(body ?? '') ?? []
  const run = marked === undefined ? [...runs.values()].find(({ issue }) => issue === number) : runs.get(marked)
  const path = (run && fileOf(run)) ?? queue.rows.find(({ name }) => name === marked)?.path
  return path === undefined
    ? { kind: 'idle', why: `the comment is on #${number}, which belongs to no plan that has started` }
    : { kind: 'plan', path }
}

const fileOf = ({ plan_file }: RunState): string | undefined => plan_file ?? undefined

export const hasBegun = ({ runs, queue }: Pick<LocalQueue, 'runs' | 'queue'>): boolean =>
  [...runs.values()].some((run) => run.queue === queue.folder)
