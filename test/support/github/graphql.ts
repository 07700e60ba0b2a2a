import { pullEvent } from './code-events.ts'
import type { Token } from './token.ts'
import type { World } from './world.ts'

interface Asked {
  readonly query?: string
  readonly variables?: Readonly<Record<string, unknown>>
}

/** The one mutation that REST lacks. GraphQL answers 200 to everything, and says what is wrong in `errors`. */
export function graphql(world: World, token: Token, { query = '', variables = {} }: Asked): unknown {
  const refused = (type: string, message: string) => ({ data: null, errors: [{ type, message }] })
  if (!query.includes('markPullRequestReadyForReview')) return refused('UNKNOWN', 'The loopback knows no such query')
  if (token.permissions.pull_requests !== 'write') return refused('FORBIDDEN', 'Resource not accessible by integration')
  const issue = [...world.issues.values()].find(({ pull }) => `PR_${pull?.id}` === variables['id'])
  if (!issue?.pull) return refused('NOT_FOUND', 'Could not resolve to a node')
  const { pull } = issue
  if (pull.draft) {
    pull.draft = false
    pullEvent(world, { issue, pull, action: 'ready_for_review' }, token)
  }
  return { data: { markPullRequestReadyForReview: { clientMutationId: null } } }
}
