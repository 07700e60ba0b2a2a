import type { Plan } from '../../schema/plan/plan.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { recordedValue } from '../config/rules/rule-table.ts'
import { nextMarkdown } from '../report/words/next-steps.ts'
import { stopSentence } from '../report/words/stop-sentence.ts'
import { statusIn } from '../run/fold/begin.ts'
import { type Limits, nextStep, type Step } from '../run/next/next-step.ts'
import { agentLine, inlineMarkdown } from '../text/markdown/neutral-markdown.ts'
import { operatorCommand, type ReportContext } from '../text/report-context.ts'
import type { Effect, Unmet } from './obeyed.ts'

type Run = { readonly plan: Plan; readonly state: RunState }

/** Effects after which people expect that the run works. */
const promising: ReadonlySet<Effect['type']> = new Set<Effect['type']>([
  'note',
  'task_reopened',
  'attempt_approved',
  'attempt_rejected',
  'review_answered',
  'undo_ordered',
  'follow_up_added',
  'counsel_answered',
])

/**
 * What else is needed before an order that had these effects comes to anything, by what the next job would do;
 * undefined where the run goes on with it. `run` as it is after the order. Pure.
 */
export function unmetPromise(effects: readonly Effect[], run: Run): Unmet | undefined {
  const [promised] = effects.filter(({ type }) => promising.has(type)).slice(-1)
  if (!promised) return undefined
  const tasks = effects.flatMap((effect) =>
    effect.type === 'note' && typeof effect.task === 'string'
      ? [effect.task]
      : effect.type === 'task_reopened'
        ? [effect.task]
        : [],
  )
  const [task] = tasks
  const held = task === undefined ? undefined : heldBy(task, run)
  if (held) return { kind: 'task', task: task ?? '', ...held }
  const step = stepOfNextJob(run)
  if (step.kind !== 'stop') return undefined
  const { reason } = step
  // A provider's limit passes by itself; that a plan is complete is what most orders wanted.
  const isWanted = reason.kind === 'complete' && promised.type !== 'note'
  return reason.kind === 'waiting' || isWanted ? undefined : { kind: 'stop', reason }
}

/** The task that a person has to decide about before this one is attempted; undefined where it comes to it by itself. */
function heldBy(task: string, { plan, state }: Run): { on: string; status: string } | undefined {
  const statusOf = statusIn(state)
  const needs = new Map(plan.tasks.map(({ id, depends_on }) => [id, depends_on]))
  const asked = new Map(state.asks.map(({ task: one, question }) => [one, question !== undefined]))
  const seen = new Set([task])
  for (const id of seen) {
    const status = statusOf(id)
    if (status === 'failed' || status === 'skipped' || status === 'given_up') return { on: id, status }
    if (status === 'done') {
      if (id !== task && asked.get(id) !== undefined) return { on: id, status: 'asked' }
      continue
    }
    if (asked.get(id) === true) return { on: id, status: 'question' }
    for (const next of needs.get(id) ?? []) seen.add(next)
  }
  return undefined
}

/** What a job that starts now does first, as far as the state alone says it. */
function stepOfNextJob({ plan, state }: Run): Step {
  const now = Date.parse(state.updated)
  const job = {
    started: now,
    iterations: 0,
    checks: state.baseline?.checks ?? '',
    baselineRan: false,
    longestMs: 0,
  }
  return nextStep({ plan, state: { ...state, current: null }, limits: limitsIn(state), job, now })
}

const limitsIn = ({ rules }: RunState): Limits => ({
  maxIterations: Number.POSITIVE_INFINITY,
  runIterations: rules === null ? null : ((recordedValue('run-iterations', rules) as number | undefined) ?? null),
  timeBudgetMs: null,
  jobLimitMs: null,
  costBudgetUsd: rules === null ? Number.POSITIVE_INFINITY : (recordedValue('cost-budget', rules) as number),
  tokenBudget: rules === null ? null : ((recordedValue('token-budget', rules) as number | undefined) ?? null),
  minDelayMs: 0,
  sameFailures: Number.POSITIVE_INFINITY,
  indexChars: null,
  charsPerToken: 4,
  counsel: { verifies: false, seeksConsensus: false, reviewsPlan: false, acceptsUnchanged: false },
  unread: { limit: rules === null ? 0 : (recordedValue('stop-at', rules) as number), base: '' },
})

/** `No attempt follows yet: …`, with what to order, for a comment. */
export function unmetMarkdown(unmet: Unmet, workBranch: string): string {
  const context = { planFile: 'the plan file', workBranch, now: null, surface: 'issue' } as const
  if (unmet.kind === 'task') return `${unmetTask(unmet)} ${cure(unmet, context)}`
  const { happened, next } = stopSentence(unmet.reason, context, (text) => agentLine(text, 500))
  return [`Nothing follows from that yet. ${happened}`, nextMarkdown(next)].filter((part) => part !== '').join('\n\n')
}

/** The same for a terminal, where the state of the run and its next steps stand below. */
export const unmetText = (unmet: Unmet, context: ReportContext): string =>
  unmet.kind === 'task' ? `${unmetTask(unmet)} ${cure(unmet, context)}` : 'Nothing follows from that yet.'

const unmetTask = ({ task, on, status }: Unmet & { kind: 'task' }): string =>
  task === on
    ? `No attempt at ${inlineMarkdown(task, 100)} follows: it ${fate(status)}.`
    : `No attempt at ${inlineMarkdown(task, 100)} follows: it needs ${inlineMarkdown(on, 100)}, which ${fate(status)}.`

const fate = (status: string): string =>
  status === 'failed'
    ? 'failed'
    : status === 'skipped'
      ? 'was skipped'
      : status === 'given_up'
        ? 'was given up'
        : 'waits for an answer'

const cure = ({ on, status }: Unmet & { kind: 'task' }, context: ReportContext): string =>
  status === 'question'
    ? `${operatorCommand(context, 'answer', on)} with your words answers it.`
    : status === 'asked'
      ? `${operatorCommand(context, 'approve', on)} answers it.`
      : `${operatorCommand(context, 'retry', on)} opens it again.`
