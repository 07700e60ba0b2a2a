import { describe, expect, test } from 'vitest'
import { pullStack, type RequestedStack } from '../../../../src/adapter/github/pulls/pull-stack.ts'
import { type LoopbackGitHub, loopbackGitHub } from '../../../support/github/loopback.ts'
import { closePull, mergePull } from '../../../support/github/merge-pull.ts'
import { trackingContext } from '../../../support/github/tracker.ts'

const work = 'ralph/work/demo'
const [api, web] = [`${work}.api`, `${work}.web`]

/** A garden with two milestones of one commit each. */
async function garden(): Promise<LoopbackGitHub> {
  const github = await loopbackGitHub({ files: { 'a.txt': 'one\n' } })
  github.user('ada', 'write')
  grow(github, api, 'main')
  grow(github, web, api)
  return github
}

/** One more commit, with a file of its own, on top of `from`. */
function grow({ world }: LoopbackGitHub, branch: string, from = branch): string {
  const { git } = world.git
  const blob = git('hash-object', '-w', '--path=x', `${world.git.path}/HEAD`)
  const name = `file-${git('rev-list', '--count', from)}-${branch.replace(/\W+/g, '-')}`
  git('read-tree', from)
  git('update-index', '--add', '--cacheinfo', `100644,${blob},${name}`)
  const commit = git('commit-tree', git('write-tree'), '-p', from, '-m', `Grow ${name}`)
  git('update-ref', `refs/heads/${branch}`, commit)
  return commit
}

const tipOf = ({ world }: LoopbackGitHub, branch: string) => {
  const found = world.git.git('for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`)
  return found === '' ? undefined : found
}

/** What a job wants to be seen, as its branches are. */
function wanted(github: LoopbackGitHub, heads: readonly string[], ready: readonly string[] = []): RequestedStack {
  const slices = heads.map((head) => ({
    head,
    tip: tipOf(github, head),
    ready: ready.includes(head),
    cut: head.includes('+'),
    text: ({ below, above }: { below: number | undefined; above: number | undefined }) => ({
      title: head,
      body: `on ${below} under ${above}`,
    }),
  }))
  return { base: 'main', slices }
}

/** One job: looks, shows, ends. */
async function job(github: LoopbackGitHub, wish: RequestedStack, stacked = true) {
  const at = trackingContext(github)
  const stack = pullStack({ ...at, workBranch: work, stacked })
  const known = await stack.findAll()
  stack.show(wish)
  await stack.close()
  return { stack, known, ...at }
}

const pullsOf = ({ world }: LoopbackGitHub) =>
  [...world.issues.values()].flatMap(({ number, state, body, pull }) =>
    pull ? [{ number, state, body, base: pull.base, head: pull.head, draft: pull.draft }] : [],
  )

test('one for each milestone, the base of each is the branch below, each names its neighbours, and twice is once', async () => {
  const github = await garden()
  await job(github, wanted(github, [api, web], [api]))
  expect(pullsOf(github)).toMatchObject([
    { number: 1, head: api, base: 'main', draft: false, body: expect.stringContaining('on undefined under 2') },
    { number: 2, head: web, base: api, draft: true, body: expect.stringContaining('on 1 under undefined') },
  ])
  const before = github.requests.length
  await job(github, wanted(github, [api, web], [api]))
  expect(github.requests.slice(before).map(({ method }) => method)).toEqual(['GET'])
})

describe.each(['merge', 'squash', 'rebase'] as const)('a lower one is merged by %s', (how) => {
  test.each([true, false])(
    'and its branch deleted: %s — the next one goes to the base, and the lower one stays away',
    async (deletesBranch) => {
      const github = await garden()
      await job(github, wanted(github, [api, web]))
      mergePull(github.world, 1, { how, deletesBranch, marksReady: true })
      await job(github, wanted(github, [api, web]))
      await job(github, wanted(github, [api, web]))
      expect(pullsOf(github)).toMatchObject([
        { number: 1, state: 'closed' },
        { number: 2, state: 'open', base: 'main' },
      ])
      expect(pullsOf(github)).toHaveLength(2)
    },
  )

  test('and new commits came to its branch since: a new one opens below, and the upper one stands on it', async () => {
    const github = await garden()
    await job(github, wanted(github, [api]))
    mergePull(github.world, 1, { how, marksReady: true })
    grow(github, api)
    await job(github, wanted(github, [api, web]))
    expect(pullsOf(github)).toMatchObject([{ state: 'closed' }, { head: api, base: 'main' }, { head: web, base: api }])
  })
})

test('one that was merged into the milestone below it goes on with that one', async () => {
  const github = await garden()
  const top = `${work}.top`
  grow(github, top, web)
  await job(github, wanted(github, [api, web, top]))
  mergePull(github.world, 2, { how: 'merge', marksReady: true })
  await job(github, wanted(github, [api, web, top]))
  expect(pullsOf(github)[2]).toMatchObject({ head: top, base: api })
  mergePull(github.world, 1, { how: 'squash', marksReady: true })
  await job(github, wanted(github, [api, web, top]))
  expect(pullsOf(github)[2]).toMatchObject({ head: top, base: 'main' })
})

test('a part is cut off below an open one: that one is moved onto it, and keeps its number', async () => {
  const github = await garden()
  grow(github, work, 'main')
  await job(github, wanted(github, [work]), false)
  github.world.git.git('branch', `${work}+1`, work)
  grow(github, work)
  await job(github, wanted(github, [`${work}+1`, work], [`${work}+1`]), false)
  expect(pullsOf(github)).toMatchObject([
    { number: 1, head: work, base: `${work}+1`, draft: true, body: expect.stringContaining('on 2 under undefined') },
    { number: 2, head: `${work}+1`, base: 'main', draft: false, body: expect.stringContaining('on undefined under 1') },
  ])
  github.world.git.git('branch', `${work}+2`, work)
  grow(github, work)
  const heads = [`${work}+1`, `${work}+2`, work]
  const third = await job(github, wanted(github, heads), false)
  expect(third.stack.threads).toEqual([1, 2, 3])
  expect(pullsOf(github)).toMatchObject([
    { base: `${work}+2` },
    { base: 'main' },
    { head: `${work}+2`, base: `${work}+1` },
  ])
  mergePull(github.world, 2, { how: 'squash', marksReady: true, deletesBranch: true })
  await job(github, wanted(github, heads), false)
  expect(pullsOf(github)).toMatchObject([{ base: `${work}+2` }, { state: 'closed' }, { base: 'main' }])
  expect(pullsOf(github)).toHaveLength(3)
})

test('at most so many ask for review; later ones are drafts and open in turn, and one that was ready stays so', async () => {
  const github = await garden()
  const top = `${work}.top`
  grow(github, top, web)
  const heads = [api, web, top]
  const drafts = () => pullsOf(github).map(({ draft, state }) => (state === 'closed' ? 'merged' : draft))
  await job(github, { ...wanted(github, heads, heads), reviewAtOnce: 1 })
  expect(drafts()).toEqual([false, true, true])
  mergePull(github.world, 1, { how: 'squash' })
  await job(github, { ...wanted(github, heads, heads), reviewAtOnce: 1 })
  expect(drafts()).toEqual(['merged', false, true])
  const last = [...github.world.issues.values()].find(({ number }) => number === 3)?.pull
  if (last) last.draft = false
  await job(github, { ...wanted(github, heads, heads), reviewAtOnce: 1 })
  expect(drafts()).toEqual(['merged', false, false])
  await job(github, wanted(github, heads, heads))
  expect(drafts()).toEqual(['merged', false, false])
})

describe('what a person did stays', () => {
  const change = (github: LoopbackGitHub, number: number) => {
    const issue = github.world.issues.get(number)
    if (!issue?.pull) throw new Error('no such pull request')
    return { issue, pull: issue.pull }
  }

  test('another base', async () => {
    const github = await garden()
    github.world.git.git('branch', 'release', 'main')
    await job(github, wanted(github, [api, web]))
    change(github, 2).pull.base = 'release'
    mergePull(github.world, 1, { how: 'squash', marksReady: true })
    await job(github, wanted(github, [api, web]))
    expect(pullsOf(github)[1]).toMatchObject({ base: 'release' })
  })

  test('marked ready early, and made a draft again after it was ready', async () => {
    const github = await garden()
    await job(github, wanted(github, [api, web]))
    change(github, 1).pull.draft = false
    await job(github, wanted(github, [api, web]))
    expect(pullsOf(github)[0]).toMatchObject({ draft: false })
    await job(github, wanted(github, [api, web], [api, web]))
    expect(pullsOf(github).map(({ draft }) => draft)).toEqual([false, false])
    change(github, 2).pull.draft = true
    await job(github, wanted(github, [api, web], [api, web]))
    expect(pullsOf(github)[1]).toMatchObject({ draft: true })
    // There is new work since then: ready is said anew.
    await job(github, wanted(github, [api, web], [api]))
    await job(github, wanted(github, [api, web], [api, web]))
    expect(pullsOf(github)[1]).toMatchObject({ draft: false })
  })

  test('closed: it is not opened again, and none beside it', async () => {
    const github = await garden()
    await job(github, wanted(github, [api, web]))
    closePull(github.world, 1)
    const { warnings } = await job(github, wanted(github, [api, web]))
    expect(warnings.join()).toContain('#1 was closed')
    expect(pullsOf(github)).toMatchObject([{ state: 'closed' }, { state: 'open', base: api }])
  })

  test('opened by hand before the run: it is used as it is, and only its orders are read', async () => {
    const github = await garden()
    const issue = github.issue('ada', 'My wish', 'Mine.')
    issue.pull = { id: 1, head: api, base: 'main', draft: true, mergedAt: null, mergeCommit: null, mergedBy: null }
    const { stack } = await job(github, wanted(github, [api], [api]))
    expect(stack.threads).toEqual([issue.number])
    expect(pullsOf(github)).toMatchObject([{ body: 'Mine.', draft: true }])
    expect(github.creations()).toEqual([])
  })
})

test('the job died between its last word and the mark: the next one marks it ready, and a mark that is refused is tried again', async () => {
  const github = await garden()
  await job(github, wanted(github, [api]))
  github.faults.scripted.push({ on: /^POST \/graphql/, what: 500 })
  const { warnings } = await job(github, wanted(github, [api], [api]))
  expect(warnings.join()).toContain('could not be updated')
  expect(pullsOf(github)).toMatchObject([{ draft: true }])
  await job(github, wanted(github, [api], [api]))
  expect(pullsOf(github)).toMatchObject([{ draft: false }])
})

test('a fork’s branch of the same name is not ours', async () => {
  const github = await garden()
  const issue = github.issue('eve', 'A fork', 'Mine.')
  issue.pull = {
    id: 1,
    head: api,
    base: 'main',
    draft: false,
    mergedAt: null,
    mergeCommit: null,
    mergedBy: null,
    fork: 'eve',
  }
  const { stack } = await job(github, wanted(github, []))
  expect(stack.threads).toEqual([])
})

test('the base was renamed: a new one goes to the default branch as it is called now', async () => {
  const github = await garden()
  github.world.git.git('branch', '-m', 'main', 'trunk')
  github.world.defaultBranch = 'trunk'
  const at = trackingContext(github)
  const stack = pullStack({ ...at, workBranch: work, stacked: true })
  stack.show(wanted(github, [api]))
  await stack.close()
  expect(pullsOf(github)).toMatchObject([{ head: api, base: 'trunk' }])
  expect(at.warnings).toEqual([])
})

test('a branch that brings nothing new gets none, and is asked about once for each of its tips', async () => {
  const github = await garden()
  github.world.git.git('branch', '--force', api, 'main')
  const at = trackingContext(github)
  const stack = pullStack({ ...at, workBranch: work, stacked: true })
  for (let times = 0; times < 3; times++) {
    stack.show(wanted(github, [api]))
    await stack.close()
  }
  expect(pullsOf(github)).toEqual([])
  expect(at.warnings).toEqual([])
  expect(github.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('what is missing is created at once; of edits the newest waits, and is made when the job ends', async () => {
  const github = await garden()
  const at = trackingContext(github)
  // Nobody's patience ends by itself here.
  const wait = (_: number, signal?: AbortSignal) =>
    new Promise((_done, reject) => signal?.addEventListener('abort', () => reject(new Error('cut short'))))
  const stack = pullStack({ ...at, wait, workBranch: work, stacked: true })
  await stack.findAll()
  const edits = () => github.counts()['PATCH /repos/{owner}/{repo}/pulls/{pull_number}'] ?? 0
  const saying = (body: string): RequestedStack => {
    const wish = wanted(github, [api])
    return { ...wish, slices: wish.slices.map((slice) => ({ ...slice, text: () => ({ title: api, body }) })) }
  }
  stack.show(saying('new'))
  await expect.poll(() => pullsOf(github).length).toBe(1)
  for (const body of ['one', 'two', 'three']) stack.show(saying(body))
  expect(edits()).toBe(0)
  await stack.close()
  expect(edits()).toBe(1)
  expect(pullsOf(github)[0]?.body).toContain('three')
  // Another one that is missing waits for nobody, and cuts short what waits.
  stack.show(saying('four'))
  stack.show(wanted(github, [api, web]))
  await expect.poll(() => pullsOf(github).length).toBe(2)
  await stack.close()
})
