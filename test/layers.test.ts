import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { grouped } from '../scripts/source-files.ts'

/** docs/design.md#layers: who may import whom. `app` and `adapter` never meet. */
const allowed: Record<string, readonly string[]> = {
  schema: [],
  core: ['schema'],
  port: ['core', 'schema'],
  app: ['port', 'core', 'schema'],
  adapter: ['port', 'core', 'schema'],
  entry: ['app', 'adapter', 'port', 'core', 'schema'],
  // Runs in a browser, from a bundle of its own.
  page: ['core', 'schema'],
}

/** Libraries without effects of their own; the pure layers may use nothing else. */
const pureLibraries = [
  ...['zod', 'ajv', 'yaml', 'jsonc-parser', 'smol-toml', 'diff', 'picomatch', 'sax'],
  ...['mdast', 'mdast-util-from-markdown', 'mdast-util-gfm', 'micromark-extension-gfm'],
]

const browserLibraries = ['preact', 'preact/hooks', 'preact/jsx-runtime', 'uplot', '@dagrejs/dagre']

/** The programs themselves and what they say of where they are: everything below them may ask, and they use all of it. */
const programs = 'src/entry'

const files = globSync('src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'))
const text = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const layerOf = (file: string): string => file.split('/')[1] ?? ''
const roomOf = (file: string): string => posix.dirname(file)

interface Import {
  readonly from: string
  /** A file of ours, or the name of a library. */
  readonly to: string
}

/** Type-only and lazy ones included: a reader has to follow them just the same. */
function importsOf(from: string): Import[] {
  const found = (text.get(from) ?? '').matchAll(/\bfrom '([^']+)'|\bimport\('([^']+)'\)/g)
  return [...found].map(([, named, lazy]) => {
    const target = named ?? lazy ?? ''
    return { from, to: target.startsWith('.') ? posix.join(roomOf(from), target) : target }
  })
}

const imports = files.flatMap(importsOf)
const ours = imports.filter(({ to }) => to.startsWith('src/'))

const isPure = (layer: string, target: string): boolean =>
  layer === 'schema' ? target === 'zod' : pureLibraries.includes(target)

/** Everything from which an edge leads round to itself, each circle in the order of its imports. */
function circles(edges: readonly Import[]): string[] {
  const next = grouped(edges, ({ from }) => from)
  const done = new Set<string>()
  const found: string[] = []
  function visit(node: string, path: readonly string[]): void {
    const at = path.indexOf(node)
    if (at >= 0) found.push([...path.slice(at), node].join(' > '))
    if (at >= 0 || done.has(node)) return
    for (const { to } of next.get(node) ?? []) visit(to, [...path, node])
    done.add(node)
  }
  for (const node of next.keys()) visit(node, [])
  return found
}

test('there is something to test', () => expect(files.length).toBeGreaterThan(30))

test('imports go inward only', () => {
  const outward = imports.filter(({ from, to }) => {
    const layer = layerOf(from)
    if (to.startsWith('src/')) return layerOf(to) !== layer && !allowed[layer]?.includes(layerOf(to))
    if (layer === 'page') return !browserLibraries.includes(to)
    return ['schema', 'core', 'port', 'app'].includes(layer) && !isPure(layer, to)
  })
  expect(outward).toEqual([])
})

test('no file leads back to itself by what it imports, not even by types', () => expect(circles(ours)).toEqual([]))

test('no room leads back to itself by what its files import', () => {
  const between = ours
    .filter(({ from, to }) => roomOf(from) !== programs && roomOf(to) !== programs)
    .map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }))
    .filter(({ from, to }) => from !== to)
  const once = [...new Map(between.map((edge) => [`${edge.from} ${edge.to}`, edge])).values()]
  expect(circles(once)).toEqual([])
})

test('decisions read no clock and have no chance in them', () => {
  const impure = /new Date\(\)|Date\.now\(|Math\.random\(|process\.|console\./
  const pure = files.filter((file) => ['schema', 'core', 'port'].includes(layerOf(file)))
  expect(pure.filter((file) => impure.test(text.get(file) ?? ''))).toEqual([])
})

test('what an agent could have changed on the disk is not loaded after it: imports in mid-run are in the way to a job alone', () => {
  const inMidRun = files.filter((file) => /\bimport\(/.test(text.get(file) ?? '')).sort()
  expect(inMidRun).toEqual([
    // The loop and the agent's job ask for it before anything of the repository's runs.
    'src/adapter/credentials/credential-shapes.ts',
    // The phases, before the first of them begins.
    'src/app/job.ts',
    // Before that, or of what the phases have loaded (see below).
    'src/app/own/merge-with-own.ts',
    'src/app/phase/intake/intake.ts',
    // `main` asks for it first.
    'src/entry/action/context/inputs.ts',
    'src/entry/action/context/runner.ts',
    'src/entry/command/run.ts',
    // Only reads a run.
    'src/entry/command/status.ts',
    'src/entry/commands.ts',
    // Loads all of the server before that looks at any run.
    'src/entry/dashboard/command.ts',
    // No probe of a run asks GitHub.
    'src/entry/doctor/subject.ts',
    // All of a step before it begins.
    'src/entry/main.ts',
    // As the project, before a job acts.
    'src/entry/project/config-file.ts',
    // A folder is read again in mid-run by what read it at the start.
    'src/entry/project/plan-folder.ts',
    'src/entry/project/project.ts',
    'src/entry/project/setting-sources.ts',
    // Before the job acts.
    'src/entry/run/carry-out.ts',
    'src/entry/run/choose-scope.ts',
    'src/entry/run/one-job.ts',
  ])
})

/** What is loaded with these files, they themselves included. */
function loadedWith(...begin: readonly string[]): ReadonlySet<string> {
  const reached = new Set(begin)
  for (const file of reached) {
    const code = (text.get(file) ?? '').replace(/^(import|export) type [^']*'[^']*'/gm, '')
    for (const [, target = ''] of code.matchAll(/\bfrom '([^']+)'/g))
      reached.add(target.startsWith('.') ? posix.join(roomOf(file), target) : target)
  }
  return reached
}

/** What `job.ts` imports while the run is being taken. */
const phases = ['src/app/loop.ts', 'src/app/open-work.ts']

test('a run on a laptop waits for no library that only GitHub, an issue or a YAML file of a workflow needs', () => {
  const reached = loadedWith('src/entry/command/run.ts', ...phases)
  expect(reached).toContain('src/app/job.ts')
  const large = /^(@octokit|@secretlint|@actions|mdast|micromark)/
  expect([...reached].filter((target) => large.test(target))).toEqual([])
})

test('what is needed only once the run is taken is not loaded before, and what is imported later is imported with it', () => {
  const before = loadedWith('src/entry/command/run.ts')
  expect([...phases, 'yaml', 'ajv', 'smol-toml'].filter((target) => before.has(target))).toEqual([])
  const askedBy = (from: string): string[] =>
    [...(text.get(from) ?? '').matchAll(/\bimport\('([^']+)'\)/g)].map(([, to = '']) => posix.join(roomOf(from), to))
  const later = ['src/app/own/merge-with-own.ts', 'src/app/phase/intake/intake.ts'].flatMap(askedBy)
  expect(later.length).toBeGreaterThan(0)
  // By name: that a phase imports it too is not enough for a bundler to put it into one of their files.
  expect(askedBy('src/app/job.ts')).toEqual(expect.arrayContaining([...phases, ...later]))
})

test('a file is one idea, and none has more than 400 lines', () => {
  expect(files.filter((file) => (text.get(file) ?? '').split('\n').length > 401)).toEqual([])
})

test('a room holds at most 25 files', () => {
  const rooms = [...grouped(files, roomOf)].map(([room, { length }]) => ({ room, length }))
  expect(rooms.filter(({ length }) => length > 25)).toEqual([])
})
