import { expect, test } from 'vitest'
import { commentsOn, issuesOf, pullsOf, repository, warningsIn } from '../support/github/action-repository.ts'
import { workflowToken } from '../support/github/token.ts'
import { runOf } from '../support/run-on-disk.ts'

test("by a person's token all jobs report at one place, and that person orders there like any other", {
  tags: 'thorough/story',
  timeout: 120_000,
}, async () => {
  const here = await repository(['A', 'B'])
  const { github } = here
  const token = { ...workflowToken('github_pat_ofAda_0123456789abcdef'), login: 'ada', workflow: false }
  github.tokens.push(token)
  const inputs = { 'github-token': token.value, 'max-iterations': '1' }
  const first = await here.run({ inputs })
  expect(first.outputs['status'], first.log).toBe('iteration_limit')
  github.comment('ada', 1, '/ralph hint use the green paint')
  const second = await here.run({ inputs })
  expect(second.outputs['status'], second.log).toBe('complete')
  expect([first, second].map(warningsIn)).toEqual(['', ''])
  expect(issuesOf(here)).toMatchObject([{ number: 1, author: 'ada' }])
  expect(commentsOn(here, 1).filter(({ body }) => body.includes(':status -->'))).toHaveLength(1)
  expect(runOf(here.job.origin).commands).toMatchObject([{ by: 'ada', text: 'hint use the green paint' }])
  expect(pullsOf(here)).toMatchObject([{ author: 'ada', draft: false }])
})
