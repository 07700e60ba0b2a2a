import { outline } from '../plan/format/markdown/outline.ts'
import { idsIn, type Placed } from './read-spec.ts'

/** A row of `specs/INDEX.md`. A cell that the table does not have is undefined. */
export interface IndexRow {
  readonly id: Placed
  readonly feature: Placed | undefined
  readonly status: Placed | undefined
  /** From the folder of the index. */
  readonly path: Placed
  readonly requires: readonly Placed[] | undefined
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
  let heads: readonly string[] | undefined
  for (const { raw, offset, kind } of outline(text)) {
    if (kind !== 'text' || !raw.trimStart().startsWith('|')) {
      heads = undefined
      continue
    }
    const cells = cellsOf(raw.trim(), offset)
    const texts = cells.map((cell) => cell.text)
    if (texts.some((cell) => columns.id.test(cell)) && texts.some((cell) => columns.path.test(cell))) heads = texts
    else if (heads && !texts.every((cell) => /^:?-+:?$/.test(cell))) rows.push(rowOf(heads, cells, offset))
  }
  return rows
}

function rowOf(heads: readonly string[], cells: readonly Placed[], offset: number): IndexRow {
  const cell = (name: keyof typeof columns): Placed | undefined =>
    cells[heads.findIndex((head) => columns[name].test(head))]
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

/** A bar behind a backslash is part of its cell. */
function cellsOf(line: string, offset: number): Placed[] {
  const inner = line.replace(/^\|/, '').replace(/(?<!\\)\|$/, '')
  let at = offset + 1
  return inner.split(/(?<!\\)\|/).map((cell) => {
    const place = at + (cell.length - cell.trimStart().length)
    at += cell.length + 1
    return { text: cell.trim().replaceAll('\\|', '|'), offset: place }
  })
}
