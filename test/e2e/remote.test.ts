import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryAt, type TempRepo } from '../support/git-repositories.ts'
import { goodAgent, makeProject, type Project, planOf, projectAt } from '../support/project.ts'
import { committedTasks, expectSoundRun, hasRef, refsOf, stateRef, workRef } from '../support/run-on-disk.ts'

const checked = ['--validate', 'true']

/** A project whose `origin` is a bare repository beside it. */
function projectWithOrigin(): { project: Project; origin: TempRepo } {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const path = join(project.root, 'origin.git')
  project.repo.git('clone', '--quiet', '--bare', '.', path)
  project.repo.git('remote', 'add', 'origin', path)
  return { project, origin: repositoryAt(path, project.repo.env) }
}

/** A second clone of the same origin: another person's laptop. */
function elsewhere({ root, env, repo }: Project, origin: TempRepo): Project {
  repo.git('clone', '--quiet', origin.path, join(root, 'other'))
  return projectAt(repositoryAt(join(root, 'other'), repo.env), root, env)
}

test.each([
  { how: 'by its path', remote: '../origin.git' },
  { how: 'by its name', remote: 'origin' },
])(
  "a remote named $how gets both branches, and the user's repository none",
  { tags: 'thorough/variant' },
  async ({ remote }) => {
    const { project, origin } = projectWithOrigin()
    const before = refsOf(project.repo)
    const command = ['run', '--remote', remote, ...project.agent(goodAgent), ...checked]
    const end = await project.ralph([...command, '--max-iterations', '1'])
    expect(end.code, end.stderr).toBe(2)
    expect(refsOf(project.repo)).toBe(before)
    expectSoundRun(origin)
    // Any machine continues from there.
    const other = elsewhere(project, origin)
    const again = await other.ralph(['run', '--remote', 'origin', ...project.agent(goodAgent), ...checked])
    expect(again.code, again.stderr).toBe(0)
    expectSoundRun(origin)
    expect(committedTasks(origin)).toEqual(['A', 'B'])
  },
)

test('a remote of a host and a path alone, such as an alias of the SSH configuration, is reached over SSH', {
  tags: 'thorough/variant',
}, async () => {
  const { project, origin } = projectWithOrigin()
  project.repo.git('remote', 'set-url', 'origin', 'alias:origin.git')
  const ssh = join(project.root, 'ssh')
  const to = `cd '${project.root}'; for last; do :; done; exec sh -c "$last"\n`
  writeFileSync(ssh, `#!/bin/sh\n${to}`, { mode: 0o755 })
  const env = { GIT_SSH_COMMAND: ssh, GIT_SSH_VARIANT: 'simple' }
  for (const remote of ['origin', 'alias:origin.git']) {
    const end = await project.ralph(['run', '--remote', remote, ...project.agent(goodAgent), ...checked], { env })
    expect(end.code, end.stderr).toBe(0)
  }
  expect(expectSoundRun(origin).remote).toBe('alias:origin.git')
})

test('64: where origin holds a state of this plan and here is none, both ways to go on are printed and work', {
  tags: 'thorough/variant',
}, async () => {
  const { project, origin } = projectWithOrigin()
  const flags = [...project.agent(goodAgent), ...checked]
  expect((await project.ralph(['run', '--remote', 'origin', ...flags, '--max-iterations', '1'])).code).toBe(2)
  // On another machine: this one remembers where the run is.
  const third = { env: { RALPH_HOME: join(project.root, 'third') } }
  const unaware = { env: { RALPH_HOME: join(project.root, 'another') } }
  const stopped = await project.ralph(['run', ...flags], unaware)
  expect(stopped.code).toBe(64)
  expect(stopped.stderr).toContain('[STATE_ELSEWHERE]')
  expect((await project.ralph(['status'], unaware)).stderr).toContain('read from there (--remote origin)')
  expect(hasRef(project.repo, stateRef)).toBe(false)
  const [, there = ''] = /continue the run at origin: `ralph (.*?)`\. /.exec(stopped.stderr) ?? []
  expect((await project.ralph([...there.split(' '), ...flags], third)).code).toBe(0)
  expectSoundRun(origin)

  const drop = /move it aside there, where it is kept as \S+ \(`(git fetch .*?)`\), then/.exec(
    (await project.ralph(['run', ...flags], unaware)).stderr,
  )?.[1]
  execFileSync('sh', ['-ec', drop ?? 'false'], { cwd: project.repo.path, env: project.env, stdio: 'pipe' })
  expect(hasRef(origin, stateRef)).toBe(false)
  expect(refsOf(origin), 'no state is lost').toContain(`${stateRef}-broken-`)
  const here = await project.ralph(['run', ...flags], unaware)
  expect(here.code, here.stderr).toBe(0)
  expectSoundRun(project.repo)
})

test('64: where origin and this repository hold different states of the plan, it stops', {
  tags: 'thorough/variant',
}, async () => {
  const { project, origin } = projectWithOrigin()
  const flags = [...project.agent(goodAgent), ...checked, '--max-iterations', '1']
  expect((await project.ralph(['run', ...flags])).code).toBe(2)
  origin.git('update-ref', stateRef, origin.git('commit-tree', 'main^{tree}', '-m', 'Another'))
  const before = refsOf(project.repo)
  const end = await project.ralph(['run', ...flags])
  expect(end.code).toBe(64)
  expect(end.stderr).toContain('this repository holds another one')
  expect(refsOf(project.repo)).toBe(before)
  // Only looking is no danger.
  expect((await project.ralph(['status'])).code).toBe(0)
})

test('an origin that cannot be reached does not stop a run at home', { tags: 'thorough/variant' }, async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  project.repo.git('remote', 'add', 'origin', join(project.root, 'nowhere.git'))
  const end = await project.ralph(['run', ...project.agent(goodAgent), ...checked])
  expect(end.code, end.stderr).toBe(0)
  expectSoundRun(project.repo)
})

test('a remote that does not exist, or is none, is named with the remedy', { tags: 'thorough/variant' }, async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  const agent = project.agent(goodAgent)
  const unknown = await project.ralph(['run', '--remote', 'upstream', ...agent])
  expect(unknown.code).toBe(64)
  expect(unknown.stderr).toContain('no remote named upstream')
  const nowhere = await project.ralph(['run', '--remote', '../nowhere.git', ...agent])
  expect(nowhere.code).toBe(1)
  expect(nowhere.stderr).toContain('[REMOTE_NOT_FOUND]')
})

test('a work branch that the remote refuses is offered under another name, and the run goes on', {
  tags: 'thorough/variant',
}, async () => {
  const { project, origin } = projectWithOrigin()
  origin.git('config', 'receive.hideRefs', workRef)
  const end = await project.ralph(['run', '--remote', 'origin', ...project.agent(goodAgent), ...checked])
  expect(end.code, end.stderr).toBe(0)
  expect(end.stdout.replace(/\s+/g, ' ')).toContain('ralph/work/demo-pending')
  expect(committedTasks(origin, { tip: `${workRef}-pending` })).toEqual(['A', 'B'])
})

test('G11: where a server died between the two branches, the next job brings the work branch up', async () => {
  const { project, origin } = projectWithOrigin()
  const command = ['run', '--remote', 'origin', ...project.agent(goodAgent), ...checked]
  expect((await project.ralph([...command, '--max-iterations', '1'])).code).toBe(2)
  const made = origin.git('rev-parse', workRef)
  origin.git('update-ref', workRef, `${made}~1`)
  const end = await project.ralph(command)
  expect(end.code, end.stderr).toBe(0)
  expectSoundRun(origin)
  expect(origin.git('merge-base', '--is-ancestor', made, workRef)).toBe('')
  expect(committedTasks(origin)).toEqual(['A', 'B'])
})

test('G12: a state branch that is deleted in mid-run is not made again; its last commit is named and brings it back', {
  tags: 'thorough/variant',
}, async () => {
  const { project, origin } = projectWithOrigin()
  const agent = `[ "$RALPH_TASK_ID" = A ] || git --git-dir='${origin.path}' update-ref -d ${stateRef}\n${goodAgent}`
  // It reaches the remote of the run only where nothing confines it.
  const open = [...checked, '--confinement', 'none']
  const end = await project.ralph(['run', '--remote', 'origin', ...project.agent(agent), ...open])
  expect(end.code, end.stdout + end.stderr).toBe(1)
  expect(end.stderr).toContain('[STATE_DELETED]')
  expect(hasRef(origin, stateRef)).toBe(false)
  const [, last = ''] = /newest commit was ([0-9a-f]{40})/.exec(end.stderr) ?? []
  origin.git('update-ref', stateRef, last)
  const again = await project.ralph(['run', '--remote', 'origin', ...project.agent(goodAgent), ...checked])
  expect(again.code, again.stderr).toBe(0)
  expectSoundRun(origin)
  expect(committedTasks(origin)).toEqual(['A', 'B'])
})
