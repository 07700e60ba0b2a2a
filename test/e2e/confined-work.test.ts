import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { goodAgent, makeProject, planOf } from '../support/project.ts'

const files = {
  'plan.json': planOf(['A', 'B']),
  '.gitignore': 'node_modules/\n',
  'package.json': JSON.stringify({
    name: 'sample',
    version: '1.0.0',
    scripts: { test: 'node --test' },
    dependencies: { dep: 'file:dep' },
  }),
  'package-lock.json': JSON.stringify({
    name: 'sample',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: {
      '': { name: 'sample', version: '1.0.0', dependencies: { dep: 'file:dep' } },
      dep: { version: '1.0.0' },
      'node_modules/dep': { resolved: 'dep', link: true },
    },
  }),
  'dep/package.json': JSON.stringify({ name: 'dep', version: '1.0.0', main: 'index.js' }),
  'dep/index.js': 'module.exports = 2\n',
  'test/a.test.js': "require('node:test')('two', () => require('node:assert').equal(require('dep'), 2))\n",
}

test('a project of npm with what set-up installed goes green in the confinement, which is told at the end', async () => {
  const project = makeProject(files)
  const setUp = ['--setup', 'npm ci --offline --silent', '--validate', 'npm test']
  const end = await project.ralph(['run', '--verbose', ...project.agent(goodAgent), ...setUp])
  expect(end.code, end.stdout + end.stderr).toBe(0)
  expect(end.stdout).toMatch(
    /Confinement: (C[0-2] by .*the network is open|C3 by .*the network leads to the model, to package registries and to `allow-hosts`)/,
  )
})

test('a check that needs what it cannot see stops the run before money is spent; what is printed mends it', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  const outside = join(project.root, 'outside')
  mkdirSync(outside)
  const run = ['run', '--verbose', ...project.agent(goodAgent), '--known-red', '--validate', `touch '${outside}/x'`]
  const first = await project.ralph(run)
  if (!first.stdout.includes('fails in the confinement')) {
    // Below C2 nothing is out of sight.
    expect(first.stdout).toMatch(/confinement of the agent and the checks: C[01] /)
    return
  }
  expect(first.code, first.stdout).toBe(1)
  expect(first.stdout).toContain('`agent-writable`')
  expect(first.stdout).not.toContain('attempt 1 started')
  expect(existsSync(join(outside, 'x'))).toBe(true)
  const paths = [...(project.env['RALPH_AGENT_WRITABLE'] ?? '').split('\n'), outside]
  const writable = paths.flatMap((path) => ['--agent-writable', path])
  const second = await project.ralph([...run, ...writable, '--change-rules'])
  expect(second.code, second.stdout + second.stderr).toBe(0)
})

test('a check that needs a socket outside, as of Docker, is told by init and stops a run before money is spent', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A']), 'package.json': '{"scripts":{"test":"node daemon.cjs"}}' })
  const socket = join(project.root, 'docker.sock')
  const daemon = createServer((client) => client.end()).listen(socket)
  await once(daemon, 'listening')
  onTestFinished(() => void daemon.close())
  project.repo.write({
    'daemon.cjs': `require('node:net').connect('${socket}', () => process.exit(0)).on('error', () => {
      console.error('Cannot connect to the Docker daemon at unix://${socket}. Is the docker daemon running?')
      process.exit(1)
    })\n`,
  })
  project.repo.git('add', '.')
  project.repo.git('commit', '--quiet', '-m', 'A check that needs Docker')
  const run = await project.ralph(['run', '--verbose', ...project.agent(goodAgent), '--validate', 'npm test'])
  // Below C3 a socket with a path is in reach.
  const isOutOfReach = run.stdout.includes('confinement of the agent and the checks: C3')
  expect(run.code, run.stdout + run.stderr).toBe(isOutOfReach ? 1 : 0)
  if (!isOutOfReach) return
  expect(run.stdout).toContain('it needs the Docker socket, which amounts to root on this machine')
  expect(run.stdout).not.toContain('attempt 1 started')
  const init = await project.ralph(['init', '--no-workflow', '--validate', 'npm test'])
  expect(init.stdout).toContain('it needs the Docker socket')
  const given = await project.ralph([
    'run',
    ...project.agent(goodAgent),
    '--validate',
    'npm test',
    '--confinement',
    'none',
    '--change-rules',
  ])
  expect(given.code, given.stdout + given.stderr).toBe(0)
})
