import type { GitHub } from '../../../adapter/github/client/client.ts'
import { checkMerge, mergePull } from '../../../adapter/github/pulls/merge-complete.ts'
import { recordedValue } from '../../../core/config/rules/rule-table.ts'
import { RalphError } from '../../../core/error/error.ts'
import { slicesOf } from '../../../core/run/next/slices.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { ownLogin } from '../context/api-client.ts'
import type { StepContext } from '../context/step-context.ts'

/** True if the run is complete, and was begun with `on-complete: merge`. */
export const mergeIsDue = ({ stop, lease, rules }: Pick<RunState, 'stop' | 'lease' | 'rules'>): boolean =>
  stop?.kind === 'complete' && lease === null && rules !== null && recordedValue('on-complete', rules) === 'merge'

/** Merges the pull request of a complete run if its rules demand it and the server's checks passed for its commit; warns otherwise. Never fails: the watchdog tries again. */
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
    const mergeCheck = await checkMerge(github, { branch, tip }, await ownLogin(context, github))
    if (mergeCheck.kind === 'nothing') return
    const { verdict } = mergeCheck
    number = mergeCheck.number
    if (verdict.kind === 'merge') {
      await mergePull(github, number, tip)
      context.out(`Pull request #${number} was merged (on-complete: merge).\n`)
    } else {
      const retryText = verdict.kind === 'wait' ? ' The watchdog looks again.' : ''
      warn(`#${number} was not merged (on-complete: merge): ${verdict.why}.${retryText}`)
    }
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    const pullText = number === undefined ? 'the pull request' : `#${number}`
    warn(
      `${pullText} could not be merged (on-complete: merge): ${error.message} ${error.hint} The watchdog looks again.`,
    )
  }
}
