import { companionRest, type QueuedFile, queuedFile } from '../ref/queue-paths.ts'
import { companionsOf } from './queue.ts'

export interface QueueMoves {
  readonly place: 'current' | 'complete'
  readonly moves: readonly { readonly from: string; readonly to: string }[]
  /** Path of the plan's file after the moves. */
  readonly file: string
  /** Path of the progress file to write; null if there is one already. */
  readonly progress: string | null
  /** Empty files for folders that would be empty: git takes an emptied folder for a renamed one. */
  readonly keepFiles: readonly string[]
}

/**
 * The moves that make the folders show the plan's state: into `current/` when it begins or continues, into
 * `complete/<date>-<name>/` when it is done. Undefined if nothing has to move, or if a person took the plan out of the
 * queue. `paths`: every file below the queue's folder. `day`: `2026-11-23`.
 */
export function movesDue(paths: readonly string[], request: PlanInQueue): QueueMoves | undefined {
  const due = planMoves(paths, request)
  return due && { ...due, keepFiles: keepFilesFor(paths, due.moves, request) }
}

interface PlanInQueue {
  readonly folder: string
  readonly path: string
  readonly done: boolean
  readonly day: string
}

function keepFilesFor(paths: readonly string[], moves: QueueMoves['moves'], { folder }: PlanInQueue): string[] {
  const movedPaths = new Set(moves.map(({ from }) => from))
  const remainingPaths = [...paths.filter((path) => !movedPaths.has(path)), ...moves.map(({ to }) => to)]
  const isEmptied = (folderPath: string): boolean =>
    [...movedPaths].some((path) => path.startsWith(folderPath)) &&
    !remainingPaths.some((path) => path.startsWith(folderPath))
  return ['pending', 'current']
    .map((place) => `${folder}/${place}/`)
    .filter(isEmptied)
    .map((below) => `${below}.gitkeep`)
}

function planMoves(paths: readonly string[], request: PlanInQueue): Omit<QueueMoves, 'keepFiles'> | undefined {
  const { folder, path, done, day } = request
  const plan = queuedFile(path, folder)
  const file = locatePlan(paths, request)
  if (plan === undefined || file === undefined) return undefined
  const usedPaths = new Set(paths)
  if (done) {
    if (file.place === 'complete') return undefined
    const home = freeFolder(`${folder}/complete/${day}-${plan.name}`, paths)
    const { current, outdated } = companionsOf(file, paths)
    const to = `${home}/plan${file.extension}`
    const progressExists = current.some(({ rest }) => rest.startsWith('progress.'))
    return {
      place: 'complete',
      moves: [
        { from: file.path, to },
        ...current.map(({ path, rest }) => ({ from: path, to: `${home}/${rest}` })),
        ...outdated.map(({ path }) => ({ from: path, to: `${home}/${fileName(path)}` })),
      ],
      file: to,
      progress: progressExists ? null : `${home}/progress.md`,
    }
  }
  // A person may have given a running plan another number: its companions follow.
  const stem = file.place === 'current' ? file.stem : plan.stem
  const to = `${folder}/current/${stem}${plan.extension}`
  const companions =
    file.place === 'complete'
      ? archivedCompanionMoves(file.path, stem, { folder, paths })
      : companionMoves(file, paths, { folder, stem })
  const moves = [{ from: file.path, to }, ...companions].filter((move) => !usedPaths.has(move.to))
  return moves.length === 0 ? undefined : { place: 'current', moves, file: to, progress: null }
}

/** Finds the file by the name of its plan; `path`: its last known path. */
export function locatePlan(
  paths: readonly string[],
  { folder, path }: { folder: string; path: string },
): QueuedFile | undefined {
  const plan = queuedFile(path, folder)
  if (plan === undefined) return undefined
  const files = paths.flatMap((candidate) => queuedFile(candidate, folder) ?? [])
  const matches = files.filter(({ name, extension }) => name === plan.name && extension === plan.extension)
  return (
    matches.find(({ place }) => place === 'current') ??
    matches.find(({ place }) => place === 'pending') ??
    matches.at(-1)
  )
}

export function isLogOf(logPath: string, { folder, path: planPath }: { folder: string; path: string }): boolean {
  const plan = queuedFile(planPath, folder)
  if (plan === undefined) return false
  const planPaths = ['pending', 'current'].map((place) => `${folder}/${place}/${plan.stem}${plan.extension}`)
  if (planPaths.some((planFile) => companionRest({ path: planFile, stem: plan.stem }, logPath) === 'progress.md'))
    return true
  const home = logPath.slice(0, logPath.lastIndexOf('/') + 1)
  return logPath === `${home}progress.md` && queuedFile(`${home}plan.md`, folder)?.name === plan.name
}

/** Plans archived on one day under one name must not overwrite each other. */
export function freeFolder(folder: string, paths: readonly string[]): string {
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? folder : `${folder}-${n}`
    if (!paths.some((path) => path.startsWith(`${candidate}/`))) return candidate
  }
}

function companionMoves(
  file: QueuedFile,
  paths: readonly string[],
  { folder, stem }: { folder: string; stem: string },
) {
  const { current, outdated } = companionsOf(file, paths)
  return [
    ...current.map(({ path, rest }) => ({ from: path, to: `${folder}/current/${stem}.${rest}` })),
    ...outdated.map(({ path }) => ({ from: path, to: `${folder}/current/${fileName(path)}` })),
  ]
}

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

function archivedCompanionMoves(
  planPath: string,
  stem: string,
  { folder, paths }: { folder: string; paths: readonly string[] },
) {
  const home = planPath.slice(0, planPath.lastIndexOf('/') + 1)
  return paths
    .filter((path) => path.startsWith(home) && path !== planPath)
    .map((from) => ({ from, to: `${folder}/current/${stem}.${from.slice(home.length)}` }))
}
