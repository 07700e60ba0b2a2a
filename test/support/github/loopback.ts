import { bareRemote, type Files, type TempRepo } from '../git-repositories.ts'
import { refMoved } from './code-events.ts'
import { addComment, commentEvent } from './comments.ts'
import { addIssue, issueShown } from './issues.ts'
import { addPull, type NewPull } from './pulls.ts'
import { submitReview } from './reviews.ts'
import { type Logged, type Served, serve } from './server.ts'
import { tipOf } from './tips.ts'
import { type Token, workflowToken } from './token.ts'
import { type Comment, type Issue, newWorld, type Pull, type Role, type World } from './world.ts'

export interface LoopbackGitHub extends Served {
  /** What is there; tests may change it, as people do elsewhere. */
  readonly world: World
  /** The workflow's token; each of its permissions can be taken away. */
  readonly token: Token
  readonly tokens: Token[]
  /** As actions/checkout writes it: without `.git`. */
  readonly gitUrl: string
  user(login: string, role: Role, type?: 'User' | 'Bot'): void
  issue(by: string, title: string, body?: string): Issue
  /** A comment of a person, as one writes it on the page. */
  comment(by: string, issue: number, body: string): Comment
  /** A review of a person with its remarks, as one submits it on the page. */
  review(by: string, given: Omit<Parameters<typeof submitReview>[1], 'author'>): ReturnType<typeof submitReview>
  /** A person pushes these branches of a clone, or full refs. */
  push(by: string, from: TempRepo, ...names: string[]): void
  /** A person opens a pull request, as one does on the page. */
  pull(by: string, given: NewPull): Issue & { pull: Pull }
  edit(comment: Comment, body: string): void
  remove(comment: Comment): void
  /** Requests by what they asked for: `POST /repos/{owner}/{repo}/issues` → 2. */
  counts(): Record<string, number>
  /** Requests that made something new or may have: POSTs that reached the world. */
  creations(): Logged[]
}

/**
 * A GitHub of one repository in this process: REST over a real bare repository, stateful, with faults on demand. Ended
 * with the test. `now` is the time there; its comments have whole seconds, as GitHub's.
 */
export async function loopbackGitHub(
  given: { files?: Files; now?: () => number; enterprise?: boolean } = {},
): Promise<LoopbackGitHub> {
  const git = bareRemote(given.files)
  const world = newWorld({ git, owner: 'octo', name: 'garden', now: given.now ?? Date.now })
  world.enterprise = given.enterprise ?? false
  const token = workflowToken()
  const tokens = [token]
  const served = await serve(world, tokens)
  world.url = served.url
  const user: LoopbackGitHub['user'] = (login, role, type = 'User') => {
    const key = login.toLowerCase()
    world.users.set(key, { id: world.users.get(key)?.id ?? world.nextId(), login, type, role })
  }
  user(token.login, 'none', 'Bot')
  return {
    ...served,
    world,
    token,
    tokens,
    gitUrl: `${served.url}/octo/garden`,
    user,
    issue(author, title, body = '') {
      const issue = addIssue(world, { author, title, body })
      const payload = { action: 'opened', issue: issueShown(world, issue) }
      world.triggers.push({ event: 'issues', actor: author, payload })
      return issue
    },
    comment(author, issue, body) {
      const comment = addComment(world, { issue, author, body })
      world.triggers.push({ event: 'issue_comment', actor: author, payload: commentEvent(world, comment) })
      return comment
    },
    review: (author, given) => submitReview(world, { author, ...given }),
    push(login, from, ...names) {
      for (const name of names) {
        const ref = name.startsWith('refs/') ? name : `refs/heads/${name}`
        const before = tipOf(world, ref) ?? null
        from.git('push', '--quiet', '--force', git.path, `${ref}:${ref}`)
        refMoved(world, { ref, before, after: from.git('rev-parse', ref) }, { login, workflow: false })
      }
    },
    pull: (login, given) => addPull(world, given, { login, workflow: false }),
    edit(comment, body) {
      comment.body = body
      comment.updatedAt = world.now()
    },
    remove: (comment) => void world.comments.delete(comment.id),
    counts: () => countBy(served.requests),
    creations: () => served.requests.filter(({ method, effect }) => method === 'POST' && effect),
  }
}

function countBy(requests: readonly Logged[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { method, path, route } of requests) {
    const name = route ?? `${method} ${path}`
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
