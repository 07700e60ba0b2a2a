import { callsBefore } from '../../core/calls/call-table.ts'
import { newestIterations } from '../../core/calls/ended-iteration.ts'
import { mergeTrigger } from '../../core/knowledge/merge-first.ts'
import { iterationPath } from '../../core/ref/state-paths.ts'
import { isUsedUp, remainingBudget } from '../../core/run/next/remaining-budget.ts'
import { usualCost } from '../../core/run/next/used-up.ts'
import { mapStrings } from '../../core/text/redact.ts'
import type { MadeCall, PlannedCall } from '../../schema/agent/context-agent.ts'
import { addUsage, noUsage } from '../../schema/agent/usage.ts'
import type { Task } from '../../schema/plan/plan.ts'
import { readAgentsOfBase, readContextModel } from '../job/from-base.ts'
import { unlessAborted } from '../job/job-context.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ledger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { recordPrompt } from '../phase/prepare/prepare.ts'
import { type CallEffect, type NumberedAttempt, recordCalled, type SkippedCall, taskNow } from './directive.ts'
import { findIndexTrigger, gatherIndexer, readUnindexedHandoffs, takeIndexer } from './indexer.ts'
import { type CallMeans, makeCall } from './make-call.ts'
import { gatherPost, takePost } from './post.ts'
import { gatherPrep, takePrep } from './prep.ts'

type CallsOutcome = { readonly made: readonly MadeCall[] } & (
  | { readonly kind: 'ready'; readonly prompt: string }
  | { readonly kind: 'halted'; readonly halt: SkippedCall }
  /** The job was cancelled or stopped. */
  | { readonly kind: 'ended' }
)

/** Undefined if there is no call; `ended` if the job was cancelled or stopped. */
type MakeNextCall = (call: PlannedCall, research: readonly string[]) => Promise<MadeCall | 'ended' | undefined>

/** The calls before an attempt, as plain data for the job that has the key for a model. */
export async function findDueCalls(
  ports: Pick<Ports, 'base' | 'embedded'>,
  job: JobSettings,
  { ledger, task, canAsk }: { ledger: Ledger; task: Task; canAsk: boolean },
): Promise<PlannedCall[]> {
  const { settings } = job
  const trigger = canAsk ? await findIndexTrigger(job, ledger, task) : undefined
  const [last] = newestIterations(ledger.state, 1)
  const roles = callsBefore({
    mode: settings.mode,
    indexIsDue: trigger !== undefined,
    mergesConstraints: trigger === mergeTrigger,
    hasUnreviewed: last !== undefined && last.iteration > ledger.state.looked_back,
  })
  if (roles.length === 0) return []
  const { context } = await readAgentsOfBase(ports)
  const model = await readContextModel(ports, job)
  const { through } = await readUnindexedHandoffs(ledger)
  return roles.map((role): PlannedCall => {
    if (role === 'prep') return { role, model, max_turns: context.prep.max_turns }
    if (role === 'post') return { role, model, max_turns: context.post.max_turns, through, of: last?.iteration ?? 0 }
    return { role, model, max_turns: settings['index-when'].turns, through, trigger: trigger ?? '' }
  })
}

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
  { calls, keep, ...request }: CallsRequest & CallMeans & { keep: (made: readonly MadeCall[]) => Promise<void> },
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

/**
 * Makes one call before an attempt, within the budget that the attempt itself leaves. Undefined if none is left, or if
 * no agent can be asked.
 */
async function askCall(
  ports: Ports,
  job: JobSettings,
  request: Omit<CallsRequest, 'calls'> & CallMeans & { call: PlannedCall; research: readonly string[] },
): Promise<MadeCall | undefined> {
  const { call, ledger, at, guarded } = request
  const spent = addUsage(request.spent, { ...noUsage, usd: usualCost(ledger.state) })
  if (isUsedUp(remainingBudget(job.settings, spent))) {
    const text = `no budget is left for the call ${call.role} before iteration ${at.iteration}`
    ports.show({ kind: 'warning', text })
    return undefined
  }
  if (call.role === 'index' && ports.agent.ask === undefined) return undefined
  const about = { ...at, tree: at.start, usage: noUsage }
  const prepared =
    call.role === 'index'
      ? gatherIndexer(ports, job, { call, ledger })
      : call.role === 'post'
        ? gatherPost(ports, job, { ...request, call })
        : gatherPrep(ports, job, { ...request, call })
  const role = roleOf(call, request.research)
  return { role, ...(await makeCall(ports, job, { ...prepared, about, spent, guarded })) }
}

const roleOf = ({ role }: PlannedCall, research: readonly string[]): MadeCall['role'] =>
  research.length > 0 ? 'research' : role

/** The same for calls of another job: their answers are read and judged here. */
export function readDelegatedCalls(
  ports: Ports,
  job: JobSettings,
  { made, ...request }: CallsRequest & { made: readonly MadeCall[] },
): Promise<CallsOutcome> {
  const next: MakeNextCall = async (call, research) => {
    return made.find(({ role }) => role === roleOf(call, research))
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
  if (madeCall === 'ended') return madeCall
  made.push(madeCall)
  if (madeCall.end.kind === 'cancelled') {
    // An interrupted call is repeated.
    recordCalled(ledger, { made: madeCall, iteration: at.iteration })
    return 'ended'
  }
  const answered = { made: madeCall, at }
  const effect =
    call.role === 'prep'
      ? takePrep(ledger, job, answered)
      : call.role === 'post'
        ? takePost(ledger, job, { ...answered, call })
        : takeIndexer(ledger, job, { ...answered, call })
  ledger.attach(iterationPath(at.iteration, 'context.json'), `${JSON.stringify(made, null, 2)}\n`)
  return effect.research ? applyNextCall(job, { ...request, research: effect.research }) : effect
}
