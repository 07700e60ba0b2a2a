import { expect } from 'vitest'
import type { Orders, World } from './fake-job.ts'

/**
 * Runs a job that dies like by `kill -9` in the place of its write number `writes` (0: the first): nothing that it does
 * from then on arrives. Returns whether it died; a job that makes fewer writes ends by itself.
 */
export const dieAtWrite = (here: World, writes: number, orders: Orders = {}): Promise<boolean> =>
  dieIn(here, writes, () => here.run(orders))

/** The same in a job of another kind. */
export async function dieIn(here: World, writes: number, job: () => Promise<unknown>): Promise<boolean> {
  const dead = Symbol('dead')
  let left = writes
  let died = false
  here.remote.beforeCommit = () => {
    if (left-- > 0) return
    died = true
    throw dead
  }
  try {
    await job()
  } catch (error) {
    if (error !== dead) throw error
  } finally {
    here.remote.beforeCommit = () => undefined
    here.fate = () => 'gone'
  }
  return died
}

/** Jobs, so many of them, whose machine dies as soon as the checks of this task's change run. */
export async function dieInChecks(here: World, { of, times }: { of: string; times: number }): Promise<void> {
  const { check } = here
  const dead = Symbol('dead')
  here.check = (at) => {
    if (!at.files.has(`src/${of}.txt`)) return check(at)
    here.remote.beforeCommit = () => {
      throw dead
    }
    throw dead
  }
  for (let job = 0; job < times; job++) {
    await expect(here.run()).rejects.toBe(dead)
    here.remote.beforeCommit = () => undefined
    here.fate = () => 'gone'
  }
  here.check = check
}
