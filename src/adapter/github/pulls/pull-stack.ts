import { setTimeout as timer } from 'node:timers/promises'
import { RalphError } from '../../../core/error/error.ts'
import type { PullText } from '../../../core/report/markdown/run-markdown.ts'
import { isBranchOfRun } from '../../../core/run/next/slices.ts'
import { type PullView, readPull } from '../client/found-pull.ts'
import type { TrackingContext } from '../client/tracking-context.ts'
import { type PullRequest, pullRequest } from './pull-request.ts'

/** An edit waits this long for a newer one that replaces it; a missing pull request is created immediately. */
const editDelayMs = 60_000

export interface WantedSlice {
  readonly head: string
  /** Undefined if the branch is not published: then nothing is created, and only its past pull request counts. */
  readonly tip: string | undefined
  readonly ready: boolean
  readonly isCutOff?: boolean
  readonly text: (neighbours: { below: number | undefined; above: number | undefined }) => PullText
}

export interface RequestedStack {
  readonly base: string
  readonly reviewAtOnce?: number | undefined
  readonly slices: readonly WantedSlice[]
}

export interface PullStack {
  /** Numbers of all but the merged ones, open ones first: people may give orders there. */
  readonly threads: readonly number[]
  readonly pulls: readonly PullView[]
  readonly isHeldBack: boolean
  readonly neverReady: boolean
  findAll(): Promise<boolean>
  readPull(head: string): Promise<PullView | undefined>
  /** Creates and updates them within a minute; a newer request replaces one that waits. Returns immediately, never throws. */
  show(wanted: RequestedStack): void
  /** Waits until the last request is done, without delays. */
  close(): Promise<void>
}

const sleep = (ms: number, signal?: AbortSignal) => timer(ms, undefined, { ...(signal && { signal }), ref: false })

/**
 * Pull requests on top of each other: the base of each is the branch below it. Once that one is merged by any kind of
 * merge, as its pull request says, the base is the branch that it was merged into.
 */
export function pullStack(
  options: Omit<Parameters<typeof pullRequest>[0], 'head'> &
    Pick<TrackingContext, 'github' | 'wait'> & { workBranch: string; stacked: boolean },
): PullStack {
  const { github, self, warn, workBranch, stacked, wait = sleep } = options
  const pulls = new Map<string, PullRequest>()
  let pending: RequestedStack | undefined
  let writing: Promise<void> | undefined
  let wake = new AbortController()
  let closing = false

  function pullOf(head: string): PullRequest {
    const pull = pulls.get(head) ?? pullRequest({ ...options, head })
    pulls.set(head, pull)
    return pull
  }

  /** One list of all open ones costs as much as reading one. */
  async function readOpen(): Promise<void> {
    for (const pull of await github.list('GET /repos/{owner}/{repo}/pulls', { state: 'open' })) {
      const { ref, repo } = pull.head
      const isFromThisRepository = repo?.full_name.toLowerCase() === `${github.owner}/${github.repo}`.toLowerCase()
      if (isFromThisRepository && isBranchOfRun(ref, workBranch)) pullOf(ref).set(readPull(pull, self))
    }
  }

  /** The branch that contains the slice at `index`: its own, or the one that it was merged into. */
  async function containingBranch(request: RequestedStack, index: number): Promise<string> {
    const slice = request.slices[index]
    if (!slice) return request.base
    const pull = await pullOf(slice.head).read()
    if (pull?.state !== 'merged') return slice.tip === undefined ? containingBranch(request, index - 1) : slice.head
    const mergedIndex = request.slices.findIndex(({ head }) => head === pull.base)
    return mergedIndex >= 0 && mergedIndex < index ? containingBranch(request, mergedIndex) : pull.base
  }

  async function syncAll(request: RequestedStack): Promise<void> {
    const openBefore = numbersIn('open').length
    await moveOntoCutOff(request)
    await sync(request)
    if (request.slices.length > 1 && numbersIn('open').length > openBefore) await sync(request)
  }

  /**
   * A cut-off slice has no pull request yet. The one above, which has its commits, is moved onto the new branch first: if
   * the job dies in between, that one still shows only its own commits.
   */
  async function moveOntoCutOff({ base, slices }: RequestedStack): Promise<void> {
    for (const [index, { head }] of slices.entries()) {
      const below = slices[index - 1]
      const pull = pulls.get(head)?.pull
      if (!below?.isCutOff || below.tip === undefined || pull?.state !== 'open' || pull.base === below.head) continue
      if (await pullOf(below.head).read()) continue
      const basesBelow = new Set([base, ...slices.slice(0, index - 1).map((slice) => slice.head)])
      await pullOf(head).moveBase(below.head, (current) => basesBelow.has(current))
    }
  }

  function lowestOpenIndex({ slices }: RequestedStack): number {
    const heads = new Set(slices.map(({ head }) => head))
    return slices.findLastIndex(({ head }) => {
      const pull = pulls.get(head)?.pull
      return slices.length > 1 && pull?.state === 'open' && !heads.has(pull.base)
    })
  }

  async function sync(request: RequestedStack): Promise<void> {
    const lowestOpen = lowestOpenIndex(request)
    let inReview = 0
    for (const [index, { head, tip, ready, text }] of request.slices.entries()) {
      if (tip === undefined || (index < lowestOpen && !pulls.get(head)?.pull)) continue
      await pullOf(head).sync({
        base: await baseOf(request, index, lowestOpen),
        isStaleBase: (base) => pulls.get(base)?.pull?.state === 'merged',
        tip,
        ready: ready && mayAskForReview(request, head, inReview),
        text: text(neighbours(request, index)),
      })
      if (ready && openNumber(head) !== undefined) inReview += 1
    }
  }

  const baseOf = async (request: RequestedStack, index: number, lowestOpen: number): Promise<string> => {
    const head = request.slices[index]?.head ?? ''
    return (index === lowestOpen && pulls.get(head)?.pull?.base) || containingBranch(request, index - 1)
  }

  /** One that asked before stays ready. */
  const mayAskForReview = (
    { reviewAtOnce = Number.POSITIVE_INFINITY }: RequestedStack,
    head: string,
    inReview: number,
  ): boolean => inReview < reviewAtOnce || pullOf(head).wasReady

  const neighbours = (
    { slices }: RequestedStack,
    index: number,
  ): { below: number | undefined; above: number | undefined } => {
    const [below, above] = [slices[index - 1], slices[index + 1]].map((slice) => slice && openNumber(slice.head))
    return { below, above }
  }

  function openNumber(head: string): number | undefined {
    const pull = pulls.get(head)?.pull
    return pull?.state === 'open' ? pull.number : undefined
  }

  const lacksOpen = ({ slices }: RequestedStack): boolean =>
    slices.some(({ head, tip }) => tip !== undefined && openNumber(head) === undefined)

  async function awaitNewer(request: RequestedStack): Promise<void> {
    if (closing || lacksOpen(request)) return
    wake = new AbortController()
    // A wait that was cut short is over.
    await wait(editDelayMs, wake.signal).catch(() => undefined)
  }

  async function writePending(): Promise<void> {
    while (pending) {
      await awaitNewer(pending)
      const next = pending
      pending = undefined
      await syncAll(next).catch((error: unknown) => {
        const why = error instanceof RalphError ? `${error.message} ${error.hint}` : String(error)
        warn(`the pull request could not be updated: ${why}`)
      })
    }
  }

  const knownPulls = (): PullView[] => [...pulls.values()].flatMap((pull) => pull.pull ?? [])

  const numbersIn = (wantedState: PullView['state']): number[] =>
    knownPulls().flatMap(({ state, number }) => (state === wantedState ? number : []))

  return {
    get threads() {
      return [...numbersIn('open'), ...numbersIn('closed')]
    },
    get pulls() {
      return knownPulls()
    },
    get isHeldBack() {
      return [...pulls.values()].some((pull) => pull.isHeldBack)
    },
    get neverReady() {
      return pulls.size === 0 || [...pulls.values()].some(({ neverReady }) => neverReady)
    },
    async findAll() {
      try {
        if (stacked) await readOpen()
        else {
          const pull = await pullOf(workBranch).read()
          // Only a base within the run shows that it was cut off.
          if (pull && pull.base !== workBranch && isBranchOfRun(pull.base, workBranch)) await readOpen()
        }
        return true
      } catch (error) {
        if (!(error instanceof RalphError)) throw error
        warn(`the run's pull request could not be found: ${error.message} ${error.hint}`)
        return false
      }
    },
    readPull: (head) => pullOf(head).read(),
    show(request) {
      pending = request
      if (lacksOpen(request)) wake.abort()
      writing ??= writePending().finally(() => {
        writing = undefined
      })
    },
    async close() {
      closing = true
      wake.abort()
      while (writing) await writing
      closing = false
    },
  }
}
