import { readReview } from '../../../core/review/read-review.ts'
import { reviewPrompt } from '../../../core/review/review-prompt.ts'
import { type ReviewCall, type Reviewed, reviewJsonSchema } from '../../../schema/agent/review.ts'
import { addUsage, type Usage } from '../../../schema/agent/usage.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import { template } from '../../job/from-base.ts'
import type { CallCost, RunInterruptible } from '../../job/job-context.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ports } from '../../job/ports.ts'
import { reportUnusedServers } from '../../job/servers.ts'
import { callReader } from './call-reader.ts'
import { handoffOf } from './candidate.ts'

export interface ReviewedAttempt {
  readonly coded: Coded
  /** By the run, before this attempt. */
  readonly spent: Usage
  readonly guarded: RunInterruptible
  /** Told what the attempt has cost by then, this look included. */
  readonly onSpent: (spent: CallCost) => void
}

type At = ReviewedAttempt & { readonly checked: boolean }

/** Has a fresh agent review a captured change, where the settings ask for it; what it cost is added to the attempt's. */
export async function askReviewer(
  ports: Ports,
  job: JobSettings,
  request: At,
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
    // For a mere comment no attempt is lost; a gate cannot open, and says what is wrong with the machine.
    mayFail: job.settings.review !== 'gate',
    prompt: async () =>
      reviewPrompt({
        template: await template(ports, 'review'),
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
    coded: dearer(request, { usage, durationMs }),
    call: { end, model: model ?? null, usd: usage.usd, usage, duration_ms: durationMs },
  }
}

/** The attempt with what one more look at it cost, told to whoever keeps count. */
export function dearer({ coded, onSpent }: ReviewedAttempt, more: Pick<Coded, 'usage' | 'durationMs'>): Coded {
  const usage = addUsage(coded.usage, more.usage)
  const durationMs = coded.durationMs + more.durationMs
  onSpent({ usage, duration_ms: durationMs })
  return { ...coded, usage, durationMs }
}

/** The same, with its answer read: in the job that settles what it says. */
export async function reviewed(ports: Ports, job: JobSettings, request: At): Promise<Coded> {
  const { coded, call } = await askReviewer(ports, job, request)
  return call ? { ...coded, reviewed: await readReviewer(ports, coded, call) } : coded
}

/** What a call came to, by the change as it is known here; of its answer nothing else is believed. */
export async function readReviewer(
  { workspace }: Pick<Ports, 'workspace'>,
  { start, tree }: Pick<Coded, 'start' | 'tree'>,
  call: ReviewCall,
): Promise<Reviewed> {
  const read = readReview(
    call.end,
    call.end.kind === 'finished' || call.end.kind === 'no_result' ? await workspace.diff(start, tree) : [],
  )
  const end = call.end.kind === 'finished' ? { ...call.end, structured: null, text: '' } : call.end
  return 'why' in read
    ? { ...call, end, review: null, why: read.why }
    : { ...call, end, review: read.review, why: null }
}
