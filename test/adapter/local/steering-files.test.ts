import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readAtStart } from '../../../src/adapter/local/steering-files.ts'
import { trustedFilesIn } from '../../../src/adapter/local/trusted-files.ts'
import { tempDir } from '../../support/git-repositories.ts'

const readIn = (folder: string) => readAtStart(folder, trustedFilesIn(folder))

test('a folder of templates and skills that cannot be listed is an error, and not a folder without any', async () => {
  const folder = tempDir()
  symlinkSync('.ralph', join(folder, '.ralph'))
  await expect(readIn(folder)).rejects.toMatchObject({
    code: 'FILE_UNREADABLE',
    message: expect.stringContaining('The templates and skills in .ralph cannot be listed: ELOOP'),
  })
})

test('without that folder, or with a file of its name, there are none', async () => {
  const folder = tempDir()
  expect(await (await readIn(folder)).read('.ralph/templates/task.md')).toBeUndefined()
  writeFileSync(join(folder, '.ralph'), '')
  expect(await (await readIn(folder)).read('.ralph/templates/task.md')).toBeUndefined()
})
