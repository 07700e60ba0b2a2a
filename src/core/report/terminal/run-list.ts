import { formatBytes, formatUtc, plural } from '../../text/amounts.ts'
import { clip, fitLines, pad, type TextStyle } from '../../text/display-width.ts'
import { plainLine } from '../../text/one-line.ts'
import { painter } from '../../text/paint.ts'

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
  const { width, color } = look
  const paint = painter(color)
  const diskUse = `ralph's own files on this machine use ${formatBytes(disk.bytes)} in ${disk.folder}.`
  if (runs.length === 0) return fitLines(['No run is stored here or at any known remote.', diskUse], look)
  const rows = [['Plan', 'Stored at', 'Tasks', 'Updated', 'Disk', 'Status'], ...runs.map(cells)]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const usedColumns = widths.reduce((sum, columnWidth) => sum + columnWidth + 2, 0)
  const lines = rows.map((row) => {
    const start = widths.map((columnWidth, column) => pad(row[column] ?? '', columnWidth)).join('  ')
    return `${start}  ${clip(row[5] ?? '', Math.max(12, width - usedColumns))}`.trimEnd()
  })
  return fitLines(
    [paint(lines[0] ?? '', 'bold'), ...lines.slice(1), '', `${plural(runs.length, 'run')}. ${diskUse}`],
    look,
  )
}

const cells = ({ plan, where, status, done, total, updated, disk_bytes }: RunListRow): string[] => [
  plainLine(plan, 60),
  plainLine(where, 40),
  done === null ? '' : `${done}/${total}`,
  updated === null ? '' : formatUtc(updated),
  formatBytes(disk_bytes),
  plainLine(status, 200),
]
