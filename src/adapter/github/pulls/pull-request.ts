import { commentMark } from '../../../core/control/read-comment.ts'
import { RalphError } from '../../../core/error/error.ts'
import type { PullText } from '../../../core/report/markdown/run-markdown.ts'
import { keepReadFirst } from '../../../core/report/section/pull.ts'
import { type PullView, readPull } from '../client/found-pull.ts'
import { readDefaultBranch, type TrackingContext } from '../client/tracking-context.ts'
import { markOf } from '../thread/outbox.ts'

export interface WantedPull {
  readonly base: string
  /** True for a base that was merged: only then is the pull request moved. */
  readonly isStaleBase: (base: string) => boolean
  readonly tip: string
  readonly text: PullText
  readonly ready: boolean
}

export interface PullRequest {
  readonly isHeldBack: boolean
  readonly neverReady: boolean
  /** It is open and asks for review, or did before a person made it a draft. */
  readonly wasReady: boolean
  readonly pull: PullView | undefined
  read(): Promise<PullView | undefined>
  set(pull: PullView): void
  sync(wanted: WantedPull): Promise<void>
  /** Moves an open one of ours to another base, if `mayLeave` its current base. */
  moveBase(base: string, mayLeave: (base: string) => boolean): Promise<void>
}

/**
 * The pull request of one branch, found by its head: GitHub allows only one open. It respects people's changes: one that
 * a person closed stays closed, one that a person opened is never edited, a rewritten body (without our mark) and a
 * changed base stay, and a draft that was ready before stays a draft.
 */
export function pullRequest(
  options: Pick<TrackingContext, 'github' | 'plan' | 'self' | 'place' | 'warn' | 'redact'> & {
    readonly head: string
    readonly holdReady?: boolean
  },
): PullRequest {
  const { github, plan, self, place, warn, redact, head } = options
  const [mark, readyMark] = [markOf(plan, 'pull'), markOf(plan, 'pull-ready')]
  let current: PullView | undefined
  let isKnown = false
  let isRefused = false
  let isHeldBack = false
  let emptyTip = ''

  async function read(): Promise<PullView | undefined> {
    if (isKnown) return current
    const parameters = { head: `${github.owner}:${head}`, state: 'all' as const, per_page: 1 }
    const [newest] = await github.request('GET /repos/{owner}/{repo}/pulls', parameters)
    current = newest && readPull(newest, self)
    isKnown = true
    return current
  }

  async function sync(request: WantedPull): Promise<void> {
    if (isRefused) return
    await read()
    const wasReady = current && (!current.draft || current.body.startsWith(readyMark))
    isHeldBack = request.ready && options.holdReady === true && !wasReady
    const effective = isHeldBack ? { ...request, ready: false } : request
    if (current?.state === 'open') await update(current, effective)
    // `update` may have found that it was closed or merged.
    if (current?.state === 'closed') {
      isRefused = true
      warn(`pull request #${current.number} was closed, so no new one is opened; reopen it to continue there`)
    } else if (current?.state !== 'open' && current?.sha !== effective.tip && emptyTip !== effective.tip)
      await create(effective, { draft: !effective.ready })
  }

  const markedBody = ({ text, ready }: WantedPull): string => `${ready ? readyMark : mark}\n${redact(text.body)}`

  async function create(request: WantedPull, { draft }: { draft: boolean }): Promise<void> {
    // If the answer is lost, the next read decides.
    isKnown = false
    try {
      const parameters = {
        head,
        base: request.base,
        title: redact(request.text.title),
        body: markedBody(request),
        draft,
      }
      current = readPull(await github.request('POST /repos/{owner}/{repo}/pulls', parameters), self)
      isKnown = true
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      await handleRefusal(error, request, draft)
    }
  }

  async function handleRefusal(error: RalphError, request: WantedPull, draft: boolean): Promise<void> {
    const refusal = refusalOf(error)
    if (refusal === 'exists') await read()
    else if (refusal === 'empty') emptyTip = request.tip
    else if (refusal === 'no drafts' && draft) await create(request, { draft: false })
    else if (refusal === 'no base') await createOnDefault(error, request, draft)
    else giveUp(error, request)
  }

  async function createOnDefault(error: RalphError, wanted: WantedPull, draft: boolean): Promise<void> {
    const base = await readDefaultBranch(github)
    if (base === undefined || base === wanted.base) giveUp(error, wanted)
    else await create({ ...wanted, base }, { draft })
  }

  function giveUp({ code, message, hint }: RalphError, { base }: WantedPull): void {
    isRefused = code !== 'GITHUB_UNREACHABLE' && code !== 'GITHUB_RATE_LIMITED'
    const compareUrl = `${place().repositoryUrl}/compare/${encodeBranch(base)}...${encodeBranch(head)}?expand=1`
    warn(`a pull request could not be opened: ${message} ${hint} To open it by hand: ${compareUrl}`)
  }

  /** Marks it ready before the text says so: if the job dies in between, the next job repairs it. */
  async function update(pull: PullView, request: WantedPull): Promise<void> {
    if (!pull.ours) return
    const makesReady = request.ready && pull.draft && !pull.body.startsWith(readyMark)
    const fault = makesReady ? await markReady(pull) : undefined
    if (makesReady && !fault) current = { ...pull, draft: false }
    const change = changeOf(pull, fault ? { ...request, ready: false } : request)
    if (Object.keys(change).length > 0) {
      const route = 'PATCH /repos/{owner}/{repo}/pulls/{pull_number}'
      current = readPull(await github.request(route, { pull_number: pull.number, ...change }), self)
    }
    if (fault) throw fault
  }

  function changeOf(pull: PullView, request: WantedPull): { body?: string; base?: string } {
    const body = keepReadFirst(markedBody(request), pull.body)
    return {
      ...(pull.body.startsWith(commentMark) && pull.body !== body && { body }),
      ...(pull.base !== request.base && request.isStaleBase(pull.base) && { base: request.base }),
    }
  }

  async function markReady({ id }: PullView): Promise<unknown> {
    const mutation =
      'mutation($id: ID!) { markPullRequestReadyForReview(input: {pullRequestId: $id}) { clientMutationId } }'
    return github.graphql(mutation, { id }).then(
      () => undefined,
      (error: unknown) => error,
    )
  }

  return {
    get isHeldBack() {
      return isHeldBack && current?.state === 'open' && current.ours && current.draft
    },
    get neverReady() {
      if (!current) return !isRefused
      return current.state === 'open' && current.ours && current.draft && !current.body.startsWith(readyMark)
    },
    get wasReady() {
      return current?.state === 'open' && (!current.draft || current.body.startsWith(readyMark))
    },
    get pull() {
      return current
    },
    read,
    set(one) {
      current = one
      isKnown = true
    },
    sync,
    async moveBase(base, mayLeave) {
      if (current?.state !== 'open' || !current.ours || !mayLeave(current.base)) return
      const route = 'PATCH /repos/{owner}/{repo}/pulls/{pull_number}'
      current = readPull(await github.request(route, { pull_number: current.number, base }), self)
    },
  }
}

function refusalOf({ code, message }: RalphError): 'exists' | 'empty' | 'no drafts' | 'no base' | undefined {
  if (code !== 'GITHUB_REFUSED') return undefined
  if (/already exists/i.test(message)) return 'exists'
  if (/no commits between/i.test(message)) return 'empty'
  if (/draft pull requests are not supported/i.test(message)) return 'no drafts'
  return /"field":\s*"base"/.test(message) ? 'no base' : undefined
}

const encodeBranch = (branch: string): string => encodeURIComponent(branch).replaceAll('%2F', '/')
