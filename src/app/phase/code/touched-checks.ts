import { commandFiles, filesReached } from '../../../core/guard/machinery.ts'
import { commandsOfChecks } from '../../../core/guard/manifest-changes.ts'
import type { ChangedText } from '../../../core/guard/test-changes.ts'
import { type CheckContext, mattersToChecks, type TouchedCheck, testGuard } from '../../../core/guard/test-guard.ts'
import type { Workspace } from '../../../port/workspace.ts'
import type { Check } from '../../../schema/check/check.ts'
import type { Change } from '../../../schema/run/dossier.ts'

/** Larger files are reported as changed without being read. */
const readBytes = 1024 * 1024
const maxFiles = 2_000
const maxScripts = 100
const maxTriedPaths = 600

interface Trees {
  readonly tree: string
  readonly start: string
  readonly changes: readonly Change[]
}

type Read = (treeish: string, path: string) => Promise<string | undefined>

/** The changes of what the checks run, from the contents on both sides. */
export async function touchedChecks(
  workspace: Pick<Workspace, 'readCaptured'>,
  checks: readonly Check[],
  trees: Trees,
): Promise<TouchedCheck[]> {
  if (trees.changes.length === 0) return []
  const read: Read = async (treeish, path) => {
    const content = await workspace.readCaptured(treeish, path, readBytes)
    return content && new TextDecoder('utf-8').decode(content)
  }
  const context: CheckContext = { checks, machinery: await findMachinery(checks, trees, read) }
  const files: ChangedText[] = []
  for (const { path, action, mode } of trees.changes) {
    if (!mattersToChecks(path, context)) continue
    const isRead = files.length < maxFiles
    const before = action === 'created' || !isRead ? undefined : await read(trees.start, path)
    const after = action === 'deleted' || !isRead ? undefined : await read(trees.tree, path)
    files.push({ path, action, before, after, isLink: mode === '120000' })
  }
  return testGuard(files, context)
}

/** Files that the checks' commands reach, before or after the change, with the check. */
async function findMachinery(checks: readonly Check[], trees: Trees, read: Read): Promise<Map<string, string>> {
  const changed = new Set(trees.changes.map(({ path }) => path))
  const machinery = new Map<string, string>()
  const triedPaths = new Set<string>()
  const texts = async (path: string): Promise<string[]> => {
    const sides = [trees.start, ...(changed.has(path) ? [trees.tree] : [])]
    const contents = await Promise.all(sides.map((side) => read(side, path)))
    return contents.filter((text) => text !== undefined)
  }
  const todo: { path: string; run: string; directory: string }[] = []
  const add = (paths: readonly string[], run: string, directory: string): void => {
    for (const path of paths) {
      if (triedPaths.has(path) || triedPaths.size >= maxTriedPaths) continue
      triedPaths.add(path)
      todo.push({ path, run, directory })
    }
  }
  for (const check of checks) {
    const { run, working_directory: directory } = check
    const manifests = [...new Set(['package.json', directory === '.' ? 'package.json' : `${directory}/package.json`])]
    const scripts = await Promise.all(manifests.map(texts))
    const commands = [run, ...scripts.flat().flatMap((manifest) => commandsOfChecks(manifest, [check]))]
    add(
      commands.flatMap((command) => commandFiles(command, [directory])),
      run,
      directory,
    )
  }
  for (let next = todo.shift(); next !== undefined && machinery.size < maxScripts; next = todo.shift()) {
    const { path, run, directory } = next
    const contents = await texts(path)
    if (contents.length === 0) continue
    machinery.set(path, run)
    for (const text of contents) add(filesReached(path, text, directory), run, directory)
  }
  return machinery
}
