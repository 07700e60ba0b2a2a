import type { StateStep } from '../../../port/state-store.ts'
import type { GitObject } from '../objects/object-reader.ts'
import { parentsOf } from '../store/object.ts'
import type { Store } from '../store/store.ts'
import { readStateFiles, stateFiles } from './state-files.ts'

/**
 * How a state commit came out of the one before it, read from objects that are here; undefined where they are not. Where
 * the one before is not the engine's, nothing before counts, and all facts have to make up the state.
 */
export async function stepOf({ objects }: Pick<Store, 'objects'>, oid: string): Promise<StateStep | undefined> {
  const [previous = ''] = await parentsOf({ objects }, oid)
  if (previous === '') return fromNothing
  const [before, ...files] = await Promise.all(
    [previous, ...stateFiles.map((file) => `${previous}:${file}`)].map(objects.read),
  )
  if (!before) return undefined
  const seq = seqInMessage(textOf(before))
  const read = readStateFiles(files.map((file) => file?.content))
  if (seq === undefined || read.kind !== 'good') return fromNothing
  const [was, is] = await Promise.all([previous, oid].map((commit) => objects.look(`${commit}:plan.json`)))
  return { before: { state: read.state, seq }, replans: was?.oid !== is?.oid }
}

const fromNothing: StateStep = { before: null, replans: false }

const textOf = (commit: GitObject): string => commit.content.toString('utf8')

/** The message of a state commit: no CI runs for it, the number of its log segment, and a nonce. */
export function stateMessage(subject: string, nonce: string, seq: number | undefined): string {
  const trailers = [...(seq === undefined ? [] : [`Ralph-Seq: ${seq}`]), `Ralph-Nonce: ${nonce}`]
  return `${subject.replace(/\s+/g, ' ').trim()} [skip ci]\n\n${trailers.join('\n')}\n`
}

/** Undefined where a person made the commit. */
export function seqInMessage(commit: string): number | undefined {
  const found = /^Ralph-Seq: (\d+)$/m.exec(commit)?.[1]
  return found === undefined ? undefined : Number(found)
}
