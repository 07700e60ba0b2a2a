import type { Store } from '../store/store.ts'
import { remoteAt } from './remote.ts'

/** A file at the top of the tree that the first of these refs has which the remote has; undefined where either is missing. */
export async function readTopFile(store: Store, refs: readonly string[], file: string): Promise<string | undefined> {
  const remote = remoteAt({ store })
  const found = await remote.refs(refs)
  const oid = refs.map((ref) => found.get(ref)).find((one) => one !== undefined)
  if (oid === undefined) return undefined
  await remote.fetchState(oid)
  return (await store.objects.read(`${oid}:${file}`))?.content.toString('utf8')
}
