// What each shortcut earns: `npm run bundle && node scripts/bench/shortcuts.ts [rounds] [files]`. Each is switched off in a copy
// of dist/ by putting the plain way into its place; copies take turns, so that a busy moment of the machine hits all of them.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { benchProject, gaps } from './bench-project.ts'
import { job } from './engine.ts'
import { median } from './median.ts'

interface Shortcut {
  readonly name: string
  /** Where it is, and what it would be without. */
  readonly place: string
  /** Text of the built program, and the plain way that is put there. */
  readonly off: readonly (readonly [RegExp, string])[]
}

/** Each is behind the interface that its file exports; nobody else knows of it. */
const shortcuts: readonly Shortcut[] = [
  {
    name: 'template of .git',
    place: 'adapter/git/workspace/disposable-git.ts; a new .git by fetch for each commit',
    off: [
      [
        /if \(filledFor === commit \|\| \(await addOne\(commit\)\)\)\s*return;/,
        'if (filledFor === commit) return; filledFor = undefined; node_fs__PLAIN.rmSync(template, { recursive: true, force: true });',
      ],
    ],
  },
  {
    name: 'files beside the push',
    place: 'app/attempt.ts (alongside); one after the other',
    off: [[/await sending\(onSent\);/, 'await sending(() => undefined);']],
  },
  {
    name: 'both refs in one push',
    place: 'adapter/git/state/state-ref.ts (follower); a push for each',
    off: [[/follower: await nextOnBranch\(change\.work\)/, 'follower: undefined']],
  },
  {
    name: 'trees compared by the program',
    place: 'adapter/git/store/compare-trees.ts; diff-tree after each capture',
    off: [
      [
        /changesIn\(objects, checkpoint, written\);/,
        'changesIn({ ...objects, git: tree.store }, checkpoint, written);',
      ],
      [
        /async function compareTrees\(objects, before, after\) \{/,
        `$&
if (objects.git) return (await treeDifferences(objects.git, { from: before, to: after })).map(({ path, before, mode, oid, status }) => ({ path, action: status === "D" ? "deleted" : status === "A" ? "created" : "modified", now: status === "D" ? null : { mode, oid } }));`,
      ],
    ],
  },
]

const [rounds = 5, files = 200] = process.argv.slice(2).map(Number)
const iterations = 10

/** The built programs with this shortcut switched off; all of them where there is none. */
function variant(folder: string, shortcut: Shortcut | undefined): string {
  const root = resolve(import.meta.dirname, '../..')
  const place = join(folder, (shortcut?.name ?? 'all').replaceAll(/\W/g, '-'))
  cpSync(join(root, 'dist'), join(place, 'dist'), { recursive: true })
  for (const name of ['templates', 'schemas', 'package.json']) symlinkSync(join(root, name), join(place, name))
  const texts = globSync(`${place}/dist/{chunks,cli}/*.js`).map((file) => [file, readFileSync(file, 'utf8')] as const)
  for (const [found, plain] of shortcut?.off ?? []) {
    const holding = texts.filter(([, text]) => found.test(text))
    if (holding.length === 0) throw new Error(`${shortcut?.name}: ${found} is not in dist/ any more`)
    for (const [file] of holding) {
      const own = plain.replaceAll(/node_(\w+)__PLAIN/g, 'process.getBuiltinModule("node:$1")')
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace(found, (all) => own.replace('$&', () => all)),
      )
    }
  }
  return join(place, 'dist/cli/index.js')
}

/** Of all processes that this one has waited for, and theirs: user and system time, ms. */
function cpuMs(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) * 10
}

/** Of one job: the median of its iterations, and the processor time of each, ms. */
interface Measured {
  readonly wall: number
  readonly cpu: number
}

async function measured(program: string): Promise<Measured> {
  const project = benchProject({ files, tasks: 2 * iterations })
  try {
    // Set-up is not what is measured.
    await job(project, { program, args: ['--max-iterations', '1'] })
    const before = cpuMs()
    await job(project, { program, args: ['--max-iterations', String(iterations)] })
    return { wall: median(gaps(project.stamps().slice(1))), cpu: (cpuMs() - before) / iterations }
  } finally {
    project.remove()
  }
}

/** The middle of what a round with the shortcut took less than the same round without, and the middle half of all rounds. */
function earned(on: readonly number[], off: readonly number[]): string {
  const differences = off.map((ms, round) => ms - (on[round] ?? 0)).toSorted((a, b) => a - b)
  const [low, high] = [1, 3].map((quarter) => differences[Math.floor((quarter * (differences.length - 1)) / 4)] ?? 0)
  return `${median(differences).toFixed(0)} (${low?.toFixed(0)} to ${high?.toFixed(0)})`
}

const folder = mkdtempSync(join(tmpdir(), 'ralph-shortcuts-'))
try {
  const all = [undefined, ...shortcuts].map((shortcut) => ({
    shortcut,
    program: variant(folder, shortcut),
    rounds: [] as Measured[],
  }))
  for (let round = 0; round < rounds; round++) {
    // Whoever comes first in a round is another one each time.
    const turn = round % all.length
    for (const one of [...all.slice(turn), ...all.slice(0, turn)]) one.rounds.push(await measured(one.program))
    console.error(
      round + 1,
      ...all.map(({ rounds }) => rounds.at(-1)).map((now) => `${now?.wall.toFixed(0)}/${now?.cpu}`),
    )
  }
  const [base, ...without] = all
  if (base === undefined) throw new Error('nothing was measured')
  const of = (one: typeof base, what: keyof Measured): number[] => one.rounds.map((round) => round[what])
  console.log(`${rounds} rounds of ${iterations} iterations, ${files} files; of an iteration, ms: median (middle half)`)
  console.log(`as built: wall ${Math.round(median(of(base, 'wall')))}, CPU ${Math.round(median(of(base, 'cpu')))}`)
  for (const one of without) {
    const [wall, cpu] = (['wall', 'cpu'] as const).map((what) => earned(of(base, what), of(one, what)))
    console.log(`${one.shortcut?.name} (${one.shortcut?.place}) saves: wall ${wall}, CPU ${cpu}`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
