import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCommand } from '../../../src/core/order/read-command.ts'

test.each([
  ['pause', { kind: 'pause', why: '' }],
  ['pause  review first ', { kind: 'pause', why: 'review first' }],
  ['resume', { kind: 'resume' }],
  ['stop', { kind: 'stop', why: '' }],
  ['skip TASK-7', { kind: 'skip', task: 'TASK-7', why: '' }],
  ['skip TASK-7 no longer wanted', { kind: 'skip', task: 'TASK-7', why: 'no longer wanted' }],
  ['retry TASK-7', { kind: 'retry', task: 'TASK-7', why: '' }],
  ['retry TASK-7 too clever', { kind: 'retry', task: 'TASK-7', why: 'too clever' }],
  ['approve 1A2b3c4', { kind: 'approve', sha: '1a2b3c4' }],
  ['approve', { kind: 'approve', sha: '' }],
  ['undo 7', { kind: 'undo', iteration: 7, reopen_dependents: false, why: '' }],
  ['undo #7 it breaks\nsearch', { kind: 'undo', iteration: 7, reopen_dependents: false, why: 'it breaks\nsearch' }],
  ['undo 7 --reopen-dependents', { kind: 'undo', iteration: 7, reopen_dependents: true, why: '' }],
  ['undo 7 --reopen-dependents slow', { kind: 'undo', iteration: 7, reopen_dependents: true, why: 'slow' }],
  [
    'undo 7 --reopen-dependentsx',
    { kind: 'undo', iteration: 7, reopen_dependents: false, why: '--reopen-dependentsx' },
  ],
  ['approve 1A2B3C4', { kind: 'approve', sha: '1a2b3c4' }],
  ['approve TASK-7', { kind: 'approve', sha: '', task: 'TASK-7' }],
  ['approve 1a2b3c', { kind: 'approve', sha: '', task: '1a2b3c' }],
  ['hint use the cache\nof src/http.ts', { kind: 'hint', text: 'use the cache\nof src/http.ts' }],
])('%j is an order', (text, command) => expect(readCommand(text)).toEqual(command))

test.each([
  ['', /not a command/],
  ['skp TASK-7', /Did you mean skip\?/],
  ['Skip TASK-7', /Did you mean skip\?/],
  ['skip', /write it as: skip TASK/],
  ['skip ../x', /write it as: skip TASK/],
  ['retry', /write it as: retry TASK/],
  ['hint', /write it as: hint \[TASK\] TEXT/],
  ['approve 1a2b3c4 now', /write it as: approve SHA/],
  ['undo', /write it as: undo ITERATION/],
  ['undo 0', /write it as: undo ITERATION/],
  ['undo 7.5', /write it as: undo ITERATION/],
  ['undo TASK-7', /write it as: undo ITERATION/],
  [`hint ${'x'.repeat(2001)}`, /at most 2000 characters, not 2001/],
  ['／ralph skip TASK-7', /not a command/],
  ['constructor', /not a command/],
])('%j is refused with how it is written', (text, fault) =>
  expect(readCommand(text)).toEqual({ fault: expect.stringMatching(fault) }),
)

test('whatever is typed, it is an order or a fault', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readCommand(text)
      expect('kind' in read || read.fault.length > 0).toBe(true)
    }),
  )
})

test.each([
  'hint …',
  'hint TASK-7 …',
  'hint TASK-7 "…"',
  'retry A “…”',
  'remember constraint: …',
  'pause ...',
  'undo 7 --reopen-dependents …',
])('the placeholder of %j is not taken for words', (line) =>
  expect(readCommand(line)).toEqual({ fault: expect.stringContaining('words of yours') }),
)

test.each(['hint wait… for it', 'hint A use … as an ellipsis', 'retry A not “…”!'])('%j holds words', (line) =>
  expect(readCommand(line)).not.toHaveProperty('fault'),
)
