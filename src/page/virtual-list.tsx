import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useNarrow } from './narrow.ts'
import { usePrinted } from './printed.ts'

/** Rows above and below what is seen, so that a quick scroll meets no gap. */
const spare = 10

/**
 * A table of many rows of equal height (px) that scrolls with the page: only those that are seen exist, and a screen reader
 * is told how many there are. Printed, all are there, each as high as its texts.
 */
export function VirtualTable<T>(table: {
  label: string
  columns: readonly string[]
  rows: readonly T[]
  rowHeight: number
  row: (item: T) => readonly ComponentChildren[]
  keyOf: (item: T) => string | number
  className: string
  /** On a narrow screen, for rows of two lines. */
  narrowHeight?: number
}) {
  const { label, columns, rows, row, keyOf, className, narrowHeight } = table
  const narrow = useNarrow()
  const rowHeight = (narrow && narrowHeight) || table.rowHeight
  const body = useRef<HTMLTableSectionElement>(null)
  const seen = useSeen(body, { rowHeight, count: rows.length })
  const printed = usePrinted()
  const [first, last] = printed ? [0, rows.length] : seen
  const place = (index: number) =>
    printed ? {} : { style: { height: `${rowHeight}px`, transform: `translateY(${index * rowHeight}px)` } }
  return (
    <table
      class={`rows ${className}${narrowHeight === undefined ? '' : ' two-lines'}`}
      aria-label={label}
      aria-rowcount={rows.length + 1}
    >
      <thead>
        <tr aria-rowindex={1}>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body} {...(!printed && { style: { height: `${rows.length * rowHeight}px` } })}>
        {rows.slice(first, last).map((item, at) => (
          <tr key={keyOf(item)} aria-rowindex={first + at + 2} {...place(first + at)}>
            {row(item).map((cell, column) => (
              <td key={columns[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useSeen(
  body: { readonly current: HTMLElement | null },
  { rowHeight, count }: { rowHeight: number; count: number },
): readonly [number, number] {
  const [seen, setSeen] = useState<readonly [number, number]>(() => [0, Math.ceil(innerHeight / rowHeight)])
  useEffect(() => {
    let asked = 0
    const look = (): void => {
      asked = 0
      const top = body.current?.getBoundingClientRect().top ?? 0
      const first = Math.max(0, Math.floor(-top / rowHeight) - spare)
      const last = Math.min(count, Math.ceil((innerHeight - top) / rowHeight) + spare)
      setSeen((before) => (before[0] === first && before[1] === last ? before : [first, Math.max(first, last)]))
    }
    const soon = (): void => {
      asked ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', soon, { passive: true })
    addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(asked)
      removeEventListener('scroll', soon)
      removeEventListener('resize', soon)
    }
  }, [body, rowHeight, count])
  return seen
}
