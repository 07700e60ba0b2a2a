import { commentMark } from '../../../core/control/read-comment.ts'
import { RalphError } from '../../../core/error/error.ts'
import { keepReadFirst } from '../../../core/report/markdown/read-first.ts'
import type { PullText } from '../../../core/report/markdown/wanted-pulls.ts'
import { type FoundPull, foundIn } from '../client/found-pull.ts'
import { defaultBranch, type TrackingContext } from '../client/tracking-context.ts'
import { markOf } from '../thread/outbox.ts'

/** What a pull request should be. */
export interface WantedPull {
  readonly base: string
  /** The base that it may have now is merged: it is moved from there and from nowhere else. */
  readonly staleBase: (base: string) => boolean
  /** Tip of the head as it is published. */
  readonly tip: string
  readonly text: PullText
  readonly ready: boolean
}

export interface PullRequest {
  /** It would be ready, and stays a draft until a person has agreed elsewhere. */
  readonly heldBack: boolean
  /** It is, or will be, a draft of ours that was never ready. */
  readonly unready: boolean
  /** It is open and asks for review, or did before a person made it a draft. */
  readonly wasReady: boolean
  /** The newest one from this branch, as far as it is known. */
  readonly found: FoundPull | undefined
  /** Looks for it where nothing is known yet. */
  look(): Promise<FoundPull | undefined>
  know(found: FoundPull): void
  /** Creates it or brings it up to date. What a person did to it stays: see the rules below. */
  make(wanted: WantedPull): Promise<void>
  /** Moves an open one that is ours to another base, if it may be moved away from the base that it has. */
  moveBase(base: string, mayLeave: (base: string) => boolean): Promise<void>
}

/**
 * The pull request of one branch, found by its head: GitHub itself lets no second one be open. One that a person closed
 * stays closed; one that a person opened is theirs altogether; a body without our mark was rewritten and stays; a base
 * that we did not choose stays; and once it was ready, whoever made it a draft again wants it so.
 */
export function pullRequest(
  options: Pick<TrackingContext, 'github' | 'plan' | 'self' | 'place' | 'warn' | 'redact'> & {
    readonly head: string
    /** Another job marks it ready. */
    readonly holdReady?: boolean
  },
): PullRequest {
  const { github, plan, self, place, warn, redact, head } = options
  const [mark, readyMark] = [markOf(plan, 'pull'), markOf(plan, 'pull-ready')]
  let found: FoundPull | undefined
  let known = false
  let refused = false
  let heldBack = false
  /** A tip that has nothing that its base lacks. */
  let empty = ''

  async function look(): Promise<FoundPull | undefined> {
    if (known) return found
    const given = { head: `${github.owner}:${head}`, state: 'all' as const, per_page: 1 }
    const [newest] = await github.request('GET /repos/{owner}/{repo}/pulls', given)
    found = newest && foundIn(newest, self)
    known = true
    return found
  }

  async function make(wish: WantedPull): Promise<void> {
    if (refused) return
    await look()
    const wasReady = found && (!found.draft || found.body.startsWith(readyMark))
    heldBack = wish.ready && options.holdReady === true && !wasReady
    const wanted = heldBack ? { ...wish, ready: false } : wish
    if (found?.state === 'open') await update(found, wanted)
    // What became of it since it was last looked at shows with its update.
    if (found?.state === 'closed') {
      refused = true
      warn(`pull request #${found.number} was closed, so no new one is opened; reopen it to continue there`)
    } else if (found?.state !== 'open' && found?.sha !== wanted.tip && empty !== wanted.tip)
      await create(wanted, { draft: !wanted.ready })
  }

  const bodyOf = ({ text, ready }: WantedPull): string => `${ready ? readyMark : mark}\n${redact(text.body)}`

  async function create(wanted: WantedPull, { draft }: { draft: boolean }): Promise<void> {
    // Whatever becomes of the answer: the next look decides.
    known = false
    try {
      const given = { head, base: wanted.base, title: redact(wanted.text.title), body: bodyOf(wanted), draft }
      found = foundIn(await github.request('POST /repos/{owner}/{repo}/pulls', given), self)
      known = true
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      await afterRefusal(error, wanted, draft)
    }
  }

  async function afterRefusal(error: RalphError, wanted: WantedPull, draft: boolean): Promise<void> {
    const why = whyRefused(error)
    if (why === 'exists') await look()
    else if (why === 'empty') empty = wanted.tip
    else if (why === 'no drafts' && draft) await create(wanted, { draft: false })
    else if (why === 'no base') await createOnDefault(error, wanted, draft)
    else giveUp(error, wanted)
  }

  /** The base is gone, as after it was renamed. */
  async function createOnDefault(error: RalphError, wanted: WantedPull, draft: boolean): Promise<void> {
    const base = await defaultBranch(github)
    if (base === undefined || base === wanted.base) giveUp(error, wanted)
    else await create({ ...wanted, base }, { draft })
  }

  function giveUp({ code, message, hint }: RalphError, { base }: WantedPull): void {
    refused = code !== 'GITHUB_UNREACHABLE' && code !== 'GITHUB_RATE_LIMITED'
    const by = `${place().repositoryUrl}/compare/${encode(base)}...${encode(head)}?expand=1`
    warn(`a pull request could not be opened: ${message} ${hint} To open it by hand: ${by}`)
  }

  /** First ready, then the text that says so: a job that dies in between leaves one that the next job mends. */
  async function update(pull: FoundPull, wanted: WantedPull): Promise<void> {
    if (!pull.ours) return
    const makesReady = wanted.ready && pull.draft && !pull.body.startsWith(readyMark)
    const fault = makesReady ? await markReady(pull) : undefined
    if (makesReady && !fault) found = { ...pull, draft: false }
    const change = changeOf(pull, fault ? { ...wanted, ready: false } : wanted)
    if (Object.keys(change).length > 0) {
      const route = 'PATCH /repos/{owner}/{repo}/pulls/{pull_number}'
      found = foundIn(await github.request(route, { pull_number: pull.number, ...change }), self)
    }
    if (fault) throw fault
  }

  function changeOf(pull: FoundPull, wanted: WantedPull): { body?: string; base?: string } {
    const body = keepReadFirst(bodyOf(wanted), pull.body)
    return {
      ...(pull.body.startsWith(commentMark) && pull.body !== body && { body }),
      ...(pull.base !== wanted.base && wanted.staleBase(pull.base) && { base: wanted.base }),
    }
  }

  async function markReady({ id }: FoundPull): Promise<unknown> {
    const mutation =
      'mutation($id: ID!) { markPullRequestReadyForReview(input: {pullRequestId: $id}) { clientMutationId } }'
    return github.graphql(mutation, { id }).then(
      () => undefined,
      (error: unknown) => error,
    )
  }

  return {
    get heldBack() {
      return heldBack && found?.state === 'open' && found.ours && found.draft
    },
    get unready() {
      if (!found) return !refused
      return found.state === 'open' && found.ours && found.draft && !found.body.startsWith(readyMark)
    },
    get wasReady() {
      return found?.state === 'open' && (!found.draft || found.body.startsWith(readyMark))
    },
    get found() {
      return found
    },
    look,
    know(one) {
      found = one
      known = true
    },
    make,
    async moveBase(base, mayLeave) {
      if (found?.state !== 'open' || !found.ours || !mayLeave(found.base)) return
      const route = 'PATCH /repos/{owner}/{repo}/pulls/{pull_number}'
      found = foundIn(await github.request(route, { pull_number: found.number, base }), self)
    },
  }
}

/** What GitHub has against a new one, as far as there is a way on. */
function whyRefused({ code, message }: RalphError): 'exists' | 'empty' | 'no drafts' | 'no base' | undefined {
  if (code !== 'GITHUB_REFUSED') return undefined
  if (/already exists/i.test(message)) return 'exists'
  if (/no commits between/i.test(message)) return 'empty'
  if (/draft pull requests are not supported/i.test(message)) return 'no drafts'
  return /"field":\s*"base"/.test(message) ? 'no base' : undefined
}

/** A branch in an address: its slashes stay. */
const encode = (branch: string): string => encodeURIComponent(branch).replaceAll('%2F', '/')
