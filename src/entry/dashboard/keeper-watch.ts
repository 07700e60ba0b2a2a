import { dirname, join } from 'node:path'
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
import { watchRefs } from './watch-refs.ts'

/** A repository that does not answer, since when. */
export interface KeeperFault {
  readonly where: string
  readonly message: string
  readonly since: string
}

/** The runs of one repository. */
export interface KeeperWatch {
  readonly isPath: boolean
  readonly rows: () => readonly RunRow[]
  readonly fault: () => KeeperFault | null
  /** Lists its runs once more. Never throws: where it does not answer, `fault` says so and the rows stay. */
  readonly look: () => Promise<void>
  /** Another one where something about the run may be another: its state, what waits for it, the life of its job. */
  readonly stamp: (key: string) => string
  /** Undefined for a run that is not in the list. */
  readonly run: (key: string) => RunWatch | undefined
  /** As JSON, the attempt that is under way on this machine; `null` where none is. */
  readonly live: (key: string) => string
  readonly close: () => Promise<void>
}

/** A watcher rather hears that a remote is away than waits for it. */
const patience = { backoffMs: [1_000], timeoutMs: 60_000, silentMs: 15_000 }

/**
 * `moved`: the file system says that a ref has moved; never called for a repository that is elsewhere. `lived`: what is
 * under way in a run, that somebody has looked at, is something else.
 */
export async function watchKeeper(
  keeper: RunRepository,
  {
    home,
    context,
    sources,
    moved,
    lived,
  }: {
    home: string
    context: CommandContext
    sources: OpenedSettings
    moved: () => void
    lived: (key: string) => void
  },
): Promise<KeeperWatch> {
  const { address, repository, prefixes } = keeper
  const store = await openStore({ home, repository, remote: address, env: context.env })
  const objects = objectsOfPath(address)
  const refs = objects && watchRefs(dirname(objects), [...prefixes, inboxes], moved)
  const clean = redactor(keeper.secrets)
  const watches = new Map<string, RunWatch>()
  const lives = new Map<string, LiveWatch>()
  let found = new Map<string, StateSurvey & { run: NonNullable<StateSurvey['run']> }>()
  let rows: readonly RunRow[] = []
  let fault: KeeperFault | null = null

  const look = async (): Promise<void> => {
    if (refs) refs.again()
    for (const live of lives.values()) live.again()
    try {
      const surveyed = await surveyStates({ store, prefixes, ...patience })
      found = new Map(surveyed.flatMap((one) => (one.run ? [[keyOf(one), { ...one, run: one.run }]] : [])))
      rows = await Promise.all(surveyed.map((one) => rowOf(one, { key: keyOf(one), keeper, now: context.now() })))
      fault = null
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      const since = fault?.since ?? new Date(context.now()).toISOString()
      fault = { where: keeper.shown, message: clean(error.message), since }
    }
  }
  const keyOf = ({ ref }: StateSurvey): string => `${keeper.name === null ? 'here' : keeper.shown}:${ref}`

  const begin = ({ ref, run: { state } }: StateSurvey & { run: NonNullable<StateSurvey['run']> }): RunWatch => {
    const workRef = `refs/heads/${state.work_branch}`
    return watchRun({
      open: () => accessIn(store, { repository, stateRef: ref, workRef }, { now: context.now, ...patience }),
      stateRef: ref,
      asked: [ref, workRef, `${inboxPrefix(state.plan)}*`],
      projectOf: (run) => projectOfRun(run, { sources, runRepository: keeper, stateRef: ref, context }),
      context,
    })
  }

  return {
    isPath: refs !== undefined,
    rows: () => rows,
    fault: () => fault,
    look,
    stamp: (key) => {
      const { oid = '', inbox = [], run } = found.get(key) ?? {}
      const minute = run?.state.lease ? Math.floor(context.now() / 60_000) : 0
      return [oid, minute, ...inbox].join(' ')
    },
    run: (key) => {
      const one = found.get(key)
      const watch = watches.get(key) ?? (one && begin(one))
      if (watch) watches.set(key, watch)
      return watch
    },
    live: (key) => {
      const one = found.get(key)
      const path = one && join(keeper.home(one.run.state.plan), liveFileName)
      const live = lives.get(key) ?? (path && watchLiveFile(path, () => lived(key)))
      if (!live) return 'null'
      lives.set(key, live)
      return clean(JSON.stringify(live.now() ?? null))
    },
    close: () => {
      if (refs) refs.close()
      for (const live of lives.values()) live.close()
      return store.close()
    },
  }
}

const inboxes = 'refs/ralph/inbox'

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
