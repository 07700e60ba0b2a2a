import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Capture } from '../../../port/workspace.ts'
import { bytesOf, joinNul, type RawPath, rawPath, showPath, splitNul } from '../store/raw-path.ts'
import type { IndexEntry, WorkTree } from './work-tree.ts'

const maxListed = 20

/** At most 20 paths, and their total number. */
export const listHidden = (hidden: readonly RawPath[]): Capture['hidden'] => ({
  paths: hidden.slice(0, maxListed).map(showPath),
  total: hidden.length,
})

/**
 * Ignored files that the checkpoint's rules would have captured: new rules may be right, as for installed
 * dependencies, or hide work. `entries` are the checkpoint's, and the private index still has them.
 */
export async function hiddenFiles(
  tree: WorkTree,
  allIgnored: readonly RawPath[],
  entries: readonly IndexEntry[],
): Promise<RawPath[]> {
  const selfIgnored = readSelfIgnored(tree)
  const ignored = allIgnored.filter((path) => !isWithin(path, selfIgnored))
  if (ignored.length === 0) return []
  const rules = await checkpointRules(tree, entries)
  try {
    // Git only treats an existing path as a directory.
    for (const path of ignored) if (path.endsWith('/')) makeDirectory(rules, path)
    const newlyIgnored = await notIgnored(tree, rules, ignored)
    const folders = newlyIgnored.filter((path) => path.endsWith('/'))
    const files = newlyIgnored.filter((path) => !path.endsWith('/'))
    return [...files, ...(await notIgnored(tree, rules, await filesIn(tree, folders)))].sort()
  } finally {
    rmSync(rules, { recursive: true, force: true })
  }
}

/** Contains only the checkpoint's `.gitignore` files. */
async function checkpointRules(tree: WorkTree, entries: readonly IndexEntry[]): Promise<string> {
  const directory = join(tree.stateDir, 'rules')
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory)
  const files = entries.filter(({ mode, path }) => mode.startsWith('100') && basename(path) === '.gitignore')
  await tree.git({
    args: ['checkout-index', '--force', `--prefix=${directory}/`, '-z', '--stdin'],
    input: joinNul(files.map(({ path }) => path)),
  })
  return directory
}

function makeDirectory(rules: string, path: RawPath): void {
  try {
    mkdirSync(bytesOf(`${rawPath(rules)}/${path}`), { recursive: true })
  } catch (error) {
    // If a `.gitignore` of the checkpoint has that name, its rules cannot mean the directory.
    if (!['EEXIST', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

async function notIgnored(tree: WorkTree, rules: string, paths: readonly RawPath[]): Promise<RawPath[]> {
  if (paths.length === 0) return []
  // `./` because check-ignore has no literal pathspecs, and a name may begin with `:`.
  const { stdout } = await tree.git({
    args: ['check-ignore', '--no-index', '-z', '--stdin'],
    input: joinNul(paths.map((path) => `./${path}`)),
    cwd: rules,
    env: { GIT_WORK_TREE: rules, GIT_LITERAL_PATHSPECS: '0' },
    allow: [1],
  })
  const ignored = new Set(splitNul(stdout))
  return paths.filter((path) => !ignored.has(`./${path}`))
}

async function filesIn(tree: WorkTree, directories: readonly RawPath[]): Promise<RawPath[]> {
  if (directories.length === 0) return []
  const { stdout } = await tree.git({ args: ['ls-files', '-z', '--others', '--ignored', '--exclude-standard'] })
  const folders = new Set(directories)
  return splitNul(stdout).filter((path) => isWithin(path, folders))
}

const isWithin = (path: RawPath, directories: ReadonlySet<RawPath>): boolean =>
  parents(path).some((parent) => directories.has(parent))

function parents(path: RawPath): RawPath[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}/`)
}

const listFile = (tree: WorkTree): string => join(tree.stateDir, 'self-ignored')

/**
 * Remembers directories with a `.gitignore` that ignores themselves, as `python -m venv` makes them. Called after
 * set-up: what set-up made is environment, but the agent's own such directories are not.
 */
export function rememberSelfIgnored(tree: WorkTree, ignored: readonly RawPath[]): void {
  const rules = ignored.filter((path) => path.endsWith('/.gitignore'))
  writeFileSync(listFile(tree), joinNul(rules.map((path) => path.slice(0, -'.gitignore'.length))))
}

export const forgetSelfIgnored = (tree: WorkTree): void => rmSync(listFile(tree), { force: true })

export const readSelfIgnored = (tree: WorkTree): ReadonlySet<RawPath> =>
  new Set(existsSync(listFile(tree)) ? splitNul(readFileSync(listFile(tree))) : [])
