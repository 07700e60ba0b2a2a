import { RalphError } from '../../../core/error/error.ts'
import { workflowAccount } from '../account/own-ci.ts'
import type { GitHub } from '../client/client.ts'
import { markOf } from '../thread/outbox.ts'

/** Saves reading every issue of the repository. */
export const trackingLabel = 'ralph'

interface IssueAuthor {
  readonly number: number
  readonly state: string
  readonly user: { readonly login: string; readonly type: string } | null
}

export interface TrackingIssue {
  readonly number: number | undefined
  /** A person closed it: its text is outdated. */
  readonly isClosed: boolean
  readonly wasCreated: boolean
  /** Sets the issue number unless it is already known. */
  setNumber(number: number): void
  /** Searches for it; false if GitHub did not answer. Creates nothing. */
  find(): Promise<boolean>
  /** Creates it if it is missing, and closes a second one. Only for the job that holds the run's lease. */
  ensure(): Promise<void>
  /** Closes it as completed, unless it is closed. */
  close(): Promise<void>
}

/**
 * The one issue where a run is steered: the configured one, else one of ours with the plan's mark, else a new one. Lists
 * lag, so a job may create a second one: then the lowest number counts, and the other is closed with a note. If issues
 * are off or the token may not write them, it warns once and the run goes on without.
 */
export function trackingIssue(options: {
  github: GitHub
  plan: string
  self: string
  /** A number that the user configured. */
  number: number | undefined
  title: string
  /** Of a new issue, without the mark. */
  body: string
  warn: (text: string) => void
}): TrackingIssue {
  const { github, plan, self, number: configuredNumber, title, body, warn } = options
  const mark = markOf(plan, 'issue')
  let number = configuredNumber
  let mayCreate = false
  let isClosed = false
  let wasCreated = false
  let duplicates: readonly number[] = []

  async function find(): Promise<boolean> {
    if (number !== undefined) return true
    try {
      const route = 'GET /repos/{owner}/{repo}/issues'
      const issues = await github.list(route, { labels: trackingLabel, state: 'all' })
      const marked = issues.filter(({ pull_request, body: text }) => !pull_request && text?.startsWith(mark))
      const ours = marked.filter(({ user }) => user?.login === self)
      const open = ours.filter(({ state }) => state === 'open').map((issue) => issue.number)
      // Comments on a closed one still count: a person may have closed it too early.
      number = open.length > 0 ? Math.min(...open) : ours.at(0)?.number
      isClosed = open.length === 0 && number !== undefined
      duplicates = open.filter((issue) => issue !== number)
      mayCreate = number === undefined && !isForeign(marked)
      return true
    } catch (error) {
      return reportFault(error)
    }
  }

  async function ensure(): Promise<void> {
    // A previous job may have created it seconds ago, before the list showed it.
    if (number === undefined && mayCreate) await find()
    if (number === undefined && mayCreate) await create()
    for (const issue_number of duplicates) await closeDuplicate(issue_number)
    duplicates = []
  }

  async function create(): Promise<void> {
    // Only once a job: if the answer was lost, the list decides.
    mayCreate = false
    try {
      const parameters = { title, body: `${mark}\n${body}`, labels: [trackingLabel] }
      const { user, ...issue } = await github.request('POST /repos/{owner}/{repo}/issues', parameters)
      number = issue.number
      wasCreated = true
      isForeign([{ number, user, state: 'open' }])
    } catch (error) {
      reportFault(error)
      if (error instanceof RalphError && error.code === 'GITHUB_UNREACHABLE') await find()
      mayCreate = false
    }
  }

  /**
   * True if an App wrote it although we act as the workflow: `github-login` is missing then, and each job would open an
   * issue that the next job does not find. People can copy a mark; Apps rarely do.
   */
  function isForeign(issues: readonly IssueAuthor[]): boolean {
    const foreign = issues.find(({ user, state }) => state === 'open' && user?.type === 'Bot' && user.login !== self)
    if (self !== workflowAccount || !foreign?.user) return false
    const { login } = foreign.user
    warn(
      `#${foreign.number} is this run's issue and was written by ${login}, which is not this job's account. If \`github-token\` is ${login}'s, set \`github-login: ${login}\`; if not, close #${foreign.number}, and the next job opens its own`,
    )
    return true
  }

  /** One edit that names the right issue and removes the mark, so it is safe to repeat. */
  async function closeDuplicate(issue_number: number): Promise<void> {
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

  async function closeAsCompleted(): Promise<void> {
    if (number === undefined) return
    try {
      const parameters = { issue_number: number, state: 'closed', state_reason: 'completed' } as const
      await github.request('PATCH /repos/{owner}/{repo}/issues/{issue_number}', parameters)
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      warn(`#${number} could not be closed: ${error.message} ${error.hint}`)
    }
  }

  /** Warns. True if issues are disabled. */
  function reportFault(error: unknown): boolean {
    if (!(error instanceof RalphError)) throw error
    const isDisabled = error.code === 'GITHUB_GONE'
    warn(
      isDisabled
        ? `issues are disabled in ${github.owner}/${github.repo}, so the run is reported and controlled on its pull request; enable them in Settings → General → Features → Issues`
        : `the run has no tracking issue yet: ${error.message} ${error.hint}`,
    )
    return isDisabled
  }

  return {
    get number() {
      return number
    },
    get isClosed() {
      return isClosed
    },
    get wasCreated() {
      return wasCreated
    },
    setNumber(issueNumber) {
      number ??= issueNumber
    },
    find,
    ensure,
    close: closeAsCompleted,
  }
}
