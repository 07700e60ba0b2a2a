import type { ReadHunk } from '../../../core/reading/reading.ts'
import { wantedPulls } from '../../../core/report/markdown/wanted-pulls.ts'
import { isBranchOfRun } from '../../../core/run/next/slices.ts'
import type { MergeWitness, OrderSource, Outbox, RunDisplay, ShownRun } from '../../../port/outside.ts'
import { ownCiWatch } from '../account/own-ci.ts'
import type { TrackingContext } from '../client/tracking-context.ts'
import { closingOrders } from '../orders/closing-orders.ts'
import { pullStack } from '../pulls/pull-stack.ts'
import { gitHubTracker } from './tracker.ts'
import { trackingIssue } from './tracking-issue.ts'

export interface RunTracker extends OrderSource, Outbox, RunDisplay, MergeWitness {
  /** Numbers of the tracking issue and of the open pull requests, as far as there are any. */
  threads(): Promise<readonly number[]>
  /** Whether a pull request stays a draft only because another job is to mark it ready. */
  heldBack(): boolean
  /** Lists in the pull requests what to read first. */
  showReading(hunks: readonly ReadHunk[]): Promise<void>
}

/**
 * A run's threads on GitHub as they come and go: looked for before the first order is read, the issue created with the
 * first report (only the job that holds the lease reports), a pull request with the first commit that its branch shows.
 */
export function runTracker(
  options: TrackingContext & {
    readonly workBranch: string
    /** Whether the issue is closed when every task is done. */
    readonly closeIssue: boolean
    /** Whether pull requests are opened at all. */
    readonly opensPulls?: boolean
    /** How many pull requests may ask for review; undefined: all. */
    readonly reviewAtOnce?: number | undefined
    /** Whether another job marks the pull requests ready. */
    readonly holdReady?: boolean
    /** The job lasts for seconds: what it comes to is shown once, at its end. */
    readonly showsAtEnd?: boolean
    /** Where the pull request goes to when the run does not know its base branch. */
    readonly defaultBranch: string
    /** The plan has milestones, so that there may be several pull requests. */
    readonly stacked: boolean
    readonly issue: { given: number | undefined; title: string; body: string }
  },
): RunTracker {
  const { now } = options
  const warn = once(options.warn)
  const ci = ownCiWatch(options)
  const place = () => ({ ...options.place(), ownCi: ci.now, readFirst, ...approvalPage() })
  const issue = trackingIssue({ ...options, ...options.issue, warn })
  const pulls = pullStack({ ...options, warn })
  const closings = closingOrders(options.github)
  const threads = (): number[] => [issue.number, ...pulls.threads].filter((number) => number !== undefined)
  // A review counts also after a merge.
  const reviewed = (): number[] => pulls.found.map(({ number }) => number)
  const isNew = () => issue.made
  const board = gitHubTracker({ ...options, place, warn, threads, pulls: reviewed, find: () => look(), isNew, pullOf })
  let readFirst: readonly ReadHunk[] | undefined
  let pullsFound: Promise<boolean> | undefined
  let looked: Promise<boolean> | undefined
  let run: ShownRun | undefined
  let tips: ReadonlyMap<string, string> | undefined
  let opening: Promise<void> | undefined
  let unsaid: { readonly run?: ShownRun; readonly tips?: ReadonlyMap<string, string> } = {}

  /** One that was ready once is not asked for again. */
  function approvalPage(): { approvalUrl: string } | undefined {
    const { jobUrl, repositoryUrl } = options.place()
    const asks = options.holdReady === true && run?.state.stop?.kind === 'complete' && pulls.unready
    return asks ? { approvalUrl: jobUrl ?? `${repositoryUrl}/actions` } : undefined
  }

  const findPulls = (): Promise<boolean> => {
    pullsFound ??= pulls.find()
    return pullsFound
  }

  const look = (): Promise<boolean> => {
    looked ??= Promise.all([issue.find(), findPulls()]).then((known) => known.every(Boolean))
    return looked
  }

  /** The issue comes first, so that the status comment is on it and the pull request can name it. */
  function open(): Promise<void> {
    opening ??= look().then(issue.ensure)
    return opening
  }

  /** With each published commit and at the end, and not with every fact between them. */
  function showPulls(): void {
    if (options.opensPulls === false || !run || tips === undefined || run.state.work === run.state.base) return
    const wanted = wantedPulls(run, { ...place(), now: now() }, issue.number)
    const slices = wanted.map((pull) => ({ ...pull, tip: tips?.get(pull.head) }))
    pulls.show({ base: run.state.base_branch ?? options.defaultBranch, slices, reviewAtOnce: options.reviewAtOnce })
  }

  /** One that has yet to be made is made now: what is to be said there waits for it. */
  async function pullOf(branch: string): Promise<number | undefined> {
    const find = () => pulls.found.findLast(({ head }) => head === branch)?.number
    if (find() === undefined) {
      await open()
      showPulls()
      await pulls.close()
    }
    return find()
  }

  function showRun(next: ShownRun): void {
    run = next
    ci.follow(next.state.work)
    void open().then(async () => {
      await lookAtCi()
      // A newer one may have come meanwhile.
      if (!run) return
      board.report(run)
      if (run.state.stop) showPulls()
    })
  }

  function showTips(next: ReadonlyMap<string, string>): void {
    tips = next
    void open().then(showPulls)
  }

  /** What is published is shown with the run's own words. */
  function sayRest(): void {
    if (unsaid.run) showRun(unsaid.run)
    if (unsaid.tips) showTips(unsaid.tips)
    unsaid = {}
  }

  async function lookAtCi(again = false): Promise<void> {
    if (run && tips !== undefined && pulls.threads.length > 0) await ci.look(again)
  }

  return {
    showsPulls: options.opensPulls !== false,
    async incoming(options) {
      // For their reviews; the issue is looked for when somebody has ordered something.
      const known = await findPulls()
      const [{ orders, cursor }, closed] = await Promise.all([board.incoming(options), closings(pulls.found, options)])
      // What a thread that was not found holds must not fall behind the cursor.
      return { orders: [...orders, ...closed], cursor: known ? cursor : null }
    },
    forget: board.forget,
    async deliver(effects) {
      // A notice is for the issue, which may be about to be made; where none can be, nobody can be told.
      if (effects.some(({ kind }) => kind === 'notice')) await open()
      const delivered = await board.deliver(effects)
      const left = effects.filter(({ kind, key }) => kind === 'review' && !delivered.includes(key))
      if (left.length === 0 || !options.showsAtEnd) return delivered
      // It may wait for the pull request that this job's own commit opens.
      sayRest()
      return [...delivered, ...(await board.deliver(left))]
    },
    effectsOf: board.effectsOf,
    report(next) {
      if (options.showsAtEnd) unsaid = { ...unsaid, run: next }
      else showRun(next)
    },
    published(next) {
      if (options.showsAtEnd) unsaid = { ...unsaid, tips: next }
      else showTips(next)
    },
    async merged(tip) {
      await look()
      // One that was merged into a milestone below it has not arrived yet.
      const { workBranch } = options
      const pull = pulls.found.find(
        ({ state, sha, base }) => state === 'merged' && sha === tip && !isBranchOfRun(base, workBranch),
      )
      return pull?.mergeCommit ? { number: pull.number, commit: pull.mergeCommit } : undefined
    },
    async mergedBranch(branch, tip) {
      await look()
      const pull = await pulls.lookAt(branch)
      if (pull?.state !== 'merged' || pull.sha !== tip || isBranchOfRun(pull.base, options.workBranch)) return undefined
      return pull.mergeCommit === null ? undefined : { number: pull.number, commit: pull.mergeCommit }
    },
    heldBack: () => pulls.heldBack,
    async showReading(hunks) {
      if (hunks.length === 0 || tips === undefined) return
      readFirst = hunks
      showPulls()
      await pulls.close()
    },
    memory: () => (issue.closed ? undefined : board.memory?.()),
    async converge(idle, shown) {
      // Whoever only mends need not look for the issue where its status comment was seen.
      const on = board.shownOn()
      if (on !== undefined && !reviewed().includes(on)) issue.know(on)
      await look()
      run = idle
      tips = shown
      showPulls()
      await pulls.close()
    },
    async close() {
      sayRest()
      await opening
      await pulls.close()
      // Its runs have appeared by now.
      await lookAtCi(true)
      if (ci.now.waiting.length > 0) showPulls()
      // Where issues are off, the pull request is the only place for it.
      if (run) board.report(run)
      await Promise.all([pulls.close(), board.close()])
      // After the last word was said there.
      if (options.closeIssue && run?.state.stop?.kind === 'complete') await issue.close()
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
