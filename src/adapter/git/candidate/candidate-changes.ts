import { inEmbeddedRepository } from '../../../core/guard/embedded-repository.ts'
import type { Capture } from '../../../port/workspace.ts'
import type { Change } from '../../../schema/run/change.ts'
import type { Git } from '../call/exec.ts'
import { holdsGitLookAlike } from '../files/git-look-alike.ts'
import { type TargetOf, whyLinkLeaves } from '../files/leaving-link.ts'
import { type RawPath, rawPath, showPath, splitNul } from '../objects/raw-path.ts'
import { objectSizes, type TreeDifference, treeDifferences } from '../objects/tree-differences.ts'
import { readObjects } from '../store/object.ts'

const link = '120000'
const module = '160000'

/**
 * What lies between a checkpoint and a tree that others made, and what of it may not be committed at all. The same rules
 * as of a capture (`capture.ts`), by git's objects alone: nothing of it was written to a disk yet.
 */
export async function candidateChanges(
  git: Git,
  { from, to }: { from: string; to: string },
): Promise<Pick<Capture, 'changes' | 'refused'>> {
  const rows = await treeDifferences(git, { from, to })
  const kept = rows.filter(({ status, mode }) => status !== 'D' && mode !== module)
  const sizes = await objectSizes(
    git,
    kept.map(({ oid }) => oid),
  )
  const files = rows.length > 0 ? await filesOf(git, to) : []
  const targetOf = kept.some(({ mode }) => mode === link) ? await linksOf(git, files) : () => undefined
  const isEmbedded = inEmbeddedRepository(files.map(({ path }) => showPath(path)))
  return {
    changes: rows.map((row) => change(row, sizes)),
    refused: rows.flatMap((row) => {
      const why = isEmbedded(showPath(row.path)) ? 'a git repository inside the tree' : whyRefused(row, targetOf)
      return why === undefined ? [] : [{ path: showPath(row.path), why }]
    }),
  }
}

const actions: Record<string, Change['action']> = { A: 'created', D: 'deleted' }

function change({ path, mode, oid, status }: TreeDifference, sizes: ReadonlyMap<string, number>): Change {
  const action = actions[status] ?? 'modified'
  const gone = action === 'deleted'
  return { path: showPath(path), action, bytes: gone ? 0 : (sizes.get(oid) ?? 0), mode: gone ? null : mode }
}

function whyRefused({ path, before, mode }: TreeDifference, targetOf: TargetOf): string | undefined {
  if (before === module || mode === module) return 'a changed submodule'
  if (holdsGitLookAlike(path)) return 'a name that some file systems take for .git'
  // Guards and reports compare names as text.
  if (rawPath(showPath(path)) !== path) return 'a name that is not UTF-8'
  if (mode !== link) return undefined
  return path.endsWith('.gitmodules') ? 'a link in place of .gitmodules' : whyLinkLeaves(targetOf, path)
}

interface TreeFile {
  readonly mode: string
  readonly oid: string
  readonly path: RawPath
}

async function filesOf(git: Git, tree: string): Promise<TreeFile[]> {
  const { stdout } = await git({ args: ['ls-tree', '-r', '-z', '--full-tree', tree] })
  return splitNul(stdout).map((entry) => {
    const [head = '', path = ''] = entry.split('\t')
    const [mode = '', , oid = ''] = head.split(' ')
    return { mode, oid, path }
  })
}

async function linksOf(git: Git, files: readonly TreeFile[]): Promise<TargetOf> {
  const links = files.filter(({ mode }) => mode === link)
  const found = await readObjects(
    git,
    links.map(({ oid }) => oid),
  )
  const targets = new Map(links.map(({ path }, at) => [path, found[at]?.content.toString('latin1')]))
  return (path) => targets.get(path)
}
