import { surveyStates } from '../../../adapter/git/state/survey-states.ts'
import type { GitHub } from '../../../adapter/github/client/client.ts'
import { type StartResult, startJob, startUnlessPending } from '../../../adapter/github/workflow/start-next-job.ts'
import { checkHolderLife } from '../../../adapter/github/workflow/workflow-liveness.ts'
import { stepInputs } from '../../../core/config/table/action-inputs.ts'
import { RalphError } from '../../../core/error/error.ts'
import { knownPrefixes } from '../../../core/ref/state-paths.ts'
import { due, longestChain } from '../../../core/run/lease/due.ts'
import type { Project } from '../../project/project.ts'
import { inputValue } from '../context/inputs.ts'
import type { StepContext } from '../context/step-context.ts'
import { withRemoteStore } from '../context/without-checkout.ts'

type Warn = (text: string) => void

const chainOf = ({ inputs }: StepContext): number => inputValue(stepInputs.chain, inputs.flags['chain']) + 1

export const canStartNextJob = (context: StepContext): boolean =>
  context.runner.workflow !== '' && context.checkout.branch !== null && chainOf(context) <= longestChain

/**
 * Starts the plan's next job unless one is waiting, and reports it; never fails the job. `inChain`: this job was started the
 * same way, so there is still one chain and GitHub is not asked about waiting jobs.
 */
export async function startChainedJob(
  github: GitHub,
  context: StepContext,
  { plan, warn, inChain = false }: { plan: string; warn: Warn; inChain?: boolean },
): Promise<StartResult | undefined> {
  const { workflow, checkout } = context.runner
  const chain = chainOf(context)
  if (chain > longestChain) {
    warn(
      `${longestChain} jobs in a row have each started the next one; the schedule or a person has to start the next job`,
    )
    return undefined
  }
  if (workflow === '' || checkout.branch === null) return undefined
  const { branch, holder } = checkout
  const request = { workflow, branch, chain, plan, self: holder.run_id }
  const result = await (inChain ? startJob(github, request) : startUnlessPending(github, request))
  if (result.kind === 'started') context.out(`The next job was started (${workflow}, ${chain} in a row).\n`)
  else if (result.kind === 'pending') context.out(`The next job is already waiting: ${result.url}\n`)
  else warn(`the next job could not be started; the schedule will continue the run: ${result.why}`)
  return result
}

/** For a job without work: it may have replaced the run's next job in the concurrency group, so nobody else would continue the run before the watchdog. The count of jobs in a row bounds it. */
export async function restartIfDue(
  github: GitHub,
  context: StepContext,
  { project, warn }: { project: Project; warn: Warn },
): Promise<void> {
  try {
    const prefixes = knownPrefixes(project.settings['state-ref'])
    const runs = await withRemoteStore(context, github, (store) => surveyStates({ store, prefixes }))
    const state = runs.find(({ ref }) => ref === project.stateRef)?.run?.state
    if (!state) return
    const life = await checkHolderLife(github, state.lease)
    const verdict = due({ state, orders: 0, now: context.now(), life })
    if (!verdict.due) return
    context.out(`The run is due: ${verdict.why}.\n`)
    await startChainedJob(github, context, { plan: project.planFile, warn })
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    warn(`could not find out whether the run is due, so the schedule continues it: ${error.message} ${error.hint}`)
  }
}
