import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { RalphError } from '../../core/error/error.ts'
import type { RunRow } from '../../core/report/page/live-page.ts'
import { isSameJson } from '../../core/setting/setting.ts'
import type { CommandContext } from '../project/context.ts'
import type { OpenedSettings } from '../project/setting-sources.ts'
import { type RunRepository, roomyFolder } from '../wire/kept-runs.ts'
import { type KeeperFault, type KeeperWatch, watchKeeper } from './keeper-watch.ts'
import type { RunWatch } from './run-watch.ts'

/** Somebody who looks at the list of runs and at one of them: the named one, or the one that is worth it most. */
export interface Watcher {
  readonly key: string | undefined
  /** The edition of that run's page that it has already. */
  readonly has: string | undefined
  /**
   * `runs`: the list. `page`: a run as it is, or null where there is none. `changes`: what is another since. `live`: the
   * attempt that is under way on this machine.
   */
  readonly tell: (event: 'runs' | 'page' | 'changes' | 'live', json: string) => void
}

/** All runs, for as long as somebody watches them. It writes nothing but the orders of people. */
export interface Hub {
  /** What a page begins with, as JSON: the list, and the run that it will watch as it was last seen, if it was. */
  readonly snapshot: (key: string | undefined) => string
  readonly watch: (watcher: Watcher) => () => void
  readonly run: (key: string) => RunWatch | undefined
  /** Looks at all of them now. */
  readonly look: () => Promise<void>
  readonly close: () => Promise<void>
}

interface RunList {
  readonly runs: readonly RunRow[]
  readonly faults: readonly KeeperFault[]
}

/**
 * How often a repository elsewhere is asked for its refs, while somebody watches; and how often it is seen whether a job
 * has died, which moves no ref.
 */
const lookEveryMs = 10_000
/** So long is waited for the last look when the server ends. */
const lastLookMs = 2_000

/** After a look the server rests so many times as long as that took: it takes little from the engine that it watches. */
const restFactor = 2

export async function openHub(
  keepers: readonly RunRepository[],
  {
    context,
    sources,
    tidy,
  }: {
    context: CommandContext
    sources: OpenedSettings
    /** Called when all have been told. */
    tidy: () => void
  },
): Promise<Hub> {
  const folder = await mkdtemp(join(await roomyFolder(), 'ralph-look-'))
  const watchers = new Map<Watcher, { shown: string | undefined; live?: string }>()
  let list: RunList = { runs: [], faults: [] }
  const kept: KeeperWatch[] = []

  const run = (key: string): RunWatch | undefined => kept.map((one) => one.run(key)).find((one) => one !== undefined)

  /** A run that cannot be looked at is named in the list; what was seen of it stays. */
  const lookAt = async (key: string): Promise<void> => {
    const watch = run(key)
    if (!watch) return
    const isNew = watch.edition() === 0
    const changes = await watch.look().catch(unlessFault)
    if (isNew || !changes) return
    const json = `{"key":${JSON.stringify(key)},"changes":${changes}}`
    for (const [{ tell }, at] of watchers) if (at.shown === key) tell('changes', json)
  }

  const liveOf = (key: string): string =>
    `{"key":${JSON.stringify(key)},"live":${kept.find((one) => one.run(key))?.live(key) ?? 'null'}}`

  /** What it says is no part of a page, and is told as often as it changes. */
  const lived = (key: string): void => {
    const json = liveOf(key)
    for (const [{ tell }, at] of watchers) {
      if (at.shown !== key || at.live === json) continue
      at.live = json
      tell('live', json)
    }
  }

  const listAgain = (): void => {
    const now: RunList = {
      runs: kept.flatMap((one) => one.rows()),
      faults: kept.flatMap((one) => one.fault() ?? []),
    }
    if (isSameJson(now, list)) return
    list = now
    for (const { tell } of watchers.keys()) tell('runs', JSON.stringify(list))
  }

  /** Shows a watcher the run that it asked for, once it is there. */
  const show = async (watcher: Watcher): Promise<void> => {
    const at = watchers.get(watcher)
    const key = watcher.key ?? at?.shown ?? worthMost(list.runs)
    const watch = key === undefined ? undefined : run(key)
    if (!at || key === undefined || !watch) return watcher.tell('page', 'null')
    if (watch.edition() === 0) await watch.look().catch(unlessFault)
    if (at.shown !== undefined || watch.edition() === 0) return
    at.shown = key
    lived(key)
    if (watcher.has === String(watch.edition())) return
    watcher.tell('page', `{"key":${JSON.stringify(key)},"page":${watch.page()}}`)
  }

  const isShown = (key: string): boolean => [...watchers.values()].some(({ shown }) => shown === key)

  /** Whoever watches a run on this machine hears of it first. Elsewhere one list tells whether there is anything to hear. */
  const lookAtKeeper = async (one: KeeperWatch): Promise<void> => {
    const keys = one.rows().flatMap(({ key }) => (isShown(key) ? [key] : []))
    if (one.isPath) await Promise.all(keys.map(lookAt))
    const before = keys.map(one.stamp)
    await one.look()
    if (!one.isPath) await Promise.all(keys.filter((key, at) => one.stamp(key) !== before[at]).map(lookAt))
    listAgain()
    await Promise.all([...watchers].filter(([, { shown }]) => shown === undefined).map(([watcher]) => show(watcher)))
    tidy()
  }

  const looks: Look[] = []
  for (const keeper of keepers) {
    const moved = (): void => void (watchers.size > 0 && follow())
    const one = await watchKeeper(keeper, { home: folder, context, sources, moved, lived })
    const look = coalesced(() => lookAtKeeper(one))
    const follow = rested(look)
    kept.push(one)
    looks.push(look)
  }
  const look = async (): Promise<void> => void (await Promise.all(looks.map((again) => again())))
  const clock = setInterval(() => void (watchers.size > 0 && look()), lookEveryMs)
  // The first page is to be there at once; who does not answer keeps nobody waiting.
  await Promise.all(looks.filter((_, at) => kept[at]?.isPath).map((again) => again()))
  const first = worthMost(list.runs)
  if (first !== undefined) await lookAt(first)
  tidy()
  return {
    snapshot: (wanted) => {
      const key = wanted ?? worthMost(list.runs)
      const watch = key === undefined ? undefined : run(key)
      const shown =
        watch && watch.edition() > 0
          ? `{"key":${JSON.stringify(key)},"edition":"${watch.edition()}","page":${watch.page()}}`
          : 'null'
      // A list without runs may be as old as the server: only a look tells that there is none.
      return `{"list":${list.runs.length > 0 ? JSON.stringify(list) : 'null'},"shown":${shown}}`
    },
    run,
    look,
    watch: (watcher) => {
      watchers.set(watcher, { shown: undefined })
      if (list.runs.length > 0) watcher.tell('runs', JSON.stringify(list))
      void show(watcher)
        .then(look)
        .then(() => {
          if (list.runs.length === 0 && watchers.has(watcher)) watcher.tell('runs', JSON.stringify(list))
        })
      return () => void watchers.delete(watcher)
    },
    close: async () => {
      clearInterval(clock)
      watchers.clear()
      // A look that goes on still writes there.
      const ended = Promise.allSettled(looks.map((again) => again.going()))
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, lastLookMs))])
      await Promise.all(kept.map((one) => one.close().catch(() => undefined)))
      await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
    },
  }
}

/** What is at work comes first, then what moved last. */
const worthMost = (runs: readonly RunRow[]): string | undefined =>
  [...runs].sort((a, b) => Number(b.at_work) - Number(a.at_work) || timeOf(b) - timeOf(a))[0]?.key

const timeOf = ({ updated }: RunRow): number => (updated === null ? 0 : Date.parse(updated))

/** Looks once more; `going`: the look that goes on, if one does. */
type Look = (() => Promise<void>) & { readonly going: () => Promise<void> | undefined }

/** While one look goes on, all others that are asked for become one that follows. */
function coalesced(look: () => Promise<void>): Look {
  let going: Promise<void> | undefined
  let next: Promise<void> | undefined
  const begin = (): Promise<void> => {
    going = look().finally(() => {
      going = undefined
    })
    return going
  }
  const again = (): Promise<void> => {
    if (!going) return begin()
    next ??= going
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return begin()
      })
    return next
  }
  return Object.assign(again, { going: () => going })
}

/** The same for what asks by itself, as often as it likes. */
function rested(look: () => Promise<void>): () => void {
  let rests = false
  let asked = false
  const begin = (): void => {
    rests = true
    asked = false
    const began = performance.now()
    void look().finally(() => {
      setTimeout(
        () => {
          rests = false
          if (asked) begin()
        },
        restFactor * (performance.now() - began),
      ).unref()
    })
  }
  return () => {
    if (rests) asked = true
    else begin()
  }
}

function unlessFault(error: unknown): undefined {
  if (!(error instanceof RalphError)) throw error
  return undefined
}
