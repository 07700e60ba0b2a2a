import { expect, test } from 'vitest'
import { nextMarkdown, step } from '../../../../src/core/report/words/next-steps.ts'

const steps = [
  step('Try again', '/ralph retry A', '/ralph retry B'),
  step('Help it', '/ralph hint …'),
  step('Give up', '/ralph skip A'),
]

test('what to do next on an issue is at most three blocks to copy, one order in each, the most likely first', () => {
  expect(nextMarkdown(steps, 'issue')).toBe(
    'Try again:\n\n```\n/ralph retry A\n```\n\n```\n/ralph retry B\n```\n\nHelp it:\n\n```\n/ralph hint …\n```',
  )
})

test('elsewhere the commands of a step are one block, in their order; a step without any is a sentence', () => {
  const typed = [step('Merge it by hand', 'git merge x', 'ralph run'), step('Or wait')]
  expect(nextMarkdown(typed)).toBe('Merge it by hand:\n\n```\ngit merge x\nralph run\n```\n\nOr wait.')
})
