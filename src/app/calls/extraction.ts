import { callTable } from '../../core/calls/call-table.ts'
import { acceptExtracted, readHandoff } from '../../core/handoff/read-handoff.ts'
import { extractionPrompt, syntheticHandoff } from '../../core/handoff/synthesize.ts'
import { isUsedUp, remainingBudget } from '../../core/run/next/remaining-budget.ts'
import { oneLine } from '../../core/text/one-line.ts'
import type { AgentOutcome } from '../../port/agent.ts'
import type { Capture } from '../../port/workspace.ts'
import type { ExtractionCall, MadeCall } from '../../schema/agent/context-agent.ts'
import type { Handoff, HandoffSource } from '../../schema/agent/handoff.ts'
import { addUsage } from '../../schema/agent/usage.ts'
import type { Coded, Prepared } from '../../schema/run/dossier.ts'
import { readTemplate } from '../job/from-base.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ledger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { type CallMeans, makeCall } from './make-call.ts'

interface ObtainedHandoff {
  readonly handoff: Handoff | null
  readonly handoffSource: HandoffSource | null
  /** Of the agent's call and the extraction. */
  readonly usage: AgentOutcome['usage']
  readonly durationMs: number
  readonly extraction?: ExtractionCall
}

interface HandoffRequest extends CallMeans {
  readonly prepared: Prepared
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
  const spent = call
    ? {
        usage: addUsage(usage, call.usage),
        durationMs: durationMs + call.duration_ms,
        extraction: {
          ...{ model: job.settings['call-models'].extraction, usage: call.usage, duration_ms: call.duration_ms },
          why: failure,
        },
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
): Promise<Pick<MadeCall, 'end' | 'usage' | 'duration_ms'> | undefined> {
  const { prepared, outcome, capture, text } = request
  const { task, start } = prepared
  const { agent, workspace, show } = ports
  const { tree, changes } = capture
  const { usage } = outcome
  const isPossible = request.mayPass && agent.ask !== undefined && !request.cancelled.aborted
  if (!isPossible || text.trim() === '' || isUsedUp(remainingBudget(job.settings, request.spent, usage)))
    return undefined
  const model = job.settings['call-models'].extraction
  try {
    return await makeCall(ports, job, {
      ...{ ...request, row: callTable.extraction, model, about: { ...prepared, tree, usage } },
      note: `the agent left no handoff; ${model} extracts one from its last output`,
      gather: async () => {
        const template = await readTemplate(ports, 'handoff-extraction')
        const diffStat = await workspace.diffStat(start, tree)
        return { prompt: extractionPrompt({ template, task, changes, diffStat, output: text }) }
      },
    })
  } catch (error) {
    // The attempt is not to blame; a fault of the program shows at its next call.
    show({ kind: 'warning', text: `no handoff could be extracted: ${String(error)}` })
    return undefined
  }
}

/** Its cost is part of the attempt's. */
export function recordExtraction(ledger: Ledger, { iteration, extraction }: Coded): void {
  if (!extraction) return
  const { why, ...call } = extraction
  const outcome = why === null ? {} : { outcome: oneLine(why, 500) }
  ledger.record({ type: 'agent_call', role: 'extraction', iteration, ...call, within: true, ...outcome })
}
