import type { Outgoing } from '../../../schema/run/control.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { inlineMarkdown } from '../../text/markdown/inline-markdown.ts'
import { code, operatorCommand } from '../../text/report-context.ts'
import { nextMarkdown } from './next-steps.ts'
import { stopSentence } from './stop-sentence.ts'

/**
 * The comment that tells whoever began the run that a person is needed, and for what; undefined where
 * nobody is, or where no person began it. Its key comes from the run's past: the same need is told once, whatever job
 * meets it. The one place where an `@` of ours is live.
 */
export function callPerson(state: RunState, reason: StopReason, planFile: string): Outgoing | undefined {
  const { started_by: person, started, iteration } = state
  if (person === null || !needsPerson(reason)) return undefined
  const at = { planFile, workBranch: state.work_branch, now: null, surface: 'issue' } as const
  const { happened, details, next } = stopSentence(reason, at, (text) => inlineMarkdown(text, 500))
  const parts = [`@${person} ${happened}`, ...details.map((detail) => `- ${detail}`), nextMarkdown(next)]
  return { key: `notice/${started}/${reason.kind}-${iteration}`, kind: 'notice', body: parts.join('\n\n') }
}

/** The comment that passes on what an agent wants a person to look at, as soon as it is known. */
export function askPerson(
  { started_by: person, started }: RunState,
  {
    iteration,
    task,
    why,
    holds,
    by = 'review',
  }: { iteration: number; task: string; why: string; holds: boolean; by?: string },
): Outgoing {
  const at = { planFile: '', workBranch: '', now: null, surface: 'issue' } as const
  const who = person === null ? '' : `@${person} `
  const said = `${who}Iteration ${iteration} (${code(task)}) asks for a person's review: ${inlineMarkdown(why, 1000)}`
  const next = holds
    ? `What depends on ${code(task)} waits. When it is as it should be: ${operatorCommand(at, 'approve', task)}.`
    : 'The run goes on meanwhile.'
  return { key: `notice/${started}/${by}-${iteration}`, kind: 'notice', body: [said, next].join('\n\n') }
}

/** A pause or a stop is a person's own word, and a fault makes the workflow red, which GitHub tells by itself. */
function needsPerson(reason: StopReason): boolean {
  if (reason.kind === 'iteration_limit') return reason.scope === 'run'
  return ['human_review', 'blocked', 'stuck', 'cost_budget'].includes(reason.kind)
}
