import type { Plan } from '../../schema/plan/plan.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { recordsOf, taskIn } from '../run/fold/begin.ts'
import { formatUtc, plural } from '../text/amounts.ts'
import { agentLine, inlineMarkdown } from '../text/markdown/neutral-markdown.ts'

/** Text of `progress.md` for an archived plan that has none: one line with the outcome of each task. */
export function progressFile(input: {
  readonly plan: Plan
  readonly state: RunState
  /** The task that the archiving commit finishes. */
  readonly finished?: { readonly task: string; readonly summary: string } | undefined
  readonly nowMs: number
}): string {
  const { plan, state, finished, nowMs } = input
  const commits = state.counts.succeeded + (finished ? 1 : 0)
  const records = recordsOf(plan, state)
  const tasks = plan.tasks.map(({ id, title }, index) => {
    const { status, summary, unchanged = null, added_by } = records[index] ?? taskIn(state, id)
    const name = added_by === 'agent' ? agentLine(title, 200) : inlineMarkdown(title, 200)
    const isNew = finished?.task === id
    const outcome = (isNew ? finished.summary : summary) ?? ''
    const suffix = outcome === '' ? '' : `: ${agentLine(outcome, 500)}`
    return `- **${id}** ${name} (${isNew ? 'done' : unchanged ? 'done without a change' : status})${suffix}`
  })
  return `# Progress of ${inlineMarkdown(plan.project ?? state.plan, 100)}

Started ${formatUtc(state.started)}, complete ${formatUtc(new Date(nowMs).toISOString())}, with ${plural(commits, 'successful iteration')}.

${tasks.join('\n')}
`
}
