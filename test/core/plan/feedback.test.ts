import { expect, test } from 'vitest'
import { feedbackPath, pendingFeedback } from '../../../src/core/plan/feedback.ts'

test.each([
  ['plans/current/shop.md', 'plans/current/shop.feedback.md'],
  ['plan.json', 'plan.feedback.md'],
])('%s: %s', (plan, path) => expect(feedbackPath(plan)).toBe(path))

test('only what is pending counts, item by item', () => {
  const text =
    '# Feedback\n\n## Pending\n\n- [ ] Use UTC\n  everywhere.\n* Keep the old API\n<!-- - a note -->\n## Processed\n- Old words\n'
  expect(pendingFeedback(text)).toEqual(['Use UTC everywhere.', 'Keep the old API'])
  expect(pendingFeedback('## Processed\n- Old words')).toEqual([])
})
