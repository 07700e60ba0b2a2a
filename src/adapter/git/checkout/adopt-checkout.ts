import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RalphError } from '../../../core/error/error.ts'
import { rememberSelfIgnored } from '../files/hidden-files.ts'
import { lookAt, type WorkTree, workTree } from '../files/work-tree.ts'
import { joinNul, type RawPath, splitNul } from '../store/raw-path.ts'
import type { Store } from '../store/store.ts'
import { restoreTree } from '../workspace/restore.ts'

export interface AdoptedCheckout {
  readonly store: Pick<Store, 'gitDir' | 'git' | 'files'>
  readonly directory: string
  readonly stateDir: string
  /** What is checked out. */
  readonly head: string
}

/**
 * Takes a runner's checkout as the workspace. Its index is copied, so that no file is written that is right already.
 * What earlier steps left untracked is environment, like ignored files: it is neither removed nor captured.
 */
export async function adoptCheckout(checkout: AdoptedCheckout, gitDir: string): Promise<void> {
  const tree = treeOf(checkout)
  rmSync(listOf(checkout), { force: true })
  const index = join(gitDir, 'index')
  if (existsSync(index)) copyFileSync(index, tree.index)
  else rmSync(tree.index, { force: true })
  const left = await untrackedIn(tree).catch(async (error: unknown) => {
    if (!(error instanceof RalphError && error.code === 'GIT_FAILED')) throw error
    // A split index, or one of a newer git: any other knows which files are tracked just as well.
    rmSync(tree.index, { force: true })
    await tree.git({ args: ['read-tree', checkout.head] })
    return untrackedIn(tree)
  })
  writeFileSync(listOf(checkout), joinNul(left))
  checkout.store.files.keep(checkout.stateDir, ['untracked-before'])
  leaveAlone(checkout)
  rememberSelfIgnored(tree, (await lookAt(tree)).ignored)
}

/** Leaves the files as they were checked out. What earlier steps had left is known only after `adoptCheckout`. */
export async function restoreCheckout(checkout: AdoptedCheckout): Promise<void> {
  if (!existsSync(listOf(checkout))) return
  leaveAlone(checkout)
  await restoreTree(treeOf(checkout), checkout.head)
}

const treeOf = ({ store, directory, stateDir }: AdoptedCheckout): WorkTree =>
  workTree({ git: store.git, directory, stateDir, index: 'index' })

const listOf = ({ stateDir }: AdoptedCheckout): string => join(stateDir, 'untracked-before')

async function untrackedIn(tree: WorkTree): Promise<RawPath[]> {
  const { stdout } = await tree.git({ args: ['ls-files', '-z', '--others', '--exclude-standard', '--directory'] })
  return splitNul(stdout)
}

/** By the store's own ignore rules: all that looks at the work tree goes by them. */
function leaveAlone(checkout: AdoptedCheckout): void {
  const info = join(checkout.store.gitDir, 'info')
  mkdirSync(info, { recursive: true })
  // A name with a line feed cannot be written as a rule: such a file goes.
  const left = splitNul(readFileSync(listOf(checkout))).filter((path) => !path.includes('\n'))
  const patterns = left.map(patternOf)
  writeFileSync(join(info, 'exclude'), patterns.map((pattern) => `${pattern}\n`).join(''), 'latin1')
  checkout.store.files.keep(checkout.store.gitDir, ['info/exclude'])
}

/** A path as a rule of gitignore(5) that means it alone. */
const patternOf = (path: RawPath): string => `/${path.replace(/[\\*?[\] ]/g, '\\$&')}`
