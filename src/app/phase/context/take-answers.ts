import { newestIterations } from '../../../core/context/ended-iteration.ts'
import { amendmentsOf, readIndexer, readPost, readPrep } from '../../../core/context/read-answer.ts'
import { applyOperations } from '../../../core/knowledge/apply-operations.ts'
import { maxHardCharsPerIteration } from '../../../core/knowledge/verify-index.ts'
import { briefingIn } from '../../../core/prompt/briefing.ts'
import { statusIn } from '../../../core/run/fold/begin.ts'
import { taskByIteration } from '../../../core/run/fold/task-commits.ts'
import type { MadeCall, Planned } from '../../../schema/agent/context-agent.ts'
import { amendPlan } from '../../job/amend-plan.ts'
import { budgetChars, type JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import { applyDirective, recordCalled, type SkippedCall } from './directive.ts'
import type { NumberedAttempt } from './numbered.ts'

interface Preparation {
  /** The prompt text that it wrote; undefined: the assembled prompt is sent. */
  readonly prepared?: string
  readonly research?: readonly string[]
  readonly halt?: SkippedCall
}

/** Applies a prep's answer: it may ask for research once, and may hold the task back once between two agents. */
export function applyPrep(
  ledger: Ledger,
  job: JobSettings,
  { made, at }: { made: MadeCall; at: NumberedAttempt },
): Preparation {
  const { iteration, task } = at
  const { role } = made
  const answer = readPrep(made.end)
  if ('why' in answer) {
    recordCalled(ledger, { made, iteration, outcome: answer.why })
    return recordRefusedPrompt(ledger, iteration, answer.why)
  }
  const { action, reason, prepared_prompt: prepared = '', research = [] } = answer
  recordCalled(ledger, { made, iteration, outcome: `${action}: ${reason}` })
  if (action === 'research' && role === 'prep' && research.length > 0) {
    ledger.record({ type: 'context_directive', iteration, task: task.id, role, action, reason, held: false })
    return { research }
  }
  if (action === 'skip' || action === 'request_human_review') {
    const halt = applyDirective(ledger, job, { at, of: task.id, role, action, reason })
    if (halt) return { halt }
  }
  if (briefingIn(prepared) !== '') return { prepared }
  return recordRefusedPrompt(
    ledger,
    iteration,
    prepared.trim() === '' ? 'there is none' : 'it has only sections that ralph writes',
  )
}

function recordRefusedPrompt(ledger: Ledger, iteration: number, why: string): Preparation {
  ledger.record({ type: 'prepared_prompt_refused', iteration, why: [why] })
  return {}
}

/** Enough to find the reviewed iteration. */
const maxEnded = 5

/** Applies a post's operations to the index and its recommendation to the plan, and records its pattern. */
export function applyPost(
  ledger: Ledger,
  job: JobSettings,
  { call, made, at }: { call: Planned<'post'>; made: MadeCall; at: NumberedAttempt },
): SkippedCall | undefined {
  const { iteration } = at
  const answer = readPost(made.end)
  const outcome = 'why' in answer ? answer.why : `${answer.recommended_action}: ${answer.summary}`
  recordCalled(ledger, { made, iteration, outcome, of: call.of })
  const parsed = 'why' in answer ? { why: [`the post: ${answer.why}`] } : answer.operations
  const { through } = call
  recordOperations(ledger, job, {
    read: parsed,
    source: 'context_post',
    trigger: 'every_iteration',
    through,
    iteration,
  })
  if ('why' in answer) return undefined
  const last = newestIterations(ledger.state, maxEnded).find((one) => one.iteration === call.of)
  const of = last?.task ?? at.task.id
  const { recommended_action, pattern } = answer
  if (pattern !== undefined)
    ledger.record({ type: 'failure_pattern', iteration, task: of, pattern, recommended_action })
  return followRecommendation(ledger, job, { answer, at, of })
}

function followRecommendation(
  ledger: Ledger,
  job: JobSettings,
  {
    answer,
    at,
    of,
  }: { answer: Exclude<ReturnType<typeof readPost>, { why: string }>; at: NumberedAttempt; of: string },
): SkippedCall | undefined {
  const { recommended_action: action, summary: reason } = answer
  const { iteration, task } = at
  if (action === 'request_human_review' || (action === 'skip_task' && of === task.id)) {
    const directive = action === 'skip_task' ? 'skip' : action
    return applyDirective(ledger, job, { at, of, role: 'post', action: directive, reason })
  }
  if (action === 'proceed') return undefined
  ledger.record({ type: 'context_directive', iteration, task: of, role: 'post', action, reason, held: false })
  const { wishes, refused } = amendmentsOf(answer, { plan: ledger.plan, statusOf: statusIn(ledger.state), taskId: of })
  const trusted = job.settings.amendments === 'trusted'
  // A post may not change the task that is about to be attempted.
  const current = action === 'modify_plan' ? task.id : ''
  amendPlan(ledger, { iteration, current, amendments: wishes, trusted })
  for (const { amendment, why } of refused) ledger.record({ type: 'amendment_refused', iteration, amendment, why })
  return undefined
}

type ParsedOperations = ReturnType<typeof readIndexer>

/** Applies an indexer's answer, or records why it was refused; its cost counts either way. */
export function applyIndexer(
  ledger: Ledger,
  job: JobSettings,
  { call, made, iteration }: { call: Planned<'index'>; made: MadeCall; iteration: number },
): void {
  recordCalled(ledger, { made, iteration })
  const { trigger, through } = call
  recordOperations(ledger, job, { read: readIndexer(made.end), source: 'indexer', trigger, through, iteration })
}

/** Applies valid operations, and records why others were refused. */
function recordOperations(
  ledger: Ledger,
  { settings }: JobSettings,
  request: {
    read: ParsedOperations
    source: 'indexer' | 'context_post'
    trigger: string
    through: number
    iteration: number
  },
): void {
  const { read, iteration, through, ...origin } = request
  const maxHardChars = maxHardCharsPerIteration(budgetChars(settings, ledger.state))
  const applied =
    'why' in read
      ? ({ kind: 'refused', why: read.why } as const)
      : applyOperations(ledger.state.knowledge, read.operations, {
          taught: taskByIteration(ledger.state),
          maxHardChars,
        })
  if (applied.kind === 'refused') {
    ledger.record({ type: 'knowledge_refused', ...origin, iteration: iteration - 1, why: [...applied.why] })
    return
  }
  const { changed, refused, softened } = applied
  ledger.record({
    ...{ type: 'knowledge_changed', ...origin, through, entries: [...changed] },
    ...(refused.length > 0 && { refused: [...refused], refused_at: iteration - 1 }),
    ...(softened.length > 0 && { softened: [...softened] }),
  })
}
