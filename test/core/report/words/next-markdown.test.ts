import { expect, test } from 'vitest'
import { markdownOf } from '../../../../src/core/report/document/markdown.ts'
import { step } from '../../../../src/core/report/document/next-steps.ts'

test('each order has a block of its own, since a comment holds one', () => {
  const steps = [
    step('Accept both', '/ralph approve A', '/ralph approve B'),
    step('Have it redone', '/ralph retry A "…"'),
  ]
  expect(markdownOf([{ steps }])).toBe(
    'Accept both:\n\n```\n/ralph approve A\n```\n\n```\n/ralph approve B\n```\n\nHave it redone:\n\n```\n/ralph retry A "…"\n```',
  )
})

test('what is typed in a clone is one block, whole and in its order, and the order that follows is another one', () => {
  const commands = ['git fetch', 'git switch x', 'git merge main', 'git commit', 'git push', '/ralph start']
  expect(markdownOf([{ steps: [step('Merge in a clone, then go on', ...commands), step('Or wait')] }])).toBe(
    'Merge in a clone, then go on:\n\n```\ngit fetch\ngit switch x\ngit merge main\ngit commit\ngit push\n```\n\n```\n/ralph start\n```\n\nOr wait.',
  )
})
