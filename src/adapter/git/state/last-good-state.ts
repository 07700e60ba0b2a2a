import { segmentPath } from '../../../core/ref/state-paths.ts'
import { stateAgainstLog } from '../../../core/run/stored/state-against-log.ts'
import type { RunEvent } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { StoredEvent } from '../../../schema/run/stored-event.ts'
import { lazily } from '../call/remote-url.ts'
import type { History } from '../remote/history.ts'
import type { GitObject } from '../store/object-reader.ts'
import { readObjects } from '../store/store.ts'
import { seqInMessage } from './state-commit.ts'
import { readStateFiles, stateFiles } from './state-files.ts'

/** How far back a usable state is looked for. */
const bound = 50

/** The newest first-parent ancestor of a corrupt state commit that can be loaded; undefined where none is near. */
export async function lastGoodState(history: History, corrupt: string): Promise<string | undefined> {
  const { commits } = await ancestors(history, corrupt)
  return commits.find(({ state }, at) => at > 0 && state !== undefined)?.oid
}

/**
 * The newest state before everything that does not follow from the state before it by its own facts; undefined where all
 * of the newest ones do, or none is near.
 */
export async function lastTrueState(history: History, untrue: string): Promise<string | undefined> {
  const { commits: all, segmentAt } = await ancestors(history, untrue)
  // Before the first state lies the work.
  const commits = all.slice(0, all.findLastIndex(({ state }) => state !== undefined) + 1)
  const follows = await Promise.all(
    commits.slice(0, -1).map(async ({ oid, state, seq }, at) => {
      const before = commits[at + 1]
      if (!state || !before?.state || seq === undefined || before.seq !== seq - 1) return false
      const facts = factsIn(await segmentAt(oid, seq))
      return facts !== undefined && stateAgainstLog(before.state, facts, state).length === 0
    }),
  )
  const oldest = follows.lastIndexOf(false)
  return oldest === -1 ? undefined : commits.slice(oldest + 1).find(({ state }) => state !== undefined)?.oid
}

interface Ancestor {
  readonly oid: string
  readonly seq: number | undefined
  readonly state: RunState | undefined
}

/** The commit itself and its first parents, newest first. */
async function ancestors(history: History, newest: string) {
  const git = await history.stateHistory(newest, bound)
  const walk = ['rev-list', '--first-parent', `--max-count=${bound + 1}`, newest]
  const oids = (await git({ args: walk })).stdout.toString('utf8').split('\n').filter(Boolean)
  const names = oids.flatMap((oid) => [oid, ...stateFiles.map((file) => `${oid}:${file}`)])
  const objects = await readObjects(git, names)
  const each = stateFiles.length + 1
  const commits = oids.map((oid, at): Ancestor => {
    const [commit, ...files] = objects.slice(at * each, (at + 1) * each)
    const read = readStateFiles(files.map((object) => object?.content))
    return { oid, seq: seqInMessage(textOf(commit)), state: read.kind === 'good' ? read.state : undefined }
  })
  const segmentAt = async (oid: string, seq: number): Promise<string> =>
    textOf((await readObjects(git, [`${oid}:${segmentPath(seq)}`], lazily))[0])
  return { commits, segmentAt }
}

const textOf = (object: GitObject | undefined): string => object?.content.toString('utf8') ?? ''

function factsIn(segment: string): RunEvent[] | undefined {
  try {
    return segment
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => StoredEvent.parse(JSON.parse(line)))
  } catch {
    return undefined
  }
}
