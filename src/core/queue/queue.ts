import type { RunState } from '../../schema/run/run-state.ts'
import { byTurn, companionOf, isOverlooked, type QueuedFile, queuedFile } from '../ref/queue-paths.ts'
import { continuesUnattended } from '../run/lease/due.ts'

/** A file of the base, and the `name` that the plan in it gives itself. */
export interface FileOfQueue {
  readonly path: string
  readonly planName?: string | undefined
}

/**
 * How a plan stands. The state of its run decides, and where there is none its folder: `waiting` has no run; `at_work`: a
 * job has it; `open`: the next job goes on with it; `person`: it waits for one's word; `failed`: it ended otherwise than
 * complete; `complete`: its work is not in the base yet; `archived`: the base has it in the archive.
 */
export type PlanStanding = 'waiting' | 'at_work' | 'open' | 'person' | 'failed' | 'complete' | 'archived'

export interface QueueRow extends QueuedFile {
  readonly standing: PlanStanding
  /** What is known of its run. */
  readonly state: RunState | null
}

export interface Queue {
  readonly folder: string
  /** In the order in which they are carried out; the archive is not among them. */
  readonly rows: readonly QueueRow[]
  /** Plans of the archive. */
  readonly archived: readonly QueuedFile[]
  /** Plans that have begun and are not complete, and whose file a person has taken out or given another name. */
  readonly takenOut: readonly string[]
  /** Files among the plans that wait or are at work, and that are none. */
  readonly overlooked: readonly string[]
  /** What must be mended before the queue can be worked on. */
  readonly findings: readonly string[]
}

/** The queue of a base, with what the runs of its plans say (docs/queue.md). `runs`: by the name of the plan. */
export function queueOf(
  files: readonly FileOfQueue[],
  { folder, runs }: { folder: string; runs: ReadonlyMap<string, RunState> },
): Queue {
  const found = files.flatMap(({ path, planName }) => {
    const file = queuedFile(path, folder)
    return file === undefined ? [] : [{ ...file, name: planName ?? file.name }]
  })
  const archived = found.filter(({ place }) => place === 'complete').sort(byTurn)
  const rows = found
    .filter(({ place }) => place !== 'complete')
    .sort((a, b) => (a.place === b.place ? byTurn(a, b) : a.place === 'current' ? -1 : 1))
    .map((file) => ({ ...file, ...standingOf(file, runs.get(file.name)) }))
  const nameOf = (path: string | null): string => queuedFile(path ?? '', folder)?.name ?? ''
  const known = new Set([...found.map(({ name }) => name), ...found.map(({ path }) => nameOf(path))])
  const takenOut = [...runs].flatMap(([name, { queue, plan_file: file, stop }]) => {
    const isOpen = queue === folder && stop?.kind !== 'complete'
    return isOpen && !known.has(name) && !known.has(nameOf(file ?? null)) ? [name] : []
  })
  const overlooked = files.flatMap(({ path }) => (isOverlooked(path, folder) ? [path] : []))
  return { folder, rows, archived, takenOut, overlooked, findings: findingsIn(rows, archived) }
}

function standingOf(_: QueuedFile, state: RunState | undefined): Pick<QueueRow, 'standing' | 'state'> {
  return state === undefined ? { standing: 'waiting', state: null } : { standing: standingOfRun(state), state }
}

/** How a run stands for its queue. */
export function standingOfRun({
  lease,
  stop,
  paused,
  awaiting,
}: Pick<RunState, 'lease' | 'stop' | 'paused' | 'awaiting'>): Exclude<PlanStanding, 'waiting' | 'archived'> {
  if (lease) return 'at_work'
  if (paused || awaiting) return 'person'
  if (stop?.kind === 'complete') return 'complete'
  if (continuesUnattended(stop)) return 'open'
  if (stop?.kind === 'failed') return passes(stop.code) ? 'open' : 'failed'
  return stop?.kind === 'paused' || stop?.kind === 'cancelled' || stop?.kind === 'human_review' ? 'person' : 'failed'
}

/** A fault of the network is none of the plan's. */
const passes = (code: string): boolean => /^(?:REMOTE|GITHUB)_/.test(code)

/** Two files of one name would share one run, and which of them it carries out would be chance. */
function findingsIn(rows: readonly QueueRow[], archived: readonly QueuedFile[]): string[] {
  const seen = new Map<string, string>()
  return rows.flatMap(({ path, name, state }) => {
    const first = seen.get(name.toLowerCase())
    seen.set(name.toLowerCase(), path)
    if (first !== undefined)
      return [
        `${path}: the plan is called ${name}, as ${first} is; rename one of the files (its number does not count)`,
      ]
    const before = archived.find((one) => one.name === name)
    if (before === undefined || state?.stop?.kind !== 'complete') return []
    return [
      `${path}: a plan called ${name} is complete (${before.path}), so this one would never start; rename the file, or remove that run with \`ralph delete ${name}\``,
    ]
  })
}

/** What is to be done for a queue now. */
export type NextPlan =
  /** A plan that has not begun; `previous`: the newest complete plan before it whose work is not in the base. */
  | { readonly kind: 'begin'; readonly row: QueueRow; readonly previous: QueueRow | undefined }
  | { readonly kind: 'continue'; readonly row: QueueRow }
  /** A job has it. */
  | { readonly kind: 'busy'; readonly row: QueueRow }
  /** Nothing begins before a person has looked at this plan. */
  | { readonly kind: 'blocked'; readonly row: QueueRow }
  | { readonly kind: 'empty' }

/** The same by the plans themselves: the one whose turn it is may be none that can be read. */
export type NextToRead =
  | NextPlan
  | { readonly kind: 'unreadable'; readonly row: QueueRow }
  /** Its file lies in the working tree alone, where no commit could move it. */
  | { readonly kind: 'uncommitted'; readonly row: QueueRow }

/**
 * Which plan is next: one at a time, and what has begun goes before what has not, wherever it stands in the order. A
 * plan that is complete is never begun again, whatever folder its file lies in. Pure.
 */
export function nextPlan({ rows }: Pick<Queue, 'rows'>, { passesFailed }: { passesFailed: boolean }): NextPlan {
  const first = (...standings: readonly PlanStanding[]): QueueRow | undefined =>
    rows.find(({ standing }) => standings.includes(standing))
  const busy = first('at_work')
  if (busy) return { kind: 'busy', row: busy }
  const open = first('open')
  if (open) return { kind: 'continue', row: open }
  const blocking = passesFailed ? first('person') : first('person', 'failed')
  if (blocking) return { kind: 'blocked', row: blocking }
  const row = first('waiting')
  return row ? { kind: 'begin', row, previous: previousOf(rows) } : { kind: 'empty' }
}

/** The newest complete plan whose work is not in the base, by when they began: the order of the files may have been changed since. */
export function previousOf(rows: readonly QueueRow[]): QueueRow | undefined {
  const complete = rows.filter(({ standing }) => standing === 'complete')
  return complete.sort((a, b) => Date.parse(b.state?.started ?? '') - Date.parse(a.state?.started ?? '')).at(0)
}

/** The plan that somebody means who names none, and how it stands in its queue. */
export interface Meant {
  readonly file: QueuedFile
  readonly is: 'started' | 'next' | 'complete'
}

/**
 * The plan under way. Where there is none: for what is `ahead` the next one, since an order for a complete run is rarely
 * meant; for what is `done` the newest complete one, merged or not. `runs`: also those of the archive. Pure.
 */
export function planMeant(
  { rows, archived }: Pick<Queue, 'rows' | 'archived'>,
  { next, runs, about }: { next: NextPlan; runs: ReadonlyMap<string, RunState>; about: 'ahead' | 'done' },
): Meant | undefined {
  if (next.kind !== 'empty' && next.kind !== 'begin') return { file: next.row, is: 'started' }
  const begun = ({ name }: QueuedFile): number => Date.parse(runs.get(name)?.started ?? '') || 0
  const done = [...archived, ...rows.filter(({ standing }) => standing === 'complete')].sort(
    (a, b) => begun(a) - begun(b),
  )
  const newest = done.at(-1)
  const complete: Meant | undefined = newest && { file: newest, is: 'complete' }
  const ahead: Meant | undefined = next.kind === 'begin' ? { file: next.row, is: 'next' } : undefined
  return about === 'ahead' ? (ahead ?? complete) : (complete ?? ahead)
}

/** A file that belongs to a plan and moves with it; `rest`: what it is called behind the plan's name, `progress.md`. */
interface Companion {
  readonly path: string
  readonly rest: string
}

/** `others`: of an earlier number of the plan, where it has one of this name with its own; they keep theirs. */
export function companionsOf(file: QueuedFile, paths: readonly string[]) {
  const found = paths.flatMap((path): Companion[] => {
    const rest = companionOf(file, path)
    return rest === undefined ? [] : [{ path, rest }]
  })
  const isExact = ({ path, rest }: Companion): boolean => path.endsWith(`/${file.stem}.${rest}`)
  const named = new Map(
    [...found.filter((one) => !isExact(one)), ...found.filter(isExact)].map((one) => [one.rest, one]),
  )
  return { named: [...named.values()], others: found.filter((one) => named.get(one.rest) !== one) }
}

/** The name of a file that is added last: after all others by number, or by the moment where they are ordered so. */
export function nameForAdded(file: string, queue: Queue, now: number): string {
  const base = file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1)
  const own = queuedFile(`${queue.folder}/pending/${base}`, queue.folder)
  if (own && own.number !== null) return base
  const last = Math.max(0, ...queue.rows.map(({ number }) => number ?? 0))
  const stamp = new Date(now).toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15)
  const number = last >= 10_000_000 ? stamp : String((Math.floor(last / 10) + 1) * 10).padStart(3, '0')
  return `${number}-${base}`
}
