import { statSync } from 'node:fs'
import { RalphError } from '../../../core/error/error.ts'
import { commandSpan } from '../../../core/text/report-context.ts'
import { failpoint } from '../../failpoint.ts'
import { pushRefusal } from '../call/push-refusal.ts'
import { type RetryLimits, remoteCall, transportFault, unknownFault } from '../call/remote-call.ts'
import { isPathRemote, lazily, remoteName, withoutCredentials } from '../call/remote-url.ts'
import { isThere, type Store } from '../store/store.ts'

type PushResult =
  | { kind: 'won' }
  /** The ref is not where it was expected; null where it is missing. */
  | { kind: 'lost'; actual: string | null }
  /** The ref is where it was expected, and the remote does not let us move it. */
  | { kind: 'refused'; why: string; hint?: string | undefined }

interface Move {
  readonly ref: string
  /** Empty: the ref is removed. */
  readonly oid: string
  /** What the ref must hold at this moment; null: it must not exist. */
  readonly expected: string | null
}

interface Push extends Move {
  /** A ref that may move in the same update: both do, or this one is left for a push of its own. */
  readonly follower?: Move | undefined
}

/** The run's one remote. Every method throws RalphError `REMOTE_…` for a transport fault, after bounded retries. */
export interface Remote {
  readonly url: string
  readonly isPath: boolean
  /** Of these exact names, those that exist, with their oids: one look. */
  refs(names: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Names by git's patterns (`refs/heads/x/*`), and the branch that HEAD stands for. */
  list(patterns: readonly string[]): Promise<{ refs: ReadonlyMap<string, string>; head: string | null }>
  /** Moves one ref by compare-and-swap. It may move it backwards: descent is the caller's rule. */
  push(push: Push): Promise<PushResult>
  /** Removes refs, in one push: as many as it can. What stays is no fault. */
  remove(refs: readonly string[]): Promise<void>
  /** What the ref held when it was last seen or moved; undefined where that is not known. */
  tip(ref: string): string | undefined
  /** Brings one commit with all its files and none of its history, unless it is there already. */
  fetchCommit(oid: string): Promise<void>
  /** The same for many, in one fetch. */
  fetchCommits(oids: readonly string[]): Promise<void>
  /** Brings one state commit: its top-level files and no folder (docs/design.md#state-tree). */
  fetchState(oid: string): Promise<void>
}

/**
 * A path remote's hooks do not run, and its settings neither touch its working tree nor start a clean-up, a command of
 * theirs or a fetch: below C2 an agent can write them.
 */
const receivePack = [
  ...['GIT_NO_LAZY_FETCH=1', 'git', '-c core.hooksPath=/dev/null', '-c core.alternateRefsCommand=true'],
  ...['-c receive.denyCurrentBranch=refuse', '-c receive.autogc=false', 'receive-pack'],
].join(' ')

function pushOf(moves: readonly Move[], isPath: boolean): readonly string[] {
  return [
    ...['push', '--porcelain', '--no-verify', '--no-signed', ...(moves.length > 1 ? ['--atomic'] : [])],
    ...moves.map(({ ref, expected }) => `--force-with-lease=${ref}:${expected ?? ''}`),
    ...(isPath ? [`--receive-pack=${receivePack}`] : []),
    ...[remoteName, ...moves.map(({ ref, oid }) => `${oid}:${ref}`)],
  ]
}

const quietFetch = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance']

/**
 * Servers that speak but the first version of the protocol, or proxies that hide the second, give out nothing that is no
 * tip. Whatever we ask for is in the history of a tip that we have seen, so that is fetched, to its end.
 */
const wholeHistory = ['--no-filter', '--depth=2147483647']

const isUnadvertised = (error: unknown): boolean =>
  error instanceof RalphError && /unadvertised object|not our ref/i.test(error.message)

export function remoteAt({ store, ...patience }: { store: Store } & RetryLimits): Remote {
  const isPath = isPathRemote(store.remote)
  const call = remoteCall(store.git, store.remote, patience)

  const tips = new Map<string, string>()

  /** An answer that ended within its headers is an empty repository to git (tried): one is not believed at once. */
  const listing = async (asked: readonly string[]): Promise<Buffer> => {
    const { stdout } = await call.repeatedly(asked)
    return stdout.length > 0 || isPath ? stdout : (await call.repeatedly(asked)).stdout
  }

  const list: Remote['list'] = async (patterns) => {
    failpoint('remote.list')
    const stdout = await listing(['ls-remote', '--symref', remoteName, 'HEAD', ...patterns])
    failpoint('remote.listed')
    const lines = stdout.toString('utf8').split('\n')
    const rows = lines.flatMap((line): [string, string][] => {
      const [value = '', name] = line.split('\t')
      return name === undefined ? [] : [[name, value]]
    })
    const symbolic = rows.filter(([, value]) => value.startsWith('ref: '))
    const standing = symbolic.find(([name]) => patterns.includes(name))
    if (standing) throw symbolicRef(store.remote, standing[0], standing[1].slice('ref: '.length))
    const refs = new Map(rows.filter((row) => !symbolic.includes(row)))
    const head = symbolic.find(([name]) => name === 'HEAD')?.[1].slice('ref: refs/heads/'.length) ?? null
    for (const [name, oid] of refs) tips.set(name, oid)
    return { refs, head }
  }

  const refs = refsBy(list)

  /** One push and, where git is not content, what the remote then shows. `repeat`: nothing moved, and it may work. */
  const pushOnce = async ({ ref, oid, expected }: Move): Promise<PushResult | { kind: 'repeat'; last: Outcome }> => {
    failpoint('remote.push')
    const result = await call.once(pushOf([{ ref, oid, expected }], isPath))
    failpoint('remote.pushed')
    if (result.code === 0) return { kind: 'won' }
    // Whatever it says: a push whose answer was lost may have arrived (failure model G2).
    const actual = (await refs([ref])).get(ref) ?? null
    if ((actual ?? '') === oid) return { kind: 'won' }
    if (actual !== expected) return { kind: 'lost', actual }
    return judge({ ref, expected }, result.stdout.toString('utf8'), result.stderr)
  }

  type Outcome = { refused: string } | { error: Error }

  /** Of a push that failed although the ref is where it was expected. */
  const judge = (
    move: Omit<Move, 'oid'>,
    stdout: string,
    stderr: string,
  ): PushResult | { kind: 'repeat'; last: Outcome } => {
    const fault = transportFault(store.remote, stderr)
    // Git reports it as a refusal of the ref, which it is not.
    if (fault?.error.code === 'REMOTE_FULL') throw fault.error
    const refusal = pushRefusal(stdout, stderr)
    // An answer that broke off shows a push no refs: then git takes ours for moved, and no rule is behind it.
    if (refusal?.saysMoved) return { kind: 'repeat', last: { error: contradictory(store.remote, move, refusal.why) } }
    const hint = refusal?.lock && isPath ? staleLock(refusal.lock) : undefined
    if (refusal?.passing && hint === undefined) return { kind: 'repeat', last: { refused: refusal.why } }
    if (refusal !== undefined) return { kind: 'refused', why: refusal.why, hint }
    if (fault?.passing) return { kind: 'repeat', last: { error: fault.error } }
    throw fault?.error ?? unknownFault(store.remote, stderr)
  }

  let takesBoth = true
  const followed = new Map<string, string>()

  /** Whatever keeps the two from moving together, the first one then moves alone, and so do all after it. */
  const pushBoth = async (first: Move, follower: Move): Promise<boolean> => {
    if (!takesBoth) return false
    failpoint('remote.push-both')
    const { code } = await call.once(pushOf([first, follower], isPath))
    failpoint('remote.pushed-both')
    takesBoth = code === 0
    if (takesBoth) followed.set(follower.ref, follower.oid)
    return takesBoth
  }

  const push: Remote['push'] = async ({ follower, ...wanted }) => {
    const result = await pushWanted(wanted, follower)
    const tip = result.kind === 'won' ? wanted.oid : result.kind === 'lost' ? result.actual : undefined
    if (tip) tips.set(wanted.ref, tip)
    else if (tip !== undefined) tips.delete(wanted.ref)
    return result
  }

  const pushWanted = async (wanted: Move, follower: Move | undefined): Promise<PushResult> => {
    const isThereAlready = followed.get(wanted.ref) === wanted.oid
    followed.delete(wanted.ref)
    if (isThereAlready || (follower && (await pushBoth(wanted, follower)))) return { kind: 'won' }
    for (let round = 0; ; round++) {
      const result = await pushOnce(wanted)
      if (result.kind !== 'repeat') return result
      if (await call.pause(round)) continue
      if ('error' in result.last) throw result.last.error
      return { kind: 'refused', why: result.last.refused }
    }
  }

  const remove: Remote['remove'] = async (names) => {
    if (names.length === 0) return
    const options = ['--porcelain', '--no-verify', '--no-signed', ...(isPath ? [`--receive-pack=${receivePack}`] : [])]
    await call.once(['push', ...options, remoteName, ...names.map((name) => `:${name}`)])
    for (const name of names) tips.delete(name)
  }

  const present = new Set<string>()
  const fetch = async (oids: readonly string[], args: readonly string[]): Promise<void> => {
    const unknown = oids.filter((oid) => !present.has(oid))
    const here = await Promise.all(unknown.map((oid) => isThere(store, oid)))
    const missing = unknown.filter((_, at) => !here[at])
    if (missing.length > 0) {
      failpoint('remote.fetch')
      await call.repeatedly([...args, remoteName, ...missing]).catch(async (error: unknown) => {
        if (!isUnadvertised(error)) throw error
        await call.repeatedly([...lazily, 'fetch', ...quietFetch, ...wholeHistory, remoteName, ...tips.keys()])
        for (const oid of missing) if (!(await isThere(store, oid))) throw error
      })
      failpoint('remote.fetched')
    }
    for (const oid of unknown) present.add(oid)
  }

  const wholeCommits = ['fetch', ...quietFetch, '--depth=1', '--no-filter']

  return {
    url: store.remote,
    isPath,
    refs,
    list,
    push,
    tip: (ref) => tips.get(ref),
    remove,
    fetchCommit: (oid) => fetch([oid], wholeCommits),
    fetchCommits: (oids) => fetch(oids, wholeCommits),
    fetchState: (oid) => fetch([oid], [...lazily, 'fetch', ...quietFetch, '--depth=1', '--filter=tree:2']),
  }
}

const contradictory = (remote: string, { ref, expected }: Omit<Move, 'oid'>, reason: string): RalphError =>
  new RalphError({
    code: 'REMOTE_FAILED',
    message: `The remote ${withoutCredentials(remote)} contradicts itself: a push finds that ${ref} has moved, and a look finds ${expected === null ? 'that there is none' : `it at ${expected}`}. Git says: ${reason}`,
    hint: 'Its answers may break off on the way, or it hides this ref from pushes (receive.hideRefs). Run again: nothing is lost.',
  })

/** What is written there would move another branch, a person's for instance, and what is read is that one. */
const symbolicRef = (remote: string, ref: string, target: string): RalphError =>
  new RalphError({
    code: 'REF_SYMBOLIC',
    message: `${ref} at ${withoutCredentials(remote)} is a symbolic ref to ${target}. Nothing was written.`,
    hint: `ralph never creates such a ref. Find out who did, then remove it: ${commandSpan('git', 'symbolic-ref', '--delete', ref)}.`,
  })

/** Exact names; a pattern matches the end of a longer name too: refs/x/refs/heads/y. */
const refsBy =
  (list: Remote['list']): Remote['refs'] =>
  async (names) => {
    const found = (await list(names)).refs
    return new Map(names.flatMap((name) => pairIfThere(name, found.get(name))))
  }

const pairIfThere = (name: string, oid: string | undefined): [string, string][] =>
  oid === undefined ? [] : [[name, oid]]

/** A remote that can be asked beforehand for what is going to be asked: one look for many questions. */
export interface AskedAhead extends Remote {
  /** Looks for all of these patterns; the next question for some of them is answered from this look, once. */
  lookAhead(patterns: readonly string[]): ReturnType<Remote['list']>
}

export function askedAhead(remote: Remote): AskedAhead {
  const answers = new Map<string, ReturnType<Remote['list']>>()

  const list: Remote['list'] = (patterns) => {
    const [answer, ...others] = new Set(patterns.map((pattern) => answers.get(pattern)))
    if (answer === undefined || others.length > 0) return remote.list(patterns)
    for (const pattern of patterns) answers.delete(pattern)
    return answer
  }

  return {
    ...remote,
    list,
    refs: refsBy(list),
    // What was seen of these refs before is no longer so.
    push: (push) => {
      for (const pattern of answers.keys()) {
        if (matches(pattern, push.ref) || (push.follower && matches(pattern, push.follower.ref)))
          answers.delete(pattern)
      }
      return remote.push(push)
    },
    async lookAhead(patterns) {
      const answer = remote.list(patterns)
      const seen = await answer
      for (const pattern of patterns) answers.set(pattern, answer)
      return seen
    },
  }
}

const matches = (pattern: string, ref: string): boolean =>
  pattern.endsWith('*') ? ref.startsWith(pattern.slice(0, -1)) : pattern === ref

/** A git that writes a ref holds its lock for some milliseconds. */
const longestHeldMs = 10_000

/**
 * What to do about a lock file that no git can still be writing, by its age; undefined for one that may be a rival's,
 * or that is gone by now. A lock names no owner, so that it is a person's to remove.
 */
function staleLock(path: string, now: number = Date.now()): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found || Math.abs(now - found.mtimeMs) < longestHeldMs) return undefined
  const since = new Date(found.mtimeMs).toISOString().slice(0, 19)
  return `That lock is of ${since}; git holds a lock only for a moment. If no git is running there: \`rm '${path}'\`, then run again; nothing is lost.`
}
