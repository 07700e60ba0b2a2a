import { iterationPath } from '../../../core/ref/state-paths.ts'
import { mapStrings } from '../../../core/text/redact.ts'
import type { MadeCall, PlannedCall } from '../../../schema/agent/context-agent.ts'
import { addUsage, noUsage } from '../../../schema/agent/usage.ts'
import { unlessAborted } from '../../job/job-context.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { recordPrompt } from '../prepare/prepare.ts'
import { askCall, type CallContext } from './ask-call.ts'
import { recordCalled, type SkippedCall } from './directive.ts'
import { type NumberedAttempt, taskNow } from './numbered.ts'
import { applyIndexer, applyPost, applyPrep } from './take-answers.ts'

export type CallsOutcome = { readonly made: readonly MadeCall[] } & (
  | { readonly kind: 'ready'; readonly prompt: string }
  | { readonly kind: 'halted'; readonly halt: SkippedCall }
  /** The job was cancelled or stopped. */
  | { readonly kind: 'ended' }
)

/** Undefined if there is no call; `ended` if the job was cancelled or stopped. */
type MakeNextCall = (call: PlannedCall, research: readonly string[]) => Promise<MadeCall | 'ended' | undefined>

interface CallsRequest {
  readonly ledger: Ledger
  readonly at: NumberedAttempt
  readonly calls: readonly PlannedCall[]
}

/**
 * Makes the calls before an attempt, each with the effects of the one before. `keep` saves them before the next one is
 * paid for: a killed job pays for none twice.
 */
export async function makeCalls(
  ports: Ports,
  job: JobSettings,
  {
    calls,
    keep,
    ...request
  }: CallContext & Pick<CallsRequest, 'calls'> & { keep: (made: readonly MadeCall[]) => Promise<void> },
): Promise<CallsOutcome> {
  let { spent } = request
  const made: MadeCall[] = []
  const next: MakeNextCall = async (call, research) => {
    if (made.length > 0) await keep(made)
    const attempted = await unlessAborted(async () => ({
      made: await askCall(ports, job, { ...request, spent, call, research }),
    }))
    spent = addUsage(spent, attempted?.made?.usage ?? noUsage)
    if (!attempted) return 'ended'
    const madeCall = mapStrings(attempted.made, ports.clean)
    if (madeCall) made.push(madeCall)
    return madeCall
  }
  return applyCalls(ports, job, { ...request, calls, next })
}

/** The same for calls of another job: their answers are read and judged here. */
export function readDelegatedCalls(
  ports: Ports,
  job: JobSettings,
  { made, ...request }: CallsRequest & { made: readonly MadeCall[] },
): Promise<CallsOutcome> {
  const next: MakeNextCall = async (call, research) => {
    const expectedRole = research.length > 0 ? 'research' : call.role
    return made.find(({ role }) => role === expectedRole)
  }
  return applyCalls(ports, job, { ...request, next })
}

/** The calls before the agent, in their order. Each answer takes effect in the ledger before the next call. */
async function applyCalls(
  ports: Ports,
  job: JobSettings,
  request: CallsRequest & { next: MakeNextCall },
): Promise<CallsOutcome> {
  const { ledger, at, calls } = request
  const made: MadeCall[] = []
  let prepared: string | undefined
  for (const call of calls) {
    const effect = await applyNextCall(job, { ...request, call, made })
    if (effect === 'ended') return { kind: 'ended', made }
    if (effect.halt) return { kind: 'halted', halt: effect.halt, made }
    prepared = effect.prepared
  }
  const { iteration, attempt } = at
  const task = taskNow(ledger, at.task)
  const prompt = await recordPrompt(ports, job, { ledger, iteration, attempt, task, prepared })
  return { kind: 'ready', prompt, made }
}

/** Applies one call, and the research that it may ask for. Adds both to `made`. */
async function applyNextCall(
  job: JobSettings,
  request: CallsRequest & { next: MakeNextCall; call: PlannedCall; made: MadeCall[]; research?: readonly string[] },
): Promise<CallEffect | 'ended'> {
  const { ledger, at, next, call, made, research = [] } = request
  const madeCall = await next(call, research)
  if (madeCall === undefined) return {}
  if (madeCall !== 'ended') made.push(madeCall)
  if (madeCall === 'ended') return 'ended'
  if (madeCall.end.kind === 'cancelled') {
    // An interrupted call is repeated.
    recordCalled(ledger, { made: madeCall, iteration: at.iteration })
    return 'ended'
  }
  const effect = applyAnswer(ledger, job, { call, made: madeCall, at })
  attachCalls(ledger, at, made)
  return effect.research ? applyNextCall(job, { ...request, research: effect.research }) : effect
}

interface CallEffect {
  readonly halt?: SkippedCall | undefined
  readonly research?: readonly string[]
  readonly prepared?: string
}

function applyAnswer(
  ledger: Ledger,
  job: JobSettings,
  request: { call: PlannedCall; made: MadeCall; at: NumberedAttempt },
): CallEffect {
  const { call, made, at } = request
  if (call.role === 'prep') return applyPrep(ledger, job, { made, at })
  if (call.role === 'post') return { halt: applyPost(ledger, job, { call, made, at }) }
  applyIndexer(ledger, job, { call, made, iteration: at.iteration })
  return {}
}

function attachCalls(ledger: Ledger, { iteration }: NumberedAttempt, made: readonly MadeCall[]): void {
  ledger.attach(iterationPath(iteration, 'context.json'), `${JSON.stringify(made, null, 2)}\n`)
}
