import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { settings } from '../src/core/config/table/settings.ts'
import { RunEvent } from '../src/schema/run/event.ts'
import { grouped, roomOf, type SourceFile, sourceFiles } from './source-files.ts'
import { exportedTypesIn, storedNamesIn, syntaxOf } from './syntax.ts'

/** How large the program is: `src` without its tests. */
export type ProgramSize = Readonly<
  Record<
    | ('files' | 'lines' | 'files with one importer' | 'exported types' | 'their names that stand twice')
    | ('settings' | 'events' | 'stored fields'),
    number
  >
>

export function sizeOf(files: readonly SourceFile[]): ProgramSize {
  const trees = files.map((file) => ({ path: file.path, tree: syntaxOf(file) }))
  const types = trees.flatMap(({ tree }) => exportedTypesIn(tree))
  const schemas = trees.filter(({ path }) => path.startsWith('src/schema/'))
  return {
    files: files.length,
    lines: files.reduce((sum, { text }) => sum + linesOf(text), 0),
    'files with one importer': withOneImporter(files).length,
    'exported types': types.length,
    'their names that stand twice': types.length - new Set(types).size,
    settings: Object.keys(settings).length,
    events: RunEvent.options.length,
    'stored fields': schemas.flatMap(({ tree }) => storedNamesIn(tree)).length,
  }
}

/** Files that exactly one other file imports: each may be a part of that one. */
export function withOneImporter(files: readonly SourceFile[]): string[] {
  const importers = new Map<string, number>()
  for (const { path, text } of files) {
    const targets = [...text.matchAll(/\b(?:from|import\()\s*'(\.[^']+)'/g)].map(([, target = '']) =>
      posix.join(posix.dirname(path), target),
    )
    for (const target of new Set(targets)) importers.set(target, (importers.get(target) ?? 0) + 1)
  }
  return files.map(({ path }) => path).filter((path) => importers.get(path) === 1)
}

const linesOf = (text: string): number => text.split('\n').length - 1

/** Files and lines of each room. */
function rooms(files: readonly SourceFile[]): string[] {
  const byRoom = grouped(files, ({ path }) => roomOf(path))
  return [...byRoom].map(([room, within]) => {
    const lines = within.reduce((sum, { text }) => sum + linesOf(text), 0)
    return `${room.padEnd(32)} ${String(within.length).padStart(4)} files ${String(lines).padStart(6)} lines`
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = sourceFiles('src')
  const size = Object.entries(sizeOf(files)).map(([what, count]) => `${what.padEnd(32)} ${String(count).padStart(6)}`)
  process.stdout.write(`${[...rooms(files), '', ...size].join('\n')}\n`)
}
