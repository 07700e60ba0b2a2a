import { renameSync } from 'node:fs'
import { expect, test } from 'vitest'
import { repositoryAt } from '../support/git-repositories.ts'
import { goodAgent, makeProject, type Project, planOf, projectAt } from '../support/project.ts'
import { committedTasks } from '../support/run-on-disk.ts'

const checks = { '.github/ralph.yml': 'validate: ["true"]\n' }

const story =
  '# Story 1.1: First\n\nStatus: ready-for-dev\n\n## Story\n\nWrite it.\n\n## Acceptance Criteria\n\n1. It is there.\n'

/** A run of a sentence that has not ended: its agent changed nothing. */
async function textRun(files: Readonly<Record<string, string>> = checks): Promise<Project> {
  const project = makeProject(files)
  const agent = project.agent('cat > /dev/null')
  const begun = await project.ralph(['start', 'Fix it', '--as-is', '--yes', '--max-iterations', '1', ...agent])
  expect(begun, begun.stdout + begun.stderr).toMatchObject({ code: 2 })
  return project
}

test.each<[string, Readonly<Record<string, string>>]>([
  [
    'a folder of stories',
    { 'fix-it/sprint-status.yaml': 'development_status:\n  1-1-first: ready-for-dev\n', 'fix-it/1-1-first.md': story },
  ],
  ['a folder that its work made', { 'fix-it/index.js': '1\n' }],
  ['a file', { 'fix-it': 'Some notes.\n' }],
])('a run of a sentence goes on by its name with its own plan, beside %s of that name', async (_, files) => {
  const project = await textRun()
  project.repo.write(files)
  const { code, stdout, stderr } = await project.ralph(['run', '--plan', 'fix-it', ...project.agent(goodAgent)])
  expect(code, stdout + stderr).toBe(0)
  expect(stdout).toContain('The task is done')
  expect(committedTasks(project.repo, { tip: 'ralph/work/fix-it' })).toEqual(['TASK'])
  const status = await project.ralph(['status', '--plan', 'fix-it'])
  expect(status).toMatchObject({ code: 0, stderr: '' })
})

test('a plan file that has the name of a run of a sentence does not join it; the printed command continues the run', async () => {
  const project = await textRun()
  project.repo.write({ 'plan.json': planOf(['B'], { name: 'fix-it' }) })
  for (const words of [['run'], ['run', '--dry-run'], ['status'], ['stop']]) {
    const refused = await project.ralph([...words, ...(words[0] === 'run' ? project.agent(goodAgent) : [])])
    expect(refused, refused.stdout + refused.stderr).toMatchObject({ code: 65 })
    expect(refused.stderr).toContain(
      'The run fix-it began from a sentence, and plan.json is another plan of that name. [PLAN_NAME_TAKEN]',
    )
    expect(refused.stderr).toContain('`ralph run --plan fix-it`')
  }
  const own = await project.ralph(['run', '--plan', 'fix-it', ...project.agent(goodAgent)])
  expect(own, own.stdout + own.stderr).toMatchObject({ code: 0 })
  expect(committedTasks(project.repo, { tip: 'ralph/work/fix-it' })).toEqual(['TASK'])
  const anew = await project.ralph(['run', '--fresh', '--max-iterations', '0', ...project.agent(goodAgent)])
  expect(anew.stdout + anew.stderr).not.toContain('PLAN_NAME_TAKEN')
})

test('two plans of one name: the second does not take over the run of the first; a moved file goes on', async () => {
  const plan = (id: string) => planOf([id, `${id}2`], { name: undefined })
  const project = makeProject({ ...checks, 'app1/plan.json': plan('A'), 'app2/plan.json': plan('B') })
  const agent = project.agent(goodAgent)
  const run = (file: string, more: readonly string[] = []) =>
    project.ralph(['run', '--plan', file, '--max-iterations', '1', ...agent, ...more])
  expect(await run('app1/plan.json')).toMatchObject({ code: 2 })
  const refused = await run('app2/plan.json')
  expect(refused, refused.stdout + refused.stderr).toMatchObject({ code: 65 })
  expect(refused.stderr).toContain(
    'The run plan began from app1/plan.json, and app2/plan.json is another plan of that name. [PLAN_NAME_TAKEN]',
  )
  expect(refused.stderr).toContain('"name": "app2-plan"')
  expect(refused.stderr).toContain('`ralph run --plan app1/plan.json`')
  expect(await project.ralph(['status', '--plan', 'app2/plan.json'])).toMatchObject({ code: 65, stdout: '' })
  project.repo.write({ 'app2/plan.json': plan('B').replace('{', '{ "name": "app2-plan",') })
  expect(await run('app2/plan.json')).toMatchObject({ code: 2 })
  project.repo.write({ 'moved/.gitkeep': '' })
  project.repo.git('mv', 'app1/plan.json', 'moved/plan.json')
  const moved = await run('moved/plan.json')
  expect(moved, moved.stdout + moved.stderr).toMatchObject({ code: 0 })
  expect(committedTasks(project.repo, { tip: 'ralph/work/plan' })).toEqual(['A', 'A2'])
  expect(committedTasks(project.repo, { tip: 'ralph/work/app2-plan' })).toEqual(['B'])
})

test('a sentence is no file: settings that say how the file is read do not stop it', async () => {
  const project = await textRun({ '.github/ralph.yml': 'validate: ["true"]\nformat: markdown\n' })
  expect(await project.ralph(['run', '--plan', 'fix-it', ...project.agent(goodAgent)])).toMatchObject({ code: 0 })
})

test('a folder that was moved or renamed is still the place of its run', async () => {
  const project = makeProject({ ...checks, 'plan.json': planOf(['A', 'B']) })
  const run = ['run', '--max-iterations', '1', ...project.agent(goodAgent)]
  expect(await project.ralph(run)).toMatchObject({ code: 2 })
  const path = `${project.repo.path}-moved`
  renameSync(project.repo.path, path)
  const moved = projectAt(repositoryAt(path, project.repo.env), project.root, project.env)
  const report = JSON.parse((await moved.ralph(['status', '--json'])).stdout)
  expect(report.remote, 'where it is now').toBe(`${path}/.git`)
  const rest = await moved.ralph(run)
  expect(rest, rest.stdout + rest.stderr).toMatchObject({ code: 0 })
  expect(committedTasks(moved.repo)).toEqual(['A', 'B'])
})
