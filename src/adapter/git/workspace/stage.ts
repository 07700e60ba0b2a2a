import { RalphError } from '../../../core/error/error.ts'
import type { WorkTree } from '../files/work-tree.ts'
import { joinNul, type RawPath } from '../store/raw-path.ts'

export interface Refusal {
  readonly path: RawPath
  readonly why: string
}

/** After this many unreadable files, the rest is refused without a search for the bad ones. */
const maxUnreadable = 20

export async function unstage(tree: WorkTree, paths: readonly RawPath[]): Promise<void> {
  if (paths.length === 0) return
  await tree.git({ args: ['update-index', '--force-remove', '-z', '--stdin'], input: joinNul(paths) })
}

/** Adds files to the private index. If git cannot read a file, the others are still added. */
export async function stage(tree: WorkTree, paths: readonly RawPath[]): Promise<Refusal[]> {
  const refused: Refusal[] = []
  const add = async (batch: readonly RawPath[]): Promise<void> => {
    if (batch.length === 0) return
    const fault = await tryAdd(tree, batch)
    if (fault === undefined) return
    if (batch.length === 1 || refused.length >= maxUnreadable) {
      for (const path of batch) refused.push({ path, why: `git cannot record it: ${fault}` })
      return
    }
    const half = Math.ceil(batch.length / 2)
    await add(batch.slice(0, half))
    await add(batch.slice(half))
  }
  await add(paths)
  return refused
}

/** Git's message, or undefined if it took everything. */
async function tryAdd(tree: WorkTree, paths: readonly RawPath[]): Promise<string | undefined> {
  try {
    const args = ['update-index', '--add', '--remove', '--replace', '-z', '--stdin']
    const { stderr } = await tree.git({ args, input: joinNul(paths) })
    // Git skips a path that it must not record, and adds the others.
    return /^Ignoring path /m.test(stderr) ? 'the path is not allowed' : undefined
  } catch (error) {
    if (!(error instanceof RalphError && error.code === 'GIT_FAILED')) throw error
    return error.message.split('\n').find((line) => /error: |fatal: /.test(line)) ?? error.message
  }
}
