import { randomUUID } from 'node:crypto'
import type { LoadedRefs, LoadedRun, StateChange, StateStore } from '../../../port/state-store.ts'
import { failpoint } from '../../failpoint.ts'
import type { Git } from '../call/exec.ts'
import { lazily } from '../call/remote-url.ts'
import { historyOf, wholeState } from '../remote/history.ts'
import type { Remote } from '../remote/remote.ts'
import type { Identity } from '../store/object-writer.ts'
import { parentsOf, readObjects, type Store } from '../store/store.ts'
import { lastGoodState, lastTrueState } from './last-good-state.ts'
import { seqInMessage, stateCommits, stateMessage, stepOf } from './state-commit.ts'
import {
  asideName,
  corruptState,
  newerState,
  putBackState,
  refusedState,
  unreadableState,
  untrueState,
} from './state-fault.ts'
import { readStateFiles } from './state-files.ts'
import { type StateCopy, stateReader } from './state-objects.ts'

/**
 * The state ref as a StateStore. Of two writers that read the same commit exactly one wins; each commit holds a nonce,
 * because two equal commits of the same second would be one object and both would think that they won (docs/design.md#the-transaction).
 */
export function stateStoreAt(options: {
  store: Store
  remote: Remote
  /** Full name of the state ref. */
  ref: string
  /** Full name of the work branch's ref. */
  workRef: string
  by: Identity
  /** Milliseconds since the epoch. */
  now: () => number
  nonce?: () => string
  /** Where the newest state is kept on this machine. */
  copy?: StateCopy
}): StateStore & { remember(): Promise<void> } {
  const { store, remote, ref, workRef, by, now, nonce = randomUUID } = options
  const reader = stateReader(options)
  const writeCommit = stateCommits(store)
  /** The newest state commit that was loaded or written, and its log's end. */
  let newest: { readonly oid: string; readonly seq: number | undefined } | null = null
  let proven = false

  /** In a repository that is damaged nothing can be looked for. */
  const goodBefore = (oid: string) => lastGoodState(historyOf({ store }), oid).catch(() => undefined)

  const loadRun = async (oid: string): Promise<LoadedRun> => {
    const { commit, files } = await reader.read(oid).catch((error: unknown) => {
      throw unreadableState({ remote: remote.url, ref, commit: oid }, error)
    })
    const read = readStateFiles(files)
    const place = { remote: remote.url, ref, commit: oid }
    if (read.kind === 'newer') throw newerState(place, read)
    if (read.kind === 'corrupt') {
      throw corruptState(place, read.findings, await goodBefore(oid))
    }
    const text = commit?.toString('utf8') ?? ''
    const forged = speaksOfAnother(text, read.state.work)
    if (forged) throw corruptState(place, [forged], await goodBefore(oid))
    const seq = seqInMessage(text) ?? (await seqInTree(oid))
    const { state, plan, control, gathered } = read
    // Of what this process wrote itself it need not be asked again.
    proven = (proven && newest?.oid === oid) || (await reader.isProven(oid))
    return { oid, state, plan, control, gathered, seq, proven }
  }

  /** A person's own commit on the ref has no such trailer: then the tree is asked. */
  const seqInTree = async (oid: string): Promise<number> => {
    await reader.obtain()
    const { stdout } = await store.git({ args: [...lazily, 'ls-tree', '-r', '--name-only', oid, 'log/'] })
    return lastSegment(stdout.toString('utf8').split('\n')) ?? 0
  }

  const load = async (): Promise<LoadedRefs> => {
    failpoint('state.load')
    const refs = await remote.refs([ref, workRef])
    const remoteWork = refs.get(workRef) ?? null
    const oid = refs.get(ref)
    if (oid === undefined) return { remoteWork, run: null }
    const run = await loadRun(oid)
    // A commit that was not fetched must never be touched; the next step works on these.
    await reader.want([run.state.work, ...(remoteWork === null ? [] : [remoteWork])])
    newest = { oid, seq: run.seq }
    return { remoteWork, run }
  }

  /** Every parent must be in the store before it is named: git would fetch it by itself, with all its history. */
  const obtainParents = async ({ expected, keep, work }: StateChange): Promise<void> => {
    await reader.obtain()
    if (expected !== null && expected !== newest?.oid) await remote.fetchState(expected)
    for (const parent of [...keep, work]) await remote.fetchCommit(parent)
  }

  /**
   * The work branch moves in the same push where it goes one commit forward; `publish` then finds it there. Git moves
   * refs in the order of their names: where a receiver dies between the two, the state must be the one that moved.
   */
  const nextOnBranch = async (work: string) => {
    const tip = remote.tip(workRef)
    if (tip === undefined || tip === work || ref > workRef) return undefined
    const isNext = (await parentsOf(store, work)).includes(tip)
    return isNext ? { ref: workRef, oid: work, expected: tip } : undefined
  }

  /** Undefined where the commit before is not known; the commit then names no number, and loading asks the tree. */
  const nextSeq = ({ expected, files }: StateChange): number | undefined => {
    const written = lastSegment(files.keys())
    if (written !== undefined || expected === null) return written ?? 0
    return newest?.oid === expected ? newest.seq : undefined
  }

  const commit: StateStore['commit'] = async (change, onSent) => {
    failpoint('state.commit')
    await obtainParents(change)
    const seq = nextSeq(change)
    const oid = await writeCommit({
      previous: change.expected,
      parents: [...change.keep, change.work],
      files: change.files,
      message: stateMessage(change.subject, nonce(), seq),
      by,
      at: Math.floor(now() / 1000),
    })
    failpoint('state.commit-written')
    const pushing = remote.push({ ref, oid, expected: change.expected, follower: await nextOnBranch(change.work) })
    onSent?.()
    const result = await pushing
    failpoint('state.commit-pushed')
    if (result.kind === 'refused') throw refusedState({ remote: remote.url, ref }, result)
    if (result.kind === 'lost') return result
    newest = { oid, seq }
    return { kind: 'won', oid }
  }

  const readWith = async (paths: readonly string[], gitFor: (oid: string) => Promise<Git>) => {
    failpoint('state.read')
    const { oid } = newest ?? {}
    if (oid === undefined || paths.length === 0) return paths.map(() => undefined)
    await reader.obtain()
    const names = paths.map((path) => `${oid}:${path}`)
    const objects = await readObjects(await gitFor(oid), names, lazily)
    return objects.map((object) => (object?.type === 'blob' ? object.content.toString('utf8') : undefined))
  }

  const readMany: StateStore['readMany'] = (paths) => readWith(paths, async () => store.git)

  return {
    load,
    commit,
    readMany,
    readPast: (paths) => readWith(paths, wholeState({ store })),
    read: async (path) => (await readMany([path]))[0],
    lastTransition: async () => (newest && remote.isPath ? stepOf(store, newest.oid) : undefined),
    markProven: () => {
      proven = true
    },
    rejectState: async (code, findings, back) => {
      const commit = newest?.oid ?? ''
      const place = { remote: remote.url, ref, commit }
      if (back !== undefined && (await putBack({ remote, ref }, { from: commit, to: back })))
        return putBackState(place, { code, findings, good: back })
      const good = await lastTrueState(historyOf({ store }), commit).catch(() => undefined)
      return untrueState(place, { code, findings, good })
    },
    remember: async () => (newest === null ? undefined : reader.remember(newest.oid, proven)),
  }
}

/** Of the engine's own commits the last parent is the work that they speak of; a person's edit has no nonce. */
function speaksOfAnother(commit: string, work: string): string | undefined {
  const [header = ''] = commit.split('\n\n', 1)
  const last = [...header.matchAll(/^parent (\S+)$/gm)].at(-1)?.[1]
  if (last === work || !/^Ralph-Nonce: /m.test(commit)) return undefined
  return `run.json names the work commit ${work}, but the state commit names ${last}: it was not written by the engine`
}

/** What is there now is kept beside it first; whether the ref is back. */
async function putBack(
  { remote, ref }: { remote: Remote; ref: string },
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  await remote.push({ ref: asideName(ref, from), oid: from, expected: null })
  return (await remote.push({ ref, oid: to, expected: from })).kind === 'won'
}

const segment = /^log\/\d+\/(\d+)\.jsonl$/

function lastSegment(paths: Iterable<string>): number | undefined {
  const numbers = [...paths].flatMap((path) => segment.exec(path)?.[1] ?? []).map(Number)
  return numbers.length === 0 ? undefined : Math.max(...numbers)
}
