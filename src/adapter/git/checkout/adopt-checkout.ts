import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RalphError } from '../../../core/error/error.ts'
import { rememberSelfIgnored } from '../files/hidden-files.ts'
import { compareWithIndex, type WorkTree, workTree } from '../files/work-tree.ts'
import { joinNul, type RawPath, splitNul } from '../store/raw-path.ts'
import type { Store } from '../store/store.ts'
import { restoreTree } from '../workspace/restore.ts'

export interface AdoptedCheckout {
  readonly store: Pick<Store, 'gitDir' | 'git' | 'files'>
  readonly directory: string
  readonly stateDir: string
  /** The commit that is checked out. */
  readonly head: string
}

/**
 * Uses a runner's checkout as the workspace. Its index is copied, so that correct files are not written again.
 * Untracked files of earlier steps are environment: neither removed nor captured.
 */
export async function adoptCheckout(checkout: AdoptedCheckout, gitDir: string): Promise<void> {
  const tree = workTreeOf(checkout)
  rmSync(untrackedListFile(checkout), { force: true })
  const index = join(gitDir, 'index')
  if (existsSync(index)) copyFileSync(index, tree.index)
  else rmSync(tree.index, { force: true })
  const untracked = await untrackedIn(tree).catch(async (error: unknown) => {
    if (!(error instanceof RalphError && error.code === 'GIT_FAILED')) throw error
    // A split index, or one of a newer git. Any index tells which files are tracked.
    rmSync(tree.index, { force: true })
    await tree.git({ args: ['read-tree', checkout.head] })
    return untrackedIn(tree)
  })
  writeFileSync(untrackedListFile(checkout), joinNul(untracked))
  checkout.store.files.record(checkout.stateDir, ['untracked-before'])
  excludeUntracked(checkout)
  rememberSelfIgnored(tree, (await compareWithIndex(tree)).ignored)
}

/** Keeps untracked files of earlier steps; needs `adoptCheckout` first. */
export async function restoreCheckout(checkout: AdoptedCheckout): Promise<void> {
  if (!existsSync(untrackedListFile(checkout))) return
  excludeUntracked(checkout)
  await restoreTree(workTreeOf(checkout), checkout.head)
}

const workTreeOf = ({ store, directory, stateDir }: AdoptedCheckout): WorkTree =>
  workTree({ git: store.git, directory, stateDir, index: 'index' })

const untrackedListFile = ({ stateDir }: AdoptedCheckout): string => join(stateDir, 'untracked-before')

async function untrackedIn(tree: WorkTree): Promise<RawPath[]> {
  const { stdout } = await tree.git({ args: ['ls-files', '-z', '--others', '--exclude-standard', '--directory'] })
  return splitNul(stdout)
}

/** Uses the store's ignore rules, which all calls of git obey. */
function excludeUntracked(checkout: AdoptedCheckout): void {
  const info = join(checkout.store.gitDir, 'info')
  mkdirSync(info, { recursive: true })
  // A name with a line feed cannot be a rule, so such a file is removed.
  const untracked = splitNul(readFileSync(untrackedListFile(checkout))).filter((path) => !path.includes('\n'))
  const patterns = untracked.map(patternOf)
  writeFileSync(join(info, 'exclude'), patterns.map((pattern) => `${pattern}\n`).join(''), 'latin1')
  checkout.store.files.record(checkout.store.gitDir, ['info/exclude'])
}

/** A gitignore(5) rule that matches only this path. */
const patternOf = (path: RawPath): string => `/${path.replace(/[\\*?[\] ]/g, '\\$&')}`
