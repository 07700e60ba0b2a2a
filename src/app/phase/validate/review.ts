import { readReview } from '../../../core/review/read-review.ts'
import { reviewPrompt } from '../../../core/review/review-prompt.ts'
import { type ReviewCall, type Reviewed, reviewJsonSchema } from '../../../schema/agent/review.ts'
import { addUsage, type Usage } from '../../../schema/agent/usage.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import { readTemplate } from '../../job/from-base.ts'
import type { CallCost, RunInterruptible } from '../../job/job-context.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ports } from '../../job/ports.ts'
import { reportUnusedServers } from '../../job/servers.ts'
import { callReader } from './call-reader.ts'
import { handoffOf } from './candidate.ts'

export interface ReviewedAttempt {
  readonly coded: Coded
  /** Of the run, before this attempt. */
  readonly spent: Usage
  readonly guarded: RunInterruptible
  /** Called with the attempt's cost so far, this review included. */
  readonly onSpent: (spent: CallCost) => void
}

type ReviewRequest = ReviewedAttempt & { readonly checked: boolean }

/** Has a fresh agent review a captured change, if the settings say so, and adds its cost to the attempt's. */
export async function askReviewer(
  ports: Ports,
  job: JobSettings,
  request: ReviewRequest,
): Promise<{ coded: Coded; call: ReviewCall | undefined }> {
  const { coded } = request
  if (job.settings.review === 'none' || coded.changes.length === 0) return { coded, call: undefined }
  const model = job.settings['review-model'] ?? coded.task.model ?? job.settings.model
  const reader = {
    pass: 'review' as const,
    does: 'reviews the change of',
    model,
    maxTurns: job.settings['max-turns'],
    schema: reviewJsonSchema(),
    // A failed comment costs no attempt; a gate must not open, and reports the fault.
    mayFail: job.settings.review !== 'gate',
    prompt: async () =>
      reviewPrompt({
        template: await readTemplate(ports, 'review'),
        task: coded.task,
        handoff: handoffOf(coded).handoff,
        files: await ports.workspace.diff(coded.start, coded.tree),
        checks: request.checked ? 'passed' : 'unknown',
      }),
  }
  const outcome = await callReader(ports, job, { ...request, reader })
  reportUnusedServers(ports, outcome)
  const { end, usage, durationMs } = outcome
  return {
    coded: addCost(request, { usage, durationMs }),
    call: { end, model: model ?? null, usd: usage.usd, usage, duration_ms: durationMs },
  }
}

export function addCost({ coded, onSpent }: ReviewedAttempt, more: Pick<Coded, 'usage' | 'durationMs'>): Coded {
  const usage = addUsage(coded.usage, more.usage)
  const durationMs = coded.durationMs + more.durationMs
  onSpent({ usage, duration_ms: durationMs })
  return { ...coded, usage, durationMs }
}

/** The same, with the answer read, in the job that settles it. */
export async function reviewChange(ports: Ports, job: JobSettings, request: ReviewRequest): Promise<Coded> {
  const { coded, call } = await askReviewer(ports, job, request)
  return call ? { ...coded, reviewed: await readReviewer(ports, coded, call) } : coded
}

/** The diff is read here; only the answer is taken from the call. */
export async function readReviewer(
  { workspace }: Pick<Ports, 'workspace'>,
  { start, tree }: Pick<Coded, 'start' | 'tree'>,
  call: ReviewCall,
): Promise<Reviewed> {
  const parsed = readReview(
    call.end,
    call.end.kind === 'finished' || call.end.kind === 'no_result' ? await workspace.diff(start, tree) : [],
  )
  const end = call.end.kind === 'finished' ? { ...call.end, structured: null, text: '' } : call.end
  return 'why' in parsed
    ? { ...call, end, review: null, why: parsed.why }
    : { ...call, end, review: parsed.review, why: null }
}
