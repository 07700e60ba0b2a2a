import { companionOf, type QueuedFile, queuedFile } from '../ref/queue-paths.ts'
import { companionsOf } from './queue.ts'

/** Files of a tree by their new paths; a move onto a path where there is a file is never asked for. */
export interface FilesMoved {
  readonly place: 'current' | 'complete'
  readonly moves: readonly { readonly from: string; readonly to: string }[]
  /** Where the plan's file lies then. */
  readonly file: string
  /** Where the progress has to be written, where nobody has written it. */
  readonly progress: string | null
  /**
   * Empty files that keep a folder which the moves would take away: a plan that somebody adds meanwhile would else be
   * moved after it by git, or refused as a conflict, since git takes the folder for renamed.
   */
  readonly kept: readonly string[]
}

/**
 * What has to move so that the folders say where the plan stands: into `current/` when it begins or goes on, into
 * `complete/<date>-<name>/` when it is done. Undefined where they do, and where the plan lies in none of them: a person
 * has taken it out. `paths`: every file below the queue's folder. `day`: `2026-11-23`.
 */
export function moveDue(paths: readonly string[], request: Asked): FilesMoved | undefined {
  const due = movesDue(paths, request)
  return due && { ...due, kept: foldersEmptied(paths, due.moves, request) }
}

interface Asked {
  readonly folder: string
  readonly path: string
  readonly done: boolean
  readonly day: string
}

function foldersEmptied(paths: readonly string[], moves: FilesMoved['moves'], { folder }: Asked): string[] {
  const gone = new Set(moves.map(({ from }) => from))
  const left = [...paths.filter((path) => !gone.has(path)), ...moves.map(({ to }) => to)]
  const isEmptied = (below: string): boolean =>
    [...gone].some((path) => path.startsWith(below)) && !left.some((path) => path.startsWith(below))
  return ['pending', 'current']
    .map((place) => `${folder}/${place}/`)
    .filter(isEmptied)
    .map((below) => `${below}.gitkeep`)
}

function movesDue(paths: readonly string[], request: Asked): Omit<FilesMoved, 'kept'> | undefined {
  const { folder, path, done, day } = request
  const own = queuedFile(path, folder)
  const file = whereItLies(paths, request)
  if (own === undefined || file === undefined) return undefined
  const taken = new Set(paths)
  if (done) {
    if (file.place === 'complete') return undefined
    const home = freeFolder(`${folder}/complete/${day}-${own.name}`, paths)
    const { named, others } = companionsOf(file, paths)
    const to = `${home}/plan${file.extension}`
    const hasProgress = named.some(({ rest }) => rest.startsWith('progress.'))
    return {
      place: 'complete',
      moves: [
        { from: file.path, to },
        ...named.map(({ path, rest }) => ({ from: path, to: `${home}/${rest}` })),
        ...others.map(({ path }) => ({ from: path, to: `${home}/${fileName(path)}` })),
      ],
      file: to,
      progress: hasProgress ? null : `${home}/progress.md`,
    }
  }
  // Where a person has given a plan at work another number, what lies beside it follows.
  const stem = file.place === 'current' ? file.stem : own.stem
  const to = `${folder}/current/${stem}${own.extension}`
  const beside =
    file.place === 'complete'
      ? archivedWith(file.path, stem, { folder, paths })
      : besideAt(file, paths, { folder, stem })
  const free = [{ from: file.path, to }, ...beside].filter((move) => !taken.has(move.to))
  return free.length === 0 ? undefined : { place: 'current', moves: free, file: to, progress: null }
}

/** A plan's file among those below the queue's folder, by its name; `path`: where it lay when somebody looked. */
export function whereItLies(
  paths: readonly string[],
  { folder, path }: { folder: string; path: string },
): QueuedFile | undefined {
  const own = queuedFile(path, folder)
  if (own === undefined) return undefined
  const files = paths.flatMap((one) => queuedFile(one, folder) ?? [])
  const same = files.filter(({ name, extension }) => name === own.name && extension === own.extension)
  return same.find(({ place }) => place === 'current') ?? same.find(({ place }) => place === 'pending') ?? same.at(-1)
}

/** The log beside a plan, wherever the plan lies in the queue. */
export function isLogOf(path: string, { folder, path: plan }: { folder: string; path: string }): boolean {
  const own = queuedFile(plan, folder)
  if (own === undefined) return false
  const beside = ['pending', 'current'].map((place) => `${folder}/${place}/${own.stem}${own.extension}`)
  if (beside.some((at) => companionOf({ path: at, stem: own.stem }, path) === 'progress.md')) return true
  const home = path.slice(0, path.lastIndexOf('/') + 1)
  return path === `${home}progress.md` && queuedFile(`${home}plan.md`, folder)?.name === own.name
}

/** What was put away on one day under one name must not be overwritten. */
export function freeFolder(home: string, paths: readonly string[]): string {
  for (let n = 1; ; n++) {
    const one = n === 1 ? home : `${home}-${n}`
    if (!paths.some((path) => path.startsWith(`${one}/`))) return one
  }
}

function besideAt(file: QueuedFile, paths: readonly string[], { folder, stem }: { folder: string; stem: string }) {
  const { named, others } = companionsOf(file, paths)
  return [
    ...named.map(({ path, rest }) => ({ from: path, to: `${folder}/current/${stem}.${rest}` })),
    ...others.map(({ path }) => ({ from: path, to: `${folder}/current/${fileName(path)}` })),
  ]
}

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** What lies in the archive's folder of a plan that is open again. */
function archivedWith(path: string, stem: string, { folder, paths }: { folder: string; paths: readonly string[] }) {
  const home = path.slice(0, path.lastIndexOf('/') + 1)
  return paths
    .filter((one) => one.startsWith(home) && one !== path)
    .map((from) => ({ from, to: `${folder}/current/${stem}.${from.slice(home.length)}` }))
}
