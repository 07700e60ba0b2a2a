import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useNarrow } from './narrow.ts'
import { usePrinted } from './use-printed.ts'

/** Rows above and below the visible ones, so that a quick scroll shows no gap. */
const extraRows = 10

/** Rows of equal height (px), only the visible ones exist; printed, all exist, each as high as its texts. */
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
  const visibleRows = useVisibleRows(body, { rowHeight, count: rows.length })
  const printed = usePrinted()
  const [first, last] = printed ? [0, rows.length] : visibleRows
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
        {rows.slice(first, last).map((item, index) => (
          <tr key={keyOf(item)} aria-rowindex={first + index + 2} {...place(first + index)}>
            {row(item).map((cell, column) => (
              <td key={columns[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useVisibleRows(
  body: { readonly current: HTMLElement | null },
  { rowHeight, count }: { rowHeight: number; count: number },
): readonly [number, number] {
  const [range, setRange] = useState<readonly [number, number]>(() => [0, Math.ceil(innerHeight / rowHeight)])
  useEffect(() => {
    let frame = 0
    const updateRange = (): void => {
      frame = 0
      const top = body.current?.getBoundingClientRect().top ?? 0
      const first = Math.max(0, Math.floor(-top / rowHeight) - extraRows)
      const last = Math.min(count, Math.ceil((innerHeight - top) / rowHeight) + extraRows)
      setRange((oldRange) =>
        oldRange[0] === first && oldRange[1] === last ? oldRange : [first, Math.max(first, last)],
      )
    }
    const scheduleUpdate = (): void => {
      frame ||= requestAnimationFrame(updateRange)
    }
    updateRange()
    addEventListener('scroll', scheduleUpdate, { passive: true })
    addEventListener('resize', scheduleUpdate)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', scheduleUpdate)
      removeEventListener('resize', scheduleUpdate)
    }
  }, [body, rowHeight, count])
  return range
}
