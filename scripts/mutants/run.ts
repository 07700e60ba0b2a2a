// Makes each fault of `mutants.ts` alone in a copy of the repository, and writes who caught it into docs/mutants.md.
// npm run mutants [WORDS]: only those whose sentence holds these words; the document is then left as it is.
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { git } from '../bench/shell.ts'
import { type Mutant, mutants } from './mutants.ts'

const root = resolve(import.meta.dirname, '../..')
const schedules = 3_000
const longestMs = 300_000

const words = process.argv.slice(2).join(' ')
const copy = mkdtempSync(join(tmpdir(), 'ralph-mutants-'))
for (const name of ['src', 'test', 'scripts', 'templates', 'package.json', 'vitest.config.ts', 'tsconfig.json'])
  cpSync(join(root, name), join(copy, name), { recursive: true })
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

const rows: string[] = []
let missed = 0
for (const mutant of mutants.filter(({ does }) => does.includes(words))) {
  const by = await caughtBy(mutant)
  missed += by === undefined ? 1 : 0
  rows.push(`| ${mutant.does} | \`${mutant.file}\` | ${by ?? '**nobody**'} |`)
  process.stdout.write(`${rows.at(-1)}\n`)
}
rmSync(copy, { recursive: true })
if (words === '') writeFileSync(join(root, 'docs/mutants.md'), document())
process.exitCode = missed === 0 ? 0 : 1

async function caughtBy({ file, from, to, tests }: Mutant): Promise<string | undefined> {
  const path = join(copy, file)
  const sound = readFileSync(path, 'utf8')
  if (sound.split(from).length !== 2) throw new Error(`${file} does not hold once: ${from}`)
  writeFileSync(
    path,
    sound.replace(from, () => to),
  )
  try {
    for (const test of tests) {
      const by = test === 'simulation' ? await bySimulation() : await byTest(test)
      if (by !== undefined) return by
    }
    return undefined
  } finally {
    writeFileSync(path, sound)
  }
}

interface Ended {
  readonly ok: boolean
  readonly out: string
}

function node(...args: readonly string[]): Promise<Ended> {
  return new Promise((done) => {
    const options = { cwd: copy, timeout: longestMs, killSignal: 'SIGKILL', maxBuffer: 1 << 28 } as const
    execFile(process.execPath, args, options, (error, out, said) => done({ ok: error === null, out: out + said }))
  })
}

async function bySimulation(): Promise<string | undefined> {
  const { ok, out } = await node('scripts/simulate.ts', String(schedules))
  if (ok) return undefined
  const [law = ''] = out.split('\n')
  return `simulation: ${law
    .split(/: [[{"]/)[0]
    ?.replaceAll('|', '/')
    .slice(0, 120)}`
}

async function byTest(test: string): Promise<string | undefined> {
  const { ok, out } = await node(
    'node_modules/vitest/vitest.mjs',
    'run',
    test,
    '--bail',
    '1',
    '--tags-filter=!thorough/*',
  )
  if (ok) return undefined
  const title = / FAIL .*?> (.*)/.exec(plain(out))?.[1] ?? 'it does not run'
  return `\`${test.replace(/^test\/|\.test\.ts$/g, '')}\`: ${title.trim().replaceAll('|', '/')}`
}

/** Without what colours it. */
function plain(text: string): string {
  return text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '')
}

function document(): string {
  const commit = git(root, 'rev-parse', '--short=8', 'HEAD')
  const day = new Date().toISOString().slice(0, 10)
  return `# Mutants

Each row is one change of \`src\` that would lose, double or blame something, made alone in a copy of the repository, and the first test that failed.
\`npm run mutants\` writes this page (${day}, ${commit}, ${rows.length} changes, ${missed} of them missed). "simulation" is
\`npm run test:simulate\` with ${schedules.toLocaleString('en')} schedules, and names the law that was broken.

| An engine that | in | is caught by |
|---|---|---|
${rows.join('\n')}
`
}
