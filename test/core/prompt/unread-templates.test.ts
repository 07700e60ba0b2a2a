import { expect, test } from 'vitest'
import { unreadTemplates } from '../../../src/core/prompt/unread-templates.ts'

const at = (...names: string[]) => names.map((name) => `.ralph/templates/${name}`)

test('a file that no template is named for is told, with the name that was probably meant', () => {
  const read = at('review.md', 'coding-prompt-footer.md', 'pass-security.md', 'README.md', 'mine/style.md', 'logo.png')
  expect(unreadTemplates(read, '{ "template": "mine/style.md" }')).toEqual([])
  expect(unreadTemplates(at('mine.md'), '{ "prompt_template": "mine" }')).toEqual([])
  expect(unreadTemplates(at('reveiw.md', 'coding-prompt.md', 'Plan_Review.md'), '')).toEqual([
    {
      found: '.ralph/templates/reveiw.md is not read: no template has this name.',
      remedy: 'Did you mean review.md?',
    },
    { found: expect.stringContaining('coding-prompt.md'), remedy: expect.stringMatching(/^The templates are: first-/) },
    { found: expect.stringContaining('Plan_Review.md'), remedy: 'Did you mean plan-review.md?' },
  ])
})
