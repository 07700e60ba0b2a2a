import { acceptExtracted, readHandoff } from '../../../core/handoff/read-handoff.ts'
import { extractionPrompt, syntheticHandoff } from '../../../core/handoff/synthesize.ts'
import { callBudgets, isUsedUp, remainingBudget } from '../../../core/run/next/left-of-run.ts'
import type { AgentOutcome } from '../../../port/agent.ts'
import type { Capture } from '../../../port/workspace.ts'
import type { ExtractionCall } from '../../../schema/agent/context-agent.ts'
import { type Handoff, type HandoffSource, handoffJsonSchema } from '../../../schema/agent/handoff.ts'
import { addUsage, type Usage } from '../../../schema/agent/usage.ts'
import type { Prepared } from '../../../schema/run/dossier.ts'
import { readTemplate } from '../../job/from-base.ts'
import type { RunInterruptible } from '../../job/job-context.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ports } from '../../job/ports.ts'

/** An extraction costs a cent; this only stops one that runs wild. */
const extractionUsd = 0.25
const extractionTurns = 3

interface ObtainedHandoff {
  readonly handoff: Handoff | null
  readonly handoffSource: HandoffSource | null
  /** Of the agent's call and the extraction. */
  readonly usage: AgentOutcome['usage']
  readonly durationMs: number
  readonly extraction?: ExtractionCall
}

interface HandoffRequest {
  readonly prepared: Prepared
  readonly spent: Usage
  readonly guarded: RunInterruptible
  readonly cancelled: AbortSignal
  readonly outcome: AgentOutcome
  readonly capture: Capture
  /** Only an attempt that may pass is worth an extraction. */
  readonly mayPass: boolean
}

/**
 * The handoff of an agent that ended normally: its structured answer, a result text that is one, an extraction by a
 * small model, or a synthetic one; marked as such (docs/design.md#handoff).
 */
export async function obtainHandoff(ports: Ports, job: JobSettings, request: HandoffRequest): Promise<ObtainedHandoff> {
  const { prepared, outcome, capture } = request
  const { end, usage, durationMs } = outcome
  if (end.kind !== 'finished' && end.kind !== 'no_result') {
    return { handoff: null, handoffSource: null, usage, durationMs }
  }
  const { structured, text } = end.kind === 'finished' ? end : { structured: undefined, text: end.tail }
  const reading = readHandoff({ structured, text })
  if ('handoff' in reading) {
    const { handoff, source, leftOut = [] } = reading
    if (leftOut.length > 0)
      ports.show({ kind: 'warning', text: `parts of the handoff do not fit and are left out: ${leftOut.join('; ')}` })
    return { handoff, handoffSource: source, usage, durationMs }
  }
  if (structured !== undefined)
    ports.show({ kind: 'warning', text: `the handoff cannot be used: ${reading.faults.join(' ')}` })
  const call = await extractHandoff(ports, job, { ...request, text })
  const extracted = call && acceptExtracted(call.end, capture.changes)
  const failure = extracted && !('handoff' in extracted) ? extracted.why : null
  const model = job.settings['extraction-model']
  const spent = call
    ? {
        usage: addUsage(usage, call.usage),
        durationMs: durationMs + call.durationMs,
        extraction: { model, usage: call.usage, duration_ms: call.durationMs, why: failure },
      }
    : { usage, durationMs }
  if (extracted && 'handoff' in extracted) return { handoff: extracted.handoff, handoffSource: 'extracted', ...spent }
  if (failure !== null) ports.show({ kind: 'note', text: `no handoff could be extracted: ${failure}` })
  const { task } = prepared
  const handoff = syntheticHandoff({ task, changes: capture.changes, text, turns: usage.turns })
  return { handoff, handoffSource: 'synthetic', ...spent }
}

/** Undefined if there is nothing to extract from, no budget, or no agent for it. */
async function extractHandoff(
  ports: Ports,
  job: JobSettings,
  request: HandoffRequest & { text: string },
): Promise<Pick<AgentOutcome, 'end' | 'usage' | 'durationMs'> | undefined> {
  const { prepared, outcome, capture, text } = request
  const { iteration, task, attempt, start } = prepared
  const { agent, workspace, show } = ports
  const remaining = remainingBudget(job.settings, request.spent, outcome.usage)
  const isPossible = request.mayPass && agent.ask !== undefined && !request.cancelled.aborted
  if (!isPossible || text.trim() === '' || isUsedUp(remaining)) return undefined
  const model = job.settings['extraction-model']
  show({ kind: 'note', text: `the agent left no handoff; ${model} extracts one from its last output` })
  const question = {
    role: 'extraction' as const,
    iteration,
    task: task.id,
    attempt,
    prompt: extractionPrompt({
      template: await readTemplate(ports, 'handoff-extraction'),
      task,
      changes: capture.changes,
      diffStat: await workspace.diffStat(start, capture.tree),
      output: text,
    }),
    model,
    maxTurns: extractionTurns,
    ...callBudgets(remaining, extractionUsd),
    schema: handoffJsonSchema(),
  }
  return request.guarded(async (signal) => {
    try {
      return await agent.ask?.(question, signal)
    } catch (error) {
      // The attempt is not to blame; a fault of the program shows at its next call.
      show({ kind: 'warning', text: `no handoff could be extracted: ${String(error)}` })
      return undefined
    }
  })
}
