import { iterationPath } from '../../../core/ref/state-paths.ts'
import { mapStrings } from '../../../core/text/redact.ts'
import type { MadeCall, PlannedCall } from '../../../schema/agent/context-agent.ts'
import { addUsage, noUsage } from '../../../schema/agent/usage.ts'
import { unlessAborted } from '../../job/job-context.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { recordedPrompt } from '../prepare/prepare.ts'
import { askCall, type CallContext } from './ask-call.ts'
import { recordCalled, type SkippedCall } from './directive.ts'
import { type NumberedAttempt, taskNow } from './numbered.ts'
import { takeIndex, takePost, takePrep } from './take-answers.ts'

/** What the calls before an attempt came to, and what they were. */
export type CallsOutcome = { readonly made: readonly MadeCall[] } & (
  | { readonly kind: 'ready'; readonly prompt: string }
  | { readonly kind: 'halted'; readonly halt: SkippedCall }
  /** The job was cancelled or stopped meanwhile. */
  | { readonly kind: 'ended' }
)

/** Gives the next call; undefined where it was not made, `ended` where the job was cancelled or stopped meanwhile. */
type Next = (call: PlannedCall, research: readonly string[]) => Promise<MadeCall | 'ended' | undefined>

interface At {
  readonly ledger: Ledger
  readonly at: NumberedAttempt
  readonly calls: readonly PlannedCall[]
}

/**
 * Makes the calls before an attempt, each with what came of the one before. `keep` writes what one came to before the
 * next one is paid for: a job that is killed in between pays none of them twice.
 */
export async function makeCalls(
  ports: Ports,
  job: JobSettings,
  { calls, keep, ...request }: CallContext & Pick<At, 'calls'> & { keep: (made: readonly MadeCall[]) => Promise<void> },
): Promise<CallsOutcome> {
  let { spent } = request
  const made: MadeCall[] = []
  const next: Next = async (call, research) => {
    if (made.length > 0) await keep(made)
    const asked = await unlessAborted(async () => ({
      made: await askCall(ports, job, { ...request, spent, call, research }),
    }))
    spent = addUsage(spent, asked?.made?.usage ?? noUsage)
    if (!asked) return 'ended'
    const one = mapStrings(asked.made, ports.clean)
    if (one) made.push(one)
    return one
  }
  return takeCalls(ports, job, { ...request, calls, next })
}

/** The same for calls that another job has made: their answers are read here for the first time, and judged. */
export function readDelegatedCalls(
  ports: Ports,
  job: JobSettings,
  { made, ...request }: At & { made: readonly MadeCall[] },
): Promise<CallsOutcome> {
  const next: Next = async (call, research) => {
    const wanted = research.length > 0 ? 'research' : call.role
    return made.find(({ role }) => role === wanted)
  }
  return takeCalls(ports, job, { ...request, next })
}

/** One after the other; what each says takes effect in the ledger before the next one is made. */
async function takeCalls(ports: Ports, job: JobSettings, request: At & { next: Next }): Promise<CallsOutcome> {
  const { ledger, at, calls } = request
  const made: MadeCall[] = []
  let prepared: string | undefined
  for (const call of calls) {
    const came = await takeCall(job, { ...request, call, made })
    if (came === 'ended') return { kind: 'ended', made }
    if (came.halt) return { kind: 'halted', halt: came.halt, made }
    prepared = came.prepared
  }
  const { iteration, attempt } = at
  const task = taskNow(ledger, at.task)
  const prompt = await recordedPrompt(ports, job, { ledger, iteration, attempt, task, prepared })
  return { kind: 'ready', prompt, made }
}

/** One call, and the one more that it may ask for; each is added to `made`. */
async function takeCall(
  job: JobSettings,
  request: At & { next: Next; call: PlannedCall; made: MadeCall[]; research?: readonly string[] },
): Promise<Came | 'ended'> {
  const { ledger, at, next, call, made, research = [] } = request
  const one = await next(call, research)
  if (one === undefined) return {}
  if (one !== 'ended') made.push(one)
  if (one === 'ended') return 'ended'
  if (one.end.kind === 'cancelled') {
    // Nobody's fault: what it was to do is asked again.
    recordCalled(ledger, { made: one, iteration: at.iteration })
    return 'ended'
  }
  const came = take(ledger, job, { call, made: one, at })
  keepCalls(ledger, at, made)
  return came.research ? takeCall(job, { ...request, research: came.research }) : came
}

interface Came {
  readonly halt?: SkippedCall | undefined
  readonly research?: readonly string[]
  readonly prepared?: string
}

function take(
  ledger: Ledger,
  job: JobSettings,
  request: { call: PlannedCall; made: MadeCall; at: NumberedAttempt },
): Came {
  const { call, made, at } = request
  if (call.role === 'prep') return takePrep(ledger, job, { made, at })
  if (call.role === 'post') return { halt: takePost(ledger, job, { call, made, at }) }
  takeIndex(ledger, job, { call, made, iteration: at.iteration })
  return {}
}

/** For whoever looks at the iteration or replays it. */
function keepCalls(ledger: Ledger, { iteration }: NumberedAttempt, made: readonly MadeCall[]): void {
  ledger.attach(iterationPath(iteration, 'context.json'), `${JSON.stringify(made, null, 2)}\n`)
}
