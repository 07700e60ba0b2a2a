import { expect, test } from 'vitest'
import { commandsInWords } from '../../../src/core/order/commands-in-words.ts'

const write = (...words: readonly string[]): string => `ralph ${words.join(' ')} --plan p.json`

test.each([
  ['A is done; `redo 1` has it changed', 'A is done; `ralph redo 1 --plan p.json` has it changed'],
  ['iteration 2 is running; `stop` ends it', 'iteration 2 is running; `ralph stop --plan p.json` ends it'],
  [
    '`retry A` makes it again, `undo 3` takes it back',
    '`ralph retry A --plan p.json` makes it again, `ralph undo 3 --plan p.json` takes it back',
  ],
  ['`TASK-1` is done, and `npm test` is red', '`TASK-1` is done, and `npm test` is red'],
  ['`ralph redo 1` is whole', '`ralph redo 1` is whole'],
  ['`toString` is no order', '`toString` is no order'],
])('%s', (why, written) => {
  expect(commandsInWords(why, write)).toBe(written)
})
