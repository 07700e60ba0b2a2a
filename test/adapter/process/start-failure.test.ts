import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runGit } from '../../../src/adapter/git/call/exec.ts'
import { folderFault, startFailure } from '../../../src/adapter/process/start-failure.ts'
import { tempDir } from '../../support/git-repositories.ts'
import { isRoot } from '../../support/machine-offers.ts'

function folders(): { root: string; searchPath: string } {
  const root = tempDir()
  for (const name of ['full', 'closed']) mkdirSync(join(root, name))
  writeFileSync(join(root, 'full/tool'), 'not executable')
  chmodSync(join(root, 'closed'), 0o000)
  return { root, searchPath: `${join(root, 'closed')}:${join(root, 'full')}` }
}

test('a program that no folder of PATH has is missing, also where the system says EACCES for a folder', () => {
  const { root, searchPath } = folders()
  const rows = [
    ['ENOENT', 'tool', 'program'],
    ['EACCES', 'other', 'program'],
    ['EACCES', 'tool', 'other'],
    ['EACCES', join(root, 'full/tool'), 'other'],
    ['EMFILE', 'other', 'other'],
  ] as const
  for (const [code, file, failure] of rows)
    expect([code, file, startFailure({ code }, { file, searchPath })]).toEqual([code, file, failure])
  expect(startFailure({ code: 'EACCES' }, { file: 'tool', searchPath: undefined })).toBe('program')
})

test('a folder that is gone or may not be entered is what failed, and not the program', async () => {
  const { root, searchPath } = folders()
  const rows = [
    [join(root, 'gone'), 'does not exist'],
    ...(isRoot ? [] : [[join(root, 'closed'), 'may not be entered by this user']]),
  ] as const
  for (const [cwd = '', fault = ''] of rows) {
    expect(folderFault(cwd)).toBe(fault)
    for (const code of ['ENOENT', 'EACCES'])
      expect(startFailure({ code }, { file: 'tool', cwd, searchPath })).toBe('folder')
    const env = { PATH: process.env['PATH'] ?? '' }
    await expect(runGit([], env, { args: ['version'], cwd })).rejects.toMatchObject({
      code: 'FOLDER_UNREACHABLE',
      message: `git could not be started: the folder ${cwd} ${fault}.`,
    })
  }
  expect(folderFault(join(root, 'full/tool'))).toBe('is not a folder')
  expect(folderFault(root)).toBeUndefined()
})
