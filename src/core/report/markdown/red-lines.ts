import type { RunState } from '../../../schema/run/run-state.ts'
import { fenced } from '../../text/markdown/fences.ts'
import { agentLine } from '../../text/markdown/neutral-markdown.ts'
import { code } from '../../text/report-context.ts'

const mostTasks = 3
const mostChecks = 2

/**
 * What the red checks of the newest failure say of each task that is not done, the newest failure first: the lines that also stand in
 * the terminal, on the page and in the next prompt. `isShown` chooses tasks by their id.
 */
export function redLines({ tasks }: Pick<RunState, 'tasks'>, isShown: (id: string) => boolean = () => true): string[] {
  const failures = Object.entries(tasks).flatMap(([id, { status, recent_failures }]) => {
    const newest = status === 'done' || status === 'skipped' || !isShown(id) ? undefined : recent_failures.at(-1)
    return newest && newest.said.length > 0 ? [{ id, ...newest }] : []
  })
  return failures
    .toSorted((a, b) => b.iteration - a.iteration)
    .slice(0, mostTasks)
    .flatMap(({ id, iteration, said }) =>
      said
        .slice(0, mostChecks)
        .map(
          ({ name, lines }) =>
            `${code(id)}, iteration ${iteration}, is red at ${agentLine(name, 200)}:\n\n${fenced(lines.join('\n') || '(nothing)')}`,
        ),
    )
}
