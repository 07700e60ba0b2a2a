import { expect, test } from 'vitest'
import { gitHttpServer } from '../../support/git-http-server.ts'
import { bareRemote, tempRepo } from '../../support/git-repositories.ts'
import { engine, stateFilesOf, stateRef } from '../../support/git-store.ts'

const runners = 8

const name = (rounds: number) =>
  `A14, G1, G2, G13: ${runners} runners write the state over HTTP, ${rounds} times at once: one wins each time`

test(name(4), () => race(4))

/** As promised; two cores take some five minutes for it. */
test(name(500), { tags: 'thorough/race', timeout: 7_200_000 }, () => race(500))

async function race(rounds: number): Promise<void> {
  const user = tempRepo({ 'a.txt': 'one\n' })
  const bare = bareRemote()
  user.git('push', '--quiet', bare.path, 'main')
  const server = await gitHttpServer(bare)
  const work = user.git('rev-parse', 'HEAD')
  const all = await Promise.all(Array.from({ length: runners }, () => engine(user, server.url)))
  let expected: string | null = null
  for (let round = 0; round < rounds; round++) {
    // The first round creates the ref. In every fifth one, answers to pushes are lost: the winner must still know it.
    if (round % 5 === 4) server.faults.push({ on: 'push', what: 'drop-answer' }, { on: 'push', what: 'drop-answer' })
    const files = expected === null ? stateFilesOf(work) : new Map([['README.md', 'the same for all']])
    const change = { expected, files, subject: 'Claim', work, keep: [] }
    const results = await Promise.all(all.map(({ states }) => states.commit(change)))
    const tip = bare.git('rev-parse', stateRef)
    expect(results.filter(({ kind }) => kind === 'won').length, `round ${round}`).toBe(1)
    for (const result of results) {
      expect(result, `round ${round}`).toEqual(
        result.kind === 'won' ? { kind: 'won', oid: tip } : { kind: 'lost', actual: tip },
      )
    }
    expected = tip
  }
  expect(server.faults).toEqual([])
  expect(bare.git('rev-list', '--count', '--first-parent', `${stateRef}`, `^${work}`)).toBe(String(rounds))
  bare.git('fsck', '--strict', '--full', '--no-dangling')
}
