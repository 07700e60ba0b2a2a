import { expect, test } from 'vitest'
import { readVerify } from '../../../src/core/counsel/verify.ts'

const said = (structured: unknown) => ({ kind: 'finished', structured, text: '' }) as const
const whole = { task: 'A', what: 'No help.', title: 'Describe it', description: 'In help.' }

test('one part that is written badly does not silence a verifier, and says in plain words what it lacks', () => {
  const { what: _, ...half } = whole
  const answer = { complete: false, summary: 'Not yet.', missing: [whole, half, 'more'] }
  expect(readVerify(said(answer))).toEqual({
    complete: false,
    summary: 'Not yet.',
    missing: [
      { ...whole, acceptance_criteria: [] },
      { what: 'Describe it', fault: 'the answer does not fit: `what` is missing' },
      {
        what: 'something that the answer does not name',
        fault: 'the answer does not fit: the answer must be an object',
      },
    ],
  })
  expect(readVerify(said({ complete: 'yes', missing: [] }))).toEqual({
    why: 'its answer does not match its schema: `complete` must be true or false',
  })
})
