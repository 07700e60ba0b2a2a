import { stripAnsi } from '../text/visible.ts'
import {
  blockLocations,
  goTestLocations,
  type Location,
  lineLocation,
  panicLocations,
  pytestLocations,
  stylishLocations,
} from './formats.ts'

/** A line beyond this is no line of a tool that names files. */
const longestLine = 2000

/**
 * The lines that the output of a failed check blames, each once: tsc, eslint (stylish, unix), vitest, jest, pytest, go
 * test, build and vet, cargo. What tool it was is not asked: a check may run several.
 */
export function failureLocations(output: string): Location[] {
  const lines = stripAnsi(output)
    .split(/\r*\n/)
    .map((line) => (line.length > longestLine ? '' : line))
  const found = [
    ...lines.flatMap((line) => lineLocation(line) ?? []),
    ...stylishLocations(lines),
    ...blockLocations(lines),
    ...pytestLocations(lines),
    ...panicLocations(lines),
    ...goTestLocations(lines),
  ]
  const seen = new Set<string>()
  return found.filter(({ paths, line }) => {
    const key = `${paths[0]}:${line}`
    return line > 0 && !seen.has(key) && seen.add(key)
  })
}

/**
 * A printed path as one of the repository, `/`-separated; undefined where it leads out of it. `root` is where the
 * repository lies, `directory` where the check ran, from its top.
 */
export function pathInRepository(printed: string, request: { root: string; directory: string }): string | undefined {
  const path = printed.replaceAll('\\', '/')
  const root = request.root.replaceAll('\\', '/').replace(/\/*$/, '/')
  const absolute = /^\/|^[A-Za-z]:\//.test(path)
  if (absolute && !path.startsWith(root)) return undefined
  const parts = absolute ? path.slice(root.length).split('/') : `${request.directory}/${path}`.split('/')
  const kept: string[] = []
  for (const part of parts) {
    if (part === '..' && kept.pop() === undefined) return undefined
    if (part !== '' && part !== '.' && part !== '..') kept.push(part)
  }
  return kept.length === 0 || kept[0] === '.git' ? undefined : kept.join('/')
}
