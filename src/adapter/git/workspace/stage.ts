import { RalphError } from '../../../core/error/error.ts'
import type { WorkTree } from '../files/work-tree.ts'
import { joinNul, type RawPath } from '../store/raw-path.ts'

export interface Refusal {
  readonly path: RawPath
  readonly why: string
}

/** Beyond so many files that git cannot read, the rest is not looked at one by one. */
const maxSingles = 20

/** Takes paths out of the private index. */
export async function unstage(tree: WorkTree, paths: readonly RawPath[]): Promise<void> {
  if (paths.length === 0) return
  await tree.git({ args: ['update-index', '--force-remove', '-z', '--stdin'], input: joinNul(paths) })
}

/**
 * Reads files into the store, once, and records them in the private index. A file that git cannot take (unreadable, an
 * encoding that its attributes demand and it does not have) does not spoil the others: it comes back by name.
 */
export async function stage(tree: WorkTree, paths: readonly RawPath[]): Promise<Refusal[]> {
  const refused: Refusal[] = []
  const add = async (some: readonly RawPath[]): Promise<void> => {
    if (some.length === 0) return
    const fault = await update(tree, some)
    if (fault === undefined) return
    if (some.length === 1 || refused.length >= maxSingles) {
      for (const path of some) refused.push({ path, why: `git cannot record it: ${fault}` })
      return
    }
    const half = Math.ceil(some.length / 2)
    await add(some.slice(0, half))
    await add(some.slice(half))
  }
  await add(paths)
  return refused
}

/** Git's words where it took nothing, undefined where it took everything. */
async function update(tree: WorkTree, paths: readonly RawPath[]): Promise<string | undefined> {
  try {
    const args = ['update-index', '--add', '--remove', '--replace', '-z', '--stdin']
    const { stderr } = await tree.git({ args, input: joinNul(paths) })
    // Git leaves out a path that it must not record and goes on; the index holds the others already.
    return /^Ignoring path /m.test(stderr) ? 'the path is not allowed' : undefined
  } catch (error) {
    if (!(error instanceof RalphError && error.code === 'GIT_FAILED')) throw error
    return error.message.split('\n').find((line) => /error: |fatal: /.test(line)) ?? error.message
  }
}
