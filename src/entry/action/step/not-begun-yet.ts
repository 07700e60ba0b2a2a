import { readTopFile } from '../../../adapter/git/remote/read-top-file.ts'
import { RalphError } from '../../../core/error/error.ts'
import type { Project } from '../../project/project.ts'
import { withRemoteStore } from '../context/remote-store.ts'
import type { StepContext } from '../context/step-context.ts'
import type { OnGitHub } from '../issue/on-github.ts'

const noneYet = 'no run was begun yet, and the schedule only goes on with one'

/** The clock goes on with a run and never begins one: a merge of the workflow alone must not spend money. */
export async function notBegunYet(
  { stateRef }: Project,
  context: StepContext,
  github: OnGitHub | undefined,
): Promise<string | undefined> {
  if (context.env['GITHUB_EVENT_NAME'] !== 'schedule' || !github) return undefined
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
