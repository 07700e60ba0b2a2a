import type { ErrorCode } from '../../../core/error/catalogue.ts'
import { RalphError } from '../../../core/error/error.ts'
import { commandLine } from '../../../core/text/command-line.ts'
import { commandSpan } from '../../../core/text/report-context.ts'
import { withoutCredentials } from '../call/remote-url.ts'
import type { Remote } from '../remote/remote.ts'
import type { UserRepository } from '../store/user-repository.ts'

type Repository = Pick<UserRepository, 'branch' | 'defaultBranch' | 'checkedOut'>

/**
 * Checks the names of the run's two refs; throws the first fault, with all of them as findings. Codes:
 * WORK_BRANCH_IS_DEFAULT, WORK_BRANCH_CHECKED_OUT, BRANCH_BLOCKS_NAMESPACE.
 */
export async function checkBranches(run: {
  remote: Remote
  repository: Repository
  /** The remote is the user's own repository, by path: its worktrees count as well. */
  remoteIsOwn: boolean
  /** Full name. */
  stateRef: string
  workRef: string
}): Promise<void> {
  const { remote, repository, stateRef, workRef } = run
  const runRefs = [stateRef, workRef]
  const { refs, head } = await remote.list(blockingPatterns(runRefs))
  const faults = [
    ...workBranchFaults(workRef.replace(/^refs\/heads\//, ''), { repository, remoteIsOwn: run.remoteIsOwn, head }),
    ...runRefs.flatMap((ref) => blockers(ref, refs.keys())).map(({ ref, by }) => blocked(ref, by, remote.url)),
    ...(conflicts(stateRef, workRef) ? [blocked(stateRef, workRef, remote.url)] : []),
  ]
  const [first] = faults
  if (first === undefined) return
  const findings = [...new Set(faults.map(({ message }) => message))]
  throw new RalphError({ ...first, findings: findings.length > 1 ? findings : [] })
}

/** Patterns of refs that would block these. */
export const blockingPatterns = (refs: readonly string[]): readonly string[] =>
  refs.flatMap((ref) => [...parentRefs(ref), `${ref}/*`])

interface Fault {
  readonly code: ErrorCode
  readonly message: string
  readonly hint: string
}

function workBranchFaults(
  branch: string,
  repositories: { repository: Repository; remoteIsOwn: boolean; head: string | null },
): readonly Fault[] {
  const { repository, remoteIsOwn, head } = repositories
  const otherBranchHint = 'Choose another work branch: "branch" in the plan, for example "ralph/work/my-plan".'
  if (branch === repository.defaultBranch || (!remoteIsOwn && branch === head)) {
    const message = `The work branch ${branch} is the default branch; ralph never commits there.`
    return [{ code: 'WORK_BRANCH_IS_DEFAULT', message, hint: otherBranchHint }]
  }
  // The base that the job trusts is checked out here; the agent's commits must not become that.
  const worktree = repository.checkedOut.get(branch)
  if (branch !== repository.branch && (worktree === undefined || !remoteIsOwn)) return []
  const message = `The work branch ${branch} is checked out in ${worktree ?? 'this working tree'}.`
  const { defaultBranch } = repository
  // Git allows a branch in one worktree only.
  const isDefaultFree =
    defaultBranch !== null && defaultBranch !== repository.branch && !repository.checkedOut.has(defaultBranch)
  const leaveCommand = commandSpan('git', '-C', worktree ?? '.', 'switch', isDefaultFree ? defaultBranch : '--detach')
  return [{ code: 'WORK_BRANCH_CHECKED_OUT', message, hint: `Leave it: ${leaveCommand}. Or: ${otherBranchHint}` }]
}

/** `refs/heads/a/b/c` → `refs/heads/a`, `refs/heads/a/b`: if one exists, git cannot create the ref. */
function parentRefs(ref: string): readonly string[] {
  const parts = ref.split('/')
  const minParts = ref.startsWith('refs/heads/') ? 3 : 2
  return parts.slice(minParts).map((_, i) => parts.slice(0, minParts + i).join('/'))
}

const conflicts = (a: string, b: string): boolean => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`)

const blockers = (ref: string, existing: Iterable<string>): readonly { ref: string; by: string }[] =>
  [...existing].filter((by) => by !== ref && conflicts(ref, by)).map((by) => ({ ref, by }))

function blocked(ref: string, by: string, url: string): Fault {
  const [name, blocker] = [ref, by].map((full) => full.replace(/^refs\/heads\//, ''))
  const message =
    ref === by
      ? `The state ref and the work branch have the same name, ${name}.`
      : `The branch ${blocker} makes ${name} impossible: git allows no branch inside the name of another.`
  const remote = withoutCredentials(url)
  const renameCommand = commandLine('git', 'push', remote, `${by}:${by}-old`, `:${by}`)
  const hint = ref === by ? 'Choose another work branch: "branch" in the plan.' : `Rename it: ${renameCommand}`
  return { code: 'BRANCH_BLOCKS_NAMESPACE', message, hint }
}
