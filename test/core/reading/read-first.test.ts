import fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesOf } from '../../../src/core/reading/pieces.ts'
import { type CommitChange, readFirst } from '../../../src/core/reading/read-first.ts'

const patchOf = (path: string, ...lines: string[]): string =>
  [
    `diff --git a/${path} b/${path}`,
    `--- a/${path}`,
    `+++ b/${path}`,
    '@@ -10,3 +10,9 @@ function f() {',
    ...lines,
    '',
  ].join('\n')

const plain = { attempts: 1, redone: false, doubt: null, findings: [] }
let number = 0
const commitOf = (patch: string, change: Partial<CommitChange> = {}): CommitChange => {
  number += 1
  return {
    iteration: number,
    task: `T${number}`,
    commit: `c${number}`,
    pieces: piecesOf(patch),
    facts: plain,
    remarked: new Map(),
    ...change,
  }
}
const filler = Array.from({ length: 40 }, (_, n) =>
  commitOf(patchOf(`src/f${n}.ts`, ...Array.from({ length: 20 }, (_, at) => `+line ${at}`))),
)
const reasonsOf = (change: CommitChange): string[] =>
  readFirst([...filler, change])
    .hunks.find(({ commit }) => commit === change.commit)
    ?.reasons.slice() ?? []

test.each([
  ['what checks run', 'vitest.config.ts', '+  exclude: ["slow"],', 'Changes what the checks run.'],
  ['a script of the checks', 'package.json', '+    "test": "true",', 'Changes what the checks run.'],
  ['a workflow', '.github/workflows/ci.yml', '+    runs-on: x', 'Changes what runs on the build machines.'],
  [
    'an error that is gone',
    'src/a.ts',
    "-  throw new Error('x')",
    'An error that was raised or handled here no longer is.',
  ],
  ['a swallowed error', 'src/a.ts', '+  } catch {}', 'An error is swallowed here.'],
  ['a process', 'src/a.ts', '+  spawn(pager, { shell: true })', 'Starts another program.'],
  ['evaluated text', 'src/a.py', '+  return eval(text)', 'Runs text as code or as markup.'],
  ['SQL', 'src/a.ts', "+  const q = 'SELECT * FROM users WHERE id = ' + id", 'Changes what is asked of the database.'],
  ['cryptography', 'src/a.ts', "+  createHash('md5')", 'Touches cryptography or secrets.'],
  ['permissions', 'src/a.ts', '+  chmod(path, 0o777)', 'Changes who may do what.'],
  ['a migration', 'db/migrations/002.py', '+drop_column()', 'Rewrites stored data.'],
  ['a dependency', 'package.json', '+    "left-pad": "^1.0.0",', 'Changes what is installed.'],
  ['a schema', 'src/schema/run.ts', '+  field: z.int(),', 'Changes the form of data that others rely on.'],
])('must be seen: %s', (_name, path, line, says) => {
  expect(reasonsOf(commitOf(patchOf(path, ' a', line, ' b')))[0]).toBe(says)
})

test.each([
  ['a process in a test', 'test/a.test.ts', "+  spawn('x')"],
  ['SQL in a text for people', 'docs/sql.md', '+SELECT x FROM y'],
])('no rule demands %s', (_name, path, line) => {
  const change = commitOf(patchOf(path, line))
  expect(readFirst([...filler, change]).hunks.filter(({ must, commit }) => must && commit === change.commit)).toEqual(
    [],
  )
})

test.each<[string, Partial<CommitChange['facts']>, string]>([
  [
    'a finding of the review',
    { findings: [{ path: 'src/a.ts', line: 11, text: 'off by one' }] },
    'The review found: off by one',
  ],
  ['work that was redone', { redone: true }, 'It was done again after a commit of the task was taken back.'],
  ['an agent that is not sure', { doubt: 'Its agent reported low confidence.' }, 'Its agent reported low confidence.'],
  ['a third attempt', { attempts: 4 }, 'Done at attempt 4.'],
])('ranked high, with its reason first: %s', (_name, facts, says) => {
  const change = commitOf(patchOf('src/a.ts', ' a', '+b', ...Array.from({ length: 25 }, () => '+c')), {
    facts: { ...plain, ...facts },
  })
  expect(reasonsOf(change)[0]).toBe(says)
})

test('a function that three tasks changed is named so', () => {
  const changes = [1, 2, 3].map((n) => commitOf(patchOf('src/a.ts', ' a', `+line ${n}`)))
  const { hunks } = readFirst([...filler, ...changes])
  expect(hunks.find(({ path }) => path === 'src/a.ts')?.reasons).toContain('Three tasks changed this function.')
})

test('what a guard remarked comes first, in its words', () => {
  const change = commitOf(patchOf('src/a.ts', '+a'), {
    remarked: new Map([['src/a.ts', 'Changes what the checks run: src/a.ts skips a test.']]),
  })
  const [first] = readFirst([...filler, change]).hunks
  expect(first?.reasons[0]).toBe('Changes what the checks run: src/a.ts skips a test.')
})

test('at most ten must be seen and three of one rule; the ranked ones fit into five percent or 300 lines', () => {
  const risky = Array.from({ length: 30 }, (_, n) => commitOf(patchOf(`src/r${n}.ts`, `+  spawn('${n}')`)))
  const many = [...risky, ...Array.from({ length: 400 }, () => filler).flat()]
  const { hunks, shown } = readFirst(many)
  expect(hunks.filter(({ must }) => must)).toHaveLength(3)
  expect(shown).toBeLessThanOrEqual(300)
})

test('generated and lock files are counted and not shown; tests come last', () => {
  const lock = commitOf(patchOf('package-lock.json', '+a', '+b'))
  const only = commitOf(patchOf('test/a.test.ts', '+expect(1)'))
  const reading = readFirst([lock, only])
  expect(reading.generated).toEqual({ files: 1, lines: 2 })
  expect(reading.lines).toBe(1)
  expect(reading.hunks.filter(({ path }) => path === 'package-lock.json')).toEqual([])
})

test('a small change has one hunk to read, and an empty run none', () => {
  expect(readFirst([commitOf(patchOf('src/a.ts', '+a'))]).hunks).toHaveLength(1)
  expect(readFirst([])).toMatchObject({ hunks: [], lines: 0, shown: 0 })
})

test('whatever a patch holds, each hunk has a place, a reason or a rank, and is named once', () => {
  const line = fc
    .tuple(fc.constantFrom('+', '-', ' '), fc.string())
    .map(([sign, text]) => sign + text.replaceAll('\n', ' '))
  fc.assert(
    fc.property(fc.array(fc.array(line, { maxLength: 90 }), { maxLength: 6 }), (files) => {
      const { hunks, shown, lines } = readFirst(files.map((all, n) => commitOf(patchOf(`src/${n}.ts`, ...all))))
      expect(
        new Set(hunks.map(({ commit, path, from, excerpt }) => `${commit} ${path} ${from} ${JSON.stringify(excerpt)}`))
          .size,
      ).toBe(hunks.length)
      expect(shown).toBeLessThanOrEqual(Math.max(lines, 1))
      for (const { from, to } of hunks) expect(to).toBeGreaterThanOrEqual(from)
    }),
  )
})
