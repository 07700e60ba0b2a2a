import { expect, test } from 'vitest'
import { eventsOf, expectSound, type Orders, stateOf, world } from '../support/fake-job.ts'
import { clientAt } from '../support/github/client.ts'
import { addCommitComment } from '../support/github/commit-comments.ts'
import { usualFaults } from '../support/github/faults.ts'
import { killedAtRequest } from '../support/github/killed-request.ts'
import { reviewGarden } from '../support/github/review-garden.ts'
import type { TestTracker } from '../support/github/tracker.ts'
import { planOf } from '../support/run-state.ts'

/** A run of two tasks whose pull request people review. */
async function garden() {
  const paths = ['src/**', '*.txt']
  const here = world({ plan: planOf({ id: 'TASK-1', paths }, { id: 'TASK-2', depends_on: ['TASK-1'] }) })
  const its = await reviewGarden(here.clock.now)
  // Statuses are for commits that are objects of git's; the fake remote's are none.
  const tracker = (change: Parameters<typeof clientAt>[1] = {}): TestTracker => ({
    ...its.tracker({
      github: clientAt(its.github, change),
      wait: async (ms) => here.clock.set(here.clock.now() + ms),
    }),
    effectsOf: () => [],
  })
  const run = (orders: Orders = {}) => here.run({ tracker: tracker(), ...orders })
  const commitOf = (task: string) => stateOf(here).tasks[task]?.commit ?? ''
  return { ...its, here, run, tracker, commitOf }
}

const bodies = (of: Iterable<{ author: string | null; body: string }>, by: string) =>
  [...of].filter(({ author }) => author === by).map(({ body }) => body)

test('what a reviewer asks for becomes a task of its own, and each thread is told its commit', async () => {
  const { github, here, run, review, commitOf } = await garden()
  await run()
  const commit = commitOf('TASK-1')
  const { lines } = review('Ada', 'CHANGES_REQUESTED', {
    body: 'Not like this.',
    lines: [
      { body: 'No globals, @everybody.', commit },
      { body: 'Nor here.', path: 'src/b.ts', line: 3, commit },
    ],
  })
  expect((await run()).reason).toEqual({ kind: 'complete' })
  const { prompt } = here.requests.at(-1) ?? { prompt: '' }
  for (const words of [
    'ID: TASK-1-redo',
    'Title: Follow-up of TASK-1: Not like this.',
    `commit ${commit.slice(0, 7)} (TASK-1, iteration 1)`,
    `src/a.ts:12 as of ${commit.slice(0, 7)}: No globals, @everybody.`,
    'src/b.ts:3 as of',
    '- src/**',
  ])
    expect(prompt).toContain(words)
  expect(stateOf(here).tasks['TASK-1-redo']).toMatchObject({ status: 'done', iteration: 3 })
  const replies = [...github.world.reviewComments.values()].filter(({ author }) => author === github.token.login)
  expect(replies.map(({ inReplyTo }) => inReplyTo)).toEqual(lines.map(({ id }) => id))
  for (const { body } of replies) expect(body).toContain(`Done in ${commitOf('TASK-1-redo')}`)
  expect(bodies(github.world.comments.values(), github.token.login).join('\n')).toContain('the task `TASK-1-redo`')
  expect(stateOf(here).follow_ups).toEqual([])
  const commits = here.remote.history.length
  await run()
  expect(here.remote.history.length, 'nothing is done or told twice').toBe(commits)
  expectSound(here)
})

test('a remark at a line is a hint for the next attempt, with a sign at its line', async () => {
  const { github, here, run, review, commitOf } = await garden()
  await run({ settings: { 'max-iterations': 1 } })
  const commit = commitOf('TASK-1')
  const { lines } = review('Ada', 'COMMENTED', { lines: [{ body: 'Mind the <b hidden>evil</b>\ncache.', commit }] })
  await run()
  expect(here.requests.at(-1)?.prompt).toContain(
    `Ada: About src/a.ts:12 as of ${commit.slice(0, 7)}: Mind the\n    cache.`,
  )
  expect([...github.world.reactions.values()]).toMatchObject([{ comment: lines[0]?.id, content: '+1' }])
  expect(stateOf(here).hints).toEqual([])
})

test('redo by iteration, on a commit, and after a force-push: each is a follow-up of the right task', async () => {
  const { github, here, run, review, commitOf } = await garden()
  await run()
  github.comment('Ada', 2, '/ralph redo 1 shorter names')
  await run()
  expect(stateOf(here).tasks['TASK-1-redo']?.status).toBe('done')
  expect(bodies(github.world.comments.values(), github.token.login).join('\n')).toContain(
    `Done in ${commitOf('TASK-1-redo')} (\`TASK-1-redo\`, iteration 3)`,
  )
  review('Ada', 'CHANGES_REQUESTED', { body: 'What was here?', commit: 'f'.repeat(40) })
  await run()
  expect(eventsOf(here, 'follow_up_added').map(({ task, amendment }) => [task, amendment.after])).toEqual([
    ['TASK-1-redo', 'TASK-1'],
    ['TASK-1-redo-2', 'TASK-1-redo'],
  ])
  const { git } = github.world
  const parent = git.git('rev-parse', 'main')
  const message = 'ralph[1]: TASK-1\n\nRalph-Plan: demo\nRalph-Task: TASK-1\n'
  const commit = git.git('commit-tree', `${parent}^{tree}`, '-p', parent, '-m', message)
  git.git('update-ref', 'refs/heads/ralph/work/demo', commit)
  const { id } = addCommitComment(github.world, { author: 'Ada', commit, body: '/ralph redo less of it' })
  addCommitComment(github.world, { author: 'Ada', commit: parent, body: '/ralph redo not ours' })
  await run()
  expect(stateOf(here).tasks['TASK-1-redo-3']?.status).toBe('done')
  const answers = [...github.world.commitComments.values()].filter(({ author }) => author === github.token.login)
  expect(answers.map(({ commit: on, body }) => [on, body.includes(commitOf('TASK-1-redo-3'))])).toEqual([
    [commit, true],
  ])
  expect([...github.world.reactions.values()].filter((sign) => sign.comment === id)).toMatchObject([{ content: '+1' }])
  expect(eventsOf(here, 'follow_up_added')).toHaveLength(3)
  expectSound(here)
})

test('a follow-up that is skipped is answered so; a thread whose comment is gone is answered in the conversation', async () => {
  const { github, here, run, review } = await garden()
  await run()
  const { lines } = review('Ada', 'CHANGES_REQUESTED', { lines: [{ body: 'No.' }] })
  github.comment('Ada', 1, '/ralph pause')
  await run()
  for (const { id } of lines) github.world.reviewComments.delete(id)
  github.comment('Ada', 1, '/ralph skip TASK-2-redo')
  await run()
  expect(bodies(github.world.comments.values(), github.token.login).join('\n')).toContain(
    'Not done: `TASK-2-redo` was skipped.',
  )
  expect(stateOf(here).follow_ups).toEqual([])
})

test('whichever request a job dies at, before or after its effect, a review takes effect once and is answered once', {
  tags: 'thorough/point',
}, async () => {
  let died = 0
  for (let at = 0; at < 40; at += 3) {
    const { github, here, run, review, tracker, commitOf } = await garden()
    await run({ settings: { 'max-iterations': 1 } })
    review('Ada', 'CHANGES_REQUESTED', { lines: [{ body: 'No globals.', commit: commitOf('TASK-1') }] })
    review('Ada', 'COMMENTED', { body: 'Be brief.' })
    const { fetch, over } = killedAtRequest(here, at)
    if (await over(run({ tracker: tracker({ fetch }) }))) died += 1
    for (let n = 0; n < 3; n++) {
      here.clock.set(here.clock.now() + 60_000)
      await run()
    }
    expect(eventsOf(here, 'follow_up_added'), `died at ${at}`).toHaveLength(1)
    expect(eventsOf(here, 'note'), `died at ${at}`).toHaveLength(1)
    const replies = [...github.world.reviewComments.values()].filter(({ author }) => author === github.token.login)
    expect(replies, `died at ${at}`).toHaveLength(1)
    expectSound(here)
  }
  expect(died).toBeGreaterThan(6)
})

test('with faults at 10 % each of thirty reviews takes effect once, and each thread is answered once', {
  tags: 'thorough/race',
}, async () => {
  const { github, here, run, review, commitOf } = await garden()
  await run()
  github.faults.chaos = { seed: 20261122, rate: 0.1, kinds: usualFaults }
  const asked: number[] = []
  for (let round = 0; round < 6; round++) {
    for (let n = 0; n < 5; n++) {
      here.clock.set(here.clock.now() + 1000)
      const wish = n % 5 === 0
      const { lines } = review('Ada', wish ? 'CHANGES_REQUESTED' : 'COMMENTED', {
        lines: [{ body: `mind ${round}-${n}`, commit: commitOf('TASK-1') }],
      })
      if (wish) asked.push(...lines.map(({ id }) => id))
    }
    await run()
  }
  github.faults.chaos = null
  for (let n = 0; n < 2; n++) {
    here.clock.set(here.clock.now() + 60_000)
    await run()
  }
  expect(eventsOf(here, 'follow_up_added')).toHaveLength(6)
  expect(new Set(eventsOf(here, 'note').map(({ text }) => text)).size).toBe(24)
  expect(eventsOf(here, 'note')).toHaveLength(24)
  const replies = [...github.world.reviewComments.values()].filter(({ author }) => author === github.token.login)
  expect(replies.map(({ inReplyTo }) => inReplyTo).sort()).toEqual(asked.sort())
  expectSound(here)
})

test('what people want remembered is in every later prompt and in the state, once', async () => {
  const { github, here, run } = await garden()
  github.comment('Ada', 1, '/ralph remember constraint: The API stays.')
  github.comment('Ada', 1, '/ralph remember constraint: The  API stays.')
  await run()
  expect(stateOf(here).knowledge).toMatchObject([
    {
      id: 'K-constraint-the-api-stays',
      text: 'The API stays.',
      by: 'Ada',
      url: expect.stringContaining('/issues/1#issuecomment-'),
    },
  ])
  for (const { prompt } of here.requests) {
    expect(prompt).toContain('## Accumulated Knowledge\n\n### Constraints\n\n- [1] The API stays. (a person)')
  }
  const { files } = here.remote.newest()
  expect(files.get('knowledge-index.md')).toContain('# Knowledge Index\n\nLast updated: iteration 0 (by people)\n')
  expect(JSON.parse(files.get('knowledge-index.json') ?? '')).toMatchObject([
    { memory_ids: ['K-constraint-the-api-stays'] },
  ])
  await run({ fresh: true })
  expect(stateOf(here).knowledge, 'a fresh run knows it too').toHaveLength(1)
  expectSound(here)
})

test('reviews cost an iteration without commands no more calls than it may have', async () => {
  const { github, run } = await garden()
  await run({ settings: { 'max-iterations': 1 } })
  const [calls, made] = [github.requests.length, github.creations().length]
  await run({ settings: { 'max-iterations': 1 } })
  expect(github.requests.length - calls).toBeLessThanOrEqual(15)
  expect(github.creations().length - made).toBeLessThanOrEqual(3)
  await run()
  const before = github.requests.length
  expect((await run()).reason).toEqual({ kind: 'complete' })
  // In a run of its own, looking for the pull request is the fourth.
  expect(github.requests.length - before).toBeLessThanOrEqual(3)
})
