import { newestEnded } from '../../../core/context/ended-iteration.ts'
import { wishesOf } from '../../../core/context/post-wishes.ts'
import { readPost } from '../../../core/context/read-answer.ts'
import { statusIn } from '../../../core/run/fold/begin.ts'
import type { MadeCall, Planned } from '../../../schema/agent/context-agent.ts'
import { amendPlan } from '../../job/amend-plan.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import { type Held, heldBack, recordCalled } from './held-back.ts'
import type { Numbered } from './numbered.ts'
import { takeOperations } from './take-index.ts'

/** Enough to find the one that was looked back at. */
const mostEnded = 5

/** Takes a post's operations into the index, its recommendation to the rules of amendments, and says what it saw. */
export function takePost(
  ledger: Ledger,
  job: JobSettings,
  { call, made, at }: { call: Planned<'post'>; made: MadeCall; at: Numbered },
): Held | undefined {
  const { iteration } = at
  const said = readPost(made.end)
  const outcome = 'why' in said ? said.why : `${said.recommended_action}: ${said.summary}`
  recordCalled(ledger, { made, iteration, outcome, of: call.of })
  const index = { source: 'context_post', trigger: 'every_iteration', through: call.through, iteration } as const
  takeOperations(ledger, 'why' in said ? { why: [`the post: ${said.why}`] } : said.operations, index)
  if ('why' in said) return undefined
  const last = newestEnded(ledger.state, mostEnded).find((one) => one.iteration === call.of)
  const of = last?.task ?? at.task.id
  const { recommended_action, pattern } = said
  if (pattern !== undefined)
    ledger.record({ type: 'failure_pattern', iteration, task: of, pattern, recommended_action })
  return follow(ledger, job, { said, at, of })
}

function follow(
  ledger: Ledger,
  job: JobSettings,
  { said, at, of }: { said: Exclude<ReturnType<typeof readPost>, { why: string }>; at: Numbered; of: string },
): Held | undefined {
  const { recommended_action: action, summary: reason } = said
  const { iteration, task } = at
  if (action === 'request_human_review' || (action === 'skip_task' && of === task.id)) {
    const wanted = action === 'skip_task' ? 'skip' : action
    return heldBack(ledger, job, { at, of, role: 'post', action: wanted, reason })
  }
  if (action === 'proceed') return undefined
  ledger.record({ type: 'context_directive', iteration, task: of, role: 'post', action, reason, held: false })
  const { wishes, refused } = wishesOf(said, { plan: ledger.plan, statusOf: statusIn(ledger.state), of })
  const trusted = job.settings.amendments === 'trusted'
  // Of what it wants changed by itself, the task that is about to be tried is no part.
  const current = action === 'modify_plan' ? task.id : ''
  amendPlan(ledger, { iteration, current, amendments: wishes, trusted })
  for (const { amendment, why } of refused) ledger.record({ type: 'amendment_refused', iteration, amendment, why })
  return undefined
}
