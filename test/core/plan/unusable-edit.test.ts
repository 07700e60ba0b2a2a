import { expect, test } from 'vitest'
import { unusableEditLine } from '../../../src/core/plan/unusable-edit.ts'

test.each([
  ['unknown key "max-turnz"; did you mean "max-turns"?', 1, /max-turns"\? The job/],
  ['The quote is missing. [PLAN_SYNTAX]', 1, /\[PLAN_SYNTAX\] The job/],
  ['a number is expected', 1, /expected\. The job/],
  ['a number is expected', 3, /expected \(and 2 more\)\. The job/],
])('%s: one sign ends the sentence', (fault, total, line) => {
  expect(unusableEditLine({ kind: 'settings', file: 'ralph.yml', fault, total }, (text) => text)).toMatch(line)
})
