import { statSync } from 'node:fs'
import { RalphError } from '../../../core/error/error.ts'
import { commandSpan } from '../../../core/text/report-context.ts'
import { failpoint } from '../../failpoint.ts'
import { pushRefusal } from '../call/push-refusal.ts'
import { type RetryLimits, remoteCall, transportFault, unknownFault } from '../call/remote-call.ts'
import { isPathRemote, lazyFetch, quietFetch, remoteName, withoutCredentials } from '../call/remote-url.ts'
import { hasCommit, type Store } from '../store/store.ts'

type PushResult =
  | { kind: 'won' }
  | { kind: 'lost'; actual: string | null }
  /** The ref has the expected value, but the remote rejects the update. */
  | { kind: 'refused'; why: string; hint?: string | undefined }

interface Move {
  readonly ref: string
  readonly oid: string
  readonly expected: string | null
}

interface Push extends Move {
  /** A ref to move in the same atomic update; otherwise it needs a push of its own. */
  readonly follower?: Move | undefined
}

/** Every method throws RalphError `REMOTE_…` for a transport fault, after bounded retries. */
export interface Remote {
  readonly url: string
  readonly isPath: boolean
  /** Oids of those refs that exist. */
  refs(names: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Refs by git's patterns (`refs/heads/x/*`), and the branch of HEAD. */
  list(patterns: readonly string[]): Promise<{ refs: ReadonlyMap<string, string>; head: string | null }>
  /** Compare-and-swap of one ref. It may move backwards: descent is the caller's rule. */
  push(push: Push): Promise<PushResult>
  /** Removes as many as it can, in one push, without a fault for the others. */
  remove(refs: readonly string[]): Promise<void>
  tip(ref: string): string | undefined
  fetchCommit(oid: string): Promise<void>
  fetchCommits(oids: readonly string[]): Promise<void>
  /** Only its top-level files (docs/design.md#state-tree). */
  fetchState(oid: string): Promise<void>
}

/** No hooks, no cleanup, no configured command: below C2 an agent can write them. */
const receivePack = [
  ...['GIT_NO_LAZY_FETCH=1', 'git', '-c core.hooksPath=/dev/null', '-c core.alternateRefsCommand=true'],
  ...['-c receive.denyCurrentBranch=refuse', '-c receive.autogc=false', 'receive-pack'],
].join(' ')

function pushArguments(moves: readonly Move[], isPath: boolean): readonly string[] {
  return [
    ...['push', '--porcelain', '--no-verify', '--no-signed', ...(moves.length > 1 ? ['--atomic'] : [])],
    ...moves.map(({ ref, expected }) => `--force-with-lease=${ref}:${expected ?? ''}`),
    ...(isPath ? [`--receive-pack=${receivePack}`] : []),
    ...[remoteName, ...moves.map(({ ref, oid }) => `${oid}:${ref}`)],
  ]
}

/** Servers with protocol version 1 only give out tips, so a tip that was listed is fetched completely. */
const completeHistory = ['--no-filter', '--depth=2147483647']

const isUnadvertised = (error: unknown): boolean =>
  error instanceof RalphError && /unadvertised object|not our ref/i.test(error.message)

export function remoteAt({ store, ...retryLimits }: { store: Store } & RetryLimits): Remote {
  const isPath = isPathRemote(store.remote)
  const call = remoteCall(store.git, store.remote, retryLimits)

  const tips = new Map<string, string>()

  /** For git, a broken answer can look like an empty repository (tried), so it is asked twice. */
  const listing = async (args: readonly string[]): Promise<Buffer> => {
    const { stdout } = await call.repeatedly(args)
    return stdout.length > 0 || isPath ? stdout : (await call.repeatedly(args)).stdout
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
    const symbolicMatch = symbolic.find(([name]) => patterns.includes(name))
    if (symbolicMatch) throw symbolicRef(store.remote, symbolicMatch[0], symbolicMatch[1].slice('ref: '.length))
    const refs = new Map(rows.filter((row) => !symbolic.includes(row)))
    const head = symbolic.find(([name]) => name === 'HEAD')?.[1].slice('ref: refs/heads/'.length) ?? null
    for (const [name, oid] of refs) tips.set(name, oid)
    return { refs, head }
  }

  const refs = refsFrom(list)

  /** Reads the remote after a failed push. `repeat`: nothing moved, and a retry may work. */
  const pushOnce = async ({ ref, oid, expected }: Move): Promise<PushResult | { kind: 'repeat'; last: Outcome }> => {
    failpoint('remote.push')
    const result = await call.once(pushArguments([{ ref, oid, expected }], isPath))
    failpoint('remote.pushed')
    if (result.code === 0) return { kind: 'won' }
    // A push whose answer was lost may have arrived (failure model G2).
    const actual = (await refs([ref])).get(ref) ?? null
    if ((actual ?? '') === oid) return { kind: 'won' }
    if (actual !== expected) return { kind: 'lost', actual }
    return classifyFailure({ ref, expected }, result.stdout.toString('utf8'), result.stderr)
  }

  type Outcome = { refused: string } | { error: Error }

  const classifyFailure = (
    move: Omit<Move, 'oid'>,
    stdout: string,
    stderr: string,
  ): PushResult | { kind: 'repeat'; last: Outcome } => {
    const fault = transportFault(store.remote, stderr)
    if (fault?.error.code === 'REMOTE_FULL') throw fault.error
    const refusal = pushRefusal(stdout, stderr)
    // A broken answer lists no refs, so git believes that ours has moved.
    if (refusal?.saysMoved) return { kind: 'repeat', last: { error: contradictory(store.remote, move, refusal.why) } }
    const hint = refusal?.lock && isPath ? staleLockHint(refusal.lock) : undefined
    if (refusal?.transient && hint === undefined) return { kind: 'repeat', last: { refused: refusal.why } }
    if (refusal !== undefined) return { kind: 'refused', why: refusal.why, hint }
    if (fault?.transient) return { kind: 'repeat', last: { error: fault.error } }
    throw fault?.error ?? unknownFault(store.remote, stderr)
  }

  let supportsAtomic = true
  const pushedAlong = new Map<string, string>()

  /** If that fails, all later pushes move the refs one by one. */
  const pushAtomically = async (first: Move, follower: Move): Promise<boolean> => {
    if (!supportsAtomic) return false
    failpoint('remote.push-both')
    const { code } = await call.once(pushArguments([first, follower], isPath))
    failpoint('remote.pushed-both')
    supportsAtomic = code === 0
    if (supportsAtomic) pushedAlong.set(follower.ref, follower.oid)
    return supportsAtomic
  }

  const push: Remote['push'] = async ({ follower, ...move }) => {
    const result = await pushWithRetry(move, follower)
    const tip = result.kind === 'won' ? move.oid : result.kind === 'lost' ? result.actual : undefined
    if (tip) tips.set(move.ref, tip)
    else if (tip !== undefined) tips.delete(move.ref)
    return result
  }

  const pushWithRetry = async (move: Move, follower: Move | undefined): Promise<PushResult> => {
    const wasPushedAlong = pushedAlong.get(move.ref) === move.oid
    pushedAlong.delete(move.ref)
    if (wasPushedAlong || (follower && (await pushAtomically(move, follower)))) return { kind: 'won' }
    for (let round = 0; ; round++) {
      const result = await pushOnce(move)
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

  const presentOids = new Set<string>()
  const fetch = async (oids: readonly string[], args: readonly string[]): Promise<void> => {
    const unchecked = oids.filter((oid) => !presentOids.has(oid))
    const isPresent = await Promise.all(unchecked.map((oid) => hasCommit(store, oid)))
    const missing = unchecked.filter((_, index) => !isPresent[index])
    if (missing.length > 0) {
      failpoint('remote.fetch')
      await call.repeatedly([...args, remoteName, ...missing]).catch(async (error: unknown) => {
        if (!isUnadvertised(error)) throw error
        await call.repeatedly([...lazyFetch, 'fetch', ...quietFetch, ...completeHistory, remoteName, ...tips.keys()])
        for (const oid of missing) if (!(await hasCommit(store, oid))) throw error
      })
      failpoint('remote.fetched')
    }
    for (const oid of unchecked) presentOids.add(oid)
  }

  const commitFetch = ['fetch', ...quietFetch, '--depth=1', '--no-filter']

  return {
    url: store.remote,
    isPath,
    refs,
    list,
    push,
    tip: (ref) => tips.get(ref),
    remove,
    fetchCommit: (oid) => fetch([oid], commitFetch),
    fetchCommits: (oids) => fetch(oids, commitFetch),
    fetchState: (oid) => fetch([oid], [...lazyFetch, 'fetch', ...quietFetch, '--depth=1', '--filter=tree:2']),
  }
}

const contradictory = (remote: string, { ref, expected }: Omit<Move, 'oid'>, reason: string): RalphError =>
  new RalphError({
    code: 'REMOTE_FAILED',
    message: `The remote ${withoutCredentials(remote)} contradicts itself: a push finds that ${ref} has moved, and a look finds ${expected === null ? 'that there is none' : `it at ${expected}`}. Git says: ${reason}`,
    hint: 'Its answers may break off on the way, or it hides this ref from pushes (receive.hideRefs). Run again: nothing is lost.',
  })

/** A symbolic ref would make us read and write another branch. */
const symbolicRef = (remote: string, ref: string, target: string): RalphError =>
  new RalphError({
    code: 'REF_SYMBOLIC',
    message: `${ref} at ${withoutCredentials(remote)} is a symbolic ref to ${target}. Nothing was written.`,
    hint: `ralph never creates such a ref. Find out who did, then remove it: ${commandSpan('git', 'symbolic-ref', '--delete', ref)}.`,
  })

/** Exact names only, since a pattern also matches the end of a longer name: refs/x/refs/heads/y. */
const refsFrom =
  (list: Remote['list']): Remote['refs'] =>
  async (names) => {
    const existing = (await list(names)).refs
    return new Map(names.flatMap((name) => entryIfPresent(name, existing.get(name))))
  }

const entryIfPresent = (name: string, oid: string | undefined): [string, string][] =>
  oid === undefined ? [] : [[name, oid]]

/** Can prefetch several listings with one request. */
export interface PrefetchingRemote extends Remote {
  /** Lists these patterns; the next `list` or `refs` for some of them uses this result, once. */
  lookAhead(patterns: readonly string[]): ReturnType<Remote['list']>
}

export function withPrefetch(remote: Remote): PrefetchingRemote {
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
    refs: refsFrom(list),
    push: (push) => {
      for (const pattern of answers.keys()) {
        if (matches(pattern, push.ref) || (push.follower && matches(pattern, push.follower.ref)))
          answers.delete(pattern)
      }
      return remote.push(push)
    },
    async lookAhead(patterns) {
      const answer = remote.list(patterns)
      const listing = await answer
      for (const pattern of patterns) answers.set(pattern, answer)
      return listing
    },
  }
}

const matches = (pattern: string, ref: string): boolean =>
  pattern.endsWith('*') ? ref.startsWith(pattern.slice(0, -1)) : pattern === ref

const maxLockMs = 10_000

/** The hint for a lock that is too old to be in use. Only a person may remove it, since it names no owner. */
function staleLockHint(path: string, now: number = Date.now()): string | undefined {
  const lock = statSync(path, { throwIfNoEntry: false })
  if (!lock || Math.abs(now - lock.mtimeMs) < maxLockMs) return undefined
  const lockedAt = new Date(lock.mtimeMs).toISOString().slice(0, 19)
  return `That lock is of ${lockedAt}; git holds a lock only for a moment. If no git is running there: \`rm '${path}'\`, then run again; nothing is lost.`
}
