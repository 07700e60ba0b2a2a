import { expect, test } from 'vitest'
import { gitHubFault } from '../../../../src/adapter/github/client/fault.ts'

const said = [
  'Resource not accessible by integration.',
  'API rate limit exceeded for installation ID 7.',
  'Bad credentials.',
  'GitHub Actions is not permitted to create or approve pull requests.',
  'The socket was closed...',
]
const statuses = [400, 401, 403, 404, 409, 410, 422, 429, 500, null]

test.each(statuses)('GitHub’s own full stop makes no second one in a warning (status %s)', (status) => {
  for (const message of said) {
    const at = { route: 'GET /repos/{owner}/{repo}/issues', place: 'octo/garden', status, message, headers: {} }
    expect(gitHubFault(at).message).toMatch(/[^.]\.$/)
  }
})
