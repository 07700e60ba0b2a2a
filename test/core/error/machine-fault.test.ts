import { expect, test } from 'vitest'
import { machineFault } from '../../../src/core/error/machine-fault.ts'

test.each([
  ['ENOSPC', 'DISK_FULL'],
  ['EDQUOT', 'DISK_FULL'],
  ['EROFS', 'DISK_READ_ONLY'],
  ['EIO', 'DISK_FAULT'],
  ['EMFILE', 'TOO_MANY_FILES'],
  ['ENFILE', 'TOO_MANY_FILES'],
])('P14, P15: %s is the machine’s, with what to do', (errno, code) => {
  const fault = machineFault({ errno, what: 'the state could not be written.' })
  expect(fault).toMatchObject({ code, exit: 'failed', hint: expect.stringContaining('run again') })
  expect(fault?.message).toContain('the state could not be written')
})

test.each([
  ['error: file write error: No space left on device', 'DISK_FULL'],
  ['fatal: Out of diskspace', 'DISK_FULL'],
  ['fatal: write error: Disk quota exceeded', 'DISK_FULL'],
  ["fatal: Unable to create 'x.lock': Read-only file system", 'DISK_READ_ONLY'],
  ['fatal: unable to write new index file: Input/output error', 'DISK_FAULT'],
  ["error: open('.git/objects'): Too many open files", 'TOO_MANY_FILES'],
])('P14, P15: git says %s', (said, code) => {
  expect(machineFault({ said, what: 'git' })).toMatchObject({ code })
})

test.each(['ENOENT', 'EACCES', undefined])('%s is none of the machine', (errno) => {
  expect(machineFault({ errno, said: 'fatal: bad object', what: 'git' })).toBeUndefined()
})
