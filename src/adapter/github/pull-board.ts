import { ownMark } from '../../core/control/read-comment.ts'
import { RalphError } from '../../core/error.ts'
import type { PullText } from '../../core/report/pull-text.ts'
import type { GitHub } from './client.ts'
import { markOf } from './outbox.ts'

/** What the pull request should be. */
export interface WantedPull {
  readonly head: string
  readonly base: string
  /** Tip of the head as it is published. */
  readonly tip: string
  readonly text: PullText
  readonly ready: boolean
}

export interface PullBoard {
  /** Of the pull request that is open, as far as it is known. */
  readonly number: number | undefined
  /** Looks for one from this branch; false where GitHub did not say. Creates nothing. */
  find(head: string): Promise<boolean>
  /** Makes it so soon; a newer wish replaces one that waits. Returns at once, never throws. */
  show(wanted: WantedPull): void
  close(): Promise<void>
}

interface Found {
  readonly number: number
  readonly id: string
  readonly body: string
  readonly draft: boolean
  readonly state: 'open' | 'merged' | 'closed'
  readonly sha: string
}

/**
 * The run's pull request, found by its head branch: GitHub itself lets no second one be open. One that a person closed
 * stays closed, and a body without our mark was rewritten by a person and stays as it is.
 */
export function pullBoard(options: {
  github: GitHub
  plan: string
  /** Page of the repository. */
  page: string
  warn: (text: string) => void
  redact: (text: string) => string
}): PullBoard {
  const { github, page, warn, redact } = options
  const mark = markOf(options.plan, 'pull')
  let found: Found | undefined
  let known = false
  let wanted: WantedPull | undefined
  let refused = false
  let working: Promise<void> | undefined

  async function find(head: string): Promise<void> {
    const given = { head: `${github.owner}:${head}`, state: 'all' as const, per_page: 1 }
    const [newest] = await github.request('GET /repos/{owner}/{repo}/pulls', given)
    found = newest && foundIn(newest)
    known = true
  }

  async function put(wish: WantedPull): Promise<void> {
    if (refused) return
    if (!known) await find(wish.head)
    if (found?.state === 'closed') {
      refused = true
      warn(`pull request #${found.number} was closed, so no other one is opened; open it again to go on there`)
    } else if (found?.state === 'open') await update(found, wish)
    else if (found?.sha !== wish.tip) await create(wish)
  }

  async function create({ head, base, text, ready }: WantedPull, draft = !ready): Promise<void> {
    const body = `${mark}\n${redact(text.body)}`
    // Whatever becomes of the answer: the next look decides.
    known = false
    try {
      const given = { head, base, title: redact(text.title), body, draft }
      const made = await github.request('POST /repos/{owner}/{repo}/pulls', given)
      found = foundIn(made)
      known = true
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      if (draft && /draft pull requests are not supported/i.test(error.message)) {
        return create({ head, base, text, ready, tip: '' }, false)
      }
      if (error.code === 'GITHUB_REFUSED' && /already exists/i.test(error.message)) return find(head)
      refused = error.code !== 'GITHUB_UNREACHABLE' && error.code !== 'GITHUB_RATE_LIMITED'
      const by = `${page}/compare/${encode(base)}...${encode(head)}?expand=1`
      warn(`no pull request could be opened: ${error.message} ${error.hint} By hand: ${by}`)
    }
  }

  async function update(pull: Found, { text, ready }: WantedPull): Promise<void> {
    const body = `${mark}\n${redact(text.body)}`
    if (pull.body.startsWith(ownMark) && pull.body !== body) {
      await github.request('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: pull.number, body })
      found = { ...pull, body }
    }
    if (!ready || !pull.draft) return
    await github.graphql(
      'mutation($id: ID!) { markPullRequestReadyForReview(input: {pullRequestId: $id}) { clientMutationId } }',
      { id: pull.id },
    )
    found = { ...pull, body, draft: false }
  }

  async function work(): Promise<void> {
    while (wanted) {
      const next = wanted
      wanted = undefined
      await put(next).catch((error: unknown) => {
        const why = error instanceof RalphError ? `${error.message} ${error.hint}` : String(error)
        warn(`the pull request could not be brought up to date: ${why}`)
      })
    }
  }

  return {
    get number() {
      return found?.state === 'open' ? found.number : undefined
    },
    async find(head) {
      try {
        await find(head)
      } catch (error) {
        if (!(error instanceof RalphError)) throw error
        warn(`the run's pull request could not be looked for: ${error.message} ${error.hint}`)
      }
      return known
    },
    show(wish) {
      wanted = wish
      working ??= work().finally(() => {
        working = undefined
      })
    },
    async close() {
      while (working) await working
    },
  }
}

interface Shown {
  readonly number: number
  readonly node_id: string
  readonly body: string | null
  readonly draft?: boolean
  readonly state: string
  readonly merged_at: string | null
  readonly head: { readonly sha: string }
}

const foundIn = ({ number, node_id, body, draft, state, merged_at, head }: Shown): Found => ({
  number,
  id: node_id,
  body: (body ?? '').replaceAll('\r\n', '\n'),
  draft: draft === true,
  state: state === 'open' ? 'open' : merged_at === null ? 'closed' : 'merged',
  sha: head.sha,
})

/** A branch in an address: its slashes stay. */
const encode = (branch: string): string => encodeURIComponent(branch).replaceAll('%2F', '/')
