// What each shortcut earns: `npm run build && node scripts/bench/shortcuts.ts [rounds] [files]`. Each is switched off in a copy
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
    name: 'small packs',
    place: 'adapter/git/store/object-writer.ts; loose objects',
    off: [
      [
        /added\.set\(oid, packEntry\(oid, type, content\)\)/,
        'added.set(oid, { oid, bytes: node_zlib__PLAIN.deflateSync(Buffer.concat([Buffer.from(type + " " + content.length + "\\0"), content]), { level: 1 }) })',
      ],
      [
        /const write = \(entries\) => \{/,
        '$&\nfor (const { oid, bytes } of entries) { const place = options.gitDir + "/objects/" + oid.slice(0, 2); node_fs__PLAIN.mkdirSync(place, { recursive: true }); const file = place + "/" + oid.slice(2); node_fs__PLAIN.writeFileSync(file + ".half", bytes); node_fs__PLAIN.renameSync(file + ".half", file) }\nreturn "none";',
      ],
    ],
  },
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
]

const [rounds = 3, files = 200] = process.argv.slice(2).map(Number)
const iterations = 6

/** The built programs with this shortcut switched off; all of them where there is none. */
function variant(folder: string, shortcut: Shortcut | undefined): string {
  const root = resolve(import.meta.dirname, '../..')
  const place = join(folder, (shortcut?.name ?? 'all').replaceAll(/\W/g, '-'))
  cpSync(join(root, 'dist'), join(place, 'dist'), { recursive: true })
  for (const name of ['templates', 'schemas', 'package.json']) symlinkSync(join(root, name), join(place, name))
  const texts = globSync(`${place}/dist/cli/*.js`).map((file) => [file, readFileSync(file, 'utf8')] as const)
  for (const [found, plain] of shortcut?.off ?? []) {
    const holding = texts.filter(([, text]) => found.test(text))
    if (holding.length === 0) throw new Error(`${shortcut?.name}: ${found} is not in dist/cli any more`)
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

async function measured(program: string): Promise<{ wall: number[]; cpu: number }> {
  const project = benchProject({ files, tasks: 2 * iterations })
  // Set-up is not what is measured.
  await job(project, { program, args: ['--max-iterations', '1'] })
  const before = cpuMs()
  await job(project, { program, args: ['--max-iterations', String(iterations)] })
  const cpu = (cpuMs() - before) / iterations
  const wall = gaps(project.stamps().slice(1))
  project.remove()
  return { wall, cpu }
}

const folder = mkdtempSync(join(tmpdir(), 'ralph-shortcuts-'))
try {
  const all = [undefined, ...shortcuts].map((shortcut) => ({
    shortcut,
    program: variant(folder, shortcut),
    wall: [] as number[],
    cpu: [] as number[],
  }))
  for (let round = 0; round < rounds; round++) {
    for (const one of all) {
      const { wall, cpu } = await measured(one.program)
      one.wall.push(...wall)
      one.cpu.push(cpu)
    }
  }
  const [base] = all
  if (base === undefined) throw new Error('nothing was measured')
  console.log(`${rounds} rounds of ${iterations} iterations, ${files} files; medians of an iteration in ms`)
  for (const { shortcut, wall, cpu } of all) {
    const more = `wall ${Math.round(median(wall) - median(base.wall))}, CPU ${Math.round(median(cpu) - median(base.cpu))} more`
    const what = shortcut === undefined ? 'as built' : `without ${shortcut.name} (${shortcut.place}): ${more};`
    console.log(`${what} wall ${Math.round(median(wall))}, CPU of all processes ${Math.round(median(cpu))}`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
