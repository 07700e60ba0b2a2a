import { globSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export interface Found {
  readonly files: readonly string[]
  /** What becomes the top of the artifact: the folder that all given paths share, as far as they hold no wildcard. */
  readonly root: string
}

/** Files below paths and patterns, one a line, `!` before what is left out; hidden ones only where that is asked for. */
export function artifactFiles(given: string, request: { folder: string; hidden: boolean }): Found {
  const lines = given
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const matching = (pattern: string): string[] =>
    globSync(pattern, { cwd: request.folder }).flatMap((found) => {
      const path = resolve(request.folder, found)
      return statSync(path).isDirectory() ? below(path) : [path]
    })
  const wanted = lines.filter((line) => !line.startsWith('!'))
  const left = new Set(lines.filter((line) => line.startsWith('!')).flatMap((line) => matching(line.slice(1))))
  const root = sharedFolder(wanted.map((line) => resolve(request.folder, line.replace(/(^|\/)[^/]*[*?[].*$/, ''))))
  const isHidden = (path: string): boolean => /(^|\/)\.[^./]/.test(relative(root, path))
  const found = [...new Set(wanted.flatMap(matching))].filter((path) => !left.has(path))
  return { root, files: request.hidden ? found : found.filter((path) => !isHidden(path)) }
}

const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())

function sharedFolder([first = '/', ...others]: readonly string[]): string {
  let root = statSync(first, { throwIfNoEntry: false })?.isFile() ? dirname(first) : first
  while (root !== '/' && !others.every((path) => `${path}/`.startsWith(`${root}/`))) root = dirname(root)
  return root
}
