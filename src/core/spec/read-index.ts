import { outline } from '../plan/format/markdown/outline.ts'
import { idsIn, type PlacedText } from './read-spec.ts'

/** A row of `specs/INDEX.md`. A cell that the table lacks is undefined. */
export interface IndexRow {
  readonly id: PlacedText
  readonly feature: PlacedText | undefined
  readonly status: PlacedText | undefined
  /** From the folder of the index. */
  readonly path: PlacedText
  readonly requires: readonly PlacedText[] | undefined
}

const columns = {
  id: /^id$/i,
  feature: /^(?:feature|name)$/i,
  status: /^status$/i,
  path: /^(?:path|spec)$/i,
  requires: /^requires$/i,
}

/** The rows of each table that has the columns ID and Path. */
export function readIndex(text: string): IndexRow[] {
  const rows: IndexRow[] = []
  let headers: readonly string[] | undefined
  for (const { raw, offset, kind } of outline(text)) {
    if (kind !== 'text' || !raw.trimStart().startsWith('|')) {
      headers = undefined
      continue
    }
    const cells = cellsOf(raw.trim(), offset)
    const texts = cells.map((cell) => cell.text)
    if (texts.some((cell) => columns.id.test(cell)) && texts.some((cell) => columns.path.test(cell))) headers = texts
    else if (headers && !texts.every((cell) => /^:?-+:?$/.test(cell))) rows.push(rowOf(headers, cells, offset))
  }
  return rows
}

function rowOf(headers: readonly string[], cells: readonly PlacedText[], offset: number): IndexRow {
  const cell = (name: keyof typeof columns): PlacedText | undefined =>
    cells[headers.findIndex((head) => columns[name].test(head))]
  const empty = { text: '', offset }
  const path = cell('path') ?? empty
  const feature = cell('feature')
  const requires = cell('requires')
  return {
    id: cell('id') ?? empty,
    feature: feature && { ...feature, text: feature.text.replace(/^(?:↳|-|\s)+/, '') },
    status: cell('status'),
    path: { ...path, text: /\]\(\s*<?([^)\s>]+)/.exec(path.text)?.[1] ?? path.text.replace(/^`|`$/g, '') },
    requires: requires && idsIn(requires),
  }
}

/** An escaped bar is part of its cell. */
function cellsOf(line: string, offset: number): PlacedText[] {
  const inner = line.replace(/^\|/, '').replace(/(?<!\\)\|$/, '')
  let cellOffset = offset + 1
  return inner.split(/(?<!\\)\|/).map((cell) => {
    const textOffset = cellOffset + (cell.length - cell.trimStart().length)
    cellOffset += cell.length + 1
    return { text: cell.trim().replaceAll('\\|', '|'), offset: textOffset }
  })
}
