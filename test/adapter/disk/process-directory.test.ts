import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { processDirectory } from '../../../src/adapter/disk/process-directory.ts'
import { tempDir } from '../../support/git-repositories.ts'

/** Root may write wherever a mode forbids it, but not here. */
const unwritable: Record<string, () => string> = {
  'lies below a file': () => {
    const file = join(tempDir(), 'file')
    writeFileSync(file, '')
    return join(file, 'ralph')
  },
  'is on a file system of the kernel': () => '/sys/ralph',
  'lies where nothing can be made, not even an error that says so': () => '/proc/ralph',
}

test.each(Object.entries(unwritable))('A home of the engine that %s is named with its remedy', async (_, place) => {
  const home = place()
  await expect(processDirectory(home, 'store')).rejects.toMatchObject({
    code: 'HOME_NOT_WRITABLE',
    exit: 'failed',
    message: expect.stringContaining(home),
    hint: expect.stringContaining('RALPH_HOME'),
  })
})

test('It is made where it is missing, and removed', async () => {
  const home = join(tempDir(), 'not/there')
  const { path, remove } = await processDirectory(home, 'store')
  expect(existsSync(path)).toBe(true)
  await remove()
  expect(existsSync(path)).toBe(false)
})
