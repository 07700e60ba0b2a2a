import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { actionJob } from '../support/action-runner.ts'
import { goodAgent, leftovers, makeProject, planOf } from '../support/project.ts'
import { committedTasks, expectSoundRun } from '../support/run-on-disk.ts'

/** Agents wait for each other, so that both are at work in a lane of their own. */
const meet = `touch "$MOMENTS/lane-$RALPH_LANE"; pwd > "$MOMENTS/place-$RALPH_LANE"
until [ "$(ls "$MOMENTS" | grep -c lane-)" -ge 2 ]; do sleep 0.05; done
test -e node_modules/tool && ${goodAgent}`

const files = { 'plan.json': planOf(['A', 'B']), '.gitignore': 'node_modules/\n' }

test('lane-setup: copy runs set-up once for all lanes, tells their size before, and each lane works on a copy of its own', async () => {
  const project = makeProject(files)
  const setUp = `echo "$RALPH_LANE" >> '${project.moments}/set-ups'; mkdir -p node_modules && echo tool > node_modules/tool`
  const lanes = ['--lanes', '2', '--lane-setup', 'copy', '--setup', setUp]
  const end = await project.ralph(['run', ...project.agent(meet), ...lanes, '--validate', 'cat node_modules/tool'])
  expect(end.code, end.stderr).toBe(0)
  expectSoundRun(project.repo)
  expect(committedTasks(project.repo).toSorted()).toEqual(['A', 'B'])
  expect(end.stdout + end.stderr).toMatch(
    /2 lanes and what they are copied from need up to [\d.]+ \w+ of disk; [\d.]+ \w+ are free/,
  )
  expect(readFileSync(join(project.moments, 'set-ups'), 'utf8')).toBe('0\n')
  const places = [0, 1].map((lane) => readFileSync(join(project.moments, `place-${lane}`), 'utf8'))
  expect(new Set(places).size).toBe(2)
  expect(await leftovers(project)).toEqual([])
})

test('further lanes have folders that stay for later jobs, and each was set up once', async () => {
  const project = makeProject({ ...files, 'plan.json': planOf(['A', 'B', 'C', 'D']) })
  const setUp = `echo "$RALPH_LANE" >> '${project.moments}/set-ups'; mkdir -p node_modules && echo tool > node_modules/tool`
  const command = ['run', ...project.agent(`echo "$RALPH_LANE $(pwd)" >> "$MOMENTS/all"; ${meet}`)]
  const lanes = ['--lanes', '2', '--setup', setUp, '--validate', 'cat node_modules/tool', '--max-iterations', '2']
  for (const code of [2, 0]) {
    const end = await project.ralph([...command, ...lanes])
    expect(end.code, end.stdout + end.stderr).toBe(code)
  }
  expect(committedTasks(project.repo).toSorted()).toEqual(['A', 'B', 'C', 'D'])
  const places = readFileSync(join(project.moments, 'all'), 'utf8').trim().split('\n')
  expect(places).toHaveLength(4)
  expect(new Set(places).size, 'the same two in both jobs').toBe(2)
  expect(readFileSync(join(project.moments, 'set-ups'), 'utf8').trim().split('\n').sort()).toEqual(['0', '1'])
  expect(await leftovers(project)).toEqual([])
})

test('in a workflow lanes above 0 have a workspace of their own, and without setup they are refused with that sentence', async () => {
  const job = await actionJob({ ...files, '.github/ralph.yml': 'lanes: 2\n' })
  const refused = await job.run({ ...job.agent(goodAgent), validate: 'true' })
  expect(refused.code).not.toBe(0)
  expect(refused.log).toContain(
    '`lanes: 2` needs `setup`: the steps before ralph have prepared the checkout, and no workspace of the other lanes.',
  )
  expect(job.origin.git('for-each-ref', 'refs/heads/ralph')).toBe('')
  const setup = 'mkdir -p node_modules && echo tool > node_modules/tool'
  const end = await job.run({ ...job.agent(meet), validate: 'cat node_modules/tool', settings: `setup: ["${setup}"]` })
  expect(end.code, end.log).toBe(0)
  expect(committedTasks(job.origin).toSorted()).toEqual(['A', 'B'])
  const [first, second] = [0, 1].map((lane) => readFileSync(join(job.project.moments, `place-${lane}`), 'utf8').trim())
  expect(first).toBe(job.checkout.path)
  expect(second).not.toContain(job.checkout.path)
  expect(second).toMatch(/lanes\/1\/workspace$/)
  expect(await leftovers(job.project)).toEqual([])
})
