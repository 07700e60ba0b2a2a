import { checkOutCandidate } from '../../../adapter/git/candidate/parcel.ts'
import { readTopFile } from '../../../adapter/git/remote/history.ts'
import { beginJob } from '../../../app/job.ts'
import { stepInputs } from '../../../core/config/table/action-inputs.ts'
import { RalphError } from '../../../core/error/error.ts'
import type { Project } from '../../project/project.ts'
import { inputValue } from '../context/inputs.ts'
import type { StepContext } from '../context/step-context.ts'
import { withRemoteStore } from '../context/without-checkout.ts'
import type { GitHubTracking } from '../issue/on-github.ts'
import { runPart } from './run-step.ts'

/** `command: begin`: an iteration up to its checks, which are the workflow's jobs, or the following steps with a trusted agent. Returns the exit code. */
export function beginStep(context: StepContext): Promise<number> {
  const laidOut = inputValue(stepInputs['trust-agent'], context.inputs.flags['trust-agent'])
  return runPart(context, {
    checksElsewhere: true,
    settles: false,
    idleReason: reasonNotBegun,
    act: () => (ports, job, cancelled) => beginJob(ports, job, { cancelled, scope: { until: 'coded', laidOut } }),
    async after(end, { remote }) {
      const commit = end.kind === 'handed_on' ? end.state.handed?.commit : undefined
      if (!laidOut || !commit) return
      const { workspace } = context.checkout
      await checkOutCandidate({ workspace, env: context.env, remote, commit })
    },
  })
}

const noRunYet = 'no run has been started yet, and the schedule only continues runs'

/** A schedule continues a run but never begins one: merging the workflow must not spend money. */
export async function reasonNotBegun(
  { stateRef, queue }: Project,
  context: StepContext,
  github: GitHubTracking | undefined,
): Promise<string | undefined> {
  if (context.env['GITHUB_EVENT_NAME'] !== 'schedule' || !github || queue?.moves) return undefined
  if (!stateRef.startsWith('refs/heads/')) {
    // The API covers only branches and tags.
    const state = await withRemoteStore(context, github.client, (store) => readTopFile(store, [stateRef], 'run.json'))
    return state === undefined ? noRunYet : undefined
  }
  try {
    await github.client.request('GET /repos/{owner}/{repo}/git/ref/{ref}', { ref: stateRef.replace(/^refs\//, '') })
    return undefined
  } catch (error) {
    const isMissing = error instanceof RalphError && error.code === 'GITHUB_NOT_FOUND'
    return isMissing ? noRunYet : undefined
  }
}
