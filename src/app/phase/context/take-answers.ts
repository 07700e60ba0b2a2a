import { newestIterations } from '../../../core/context/ended-iteration.ts'
import { amendmentsOf, readIndexer, readPost, readPrep } from '../../../core/context/read-answer.ts'
import { applyOperations } from '../../../core/knowledge/apply-operations.ts'
import { maxHardCharsPerIteration } from '../../../core/knowledge/verify-index.ts'
import { briefingIn } from '../../../core/prompt/briefing.ts'
import { statusIn } from '../../../core/run/fold/begin.ts'
import { taughtBy } from '../../../core/run/fold/task-commits.ts'
import type { MadeCall, Planned } from '../../../schema/agent/context-agent.ts'
import { amendPlan } from '../../job/amend-plan.ts'
import { budgetChars, type JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import { obeyDirective, recordCalled, type SkippedCall } from './directive.ts'
import type { NumberedAttempt } from './numbered.ts'

/** What comes of a prep. */
interface Preparation {
  /** What it wrote of the prompt; undefined: the assembled one is sent. */
  readonly prepared?: string
  /** It wants to know this first. */
  readonly research?: readonly string[]
  readonly halt?: SkippedCall
}

/** Takes a prep at its word as far as it may go: once to research, once between two agents to hold the task back. */
export function takePrep(
  ledger: Ledger,
  job: JobSettings,
  { made, at }: { made: MadeCall; at: NumberedAttempt },
): Preparation {
  const { iteration, task } = at
  const { role } = made
  const said = readPrep(made.end)
  if ('why' in said) {
    recordCalled(ledger, { made, iteration, outcome: said.why })
    return refused(ledger, iteration, said.why)
  }
  const { action, reason, prepared_prompt: prepared = '', research = [] } = said
  recordCalled(ledger, { made, iteration, outcome: `${action}: ${reason}` })
  if (action === 'research' && role === 'prep' && research.length > 0) {
    ledger.record({ type: 'context_directive', iteration, task: task.id, role, action, reason, held: false })
    return { research }
  }
  if (action === 'skip' || action === 'request_human_review') {
    const halt = obeyDirective(ledger, job, { at, of: task.id, role, action, reason })
    if (halt) return { halt }
  }
  if (briefingIn(prepared) !== '') return { prepared }
  return refused(ledger, iteration, prepared.trim() === '' ? 'there is none' : 'it has only sections that ralph writes')
}

function refused(ledger: Ledger, iteration: number, why: string): Preparation {
  ledger.record({ type: 'prepared_prompt_refused', iteration, why: [why] })
  return {}
}

/** Enough to find the one that was looked back at. */
const mostEnded = 5

/** Takes a post's operations into the index, its recommendation to the rules of amendments, and says what it saw. */
export function takePost(
  ledger: Ledger,
  job: JobSettings,
  { call, made, at }: { call: Planned<'post'>; made: MadeCall; at: NumberedAttempt },
): SkippedCall | undefined {
  const { iteration } = at
  const said = readPost(made.end)
  const outcome = 'why' in said ? said.why : `${said.recommended_action}: ${said.summary}`
  recordCalled(ledger, { made, iteration, outcome, of: call.of })
  const read = 'why' in said ? { why: [`the post: ${said.why}`] } : said.operations
  const { through } = call
  takeOperations(ledger, job, { read, source: 'context_post', trigger: 'every_iteration', through, iteration })
  if ('why' in said) return undefined
  const last = newestIterations(ledger.state, mostEnded).find((one) => one.iteration === call.of)
  const of = last?.task ?? at.task.id
  const { recommended_action, pattern } = said
  if (pattern !== undefined)
    ledger.record({ type: 'failure_pattern', iteration, task: of, pattern, recommended_action })
  return follow(ledger, job, { said, at, of })
}

function follow(
  ledger: Ledger,
  job: JobSettings,
  { said, at, of }: { said: Exclude<ReturnType<typeof readPost>, { why: string }>; at: NumberedAttempt; of: string },
): SkippedCall | undefined {
  const { recommended_action: action, summary: reason } = said
  const { iteration, task } = at
  if (action === 'request_human_review' || (action === 'skip_task' && of === task.id)) {
    const wanted = action === 'skip_task' ? 'skip' : action
    return obeyDirective(ledger, job, { at, of, role: 'post', action: wanted, reason })
  }
  if (action === 'proceed') return undefined
  ledger.record({ type: 'context_directive', iteration, task: of, role: 'post', action, reason, held: false })
  const { wishes, refused } = amendmentsOf(said, { plan: ledger.plan, statusOf: statusIn(ledger.state), taskId: of })
  const trusted = job.settings.amendments === 'trusted'
  // Of what it wants changed by itself, the task that is about to be tried is no part.
  const current = action === 'modify_plan' ? task.id : ''
  amendPlan(ledger, { iteration, current, amendments: wishes, trusted })
  for (const { amendment, why } of refused) ledger.record({ type: 'amendment_refused', iteration, amendment, why })
  return undefined
}

type Read = ReturnType<typeof readIndexer>

/** Takes an indexer's answer into the index where it holds, else records why not; what it cost counts either way. */
export function takeIndex(
  ledger: Ledger,
  job: JobSettings,
  { call, made, iteration }: { call: Planned<'index'>; made: MadeCall; iteration: number },
): void {
  recordCalled(ledger, { made, iteration })
  const { trigger, through } = call
  takeOperations(ledger, job, { read: readIndexer(made.end), source: 'indexer', trigger, through, iteration })
}

/** Applies the operations that hold, and records why the others were left out. */
function takeOperations(
  ledger: Ledger,
  { settings }: JobSettings,
  request: { read: Read; source: 'indexer' | 'context_post'; trigger: string; through: number; iteration: number },
): void {
  const { read, iteration, through, ...origin } = request
  const maxHardChars = maxHardCharsPerIteration(budgetChars(settings, ledger.state))
  const applied =
    'why' in read
      ? ({ kind: 'refused', why: read.why } as const)
      : applyOperations(ledger.state.knowledge, read.operations, { taught: taughtBy(ledger.state), maxHardChars })
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
