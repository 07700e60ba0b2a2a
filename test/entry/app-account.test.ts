import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { appPermissions } from '../../src/core/github/app-permissions.ts'
import { asApp } from '../../src/entry/action/context/app-account.ts'
import type { StepContext } from '../../src/entry/action/context/step-context.ts'

/** A step that was given an App's key, on a machine without GitHub's API. */
const stepOf = (command: string) =>
  ({
    inputs: { command, app: { id: 'Iv1.abc', privateKey: 'a key' } },
    env: {},
    checkout: {},
  }) as unknown as StepContext

test.each(['run', 'begin'])("an App's key is refused where `command: %s` runs an agent beside it", async (command) => {
  await expect(asApp(stepOf(command), {})).rejects.toMatchObject({
    code: 'APP_KEY_BESIDE_AGENT',
    exit: 'usage',
    hint: expect.stringContaining('actions/create-github-app-token'),
  })
})

test.each(['agent', 'validate'])("an App's key is refused where `command: %s` needs none", async (command) => {
  await expect(asApp(stepOf(command), {})).rejects.toMatchObject({ code: 'APP_KEY_MISPLACED' })
})

test.each(['intake', 'apply', 'finish', 'ready', 'tick'])(
  "an App's key is taken by `command: %s`, whose job runs no agent",
  async (command) => {
    await expect(asApp(stepOf(command), {})).rejects.toMatchObject({ code: 'APP_NO_API' })
  },
)

test('the token that docs/github.md makes in an earlier step may do what a job with an agent needs, and no more', () => {
  const text = readFileSync('docs/github.md', 'utf8')
  const [step = ''] = /uses: actions\/create-github-app-token@[\s\S]*?- uses:/.exec(text) ?? []
  const lines = [...step.matchAll(/permission-([a-z-]+): (read|write)/g)]
  const asked = Object.fromEntries(lines.map(([, name = '', access = '']) => [name.replaceAll('-', '_'), access]))
  const everything = { actions: 'write', contents: 'write', issues: 'write', pull_requests: 'write', statuses: 'write' }
  expect(asked).toEqual(appPermissions('finish', everything)?.permissions)
})
