import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resolveSettings } from '../../../src/core/config/resolve/resolve.ts'
import { refuseUnready } from '../../../src/entry/doctor/before-run.ts'
import type { CommandContext } from '../../../src/entry/project/context.ts'
import type { Project } from '../../../src/entry/project/project.ts'
import { tempDir } from '../../support/git-repositories.ts'

const { settings } = resolveSettings({ flags: {}, environment: {}, plan: undefined, file: {}, fileName: '' })
const context = (env: Record<string, string>): CommandContext => ({
  ...{ argv: [], cwd: '/', out: () => undefined, err: () => undefined, isTty: false, columns: 80, color: false },
  env: { PATH: process.env['PATH'], HOME: '/nonexistent', ...env },
  now: Date.now,
  cancelled: new AbortController().signal,
})
const begin = (env: Record<string, string>, more: Partial<Project['settings']> = {}): Promise<void> =>
  refuseUnready({ settings: { ...settings, ...more } } as Project, context(env))

test('a run asks what doctor asks, as far as that is told at once', async () => {
  const bin = tempDir()
  const started = join(bin, 'started')
  const git = `#!/bin/sh\necho "$*" >> '${started}'\necho git version 2.50.0\n`
  writeFileSync(join(bin, 'git'), git, { mode: 0o755 })
  await begin({ PATH: bin, ANTHROPIC_API_KEY: 'x' })
  expect(readFileSync(started, 'utf8'), 'one program is all that it waits for').toBe('--version\n')
})

test('without a key for the model nothing is started, and what to do is said', async () => {
  await expect(begin({})).rejects.toMatchObject({
    code: 'NOT_READY',
    message: 'Nothing was started. There is no key, token or login for the model.',
    hint: expect.stringMatching(/ANTHROPIC_API_KEY.*Then run the same command again\.$/),
  })
  await begin({}, { agent: 'command', 'agent-command': 'true' })
})

test('several things that are missing are said at once', async () => {
  const error = await begin({ PATH: '/nonexistent' }).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'NOT_READY', findings: [expect.stringContaining('git'), expect.any(String)] })
})
