/** A check that the server demands before anything is merged into a branch; `app`: it counts from this one alone. */
export interface RequiredCheck {
  readonly name: string
  readonly app: number | null
}

/** What the server knows of one check of a commit; `conclusion` is null while it is under way. */
export interface ServerCheck {
  readonly name: string
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
      `the required check ${failed.name} ended with ${failed.found.find(({ conclusion }) => hasFailed(conclusion))?.conclusion}`,
    )
  const missing = rows.find(({ found }) => found.length === 0)
  if (missing) {
    const why = startsChecks ? `the required check ${missing.name} has not started` : notStarted(missing)
    return { kind: 'wait', why: ofApps ? why : `${why}. ${unseen}` }
  }
  const open = rows.find(({ found }) => found.some(({ conclusion }) => conclusion === null))
  if (open) return { kind: 'wait', why: `the required check ${open.name} is still running` }
  const succeeded = rows.some(({ found }) => found.some(({ conclusion }) => conclusion === 'success'))
  return succeeded ? { kind: 'merge' } : refuse('every required check was skipped')
}

const unseen =
  'Without `checks: read` in the `permissions` of the job, ralph sees the jobs of GitHub Actions and commit statuses alone: `ralph init` writes it'

/** A person may still approve it. */
const notStarted = ({ name }: RequiredCheck): string =>
  `the required check ${name} has not run on it: a push by the workflow's own token starts no checks. Approve its workflow run on the pull request, or run as a GitHub App`

const vouchesFor = (check: ServerCheck, { name, app }: RequiredCheck): boolean =>
  check.name === name && (app === null || check.app === null || app === check.app)

const hasFailed = (conclusion: string | null): boolean => conclusion !== null && !passing.has(conclusion)
