/** A check that the server demands before anything is merged into a branch; `app`: it counts from this one alone. */
export interface RequiredCheck {
  readonly name: string
  readonly app: number | null
}

/** What the server knows of one check of a commit; `conclusion` is null while it is under way. */
export interface ServerCheck {
  readonly name: string
  /** Null where it came from no app that is known: then it is none that a rule binds to an app. */
  readonly app: number | null
  readonly conclusion: string | null
}

/** Whether a pull request may be merged by the engine. `wait`: that can change without a person's doing. */
export type MergeVerdict = { readonly kind: 'merge' } | { readonly kind: 'wait' | 'refuse'; readonly why: string }

/** As the server counts them; one at least has to have succeeded. */
const passing = new Set(['success', 'neutral', 'skipped'])

/**
 * By the server's own required checks on exactly the commit that is to be merged, and by nothing that ralph says itself.
 * `startsChecks`: pushes by this account start the repository's workflows; those of a workflow's own token do not.
 */
export function mergeVerdict(request: {
  readonly base: string
  readonly required: readonly RequiredCheck[]
  readonly checks: readonly ServerCheck[]
  readonly startsChecks: boolean
  /** Checks of every app are among them, not of GitHub Actions alone. */
  readonly ofApps: boolean
}): MergeVerdict {
  const { base, required, checks, startsChecks, ofApps } = request
  const refuse = (why: string): MergeVerdict => ({ kind: 'refuse', why })
  if (required.length === 0) {
    return refuse(
      `no status check is required on ${base}; require one (Settings → Rules → Rulesets), because nothing else would guard the merge`,
    )
  }
  const rows = required.map((one) => ({ ...one, found: checks.filter((check) => vouchesFor(check, one)) }))
  const failed = rows.find(({ found }) => found.some(({ conclusion }) => hasFailed(conclusion)))
  if (failed)
    return refuse(
      `the required check ${failed.name} ended with ${failed.found.find(({ conclusion }) => hasFailed(conclusion))?.conclusion}; run it again on the pull request, or give the run an order`,
    )
  const missing = rows.find(({ found }) => found.length === 0)
  if (missing) {
    const why = startsChecks ? `the required check ${missing.name} has not started` : notStarted(missing)
    const others = checks.some(({ name }) => name === missing.name) ? `. ${ofAnother(missing)}` : ''
    return { kind: 'wait', why: `${why}${others}${ofApps ? '' : `. ${unseen}`}` }
  }
  const open = rows.find(({ found }) => found.some(({ conclusion }) => conclusion === null))
  if (open) return { kind: 'wait', why: `the required check ${open.name} is still running` }
  const succeeded = rows.some(({ found }) => found.some(({ conclusion }) => conclusion === 'success'))
  return succeeded
    ? { kind: 'merge' }
    : refuse('no required check has succeeded: each was skipped or neutral. Merge it yourself, or make one of them run')
}

const unseen =
  'Without `checks: read` in the `permissions` of the job, ralph sees the jobs of GitHub Actions and commit statuses alone: `ralph init` writes it'

const ofAnother = ({ name, app }: RequiredCheck): string =>
  `A rule accepts ${name} from app ${app} alone; what is there under that name came from elsewhere`

/** A person may still approve it. */
const notStarted = ({ name }: RequiredCheck): string =>
  `the required check ${name} has not run on it: a push by the workflow's own token starts no checks. Approve its workflow run on the pull request, or run as a GitHub App`

const vouchesFor = (check: ServerCheck, { name, app }: RequiredCheck): boolean =>
  check.name === name && (app === null || app === check.app)

/**
 * What the server says of the pull request as a whole (`mergeable_state`), once its checks have passed: undefined where
 * nothing is in the way.
 */
export function hindrance(state: string | undefined, base: string): MergeVerdict | undefined {
  const why = Object.hasOwn(hindrances, state ?? '') ? hindrances[state ?? ''] : undefined
  if (why !== undefined) return { kind: 'refuse', why: why.replaceAll('BASE', base) }
  return state === 'unknown' ? { kind: 'wait', why: 'GitHub is still finding out whether it can be merged' } : undefined
}

const startJob =
  'Start a job of this plan (Actions > Run workflow): it merges BASE into the branch and checks the result'

const hindrances: Readonly<Record<string, string>> = {
  behind: `BASE has moved on, and a rule wants branches to be up to date. ${startJob}`,
  dirty: `it conflicts with BASE. ${startJob}`,
  blocked: 'a rule of BASE still blocks it, such as an approval that is missing; the pull request says which',
  draft: 'it is a draft; mark it ready for review',
}

/** A merge queue merges commits of its own making, and no API gives a workflow a place in it. */
export const byMergeQueue = (base: string): string =>
  `${base} takes changes from its merge queue alone; add the pull request to the queue on its page`

const hasFailed = (conclusion: string | null): boolean => conclusion !== null && !passing.has(conclusion)
