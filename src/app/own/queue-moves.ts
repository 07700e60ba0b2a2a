import type { FileEdit } from '../../core/plan/format/read/file-edit.ts'
import { isLogOf, locatePlan, movesDue } from '../../core/queue/move-due.ts'
import { progressFile } from '../../core/queue/progress-file.ts'
import { defaultQueue, queuedFile } from '../../core/ref/queue-paths.ts'
import { planFacts } from '../../core/run/stored/plan-facts.ts'
import type { CommitInput, EngineEdits } from './commit-input.ts'

/** The plan's file at this commit: a queue moves it, while the base still has the old path. */
export async function findDocument({
  job: { document },
  ledger: { state },
  list,
}: Pick<CommitInput, 'job' | 'ledger' | 'list'>): Promise<string | null> {
  if (document === null || state.queue === null) return document
  const place = locatePlan(await list(state.queue), { folder: state.queue, path: document })
  return place?.path ?? document
}

/** Moves the plan's file between the queue's folders. */
async function edits(making: CommitInput): Promise<FileEdit[]> {
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

export const queueFolders: EngineEdits = {
  holds: (path, { document, settings }) => {
    const folder = settings.queue ?? defaultQueue
    const queued = document === null ? undefined : queuedFile(document, folder)
    if (queued === undefined) return false
    const of = { folder, path: queued.path }
    return locatePlan([path], of) !== undefined || isLogOf(path, of)
  },
  edits,
}
