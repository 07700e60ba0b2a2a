import { RalphError } from '../error/error.ts'
import { shortOid } from '../text/report-context.ts'
import type { WorkflowEntry, WorkflowResults } from './read-results.ts'

/** What `begin` says by its outputs: whether anything is to be checked, and which commit. */
export const beginOutputs = { due: 'due', commit: 'commit' } as const

const commitOf = ({ outputs }: WorkflowEntry): string => outputs[beginOutputs.commit] ?? ''
const dueOf = ({ outputs }: WorkflowEntry): string | undefined => outputs[beginOutputs.due]

/** Whether `begin` handed anything on, by any entry's word. Throws RalphError RESULTS_WITHOUT_BEGIN where none speaks of it. */
export function isDue(results: WorkflowResults): boolean {
  const told = results.entries.map(dueOf).filter((due) => due !== undefined)
  if (told.length === 0) throw withoutBegin(results)
  return told.includes('true')
}

/**
 * The entry of `begin`, which ties the results to the commit that they are about: those of an older job name another
 * one. Throws RalphError RESULTS_WITHOUT_BEGIN or RESULTS_OF_ANOTHER.
 */
export function begunIn(results: WorkflowResults, commit: string): WorkflowEntry {
  const found = results.entries.find((entry) => commitOf(entry) === commit)
  if (found) return found
  const others = results.entries.map(commitOf).filter((other) => /^[0-9a-f]{40,64}$/.test(other))
  if (others.length === 0) throw withoutBegin(results)
  throw new RalphError({
    code: 'RESULTS_OF_ANOTHER',
    message: `The results are about ${others.map(shortOid).join(', ')}, and ${shortOid(commit)} waits for them.`,
    hint: 'This is a job of the past that was run again, or one that `begin` ran in twice. Nothing was changed; start the workflow anew.',
  })
}

const withoutBegin = ({ of }: WorkflowResults): RalphError =>
  new RalphError({
    code: 'RESULTS_WITHOUT_BEGIN',
    message: `Nothing in \`results\` says which commit the ${of}s have checked.`,
    hint:
      of === 'step'
        ? 'Where `begin` has failed, its own log says why. Else give the step with `command: begin` an `id:`; it must be in this job and come first.'
        : 'Where `begin` has failed, its own log says why. Else list its job in `needs:`, and let it pass on the outputs `due` and `commit` of the step as its own.',
  })
