import { pullText } from '../../core/report/pull-text.ts'
import type { Tracker } from '../../port/tracker.ts'
import type { Plan } from '../../schema/plan.ts'
import type { RunState } from '../../schema/run-state.ts'
import type { OnTheRun } from './on-the-run.ts'
import { ownCiWatch } from './own-ci.ts'
import { pullBoard } from './pull-board.ts'
import { gitHubTracker } from './tracker.ts'
import { trackingIssue } from './tracking-issue.ts'

export interface RunTracker extends Tracker {
  /** Numbers of the tracking issue and of the open pull request, as far as there are any. */
  threads(): Promise<readonly number[]>
}

/**
 * A run's threads on GitHub as they come and go: looked for before the first order is read, the issue created with the
 * first report (only the job that holds the lease reports), the pull request with the first commit that is published.
 */
export function runTracker(
  options: OnTheRun & {
    readonly workBranch: string
    /** Where the pull request goes to when the run does not know its base branch. */
    readonly defaultBranch: string
    readonly issue: { given: number | undefined; title: string; body: string }
  },
): RunTracker {
  const { now } = options
  const warn = once(options.warn)
  const ci = ownCiWatch(options)
  const place = () => ({ ...options.place(), ownCi: ci.now })
  const issue = trackingIssue({ ...options, ...options.issue, warn })
  const pull = pullBoard({ ...options, page: place().repositoryUrl, warn })
  const threads = (): number[] => [issue.number, pull.number].filter((number) => number !== undefined)
  const board = gitHubTracker({ ...options, place, warn, threads })
  let looked: Promise<boolean> | undefined
  let run: { plan: Plan; state: RunState } | undefined
  let published: string | undefined
  let opening: Promise<void> | undefined

  const look = (): Promise<boolean> => {
    looked ??= Promise.all([issue.find(), pull.find(options.workBranch)]).then((known) => known.every(Boolean))
    return looked
  }

  /** The issue comes first, so that the status comment is on it and the pull request can name it. */
  function open(): Promise<void> {
    opening ??= look().then(issue.ensure)
    return opening
  }

  /** With each published commit and at the end, and not with every fact between them. */
  function showPull(): void {
    if (!run || published === undefined || published === run.state.base) return
    const { stop, work_branch: head, base_branch } = run.state
    const text = pullText(run, { ...place(), now: now() }, issue.number)
    const base = base_branch ?? options.defaultBranch
    pull.show({ head, base, tip: published, text, ready: stop?.kind === 'complete' })
  }

  async function lookAtCi(again = false): Promise<void> {
    if (pull.number !== undefined && published !== undefined) await ci.look(published, again)
  }

  return {
    async incoming(at) {
      const known = await look()
      const { orders, cursor } = await board.incoming(at)
      // What a thread that was not found holds must not fall behind the cursor.
      return { orders, cursor: known ? cursor : null }
    },
    forget: board.forget,
    deliver: board.deliver,
    effectsOf: board.effectsOf,
    report(next) {
      run = next
      void open().then(async () => {
        await lookAtCi()
        // A newer one may have come meanwhile.
        if (!run) return
        board.report(run)
        if (run.state.stop) showPull()
      })
    },
    published(commit) {
      published = commit
      void open().then(showPull)
    },
    async close() {
      await opening
      await pull.close()
      // Its runs have appeared by now.
      await lookAtCi(true)
      if (ci.now.waiting.length > 0) showPull()
      // Where issues are off, the pull request is the only place for it.
      if (run) board.report(run)
      await Promise.all([pull.close(), board.close()])
    },
    async threads() {
      await look()
      return threads()
    },
  }
}

/** Threads are looked at every few seconds: what is wrong with one is said once. */
function once(warn: (text: string) => void): (text: string) => void {
  const said = new Set<string>()
  return (text) => {
    if (said.has(text)) return
    said.add(text)
    warn(text)
  }
}
