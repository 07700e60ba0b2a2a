import type { AgentSteps } from '../../../schema/agent/agent-end.ts'
import type { Handoff, HandoffSource } from '../../../schema/agent/handoff.ts'
import type { PassResult } from '../../../schema/agent/pass.ts'
import type { Review } from '../../../schema/agent/review.ts'
import type { Usage } from '../../../schema/agent/usage.ts'
import { excerpt } from '../../text/excerpt.ts'
import type { IterationView } from '../facts/iteration-view.ts'
import { type PageDiff, pageDiff } from './page-diff.ts'

/** Everything about one iteration, cut to what a reader looks at. All texts are foreign. */
export interface PageDetail {
  readonly prompt: IterationView['prompt']
  readonly prompt_text: string | null
  readonly handoff: { readonly source: HandoffSource; readonly handoff: Handoff } | null
  readonly checks: readonly {
    readonly name: string
    readonly run: string
    readonly passed: boolean
    readonly flaky: boolean
    readonly known_red: boolean
    readonly duration_ms: number
    readonly output: string
  }[]
  readonly agent: {
    readonly end: string
    readonly files: number
    readonly denials: readonly string[]
    readonly steps: AgentSteps | null
  } | null
  readonly review: { readonly review: Review | null; readonly why: string | null; readonly usd: number } | null
  readonly passes: readonly Pick<PassResult, 'name' | 'model' | 'issues' | 'summary' | 'why'>[]
  readonly usage: Usage | null
  /** As `git diff` shows the commit; null where there is none. */
  readonly diff: string | null
  /** Null where all of it is there. */
  readonly diff_cut: PageDiff['cut']
}

/** In characters: of a text that is longer the middle is left out, and said. */
const longest = { prompt: 100_000, output: 20_000, words: 20_000 }

/** `prompt` as it was sent; `diff` of the commit that the iteration made. */
export function pageDetail(
  view: IterationView,
  { prompt, diff }: { prompt: string | null; diff: string | null },
): PageDetail {
  const { validation, agent, review, checkpoint, commit } = view
  const changed = diff !== null && checkpoint && commit ? pageDiff(diff, { from: checkpoint, to: commit }) : null
  const known = new Set(validation?.known_red ?? [])
  return {
    prompt: view.prompt,
    prompt_text: prompt === null ? null : excerpt(prompt, longest.prompt),
    handoff: view.handoff && {
      source: view.handoff.source,
      handoff: shortened(view.handoff.handoff),
    },
    checks: (validation?.checks ?? []).map(({ name, run, passed, flaky, duration_ms, ...check }) => ({
      name,
      run,
      passed,
      flaky,
      known_red: known.has(name),
      duration_ms,
      output: excerpt([check.output_head, check.output_tail].filter(Boolean).join('\n…\n'), longest.output),
    })),
    agent: agent && { end: agent.end, files: agent.files, denials: agent.denials, steps: agent.steps ?? null },
    review: review && { review: review.review, why: review.why, usd: review.usd },
    passes: view.passes.map(({ name, model, issues, summary, why }) => ({ name, model, issues, summary, why })),
    usage: view.usage,
    diff: changed?.text ?? null,
    diff_cut: changed?.cut ?? null,
  }
}

/** Each text of it by itself: a list of a thousand short ones stays whole. */
const shortened = (handoff: Handoff): Handoff => ({
  ...handoff,
  summary: excerpt(handoff.summary, longest.words),
  freeform: excerpt(handoff.freeform, longest.words),
})

/** UTF-16 units of all details together, about as many bytes: with the rest a page stays below 20 MB. */
export const mostOfDetails = 16_000_000
