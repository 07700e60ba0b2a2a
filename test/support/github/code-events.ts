import { headRef, mergeRef, pullShown } from './pull-shown.ts'
import { tipOf, tryGit } from './tips.ts'
import type { Issue, Pull, World } from './world.ts'

/** Whoever causes an event; a workflow's own token is known as such. */
export interface Cause {
  readonly login: string
  readonly workflow: boolean
}

export type PullAction = 'opened' | 'synchronize' | 'reopened' | 'closed' | 'ready_for_review'

/** Null where a ref did not exist, or does not any more. */
export interface Move {
  readonly ref: string
  readonly before: string | null
  readonly after: string | null
}

const none = '0'.repeat(40)

/** A ref has moved: `push`, unless a workflow's own token did it (platform fact 1), and `synchronize` of the pull requests on it. */
export function refMoved(world: World, { ref, before, after }: Move, by: Cause): void {
  if (before === after) return
  if (!by.workflow) {
    const payload = { ref, before: before ?? none, after: after ?? none, created: !before, deleted: !after }
    world.triggers.push({ event: 'push', actor: by.login, payload: { ...payload, pusher: { name: by.login } } })
  }
  if (after === null) return
  for (const issue of world.issues.values()) {
    const { pull, state } = issue
    if (state === 'open' && pull && pull.fork === undefined && `refs/heads/${pull.head}` === ref)
      pullEvent(world, { issue, pull, action: 'synchronize' }, by)
  }
}

/** What a workflow's own token may cause here, and only where a person approves the runs (platform fact 4). */
const heldForApproval: readonly PullAction[] = ['opened', 'synchronize', 'reopened']

/** Something became of a pull request; its merge ref is made anew, or goes where the two conflict. */
export function pullEvent(
  world: World,
  { issue, pull, action }: { issue: Issue; pull: Pull; action: PullAction },
  by: Cause,
): void {
  const { number } = issue
  if (issue.state === 'open') refreshRefs(world, number, pull)
  if (by.workflow && (world.enterprise || !heldForApproval.includes(action))) return
  const payload = { action, number, pull_request: pullShown(world, issue, pull) }
  world.triggers.push({ event: 'pull_request', actor: by.login, payload, approval: by.workflow })
}

const who = ['-c', 'user.name=GitHub', '-c', 'user.email=noreply@github.invalid']

function refreshRefs(world: World, number: number, pull: Pull): void {
  const { git } = world.git
  if (pull.fork === undefined) git('update-ref', headRef(number), `refs/heads/${pull.head}`)
  const [base = '', head = ''] = [tipOf(world, pull.base), tipOf(world, headRef(number))]
  const tree = tryGit(world, 'merge-tree', '--write-tree', base, head)
  if (tree === undefined) return void git('update-ref', '-d', mergeRef(number))
  const commit = git(...who, 'commit-tree', tree, '-p', base, '-p', head, '-m', `Merge ${head} into ${base}`)
  git('update-ref', mergeRef(number), commit)
}
