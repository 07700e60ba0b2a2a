import { RalphError } from '../../../core/error/error.ts'
import { withinSentence } from '../../../core/text/one-line.ts'
import type { SignCommit, SignedCommit } from '../../../port/work-branch.ts'
import type { Remote } from '../remote/remote.ts'
import type { Store } from '../store/store.ts'

/** Another job of the same run may stage at the same moment. */
const tries = 5

/** Has a commit of the store made again by the server, signed; returns its oid. The store holds it then. */
export type Sign = (
  commit: string,
  as: { tree: string; parents: readonly string[]; message: string },
) => Promise<string>

/**
 * The server signs only what it makes itself, of objects that it has: the unsigned commit brings them under a ref that
 * is no branch, so that no rule for branches looks at it. Nothing of the run names a commit before it is signed, so
 * the state stays the only commit point: a job that dies in between leaves an object that nothing shows.
 */
export function signing(options: {
  store: Store
  remote: Remote
  /** Full name of the work branch's ref. */
  ref: string
  sign: SignCommit
}): Sign {
  const { store, remote, sign } = options
  const staged = `refs/ralph/staged/${options.ref.replace(/^refs\/heads\//, '')}`

  async function stage(commit: string): Promise<void> {
    let expected = remote.tip(staged) ?? (await remote.refs([staged])).get(staged) ?? null
    for (let round = 0; round < tries; round++) {
      const result = await remote.push({ ref: staged, oid: commit, expected })
      if (result.kind === 'won') return
      if (result.kind === 'refused') throw notStaged(remote.url, result.why)
      expected = result.actual
    }
    throw notStaged(remote.url, 'other jobs write there at the same time')
  }

  /** The very object, byte by byte; where the server words its answer otherwise, it is fetched. */
  async function adopt({ oid, payload, signature }: SignedCommit): Promise<string> {
    const { stdout } = await store.git({
      args: ['hash-object', '-t', 'commit', '-w', '--stdin'],
      input: signedObject(payload, signature),
    })
    if (stdout.toString('utf8').trim() !== oid) await remote.fetchCommit(oid)
    return oid
  }

  return async (commit, as) => {
    await stage(commit)
    return adopt(await sign(as))
  }
}

/** The signature is the last header, each of its further lines behind a space. */
function signedObject(payload: string, signature: string): string {
  const end = payload.indexOf('\n\n')
  const lines = signature.trimEnd().split('\n').join('\n ')
  return `${payload.slice(0, end)}\ngpgsig ${lines}${payload.slice(end)}`
}

const notStaged = (remote: string, why: string): RalphError =>
  new RalphError({
    code: 'COMMIT_NOT_STAGED',
    message: `${remote} does not accept the objects of a commit that GitHub should sign: ${withinSentence(why)}.`,
    hint: 'Allow refs/ralph/staged/ there, or set `commit-mode: git`.',
  })
