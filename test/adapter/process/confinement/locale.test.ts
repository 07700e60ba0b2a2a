import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { supervise } from '../../../../src/adapter/process/supervise.ts'
import { confinements, placesIn } from '../../../support/confinements.ts'
import { tempDir } from '../../../support/git-repositories.ts'

// As behind an ssh that passes on LC_ALL: our own perl complained in the output of each check.
test.each(confinements)('a locale that is not installed is no matter of the check: %s', async (_, confinement) => {
  const folder = tempDir()
  const cwd = join(folder, 'workspace')
  mkdirSync(cwd)
  const said: string[] = []
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'xx_XX.UTF-8' }
  const take = (chunk: Uint8Array): void => void said.push(Buffer.from(chunk).toString())
  const { done } = supervise(
    { file: 'sh', args: ['-c', 'echo "$LC_ALL"'], cwd, env },
    {
      ...{ confinement, places: placesIn(cwd, folder), signal: new AbortController().signal, wallMs: 60_000 },
      ...{ onStdout: take, onStderr: take },
    },
  )
  expect((await done).exitCode).toBe(0)
  expect(said.join('')).toBe('xx_XX.UTF-8\n')
})
