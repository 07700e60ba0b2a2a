import type { ComponentChildren } from 'preact'
import type { LivePage } from '../../core/report/page/live-page.ts'
import type { Orders } from './orders.ts'

export interface FormContext {
  readonly page: LivePage
  readonly orders: Orders
}

/** A form whose fields are cleared after sending: an order that is given twice counts twice. */
export function Form({ title, children, send }: { title: string; children: ComponentChildren; send?: () => void }) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <form
        class="order"
        onSubmit={(event) => {
          event.preventDefault()
          send?.()
        }}
      >
        {children}
      </form>
    </section>
  )
}

export const joinWords = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')

export const Reason = ({ value, set }: { value: string; set: (text: string) => void }) => (
  <label>
    Why <input type="text" maxLength={1_000} value={value} onInput={({ currentTarget }) => set(currentTarget.value)} />
  </label>
)
