import type { Control } from '../../../schema/run/control.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { type RetryLimits, remoteCall } from '../call/remote-call.ts'
import { lazily, remoteName } from '../call/remote-url.ts'
import { remoteAt } from '../remote/remote.ts'
import { isThere, type Store } from '../store/store.ts'
import { readStateFiles, stateFiles } from './state-files.ts'

export interface StateSurvey {
  /** Name of the plan: the end of its state ref, behind one of the prefixes. */
  readonly plan: string
  readonly ref: string
  /** Its newest state commit. */
  readonly oid: string
  /** Undefined where its files cannot be read; `fault` says why. */
  readonly run: { readonly state: RunState; readonly control: Control } | undefined
  readonly fault: string | undefined
  /** Ids of the orders that wait as refs. */
  readonly inbox: readonly string[]
}

const inboxes = 'refs/ralph/inbox/'

/**
 * Every run whose state is at the remote, in two round trips whatever their number: one list, and one fetch of the
 * newest state commits, their top-level files alone. Throws RalphError `REMOTE_…`.
 */
export async function surveyStates({
  store,
  prefixes,
  ...patience
}: { store: Store; prefixes: readonly string[] } & RetryLimits): Promise<StateSurvey[]> {
  const folders = prefixes.map((prefix) => `${prefix}/`)
  const { refs } = await remoteAt({ store, ...patience }).list([...folders, inboxes].map((folder) => `${folder}*`))
  const states = [...refs].flatMap(([ref, oid]) => {
    const folder = folders.find((one) => ref.startsWith(one))
    return folder === undefined ? [] : [{ plan: ref.slice(folder.length), ref, oid }]
  })
  const orders = [...refs.keys()].filter((ref) => ref.startsWith(inboxes))
  await fetchAll(store, [...new Set(states.map(({ oid }) => oid))], patience)
  return Promise.all(
    states.map(async ({ plan, ref, oid }) => {
      const own = `${inboxes}${plan}/`
      const inbox = orders.filter((order) => order.startsWith(own)).map((order) => order.slice(own.length))
      const files = await Promise.all(stateFiles.map((file) => store.objects.read(`${oid}:${file}`)))
      const read = readStateFiles(files.map((file) => file?.content))
      if (read.kind === 'good') return { plan, ref, oid, run: read, fault: undefined, inbox }
      const fault = read.kind === 'newer' ? `${read.file} is of version ${read.version}` : read.findings.join('; ')
      return { plan, ref, oid, run: undefined, fault, inbox }
    }),
  )
}

async function fetchAll(store: Store, oids: readonly string[], patience: RetryLimits): Promise<void> {
  const here = await Promise.all(oids.map((oid) => isThere(store, oid)))
  const missing = oids.filter((_, at) => !here[at])
  if (missing.length === 0) return
  const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance']
  const args = [...lazily, 'fetch', ...quiet, '--depth=1', '--filter=tree:2', remoteName, ...missing]
  await remoteCall(store.git, store.remote, patience).repeatedly(args)
}
