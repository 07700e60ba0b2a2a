export const defaultQueue = 'plans'

export type QueuePlace = 'pending' | 'current' | 'complete'

export interface QueuedFile {
  readonly path: string
  readonly place: QueuePlace
  /** Without the number that orders it, so it stays when the file moves or is renumbered; branches use it. */
  readonly name: string
  /** Null if the file begins with no number. */
  readonly number: number | null
  /** The file's name without its extension; in the archive the folder's name. */
  readonly stem: string
  readonly extension: string
}

const companionSuffix = /\.(?:progress|feedback)\.[^.]+$/i
const isPlan = /^[^.].*\.(?:md|markdown|json)$/i
const isReadme = /^readme\./i
/** `010-`, `3_`, and `20260201-120000-` or `2026-02-01-` of the older programs. */
const prefix = /^(?:(\d{8})[-_](\d{6})|(\d{4})-(\d{2})-(\d{2})|(\d{1,12}))[-_. ]+(?=.)/

export function queuedFile(path: string, folder: string = defaultQueue): QueuedFile | undefined {
  const segments = path.split('/')
  const folderSegments = folder.split('/')
  if (!folderSegments.every((segment, index) => segments[index] === segment)) return undefined
  const [place, ...rest] = segments.slice(folderSegments.length)
  const file = rest.at(-1) ?? ''
  if (!isPlan.test(file) || isReadme.test(file)) return undefined
  const extension = file.slice(file.lastIndexOf('.'))
  if (place === 'complete') {
    const [stem = ''] = rest
    if (rest.length !== 2 || file !== `plan${extension}`) return undefined
    return { path, place, ...nameAndNumber(stem), stem, extension }
  }
  if ((place !== 'pending' && place !== 'current') || rest.length !== 1 || companionSuffix.test(file)) return undefined
  const stem = file.slice(0, -extension.length)
  return { path, place, ...nameAndNumber(stem), stem, extension }
}

/** A file beside waiting or current plans that is no plan and no companion: `notes.txt`, or `search/plan.json`. */
export function isOverlooked(path: string, folder: string): boolean {
  const place = ['pending/', 'current/'].find((place) => path.startsWith(`${folder}/${place}`))
  const file = path.slice(path.lastIndexOf('/') + 1)
  const isIgnored = file.startsWith('.') || isReadme.test(file) || companionSuffix.test(file)
  return place !== undefined && !isIgnored && queuedFile(path, folder) === undefined
}

/** `010-search` is `search` with the number 10. */
function nameAndNumber(stem: string): Pick<QueuedFile, 'name' | 'number'> {
  const match = prefix.exec(stem)
  if (!match) return { name: stem, number: null }
  const [whole, day, time, ...dateParts] = match
  const digits = day === undefined ? dateParts.join('') : `${day}${time}`
  return { name: stem.slice(whole.length), number: Number(digits) }
}

/** Sorts by number, then by name; files without a number come last. */
export function byTurn(a: Pick<QueuedFile, 'number' | 'stem'>, b: Pick<QueuedFile, 'number' | 'stem'>): number {
  if (a.number !== b.number) return (a.number ?? Number.POSITIVE_INFINITY) - (b.number ?? Number.POSITIVE_INFINITY)
  return a.stem < b.stem ? -1 : a.stem > b.stem ? 1 : 0
}

/**
 * `progress.md` for the companion `010-search.progress.md`. Its number may differ: a person may have renamed only the
 * plan.
 */
export function companionRest(
  { path, stem }: Pick<QueuedFile, 'path' | 'stem'>,
  otherPath: string,
): string | undefined {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const file = otherPath.startsWith(folder) && otherPath !== path ? otherPath.slice(folder.length) : ''
  const match = companionSuffix.exec(file)
  return match && nameAndNumber(file.slice(0, match.index)).name === nameAndNumber(stem).name
    ? match[0].slice(1)
    : undefined
}
