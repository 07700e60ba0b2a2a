import { RalphError } from '../../core/error.ts'
import type { Project } from '../project.ts'
import type { OnGitHub } from './on-github.ts'
import type { StepContext } from './step-context.ts'

/** The clock goes on with a run and never begins one: a merge of the workflow alone must not spend money. */
export async function notBegunYet(
  { stateRef }: Project,
  { env }: StepContext,
  github: OnGitHub | undefined,
): Promise<string | undefined> {
  if (env['GITHUB_EVENT_NAME'] !== 'schedule' || !github) return undefined
  try {
    await github.client.request('GET /repos/{owner}/{repo}/git/ref/{ref}', { ref: stateRef.replace(/^refs\//, '') })
    return undefined
  } catch (error) {
    const isMissing = error instanceof RalphError && error.code === 'GITHUB_NOT_FOUND'
    return isMissing ? 'no run was begun yet, and the schedule only goes on with one' : undefined
  }
}
