/** The folder of the queue where no setting names another one. */
export const usualQueue = 'plans'

/** Where a plan of the queue lies: it waits, it is at work, or it is archived. */
export type QueuePlace = 'pending' | 'current' | 'complete'

/** A plan file of a queue, by its path alone. */
export interface QueuedFile {
  /** From the top of the repository. */
  readonly path: string
  readonly place: QueuePlace
  /**
   * The plan's name without the prefix that orders it: it stays while the file moves or gets another number, and with it
   * the branches of the run.
   */
  readonly name: string
  /** By this the queue is sorted; null where the file begins with no number. */
  readonly number: number | null
  /** The name of the file without its extension; in the archive that of the folder. */
  readonly stem: string
  /** With its point. */
  readonly extension: string
}

/** Files beside a plan that belong to it and are no plans: `x.progress.md` of `x.md`. */
const companion = /\.(?:progress|feedback)\.[^.]+$/i
const isPlan = /^[^.].*\.(?:md|markdown|json)$/i
const isReadme = /^readme\./i
/** `010-`, `3_`, and `20260201-120000-` or `2026-02-01-` of the programs before. */
const prefix = /^(?:(\d{8})[-_](\d{6})|(\d{4})-(\d{2})-(\d{2})|(\d{1,12}))[-_. ]+(?=.)/

/** What a path says of a plan in the queue `folder`; undefined where it is none. */
export function queuedFile(path: string, folder: string = usualQueue): QueuedFile | undefined {
  const parts = path.split('/')
  const top = folder.split('/')
  if (!top.every((part, at) => parts[at] === part)) return undefined
  const [place, ...rest] = parts.slice(top.length)
  const file = rest.at(-1) ?? ''
  if (!isPlan.test(file) || isReadme.test(file)) return undefined
  const extension = file.slice(file.lastIndexOf('.'))
  if (place === 'complete') {
    const [stem = ''] = rest
    if (rest.length !== 2 || file !== `plan${extension}`) return undefined
    return { path, place, ...namedBy(stem), stem, extension }
  }
  if ((place !== 'pending' && place !== 'current') || rest.length !== 1 || companion.test(file)) return undefined
  const stem = file.slice(0, -extension.length)
  return { path, place, ...namedBy(stem), stem, extension }
}

/** A file where plans wait or are at work that is no plan and belongs to none: `notes.txt`, or `search/plan.json`. */
export function isOverlooked(path: string, folder: string): boolean {
  const below = ['pending/', 'current/'].find((place) => path.startsWith(`${folder}/${place}`))
  const file = path.slice(path.lastIndexOf('/') + 1)
  const isOther = file.startsWith('.') || isReadme.test(file) || companion.test(file)
  return below !== undefined && !isOther && queuedFile(path, folder) === undefined
}

/** `010-search` is `search`, the tenth. */
function namedBy(stem: string): Pick<QueuedFile, 'name' | 'number'> {
  const found = prefix.exec(stem)
  if (!found) return { name: stem, number: null }
  const [whole, day, time, ...others] = found
  const digits = day === undefined ? others.join('') : `${day}${time}`
  return { name: stem.slice(whole.length), number: Number(digits) }
}

/** In the order in which they are carried out: by number, then by name; a file without a number comes last. */
export function byTurn(a: Pick<QueuedFile, 'number' | 'stem'>, b: Pick<QueuedFile, 'number' | 'stem'>): number {
  if (a.number !== b.number) return (a.number ?? Number.POSITIVE_INFINITY) - (b.number ?? Number.POSITIVE_INFINITY)
  return a.stem < b.stem ? -1 : a.stem > b.stem ? 1 : 0
}

/**
 * What belongs to a plan that waits or is at work and lies beside it, such as `010-search.progress.md`: its last part. Its
 * number may be another one, where a person has renamed the plan alone.
 */
export function companionOf({ path, stem }: Pick<QueuedFile, 'path' | 'stem'>, other: string): string | undefined {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const file = other.startsWith(folder) && other !== path ? other.slice(folder.length) : ''
  const found = companion.exec(file)
  return found && namedBy(file.slice(0, found.index)).name === namedBy(stem).name ? found[0].slice(1) : undefined
}
