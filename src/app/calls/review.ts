import { callTable } from '../../core/calls/call-table.ts'
import { readReview } from '../../core/calls/review.ts'
import { reviewPrompt } from '../../core/calls/review-prompt.ts'
import { iterationPath } from '../../core/ref/state-paths.ts'
import { oneLine } from '../../core/text/one-line.ts'
import type { ReviewCall, Reviewed } from '../../schema/agent/review.ts'
import { addUsage } from '../../schema/agent/usage.ts'
import type { Coded } from '../../schema/run/dossier.ts'
import { readTemplate } from '../job/from-base.ts'
import type { CallCost } from '../job/job-context.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ledger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { reportUnusedServers } from '../job/servers.ts'
import { handoffOf } from '../phase/validate/candidate.ts'
import { type CallMeans, makeCall } from './make-call.ts'

/** `spent`: of the run, before this attempt. */
export interface ReviewedAttempt extends CallMeans {
  readonly coded: Coded
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
  const { coded, checked } = request
  const { settings } = job
  if (settings.review === 'none' || coded.changes.length === 0) return { coded, call: undefined }
  const model = settings['call-models'].review ?? coded.task.model ?? settings.model
  const made = await makeCall(ports, job, {
    ...{ ...request, about: coded, model },
    // A failed comment costs no attempt; a gate must not open, and reports the fault.
    row: { ...callTable.review, mayFail: settings.review !== 'gate' },
    note: `${model ?? 'a second agent'} reviews the change of iteration ${coded.iteration}`,
    gather: async () => ({
      prompt: reviewPrompt({
        template: await readTemplate(ports, 'review'),
        task: coded.task,
        handoff: handoffOf(coded).handoff,
        files: await ports.workspace.diff(coded.start, coded.tree),
        checks: checked ? 'passed' : 'unknown',
      }),
    }),
  })
  const { edited: _, servers, ...call } = made
  reportUnusedServers(ports, { servers })
  const { usage, duration_ms: durationMs } = call
  return { coded: addCost(request, { usage, durationMs }), call: { ...call, usd: usage.usd } }
}

/** Adds a call's cost to its attempt's. */
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

/** Recorded even if the attempt fails, since it was paid for. */
export function recordReview(ledger: Ledger, { iteration, task, reviewed }: Coded): void {
  if (!reviewed) return
  ledger.attach(iterationPath(iteration, 'review.json'), `${JSON.stringify(reviewed, null, 2)}\n`)
  const { review, why, usd, model, usage } = reviewed
  ledger.record({
    type: 'iteration_reviewed',
    iteration,
    task: task.id,
    verdict: review?.verdict ?? null,
    findings: review?.findings.length ?? 0,
    summary: oneLine(review?.summary ?? why ?? '', 500),
    ...{ usd, model },
    ...(usage && { usage }),
  })
}
