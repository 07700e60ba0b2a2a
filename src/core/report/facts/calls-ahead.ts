import type { AgentPass } from '../../../schema/agent/pass.ts'
import type { Task } from '../../../schema/plan/plan.ts'
import type { Settings } from '../../config/table/settings.ts'

export interface Range {
  readonly low: number
  readonly high: number
}

/** Decides which calls besides the coding agent are made. `passes`: the enabled ones, if the base is known. */
export type CallSettings = Pick<Settings, 'mode' | 'indexer' | 'review' | 'index-when'> & {
  readonly passes?: readonly Pick<AgentPass, 'name' | 'trigger'>[] | undefined
}

/** Expected calls of one role until the plan is done. The role of a pass is `pass:` and its name. */
export interface CallsAhead {
  readonly role: string
  readonly calls: Range
}

interface OpenWork {
  readonly tasks: readonly Pick<Task, 'needs_docs' | 'libraries'>[]
  readonly iterations: Range
  /** An iteration ended earlier, so that its lessons may be looked at. */
  readonly begun: boolean
}

/**
 * In the order of the calls. Calls of failed attempts, and triggers that depend on their words, count only at the
 * upper end.
 */
export function callsAhead(work: OpenWork, settings: CallSettings): CallsAhead[] {
  const { iterations } = work
  const calls: CallsAhead[] = [
    ...callsAroundAgent(work, settings),
    ...(settings.review === 'none' ? [] : [{ role: 'review', calls: iterations }]),
    ...(settings.passes ?? []).map(({ name, trigger }) => ({
      role: `pass:${name}`,
      calls: triggered(trigger, iterations),
    })),
  ]
  return calls.filter(({ calls: { high } }) => high > 0)
}

function callsAroundAgent({ tasks, iterations, begun }: OpenWork, settings: CallSettings): CallsAhead[] {
  const { low, high } = iterations
  /** The first iteration has no earlier one to look back at. */
  const skippedFirst = begun ? 0 : 1
  if (settings.mode === 'agent-orchestrated') {
    return [
      { role: 'post', calls: { low: Math.max(0, low - skippedFirst), high: Math.max(0, high - skippedFirst) } },
      // It may ask for a second call after research.
      { role: 'prep', calls: { low, high: 2 * high } },
    ]
  }
  if (settings.mode === 'handoff-only' || settings.indexer === 'fields') return []
  const asking = tasks
    .slice(skippedFirst)
    .filter(({ needs_docs, libraries }) => needs_docs || libraries.length > 0).length
  const periodic = Math.floor(Math.max(0, low - skippedFirst) / settings['index-when'].iterations)
  return [{ role: 'index', calls: { low: Math.max(asking, periodic), high: Math.max(0, high - skippedFirst) } }]
}

function triggered(trigger: AgentPass['trigger'], { low, high }: Range): Range {
  const [kind, every = '1'] = trigger.split(':')
  if (kind === 'on_failure') return { low: 0, high: high - low }
  if (kind !== 'periodic') return { low, high }
  return { low: Math.floor(low / Number(every)), high: Math.ceil(high / Number(every)) }
}

/**
 * Assumed for one call until the run has measured some, in USD and ms. Wide, as for an attempt; a prep of the program
 * before took about a minute.
 */
const assumedCosts: Readonly<Record<string, { readonly usd: Range; readonly runner_ms: Range }>> = {
  index: { usd: { low: 0.02, high: 0.2 }, runner_ms: { low: 10_000, high: 60_000 } },
  post: { usd: { low: 0.03, high: 0.3 }, runner_ms: { low: 15_000, high: 90_000 } },
  prep: { usd: { low: 0.05, high: 0.5 }, runner_ms: { low: 20_000, high: 150_000 } },
}
const assumedPass = { usd: { low: 0.02, high: 0.4 }, runner_ms: { low: 15_000, high: 120_000 } }

export function costOfCalls(ahead: readonly CallsAhead[]): { readonly usd: Range; readonly runner_ms: Range } {
  const sum = (unit: 'usd' | 'runner_ms', end: keyof Range): number =>
    ahead.reduce((total, { role, calls }) => total + calls[end] * (assumedCosts[role] ?? assumedPass)[unit][end], 0)
  const range = (unit: 'usd' | 'runner_ms'): Range => ({ low: sum(unit, 'low'), high: sum(unit, 'high') })
  return { usd: range('usd'), runner_ms: range('runner_ms') }
}
