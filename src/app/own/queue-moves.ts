import type { FileEdit } from '../../core/plan/format/read/file-edit.ts'
import { isLogOf, locatePlan, movesDue } from '../../core/queue/move-due.ts'
import { progressFile } from '../../core/queue/progress-file.ts'
import { defaultQueue, queuedFile } from '../../core/ref/queue-paths.ts'
import { planFacts } from '../../core/run/stored/plan-facts.ts'
import type { Making, OwnPart } from './making.ts'

/** Where the commit would have the plan's file: in a queue it moves, while jobs find it on the base as it was. */
export async function documentNow({
  job: { document },
  ledger: { state },
  list,
}: Pick<Making, 'job' | 'ledger' | 'list'>): Promise<string | null> {
  if (document === null || state.queue === null) return document
  const found = locatePlan(await list(state.queue), { folder: state.queue, path: document })
  return found?.path ?? document
}

/** The moves by which the folders of the queue say where the plan stands with this commit. */
async function edits(making: Making): Promise<FileEdit[]> {
  const { job, ledger, becomes, list, read, warn } = making
  const { plan, state } = ledger
  const { queue: folder } = state
  if (folder === null || job.document === null) return []
  const nothing = new Set<string>()
  const { run } = planFacts({ plan, state, inDocument: nothing, inSource: nothing }, becomes)
  const day = new Date(becomes.at).toISOString().slice(0, 10)
  const done = run.completed !== undefined
  const paths = await list(folder)
  const due = movesDue(paths, { folder, path: job.document, done, day })
  if (!due) {
    const isThere = locatePlan(paths, { folder, path: job.document }) !== undefined
    if (!isThere && state.iteration === 0)
      warn(`${job.document} is not committed, so the queue's folders stay as they are`)
    return []
  }
  const moved: FileEdit[] = []
  for (const { from, to } of due.moves) {
    const content = await read(from)
    if (content) moved.push({ path: to, content }, { path: from, content: null })
    else warn(`${from} is not moved on the work branch: it is too large`)
  }
  if (moved.length > 0) moved.push(...due.keepFiles.map((path) => ({ path, content: new Uint8Array() })))
  if (due.progress === null) return moved
  const text = progressFile({ plan, state, finished: becomes.finished, nowMs: becomes.at })
  return [...moved, { path: due.progress, content: new TextEncoder().encode(text) }]
}

/** The plan's own file, wherever it lies in the queue: it goes where the plan stands, whatever is merged or taken back. */
export const queueFolders: OwnPart = {
  holds: (path, { document, settings }) => {
    const folder = settings.queue ?? defaultQueue
    const own = document === null ? undefined : queuedFile(document, folder)
    if (own === undefined) return false
    const of = { folder, path: own.path }
    return locatePlan([path], of) !== undefined || isLogOf(path, of)
  },
  edits,
}
