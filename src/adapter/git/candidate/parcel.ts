import { lstatSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Parcel, ParcelPart } from '../../../port/parcel.ts'
import type { Store } from '../store/store.ts'
import { receiveCandidate } from './receive-candidate.ts'
import { sendCandidate } from './send-candidate.ts'

/** A handoff of the largest size, with all that an agent's call can say. */
const mostBytes = 16 * 1024 * 1024

/**
 * A parcel as two folders, one for each job's artifact: what the agent's job leaves must not be able to speak for the
 * checks. `scratch` is a directory of this process.
 */
export function parcelIn(
  folder: string,
  { store, scratch }: { store: Pick<Store, 'gitDir' | 'git' | 'env' | 'objectFormat'>; scratch: string },
): Parcel {
  const folderOf: Record<ParcelPart, string> = { call: join(folder, 'agent'), checks: join(folder, 'checks') }
  const fileOf = (part: ParcelPart): string => join(folderOf[part], `${part}.json`)
  const bundle = join(folderOf.call, 'candidate.bundle')
  return {
    async put(part, text) {
      await mkdir(folderOf[part], { recursive: true })
      await writeFile(fileOf(part), text)
    },
    async text(part) {
      const stat = lstatSync(fileOf(part), { throwIfNoEntry: false })
      if (stat === undefined) return undefined
      if (!stat.isFile()) return { why: `${part}.json is no file` }
      if (stat.size > mostBytes)
        return { why: `${part}.json has ${stat.size} bytes, at most ${mostBytes} are accepted` }
      return { text: await readFile(fileOf(part), 'utf8') }
    },
    async putCommit({ commit, start }) {
      await mkdir(folderOf.call, { recursive: true })
      await sendCandidate(store, { commit, checkpoint: start, file: bundle })
    },
    takeCommit: (start) => receiveCandidate(store, { file: bundle, checkpoint: start, folder: scratch }),
  }
}
