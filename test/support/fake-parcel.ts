import type { Parcel, ParcelPart, ReceivedCommit } from '../../src/port/parcel.ts'
import type { FakeRemote } from './fake-remote.ts'
import { changesBetween } from './fake-workspace.ts'

export interface FakeParcel extends Parcel {
  readonly parts: Map<ParcelPart, string>
  /** What the job of the agent left. */
  commit: string | null
  /** What is found when it is taken in; undefined: what was put. */
  taken: ReceivedCommit | undefined
}

export function fakeParcel(remote: FakeRemote): FakeParcel {
  const parts = new Map<ParcelPart, string>()
  const parcel: FakeParcel = {
    parts,
    commit: null,
    taken: undefined,
    putText: async (part, text) => void parts.set(part, text),
    async readText(part) {
      const text = parts.get(part)
      return text === undefined ? undefined : { text }
    },
    async putCommit({ commit }) {
      parcel.commit = commit
    },
    async receiveCommit(start) {
      if (parcel.taken) return parcel.taken
      if (parcel.commit === null) return { kind: 'missing' }
      const files = remote.filesOf(parcel.commit)
      const tree = remote.addTree(files)
      return { kind: 'received', tree, refused: [], changes: changesBetween(remote.filesOf(start), files) }
    },
  }
  return parcel
}
