import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { usePrinted } from '../use-printed.ts'

/** A part with its finding in the title; its content exists only while it is open or printed. */
export function Fold({
  name,
  finding,
  children,
}: {
  name: string
  finding: string
  children: () => ComponentChildren
}) {
  const [open, setOpen] = useState(false)
  const printed = usePrinted()
  const shown = open || printed
  return (
    <details open={shown} onToggle={({ currentTarget }) => !printed && setOpen(currentTarget.open)}>
      <summary>
        <b>{name}</b> <span dir="auto">{finding}</span>
      </summary>
      {shown && <div class="fold">{children()}</div>}
    </details>
  )
}

export const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line} dir="auto">
        {line}
      </li>
    ))}
  </ul>
)
