import { expect } from 'vitest'
import type { World } from '../fake-job.ts'

const dead = new Error('killed')

/**
 * A job that is killed at a request of the API: at 2n before the effect of its n-th one, at 2n + 1 after it. From there
 * on nothing that it does arrives anywhere, also at the remote, until `over`, when its lease is nobody's.
 */
export function killedAtRequest(here: World, at: number) {
  let left = at >> 1
  let killed = false
  const fetch: typeof globalThis.fetch = async (...given) => {
    if (left < 0) throw dead
    left -= 1
    if (left >= 0) return globalThis.fetch(...given)
    here.remote.beforeCommit = () => {
      throw dead
    }
    if (at % 2 === 1) await globalThis.fetch(...given)
    killed = true
    throw dead
  }
  return {
    fetch,
    /** Until that job has ended, which is to be by nothing else; whether it came so far. */
    async over(job: Promise<unknown>): Promise<boolean> {
      await job.catch((error: unknown) => expect(error).toBe(dead))
      here.remote.beforeCommit = () => undefined
      here.fate = () => 'gone'
      return killed
    },
  }
}
