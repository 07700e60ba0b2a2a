import type { RunState } from '../../../schema/run/run-state.ts'
import { fenced } from '../../text/markdown/fences.ts'
import { agentLine } from '../../text/markdown/neutral-markdown.ts'
import { code } from '../../text/report-context.ts'

const maxTasks = 3
const maxChecks = 2

/**
 * Decisive lines of the red checks of each unfinished task's newest failure, newest first. Terminal, page and next
 * prompt show the same lines. `isShown` filters by task id.
 */
export function redLines({ tasks }: Pick<RunState, 'tasks'>, isShown: (id: string) => boolean = () => true): string[] {
  const failures = Object.entries(tasks).flatMap(([id, { status, recent_failures }]) => {
    const newest = status === 'done' || status === 'skipped' || !isShown(id) ? undefined : recent_failures.at(-1)
    return newest && newest.said.length > 0 ? [{ id, ...newest }] : []
  })
  return failures
    .toSorted((a, b) => b.iteration - a.iteration)
    .slice(0, maxTasks)
    .flatMap(({ id, iteration, said }) =>
      said
        .slice(0, maxChecks)
        .map(
          ({ name, lines }) =>
            `${code(id)}, iteration ${iteration}, is red at ${agentLine(name, 200)}:\n\n${fenced(lines.join('\n') || '(nothing)')}`,
        ),
    )
}
