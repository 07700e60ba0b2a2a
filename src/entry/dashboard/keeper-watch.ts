import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { folderIdentity } from '../../adapter/disk/folder-identity.ts'
import { inboxPrefix } from '../../adapter/git/remote/inbox.ts'
import { type StateSurvey, surveyStates } from '../../adapter/git/state/survey-states.ts'
import { objectsOfPath, openStore } from '../../adapter/git/store/store.ts'
import { liveFileName } from '../../adapter/log/live-file.ts'
import { type LiveWatch, watchLiveFile } from '../../adapter/log/watch-live-file.ts'
import { RalphError } from '../../core/error/error.ts'
import type { RunRow } from '../../core/report/page/live-page.ts'
import { standingInWords } from '../../core/report/words/status.ts'
import { withoutLostJob } from '../../core/run/fold/lost-job.ts'
import { redactor } from '../../core/text/redact.ts'
import { projectOfRun } from '../open/project-of-run.ts'
import type { CommandContext } from '../project/context.ts'
import type { OpenedSettings } from '../project/setting-sources.ts'
import { isLost, type RunRepository } from '../wire/kept-runs.ts'
import { accessIn } from '../wire/state-access.ts'
import { type RunWatch, watchRun } from './run-watch.ts'

/** A repository that does not answer. */
export interface KeeperFault {
  readonly where: string
  readonly message: string
  readonly since: string
}

export interface KeeperWatch {
  readonly isPath: boolean
  readonly rows: () => readonly RunRow[]
  readonly fault: () => KeeperFault | null
  /** Lists its runs again. Never throws: `fault` describes a failure, and the rows stay. */
  readonly refresh: () => Promise<void>
  /** Changes with the run's state, its waiting orders, and the life of its job. */
  readonly stamp: (key: string) => string
  readonly run: (key: string) => RunWatch | undefined
  /** JSON of the current attempt on this machine, or `null`. */
  readonly live: (key: string) => string
  readonly close: () => Promise<void>
}

/** Short: a watcher should learn soon that a remote is away. */
const shortTimeouts = { backoffMs: [1_000], timeoutMs: 60_000, silentMs: 15_000 }

/** `onMove`: the file system reports that a ref moved; never called for a remote repository. `onLive`: a watched run's current attempt changed. */
export async function watchKeeper(
  keeper: RunRepository,
  {
    home,
    context,
    sources,
    onMove,
    onLive,
  }: {
    home: string
    context: CommandContext
    sources: OpenedSettings
    onMove: () => void
    onLive: (key: string) => void
  },
): Promise<KeeperWatch> {
  const { address, repository, prefixes } = keeper
  const store = await openStore({ home, repository, remote: address, env: context.env })
  const objects = objectsOfPath(address)
  const refs = objects && watchRefs(dirname(objects), [...prefixes, inboxFolder], onMove)
  const redact = redactor(keeper.secrets)
  const watches = new Map<string, RunWatch>()
  const lives = new Map<string, LiveWatch>()
  let surveys = new Map<string, StateSurvey & { run: NonNullable<StateSurvey['run']> }>()
  let rows: readonly RunRow[] = []
  let fault: KeeperFault | null = null

  const refresh = async (): Promise<void> => {
    if (refs) refs.again()
    for (const live of lives.values()) live.recheck()
    try {
      const allSurveys = await surveyStates({ store, prefixes, ...shortTimeouts })
      surveys = new Map(
        allSurveys.flatMap((survey) => (survey.run ? [[keyOf(survey), { ...survey, run: survey.run }]] : [])),
      )
      rows = await Promise.all(
        allSurveys.map((survey) => rowOf(survey, { key: keyOf(survey), keeper, now: context.now() })),
      )
      fault = null
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      const since = fault?.since ?? new Date(context.now()).toISOString()
      fault = { where: keeper.shown, message: redact(error.message), since }
    }
  }
  const keyOf = ({ ref }: StateSurvey): string => `${keeper.name === null ? 'here' : keeper.shown}:${ref}`

  const startWatch = ({ ref, run: { state } }: StateSurvey & { run: NonNullable<StateSurvey['run']> }): RunWatch => {
    const workRef = `refs/heads/${state.work_branch}`
    return watchRun({
      open: () => accessIn(store, { repository, stateRef: ref, workRef }, { now: context.now, ...shortTimeouts }),
      stateRef: ref,
      refPatterns: [ref, workRef, `${inboxPrefix(state.plan)}*`],
      projectOf: (run) => projectOfRun(run, { sources, runRepository: keeper, stateRef: ref, context }),
      context,
    })
  }

  return {
    isPath: refs !== undefined,
    rows: () => rows,
    fault: () => fault,
    refresh,
    stamp: (key) => {
      const { oid = '', inbox = [], run } = surveys.get(key) ?? {}
      const minute = run?.state.lease ? Math.floor(context.now() / 60_000) : 0
      return [oid, minute, ...inbox].join(' ')
    },
    run: (key) => {
      const survey = surveys.get(key)
      const watch = watches.get(key) ?? (survey && startWatch(survey))
      if (watch) watches.set(key, watch)
      return watch
    },
    live: (key) => {
      const survey = surveys.get(key)
      const path = survey && join(keeper.home(survey.run.state.plan), liveFileName)
      const live = lives.get(key) ?? (path && watchLiveFile(path, () => onLive(key)))
      if (!live) return 'null'
      lives.set(key, live)
      return redact(JSON.stringify(live.latest() ?? null))
    },
    close: () => {
      if (refs) refs.close()
      for (const live of lives.values()) live.close()
      return store.close()
    },
  }
}

const inboxFolder = 'refs/ralph/inbox'

async function rowOf(
  { plan, run, fault }: StateSurvey,
  { key, keeper, now }: { key: string; keeper: RunRepository; now: number },
): Promise<RunRow> {
  const state = run && (await isLost(run.state, now)) ? withoutLostJob(run.state) : run?.state
  const tasks = Object.values(state?.tasks ?? {})
  return {
    key,
    plan,
    where: keeper.shown,
    standing: state ? standingInWords(state) : `cannot be read: ${fault}`,
    at_work: Boolean(state?.lease),
    done: tasks.filter(({ status }) => status === 'done').length,
    total: tasks.length,
    updated: state?.updated ?? null,
  }
}

/** Git renames a lock into place, which causes two notifications. */
const debounceMs = 15

/**
 * Calls `onMove` soon after a ref below one of the folders (`refs/heads/x`) moved in a local git directory; never if the
 * file system has no notifications, such as a network drive. `again` finds folders that appeared or vanished unnoticed.
 */
export function watchRefs(
  gitDir: string,
  folders: readonly string[],
  onMove: () => void,
): { again: () => void; close: () => void } {
  const watchers = new Map<string, { of: string; watcher: FSWatcher }>()
  let timer: NodeJS.Timeout | undefined

  const scheduleMove = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      refresh()
      onMove()
    }, debounceMs)
  }
  const watchFolder = (path: string, isRelevant: (name: string | null) => boolean = () => true): void => {
    const identity = folderIdentity(path)
    const existing = watchers.get(path)
    if (existing?.of === identity) return
    existing?.watcher.close()
    watchers.delete(path)
    if (identity === undefined) return
    try {
      const watcher = watch(path, { persistent: false }, (_, name) => isRelevant(name) && scheduleMove())
      watcher.on('error', () => watcher.close())
      watchers.set(path, { of: identity, watcher })
    } catch {
      // No more watchers are possible: the regular read notices it, too.
    }
  }
  const close = (keptPaths: ReadonlySet<string> = new Set()): void => {
    for (const [path, { watcher }] of watchers) {
      if (keptPaths.has(path)) continue
      watcher.close()
      watchers.delete(path)
    }
  }
  // Existing watchers stay: closing one would lose pending notifications.
  const refresh = (): void => {
    const refFolders = folders.map((folder) => join(gitDir, folder))
    const existingFolders = refFolders.map((path) => nearestExisting(path, gitDir)).filter((path) => path !== gitDir)
    const reftable = existsSync(join(gitDir, 'reftable')) ? [join(gitDir, 'reftable')] : []
    const watchedFolders = new Set([...existingFolders, ...refFolders.flatMap(foldersIn), ...reftable])
    close(new Set([gitDir, ...watchedFolders]))
    watchFolder(gitDir, (name) => name === 'packed-refs')
    for (const path of watchedFolders) watchFolder(path)
  }

  refresh()
  return {
    again: refresh,
    close: () => {
      clearTimeout(timer)
      close()
    },
  }
}

/** The folder, or its nearest existing parent, which notices when the folder is created. */
function nearestExisting(path: string, top: string): string {
  let folder = path
  while (folder !== top && !existsSync(folder)) folder = dirname(folder)
  return folder
}

const foldersIn = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(path, name))
    : []
