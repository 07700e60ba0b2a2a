import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Git, gitAt, runGit } from '../call/exec.ts'
import { type Patience, remoteCall } from '../call/remote-call.ts'
import { remoteName } from '../call/remote-name.ts'
import type { Store } from '../store/store.ts'

/**
 * A git that holds a state commit with all its files: the store where it does, else a directory beside it, filled by one
 * fetch. One after the other they would cost a round trip for each iteration, and the store must not learn of them.
 */
export function wholeState({ store, ...patience }: { store: Store } & Patience): (commit: string) => Promise<Git> {
  const gitDir = join(store.gitDir, '..', 'whole.git')
  const git = gitAt(gitDir, store.env)
  return async (commit) => {
    const args = ['rev-list', '--objects', '--no-walk', '--missing=print', commit]
    const { stdout } = await store.git({ args, allow: [128] })
    if (stdout.length > 0 && !/^\?/m.test(stdout.toString('utf8'))) return store.git
    if (!existsSync(gitDir)) {
      const format = `--object-format=${store.objectFormat}`
      await runGit([], store.env, { args: ['init', '--quiet', '--bare', '--template=', format, gitDir] })
    }
    const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance']
    await remoteCall(git, store.remote, patience).repeatedly(['fetch', ...quiet, '--depth=1', remoteName, commit])
    return git
  }
}
