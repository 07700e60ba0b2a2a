import type { TempRepo } from '../git-repositories.ts'
import type { App } from './apps.ts'

/** What somebody may do in a repository, weakest first; `triage` and `maintain` fold into `read` and `write`. */
export const roles = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const
export type Role = (typeof roles)[number]

export interface User {
  readonly id: number
  readonly login: string
  readonly type: 'User' | 'Bot'
  role: Role
}

export interface Issue {
  readonly id: number
  readonly number: number
  readonly author: string
  title: string
  body: string
  state: 'open' | 'closed'
  closedBy?: string
  /** When it was closed last. */
  closedAt: number | null
  locked: boolean
  /** Gone altogether, or moved to another repository. */
  fate: 'here' | 'deleted' | 'transferred'
  labels: string[]
  readonly createdAt: number
  updatedAt: number
  /** The pull request that shares its number. */
  pull: Pull | null
}

export interface Pull {
  readonly id: number
  head: string
  base: string
  draft: boolean
  mergedAt: number | null
  mergeCommit: string | null
  mergedBy: string | null
  /** Tip of the head when it was merged or closed: it stays. */
  endSha?: string
  /** Owner of the fork that the head is in. */
  fork?: string
  /** What GitHub says of it as a whole; `clean` where nothing is in the way. */
  mergeableState?: string
}

export interface Comment {
  readonly id: number
  readonly issue: number
  /** Null where the account was deleted. */
  author: string | null
  body: string
  readonly createdAt: number
  updatedAt: number
  /** What the author is to the repository as far as this token may see it; it hides private members. */
  association?: 'NONE' | 'CONTRIBUTOR' | 'MEMBER'
  /** Lists show it from this request on: GitHub's lists may lag behind a creation. */
  readonly listedFrom: number
}

export interface Reaction {
  readonly id: number
  readonly comment: number
  readonly author: string
  readonly content: string
  readonly createdAt: number
}

export interface Review {
  readonly id: number
  readonly pull: number
  readonly author: string
  body: string
  state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED' | 'PENDING'
  readonly commit: string
  readonly submittedAt: number
}

export interface ReviewComment {
  readonly id: number
  readonly pull: number
  readonly review: number | null
  readonly author: string
  body: string
  readonly path: string
  readonly line: number
  /** The line is no longer there. */
  outdated?: boolean
  readonly commit: string
  readonly inReplyTo: number | null
  readonly createdAt: number
  updatedAt: number
}

export interface CommitComment {
  readonly id: number
  readonly commit: string
  readonly author: string
  body: string
  readonly createdAt: number
  updatedAt: number
}

export interface Status {
  readonly id: number
  readonly sha: string
  readonly context: string
  readonly state: 'error' | 'failure' | 'pending' | 'success'
  readonly description: string | null
  readonly target: string | null
  readonly creator: string
  readonly createdAt: number
}

/** A check of one app on one commit; under way while it has no conclusion. */
export interface CheckRun {
  readonly id: number
  readonly sha: string
  readonly name: string
  conclusion: Conclusion | 'neutral' | 'timed_out' | 'action_required' | null
  readonly app: { readonly id: number; readonly slug: string }
  readonly createdAt: number
}

export interface Workflow {
  readonly id: number
  readonly path: string
  readonly name: string
  state: 'active' | 'disabled_manually' | 'disabled_inactivity'
  readonly inputs?: readonly string[]
}

export interface WorkflowRun {
  readonly id: number
  readonly workflow: number
  readonly event: string
  /** Branch or tag; of a pull request its head. */
  readonly branch: string
  /** What the API calls `head_sha`. */
  readonly sha: string
  /** `GITHUB_REF` and `GITHUB_SHA`: of a pull request the merge into its base. */
  readonly ref: string
  readonly commit: string
  readonly actor: string
  /** What its `run-name` came to. */
  title?: string
  attempt: number
  status: 'queued' | 'in_progress' | 'completed' | 'waiting' | 'action_required'
  conclusion: Conclusion | 'action_required' | 'startup_failure' | null
  readonly createdAt: number
  updatedAt: number
}

export type Conclusion = 'success' | 'failure' | 'cancelled' | 'skipped'

export interface WorkflowStep {
  readonly name: string
  /** Of the step's `id`, where it has one. */
  readonly id: string | undefined
  /** Before and after `continue-on-error`. */
  outcome: Conclusion
  conclusion: Conclusion
  outputs: Readonly<Record<string, string>>
}

/** What a run's page says of a job, of which there are limits for each step. */
export interface Annotation {
  readonly type: 'error' | 'warning' | 'notice'
  readonly message: string
}

export interface WorkflowJob {
  readonly id: number
  readonly run: number
  readonly attempt: number
  /** As it is shown: `test (3)`, or `call / agent` in a reusable workflow. */
  readonly name: string
  status: 'queued' | 'waiting' | 'in_progress' | 'completed'
  conclusion: Conclusion | null
  readonly createdAt: number
  startedAt: number
  completedAt: number | null
  steps: WorkflowStep[]
  /** What the page shows, secrets masked. */
  log: string
  /** Summaries of its steps. */
  summary: string
  annotations: Annotation[]
  outputs: Readonly<Record<string, string>>
}

/** A rule that GitHub's rulesets put on a branch: its type, and the branches that it covers. */
export interface BranchRule {
  readonly type: string
  readonly branches: RegExp
  readonly parameters?: Readonly<Record<string, unknown>>
}

/** What happened that would start workflows; a runner may listen. */
export interface Trigger {
  readonly event: string
  readonly actor: string
  readonly payload: Readonly<Record<string, unknown>>
  /** Whether a person has to approve what it starts. */
  readonly approval?: boolean
}

/** Everything that the loopback GitHub knows of one repository. Tests change it directly, as people would elsewhere. */
export interface World {
  readonly owner: string
  readonly name: string
  readonly id: number
  private: boolean
  /** An Enterprise Server: its API is below `/api/v3` alone, it knows fewer parameters and says less. */
  enterprise: boolean
  fork: boolean
  defaultBranch: string
  hasIssues: boolean
  /** "Allow GitHub Actions to create and approve pull requests". */
  actionsMayOpenPulls: boolean
  actionsPolicy: {
    enabled: boolean
    allowed_actions: 'all' | 'local_only' | 'selected'
    sha_pinning_required: boolean
  }
  /** What `selected` allows besides this owner's. */
  selectedActions: { github_owned_allowed: boolean; verified_allowed: boolean; patterns_allowed: string[] }
  /** Names of the repository's secrets. */
  readonly secrets: string[]
  /** Environments, each with the types of its protection rules. */
  readonly environments: Map<string, readonly ('wait_timer' | 'required_reviewers' | 'branch_policy')[]>
  /** Classic protection: branch → names of required statuses. */
  readonly protectedBranches: Map<string, string[]>
  readonly git: TempRepo
  readonly users: Map<string, User>
  readonly apps: App[]
  readonly issues: Map<number, Issue>
  readonly comments: Map<number, Comment>
  readonly reactions: Map<number, Reaction>
  readonly reviews: Map<number, Review>
  readonly reviewComments: Map<number, ReviewComment>
  readonly commitComments: Map<number, CommitComment>
  readonly statuses: Status[]
  /** Of other apps than GitHub Actions, whose jobs are check runs, too. */
  readonly checkRuns: CheckRun[]
  readonly workflows: Map<number, Workflow>
  readonly runs: Map<number, WorkflowRun>
  readonly jobs: Map<number, WorkflowJob>
  /** What somebody asked a runner to do with a run, by the API or on the page; a runner takes them out. */
  readonly runRequests: { readonly run: number; readonly what: 'cancel' | 'rerun' | 'rerun-failed' | 'approve' }[]
  readonly rules: BranchRule[]
  readonly triggers: Trigger[]
  /** Requests that a new comment stays out of lists for. */
  listingLag: number
  /** Requests so far. */
  requestCount: number
  /** Milliseconds since the epoch. */
  now: () => number
  /** When somebody last pushed. */
  pushed?: number
  /** Ids grow over all kinds of things, as GitHub's do. */
  nextId: () => number
  nextNumber: () => number
  /** Where it is served, without a slash at the end. */
  url: string
}

export function newWorld(given: { git: TempRepo; owner: string; name: string; now: () => number }): World {
  let ids = 1000
  let numbers = 0
  return {
    ...given,
    id: 900,
    private: false,
    enterprise: false,
    fork: false,
    defaultBranch: 'main',
    hasIssues: true,
    actionsMayOpenPulls: true,
    actionsPolicy: { enabled: true, allowed_actions: 'all', sha_pinning_required: false },
    selectedActions: { github_owned_allowed: true, verified_allowed: false, patterns_allowed: [] },
    secrets: [],
    environments: new Map(),
    protectedBranches: new Map(),
    users: new Map(),
    apps: [],
    issues: new Map(),
    comments: new Map(),
    reactions: new Map(),
    reviews: new Map(),
    reviewComments: new Map(),
    commitComments: new Map(),
    statuses: [],
    checkRuns: [],
    workflows: new Map(),
    runs: new Map(),
    jobs: new Map(),
    runRequests: [],
    rules: [],
    triggers: [],
    listingLag: 0,
    requestCount: 0,
    nextId: () => ++ids,
    nextNumber: () => ++numbers,
    url: '',
  }
}

/** GitHub's moments have no milliseconds. */
export const moment = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`

/** The API's and the pages' address of the repository. */
export const apiOf = ({ url, owner, name }: World): string => `${url}/repos/${owner}/${name}`
export const pageOf = ({ url, owner, name }: World): string => `${url}/${owner}/${name}`

/** Opens or closes it; closing what is closed changes nothing. */
export function setState(issue: Issue, state: Issue['state'], now: number): void {
  if (issue.state === state) return
  issue.state = state
  issue.closedAt = state === 'closed' ? now : null
}
