import { expect, test } from 'vitest'
import { namespaceFilter } from '../../../src/core/confinement/namespace-filter.ts'

const [x64, arm64, i386] = [0xc000003e, 0xc00000b7, 0x40000003]
const [allow, notPermitted, notThere] = [0x7fff0000, 0x00050001, 0x00050026]
const newUser = 0x10000000

/** Runs the filter as the kernel does (Documentation/networking/filter.rst). */
function answerTo(machine: number, call: number, firstArgument = 0): number {
  const program = namespaceFilter()
  const words = new Map([
    [0, call],
    [4, machine],
    [16, firstArgument],
  ])
  let loaded = 0
  for (let at = 0; at * 8 < program.length; at++) {
    const [code, value] = [program.readUInt16LE(at * 8), program.readUInt32LE(at * 8 + 4)]
    const jump = (isTrue: boolean): number => program.readUInt8(at * 8 + (isTrue ? 2 : 3))
    if (code === 0x20) loaded = words.get(value) ?? Number.NaN
    else if (code === 0x06) return value
    else if (code === 0x15) at += jump(loaded === value)
    else if (code === 0x35) at += jump(loaded >= value)
    else at += jump((loaded & value) !== 0)
  }
  throw new Error('the filter has no end')
}

test.each([
  ['unshare of a user namespace', x64, 272, newUser, notPermitted],
  ['unshare of a user and another namespace', x64, 272, newUser | 0x20000, notPermitted],
  ['unshare of other namespaces', x64, 272, 0x20000, allow],
  ['clone with a user namespace', x64, 56, newUser | 17, notPermitted],
  ['an ordinary fork', x64, 56, 17, allow],
  ['clone3, whose flags cannot be seen', x64, 435, 0, notThere],
  ['read', x64, 0, newUser, allow],
  ['a call of x32', x64, 0x40000000 + 272, newUser, notThere],
  ['unshare on arm64', arm64, 97, newUser, notPermitted],
  ['clone on arm64', arm64, 220, newUser, notPermitted],
  ['openat on arm64', arm64, 56, newUser, allow],
  ['unshare by a 32-bit program', i386, 310, newUser, notPermitted],
  ['write by a 32-bit program', i386, 4, newUser, allow],
  ['anything on a machine that is not known', 0x1234, 0, 0, notThere],
])('%s', (_, machine, call, argument, expected) => {
  expect(answerTo(machine, call, argument)).toBe(expected)
})
