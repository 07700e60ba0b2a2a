import type { Conflict } from '../../../schema/run/stop-reason.ts'
import { commandLine } from '../../text/command-line.ts'

/** The state does not grow with a base that was reformatted; git names all of them again. */
const keptFiles = 20

/** The remote's address without user, password or token: these commands are read by people. */
const withoutCredentials = (address: string): string => address.replace(/(\w:\/\/)[^/@\s'"]+@/g, '$1')

/**
 * How a person ends a conflict: merge into the work branch's tip and push that. The commands fit a clone of the remote
 * and the remote itself, where that is the user's own repository, and leave every local branch alone.
 */
export function mergeByHand(at: {
  readonly remote: string
  readonly workBranch: string
  /** What is merged: a local branch or commit, or one that has to be fetched first. */
  readonly merge: { readonly local: string } | { readonly fetched: string }
  readonly pair: Pick<Conflict, 'ours' | 'theirs'>
  readonly paths: readonly string[]
}): Conflict {
  const { workBranch, merge } = at
  const remote = withoutCredentials(at.remote)
  const mergeIt =
    'local' in merge
      ? [commandLine('git', 'merge', merge.local)]
      : [commandLine('git', 'fetch', remote, merge.fetched), 'git merge FETCH_HEAD']
  return {
    ...at.pair,
    files: at.paths.slice(0, keptFiles),
    total: at.paths.length,
    commands: [
      commandLine('git', 'fetch', remote, workBranch),
      'git switch --detach FETCH_HEAD',
      ...mergeIt,
      commandLine('git', 'push', remote, `HEAD:refs/heads/${workBranch}`),
      'git switch -',
    ],
  }
}
