import type { Git } from './exec.ts'

/** Whether the object database holds this commit. */
export async function isThere(git: Git, oid: string): Promise<boolean> {
  return (await git({ args: ['cat-file', '-e', `${oid}^{commit}`], allow: [1, 128] })).code === 0
}

/**
 * Reads many objects in one process. The answers stand in the order of `names` (`<commit>:<path>` and the like);
 * undefined where there is none. `lazy` are git arguments under which missing ones may be fetched.
 */
export async function readObjects(
  git: Git,
  names: readonly string[],
  lazy: readonly string[] = [],
): Promise<readonly ({ oid: string; type: string; content: Buffer } | undefined)[]> {
  const { stdout } = await git({
    args: [...lazy, 'cat-file', '--batch'],
    input: names.map((name) => `${name}\n`).join(''),
  })
  let at = 0
  return names.map(() => {
    const end = stdout.indexOf(0x0a, at)
    const [oid = '', type = '', size = ''] = stdout.toString('utf8', at, end).split(' ')
    at = end + 1
    if (!/^\d+$/.test(size)) return undefined
    const content = stdout.subarray(at, at + Number(size))
    at += Number(size) + 1
    return { oid, type, content }
  })
}
