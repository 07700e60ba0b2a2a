import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** DESIGN §6: who may import whom. `app` and `adapter` never meet. */
const allowed: Record<string, readonly string[]> = {
  schema: [],
  core: ['schema'],
  port: ['core', 'schema'],
  app: ['port', 'core', 'schema'],
  adapter: ['port', 'core', 'schema'],
  entry: ['app', 'adapter', 'port', 'core', 'schema'],
}

/** Libraries without effects of their own; the pure layers may use nothing else (docs/decisions.md). */
const pureLibraries = ['zod', 'ajv', 'yaml', 'jsonc-parser', 'smol-toml', 'diff']

const files = globSync('src/**/*.ts').map((file) => file.replaceAll('\\', '/'))
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\bfrom '([^']+)'|\bimport\('([^']+)'\)/g)].map((m) => m[1] ?? m[2] ?? '')
const layerOf = (file: string): string => file.split('/')[1] ?? ''

function outwardImports(file: string): string[] {
  const layer = layerOf(file)
  return importsOf(file).filter((target) => {
    if (!target.startsWith('.')) return ['schema', 'core', 'port', 'app'].includes(layer) && !isPure(layer, target)
    const resolved = new URL(target, `file:///${file}`).pathname.slice(1)
    return layerOf(resolved) !== layer && !allowed[layer]?.includes(layerOf(resolved))
  })
}

const isPure = (layer: string, target: string): boolean =>
  layer === 'schema' ? target === 'zod' : pureLibraries.includes(target)

test('there is something to test', () => expect(files.length).toBeGreaterThan(30))

test.each(files)('%s imports only inward', (file) => expect(outwardImports(file)).toEqual([]))

test.each(files.filter((file) => ['schema', 'core', 'port'].includes(layerOf(file))))(
  '%s reads no clock and has no chance in it',
  (file) =>
    expect(readFileSync(file, 'utf8')).not.toMatch(/new Date\(\)|Date\.now\(|Math\.random\(|process\.|console\./),
)

test('what an agent could have changed on the disk is not loaded after it: imports in mid-run are in the way to a job alone', () => {
  const inMidRun = files.filter((file) => /\bimport\(/.test(readFileSync(file, 'utf8'))).sort()
  expect(inMidRun).toEqual([
    // `main` asks for it first.
    'src/entry/action/context/event-payload.ts',
    'src/entry/action/step-commands.ts',
    'src/entry/command/run.ts',
    'src/entry/commands.ts',
    // Before the job acts.
    'src/entry/run/one-job.ts',
    'src/entry/project/project.ts',
  ])
})

test.each(files)('%s is one idea of at most 250 lines', (file) => {
  expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThanOrEqual(251)
})
