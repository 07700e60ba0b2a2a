import { randomUUID } from 'node:crypto'
import type { LoadedRefs, LoadedRun, ReadStateFiles, StateChange, StateStore } from '../../../port/state-store.ts'
import { failpoint } from '../../failpoint.ts'
import type { Git } from '../call/exec.ts'
import { lazyFetch } from '../call/remote-url.ts'
import { completeStateGit, historyOf } from '../remote/history.ts'
import type { Remote } from '../remote/remote.ts'
import type { Identity } from '../store/object-writer.ts'
import { parentsOf, type Store } from '../store/store.ts'
import { lastGoodState, lastTrueState } from './last-good-state.ts'
import { filesOfState } from './read-state-files.ts'
import { seqInMessage, stateCommits, stateMessage, stepOf } from './state-commit.ts'
import {
  brokenStateRef,
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
 * Exactly one of two writers wins: the nonce keeps equal commits of one second apart
 * (docs/design.md#the-transaction).
 */
export function stateStoreAt(options: {
  store: Store
  remote: Remote
  ref: string
  workRef: string
  by: Identity
  now: () => number
  nonce?: () => string
  copy?: StateCopy
}): StateStore & { remember(): Promise<void> } {
  const { store, remote, ref, workRef, by, now, nonce = randomUUID } = options
  const reader = stateReader(options)
  const writeCommit = stateCommits(store)
  /** The newest state commit that was loaded or written, with its log's end. */
  let latest: { readonly oid: string; readonly seq: number | undefined } | null = null
  let isProven = false

  const findGoodBefore = (oid: string) => lastGoodState(historyOf({ store }), oid).catch(() => null)

  const loadRun = async (oid: string): Promise<LoadedRun> => {
    const { commit, files } = await reader.read(oid).catch((error: unknown) => {
      throw unreadableState({ remote: remote.url, ref, commit: oid }, error)
    })
    const stateRead = readStateFiles(files)
    const place = { remote: remote.url, ref, commit: oid }
    if (stateRead.kind === 'newer') throw newerState(place, stateRead)
    if (stateRead.kind === 'corrupt') {
      throw corruptState(place, stateRead.findings, await findGoodBefore(oid))
    }
    const text = commit?.toString('utf8') ?? ''
    const mismatch = workMismatch(text, stateRead.state.work)
    if (mismatch) throw corruptState(place, [mismatch], await findGoodBefore(oid))
    const seq = seqInMessage(text) ?? (await seqInTree(oid))
    const { state, plan, control, gathered } = stateRead
    // A state that this process wrote is proven.
    isProven = (isProven && latest?.oid === oid) || (await reader.isProven(oid))
    return { oid, state, plan, control, gathered, seq, proven: isProven }
  }

  /** A person's commit has no such trailer, so the log's files are listed. */
  const seqInTree = async (oid: string): Promise<number> => {
    await reader.fetchRequested()
    const { stdout } = await store.git({ args: [...lazyFetch, 'ls-tree', '-r', '--name-only', oid, 'log/'] })
    return lastSegment(stdout.toString('utf8').split('\n')) ?? 0
  }

  const load = async (): Promise<LoadedRefs> => {
    failpoint('state.load')
    const refs = await remote.refs([ref, workRef])
    const remoteWork = refs.get(workRef) ?? null
    const oid = refs.get(ref)
    if (oid === undefined) return { remoteWork, run: null }
    const run = await loadRun(oid)
    // The next step works on these commits, so they are fetched now.
    await reader.requestCommits([run.state.work, ...(remoteWork === null ? [] : [remoteWork])])
    latest = { oid, seq: run.seq }
    return { remoteWork, run }
  }

  /** Git itself would fetch a missing parent with its whole history. */
  const fetchParents = async ({ expected, keep, work }: StateChange): Promise<void> => {
    await reader.fetchRequested()
    if (expected !== null && expected !== latest?.oid) await remote.fetchState(expected)
    for (const parent of [...keep, work]) await remote.fetchCommit(parent)
  }

  /**
   * Moves it in the same push. Git moves refs by name: if a receiver dies between the two, the state must have moved.
   */
  const branchMove = async (work: string) => {
    const tip = remote.tip(workRef)
    if (tip === undefined || tip === work || ref > workRef) return undefined
    const isNext = (await parentsOf(store, work)).includes(tip)
    return isNext ? { ref: workRef, oid: work, expected: tip } : undefined
  }

  /** Undefined if the previous number is unknown: loading then lists the log's files. */
  const nextSeq = ({ expected, files }: StateChange): number | undefined => {
    const writtenSeq = lastSegment(files.keys())
    if (writtenSeq !== undefined || expected === null) return writtenSeq ?? 0
    return latest?.oid === expected ? latest.seq : undefined
  }

  const commit: StateStore['commit'] = async (change, onSent) => {
    failpoint('state.commit')
    await fetchParents(change)
    const seq = nextSeq(change)
    const oid = await writeCommit({
      previous: change.expected,
      parents: [...change.keep, change.work],
      files: change.files,
      message: stateMessage(change.subject, nonce(), seq),
      by,
      seconds: Math.floor(now() / 1000),
    })
    failpoint('state.commit-written')
    const pushResult = remote.push({ ref, oid, expected: change.expected, follower: await branchMove(change.work) })
    onSent?.()
    const result = await pushResult
    failpoint('state.commit-pushed')
    if (result.kind === 'refused') throw refusedState({ remote: remote.url, ref }, result)
    if (result.kind === 'lost') return result
    latest = { oid, seq }
    return { kind: 'won', oid }
  }

  const readWith =
    (gitFor?: (oid: string) => Promise<Git>): ReadStateFiles =>
    async (paths, onFault) => {
      failpoint('state.read')
      const { oid } = latest ?? {}
      if (oid === undefined || paths.length === 0) return paths.map(() => undefined)
      await reader.fetchRequested()
      return filesOfState({ store, remote: remote.url, oid, git: await gitFor?.(oid) })(paths, onFault)
    }

  const readMany = readWith(store.isComplete ? undefined : async () => store.git)

  return {
    load,
    commit,
    readMany,
    readPast: readWith(store.isComplete ? undefined : completeStateGit({ store })),
    read: async (path) => (await readMany([path]))[0],
    lastTransition: async () => (latest && remote.isPath ? stepOf(store, latest.oid) : undefined),
    markProven: () => {
      isProven = true
    },
    rejectState: async (code, findings, restoreTo) => {
      const commit = latest?.oid ?? ''
      const place = { remote: remote.url, ref, commit }
      if (restoreTo !== undefined && (await restoreRef({ remote, ref }, { from: commit, to: restoreTo })))
        return putBackState(place, { code, findings, good: restoreTo })
      const lastGood = await lastTrueState(historyOf({ store }), commit).catch(() => null)
      return untrueState(place, { code, findings, good: lastGood })
    },
    remember: async () => (latest === null ? undefined : reader.saveCopy(latest.oid, isProven)),
  }
}

/** In the engine's commits the last parent is the work commit; a person's commit has no nonce. */
function workMismatch(commit: string, work: string): string | undefined {
  const [header = ''] = commit.split('\n\n', 1)
  const lastParent = [...header.matchAll(/^parent (\S+)$/gm)].at(-1)?.[1]
  if (lastParent === work || !/^Ralph-Nonce: /m.test(commit)) return undefined
  return `run.json names the work commit ${work}, but the state commit names ${lastParent}: it was not written by the engine`
}

/** Keeps the current state under another ref first. True if the ref was restored. */
async function restoreRef(
  { remote, ref }: { remote: Remote; ref: string },
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  await remote.push({ ref: brokenStateRef(ref, from), oid: from, expected: null })
  return (await remote.push({ ref, oid: to, expected: from })).kind === 'won'
}

const segmentPattern = /^log\/\d+\/(\d+)\.jsonl$/

function lastSegment(paths: Iterable<string>): number | undefined {
  const numbers = [...paths].flatMap((path) => segmentPattern.exec(path)?.[1] ?? []).map(Number)
  return numbers.length === 0 ? undefined : Math.max(...numbers)
}
