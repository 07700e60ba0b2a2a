import { useState } from 'preact/hooks'
import type { Action } from '../../core/report/page/first/first-screen.ts'
import { orderWith } from './order-words.ts'

export interface SendOrder {
  readonly give: (order: string) => void
  readonly withdraw: (id: string) => void
  readonly sending: boolean
}

/** A file shows commands, a dashboard shows buttons; a page that may only look shows neither. */
export type PageReader =
  | { readonly kind: 'file' }
  | { readonly kind: 'live'; readonly orders: SendOrder }
  | { readonly kind: 'looker' }

export const Commands = ({ actions }: { actions: readonly Action[] }) => (
  <ul class="cmds">
    {actions.map(({ label, command }) => (
      <li key={`${label} ${command}`}>
        <div>
          <span>{label}</span>
          <Command line={command} />
        </div>
        <Copy text={command} />
      </li>
    ))}
  </ul>
)

/** Breaks no option at its hyphens: commands are also typed off a phone. */
const Command = ({ line }: { line: string }) => (
  <code>
    {line.split(/(?<= )/).map((word, index) => (
      <span key={index}>{word}</span>
    ))}
  </code>
)

export function Copy({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), 2_000)
  }
  return (
    <button type="button" class="copy" aria-label={`Copy: ${text}`} onClick={() => void copy().catch(() => undefined)}>
      {copied ? 'Copied' : 'Copy'}
    </button>
  )
}

/** A button that opens a field for the text of an order. */
export function OrderWithText({
  label,
  about,
  order,
  orders,
}: {
  label: string
  about: string
  order: string
  orders: SendOrder
}) {
  const [text, setText] = useState<string | null>(null)
  if (text === null)
    return (
      <button type="button" onClick={() => setText('')}>
        {label}
      </button>
    )
  return (
    <form
      class="tell"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') return
        orders.give(orderWith(order, text))
        setText(null)
      }}
    >
      <textarea
        aria-label={about}
        placeholder={about}
        maxLength={1_900}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="submit" class="first" disabled={orders.sending || text.trim() === ''}>
        Send
      </button>
      <button type="button" onClick={() => setText(null)}>
        Cancel
      </button>
    </form>
  )
}
