import { rm } from 'node:fs/promises'
import { temporaryFolder } from '../../adapter/disk/process-directory.ts'
import { RalphError } from '../../core/error/error.ts'
import type { RunRow } from '../../core/report/page/live-page.ts'
import { isSameJson } from '../../core/setting/setting.ts'
import type { CommandContext } from '../project/context.ts'
import type { OpenedSettings } from '../project/setting-sources.ts'
import { folderWithSpace, type RunRepository } from '../wire/kept-runs.ts'
import { type KeeperFault, type KeeperWatch, watchKeeper } from './keeper-watch.ts'
import type { RunWatch } from './run-watch.ts'

/** A connection that shows the list of runs and one run: the requested one, or the most interesting one. */
export interface Watcher {
  readonly key: string | undefined
  /** The edition of the run's page that it already has. */
  readonly knownEdition: string | undefined
  /** `runs`: the list. `page`: a whole run, or null. `changes`: differences to the page. `live`: the attempt on this machine. */
  readonly send: (event: 'runs' | 'page' | 'changes' | 'live', json: string) => void
}

/** All runs, while somebody watches. Writes only people's orders. */
export interface Hub {
  /** JSON for the start of a page: the list, and the last known state of its run. */
  readonly snapshot: (key: string | undefined) => string
  readonly watch: (watcher: Watcher) => () => void
  readonly run: (key: string) => RunWatch | undefined
  /** Reads all runs now. */
  readonly refresh: () => Promise<void>
  readonly close: () => Promise<void>
}

interface RunList {
  readonly runs: readonly RunRow[]
  readonly faults: readonly KeeperFault[]
}

/** How often refs of other repositories are read while somebody watches, and how often a dead job is noticed, which moves no ref. */
const refreshMs = 10_000
/** How long the server waits for the last read when it ends. */
const maxLastReadMs = 2_000

/** After a read, the server rests this many times its duration, to leave the machine to the engine. */
const restFactor = 2

export async function openHub(
  keepers: readonly RunRepository[],
  {
    context,
    sources,
    afterRefresh,
  }: {
    context: CommandContext
    sources: OpenedSettings
    /** Called after all watchers got their events. */
    afterRefresh: () => void
  },
): Promise<Hub> {
  const folder = temporaryFolder('look', await folderWithSpace())
  const watchers = new Map<Watcher, { shownKey: string | undefined; live?: string }>()
  let list: RunList = { runs: [], faults: [] }
  const keeperWatches: KeeperWatch[] = []

  const run = (key: string): RunWatch | undefined =>
    keeperWatches.map((keeperWatch) => keeperWatch.run(key)).find((one) => one !== undefined)

  /** A run that cannot be read appears as a fault in the list; its last page stays. */
  const refreshRun = async (key: string): Promise<void> => {
    const watch = run(key)
    if (!watch) return
    const isNew = watch.edition() === 0
    const changes = await watch.refresh().catch(ignoreFault)
    if (isNew || !changes) return
    const json = `{"key":${JSON.stringify(key)},"changes":${changes}}`
    for (const [{ send }, view] of watchers) if (view.shownKey === key) send('changes', json)
  }

  const liveJson = (key: string): string =>
    `{"key":${JSON.stringify(key)},"live":${keeperWatches.find((one) => one.run(key))?.live(key) ?? 'null'}}`

  /** Sent at each change, apart from the page. */
  const sendLive = (key: string): void => {
    const json = liveJson(key)
    for (const [{ send }, view] of watchers) {
      if (view.shownKey !== key || view.live === json) continue
      view.live = json
      send('live', json)
    }
  }

  const refreshList = (): void => {
    const newList: RunList = {
      runs: keeperWatches.flatMap((one) => one.rows()),
      faults: keeperWatches.flatMap((one) => one.fault() ?? []),
    }
    if (isSameJson(newList, list)) return
    list = newList
    for (const { send } of watchers.keys()) send('runs', JSON.stringify(list))
  }

  /** Sends a watcher the requested run as soon as it exists. */
  const sendRun = async (watcher: Watcher): Promise<void> => {
    const view = watchers.get(watcher)
    const key = watcher.key ?? view?.shownKey ?? mostInteresting(list.runs)
    const watch = key === undefined ? undefined : run(key)
    if (!view || key === undefined || !watch) return watcher.send('page', 'null')
    if (watch.edition() === 0) await watch.refresh().catch(ignoreFault)
    if (view.shownKey !== undefined || watch.edition() === 0) return
    view.shownKey = key
    sendLive(key)
    if (watcher.knownEdition === String(watch.edition())) return
    watcher.send('page', `{"key":${JSON.stringify(key)},"page":${watch.page()}}`)
  }

  const isShown = (key: string): boolean => [...watchers.values()].some(({ shownKey }) => shownKey === key)

  /** Runs on this machine that somebody watches come first. Elsewhere one list shows which runs changed. */
  const refreshKeeper = async (keeperWatch: KeeperWatch): Promise<void> => {
    const keys = keeperWatch.rows().flatMap(({ key }) => (isShown(key) ? [key] : []))
    if (keeperWatch.isPath) await Promise.all(keys.map(refreshRun))
    const stampsBefore = keys.map(keeperWatch.stamp)
    await keeperWatch.refresh()
    if (!keeperWatch.isPath)
      await Promise.all(keys.filter((key, index) => keeperWatch.stamp(key) !== stampsBefore[index]).map(refreshRun))
    refreshList()
    await Promise.all(
      [...watchers].filter(([, { shownKey }]) => shownKey === undefined).map(([watcher]) => sendRun(watcher)),
    )
    afterRefresh()
  }

  const refreshes: Refresh[] = []
  for (const keeper of keepers) {
    const onMove = (): void => void (watchers.size > 0 && refreshSoon())
    const keeperWatch = await watchKeeper(keeper, { home: folder, context, sources, onMove, onLive: sendLive })
    const refreshNow = coalesce(() => refreshKeeper(keeperWatch))
    const refreshSoon = withRest(refreshNow)
    keeperWatches.push(keeperWatch)
    refreshes.push(refreshNow)
  }
  const refresh = async (): Promise<void> => void (await Promise.all(refreshes.map((refreshNow) => refreshNow())))
  const timer = setInterval(() => void (watchers.size > 0 && refresh()), refreshMs)
  // The first page must appear immediately, whether or not other repositories answer.
  await Promise.all(refreshes.filter((_, index) => keeperWatches[index]?.isPath).map((again) => again()))
  const firstKey = mostInteresting(list.runs)
  if (firstKey !== undefined) await refreshRun(firstKey)
  afterRefresh()
  return {
    snapshot: (requested) => {
      const key = requested ?? mostInteresting(list.runs)
      const watch = key === undefined ? undefined : run(key)
      const shownRun =
        watch && watch.edition() > 0
          ? `{"key":${JSON.stringify(key)},"edition":"${watch.edition()}","page":${watch.page()}}`
          : 'null'
      // An empty list may only mean that nothing was read yet.
      return `{"list":${list.runs.length > 0 ? JSON.stringify(list) : 'null'},"shown":${shownRun}}`
    },
    run,
    refresh,
    watch: (watcher) => {
      watchers.set(watcher, { shownKey: undefined })
      if (list.runs.length > 0) watcher.send('runs', JSON.stringify(list))
      void sendRun(watcher)
        .then(refresh)
        .then(() => {
          if (list.runs.length === 0 && watchers.has(watcher)) watcher.send('runs', JSON.stringify(list))
        })
      return () => void watchers.delete(watcher)
    },
    close: async () => {
      clearInterval(timer)
      watchers.clear()
      // A read that goes on still writes to the folder.
      const finished = Promise.allSettled(refreshes.map((again) => again.current()))
      await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, maxLastReadMs))])
      await Promise.all(keeperWatches.map((one) => one.close().catch(() => undefined)))
      await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
    },
  }
}

/** A run at work, else the one that changed last. */
const mostInteresting = (runs: readonly RunRow[]): string | undefined =>
  [...runs].sort((a, b) => Number(b.at_work) - Number(a.at_work) || timeOf(b) - timeOf(a))[0]?.key

const timeOf = ({ updated }: RunRow): number => (updated === null ? 0 : Date.parse(updated))

/** Reads once more; `current`: the current read. */
type Refresh = (() => Promise<void>) & { readonly current: () => Promise<void> | undefined }

/** While one read goes on, all further requests share the next one. */
function coalesce(refresh: () => Promise<void>): Refresh {
  let current: Promise<void> | undefined
  let next: Promise<void> | undefined
  const start = (): Promise<void> => {
    current = refresh().finally(() => {
      current = undefined
    })
    return current
  }
  const request = (): Promise<void> => {
    if (!current) return start()
    next ??= current
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return start()
      })
    return next
  }
  return Object.assign(request, { current: () => current })
}

/** Also rests after each read; for requests by the file system. */
function withRest(refresh: () => Promise<void>): () => void {
  let isResting = false
  let isRequested = false
  const start = (): void => {
    isResting = true
    isRequested = false
    const startMs = performance.now()
    void refresh().finally(() => {
      setTimeout(
        () => {
          isResting = false
          if (isRequested) start()
        },
        restFactor * (performance.now() - startMs),
      ).unref()
    })
  }
  return () => {
    if (isResting) isRequested = true
    else start()
  }
}

function ignoreFault(error: unknown): undefined {
  if (!(error instanceof RalphError)) throw error
  return undefined
}
