import { expect, test } from 'vitest'
import { lacksText, orderWith } from '../../src/page/first/order-words.ts'

test.each([
  ['answer FIND-2', 'my words', 'answer FIND-2 my words'],
  ['answer FIND-2 1', 'half a sentence', 'answer FIND-2 1'],
  ['answer FIND-2 done', 'half a sentence', 'answer FIND-2 done'],
  ['skip FIND-2', ' no time ', 'skip FIND-2 no time'],
  ['skip FIND-2', '', 'skip FIND-2'],
])('%s with %j in the field gives %s', (order, text, whole) => {
  expect(orderWith(order, text)).toBe(whole)
})

// The button of the first option was grey until somebody typed an answer.
test('only an answer in words of one’s own needs them', () => {
  expect(lacksText('answer FIND-2', '  ')).toBe(true)
  expect(lacksText('answer FIND-2', 'yes')).toBe(false)
  for (const order of ['answer FIND-2 1', 'answer FIND-2 done', 'skip FIND-2']) expect(lacksText(order, '')).toBe(false)
})
