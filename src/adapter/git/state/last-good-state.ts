import { segmentPath } from '../../../core/ref/state-paths.ts'
import { stateAgainstLog } from '../../../core/run/stored/state-against-log.ts'
import type { RunEvent } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { StoredEvent } from '../../../schema/run/stored-event.ts'
import { lazyFetch } from '../call/remote-url.ts'
import type { History } from '../remote/history.ts'
import type { GitObject } from '../store/object-reader.ts'
import { readableObjects } from '../store/store.ts'
import { seqInMessage } from './state-commit.ts'
import { readStateFiles, stateFiles } from './state-files.ts'

const maxDepth = 50

/** The newest loadable first-parent ancestor of a corrupt state commit. */
export async function lastGoodState(history: History, corrupt: string): Promise<string | undefined> {
  const { commits } = await ancestors(history, corrupt)
  return commits.find(({ state }, index) => index > 0 && state !== undefined)?.oid
}

/** The newest state before the oldest one that does not follow from its predecessor; undefined if all follow, or there is none. */
export async function lastTrueState(history: History, newest: string): Promise<string | undefined> {
  const { commits: ancestorCommits, segmentAt } = await ancestors(history, newest)
  // Commits before the first state are the user's work.
  const commits = ancestorCommits.slice(0, ancestorCommits.findLastIndex(({ state }) => state !== undefined) + 1)
  const follows = await Promise.all(
    commits.slice(0, -1).map(async ({ oid, state, seq }, index) => {
      const previous = commits[index + 1]
      if (!state || !previous?.state || seq === undefined || previous.seq !== seq - 1) return false
      const facts = factsIn(await segmentAt(oid, seq))
      return facts !== undefined && stateAgainstLog(previous.state, facts, state).length === 0
    }),
  )
  const oldestUntrue = follows.lastIndexOf(false)
  return oldestUntrue === -1 ? undefined : commits.slice(oldestUntrue + 1).find(({ state }) => state !== undefined)?.oid
}

interface Ancestor {
  readonly oid: string
  readonly seq: number | undefined
  readonly state: RunState | undefined
}

async function ancestors(history: History, newest: string) {
  const git = await history.stateHistory(newest, maxDepth)
  const walk = ['rev-list', '--first-parent', `--max-count=${maxDepth + 1}`, newest]
  const oids = (await git({ args: walk })).stdout.toString('utf8').split('\n').filter(Boolean)
  const names = oids.flatMap((oid) => [oid, ...stateFiles.map((file) => `${oid}:${file}`)])
  const objects = await readableObjects(git, names)
  const objectsPerCommit = stateFiles.length + 1
  const commits = oids.map((oid, index): Ancestor => {
    const [commit, ...files] = objects.slice(index * objectsPerCommit, (index + 1) * objectsPerCommit)
    const stateFilesRead = readStateFiles(files.map((object) => object?.content))
    return {
      oid,
      seq: seqInMessage(textOf(commit)),
      state: stateFilesRead.kind === 'good' ? stateFilesRead.state : undefined,
    }
  })
  const segmentAt = async (oid: string, seq: number): Promise<string> =>
    textOf((await readableObjects(git, [`${oid}:${segmentPath(seq)}`], lazyFetch))[0])
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
