import { useMemo, useState } from 'preact/hooks'
import { ask } from './connection.ts'

/** What became of an order, newest first. */
export interface Outcome {
  readonly number: number
  readonly order: string
  readonly said: readonly string[]
  readonly refused: boolean
}

/** What a person is asked before an order is given. */
export interface ConfirmQuestion {
  readonly text: string
  readonly lines: readonly string[]
}

export interface Orders {
  readonly outcomes: readonly Outcome[]
  readonly question: ConfirmQuestion | null
  /** One is loading. */
  readonly busy: boolean
  /** Gives an order to the run; with `lines`, only after a person has read them and said yes. */
  readonly give: (text: string, lines?: readonly string[]) => void
  readonly withdraw: (id: string) => void
  readonly answer: (yes: boolean) => void
}

/** Orders of this tab, and what the server said to each. */
export function useOrders(run: string | undefined): Orders {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const [question, setQuestion] = useState<ConfirmQuestion | null>(null)
  const [busy, setBusy] = useState(false)

  const ended = (order: string, said: readonly string[], refused: boolean): void =>
    setOutcomes((before) => [{ number: before.length, order, said, refused }, ...before])

  const send = async (order: string, path: string, body: Record<string, unknown>): Promise<void> => {
    setBusy(true)
    try {
      const headers = { 'content-type': 'application/json' }
      const response = await ask(path, { method: 'POST', headers, body: JSON.stringify({ run, ...body }) })
      const answer = (await response.json()) as {
        said?: string[]
        message?: string
        hint?: string
        findings?: string[]
      }
      if (response.status === 409) setQuestion({ text: order, lines: answer.findings ?? [] })
      else if (response.ok) ended(order, answer.said ?? [], false)
      else ended(order, [answer.message ?? `the server answered ${response.status}`, answer.hint ?? ''], true)
    } catch {
      ended(
        order,
        ['The dashboard does not answer. Once it does, you will see here whether the order was given.'],
        true,
      )
    } finally {
      setBusy(false)
    }
  }

  return useMemo(
    (): Orders => ({
      outcomes,
      question,
      busy,
      give: (text, lines) => {
        if (lines) setQuestion({ text, lines })
        else void send(text, '/api/order', { text })
      },
      withdraw: (id) => void send(`orders withdraw ${id}`, '/api/withdraw', { id }),
      answer: (yes) => {
        setQuestion(null)
        if (yes && question) void send(question.text, '/api/order', { text: question.text, confirmed: true })
      },
    }),
    [run, outcomes, question, busy],
  )
}
