import { checkOutCandidate } from '../../../adapter/git/candidate/parcel.ts'
import { readTopFile } from '../../../adapter/git/remote/history.ts'
import { beginJob } from '../../../app/job.ts'
import { stepInputs } from '../../../core/config/table/action-inputs.ts'
import { RalphError } from '../../../core/error/error.ts'
import type { Project } from '../../project/project.ts'
import { inputValue } from '../context/inputs.ts'
import type { StepContext } from '../context/step-context.ts'
import { withRemoteStore } from '../context/without-checkout.ts'
import type { OnGitHub } from '../issue/on-github.ts'
import { partOfRun } from './run-step.ts'

/**
 * `command: begin`: an iteration up to its checks, which are the workflow's own jobs, or the next steps of this one where
 * the agent is trusted. Returns the exit code.
 */
export function beginStep(context: StepContext): Promise<number> {
  const laidOut = inputValue(stepInputs['trust-agent'], context.inputs.flags['trust-agent'])
  return partOfRun(context, {
    checksElsewhere: true,
    settles: false,
    idle: notBegunYet,
    act: () => (ports, job, cancelled) => beginJob(ports, job, { cancelled, scope: { until: 'coded', laidOut } }),
    async after(end, { remote }) {
      const commit = end.kind === 'handed_on' ? end.state.handed?.commit : undefined
      if (!laidOut || !commit) return
      const { workspace } = context.checkout
      await checkOutCandidate({ workspace, env: context.env, remote, commit })
    },
  })
}

const noneYet = 'no run has been started yet, and the schedule only continues runs'

/** The clock goes on with a run and never begins one: a merge of the workflow alone must not spend money. */
export async function notBegunYet(
  { stateRef, queue }: Project,
  context: StepContext,
  github: OnGitHub | undefined,
): Promise<string | undefined> {
  if (context.env['GITHUB_EVENT_NAME'] !== 'schedule' || !github || queue?.moves) return undefined
  if (!stateRef.startsWith('refs/heads/')) {
    // The API promises to know branches and tags.
    const state = await withRemoteStore(context, github.client, (store) => readTopFile(store, [stateRef], 'run.json'))
    return state === undefined ? noneYet : undefined
  }
  try {
    await github.client.request('GET /repos/{owner}/{repo}/git/ref/{ref}', { ref: stateRef.replace(/^refs\//, '') })
    return undefined
  } catch (error) {
    const isMissing = error instanceof RalphError && error.code === 'GITHUB_NOT_FOUND'
    return isMissing ? noneYet : undefined
  }
}
