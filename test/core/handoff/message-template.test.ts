import { expect, test } from 'vitest'
import { defaultTemplate, fillTemplate, readMessageTemplate } from '../../../src/core/handoff/commit-message.ts'

test.each([
  ['feat: {titel}', '{titel} is not one of them (did you mean {title}?)'],
  ['{Task}', '{Task} is not one of them (did you mean {task}?)'],
  ['{title} {nonsense}', '{nonsense} is not one of them'],
  ['  ', 'a message such as'],
  [7, 'a message such as'],
])('%j is refused: %s', (raw, words) => {
  expect(readMessageTemplate(raw)).toEqual({ expected: expect.stringContaining(words) })
})

test('other braces stay as they are, and a value is not taken for a template', () => {
  const values = {
    prefix: 'p',
    iteration: '1',
    part: '',
    task: 'T',
    id: 'TASK-1',
    title: 'a {task} {x}',
    summary: 's',
    plan: 'n',
  }
  expect(fillTemplate('{ {title} {1} {}', values)).toBe('{ a {task} {x} {1} {}')
  expect(readMessageTemplate(defaultTemplate)).toEqual({ value: defaultTemplate })
})
