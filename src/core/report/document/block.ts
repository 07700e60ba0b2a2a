import type { Colour } from '../../text/paint.ts'
import type { NextStep } from './next-steps.ts'

/**
 * A piece of a report. Its texts are inline Markdown: our code spans, and foreign words that are already harmless in
 * the medium. A string is a paragraph. Empty blocks are not shown, so a section without a finding vanishes.
 */
export type Block =
  | string
  /** The name of the whole document; titles of its parts are one level below. */
  | { readonly heading: string; readonly level: 1 | 2 | 3 }
  | { readonly list: readonly string[] }
  | Table
  | { readonly code: string; readonly language?: 'mermaid' }
  /** `who`: words before the first step. */
  | { readonly steps: readonly NextStep[]; readonly who?: string }
  | FoldedPart

export interface Table {
  /** Columns whose name begins with `>` are aligned to the right. */
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The column that a narrow terminal clips. */
  readonly clipped?: number
  /** The first of the columns that a narrow terminal omits, from the right. */
  readonly optional?: number
  /** Of each row in a terminal. */
  readonly colours?: readonly (Colour | null)[]
}

/** Blocks below a title. A reader has to open a folded part. */
export interface FoldedPart {
  readonly title: string
  readonly blocks: readonly Block[]
  readonly isFolded?: boolean
}

export const isRight = (column: string | undefined): boolean => column?.startsWith('>') ?? false
export const columnName = (column: string): string => column.replace(/^>/, '')

export const shownBlocks = (blocks: readonly Block[]): Block[] => blocks.filter((block) => !isEmpty(block))

function isEmpty(block: Block): boolean {
  if (typeof block === 'string') return block === ''
  if ('heading' in block || 'code' in block) return false
  if ('list' in block) return block.list.length === 0
  if ('head' in block) return block.rows.length === 0
  return 'steps' in block ? block.steps.length === 0 : block.blocks.every(isEmpty)
}
