import { expect, test } from 'vitest'
import { statusBoard } from '../../../../src/adapter/github/thread/status-board.ts'
import { clientAt } from '../../../support/github/client.ts'
import { type LoopbackGitHub, loopbackGitHub } from '../../../support/github/loopback.ts'

let time = 0

async function garden(): Promise<LoopbackGitHub> {
  time = 1_000_000
  const github = await loopbackGitHub({ now: () => time })
  github.issue('Ada', 'A run')
  return github
}

function boardAt(github: LoopbackGitHub) {
  const warnings: string[] = []
  const board = statusBoard({
    github: clientAt(github),
    issue: () => 1,
    plan: 'demo',
    self: github.token.login,
    now: () => time,
    wait: async (ms) => {
      time += ms
    },
    warn: (text) => void warnings.push(text),
    redact: (text) => text,
  })
  const show = async (facts: string) => {
    board.show({ body: facts, facts, memory: '<!-- hidden -->' })
    await board.close()
  }
  return { ...board, show, now: board.show, warnings }
}

const comments = ({ world }: LoopbackGitHub) => [...world.comments.values()].map(({ body }) => body.split('\n')[2])
const edits = ({ requests }: LoopbackGitHub) => requests.filter(({ method }) => method === 'PATCH').length

test('there is one comment, edited in place, found again by the next job', async () => {
  const github = await garden()
  github.comment('Ada', 1, 'hello')
  for (const text of ['one', 'two']) await boardAt(github).show(text)
  expect(comments(github)).toEqual([undefined, 'two'])
})

test('edits lie fifteen seconds apart, and what came meanwhile is shown once', async () => {
  const github = await garden()
  const { show, now, close } = boardAt(github)
  await show('first')
  for (let n = 0; n <= 20; n++) now({ body: `state ${n}`, facts: `state ${n}`, memory: '<!-- hidden -->' })
  await close()
  expect(comments(github)).toEqual(['state 20'])
  expect([edits(github), time]).toEqual([1, 1_015_000])
})

test('what says nothing new is written again after ten minutes and not before', async () => {
  const github = await garden()
  const { show } = boardAt(github)
  await show('same')
  time += 300_000
  await show('same')
  expect(edits(github)).toBe(0)
  time += 300_000
  await show('same')
  expect(edits(github)).toBe(1)
})

test('a comment that was deleted is written anew', async () => {
  const github = await garden()
  const { show } = boardAt(github)
  await show('one')
  github.world.comments.clear()
  await show('two')
  expect(comments(github)).toEqual(['two'])
})

test.each([{ what: 502, after: true }, { what: 'reset' as const, after: true }, { what: 500 }])(
  'after %j at its creation there is one, in the end',
  async (fault) => {
    const github = await garden()
    github.faults.scripted.push({ on: /^POST /, ...fault })
    const { show, warnings } = boardAt(github)
    await show('one')
    await show('two')
    expect(comments(github)).toEqual(['two'])
    expect(warnings).toHaveLength(1)
  },
)

test('a second one is removed', async () => {
  const github = await garden()
  await boardAt(github).show('one')
  const [first] = github.world.comments.values()
  github.comment(github.token.login, 1, first?.body ?? '')
  await boardAt(github).show('two')
  expect(comments(github)).toEqual(['two'])
})
