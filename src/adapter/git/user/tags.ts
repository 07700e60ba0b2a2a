import type { Tag } from '../call/history-source.ts'
import { type Environment, userGit } from '../call/user-git.ts'

/** The user's tags: without them `git describe` in the workspace fails, and with it many a build (measured). */
export async function readTags(toplevel: string, env: Environment): Promise<Tag[]> {
  const git = userGit(toplevel, env)
  const { stdout } = await git({ args: ['for-each-ref', '--format=%(objectname) %(refname:lstrip=2)', 'refs/tags'] })
  const lines = stdout
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
  return lines.map((line) => ({ oid: line.slice(0, line.indexOf(' ')), name: line.slice(line.indexOf(' ') + 1) }))
}
