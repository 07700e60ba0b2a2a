import { runLifeChecker, workflowLiveness } from '../../../adapter/github/workflow/workflow-liveness.ts'
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

/** The plan of the queue for a step without a configured plan. */
export type PlanOfJob =
  | { readonly kind: 'none' }
  | { readonly kind: 'idle'; readonly why: string }
  /** From the top of the repository. */
  | { readonly kind: 'plan'; readonly path: string }

/** Commands that begin or continue a run; the others settle. */
const startsRun: ReadonlySet<StepCommand> = new Set(['run', 'begin', 'intake'])

/**
 * For a queue without a configured plan: the plan of the commented thread, else the one that this workflow run works on, else
 * the next one. Throws RalphError QUEUE_INVALID, and PLAN_INVALID if the next one cannot begin.
 */
export async function findJobPlan(
  context: StepContext,
  { before }: Pick<Awaited<ReturnType<typeof settingSources>>, 'before'>,
): Promise<PlanOfJob> {
  const { inputs, env } = context
  if (before.settings.queue === undefined || before.sources.plan !== 'default') return { kind: 'none' }
  if (!startsRun.has(inputs.command)) return delegatedPlan(context, await openJobQueue(context, alwaysAlive))
  const queue = await openJobQueue(context)
  const payload = await commentPayload(context)
  if (payload === undefined) return { kind: 'idle', why: 'the event has no comment' }
  if (payload !== 'other') return planOfThread(payload.issue, queue)
  refuseTwins(queue.queue)
  const next = await findNextPlan(queue, context)
  if ('fault' in next) throw next.fault
  if (next.kind === 'begin' && env['GITHUB_EVENT_NAME'] === 'schedule' && !hasBegun(queue))
    return { kind: 'idle', why: 'no plan of the queue has been started yet, and the schedule only continues a run' }
  return next.kind === 'begin' || next.kind === 'continue'
    ? { kind: 'plan', path: next.row.path }
    : { kind: 'idle', why: whyIdle(queue, next) }
}

/** Flags for a killed step: the plan of its workflow run, else any plan of the queue, which suffices to repair the checkout. */
export async function flagsAfterKill(context: StepContext): Promise<Readonly<Record<string, unknown>>> {
  const { flags } = context.inputs
  const { before } = await settingSources(context, flags)
  if (before.settings.queue === undefined || before.sources.plan !== 'default') return flags
  const jobPlan = delegatedPlan(context, await openJobQueue(context, alwaysAlive))
  return jobPlan.kind === 'plan' ? { ...flags, plan: jobPlan.path } : withFirstQueuedPlan(context, flags)
}

/** Why the queue has nothing for a job to do. */
export function whyIdle({ queue }: Pick<LocalQueue, 'queue'>, next: NextReadPlan): string {
  if (next.kind === 'empty') return `no plan is left to start in ${queue.folder}/pending/`
  const { name } = next.row
  if (next.kind === 'busy') return `a job is working on ${name}`
  return `the queue waits for a person: ${name} ${next.row.standing === 'failed' ? 'failed' : 'needs one'}`
}

/** The next readable plan; prints a line for each skipped one. */
export const findNextPlan = (queue: LocalQueue, context: StepContext): Promise<NextQueued> =>
  nextReadablePlan(queue, context, ({ path }, { message }) => context.out(`${path} is skipped: ${message}\n`))

/** With GitHub's answers about which jobs are alive. */
export function openJobQueue(context: StepContext, liveness?: Pick<Liveness, 'check'>): Promise<LocalQueue> {
  const github = apiClient(context)
  const effective = liveness ?? workflowLiveness(context.checkout.holder, github && runLifeChecker(github))
  return openQueue(context, context.inputs.flags, { liveness: effective })
}

/** For a job that continues after a delegation, possibly in a later attempt of the workflow run. */
const alwaysAlive: Pick<Liveness, 'check'> = { check: async () => 'alive' }

function delegatedPlan({ checkout: { holder } }: StepContext, { runs }: LocalQueue): PlanOfJob {
  const ownRun = [...runs.values()].find(({ lease }) => {
    return lease?.holder.kind === 'workflow' && lease.holder.run_id === holder.run_id
  })
  const path = ownRun && fileOf(ownRun)
  return path === undefined
    ? { kind: 'idle', why: 'this workflow run was not given a plan of the queue' }
    : { kind: 'plan', path }
}

/** By the mark of our issues and pull requests, or by the number of a run's configured issue. */
function planOfThread(
  { number, body }: { number: number; body: string | null },
  { queue, runs }: LocalQueue,
): PlanOfJob {
  const [, planName] = /^<!-- ralph:([^\s:]+):(?:issue|pull|pull-ready) -->/.exec(body ?? '') ?? []
  const run = planName === undefined ? [...runs.values()].find(({ issue }) => issue === number) : runs.get(planName)
  const path = (run && fileOf(run)) ?? queue.rows.find(({ name }) => name === planName)?.path
  return path === undefined
    ? { kind: 'idle', why: `the comment is on #${number}, which belongs to no plan that has started` }
    : { kind: 'plan', path }
}

const fileOf = ({ plan_file }: RunState): string | undefined => plan_file ?? undefined

export const hasBegun = ({ runs, queue }: Pick<LocalQueue, 'runs' | 'queue'>): boolean =>
  [...runs.values()].some((run) => run.queue === queue.folder)
