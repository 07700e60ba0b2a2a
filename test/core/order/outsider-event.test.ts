import { expect, test } from 'vitest'
import { outsiderEvent } from '../../../src/core/order/may-order.ts'

const repository = 'octo/garden'
const from = (full_name: string | null) => ({ pull_request: { head: { repo: full_name && { full_name } } } })
const of = (event: string, payload: unknown, actor = 'ada') => outsiderEvent({ event, actor, repository, payload })

test.each([
  ['pull_request', from('mallory/garden'), 'ada', 'fork mallory/garden'],
  ['pull_request_target', from('mallory/garden'), 'ada', 'fork mallory/garden'],
  ['pull_request_review', from(null), 'ada', 'a deleted fork'],
  [
    'workflow_run',
    { workflow_run: { head_repository: { full_name: 'mallory/garden' } } },
    'ada',
    'fork mallory/garden',
  ],
  ['pull_request', from(repository), 'dependabot[bot]', 'Dependabot'],
  ['push', {}, 'dependabot[bot]', 'Dependabot'],
] as const)('a %s of %j by %s starts nothing: %s', (event, payload, actor, part) => {
  expect(of(event, payload, actor)).toContain(part)
})

test.each([
  ['pull_request', from('Octo/Garden'), 'ada'],
  ['workflow_run', { workflow_run: { head_repository: { full_name: repository } } }, 'ada'],
  ['workflow_dispatch', { inputs: {} }, 'ada'],
  ['issue_comment', { issue: { number: 1, pull_request: {} } }, 'ada'],
  // The actor of a schedule is whoever touched its line last (platform fact 15).
  ['schedule', {}, 'dependabot[bot]'],
  ['push', undefined, 'ada'],
] as const)('a %s of %j by %s is one of ours', (event, payload, actor) => {
  expect(of(event, payload, actor)).toBeUndefined()
})
