import { expect, test } from 'vitest'
import { readVerify } from '../../../src/core/calls/verify.ts'

const said = (structured: unknown) => ({ kind: 'finished', structured, text: '' }) as const
const whole = { task: 'A', what: 'No help.', title: 'Describe it', description: 'In help.' }

test('A17: a part that is written badly makes the whole answer a refused one, in plain words, whatever it says of completeness', () => {
  const { what: _, ...half } = whole
  const answer = { complete: false, summary: 'Not yet.', missing: [whole] }
  expect(readVerify(said(answer))).toEqual({ ...answer, missing: [{ ...whole, acceptance_criteria: [] }] })
  for (const complete of [true, false]) {
    for (const [entry, fault] of [
      [half, '`missing[1].what` is missing'],
      ['more', '`missing[1]` must be an object'],
      [null, '`missing[1]` must be an object'],
      [{ ...whole, task: '' }, '`missing[1].task` is empty'],
      [{ ...whole, acceptance_criteria: 'x' }, '`missing[1].acceptance_criteria` must be a list'],
    ])
      expect(readVerify(said({ ...answer, complete, missing: [whole, entry] }))).toEqual({
        why: `its answer does not match its schema: ${fault}`,
      })
  }
  expect(readVerify(said({ complete: 'yes', missing: [] }))).toEqual({
    why: 'its answer does not match its schema: `complete` must be true or false',
  })
})
