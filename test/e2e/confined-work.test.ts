import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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
  const end = await project.ralph(['run', ...project.agent(goodAgent), ...setUp])
  expect(end.code, end.stdout + end.stderr).toBe(0)
  expect(end.stdout).toMatch(/Confinement: C[0-3] by .*the network is open\./)
})

test('a check that needs what it cannot see stops the run before money is spent; what is printed mends it', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  const outside = join(project.root, 'outside')
  mkdirSync(outside)
  const run = ['run', ...project.agent(goodAgent), '--known-red', '--validate', `touch '${outside}/x'`]
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
  const writable = ['--agent-writable', project.env['RALPH_AGENT_WRITABLE'] ?? '', '--agent-writable', outside]
  const second = await project.ralph([...run, ...writable, '--change-rules'])
  expect(second.code, second.stdout + second.stderr).toBe(0)
})
