import { segmentPath } from '../../core/ref/state-paths.ts'
import { damagedRecord, storedJson } from '../../core/run/stored/stored-json.ts'
import type { RunEvent } from '../../schema/run/event.ts'
import { StoredEvent } from '../../schema/run/stored-event.ts'
import type { Git } from '../git/call/exec.ts'
import { readObjects } from '../git/store/store.ts'

/** A fact with the number of the log segment that holds it. */
export interface Logged {
  readonly event: RunEvent
  readonly seq: number
}

/** A state ref with all of its history, as a local repository holds it. */
export interface StateHistory {
  readonly tip: string
  readonly log: readonly Logged[]
  /** Files of the state as it was when this log segment was written; undefined where there is none of that name. */
  readAt(seq: number, paths: readonly string[]): Promise<readonly (string | undefined)[]>
  /** Files of the newest state. */
  read(paths: readonly string[]): Promise<readonly (string | undefined)[]>
}

/** Reads the log of the state at `tip`, and finds the state commit of each of its segments. */
export async function readStateHistory(git: Git, tip: string): Promise<StateHistory> {
  const texts = async (commit: string, paths: readonly string[]) => {
    const objects = await readObjects(
      git,
      paths.map((path) => `${commit}:${path}`),
    )
    return objects.map((object, index) => {
      const text = object?.type === 'blob' ? object.content.toString('utf8') : undefined
      const path = paths[index] ?? ''
      if (text !== undefined && path.endsWith('.json') && storedJson(text) === undefined) throw damagedRecord(path)
      return text
    })
  }
  const commits = await commitsBySegment(git, tip)
  const numbers = [...commits.keys()].sort((a, b) => a - b)
  const segments = await texts(tip, numbers.map(segmentPath))
  const log = segments.flatMap((segment, index) =>
    eventsIn(segmentPath(numbers[index] ?? 0), segment).map((event) => ({ event, seq: numbers[index] ?? 0 })),
  )
  return {
    tip,
    log,
    read: (paths) => texts(tip, paths),
    readAt: (seq, paths) => texts(commits.get(seq) ?? tip, paths),
  }
}

/** Log segment → state commit, from the trailers along the first parents. */
async function commitsBySegment(git: Git, tip: string): Promise<Map<number, string>> {
  const format = '--format=%H %(trailers:key=Ralph-Seq,valueonly,separator=%x20)'
  const { stdout } = await git({ args: ['log', '--first-parent', format, tip] })
  const found = new Map<number, string>()
  for (const line of stdout.toString('utf8').split('\n')) {
    const [oid = '', seq = ''] = line.split(' ')
    // A commit that wrote no facts repeats the number of the one before it, which is the older.
    if (/^\d+$/.test(seq)) found.set(Number(seq), oid)
  }
  return found
}

const eventsIn = (path: string, segment = ''): RunEvent[] =>
  segment.split('\n').flatMap((line, index) => {
    if (line === '') return []
    const event = StoredEvent.safeParse(storedJson(line)).data
    if (event === undefined) throw damagedRecord(path, index + 1)
    return [event]
  })
