import type { Git } from '../call/exec.ts'
import type { GitObject } from '../objects/object-reader.ts'
import type { Store } from './store.ts'

/** Whether the store holds this commit. */
export async function isThere({ objects }: Pick<Store, 'objects'>, oid: string): Promise<boolean> {
  return (await objects.read(`${oid}^{commit}`)) !== undefined
}

/** Parents as the commit names them; none where the store lacks it. */
export async function parentsOf({ objects }: Pick<Store, 'objects'>, commit: string): Promise<readonly string[]> {
  const text = (await objects.read(commit))?.content.toString('utf8') ?? ''
  const [header = ''] = text.split('\n\n', 1)
  return [...header.matchAll(/^parent (\S+)$/gm)].map(([, oid = '']) => oid)
}

/** The tree of a commit; undefined where the store lacks it. */
export async function treeOf({ objects }: Pick<Store, 'objects'>, commit: string): Promise<string | undefined> {
  return (await objects.look(`${commit}^{tree}`))?.oid
}

/**
 * Reads many objects in one process. The answers stand in the order of `names` (`<commit>:<path>` and the like);
 * undefined where there is none. `lazy` are git arguments under which missing ones may be fetched.
 */
export async function readObjects(
  git: Git,
  names: readonly string[],
  lazy: readonly string[] = [],
): Promise<readonly (GitObject | undefined)[]> {
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
