import type { AgentSteps } from '../../../schema/agent/agent-end.ts'
import type { Handoff, HandoffSource } from '../../../schema/agent/handoff.ts'
import type { PassResult } from '../../../schema/agent/pass.ts'
import type { Review } from '../../../schema/agent/review.ts'
import type { Usage } from '../../../schema/agent/usage.ts'
import { commandLine } from '../../text/command-line.ts'
import { excerpt } from '../../text/excerpt.ts'
import type { IterationView } from '../facts/iteration-view.ts'

/** All texts are foreign, and long ones are cut. */
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
  /** `git diff` of the commit. */
  readonly diff: string | null
  /** Null if nothing was cut. */
  readonly diff_cut: PageDiff['cut']
}

/** In characters; longer texts lose their middle. */
const maxChars = { prompt: 100_000, output: 20_000, words: 20_000 }

/** `prompt`: as sent; `diff`: of the iteration's commit. */
export function pageDetail(
  view: IterationView,
  { prompt, diff }: { prompt: string | null; diff: string | null },
): PageDetail {
  const { validation, agent, review, checkpoint, commit } = view
  const changed = diff !== null && checkpoint && commit ? pageDiff(diff, { from: checkpoint, to: commit }) : null
  const knownRed = new Set(validation?.known_red ?? [])
  return {
    prompt: view.prompt,
    prompt_text: prompt === null ? null : excerpt(prompt, maxChars.prompt),
    handoff: view.handoff && {
      source: view.handoff.source,
      handoff: shortened(view.handoff.handoff),
    },
    checks: (validation?.checks ?? []).map(({ name, run, passed, flaky, duration_ms, ...check }) => ({
      name,
      run,
      passed,
      flaky,
      known_red: knownRed.has(name),
      duration_ms,
      output: excerpt([check.output_head, check.output_tail].filter(Boolean).join('\n…\n'), maxChars.output),
    })),
    agent: agent && { end: agent.end, files: agent.files, denials: agent.denials, steps: agent.steps ?? null },
    review: review && { review: review.review, why: review.why, usd: review.usd },
    passes: view.passes.map(({ name, model, issues, summary, why }) => ({ name, model, issues, summary, why })),
    usage: view.usage,
    diff: changed?.text ?? null,
    diff_cut: changed?.cut ?? null,
  }
}

/** Each text separately, so that a long list of short texts stays whole. */
const shortened = (handoff: Handoff): Handoff => ({
  ...handoff,
  summary: excerpt(handoff.summary, maxChars.words),
  freeform: excerpt(handoff.freeform, maxChars.words),
})

/** UTF-16 units of all details together, which keeps the page below 20 MB. */
export const maxDetailChars = 16_000_000

/** In characters. One long file must not hide the others. */
const maxDiffChars = { all: 200_000, file: 60_000 }

export interface PageDiff {
  readonly text: string
  /** The number of shown files and the command for all of them; null if nothing was cut. */
  readonly cut: { readonly shown: number; readonly files: number; readonly command: string } | null
}

/** As many whole files as fit; a longer file loses its middle. */
export function pageDiff(diff: string, { from, to }: { from: string; to: string }): PageDiff {
  const files = diff.split(/^(?=diff --git )/m)
  const shown: string[] = []
  let room = maxDiffChars.all
  for (const file of files) {
    const part = excerpt(file, maxDiffChars.file)
    room -= part.length
    if (room < 0) break
    shown.push(part)
  }
  const text = shown.join('')
  if (text === diff) return { text, cut: null }
  return { text, cut: { shown: shown.length, files: files.length, command: commandLine('git', 'diff', from, to) } }
}
