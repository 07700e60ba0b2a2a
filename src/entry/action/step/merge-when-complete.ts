import type { GitHub } from '../../../adapter/github/client/client.ts'
import { lookAtMerge, mergeAt } from '../../../adapter/github/pulls/merge-complete.ts'
import { recordedValue } from '../../../core/config/rules/rule-table.ts'
import { RalphError } from '../../../core/error/error.ts'
import { slicesOf } from '../../../core/run/next/slices.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { ownLogin } from '../context/api-client.ts'
import type { StepContext } from '../context/step-context.ts'

/** Whether the run was begun to be merged at its end, and has come there. */
export const mergeIsDue = ({ stop, lease, rules }: Pick<RunState, 'stop' | 'lease' | 'rules'>): boolean =>
  stop?.kind === 'complete' && lease === null && rules !== null && recordedValue('on-complete', rules) === 'merge'

/**
 * Merges the pull request of a complete run where its rules say so and the server's checks vouch for exactly its commit;
 * else says why not. Never a reason to fail: the watchdog looks again.
 */
export async function mergeWhenComplete(
  github: GitHub,
  context: StepContext,
  { state, warn }: { state: RunState; warn: (text: string) => void },
): Promise<void> {
  if (!mergeIsDue(state)) return
  const { work_branch: branch, work: tip } = state
  if (slicesOf(state).length > 0) {
    warn('on-complete: merge does not apply to a run with several pull requests; a person merges them')
    return
  }
  let number: number | undefined
  try {
    const look = await lookAtMerge(github, { branch, tip }, await ownLogin(context, github))
    if (look.kind === 'nothing') return
    const { verdict } = look
    number = look.number
    if (verdict.kind === 'merge') {
      await mergeAt(github, number, tip)
      context.out(`Pull request #${number} was merged (on-complete: merge).\n`)
    } else {
      const then = verdict.kind === 'wait' ? ' The watchdog looks again.' : ''
      warn(`#${number} was not merged (on-complete: merge): ${verdict.why}.${then}`)
    }
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    const which = number === undefined ? 'the pull request' : `#${number}`
    warn(`${which} could not be merged (on-complete: merge): ${error.message} ${error.hint} The watchdog looks again.`)
  }
}
