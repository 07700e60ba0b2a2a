import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPlan } from '../../src/core/plan/format/formats.ts'
import { planName } from '../../src/core/plan/format/read/plan-name.ts'
import type { Plan } from '../../src/schema/plan/plan.ts'
import { samples } from '../core/plan/format/plan-samples.ts'
import { goodAgent, makeProject } from '../support/project.ts'
import { expectSoundRun } from '../support/run-on-disk.ts'

const queue = `# Plan: Two steps

## Context

Keep it short.

## Tasks

### T1: First
**Requires:** —
**Status:** open
**Done when:**
- [ ] it is there
**Subtasks:**
1. [ ] one
2. [ ] two
`

test('a queue plan runs as it is, subtask by subtask, and an edit of it is adopted', async () => {
  const project = makeProject({ 'plans/two.md': queue })
  const run = ['run', '--plan', 'plans/two.md', ...project.agent(goodAgent)]
  const first = await project.ralph([...run, '--max-iterations', '1'])
  expect(first.stdout).toContain('1 of 2 tasks done')
  const edited = `${queue}\n### T2: Added\n**Requires:** T1\n**Status:** open\n`
  writeFileSync(join(project.repo.path, 'plans/two.md'), edited)
  project.repo.commit('Edit the plan', { 'plans/two.md': edited })
  const end = await project.ralph(run)
  expect(end, end.stdout + end.stderr).toMatchObject({ code: 0 })
  expect(end.stdout).toContain('All 3 tasks are done')
  const refs = { state: 'refs/heads/ralph/state/two', work: 'refs/heads/ralph/work/two' }
  expectSoundRun(project.repo, refs)
  expect(project.repo.git('log', '--format=%s', 'ralph/work/two')).toMatch(/T2[\s\S]*T1\.2[\s\S]*T1\.1/)
  expect(project.repo.git('show', 'HEAD:plans/two.md')).toBe(edited.trim())
})

test('a document that shows no tasks starts nothing and says what to do', async () => {
  const project = makeProject({ 'idea.md': '# Idea\n\nWe could do this.\n' })
  const end = await project.ralph(['run', '--plan', 'idea.md', ...project.agent(goodAgent)])
  expect(end.code).toBe(65)
  expect(end.stderr).toMatch(
    /idea\.md:1:1: It is not clear what the tasks[\s\S]*docs\/plan\.md[\s\S]*ralph plan create --from idea\.md \[PLAN_UNCLEAR/,
  )
})

test('a plan that is a link out of the repository is refused, and one within it is written where it truly is', {
  tags: 'thorough/variant',
}, async () => {
  const text = '# Tasks: Album\n\n- [ ] T001 Write T001.txt\n'
  const project = makeProject({ 'plans/album.md': text })
  const outside = join(project.root, 'outside')
  mkdirSync(outside)
  writeFileSync(join(outside, 'tasks.md'), text)
  symlinkSync('plans/album.md', join(project.repo.path, 'tasks.md'))
  symlinkSync(join(outside, 'tasks.md'), join(project.repo.path, 'out.md'))
  symlinkSync(outside, join(project.repo.path, 'folder'))
  project.repo.commit('Links', {})
  for (const file of ['out.md', 'folder/tasks.md'])
    for (const command of [
      ['plan', 'lint', file],
      ['run', '--plan', file, ...project.agent(goodAgent)],
    ]) {
      const end = await project.ralph(command)
      expect(end, command.join(' ')).toMatchObject({ code: 65 })
      expect(end.stdout + end.stderr).toMatch(
        new RegExp(
          `${file}: A symbolic link takes ${file} out of the repository, to ${outside}/tasks.md[^]*PLAN_LINK_OUTSIDE`,
        ),
      )
    }
  const end = await project.ralph(['run', '--plan', 'tasks.md', ...project.agent(goodAgent)])
  expect(end, end.stdout + end.stderr).toMatchObject({ code: 0 })
  expect(project.repo.git('show', 'ralph/work/tasks:plans/album.md')).toContain('- [x] T001')
  expect(project.repo.git('ls-tree', 'ralph/work/tasks', 'tasks.md'), 'the link stays one').toMatch(/^120000 /)
})

test.each(samples)(
  '%s runs as it is, is ticked, and an undo takes the newest tick back',
  { tags: 'thorough/variant' },
  async (file, text, format) => {
    const project = makeProject({ [file]: text })
    const lint = await project.ralph(['plan', 'lint', file])
    expect(lint, lint.stdout).toMatchObject({ code: 0, stderr: '' })
    const checks = file === 'ralph/prd.json' ? ['--validate', 'true'] : []
    const end = await project.ralph(['run', '--plan', file, ...checks, ...project.agent(goodAgent)])
    expect(end, end.stdout + end.stderr).toMatchObject({ code: 0 })
    const { plan } = readPlan({ file, bytes: Buffer.from(text) })
    const name = planName(plan as Plan, file)
    const open = plan?.tasks.filter(({ status }) => status === 'pending' || status === 'in_progress') ?? []
    const branch = plan?.branch ?? `ralph/work/${name}`
    const subjects = project.repo.git('log', '--format=%s', `main..${branch}`).split('\n')
    expect(subjects).toHaveLength(open.length)
    for (const { id } of open) expect(subjects.join('\n')).toContain(id)
    if (format === 'plan.json') {
      expect(project.repo.git('show', `${branch}:${file}`)).toBe(text.trim())
      return
    }
    const doneIn = (): string[] => {
      const bytes = Buffer.from(project.repo.git('show', `${branch}:${file}`))
      const now = readPlan({ file, bytes }).plan?.tasks ?? []
      return now.filter(({ status }) => status === 'done').map(({ id }) => id)
    }
    const before = plan?.tasks.filter(({ status }) => status === 'done').map(({ id }) => id) ?? []
    expect(doneIn().sort()).toEqual([...before, ...open.map(({ id }) => id)].sort())
    const undone = await project.ralph(['undo', String(open.length), '--plan', file])
    expect(undone, undone.stdout + undone.stderr).toMatchObject({ code: 0 })
    await project.ralph(['run', '--plan', file, ...checks, '--time-budget', '0s', ...project.agent(goodAgent)])
    expect(doneIn()).toHaveLength(before.length + open.length - 1)
  },
)

test('plan convert prints a plan that is linted without an error, and refuses what is none', async () => {
  const project = makeProject({ 'two.md': queue })
  const json = await project.ralph(['plan', 'convert', 'two.md', '--to', 'json'])
  expect(JSON.parse(json.stdout)).toMatchObject({
    name: 'two',
    tasks: [{ id: 'T1.1' }, { id: 'T1.2', depends_on: ['T1.1'] }],
  })
  const joined = await project.ralph(['plan', 'convert', 'two.md', '--to', 'markdown', '--plan-subtasks', 'joined'])
  expect(joined.stdout).toContain('### T1: First')
  expect(await project.ralph(['plan', 'convert', 'two.md'])).toMatchObject({ code: 64 })
})

test('a run of a tasks.md that began under another name is found, and the printed commands continue it', {
  tags: 'thorough/variant',
}, async () => {
  const { ralph, agent, repo } = makeProject({
    'garden/tasks.md': '# Tasks\n\n- [ ] T001 Dig in a.txt\n- [ ] T002 Sow in b.txt\n',
  })
  const begun = await ralph([
    'run',
    '--plan',
    'garden/tasks.md',
    '--confinement',
    'none',
    '--max-iterations',
    '1',
    ...agent(goodAgent),
  ])
  expect(begun.code, begun.stdout + begun.stderr).toBe(2)
  repo.git('mv', 'garden/tasks.md', 'tasks.md')
  repo.commit('To the top')
  for (const words of [['run', '--no-wait'], ['status']]) {
    const { code, stderr } = await ralph([...words, '--plan', 'tasks.md'])
    expect([code, stderr]).toEqual([64, expect.stringContaining('stored under the name garden')])
    expect(stderr).toContain('mkdir -p garden && git mv tasks.md garden/tasks.md')
  }
  expect(repo.git('branch', '--list', 'ralph/state/*').trim()).toBe('ralph/state/garden')
  mkdirSync(join(repo.path, 'garden'), { recursive: true })
  repo.git('mv', 'tasks.md', 'garden/tasks.md')
  repo.commit('Back')
  const end = await ralph(['run', '--plan', 'garden/tasks.md', ...agent(goodAgent)])
  expect(end.code, end.stdout + end.stderr).toBe(0)
})

test('I12: a run keeps the format that it began with: an edit that changes it is refused with its place, and --change-rules takes it', async () => {
  const project = makeProject({ 'two.md': queue })
  const { repo, ralph } = project
  const run = ['run', '--plan', 'two.md', ...project.agent(goodAgent)]
  await ralph([...run, '--max-iterations', '1'])
  const edited = '# Two steps\n\nKeep it short.\n\n### Task 1: First\n\nx\n\n### Task 2: Second\n\ny\n'
  repo.commit('Another format', { 'two.md': edited })
  const end = await ralph(run)
  expect(end.code, end.stdout + end.stderr).toBe(1)
  expect(end.stdout).toContain('2 of 2 tasks done')
  expect(end.stdout + end.stderr).toContain('two.md:5 now reads as the format markdown, and the run began with queue.')
  expect(repo.git('log', '--format=%s', 'ralph/work/two')).toMatch(/T1\.2[\s\S]*T1\.1/)
  const taken = await ralph([...run, '--format', 'markdown', '--change-rules'])
  expect(taken.stdout, taken.stdout + taken.stderr).toContain('TASK-2')
})
