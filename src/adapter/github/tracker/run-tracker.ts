import type { ReadHunk } from '../../../core/reading/reading.ts'
import { wantedPulls } from '../../../core/report/markdown/run-markdown.ts'
import { isBranchOfRun } from '../../../core/run/next/slices.ts'
import type { MergeFinder, OrderSource, Outbox, RunDisplay, RunSnapshot } from '../../../port/outside.ts'
import { ownCiWatch } from '../account/own-ci.ts'
import type { TrackingContext } from '../client/tracking-context.ts'
import { closingOrderReader } from '../orders/closing-orders.ts'
import { pullStack } from '../pulls/pull-stack.ts'
import { gitHubTracker } from './tracker.ts'
import { trackingIssue } from './tracking-issue.ts'

export interface RunTracker extends OrderSource, Outbox, RunDisplay, MergeFinder {
  threads(): Promise<readonly number[]>
  isHeldBack(): boolean
  showReading(hunks: readonly ReadHunk[]): Promise<void>
}

/**
 * A run's threads on GitHub: searched for before the first order is read. The first report creates the issue (only the
 * job with the lease reports), the first published commit of a branch its pull request.
 */
export function runTracker(
  options: TrackingContext & {
    readonly workBranch: string
    readonly closeIssue: boolean
    readonly opensPulls?: boolean
    readonly reviewAtOnce?: number | undefined
    readonly holdReady?: boolean
    readonly reportsAtEnd?: boolean
    readonly defaultBranch: string
    /** The plan has milestones, so there may be several pull requests. */
    readonly stacked: boolean
    readonly issue: { number: number | undefined; title: string; body: string }
  },
): RunTracker {
  const warn = warnOnce(options.warn)
  const ci = ownCiWatch(options)
  const place = () => ({ ...options.place(), ownCi: ci.current, readFirst, ...readyPlace() })
  const issue = trackingIssue({ ...options, ...options.issue, warn })
  const pulls = pullStack({ ...options, warn })
  const closingOrdersIn = closingOrderReader(options.github)
  const threads = (): number[] => [issue.number, ...pulls.threads].filter((number) => number !== undefined)
  // Reviews count also after a merge.
  const pullNumbers = (): number[] => pulls.pulls.map(({ number }) => number)
  const isNew = () => issue.wasCreated
  const board = gitHubTracker({
    ...options,
    place,
    warn,
    threads,
    pulls: pullNumbers,
    findThreads: () => findThreads(),
    isNewThread: isNew,
    pullOf: ensurePull,
  })
  let readFirst: readonly ReadHunk[] | undefined
  let pullSearch: Promise<boolean> | undefined
  let threadSearch: Promise<boolean> | undefined
  let run: RunSnapshot | undefined
  let tips: ReadonlyMap<string, string> | undefined
  let opening: Promise<void> | undefined
  let unreported: { readonly run?: RunSnapshot; readonly tips?: ReadonlyMap<string, string> } = {}

  /** One that was ready once is not asked for again. */
  function readyPlace(): { approvalUrl: string } | undefined {
    const { jobUrl, repositoryUrl } = options.place()
    const waitsForReady = options.holdReady === true && run?.state.stop?.kind === 'complete' && pulls.neverReady
    return waitsForReady ? { approvalUrl: jobUrl ?? `${repositoryUrl}/actions` } : undefined
  }

  const findPulls = (): Promise<boolean> => {
    pullSearch ??= pulls.findAll()
    return pullSearch
  }

  const findThreads = (): Promise<boolean> => {
    threadSearch ??= Promise.all([issue.find(), findPulls()]).then((results) => results.every(Boolean))
    return threadSearch
  }

  /** The issue comes first: the status comment is on it, and the pull request names it. */
  function openThreads(): Promise<void> {
    opening ??= findThreads().then(issue.ensure)
    return opening
  }

  function showPulls(): void {
    if (options.opensPulls === false || !run || tips === undefined || run.state.work === run.state.base) return
    const requests = wantedPulls(run, place(), issue.number)
    const slices = requests.map((pull) => ({ ...pull, tip: tips?.get(pull.head) }))
    pulls.show({ base: run.state.base_branch ?? options.defaultBranch, slices, reviewAtOnce: options.reviewAtOnce })
  }

  async function ensurePull(branch: string): Promise<number | undefined> {
    const find = () => pulls.pulls.findLast(({ head }) => head === branch)?.number
    if (find() === undefined) {
      await openThreads()
      showPulls()
      await pulls.close()
    }
    return find()
  }

  function showRun(next: RunSnapshot): void {
    run = next
    ci.setTip(next.state.work)
    void openThreads().then(async () => {
      await refreshCi()
      // A newer report may have come in between.
      if (!run) return
      board.report(run)
      if (run.state.stop) showPulls()
    })
  }

  function showTips(next: ReadonlyMap<string, string>): void {
    tips = next
    void openThreads().then(showPulls)
  }

  function reportRest(): void {
    if (unreported.run) showRun(unreported.run)
    if (unreported.tips) showTips(unreported.tips)
    unreported = {}
  }

  async function refreshCi(force = false): Promise<void> {
    if (run && tips !== undefined && pulls.threads.length > 0) await ci.refresh(force)
  }

  return {
    showsPullRequests: options.opensPulls !== false,
    async incoming(query) {
      // Pull requests are needed for their reviews; the issue is searched for when there are orders.
      const foundPulls = await findPulls()
      const [{ orders, cursor }, closingOrders] = await Promise.all([
        board.incoming(query),
        closingOrdersIn(pulls.pulls, query),
      ])
      // The cursor must not pass orders in a thread that was not found.
      return { orders: [...orders, ...closingOrders], cursor: foundPulls ? cursor : null }
    },
    forget: board.forget,
    async deliver(effects) {
      // A notice goes to the issue, which may have to be created first.
      if (effects.some(({ kind }) => kind === 'notice')) await openThreads()
      const delivered = await board.deliver(effects)
      const pendingReviews = effects.filter(({ kind, key }) => kind === 'review' && !delivered.includes(key))
      if (pendingReviews.length === 0 || !options.reportsAtEnd) return delivered
      // A review may wait for the pull request that this job's own commit opens.
      reportRest()
      return [...delivered, ...(await board.deliver(pendingReviews))]
    },
    effectsOf: board.effectsOf,
    report(next) {
      if (options.reportsAtEnd) unreported = { ...unreported, run: next }
      else showRun(next)
    },
    reportBranches(next) {
      if (options.reportsAtEnd) unreported = { ...unreported, tips: next }
      else showTips(next)
    },
    async findMerge(tip) {
      await findThreads()
      // A merge into a lower milestone has not reached the base yet.
      const { workBranch } = options
      const pull = pulls.pulls.find(
        ({ state, sha, base }) => state === 'merged' && sha === tip && !isBranchOfRun(base, workBranch),
      )
      return pull?.mergeCommit ? { number: pull.number, commit: pull.mergeCommit } : undefined
    },
    async findBranchMerge(branch, tip) {
      await findThreads()
      const pull = await pulls.readPull(branch)
      if (pull?.state !== 'merged' || pull.sha !== tip || isBranchOfRun(pull.base, options.workBranch)) return undefined
      return pull.mergeCommit === null ? undefined : { number: pull.number, commit: pull.mergeCommit }
    },
    isHeldBack: () => pulls.isHeldBack,
    async showReading(hunks) {
      if (hunks.length === 0 || tips === undefined) return
      readFirst = hunks
      showPulls()
      await pulls.close()
    },
    memory: () => (issue.isClosed ? undefined : board.memory?.()),
    async repair(snapshot, branchTips) {
      // The status comment shows the issue, so a job that only repairs need not search for it.
      const statusThread = board.statusThread()
      if (statusThread !== undefined && !pullNumbers().includes(statusThread)) issue.setNumber(statusThread)
      await findThreads()
      run = snapshot
      tips = branchTips
      showPulls()
      await pulls.close()
    },
    async close() {
      reportRest()
      await opening
      await pulls.close()
      // The CI's runs have appeared by now.
      await refreshCi(true)
      if (ci.current.waiting.length > 0) showPulls()
      // If issues are off, only the pull request can report it.
      if (run) board.report(run)
      await Promise.all([pulls.close(), board.close()])
      // After the last report on it.
      if (options.closeIssue && run?.state.stop?.kind === 'complete') await issue.close()
    },
    async threads() {
      await findThreads()
      return threads()
    },
  }
}

/** Threads are read every few seconds: each warning is printed once. */
function warnOnce(warn: (text: string) => void): (text: string) => void {
  const printed = new Set<string>()
  return (text) => {
    if (printed.has(text)) return
    printed.add(text)
    warn(text)
  }
}
