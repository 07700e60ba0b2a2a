import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inTerminal, keys } from '../support/in-terminal.ts'
import { goodAgent, makeProject, type Project } from '../support/project.ts'
import { committedTasks } from '../support/run-on-disk.ts'

const draft = (...ids: readonly string[]): string =>
  JSON.stringify({
    name: 'Search command',
    context: '',
    tasks: ids.map((id, index) => ({
      ...{ id, title: `Write ${id}`, description: `Write ${id}.txt.`, acceptance_criteria: [`${id}.txt is there`] },
      ...{ depends_on: ids.slice(0, index), goals: [] },
    })),
    open_questions: ['Is case ignored?'],
  })

const repository = (files: Readonly<Record<string, string>> = {}): Project =>
  makeProject({ 'package.json': '{ "scripts": { "test": "node --version" } }\n', ...files })

/** An agent that drafts this plan when it is asked for one, and else does its task. */
function drafting(project: Project, answer: string): string[] {
  mkdirSync(join(project.root, 'agent'), { recursive: true })
  writeFileSync(join(project.root, 'agent/draft.json'), answer)
  return project.agent(`if [ "$RALPH_PASS" = plan ]; then
  cat > /dev/null; echo asked >> '${project.root}/agent/calls'; cp '${project.root}/agent/draft.json' "$RALPH_HANDOFF_FILE"
  exit 0
fi
${goodAgent}`)
}

const draftsOf = ({ root }: Project): number => {
  const calls = join(root, 'agent/calls')
  return existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n').length : 0
}

test('a sentence becomes a plan that is shown, and with --yes a run that goes on without a file', async () => {
  const made = repository()
  const project = {
    ...made,
    ralph: (words: readonly string[]) => made.ralph(words, { env: { ...made.env, RALPH_NO_CHECKS: 'false' } }),
  }
  const start = ['start', 'Add a search command', ...drafting(project, draft('A', 'B'))]
  const shown = await project.ralph(start)
  expect(shown, shown.stdout + shown.stderr).toMatchObject({ code: 3 })
  for (const part of [
    'it may cost up to 2.00 USD',
    'check: npm test',
    'search-command: 2 tasks, a draft',
    '- Is case ignored?',
    'Nothing runs: without a terminal, you cannot be asked.',
    "ralph start 'Add a search command' --agent command",
  ])
    expect(shown.stdout).toContain(part)
  expect(existsSync(join(project.repo.path, '.github/ralph.yml')), 'nothing runs, so nothing is written').toBe(false)

  const run = await project.ralph([...start, '--yes', '--max-iterations', '1'])
  expect(run, run.stdout + run.stderr).toMatchObject({ code: 2 })
  expect(run.stdout).toContain('ralph run --plan search-command')
  expect(draftsOf(project)).toBe(1)
  expect(readFileSync(join(project.repo.path, '.github/ralph.yml'), 'utf8')).toContain('- npm test')
  expect(existsSync(join(project.repo.path, 'plan.json'))).toBe(false)

  const rest = await project.ralph(['run', '--plan', 'search-command'])
  expect(rest, rest.stdout + rest.stderr).toMatchObject({ code: 0 })
  expect(committedTasks(project.repo, { tip: 'ralph/work/search-command' })).toEqual(['A', 'B'])
  expect((await project.ralph(['run'])).stdout).toContain('All 2 tasks are done')
})

test('--as-is makes one task of the sentence and asks nobody; a second run has a name of its own', async () => {
  const project = repository({ '.github/ralph.yml': 'validate: ["true"]\n' })
  const start = ['start', 'Fix it', '--as-is', '--yes', ...drafting(project, draft('A'))]
  const first = await project.ralph(start)
  expect(first, first.stdout + first.stderr).toMatchObject({ code: 0 })
  const second = await project.ralph(start)
  expect(second, second.stdout + second.stderr).toMatchObject({ code: 0 })
  expect(draftsOf(project)).toBe(0)
  const { stdout } = await project.ralph(['list'])
  expect(stdout).toMatch(/^fix-it .*complete[\s\S]*^fix-it-2 .*complete/m)
})

const waits = `touch "$MOMENTS/called"; while ! test -e "$MOMENTS/go"; do sleep 0.1; done\n${goodAgent}`

test('beside a job at work start says that it is a run of its own, and on a terminal asks what it should become', async () => {
  const project = repository({ '.github/ralph.yml': 'validate: ["true"]\n' })
  const agent = project.agent(waits)
  const engine = project.start(['start', 'Fix it', '--as-is', '--yes', ...agent])
  await project.moment('called')
  const beside = await project.ralph(['start', 'Handle tabs', '--as-is', ...agent])
  expect(beside.stdout).toContain(
    "fix-it is at work: this becomes a run of its own beside it. To add it to that plan instead: `ralph add 'Handle tabs' --plan fix-it`.",
  )
  const left = await inTerminal(
    project,
    ['start', 'Handle tabs', '--as-is', ...agent],
    [['become of this?', keys.cancel]],
  )
  expect(left, left.stdout).toMatchObject({ code: 130, stdout: expect.stringMatching(/Nothing runs\.\s*$/) })
  const added = await inTerminal(
    project,
    ['start', 'Handle tabs', '--as-is', ...agent],
    [['become of this?', keys.down, keys.enter]],
  )
  expect(added, added.stdout).toMatchObject({ code: 0, stdout: expect.stringContaining('Ordered: add Handle tabs') })
  writeFileSync(join(project.env['MOMENTS'] ?? '', 'go'), '')
  const end = await engine.ended
  expect(end, end.stdout).toMatchObject({ code: 0, stdout: expect.stringContaining('All 2 tasks are done') })
  expect(end.stdout).not.toContain('Forecast:')
  expect(end.stdout).not.toContain('PLAN_NO_')
  expect(committedTasks(project.repo, { tip: 'ralph/work/fix-it' })).toEqual(['TASK', 'ADDED'])
})

test('on a terminal one question: an edited plan is shown again and run, --save writes it', {
  tags: 'thorough/variant',
}, async () => {
  const project = repository({ '.github/ralph.yml': 'validate: ["true"]\n' })
  const editor = join(project.root, 'editor.sh')
  writeFileSync(editor, 'sed -i "s/Write A$/Write A well/" "$1"\n')
  const there = { ...project, env: { ...project.env, EDITOR: `sh ${editor}` } }
  const start = ['start', 'Add search', '--save', 'plans/search.md', ...drafting(project, draft('A'))]
  const refused = await inTerminal(there, start, [['Run it?', keys.down, keys.down, keys.enter]])
  expect(refused, refused.stdout).toMatchObject({ code: 3 })
  expect(refused.stdout).toMatch(/The draft is kept for a day, and this shows it again without a call: .*ralph start/)
  const left = await inTerminal(there, start, [['Run it?', keys.cancel]])
  expect(left, left.stdout).toMatchObject({ code: 130, stdout: expect.stringContaining('Nothing runs.') })
  const run = await inTerminal(there, start, [
    ['Run it?', keys.down, keys.enter],
    [/Write A well[\s\S]*Run it\?/, keys.enter],
  ])
  expect(run, run.stdout).toMatchObject({ code: 0 })
  expect(readFileSync(join(project.repo.path, 'plans/search.md'), 'utf8')).toContain('Write A well')
  expect(draftsOf(project)).toBe(1)
})

test('a run has the name of no file or folder, and without a check nothing is paid for', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'search-command/x': 'x\n' })
  const start = ['start', 'Add a search command', ...drafting(project, draft('A')), '--yes']
  const unchecked = await project.ralph(start, { env: { ...project.env, RALPH_NO_CHECKS: 'false' } })
  expect(unchecked.stderr).toContain('[CHECKS_MISSING]')
  expect(draftsOf(project)).toBe(0)
  const run = await project.ralph(start)
  expect(run, run.stdout + run.stderr).toMatchObject({ code: 0 })
  expect((await project.ralph(['run', '--plan', 'search-command-2'])).code).toBe(0)
})

test('what start cannot use is named before anything is asked', { tags: 'thorough/variant' }, async () => {
  const project = repository({ '.github/ralph.yml': 'validate: ["true"]\n' })
  const agent = drafting(project, draft('A'))
  for (const [words, fault] of [
    [[''], 'what should be done?'],
    [['Add search', '--save', '../plan.md'], '--save ../plan.md is not a .json or .md file inside the repository'],
    [['Add search', '--budget', 'lots'], '--budget: expected an amount'],
    [['nowhere'], 'There is no nowhere'],
  ] as const) {
    const { code, stderr } = await project.ralph(['start', ...words, ...agent])
    expect(stderr).toContain(fault)
    expect([64, 65]).toContain(code)
  }
  expect(draftsOf(project)).toBe(0)
})
