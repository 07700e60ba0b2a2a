import type { Git } from '../call/exec.ts'

/** Local branches, remote-tracking branches and tags; empty if the commit is missing. */
export async function refsContaining(git: Git, commit: string): Promise<readonly string[]> {
  const args = [
    'for-each-ref',
    `--contains=${commit}`,
    '--format=%(refname)',
    'refs/heads',
    'refs/remotes',
    'refs/tags',
  ]
  const { code, stdout } = await git({ args, allow: [128, 129] })
  return code === 0 ? stdout.toString('utf8').split('\n').filter(Boolean) : []
}
