import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runnerInLog, runnerVersion } from '../../../../src/adapter/github/workflow/runner-version.ts'
import { tempDir } from '../../../support/git-repositories.ts'

const env = { GITHUB_ACTIONS: 'true' }
const elsewhere = { program: '/usr/bin/node', parent: 1 }

function runnerSaying(text: string): string {
  const root = tempDir()
  mkdirSync(join(root, 'bin'))
  writeFileSync(join(root, 'bin', 'Runner.Listener'), `#!/bin/sh\n[ "$*" = --version ] && ${text}\n`, { mode: 0o755 })
  return root
}

test('the runner is asked which node starts the action, whose worker started the step, or in whose folder the job works', async () => {
  const root = runnerSaying('echo 2.336.0')
  const program = join(root, 'externals/node24/bin/node')
  expect(await runnerVersion({ env, ...elsewhere, program })).toBe('2.336.0')
  expect(await runnerVersion({ env: { ...env, RUNNER_TEMP: join(root, '_work/_temp') }, ...elsewhere })).toBe('2.336.0')
  expect(await runnerVersion({ env: {}, ...elsewhere, program })).toBeUndefined()
  expect(await runnerVersion({ env, ...elsewhere })).toBeUndefined()
})

test.runIf(process.platform === 'linux')('a worker with another work folder is found above the step', async () => {
  const root = runnerSaying('echo 2.335.0')
  const worker = join(root, 'bin/Runner.Worker')
  copyFileSync('/bin/sh', worker)
  const step = spawn(worker, ['-c', 'sh -c "echo $$; read line; :"; :'], { stdio: ['pipe', 'pipe', 'ignore'] })
  const parent = Number(await new Promise((resolve) => step.stdout.once('data', resolve)))
  expect(await runnerVersion({ env, program: '/usr/bin/node', parent })).toBe('2.335.0')
  step.stdin.end()
})

test.each(['exit 3', 'echo; echo no version', 'echo 2.336'])('a runner that says none has none: %s', async (said) => {
  const program = join(runnerSaying(said), 'externals/node24/bin/node')
  expect(await runnerVersion({ env, program, parent: 1 })).toBeUndefined()
})

test('the log of a job says it at its top', () => {
  const line =
    "2026-11-25T10:00:00.0000000Z Current runner version: '2.331.0'\r\n2026-11-25T10:00:00Z ##[group]Operating"
  expect(runnerInLog(line)).toBe('2.331.0')
  expect(runnerInLog('##[group]Run ralph')).toBeUndefined()
})
