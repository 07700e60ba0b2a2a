import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { realPath } from '../../../../src/adapter/process/confinement/machine-view.ts'
import { tempDir } from '../../../support/git-repositories.ts'

// A socket of another user's is in the kernel's list of all; one such place must not cost the whole confinement.
test('What lies in a folder that this user may not enter is looked for without an error', () => {
  const parent = tempDir()
  const locked = join(parent, 'locked')
  mkdirSync(locked)
  writeFileSync(join(locked, 'a.sock'), '')
  chmodSync(locked, 0o000)
  const nobody = 65_534
  const asRoot = process.geteuid?.() === 0
  // No mode keeps root out.
  if (asRoot) chownSync(parent, nobody, nobody)
  try {
    if (asRoot) process.seteuid?.(nobody)
    expect(realPath(join(locked, 'a.sock'))).toBeUndefined()
    expect(realPath(parent)).toBe(parent)
  } finally {
    if (asRoot) process.seteuid?.(0)
    chmodSync(locked, 0o700)
  }
})
