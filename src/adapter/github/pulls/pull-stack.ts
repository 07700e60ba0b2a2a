import { setTimeout as timer } from 'node:timers/promises'
import { RalphError } from '../../../core/error/error.ts'
import type { PullText } from '../../../core/report/markdown/wanted-pulls.ts'
import { isBranchOfRun } from '../../../core/run/next/slices.ts'
import { type FoundPull, foundIn } from '../client/found-pull.ts'
import type { TrackingContext } from '../client/tracking-context.ts'
import { type PullRequest, pullRequest } from './pull-request.ts'

/** An edit waits so long for a newer one that replaces it; what is missing is created at once. */
const patienceMs = 60_000

/** One pull request of a run, as the run wants it. */
export interface WantedSlice {
  readonly head: string
  /** Undefined where the branch is not to be seen: then nothing is made, and only what became of it counts. */
  readonly tip: string | undefined
  readonly ready: boolean
  /** It was cut off from the next one, which was open before it. */
  readonly cut?: boolean
  readonly text: (neighbours: { below: number | undefined; above: number | undefined }) => PullText
}

/** The pull requests of a run, the lowest first. */
export interface RequestedPull {
  readonly base: string
  /** How many of them may ask for review; undefined: all. */
  readonly reviewAtOnce?: number | undefined
  readonly slices: readonly WantedSlice[]
}

export interface PullStack {
  /** Numbers of those on which people speak of the run: all but the merged ones, those that are open first. */
  readonly threads: readonly number[]
  /** What is known of all of them, the newest of each branch. */
  readonly found: readonly FoundPull[]
  /** One of them would be ready and is held back. */
  readonly heldBack: boolean
  /** One of them is, or will be, a draft of ours that was never ready. */
  readonly unready: boolean
  /** Looks for them; false where GitHub did not say. Creates nothing. */
  find(): Promise<boolean>
  /** The newest pull request of one branch, which is looked for unless it is known. */
  lookAt(head: string): Promise<FoundPull | undefined>
  /** Makes it so within a minute; a newer wish replaces one that waits. Returns at once, never throws. */
  show(wanted: RequestedPull): void
  /** Until what was wished last is there: now nothing waits for a newer one. */
  close(): Promise<void>
}

/** A job that is over otherwise does not stay for it. */
const sleep = (ms: number, signal?: AbortSignal) => timer(ms, undefined, { ...(signal && { signal }), ref: false })

/**
 * Pull requests that stand on each other: the base of each is the branch below it, and once that one was merged, by
 * whatever kind of merge, what it was merged into. Merged is what the pull request says, not what git can see.
 */
export function pullStack(
  options: Omit<Parameters<typeof pullRequest>[0], 'head'> &
    Pick<TrackingContext, 'github' | 'wait'> & { workBranch: string; stacked: boolean },
): PullStack {
  const { github, self, warn, workBranch, stacked, wait = sleep } = options
  const pulls = new Map<string, PullRequest>()
  let wanted: RequestedPull | undefined
  let working: Promise<void> | undefined
  let wake = new AbortController()
  let closing = false

  function of(head: string): PullRequest {
    const pull = pulls.get(head) ?? pullRequest({ ...options, head })
    pulls.set(head, pull)
    return pull
  }

  /** One look at all that are open costs the same as a look at one. */
  async function lookAtOpen(): Promise<void> {
    for (const pull of await github.list('GET /repos/{owner}/{repo}/pulls', { state: 'open' })) {
      const { ref, repo } = pull.head
      const here = repo?.full_name.toLowerCase() === `${github.owner}/${github.repo}`.toLowerCase()
      if (here && isBranchOfRun(ref, workBranch)) of(ref).know(foundIn(pull, self))
    }
  }

  /** The branch that holds what the slice at `place` brings: its own, or what that was merged into. */
  async function landing(wish: RequestedPull, place: number): Promise<string> {
    const slice = wish.slices[place]
    if (!slice) return wish.base
    const pull = await of(slice.head).look()
    if (pull?.state !== 'merged') return slice.tip === undefined ? landing(wish, place - 1) : slice.head
    const into = wish.slices.findIndex(({ head }) => head === pull.base)
    return into >= 0 && into < place ? landing(wish, into) : pull.base
  }

  /** Once more where one was opened: its neighbours name it. */
  async function makeAll(wish: RequestedPull): Promise<void> {
    const before = numbers('open').length
    await makeRoom(wish)
    await make(wish)
    if (wish.slices.length > 1 && numbers('open').length > before) await make(wish)
  }

  /**
   * A slice that was cut off has no pull request yet, and the one that its commits came from stands on what is below it:
   * that one is moved onto the new branch first, so that a job that dies in between leaves one that shows its own commits.
   */
  async function makeRoom({ base, slices }: RequestedPull): Promise<void> {
    for (const [place, { head }] of slices.entries()) {
      const below = slices[place - 1]
      const pull = pulls.get(head)?.found
      if (!below?.cut || below.tip === undefined || pull?.state !== 'open' || pull.base === below.head) continue
      if (await of(below.head).look()) continue
      const lower = new Set([base, ...slices.slice(0, place - 1).map((slice) => slice.head)])
      await of(head).moveBase(below.head, (now) => lower.has(now))
    }
  }

  /** Below an open one that left the stack nothing has to be looked for: what it stood on was merged. */
  function lowestLeft({ slices }: RequestedPull): number {
    const heads = new Set(slices.map(({ head }) => head))
    return slices.findLastIndex(({ head }) => {
      const pull = pulls.get(head)?.found
      return slices.length > 1 && pull?.state === 'open' && !heads.has(pull.base)
    })
  }

  async function make(wish: RequestedPull): Promise<void> {
    const settled = lowestLeft(wish)
    let asking = 0
    for (const [place, { head, tip, ready, text }] of wish.slices.entries()) {
      if (tip === undefined || (place < settled && !pulls.get(head)?.found)) continue
      await of(head).make({
        base: await baseOf(wish, place, settled),
        staleBase: (now) => pulls.get(now)?.found?.state === 'merged',
        tip,
        ready: ready && mayAsk(wish, head, asking),
        text: text(neighbours(wish, place)),
      })
      if (ready && openAt(head) !== undefined) asking += 1
    }
  }

  const baseOf = async (wish: RequestedPull, place: number, settled: number): Promise<string> => {
    const head = wish.slices[place]?.head ?? ''
    return (place === settled && pulls.get(head)?.found?.base) || landing(wish, place - 1)
  }

  /** One that asked once is not made a draft again. */
  const mayAsk = ({ reviewAtOnce = Number.POSITIVE_INFINITY }: RequestedPull, head: string, asking: number): boolean =>
    asking < reviewAtOnce || of(head).wasReady

  const neighbours = (
    { slices }: RequestedPull,
    place: number,
  ): { below: number | undefined; above: number | undefined } => {
    const [below, above] = [slices[place - 1], slices[place + 1]].map((slice) => slice && openAt(slice.head))
    return { below, above }
  }

  function openAt(head: string): number | undefined {
    const pull = pulls.get(head)?.found
    return pull?.state === 'open' ? pull.number : undefined
  }

  const lacks = ({ slices }: RequestedPull): boolean =>
    slices.some(({ head, tip }) => tip !== undefined && openAt(head) === undefined)

  async function newer(wish: RequestedPull): Promise<void> {
    if (closing || lacks(wish)) return
    wake = new AbortController()
    // A wait that is cut short is over, too.
    await wait(patienceMs, wake.signal).catch(() => undefined)
  }

  async function work(): Promise<void> {
    while (wanted) {
      await newer(wanted)
      const next = wanted
      wanted = undefined
      await makeAll(next).catch((error: unknown) => {
        const why = error instanceof RalphError ? `${error.message} ${error.hint}` : String(error)
        warn(`the pull request could not be updated: ${why}`)
      })
    }
  }

  const found = (): FoundPull[] => [...pulls.values()].flatMap((pull) => pull.found ?? [])

  const numbers = (wanted: FoundPull['state']): number[] =>
    found().flatMap(({ state, number }) => (state === wanted ? number : []))

  return {
    get threads() {
      return [...numbers('open'), ...numbers('closed')]
    },
    get found() {
      return found()
    },
    get heldBack() {
      return [...pulls.values()].some((pull) => pull.heldBack)
    },
    get unready() {
      return pulls.size === 0 || [...pulls.values()].some(({ unready }) => unready)
    },
    async find() {
      try {
        if (stacked) await lookAtOpen()
        else {
          const pull = await of(workBranch).look()
          // Only what it stands on tells that it was cut.
          if (pull && pull.base !== workBranch && isBranchOfRun(pull.base, workBranch)) await lookAtOpen()
        }
        return true
      } catch (error) {
        if (!(error instanceof RalphError)) throw error
        warn(`the run's pull request could not be found: ${error.message} ${error.hint}`)
        return false
      }
    },
    lookAt: (head) => of(head).look(),
    show(wish) {
      wanted = wish
      if (lacks(wish)) wake.abort()
      working ??= work().finally(() => {
        working = undefined
      })
    },
    async close() {
      closing = true
      wake.abort()
      while (working) await working
      closing = false
    },
  }
}
