import { expect, test } from 'vitest'
import { waitingOrders } from '../../../../src/adapter/github/tracker/waiting-orders.ts'
import { loopbackGitHub } from '../../../support/github/loopback.ts'
import { trackingContext } from '../../../support/github/tracker.ts'

const work = 'ralph/work/demo'

test('orders wait on the pull request of each milestone, and not on that of another run', async () => {
  const github = await loopbackGitHub({ files: { 'a.txt': 'one\n' } })
  github.user('ada', 'write')
  const { git } = github.world.git
  const at = trackingContext(github)
  const open = async (head: string): Promise<number> => {
    const commit = git('commit-tree', 'main^{tree}', '-p', 'main', '-m', head)
    git('update-ref', `refs/heads/${head}`, commit)
    const { number } = await at.github.request('POST /repos/{owner}/{repo}/pulls', { head, base: 'main', title: head })
    return number
  }
  const [whole, api, other] = [await open(work), await open(`${work}.api`), await open(`${work}.other`)]
  const control = { consumed: [], cursor: null }
  const run = { plan: 'demo', branches: [work, `${work}.api`], issue: null, started: '2020-01-01T00:00:00Z', control }
  const waiting = async () => (await waitingOrders(at)([run])).get('demo')
  expect(await waiting()).toBe(0)
  for (const [number, count] of [[other, 0] as const, [api, 1] as const, [whole, 2] as const]) {
    github.comment('ada', number, '/ralph resume')
    expect(await waiting()).toBe(count)
  }
})
