import { expect, test } from 'vitest'
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
