import type { AgentPass } from '../../../schema/agent/pass.ts'
import type { Task } from '../../../schema/plan/plan.ts'
import type { Settings } from '../../config/table/settings.ts'

export interface Range {
  readonly low: number
  readonly high: number
}

/** What decides who is called beside the coding agent. `passes`: those that are on, where the reader knows the base. */
export type CallSettings = Pick<Settings, 'mode' | 'indexer' | 'review' | 'compaction-interval'> & {
  readonly passes?: readonly Pick<AgentPass, 'name' | 'trigger'>[] | undefined
}

/** So many calls of one role before the plan is through. A pass has `pass:` and its name. */
export interface CallsAhead {
  readonly role: string
  readonly calls: Range
}

interface Ahead {
  /** Tasks that are still to be done. */
  readonly tasks: readonly Pick<Task, 'needs_docs' | 'libraries'>[]
  readonly iterations: Range
  /** An iteration has ended before them, which may have taught something. */
  readonly begun: boolean
}

/** In the order of the calls. One of a failed attempt counts at the upper end, and triggers that depend on words only there. */
export function callsAhead(ahead: Ahead, settings: CallSettings): CallsAhead[] {
  const { iterations } = ahead
  const calls: CallsAhead[] = [
    ...aroundAgent(ahead, settings),
    ...(settings.review === 'none' ? [] : [{ role: 'review', calls: iterations }]),
    ...(settings.passes ?? []).map(({ name, trigger }) => ({
      role: `pass:${name}`,
      calls: triggered(trigger, iterations),
    })),
  ]
  return calls.filter(({ calls: { high } }) => high > 0)
}

function aroundAgent({ tasks, iterations, begun }: Ahead, settings: CallSettings): CallsAhead[] {
  const { low, high } = iterations
  /** Nothing stands to be looked back at before the first one. */
  const first = begun ? 0 : 1
  if (settings.mode === 'agent-orchestrated') {
    return [
      { role: 'post', calls: { low: Math.max(0, low - first), high: Math.max(0, high - first) } },
      // It may ask to be called once more, for research.
      { role: 'prep', calls: { low, high: 2 * high } },
    ]
  }
  if (settings.mode === 'handoff-only' || settings.indexer === 'fields') return []
  const asking = tasks.slice(first).filter(({ needs_docs, libraries }) => needs_docs || libraries.length > 0).length
  const periodic = Math.floor(Math.max(0, low - first) / settings['compaction-interval'])
  return [{ role: 'index', calls: { low: Math.max(asking, periodic), high: Math.max(0, high - first) } }]
}

function triggered(trigger: AgentPass['trigger'], { low, high }: Range): Range {
  const [kind, every = '1'] = trigger.split(':')
  if (kind === 'on_failure') return { low: 0, high: high - low }
  if (kind !== 'periodic') return { low, high }
  return { low: Math.floor(low / Number(every)), high: Math.ceil(high / Number(every)) }
}

/**
 * Assumed for one call until the run has shown better, in USD and ms; wide, as for an attempt. A prep of the program before took
 * about a minute.
 */
const prices: Readonly<Record<string, { readonly usd: Range; readonly runner_ms: Range }>> = {
  index: { usd: { low: 0.02, high: 0.2 }, runner_ms: { low: 10_000, high: 60_000 } },
  post: { usd: { low: 0.03, high: 0.3 }, runner_ms: { low: 15_000, high: 90_000 } },
  prep: { usd: { low: 0.05, high: 0.5 }, runner_ms: { low: 20_000, high: 150_000 } },
}
const looking = { usd: { low: 0.02, high: 0.4 }, runner_ms: { low: 15_000, high: 120_000 } }

/** What these calls come to together. */
export function costOfCalls(ahead: readonly CallsAhead[]): { readonly usd: Range; readonly runner_ms: Range } {
  const sum = (of: 'usd' | 'runner_ms', end: keyof Range): number =>
    ahead.reduce((total, { role, calls }) => total + calls[end] * (prices[role] ?? looking)[of][end], 0)
  const range = (of: 'usd' | 'runner_ms'): Range => ({ low: sum(of, 'low'), high: sum(of, 'high') })
  return { usd: range('usd'), runner_ms: range('runner_ms') }
}
