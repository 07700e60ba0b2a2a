import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exits } from '../../src/core/error/codes/exit-codes.ts'
import { RalphError } from '../../src/core/error/error.ts'
import { commands } from '../../src/entry/commands.ts'
import type { CommandContext, ListedCommand, Need } from '../../src/entry/project/context.ts'
import { readFlags } from '../../src/entry/project/flags.ts'
import { tempDir } from '../support/git-repositories.ts'
import { goodAgent, makeProject, type Project, planOf } from '../support/project.ts'

/** What each command is called with, where that is more than its name. */
const typed: Readonly<Record<string, readonly string[]>> = {
  start: ['Write A', '--as-is', '--yes'],
  init: ['--dry-run'],
  run: ['--dry-run', '--agent-command', 'true'],
  replay: ['demo'],
  'plan create': ['--from', 'Write A', '--to', 'new.json', '--yes'],
  checkout: ['1', 'files-of-1'],
  delete: ['demo', '--dry-run'],
  skip: ['B'],
  retry: ['A'],
  hint: ['B', 'mind the gap'],
  approve: ['1234567'],
  undo: ['1'],
  add: ['Handle tabs'],
  redo: ['1'],
  budget: ['20usd'],
  mode: ['handoff-only'],
  set: ['max-turns', '30'],
  remember: ['it rains'],
  forget: ['K-gotcha-rain'],
  answer: ['B', 'yes'],
  'plan lint': ['plan.json'],
  'plan convert': ['plan.json', '--to', 'json'],
}
/** Those that begin a run, call an agent, or look at the machine: they take longer. */
const slow = ['demo', 'start', 'dashboard', 'replay', 'plan create', 'doctor']
const every = commands.map((command) => [command.words, command] as const)
const rows = every.filter(([words]) => !slow.includes(words))
const slowRows = every.filter(([words]) => slow.includes(words))

interface Outcome {
  /** Exit code, or the code of the error. */
  readonly end: number | string
  readonly text: string
}

async function outcome(
  words: string,
  { path, env }: { path: string; env: Project['env'] },
  more: readonly string[] = [],
  own: readonly string[] = typed[words] ?? [],
): Promise<Outcome> {
  const listed = commands.find((one) => one.words === words)
  if (!listed) throw new Error(`there is no ${words}`)
  const command = await listed.load()
  let text = ''
  const say = (part: string): void => {
    text += part
  }
  const argv = [...own, ...more]
  const context: CommandContext = {
    argv,
    env,
    cwd: path,
    out: say,
    err: say,
    isTty: false,
    columns: 100,
    color: false,
    now: Date.now,
    cancelled: AbortSignal.timeout(words === 'dashboard' ? 500 : 60_000),
  }
  try {
    return { end: await command.run(context, readFlags(argv, command, words)), text }
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    return { end: error.code, text: `${text}${error.message} ${error.hint}` }
  }
}

/** What each command is told of the agent: orders and readers know no flag for it. */
const agentOf = ({ root }: Project): Record<string, string> => ({
  RALPH_AGENT: 'command',
  RALPH_AGENT_COMMAND: `sh '${join(root, 'agent/agent.sh')}'`,
  RALPH_CONFINEMENT: 'none',
})

/** A run with one task done and one to do, and copies of its repository. */
async function begun() {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const run = await project.ralph([
    'run',
    ...project.agent(goodAgent),
    '--validate',
    'true',
    '--confinement',
    'none',
    '--max-iterations',
    '1',
  ])
  expect(run.code, run.stderr).toBe(2)
  let copies = 0
  return (change: (path: string) => void = () => undefined) => {
    copies += 1
    const path = join(project.root, `copy-${copies}`)
    cpSync(project.repo.path, path, { recursive: true })
    change(path)
    const env = { ...project.env, ...agentOf(project), RALPH_HOME: join(project.root, `home-${copies}`) }
    return { path, env }
  }
}

const plan = (text: string | undefined) => (path: string) =>
  text === undefined ? rmSync(join(path, 'plan.json')) : writeFileSync(join(path, 'plan.json'), text)

/** Plan files as an editor, a merge or a person leaves them. */
const brokenPlans: Readonly<Record<string, string | undefined>> = {
  absent: undefined,
  empty: '',
  'half saved': planOf(['A', 'B']).slice(0, 120),
  invalid: planOf(['A', { id: 'B', depends_on: ['X'] }]),
  'with marks of a conflict': `<<<<<<< HEAD\n${planOf(['A'])}=======\n${planOf(['B'])}>>>>>>> other\n`,
}
const faults: Readonly<Record<Extract<Need, 'repository' | 'run'>, readonly (string | number)[]>> = {
  repository: ['NOT_A_REPOSITORY'],
  run: ['NO_RUN', 'RUN_UNKNOWN'],
}

/** What came of each command, and what its row says. */
async function table(
  rows: readonly (readonly [string, ListedCommand])[],
  of: (words: string, listed: ListedCommand) => Promise<readonly [end: unknown, expected: unknown]>,
) {
  const ends: Record<string, unknown> = {}
  const expected: Record<string, unknown> = {}
  for (const [words, listed] of rows) [ends[words], expected[words]] = await of(words, listed)
  expect(ends).toEqual(expected)
}

test('without a repository each command is refused that needs one, and no other', async () => {
  const place = { path: tempDir(), env: makeProject({}).env }
  await table(rows, async (words, { needs }) => {
    const { end } = await outcome(words, place)
    return [faults.repository.includes(end), needs.includes('repository')]
  })
})

test('without a run each command is refused that needs one, and no other', async () => {
  const { repo, env } = makeProject({ 'plan.json': planOf(['A', 'B']) })
  await table(rows, async (words, { needs }) => {
    const { end } = await outcome(words, { path: repo.path, env })
    return [faults.run.includes(end), needs.includes('run')]
  })
})

/** Commands that find a run by its name; a plan's own settings are no run's. */
async function namedRows(): Promise<typeof rows> {
  const named: typeof rows = []
  for (const row of rows)
    if (
      row[0] !== 'config' &&
      row[0] !== 'init' &&
      (await row[1].load()).flags['plan'] &&
      !row[1].needs.includes('plan')
    )
      named.push(row)
  return named
}

/** A run that has begun goes on with its former plan where the file is broken; where it is gone, nobody can know why. */
const goesOn = (words: string): boolean => words === 'run'

/** What is wrong with a plan is a finding of `plan lint` itself. */
const isAboutPlan = ({ end }: Outcome): boolean =>
  typeof end === 'string' ? /^(?:PLAN_|NO_PLAN|NO_RUN|RUN_UNKNOWN)/.test(end) : end === exits.data.code

test('with a plan file that is half saved, or gone and its name a folder, each command finds its run unless it needs the file', async () => {
  const copy = await begun()
  const named = new Set((await namedRows()).map(([words]) => words))
  await table(rows, async (words, { needs }) => {
    const half = await outcome(words, copy(plan(brokenPlans['half saved'])))
    if (!named.has(words)) return [isAboutPlan(half), needs.includes('plan') && !goesOn(words)]
    const withoutPlan = (path: string): void => {
      plan(undefined)(path)
      mkdirSync(join(path, 'demo'))
    }
    const byName = await outcome(words, copy(withoutPlan), ['--plan', 'demo'])
    return [
      [isAboutPlan(half), byName.end],
      [false, half.end],
    ]
  })
})

test('whatever became of the plan file, each command does the same unless it needs that', {
  tags: 'thorough/variant',
  timeout: 600_000,
}, async () => {
  const copy = await begun()
  const kinds = Object.keys(brokenPlans)
  await table(rows, async (words, { needs }) => {
    const sound = (await outcome(words, copy())).end
    const ends = await Promise.all(kinds.map((kind) => outcome(words, copy(plan(brokenPlans[kind])))))
    const isRefused = needs.includes('plan')
    return [
      ends.map(({ end }) => (isRefused ? end !== sound : end)),
      kinds.map((kind) => (isRefused ? kind === 'absent' || !goesOn(words) : sound)),
    ]
  })
})

test('a run whose plan file is gone goes on where it is named, as the commands that are printed then do', async () => {
  const copy = await begun()
  const place = copy(plan(undefined))
  const finish = await outcome('finish', place)
  expect(finish.text).toContain('`ralph run --plan demo`')
  const unnamed = await outcome('run', place)
  expect(unnamed.end).toBe('PLAN_MISSING')
  expect(unnamed.text).toContain('`ralph run --plan demo`')
  const { end, text } = await outcome('run', place, ['--plan', 'demo'])
  expect({ end, text }).toMatchObject({ end: 0 })
  expect(text).toContain('Attempt 1 at B')
  expect(text).toContain('ralph run --plan demo')
})

test('each command finds its run by the name that `ralph list` prints, also where a folder has that name', {
  tags: 'thorough/variant',
  timeout: 600_000,
}, async () => {
  const copy = await begun()
  await table(await namedRows(), async (words) => {
    const sound = (await outcome(words, copy())).end
    const gone = await outcome(words, copy(plan(undefined)), ['--plan', 'demo'])
    const folder = await outcome(
      words,
      copy((path) => mkdirSync(join(path, 'demo'))),
      ['--plan', 'demo'],
    )
    return [
      [gone.end, folder.end],
      [sound, sound],
    ]
  })
})

test('what begins a run, calls an agent or looks at the machine is refused without what it needs, and for nothing else', {
  tags: 'thorough/variant',
  timeout: 600_000,
}, async () => {
  const copy = await begun()
  const nowhere = { path: tempDir(), env: makeProject({}).env }
  await table(slowRows, async (words, { needs }) => {
    const fresh = makeProject({ 'plan.json': planOf(['A', 'B']) })
    fresh.agent(goodAgent)
    const away = await outcome(words, nowhere)
    const unbegun = await outcome(words, { path: fresh.repo.path, env: { ...fresh.env, ...agentOf(fresh) } })
    const sound = await outcome(words, copy())
    const half = await outcome(words, copy(plan(brokenPlans['half saved'])))
    // `doctor` judges the plan.
    const isRefused = words !== 'doctor' && half.end !== sound.end
    return [
      [faults.repository.includes(away.end), faults.run.includes(unbegun.end), isRefused],
      [needs.includes('repository'), needs.includes('run'), needs.includes('plan') && !goesOn(words)],
    ]
  })
})

test('without its agent each command is refused that needs one, and no other', {
  tags: 'thorough/variant',
  timeout: 600_000,
}, async () => {
  const copy = await begun()
  await table(every, async (words, { needs }) => {
    const { path, env } = copy()
    // A copy of a repository is another place than the one that the run recorded.
    const own = words === 'run' ? ['--fresh', '--max-iterations', '1'] : typed[words]
    const place = { path, env: { ...env, RALPH_AGENT_COMMAND: 'no-such-agent' } }
    const { end, text } = await outcome(words, place, [], own)
    return [`${end} ${text}`.includes('AGENT_NOT_STARTED'), needs.includes('agent')]
  })
})

test('a dry run of a fresh run says what that would do first, also if the run before is complete', async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const run = ['run', ...project.agent(goodAgent), '--confinement', 'none', '--validate', 'true']
  expect((await project.ralph(run)).code).toBe(0)
  const same = await project.ralph([...run, '--dry-run'])
  expect(same.stdout).toContain('First step: Nothing: every task is done or skipped.')
  const fresh = await project.ralph([...run, '--dry-run', '--fresh'])
  expect(fresh.code, fresh.stderr).toBe(0)
  expect(fresh.stdout).toContain('then attempt 1 at A, Do A, as iteration 3.')
  expect(fresh.stdout).not.toContain('2 done')
  expect(fresh.stdout).toMatch(/ralph run .*--fresh/)
})
