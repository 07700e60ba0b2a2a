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
  const waiting = async () => (await waitingOrders(at)([run])).counts.get('demo')
  expect(await waiting()).toBe(0)
  for (const [number, count] of [[other, 0] as const, [api, 1] as const, [whole, 2] as const]) {
    github.comment('ada', number, '/ralph resume')
    expect(await waiting()).toBe(count)
  }
})

test('a review waits as an order does where its author may give one, and an approval asks for nothing', async () => {
  const github = await loopbackGitHub({ files: { 'a.txt': 'one\n' } })
  github.user('ada', 'write')
  github.user('eve', 'read')
  const { git } = github.world.git
  const at = trackingContext(github)
  const commit = git('commit-tree', 'main^{tree}', '-p', 'main', '-m', 'A')
  git('update-ref', `refs/heads/${work}`, commit)
  const opened = { head: work, base: 'main', title: 'demo' }
  const { number: pull } = await at.github.request('POST /repos/{owner}/{repo}/pulls', opened)
  const control = { consumed: [], cursor: null }
  const run = { plan: 'demo', branches: [work], issue: null, started: '2020-01-01T00:00:00Z', control }
  const review = { pull, commit, lines: [{ path: 'a.txt', line: 1, body: 'Say two.' }] }
  for (const [by, state, count] of [
    ['eve', 'CHANGES_REQUESTED', 0],
    ['ada', 'APPROVED', 0],
    ['ada', 'CHANGES_REQUESTED', 1],
  ] as const) {
    github.review(by, { ...review, state, body: '', lines: state === 'APPROVED' ? [] : review.lines })
    expect((await waitingOrders(at)([run])).counts.get('demo'), `${by}: ${state}`).toBe(count)
  }
})

test('H15: a look that could not read everything, or not judge an author, says so: the watchdog stays awake', async () => {
  const github = await loopbackGitHub({ files: { 'a.txt': 'one\n' } })
  github.user('ada', 'write')
  const at = trackingContext(github)
  const { number } = github.issue('ada', 'A run')
  const control = { consumed: [], cursor: null }
  const run = { plan: 'demo', branches: [work], issue: number, started: '2020-01-01T00:00:00Z', control }
  const look = () => waitingOrders(at)([run])
  github.comment('eve', number, 'Only a remark')
  expect(await look()).toMatchObject({ isComplete: true, counts: new Map([['demo', 0]]) })
  github.token.permissions.pull_requests = 'none'
  expect(await look()).toMatchObject({ isComplete: false })
  github.token.permissions.pull_requests = 'write'
  github.comment('mallory', number, '/ralph resume')
  expect(await look(), 'GitHub knows no such account').toMatchObject({ isComplete: false })
})
