import { useMemo, useState } from 'preact/hooks'
import { ask } from './connection.ts'

export interface Outcome {
  readonly number: number
  readonly order: string
  readonly said: readonly string[]
  readonly refused: boolean
}

export interface ConfirmQuestion {
  readonly text: string
  readonly lines: readonly string[]
}

export interface Orders {
  readonly outcomes: readonly Outcome[]
  readonly question: ConfirmQuestion | null
  /** True while an order is being sent. */
  readonly sending: boolean
  /** Gives an order to the run; with `lines`, only after a person has confirmed them. */
  readonly give: (text: string, lines?: readonly string[]) => void
  readonly withdraw: (id: string) => void
  readonly answer: (yes: boolean) => void
}

export function useOrders(run: string | undefined): Orders {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const [question, setQuestion] = useState<ConfirmQuestion | null>(null)
  const [sending, setSending] = useState(false)

  const addOutcome = (order: string, said: readonly string[], refused: boolean): void =>
    setOutcomes((before) => [{ number: before.length, order, said, refused }, ...before])

  const send = async (order: string, path: string, body: Record<string, unknown>): Promise<void> => {
    setSending(true)
    try {
      const headers = { 'content-type': 'application/json' }
      const response = await ask(path, { method: 'POST', headers, body: JSON.stringify({ run, ...body }) })
      const reply = (await response.json()) as {
        said?: string[]
        message?: string
        hint?: string
        findings?: string[]
      }
      if (response.status === 409) setQuestion({ text: order, lines: reply.findings ?? [] })
      else if (response.ok) addOutcome(order, reply.said ?? [], false)
      else addOutcome(order, [reply.message ?? `the server answered ${response.status}`, reply.hint ?? ''], true)
    } catch {
      addOutcome(
        order,
        ['The dashboard does not answer. Once it does, you will see here whether the order was given.'],
        true,
      )
    } finally {
      setSending(false)
    }
  }

  return useMemo(
    (): Orders => ({
      outcomes,
      question,
      sending,
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
    [run, outcomes, question, sending],
  )
}
