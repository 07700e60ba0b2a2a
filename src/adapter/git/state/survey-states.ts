import type { Control } from '../../../schema/run/control.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { type RetryLimits, remoteCall } from '../call/remote-call.ts'
import { lazyFetch, quietFetch, remoteName } from '../call/remote-url.ts'
import { remoteAt } from '../remote/remote.ts'
import { hasCommit, type Store } from '../store/store.ts'
import { unlessUnreadable } from './read-state-files.ts'
import { readStateFiles, stateFiles } from './state-files.ts'

export interface StateSurvey {
  /** The plan's name is the end of its state ref. */
  readonly plan: string
  readonly ref: string
  readonly oid: string
  readonly run: { readonly state: RunState; readonly control: Control } | undefined
  readonly fault: string | undefined
  readonly inbox: readonly string[]
}

const inboxRoot = 'refs/ralph/inbox/'

/** In two round trips: one list, and one fetch of top-level files. Throws RalphError `REMOTE_…`. */
export async function surveyStates({
  store,
  prefixes,
  ...retryLimits
}: { store: Store; prefixes: readonly string[] } & RetryLimits): Promise<StateSurvey[]> {
  const folders = prefixes.map((prefix) => `${prefix}/`)
  const { refs } = await remoteAt({ store, ...retryLimits }).list([...folders, inboxRoot].map((folder) => `${folder}*`))
  const states = [...refs].flatMap(([ref, oid]) => {
    const folder = folders.find((candidate) => ref.startsWith(candidate))
    return folder === undefined ? [] : [{ plan: ref.slice(folder.length), ref, oid }]
  })
  const orders = [...refs.keys()].filter((ref) => ref.startsWith(inboxRoot))
  await fetchAll(store, [...new Set(states.map(({ oid }) => oid))], retryLimits)
  return Promise.all(
    states.map(async ({ plan, ref, oid }) => {
      const inboxPrefix = `${inboxRoot}${plan}/`
      const inbox = orders
        .filter((order) => order.startsWith(inboxPrefix))
        .map((order) => order.slice(inboxPrefix.length))
      const noRun = { plan, ref, oid, run: undefined, inbox }
      const files = await Promise.all(stateFiles.map((file) => store.objects.read(`${oid}:${file}`))).catch(
        (error: unknown) => unlessUnreadable(error).message,
      )
      // One damaged run must not hide the others.
      if (typeof files === 'string') return { ...noRun, fault: files }
      const read = readStateFiles(files.map((file) => file?.content))
      if (read.kind === 'good') return { plan, ref, oid, run: read, fault: undefined, inbox }
      const fault = read.kind === 'newer' ? `${read.file} is of version ${read.version}` : read.findings.join('; ')
      return { ...noRun, fault }
    }),
  )
}

async function fetchAll(store: Store, oids: readonly string[], retryLimits: RetryLimits): Promise<void> {
  // A damaged commit is here, and reading it tells the fault.
  const isPresent = await Promise.all(oids.map((oid) => hasCommit(store, oid).catch(() => true)))
  const missing = oids.filter((_, index) => !isPresent[index])
  if (missing.length === 0) return
  const args = [...lazyFetch, 'fetch', ...quietFetch, '--depth=1', '--filter=tree:2', remoteName, ...missing]
  await remoteCall(store.git, store.remote, retryLimits).repeatedly(args)
}
