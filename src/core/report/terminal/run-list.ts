import { formatBytes, formatUtc, plural } from '../../text/amounts.ts'
import { fitLines, type TextStyle } from '../../text/display-width.ts'
import { plainLine } from '../../text/one-line.ts'
import { tableLines } from '../document/terminal.ts'

/** A row of `ralph list`. `disk_bytes`: ralph's own files on this machine. */
export interface RunListRow {
  readonly plan: string
  /** As the user names it: `this repository`, `origin`. */
  readonly where: string
  readonly status: string
  readonly done: number | null
  readonly total: number | null
  readonly updated: string | null
  readonly state_ref: string | null
  readonly disk_bytes: number
}

/** Aligned lines without their newline; the status is clipped on a narrow terminal. */
export function runListText(
  runs: readonly RunListRow[],
  { disk, ...look }: TextStyle & { disk: { folder: string; bytes: number } },
): string[] {
  const diskUse = `ralph's own files on this machine use ${formatBytes(disk.bytes)} in ${disk.folder}.`
  if (runs.length === 0) return fitLines(['No run is stored here or at any known remote.', diskUse], look)
  const head = ['Plan', 'Stored at', 'Tasks', 'Updated', 'Disk', 'Status']
  const table = tableLines({ head, rows: runs.map(cells), clipped: 5 }, look)
  return fitLines([...table, '', `${plural(runs.length, 'run')}. ${diskUse}`], look)
}

const cells = ({ plan, where, status, done, total, updated, disk_bytes }: RunListRow): string[] => [
  plainLine(plan, 60),
  plainLine(where, 40),
  done === null ? '' : `${done}/${total}`,
  updated === null ? '' : formatUtc(updated),
  formatBytes(disk_bytes),
  plainLine(status, 200),
]
