import type { Plan } from '../../schema/plan/plan.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { recordedValue } from '../config/rules/rule-table.ts'
import { markdownOf } from '../report/document/markdown.ts'
import { stopSentence } from '../report/words/stop-sentence.ts'
import { statusIn } from '../run/fold/begin.ts'
import { type Limits, nextStep, type Step } from '../run/next/next-step.ts'
import { agentLine, inlineMarkdown } from '../text/markdown/neutral-markdown.ts'
import { operatorCommand, type ReportContext } from '../text/report-context.ts'
import type { Effect, Unmet } from './order-result.ts'

type Run = { readonly plan: Plan; readonly state: RunState }

/** Effects after which people expect the run to continue. */
const promisingTypes: ReadonlySet<Effect['type']> = new Set<Effect['type']>([
  'note',
  'task_reopened',
  'attempt_approved',
  'attempt_rejected',
  'review_answered',
  'undo_ordered',
  'follow_up_added',
  'counsel_answered',
])

/** Judged by the next job's first step; undefined if the run goes on. `run` already contains the effects. Pure. */
export function unmetPromise(effects: readonly Effect[], run: Run): Unmet | undefined {
  const [lastEffect] = effects.filter(({ type }) => promisingTypes.has(type)).slice(-1)
  if (!lastEffect) return undefined
  const tasks = effects.flatMap((effect) =>
    effect.type === 'note' && typeof effect.task === 'string'
      ? [effect.task]
      : effect.type === 'task_reopened'
        ? [effect.task]
        : [],
  )
  const [task] = tasks
  const blocker = task === undefined ? undefined : blockerOf(task, run)
  if (blocker) return { kind: 'task', task: task ?? '', ...blocker }
  const step = stepOfNextJob(run)
  if (step.kind !== 'stop') return undefined
  const { reason } = step
  // A provider's limit passes without help; a complete plan is what most orders wanted.
  const isWanted = reason.kind === 'complete' && lastEffect.type !== 'note'
  return reason.kind === 'waiting' || isWanted ? undefined : { kind: 'stop', reason }
}

/** The task that a person must decide about before this one is attempted. */
function blockerOf(task: string, { plan, state }: Run): { on: string; status: string } | undefined {
  const statusOf = statusIn(state)
  const needs = new Map(plan.tasks.map(({ id, depends_on }) => [id, depends_on]))
  const questionByTask = new Map(state.asks.map(({ task: id, question }) => [id, question !== undefined]))
  const visited = new Set([task])
  for (const id of visited) {
    const status = statusOf(id)
    if (status === 'failed' || status === 'skipped' || status === 'given_up') return { on: id, status }
    if (status === 'done') {
      if (id !== task && questionByTask.get(id) !== undefined) return { on: id, status: 'asked' }
      continue
    }
    if (questionByTask.get(id) === true) return { on: id, status: 'question' }
    for (const neededId of needs.get(id) ?? []) visited.add(neededId)
  }
  return undefined
}

/** The first step of a job that starts now, judged by the state alone. */
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
  counsel: { consensus: 'none', 'plan-review': 'none', verify: 'none', 'no-change': 'ask', approval: 'none' },
  unread: { limit: rules === null ? 0 : (recordedValue('stop-at', rules) as number), base: '' },
})

/** For a comment; with the order to give next. */
export function unmetMarkdown(unmet: Unmet, workBranch: string): string {
  const context = { planFile: 'the plan file', workBranch, now: null, surface: 'issue' } as const
  if (unmet.kind === 'task') return `${unmetTask(unmet)} ${remedy(unmet, context)}`
  const { happened, next } = stopSentence(unmet.reason, context, (text) => agentLine(text, 500))
  return markdownOf([`Nothing follows from that yet. ${happened}`, { steps: next }])
}

/** For a terminal, which shows the run's state and its next steps below. */
export const unmetText = (unmet: Unmet, context: ReportContext): string =>
  unmet.kind === 'task' ? `${unmetTask(unmet)} ${remedy(unmet, context)}` : 'Nothing follows from that yet.'

const unmetTask = ({ task, on, status }: Unmet & { kind: 'task' }): string =>
  task === on
    ? `No attempt at ${inlineMarkdown(task, 100)} follows: it ${statusInWords(status)}.`
    : `No attempt at ${inlineMarkdown(task, 100)} follows: it needs ${inlineMarkdown(on, 100)}, which ${statusInWords(status)}.`

const statusInWords = (status: string): string =>
  status === 'failed'
    ? 'failed'
    : status === 'skipped'
      ? 'was skipped'
      : status === 'given_up'
        ? 'was given up'
        : 'waits for an answer'

const remedy = ({ on, status }: Unmet & { kind: 'task' }, context: ReportContext): string =>
  status === 'question'
    ? `${operatorCommand(context, 'answer', on)} with your words answers it.`
    : status === 'asked'
      ? `${operatorCommand(context, 'approve', on)} answers it.`
      : `${operatorCommand(context, 'retry', on)} opens it again.`
