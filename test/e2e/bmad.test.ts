import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { method, shards, sprints } from '../core/plan/format/bmad/folders.ts'
import { inTerminal, keys } from '../support/in-terminal.ts'
import { goodAgent, makeProject } from '../support/project.ts'
import { expectSoundRun } from '../support/run-on-disk.ts'

const refs = { state: 'refs/heads/ralph/state/shelf', work: 'refs/heads/ralph/work/shelf' }

test('a BMAD folder from brief to done: scope by scope, and the list and the story say what is done', async () => {
  const project = makeProject(method)
  const lint = await project.ralph(['plan', 'lint'])
  expect(lint, lint.stdout).toMatchObject({ code: 0 })
  expect(lint.stdout).toContain('BMAD, 3 tasks')
  const run = ['run', '--commit-template', 'feat: {id} - {title}', ...project.agent(goodAgent)]
  const first = await project.ralph([...run, '--plan', 'docs', '--plan-scope', 'epic-1'])
  expect(first, first.stdout + first.stderr).toMatchObject({ code: 0 })
  const same = await project.ralph(run)
  expect(same.stdout, 'the run goes on with its scope').toContain('All 2 tasks are done')
  const rest = await project.ralph([...run, '--plan-scope', 'all'])
  expect(rest, rest.stdout + rest.stderr).toMatchObject({ code: 0 })
  expect(rest.stdout + (await project.ralph(['log'])).stdout).toContain('plan-scope: epic-1 → all')
  const stays = await project.ralph(run)
  expect(stays.stdout, 'the newest word counts').toContain('All 3 tasks are done')
  expectSoundRun(project.repo, refs)
  expect(project.repo.git('log', '--format=%s', 'main..ralph/work/shelf').split('\n')).toEqual([
    'feat: 2-1-search-by-title - Search by title',
    'feat: 1-2-list-the-books - List the books',
    'feat: 1-1-add-a-book - Add a book',
  ])
  const list = project.repo.git('show', 'ralph/work/shelf:docs/sprint-status.yaml')
  expect(list).toContain('1-2-list-the-books: done  # soon')
  expect(list.match(/: done/g), 'three stories and two epics').toHaveLength(5)
  const story = project.repo.git('show', 'ralph/work/shelf:docs/stories/1-1-add-a-book.md')
  expect(story).toContain('Status: done')
  expect(story).not.toContain('- [ ]')
})

test('a folder of stories without a list says in the stories what is done, and an undo takes it back', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject(shards)
  const lint = await project.ralph(['plan', 'lint', 'docs'])
  expect(lint.stdout + lint.stderr).toContain('BMAD, 3 tasks')
  const run = ['run', '--plan', 'docs', ...project.agent(goodAgent)]
  const end = await project.ralph(run)
  expect(end, end.stdout + end.stderr).toMatchObject({ code: 0 })
  const work = 'ralph/work/docs'
  const is = (number: string) => `${project.repo.git('show', `${work}:docs/stories/${number}.story.md`)}\n`
  const was = (number: string) => shards[`docs/stories/${number}.story.md`] ?? ''
  const done = (number: string) => was(number).replace('Approved', 'Done').replaceAll('[ ]', '[x]')
  expect([is('1.1'), is('1.2'), is('2.1')]).toEqual([done('1.1'), done('1.2'), was('2.1')])
  expect(await project.ralph(['undo', '2', '--plan', 'docs'])).toMatchObject({ code: 0 })
  await project.ralph([...run, '--time-budget', '0s'])
  expect([is('1.1'), is('1.2')]).toEqual([done('1.1'), was('1.2')])
})

test('an undo gives a story of the list back the word that it had, and its file, too', {
  tags: 'thorough/variant',
}, async () => {
  const words = {
    'docs/sprint-status.yaml': (method['docs/sprint-status.yaml'] ?? '').replace(/(1-1-.*: )\S+/, '$1drafted'),
  }
  const project = makeProject({ ...method, ...words })
  const run = ['run', '--plan', 'docs', '--plan-scope', 'epic-1', ...project.agent(goodAgent)]
  const end = await project.ralph(run)
  expect(end, end.stdout + end.stderr).toMatchObject({ code: 0 })
  expect(await project.ralph(['undo', '1', '--plan', 'docs'])).toMatchObject({ code: 0 })
  await project.ralph([...run, '--time-budget', '0s'])
  const at = (commit: string) => project.repo.git('show', `${commit}:docs/sprint-status.yaml`).split('\n')
  const row = (lines: string[]) => lines.find((line) => line.includes('1-1-add-a-book'))
  expect(row(at('ralph/work/shelf'))).toBe(row(at('main')))
  const lint = await project.ralph(['plan', 'lint', 'docs'])
  expect(lint.stdout).toContain('0 errors, 0 warnings')
})

test('a job goes by the scope that its run has recorded: faults of other stories stop nothing', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject(method)
  const run = ['run', ...project.agent(goodAgent)]
  expect(await project.ralph([...run, '--plan-scope', 'epic-1', '--max-iterations', '1'])).toMatchObject({ code: 2 })
  const { 'docs/sprint-status.yaml': listed = '' } = method
  project.repo.commit('Break what is left out', {
    'docs/sprint-status.yaml': listed.replace(/(2-1.*: ).*/, '$1banana'),
  })
  const besides = await project.ralph(run)
  expect(besides, 'a fault outside of the scope stops nothing').toMatchObject({ code: 0 })
  for (const wider of [['--fresh'], ['--plan-scope', 'all']]) {
    const stopped = await project.ralph([...run, ...wider])
    expect(stopped, wider.join(' ')).toMatchObject({
      code: 65,
      stderr: expect.stringContaining('"banana" is not a task status'),
    })
  }
  const doctor = await project.ralph(['doctor'])
  expect(doctor.stdout).toMatch(/^✓ plan +docs\S*: 2 tasks/m)
  expect(doctor.stdout).toMatch(/^! plan +Outside the scope of this run \(epic-1\): .*"banana" is not a task status/m)
})

test('a run that begins asks in a terminal which stories it is about, once; elsewhere it says that it takes all', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject(method)
  const run = ['run', ...project.agent(goodAgent)]
  for (const key of [keys.cancel, keys.end]) {
    const left = await inTerminal(project, run, [['Which stories', key]])
    expect(left, left.stdout).toMatchObject({ code: 130, stdout: expect.stringContaining('--plan-scope') })
  }
  const asked = await inTerminal(project, run, [
    ['all open stories (3)', keys.down, keys.down, keys.down, keys.enter],
    ['2-1-search-by-title', keys.space, keys.down, keys.down, keys.space, keys.enter],
  ])
  expect(asked, asked.stdout).toMatchObject({ code: 0, stdout: expect.stringContaining('All 2 tasks are done') })
  const again = await inTerminal(project, run, [])
  expect(again.stdout).not.toContain('Which stories')
  expect(again.stdout).toContain('All 2 tasks are done')
  const other = makeProject(method)
  const elsewhere = await other.ralph(['run', ...other.agent(goodAgent)])
  expect(elsewhere.stdout).toContain('all 3 open stories are in this run; to run fewer: --plan-scope epic-1 or ID,ID')
  expect(elsewhere.stdout).toContain('All 3 tasks are done')
})

test('an agent that ticks the list itself fails, and the list of sprints is counted by the engine', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject(sprints)
  const cheat = `${goodAgent}\nsed -i s/not_started/done/ docs/sprint-status.yaml\n`
  const refused = await project.ralph(['run', '--plan', 'docs', '--max-iterations', '1', ...project.agent(cheat)])
  expect(refused.stdout + refused.stderr).toContain('docs/sprint-status.yaml')
  const end = await project.ralph(['run', '--plan', 'docs', ...project.agent(goodAgent)])
  expect(end, end.stdout + end.stderr).toMatchObject({ code: 0 })
  expect(project.repo.git('show', 'ralph/work/shelf:docs/sprint-status.yaml')).toContain('stories_completed: 3')
})

test('init --bmad in a terminal asks each question again until its answer fits, and Ctrl-C or Ctrl-D writes nothing', async () => {
  const project = makeProject(method)
  for (const key of [keys.cancel, keys.end]) {
    const left = await inTerminal(
      project,
      ['init', '--bmad'],
      [
        ['Which stories?', keys.enter],
        ['Which gates', key],
      ],
    )
    expect(left, left.stdout).toMatchObject({ code: 130, stdout: expect.stringContaining('Nothing was written.') })
  }
  expect(project.repo.git('status', '--porcelain')).toBe('')
  const erase = '\u007f'
  const end = await inTerminal(
    project,
    ['init', '--bmad'],
    [
      ['Which stories?', 'banana', keys.enter],
      [/There is no story "banana"[\s\S]*Which stories\?/, 'epic-1', keys.enter],
      ['Which gates', 'npm run lint; npm test', keys.enter],
      ['How many iterations', 'many', keys.enter],
      ['expected a whole number', erase.repeat(4), '12', keys.enter],
      ['is a story stuck?', keys.enter],
      ['What should the branch name start with?', 'feat/', keys.enter],
      ['Instructions for every story?', 'Small commits.', keys.enter],
    ],
  )
  expect(end, end.stdout).toMatchObject({ code: 0 })
  const read = (path: string): string => readFileSync(join(project.repo.path, path), 'utf8')
  expect(read('.github/ralph.yml')).toContain(`plan: docs
plan-scope: epic-1
setup: []
validate:
  - npm run lint
  - npm test
run-iterations: 12
stuck-after: 3
branch-prefix: feat/
`)
  expect(read('.claude/commands/ralph.md')).toContain('ralph plan lint docs')
  expect(read('.ralph/principles.md')).toBe('Small commits.\n')
})

test('init --bmad without a terminal: flags are the answers, and nothing that differs is overwritten', async () => {
  const project = makeProject(method)
  const read = (path: string): string => readFileSync(join(project.repo.path, path), 'utf8')
  const init = ['init', '--bmad', '--plan-scope', 'epic-1', '--validate', 'true', '--instructions', 'Small commits.']
  const first = await project.ralph(init)
  expect(first, first.stdout + first.stderr).toMatchObject({ code: 0 })
  const config = read('.github/ralph.yml')
  expect(config).toContain('plan: docs\nplan-scope: epic-1')
  expect(read('.claude/commands/ralph.md')).toContain('ralph run')
  expect(read('.ralph/principles.md')).toBe('Small commits.\n')
  expect(await project.ralph(init)).toMatchObject({ code: 0 })
  const unknown = await project.ralph(['init', '--bmad', '--plan-scope', 'banana'])
  expect(unknown).toMatchObject({ code: 64, stderr: expect.stringContaining('There is no story "banana"') })
  for (const folder of ['nowhere', 'README.md', '..']) {
    const none = await project.ralph(['init', '--bmad', '--plan', folder, '--force'])
    expect(none, folder).toMatchObject({ code: 65, stderr: expect.stringContaining('PLAN_FOLDER') })
  }
  const prefix = await project.ralph(['init', '--bmad', '--branch-prefix', 'a b..'])
  expect(prefix).toMatchObject({
    code: 64,
    stderr: expect.stringContaining('what the name of a branch can begin with'),
  })
  const other = await project.ralph(['init', '--bmad', '--plan-scope', 'epic-2', '--validate', 'true'])
  expect(other.code).not.toBe(0)
  expect(other.stderr).toContain('INIT_WOULD_OVERWRITE')
  expect(read('.github/ralph.yml')).toBe(config)
})

test('init --bmad where no gates are found says so, and a dry run shows all of it and writes nothing', async () => {
  const project = makeProject(method)
  const shown = await project.ralph(['init', '--bmad', '--dry-run', '--cost-budget', '3', '--setup', 'make deps'])
  expect(shown, shown.stdout).toMatchObject({ code: 0, stderr: '' })
  for (const line of [
    '+plan: docs',
    '+  - make deps',
    '+cost-budget: 3',
    '+description: Implements',
    'Nothing was written.',
  ])
    expect(shown.stdout).toContain(line)
  expect(project.repo.git('status', '--porcelain')).toBe('')
  const none = await project.ralph(['init', '--bmad'])
  expect(none).toMatchObject({ code: 3, stdout: expect.stringContaining('No quality gate was found') })
  const wanted = await project.ralph(['init', '--bmad', '--no-checks', '--force'])
  expect(wanted).toMatchObject({ code: 0, stdout: expect.not.stringContaining('No quality gate') })
})
