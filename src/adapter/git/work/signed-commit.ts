import { RalphError } from '../../../core/error/error.ts'
import { withinSentence } from '../../../core/text/one-line.ts'
import type { SignCommit, SignedCommit } from '../../../port/work-branch.ts'
import type { Remote } from '../remote/remote.ts'
import type { Store } from '../store/store.ts'

/** Another job of the run may stage at the same time. */
const maxTries = 5

/** Lets the server create the commit again with a signature; fetches it and returns its oid. */
export type Sign = (
  commit: string,
  content: { tree: string; parents: readonly string[]; message: string },
) => Promise<string>

/**
 * The server signs only commits that it creates from objects that it has. The unsigned commit brings them there under
 * a ref that is no branch, so no branch rule applies. A job that dies in between leaves an unreferenced object.
 */
export function commitSigner(options: {
  store: Store
  remote: Remote
  /** Full name of the work branch's ref. */
  ref: string
  sign: SignCommit
}): Sign {
  const { store, remote, sign } = options
  const stagingRef = `refs/ralph/staged/${options.ref.replace(/^refs\/heads\//, '')}`

  async function pushToStaging(commit: string): Promise<void> {
    let expected = remote.tip(stagingRef) ?? (await remote.refs([stagingRef])).get(stagingRef) ?? null
    for (let round = 0; round < maxTries; round++) {
      const result = await remote.push({ ref: stagingRef, oid: commit, expected })
      if (result.kind === 'won') return
      if (result.kind === 'refused') throw notStaged(remote.url, result.why)
      expected = result.actual
    }
    throw notStaged(remote.url, 'other jobs write there at the same time')
  }

  /** Writes the same object locally; fetches it if the result differs. */
  async function storeSigned({ oid, payload, signature }: SignedCommit): Promise<string> {
    const { stdout } = await store.git({
      args: ['hash-object', '-t', 'commit', '-w', '--stdin'],
      input: signedObject(payload, signature),
    })
    if (stdout.toString('utf8').trim() !== oid) await remote.fetchCommit(oid)
    return oid
  }

  return async (commit, content) => {
    await pushToStaging(commit)
    return storeSigned(await sign(content))
  }
}

/** The signature is the last header; its further lines begin with a space. */
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
