import { expect, test } from 'vitest'
import { freeBranch } from '../../../src/core/ref/free-branch.ts'

test.each([
  ['garden', [], 'garden'],
  ['garden', ['main', 'gardens'], 'garden'],
  ['garden', ['garden'], 'garden-2'],
  ['garden', ['garden', 'garden-2'], 'garden-3'],
  // Git keeps a branch as a file: none can have the name of a folder of others.
  ['garden', ['garden/old'], 'garden-2'],
  ['garden', ['garden/old', 'garden-2/x'], 'garden-3'],
  ['garden', ['Garden'], 'garden-2'],
])('the work of %s beside the branches %j goes to %s', (name, branches, free) => {
  expect(freeBranch(name, branches)).toBe(free)
})
