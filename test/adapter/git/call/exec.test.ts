import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runGit } from '../../../../src/adapter/git/call/exec.ts'

/** Two folders of a search path; programs that are put there say who they are. */
function searchPath() {
  const root = mkdtempSync(join(tmpdir(), 'ralph-path-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folders = ['first', 'second'].map((name) => join(root, name))
  for (const folder of folders) mkdirSync(folder)
  const put = (folder: string | undefined, says: string): void => {
    const file = join(folder ?? '', 'git')
    writeFileSync(file, `#!/bin/sh\necho "${says}"; echo x >> '${root}/ran-${says}'\n`)
    chmodSync(file, 0o755)
  }
  const env = { PATH: folders.join(':') }
  const says = async (): Promise<string> => (await runGit([], env, { args: ['version'] })).stdout.toString().trim()
  return {
    first: folders[0],
    second: folders[1],
    put,
    says,
    ran: (who: string) => readFileSync(join(root, `ran-${who}`), 'utf8'),
  }
}

test('a git that an agent plants in an earlier folder of PATH does not run', async () => {
  const { first, second, put, says } = searchPath()
  put(second, 'real')
  expect(await says()).toBe('real')
  put(first, 'shim')
  expect(await says()).toBe('real')
})

test('a git that an agent writes over does not run, and the file is named', async () => {
  const { second, put, says, ran } = searchPath()
  put(second, 'real')
  expect(await says()).toBe('real')
  put(second, 'evil')
  await expect(says()).rejects.toMatchObject({
    code: 'PROGRAM_CHANGED',
    message: expect.stringContaining(`${second}/git`),
  })
  expect(() => ran('evil')).toThrow()
})
