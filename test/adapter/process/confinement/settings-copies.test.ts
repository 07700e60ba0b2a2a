import { expect, test } from 'vitest'
import type { MachineFiles } from '../../../../src/adapter/process/confinement/machine-files.ts'
import { redactSettings } from '../../../../src/adapter/process/confinement/settings-copies.ts'

/** A home with these files; the folders follow from their paths. */
function machineOf(files: Readonly<Record<string, string>>): MachineFiles {
  const below = (folder: string) => Object.keys(files).filter((path) => path.startsWith(`${folder}/`))
  return {
    real: (path) => path,
    isFolder: (path) => below(path).length > 0,
    link: () => undefined,
    entries: (folder) => [...new Set(below(folder).map((path) => path.slice(folder.length + 1).split('/')[0] ?? ''))],
    text: (path) => files[path],
    isPublic: () => false,
    readRpmFiles: () => '',
  }
}

const shown = (path: string, text: string): string => {
  const root = path.split('/').slice(0, 4).join('/')
  const layer = redactSettings([root], [], machineOf({ [path]: text })).layers.find((one) => one.path === path)
  return layer && 'text' in layer ? (layer.text ?? '') : text
}

test.each([
  '/home/kim/.julia/servers/pkg.example.com/auth.toml',
  '/home/kim/.julia/servers/pkg.example.com/of-no-known-form',
  '/home/kim/.julia/servers/pkg.example.com/notes.txt',
  '/home/kim/.julia/servers/plain',
  '/home/kim/.m2/password.txt',
  '/home/kim/.m2/token.txt',
  '/home/kim/.cargo/credentials',
  '/home/kim/.gradle/secret.log',
])('T4: a value of no known form in %s is not shown', (path) => {
  expect(shown(path, 'a-value-of-no-known-form')).toBe('')
})

test.each([
  '/home/kim/.m2/readme.txt',
  '/home/kim/.gradle/auth.py',
  '/home/kim/.cargo/authors.txt',
  '/home/kim/.m2/options',
])('%s is shown as it is', (path) => {
  expect(shown(path, 'a-value-of-no-known-form')).toBe('a-value-of-no-known-form')
})
