import { segmentPath } from '../../core/ref/state-paths.ts'
import { damagedRecord, storedJson } from '../../core/run/stored/stored-json.ts'
import type { RunEvent } from '../../schema/run/event.ts'
import { StoredEvent } from '../../schema/run/stored-event.ts'
import type { Git } from '../git/call/exec.ts'
import { readObjects } from '../git/store/store.ts'

/** `seq` is the number of its log segment. */
export interface LoggedEvent {
  readonly event: RunEvent
  readonly seq: number
}

/** A state ref with its whole history. */
export interface StateHistory {
  readonly tip: string
  readonly log: readonly LoggedEvent[]
  /** From the state commit of this log segment; undefined if a file is missing. */
  readAt(seq: number, paths: readonly string[]): Promise<readonly (string | undefined)[]>
  /** From the newest state. */
  read(paths: readonly string[]): Promise<readonly (string | undefined)[]>
}

export async function readStateHistory(git: Git, tip: string): Promise<StateHistory> {
  const readTexts = async (commit: string, paths: readonly string[]) => {
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
  const segments = await readTexts(tip, numbers.map(segmentPath))
  const log = segments.flatMap((segment, index) =>
    eventsIn(segmentPath(numbers[index] ?? 0), segment).map((event) => ({ event, seq: numbers[index] ?? 0 })),
  )
  return {
    tip,
    log,
    read: (paths) => readTexts(tip, paths),
    readAt: (seq, paths) => readTexts(commits.get(seq) ?? tip, paths),
  }
}

/** By trailers along the first parents. */
async function commitsBySegment(git: Git, tip: string): Promise<Map<number, string>> {
  const format = '--format=%H %(trailers:key=Ralph-Seq,valueonly,separator=%x20)'
  const { stdout } = await git({ args: ['log', '--first-parent', format, tip] })
  const commits = new Map<number, string>()
  for (const line of stdout.toString('utf8').split('\n')) {
    const [oid = '', seq = ''] = line.split(' ')
    // A commit without events repeats the number of the one before; the older one is kept.
    if (/^\d+$/.test(seq)) commits.set(Number(seq), oid)
  }
  return commits
}

const eventsIn = (path: string, segment = ''): RunEvent[] =>
  segment.split('\n').flatMap((line, index) => {
    if (line === '') return []
    const event = StoredEvent.safeParse(storedJson(line)).data
    if (event === undefined) throw damagedRecord(path, index + 1)
    return [event]
  })
