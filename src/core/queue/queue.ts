import type { RunState } from '../../schema/run/run-state.ts'
import { byTurn, companionRest, isOverlooked, type QueuedFile, queuedFile } from '../ref/queue-paths.ts'
import { continuesUnattended } from '../run/lease/due.ts'

export interface FileInBase {
  readonly path: string
  readonly planName?: string | undefined
}

/**
 * The run decides; a plan without one is `waiting`, or `archived` by its folder. `open`: the next job continues it;
 * `person`: it waits for an operator; `complete`: its work is not in the base yet.
 */
export type PlanStanding = 'waiting' | 'at_work' | 'open' | 'person' | 'failed' | 'complete' | 'archived'

export interface QueueRow extends QueuedFile {
  readonly standing: PlanStanding
  readonly state: RunState | null
}

export interface Queue {
  readonly folder: string
  readonly rows: readonly QueueRow[]
  readonly archived: readonly QueuedFile[]
  /** Plans that have begun and are not complete, and whose file a person removed or renamed. */
  readonly takenOut: readonly string[]
  /** Files in the folders of waiting and current plans that are no plans. */
  readonly overlooked: readonly string[]
  readonly findings: readonly string[]
}

/** The queue of a base, combined with the runs of its plans (docs/queue.md). `runs`: by the name of the plan. */
export function queueOf(
  files: readonly FileInBase[],
  { folder, runs }: { folder: string; runs: ReadonlyMap<string, RunState> },
): Queue {
  const queuedFiles = files.flatMap(({ path, planName }) => {
    const file = queuedFile(path, folder)
    return file === undefined ? [] : [{ ...file, name: planName ?? file.name }]
  })
  const archived = queuedFiles.filter(({ place }) => place === 'complete').sort(byTurn)
  const rows = queuedFiles
    .filter(({ place }) => place !== 'complete')
    .sort((a, b) => (a.place === b.place ? byTurn(a, b) : a.place === 'current' ? -1 : 1))
    .map((file) => ({ ...file, ...standingOf(runs.get(file.name)) }))
  const nameOf = (path: string | null): string => queuedFile(path ?? '', folder)?.name ?? ''
  const namesInFiles = new Set([...queuedFiles.map(({ name }) => name), ...queuedFiles.map(({ path }) => nameOf(path))])
  const takenOut = [...runs].flatMap(([name, { queue: queueFolder, plan_file: file, stop }]) => {
    const isOpen = queueFolder === folder && stop?.kind !== 'complete'
    return isOpen && !namesInFiles.has(name) && !namesInFiles.has(nameOf(file ?? null)) ? [name] : []
  })
  const overlooked = files.flatMap(({ path }) => (isOverlooked(path, folder) ? [path] : []))
  return { folder, rows, archived, takenOut, overlooked, findings: findingsIn(rows, archived) }
}

function standingOf(state: RunState | undefined): Pick<QueueRow, 'standing' | 'state'> {
  return state === undefined ? { standing: 'waiting', state: null } : { standing: standingOfRun(state), state }
}

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
  if (stop?.kind === 'failed') return isTransient(stop.code) ? 'open' : 'failed'
  return stop?.kind === 'paused' || stop?.kind === 'cancelled' || stop?.kind === 'human_review' ? 'person' : 'failed'
}

const isTransient = (code: string): boolean => /^(?:REMOTE|GITHUB)_/.test(code)

/** Two files of one name would share one run. */
function findingsIn(rows: readonly QueueRow[], archived: readonly QueuedFile[]): string[] {
  const pathsByName = new Map<string, string>()
  return rows.flatMap(({ path, name, state }) => {
    const samePath = pathsByName.get(name.toLowerCase())
    pathsByName.set(name.toLowerCase(), path)
    if (samePath !== undefined)
      return [
        `${path}: the plan is called ${name}, as ${samePath} is; rename one of the files (its number does not count)`,
      ]
    const archivedPlan = archived.find((file) => file.name === name)
    if (archivedPlan === undefined || state?.stop?.kind !== 'complete') return []
    return [
      `${path}: a plan called ${name} is complete (${archivedPlan.path}), so this one would never start; rename the file, or remove that run with \`ralph delete ${name}\``,
    ]
  })
}

export type NextPlan =
  /** A plan that has not begun; `previous`: the newest complete plan whose work is not in the base. */
  | { readonly kind: 'begin'; readonly row: QueueRow; readonly previous: QueueRow | undefined }
  | { readonly kind: 'continue'; readonly row: QueueRow }
  | { readonly kind: 'busy'; readonly row: QueueRow }
  /** Nothing begins before an operator has decided about this plan. */
  | { readonly kind: 'blocked'; readonly row: QueueRow }
  | { readonly kind: 'empty' }

export type NextReadPlan =
  | NextPlan
  | { readonly kind: 'unreadable'; readonly row: QueueRow }
  /** Its file is only in the working tree, and no commit could move it. */
  | { readonly kind: 'uncommitted'; readonly row: QueueRow }

/**
 * Decides which plan is next: one at a time, and a plan that has begun goes before the others in any order. A complete
 * plan never begins again, in any folder. Pure.
 */
export function nextPlan(
  { rows }: Pick<Queue, 'rows'>,
  { passesFailed: skipsFailed }: { passesFailed: boolean },
): NextPlan {
  const firstRow = (...standings: readonly PlanStanding[]): QueueRow | undefined =>
    rows.find(({ standing }) => standings.includes(standing))
  const busy = firstRow('at_work')
  if (busy) return { kind: 'busy', row: busy }
  const open = firstRow('open')
  if (open) return { kind: 'continue', row: open }
  const blocking = skipsFailed ? firstRow('person') : firstRow('person', 'failed')
  if (blocking) return { kind: 'blocked', row: blocking }
  const row = firstRow('waiting')
  return row ? { kind: 'begin', row, previous: previousPlan(rows) } : { kind: 'empty' }
}

/** By the start of their runs: the order of the files may have changed since. */
export function previousPlan(rows: readonly QueueRow[]): QueueRow | undefined {
  const complete = rows.filter(({ standing }) => standing === 'complete')
  return complete.sort((a, b) => Date.parse(b.state?.started ?? '') - Date.parse(a.state?.started ?? '')).at(0)
}

export interface ImpliedPlan {
  readonly file: QueuedFile
  readonly status: 'started' | 'next' | 'complete'
}

/**
 * The plan under way. If there is none: with `ahead` the next plan, since an order for a complete run is rarely
 * intended; with `done` the newest complete one, merged or not. `runs`: also those of the archive. Pure.
 */
export function impliedPlan(
  { rows, archived }: Pick<Queue, 'rows' | 'archived'>,
  { next, runs, about }: { next: NextPlan; runs: ReadonlyMap<string, RunState>; about: 'ahead' | 'done' },
): ImpliedPlan | undefined {
  if (next.kind !== 'empty' && next.kind !== 'begin') return { file: next.row, status: 'started' }
  const startOf = ({ name }: QueuedFile): number => Date.parse(runs.get(name)?.started ?? '') || 0
  const completePlans = [...archived, ...rows.filter(({ standing }) => standing === 'complete')].sort(
    (a, b) => startOf(a) - startOf(b),
  )
  const newest = completePlans.at(-1)
  const complete: ImpliedPlan | undefined = newest && { file: newest, status: 'complete' }
  const ahead: ImpliedPlan | undefined = next.kind === 'begin' ? { file: next.row, status: 'next' } : undefined
  return about === 'ahead' ? (ahead ?? complete) : (complete ?? ahead)
}

/** `rest`: the file's name after the plan's, such as `progress.md`. */
interface CompanionFile {
  readonly path: string
  readonly rest: string
}

/**
 * `outdated`: companions with an earlier number, if there is also one with the current number; they keep their names.
 */
export function companionsOf(file: QueuedFile, paths: readonly string[]) {
  const companions = paths.flatMap((path): CompanionFile[] => {
    const rest = companionRest(file, path)
    return rest === undefined ? [] : [{ path, rest }]
  })
  const isExact = ({ path, rest }: CompanionFile): boolean => path.endsWith(`/${file.stem}.${rest}`)
  const byRest = new Map(
    [...companions.filter((one) => !isExact(one)), ...companions.filter(isExact)].map((one) => [one.rest, one]),
  )
  return { current: [...byRest.values()], outdated: companions.filter((one) => byRest.get(one.rest) !== one) }
}

/** The next number, or the time if the other files are ordered by time, before the file's name. */
export function nameOfAdded(file: string, queue: Queue, now: number): string {
  const base = file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1)
  const queued = queuedFile(`${queue.folder}/pending/${base}`, queue.folder)
  if (queued && queued.number !== null) return base
  const maxNumber = Math.max(0, ...queue.rows.map(({ number }) => number ?? 0))
  const stamp = new Date(now).toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15)
  const number = maxNumber >= 10_000_000 ? stamp : String((Math.floor(maxNumber / 10) + 1) * 10).padStart(3, '0')
  return `${number}-${base}`
}
