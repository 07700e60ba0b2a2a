import type { Plan } from '../../schema/plan/plan.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { recordsOf, taskIn } from '../run/fold/begin.ts'
import { formatUtc, plural } from '../text/amounts.ts'
import { agentLine, inlineMarkdown } from '../text/markdown/neutral-markdown.ts'

/** `progress.md` of a plan in the archive, where nobody has written one: what became of each task, in a line. */
export function progressFile(given: {
  readonly plan: Plan
  readonly state: RunState
  /** The task that the commit finishes which archives the plan. */
  readonly finished?: { readonly task: string; readonly summary: string } | undefined
  /** Milliseconds since the epoch. */
  readonly at: number
}): string {
  const { plan, state, finished, at } = given
  const commits = state.counts.succeeded + (finished ? 1 : 0)
  const records = recordsOf(plan, state)
  const tasks = plan.tasks.map(({ id, title }, index) => {
    const { status, summary, unchanged = null, added_by } = records[index] ?? taskIn(state, id)
    const name = added_by === 'agent' ? agentLine(title, 200) : inlineMarkdown(title, 200)
    const isNew = finished?.task === id
    const what = (isNew ? finished.summary : summary) ?? ''
    const end = what === '' ? '' : `: ${agentLine(what, 500)}`
    return `- **${id}** ${name} (${isNew ? 'done' : unchanged ? 'done without a change' : status})${end}`
  })
  return `# Progress of ${inlineMarkdown(plan.project ?? state.plan, 100)}

Started ${formatUtc(state.started)}, complete ${formatUtc(new Date(at).toISOString())}, with ${plural(commits, 'successful iteration')}.

${tasks.join('\n')}
`
}
