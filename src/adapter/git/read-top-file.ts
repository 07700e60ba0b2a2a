import { remoteAt } from './remote.ts'
import type { Store } from './store.ts'

/** A file at the top of the tree that a ref of the remote has; undefined where either is missing. */
export async function readTopFile(store: Store, ref: string, file: string): Promise<string | undefined> {
  const remote = remoteAt({ store })
  const oid = (await remote.refs([ref])).get(ref)
  if (oid === undefined) return undefined
  await remote.fetchState(oid)
  return (await store.objects.read(`${oid}:${file}`))?.content.toString('utf8')
}
