import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isMissingProgram } from '../../../src/adapter/process/missing-program.ts'
import { tempDir } from '../../support/git-repositories.ts'

test('a program that no folder of PATH has is missing, also where the system says EACCES for a folder', () => {
  const root = tempDir()
  for (const name of ['full', 'closed']) mkdirSync(join(root, name))
  writeFileSync(join(root, 'full/tool'), 'not executable')
  chmodSync(join(root, 'closed'), 0o000)
  const path = `${join(root, 'closed')}:${join(root, 'full')}`
  const rows = [
    ['ENOENT', 'tool', true],
    ['EACCES', 'other', true],
    ['EACCES', 'tool', false],
    ['EACCES', join(root, 'full/tool'), false],
    ['EMFILE', 'other', false],
  ] as const
  for (const [code, file, isMissing] of rows) {
    expect([code, file, isMissingProgram({ code }, file, path)]).toEqual([code, file, isMissing])
  }
  expect(isMissingProgram({ code: 'EACCES' }, 'tool', undefined)).toBe(true)
})
