import { readReview } from '../../../core/review/read-review.ts'
import { reviewPrompt } from '../../../core/review/review-prompt.ts'
import type { AgentOutcome } from '../../../port/agent.ts'
import { type ReviewCall, type Reviewed, reviewJsonSchema } from '../../../schema/agent/review.ts'
import { addUsage, noUsage } from '../../../schema/agent/usage.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ports } from '../../job/ports.ts'
import { template } from '../../job/template.ts'
import type { Guarded, Spent } from '../../job/work.ts'
import { handoffOf } from './candidate.ts'

/** It looks and answers; the workspace is none of its business. */
const readingTools = ['Read', 'Grep', 'Glob']
/** With less left, the call would end before its answer. */
const leastUsd = 0.01

interface At {
  readonly coded: Coded
  /** By the run, before this attempt. */
  readonly spentUsd: number
  readonly checked: boolean
  readonly guarded: Guarded
  /** Told what the attempt has cost by then, review included. */
  readonly onSpent: (spent: Spent) => void
}

/**
 * Has a fresh agent look at a captured change, where the settings ask for it; what it cost is added to the attempt's.
 * What counts is the tree that was captured before: whatever the reviewer leaves in the workspace is in no commit.
 */
export async function askReviewer(
  ports: Ports,
  job: JobSettings,
  at: At,
): Promise<{ coded: Coded; call: ReviewCall | undefined }> {
  const { coded } = at
  if (job.settings.review === 'none' || coded.changes.length === 0) return { coded, call: undefined }
  const model = job.settings['review-model'] ?? coded.task.model ?? job.settings.model
  const left = job.settings['cost-budget'] - at.spentUsd - coded.usage.usd
  const outcome = left < leastUsd ? nothingLeft : await callReviewer(ports, job, { ...at, model, budgetUsd: left })
  const usage = addUsage(coded.usage, outcome.usage)
  const durationMs = coded.durationMs + outcome.durationMs
  at.onSpent({ usage, duration_ms: durationMs })
  const call = { end: outcome.end, model: model ?? null, usd: outcome.usage.usd }
  return { coded: { ...coded, usage, durationMs }, call }
}

/** The same, with its answer read: in the job that settles what it says. */
export async function reviewed(ports: Ports, job: JobSettings, at: At): Promise<Coded> {
  const { coded, call } = await askReviewer(ports, job, at)
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

async function callReviewer(
  ports: Ports,
  job: JobSettings,
  at: At & { model: string | undefined; budgetUsd: number },
): Promise<Pick<AgentOutcome, 'end' | 'usage' | 'durationMs'>> {
  const { coded, model, budgetUsd } = at
  const { iteration, task, attempt, start, tree } = coded
  const { agent, workspace, base, show } = ports
  const request = {
    pass: 'review' as const,
    iteration,
    task: task.id,
    attempt,
    prompt: reviewPrompt({
      template: await template(ports, 'review'),
      task,
      handoff: handoffOf(coded).handoff,
      files: await workspace.diff(start, tree),
      checked: at.checked,
    }),
    systemPrompt: (await base.read('CLAUDE.md')) ?? '',
    // The paths of the change start here.
    workspace: workspace.path,
    cwd: workspace.folder('.'),
    model,
    maxTurns: job.settings['max-turns'],
    budgetUsd,
    allowedTools: readingTools,
    schema: reviewJsonSchema(),
  }
  show({ kind: 'note', text: `${model ?? 'a second agent'} reviews the change of iteration ${iteration}` })
  const outcome = await at.guarded(async (signal) => {
    try {
      return await agent.run(request, signal, (progress) => show({ kind: 'agent', iteration, progress }))
    } catch (error) {
      // For a mere comment no attempt is lost; a gate cannot open, and says what is wrong with the machine.
      if (job.settings.review === 'gate') throw error
      return notMade(error)
    }
  })
  if (outcome.end.kind === 'error' && outcome.end.what === 'disk') await workspace.discard()
  else await putBack(ports, tree)
  return outcome.outside.length === 0 ? outcome : { ...outcome, end: meddled(outcome.outside) }
}

/** Who changes files outside of the workspace is no judge of others. */
const meddled = (outside: readonly string[]): AgentOutcome['end'] => ({
  kind: 'error',
  what: 'other',
  message: outside.join('; '),
})

async function putBack({ workspace, show }: Pick<Ports, 'workspace' | 'show'>, tree: string): Promise<void> {
  const { changed } = await workspace.resetTracked(tree)
  if (changed.length === 0) return
  show({ kind: 'warning', text: `the reviewer changed files, which were put back: ${changed.slice(0, 5).join(', ')}` })
}

const notMade = (error: unknown) => ({
  end: { kind: 'error' as const, what: 'other' as const, message: String(error) },
  outside: [],
  usage: noUsage,
  durationMs: 0,
})

const nothingLeft = {
  end: { kind: 'error' as const, what: 'budget' as const, message: 'no budget is left for the review' },
  usage: noUsage,
  durationMs: 0,
}
