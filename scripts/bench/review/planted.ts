import { piecesOf } from '../../../src/core/reading/pieces.ts'
import { type CommitChange, readFirst } from '../../../src/core/reading/read-first.ts'

interface Planted {
  readonly name: string
  readonly path: string
  readonly lines: readonly string[]
  /** Part of the reason that a person has to read. */
  readonly reason: RegExp
  readonly facts?: Partial<CommitChange['facts']>
}

/** Defects as agents make them. They test the reasons and not the rank: whoever plants a defect knows the rules. */
const defects: readonly Planted[] = [
  {
    name: 'a check that passes always',
    path: 'package.json',
    lines: ['-    "test": "vitest run",', '+    "test": "vitest run || true",'],
    reason: /checks run/,
  },
  {
    name: 'tests that are left out',
    path: 'vitest.config.ts',
    lines: ['+    exclude: ["test/slow/**"],'],
    reason: /checks run/,
  },
  {
    name: 'a type check that is off',
    path: 'tsconfig.json',
    lines: ['-    "strict": true,', '+    "strict": false,'],
    reason: /checks run/,
  },
  {
    name: 'an error that is skipped',
    path: 'src/read.ts',
    lines: ['-      if (!entry.id) throw new Corrupt(file)', '+      if (!entry.id) continue'],
    reason: /error/,
  },
  {
    name: 'an error that is swallowed',
    path: 'src/read.ts',
    lines: ['+  try { await load() } catch {}'],
    reason: /swallowed/,
  },
  {
    name: 'an error that is swallowed in Python',
    path: 'app/read.py',
    lines: ['+    try:', '+        load()', '+    except Exception:', '+        pass'],
    reason: /swallowed/,
  },
  {
    name: 'a shell with a foreign text',
    path: 'src/open.ts',
    lines: ['+  spawn(pager + name, { shell: true })'],
    reason: /program/,
  },
  {
    name: 'a shell in Python',
    path: 'app/open.py',
    lines: ['+    subprocess.run(command, shell=True)'],
    reason: /program/,
  },
  {
    name: 'a query of pieces',
    path: 'src/find.ts',
    lines: ["+  db.query('SELECT id FROM users WHERE name = ' + name)"],
    reason: /database/,
  },
  {
    name: 'a certificate that nobody checks',
    path: 'src/fetch.ts',
    lines: ['+  const agent = new Agent({ rejectUnauthorized: false })'],
    reason: /cryptography/,
  },
  {
    name: 'a weak hash',
    path: 'src/token.ts',
    lines: ["+  return createHash('md5').update(secret).digest('hex')"],
    reason: /cryptography/,
  },
  { name: 'a file for everybody', path: 'src/store.ts', lines: ['+  await chmod(path, 0o777)'], reason: /who may/ },
  {
    name: 'a door that is open',
    path: 'src/serve.ts',
    lines: ["+  response.setHeader('Access-Control-Allow-Origin', '*')"],
    reason: /who may/,
  },
  { name: 'evaluated input', path: 'src/calc.ts', lines: ['+  return eval(input)'], reason: /as code/ },
  { name: 'markup of a foreign text', path: 'src/view.ts', lines: ['+  box.innerHTML = title'], reason: /markup/ },
  {
    name: 'a column that is dropped',
    path: 'db/migrations/7.sql',
    lines: ['+ALTER TABLE users DROP COLUMN email;'],
    reason: /database|stored data/,
  },
  {
    name: 'a package of an unknown name',
    path: 'package.json',
    lines: ['+    "lodahs": "^1.0.0",'],
    reason: /installed/,
  },
  {
    name: 'a workflow with all rights',
    path: '.github/workflows/ci.yml',
    lines: ['+permissions: write-all'],
    reason: /build machines/,
  },
  {
    name: 'work that was redone',
    path: 'src/lock.ts',
    lines: ['-  wait(5)', '+  wait(50)'],
    reason: /taken back/,
    facts: { redone: true },
  },
  {
    name: 'work after three failures',
    path: 'src/rank.ts',
    lines: ['+  return score + 1'],
    reason: /attempt 4/,
    facts: { attempts: 4 },
  },
  {
    name: 'work of an agent that is not sure',
    path: 'src/sort.ts',
    lines: ['+  return a - b'],
    reason: /confidence/,
    facts: { doubt: 'Its agent reported low confidence.' },
  },
]

const plain = { attempts: 1, redone: false, doubt: null, findings: [] }

/** Each defect alone among a hundred harmless commits. */
export function plantedFigures(): { all: number; shown: number; named: number; faults: string[] } {
  const harmless = Array.from({ length: 100 }, (_, n) =>
    commitOf({ name: `h${n}`, path: `src/part${n}.ts`, lines: words(n), reason: /./ }),
  )
  const results = defects.map((defect) => {
    const change = commitOf(defect)
    const hunk = readFirst([...harmless.slice(0, 60), change, ...harmless.slice(60)]).hunks.find(
      ({ commit }) => commit === change.commit,
    )
    return {
      name: defect.name,
      shown: hunk !== undefined,
      named: hunk?.reasons.some((reason) => defect.reason.test(reason)) ?? false,
      said: hunk?.reasons.join(' '),
    }
  })
  return {
    all: results.length,
    shown: results.filter(({ shown }) => shown).length,
    named: results.filter(({ named }) => named).length,
    faults: results.filter(({ named }) => !named).map(({ name, said }) => `${name}: ${said ?? 'not shown'}`),
  }
}

const words = (n: number): string[] => Array.from({ length: 18 }, (_, at) => `+  const value${at} = part(${n}, ${at})`)

function commitOf({ name, path, lines, facts }: Planted): CommitChange {
  const head = [`diff --git a/${path} b/${path}`, `--- a/${path}`, `+++ b/${path}`, '@@ -10,2 +10,9 @@']
  const pieces = piecesOf([...head, ' before', ...lines, ' after', ''].join('\n'))
  return { iteration: 1, task: name, commit: name, pieces, facts: { ...plain, ...facts }, remarked: new Map() }
}
