import { pullEvent, refMoved } from './code-events.ts'
import { type Issue, setState, type World } from './world.ts'

/** What a person does on the page of a pull request. */
export interface Merging {
  readonly how: 'merge' | 'squash' | 'rebase'
  readonly by?: string
  /** Presses “Ready for review” before. */
  readonly marksReady?: boolean
  /** By a workflow's own token, which starts nothing. */
  readonly workflow?: boolean
  /** As the repository's setting does it; pull requests that stood on the branch then go to its base. */
  readonly deletesBranch?: boolean
}

const who = ['-c', 'user.name=GitHub', '-c', 'user.email=noreply@github.invalid']

/**
 * Merges a pull request into its base in the real repository; returns the commit that GitHub names. Drafts, closed pull
 * requests and conflicts are not merged (docs.github.com/en/pull-requests, "About pull request merges"; openapi, pulls/merge,
 * 405). A squash has the title of an only commit or of the pull request, and the commits' messages in its body (openapi,
 * `squash_merge_commit_title` and `squash_merge_commit_message`: their first values); a rebase leaves merge commits out.
 */
export function mergePull(
  world: World,
  number: number,
  { how, by = 'ada', workflow = false, deletesBranch = false, marksReady = false }: Merging,
): string {
  const { issue, pull } = pullAt(world, number)
  const { git } = world.git
  const person = { login: by, workflow }
  if (issue.state === 'closed') throw new Error('Pull Request is not mergeable: it is closed.')
  if (pull.draft && marksReady) {
    pull.draft = false
    pullEvent(world, { issue, pull, action: 'ready_for_review' }, person)
  }
  if (pull.draft) throw new Error('Pull Request is still a draft.')
  if (pull.fork) throw new Error('Pull requests from forks are not merged here: add it to merge-pull.ts.')
  const [onto, tip] = [git('rev-parse', pull.base), git('rev-parse', pull.head)]
  const merged = git('merge-tree', '--write-tree', onto, tip)
  const make = (tree: string, parents: readonly string[], message: string): string =>
    git(...who, 'commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-m', message)
  const rebase = (): string =>
    git('rev-list', '--reverse', '--no-merges', `${onto}..${tip}`)
      .split('\n')
      .reduce((top, commit) => {
        // So that the two meet in the commit's parent, which older gits cannot be told.
        const aside = make(git('rev-parse', `${top}^{tree}`), [`${commit}^`], 'aside')
        const tree = git('merge-tree', '--write-tree', aside, commit)
        return make(tree, [top], git('show', '-s', '--format=%s', commit))
      }, onto)
  const parents = how === 'merge' ? [onto, tip] : [onto]
  const message =
    how === 'squash'
      ? squashMessage(world, { onto, tip, title: issue.title, number })
      : `Merge pull request #${number} from ${world.owner}/${pull.head}\n\n${issue.title}`
  const commit = how === 'rebase' ? rebase() : make(merged, parents, message)
  git('update-ref', `refs/heads/${pull.base}`, commit, onto)
  Object.assign(pull, { mergedAt: world.now(), mergeCommit: commit, mergedBy: by, endSha: tip })
  setState(issue, 'closed', world.now())
  issue.updatedAt = world.now()
  pullEvent(world, { issue, pull, action: 'closed' }, person)
  refMoved(world, { ref: `refs/heads/${pull.base}`, before: onto, after: commit }, person)
  if (deletesBranch) deleteBranch(world, pull.head, pull.base)
  return commit
}

function squashMessage(
  world: World,
  { onto, tip, title, number }: { onto: string; tip: string; title: string; number: number },
): string {
  const log = world.git.git('log', '-z', '--reverse', '--no-merges', '--format=%B', `${onto}..${tip}`)
  const messages = log
    .split('\0')
    .map((text) => text.trim())
    .filter(Boolean)
  const [only = '', ...others] = messages
  if (others.length > 0) return [`${title} (#${number})`, ...messages.map((text) => `* ${text}`)].join('\n\n')
  const [subject = '', ...body] = only.split('\n')
  return [`${subject} (#${number})`, ...body].join('\n')
}

/** Closes it without a merge. */
export function closePull(world: World, number: number, by = 'ada'): void {
  const { issue, pull } = pullAt(world, number)
  pull.endSha = world.git.git('rev-parse', pull.head)
  issue.closedBy = by
  setState(issue, 'closed', world.now())
  issue.updatedAt = world.now()
  pullEvent(world, { issue, pull, action: 'closed' }, { login: by, workflow: false })
}

/** "GitHub automatically updates any such pull requests, changing their base branch" ("About pull request merges", note). */
function deleteBranch(world: World, branch: string, base: string): void {
  world.git.git('update-ref', '-d', `refs/heads/${branch}`)
  for (const { state, pull } of world.issues.values()) if (state === 'open' && pull?.base === branch) pull.base = base
}

function pullAt(world: World, number: number) {
  const issue = world.issues.get(number)
  if (!issue?.pull) throw new Error(`there is no pull request #${number}`)
  return { issue: issue as Issue, pull: issue.pull }
}
