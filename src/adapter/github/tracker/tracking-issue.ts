import { RalphError } from '../../../core/error/error.ts'
import { workflowAccount } from '../account/own-ci.ts'
import type { GitHub } from '../client/client.ts'
import { markOf } from '../thread/outbox.ts'

/** By which the issue is found without reading every issue of the repository. */
export const trackingLabel = 'ralph'

interface Noted {
  readonly number: number
  readonly state: string
  readonly user: { readonly login: string; readonly type: string } | null
}

export interface TrackingIssue {
  /** Its number as far as it is known. */
  readonly number: number | undefined
  /** A person closed it: what it tells is over. */
  readonly closed: boolean
  /** Created by this job. */
  readonly made: boolean
  /** Takes this number for it where none is known yet. */
  know(number: number): void
  /** Looks for it; false where GitHub did not say whether there is one. Creates nothing. */
  find(): Promise<boolean>
  /** Creates it where there is none, and closes a second one: only for the job that holds the run's lease. */
  ensure(): Promise<void>
  /** Closes it as completed; one that is closed already stays as it is. */
  close(): Promise<void>
}

/**
 * The one issue on which a run is steered: the one that was named, else one of ours with the plan's mark, else a new one.
 * Lists lag, so a job may make a second one all the same: the lowest number then is the one, and the other is closed and
 * says so. Where issues are off or the token may not write them, a warning says so once and the run goes on without.
 */
export function trackingIssue(options: {
  github: GitHub
  plan: string
  self: string
  /** A number that the user named. */
  given: number | undefined
  title: string
  /** What stands in a new one, without the mark. */
  body: string
  warn: (text: string) => void
}): TrackingIssue {
  const { github, plan, self, given, title, body, warn } = options
  const mark = markOf(plan, 'issue')
  let number = given
  let creatable = false
  let closed = false
  let made = false
  let surplus: readonly number[] = []

  async function find(): Promise<boolean> {
    if (number !== undefined) return true
    try {
      const route = 'GET /repos/{owner}/{repo}/issues'
      const all = await github.list(route, { labels: trackingLabel, state: 'all' })
      const noted = all.filter(({ pull_request, body: text }) => !pull_request && text?.startsWith(mark))
      const marked = noted.filter(({ user }) => user?.login === self)
      const open = marked.filter(({ state }) => state === 'open').map((issue) => issue.number)
      // Comments on a closed one still count: a person may have closed it too early.
      number = open.length > 0 ? Math.min(...open) : marked.at(0)?.number
      closed = open.length === 0 && number !== undefined
      surplus = open.filter((other) => other !== number)
      creatable = number === undefined && !isOther(noted)
      return true
    } catch (error) {
      return without(error)
    }
  }

  async function ensure(): Promise<void> {
    // A job before this one may have made it in the last seconds, when the list did not show it yet.
    if (number === undefined && creatable) await find()
    if (number === undefined && creatable) await create()
    for (const issue_number of surplus) await close(issue_number)
    surplus = []
  }

  async function create(): Promise<void> {
    // Once a job: where the answer was lost, what is listed decides.
    creatable = false
    try {
      const given = { title, body: `${mark}\n${body}`, labels: [trackingLabel] }
      const { user, ...issue } = await github.request('POST /repos/{owner}/{repo}/issues', given)
      number = issue.number
      made = true
      isOther([{ number, user, state: 'open' }])
    } catch (error) {
      without(error)
      if (error instanceof RalphError && error.code === 'GITHUB_UNREACHABLE') await find()
      creatable = false
    }
  }

  /**
   * Whether an App made it, while we take ourselves for the workflow: then `github-login` is missing, and each job would
   * open an issue that the next one does not find. People can copy a mark, and Apps rarely do.
   */
  function isOther(noted: readonly Noted[]): boolean {
    const other = noted.find(({ user, state }) => state === 'open' && user?.type === 'Bot' && user.login !== self)
    if (self !== workflowAccount || !other?.user) return false
    const { login } = other.user
    warn(
      `#${other.number} is this run's issue and was written by ${login}, which is not this job's account. If \`github-token\` is ${login}'s, set \`github-login: ${login}\`; if not, close #${other.number}, and the next job opens its own`,
    )
    return true
  }

  /** One edit that says where the run is and takes the mark off, so that twice is once. */
  async function close(issue_number: number): Promise<void> {
    const text = `${markOf(plan, 'issue-again')}\nThis issue is a duplicate, opened by mistake. Use #${number}; orders here are not read.`
    try {
      const route = 'PATCH /repos/{owner}/{repo}/issues/{issue_number}'
      await github.request(route, { issue_number, body: text, state: 'closed', state_reason: 'not_planned' })
      warn(`#${issue_number} was a second tracking issue of this run; it was closed, use #${number} is the one`)
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      warn(`#${issue_number} is a second tracking issue and could not be closed: ${error.message} ${error.hint}`)
    }
  }

  async function closeDone(): Promise<void> {
    if (number === undefined) return
    try {
      const done = { issue_number: number, state: 'closed', state_reason: 'completed' } as const
      await github.request('PATCH /repos/{owner}/{repo}/issues/{issue_number}', done)
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      warn(`#${number} could not be closed: ${error.message} ${error.hint}`)
    }
  }

  /** Whether it is known that there is no issue. */
  function without(error: unknown): boolean {
    if (!(error instanceof RalphError)) throw error
    const off = error.code === 'GITHUB_GONE'
    warn(
      off
        ? `issues are disabled in ${github.owner}/${github.repo}, so the run is reported and controlled on its pull request; enable them in Settings → General → Features → Issues`
        : `the run has no tracking issue yet: ${error.message} ${error.hint}`,
    )
    return off
  }

  return {
    get number() {
      return number
    },
    get closed() {
      return closed
    },
    get made() {
      return made
    },
    know(seen) {
      number ??= seen
    },
    find,
    ensure,
    close: closeDone,
  }
}
