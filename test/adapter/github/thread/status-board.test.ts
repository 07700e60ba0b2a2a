import { expect, test, vi } from 'vitest'
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

/** No time passes but what is waited for. */
async function passing(ms: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  time += ms
}

function boardAt(github: LoopbackGitHub, wait: (ms: number, signal?: AbortSignal) => Promise<void> = passing) {
  const warnings: string[] = []
  const board = statusBoard({
    github: clientAt(github),
    thread: () => 1,
    plan: 'demo',
    self: github.token.login,
    now: () => time,
    wait,
    warn: (text) => void warnings.push(text),
    redact: (text) => text,
  })
  const show = async (facts: string) => {
    board.show(status(facts))
    await board.close()
  }
  return { ...board, show, now: board.show, warnings }
}

const status = (facts: string) => ({ body: facts, facts, memory: '<!-- hidden -->' })
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
  const { now } = boardAt(github)
  now(status('first'))
  await vi.waitFor(() => expect(comments(github)).toEqual(['first']))
  for (let n = 0; n <= 20; n++) now(status(`state ${n}`))
  await vi.waitFor(() => expect(comments(github)).toEqual(['state 20']))
  expect([edits(github), time]).toEqual([1, 1_015_000])
})

test('the last edit of a job waits one second, and not for the fifteen that are under way', async () => {
  const github = await garden()
  const until = (signal: AbortSignal) => new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail()))
  const { now, close } = boardAt(github, (ms, signal) => (ms > 1000 && signal ? until(signal) : passing(ms)))
  now(status('first'))
  await vi.waitFor(() => expect(comments(github)).toEqual(['first']))
  now(status('last'))
  await close()
  expect(comments(github)).toEqual(['last'])
  expect([edits(github), time]).toEqual([1, 1_001_000])
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
