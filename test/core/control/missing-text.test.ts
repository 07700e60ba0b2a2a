import { expect, test } from 'vitest'
import { missingText } from '../../../src/core/control/missing-text.ts'
import { planOf } from '../../support/run-state.ts'

test.each([
  ['hint', '', false],
  ['hint', 'A', false],
  ['hint', 'caching', undefined],
  ['hint', 'A use the cache', undefined],
  ['remember', '', false],
  ['add', '', false],
  ['add', 'handle tabs', undefined],
  ['redo', '7', false],
  ['redo', '7 no globals', undefined],
  ['redo', '', undefined],
  ['retry', 'A', true],
  ['retry', 'A with care', undefined],
  ['skip', 'A', true],
  ['undo', '7', true],
  ['undo', '7 --reopen-dependents', true],
  ['undo', '7 it breaks', undefined],
  ['forget', 'K-x', true],
  ['revise', '', true],
  ['stop', '', undefined],
  ['pause', '', undefined],
  ['budget', '', undefined],
] as const)('%s %j: %s', (kind, text, optional) =>
  expect(missingText(kind, text.split(' ').filter(Boolean), planOf({ id: 'A' }))?.optional).toBe(optional),
)
