import { expect, test } from 'vitest'
import { concurrencyGroups, type Wish } from './concurrency-groups.ts'

/** Members enter one group in their order; each tells whether it runs, waits or was cancelled. */
function group() {
  const groups = concurrencyGroups()
  const members: { state: 'waits' | 'runs' | 'cancelled'; leave: () => void; cancelled: boolean }[] = []
  return {
    members,
    states: () => members.map(({ state }) => state),
    async enter(wish: Partial<Wish> = {}, gone = new AbortController().signal) {
      const member = { state: 'waits' as 'waits' | 'runs' | 'cancelled', leave: () => {}, cancelled: false }
      members.push(member)
      const cancel = (): void => {
        member.cancelled = true
      }
      void groups.enter({ group: 'g', ...wish }, { cancel, gone }).then((leave) => {
        member.state = leave ? 'runs' : 'cancelled'
        member.leave = leave ?? member.leave
      })
      await Promise.resolve()
    },
  }
}

test('one runs and one waits: a newer one takes the place of the waiting one', async () => {
  const { enter, states } = group()
  for (let at = 0; at < 3; at += 1) await enter()
  expect(states()).toEqual(['runs', 'cancelled', 'waits'])
})

test('with `queue: max` a hundred wait in their order, and the newcomer to a full queue is cancelled', async () => {
  const { enter, states, members } = group()
  for (let at = 0; at < 103; at += 1) await enter({ queue: 'max' })
  expect(states()).toEqual(['runs', ...Array(100).fill('waits'), 'cancelled', 'cancelled'])
  members[0]?.leave()
  await Promise.resolve()
  await enter({ queue: 'max' })
  expect([states()[1], states()[100], states()[103]]).toEqual(['runs', 'waits', 'waits'])
})

test('one without `queue: max` cancels all that wait, and those of other capitals are in the same group', async () => {
  const { enter, states } = group()
  for (let at = 0; at < 3; at += 1) await enter({ queue: 'max' })
  await enter({ group: 'G' })
  expect(states()).toEqual(['runs', 'cancelled', 'cancelled', 'waits'])
})

test('`cancel-in-progress` ends the running one as well, and one that is cancelled leaves the queue', async () => {
  const { enter, states, members } = group()
  await enter()
  await enter({ 'cancel-in-progress': true })
  expect(members[0]?.cancelled).toBe(true)
  const gone = new AbortController()
  await enter({}, gone.signal)
  gone.abort()
  await Promise.resolve()
  members[0]?.leave()
  await Promise.resolve()
  expect(states()).toEqual(['runs', 'cancelled', 'cancelled'])
})
