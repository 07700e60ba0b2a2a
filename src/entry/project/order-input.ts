import { addAbortSignal } from 'node:stream'
import { text } from '@clack/prompts'
import { type MissingText, missingText } from '../../core/control/missing-text.ts'
import { RalphError } from '../../core/error/error.ts'
import { cutOrder } from '../../core/order/cut-order.ts'
import { type OperatorWord, takesOf } from '../../core/order/read-command.ts'
import { visible } from '../../core/text/visible.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import type { OperatorCommand } from '../../schema/run/control.ts'
import { askPerson } from './ask-person.ts'
import { type CommandContext, isCi, isInteractive } from './context.ts'

/** More than any order takes. */
const maxBytes = 64 * 1024

interface OrderWords {
  readonly words: readonly string[]
  /** A sentence about the text that was left out. */
  readonly cut?: string
}

/** The words of an order; a last `-` stands for standard input. Throws RalphError COMMAND_REFUSED. */
export async function orderWords(
  context: CommandContext,
  kind: OperatorWord,
  operands: readonly string[],
): Promise<OrderWords> {
  if (operands.at(-1) !== '-') return { words: operands }
  if (process.stdin.isTTY) context.err('Type the text of the order. Ctrl-D on a line of its own ends it.\n')
  const { text, isLonger } = await readInput(context)
  const input = visible(text).trimEnd()
  if (input.trim() === '') throw refused('There is no text on standard input.')
  const precedingWords = operands.slice(0, -1)
  if (takesOf(kind) === 'fact') return { words: [...precedingWords, input] }
  const start = [kind, ...precedingWords, ''].join(' ')
  const { text: order, ...cut } = cutOrder(`${start}${input}`, { isLonger })
  return { words: [...precedingWords, order.slice(start.length)], ...cut }
}

async function readInput({ cancelled }: CommandContext): Promise<{ text: string; isLonger: boolean }> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of addAbortSignal(cancelled, process.stdin)) {
      chunks.push(chunk)
      size += chunk.length
      if (size > maxBytes) break
    }
  } catch (error) {
    throw cancelled.aborted ? interrupted() : error
  }
  return { text: Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8'), isLonger: size > maxBytes }
}

const interrupted = (): RalphError =>
  new RalphError({
    code: 'INTERRUPTED',
    message: 'Interrupted before the text ended; nothing was ordered.',
    hint: 'Run the same command again.',
  })

const refused = (message: string): RalphError =>
  new RalphError({ code: 'COMMAND_REFUSED', message, hint: 'Nothing was ordered. Give the text again.' })

/** Undefined if the order has its text or nobody can answer. */
export function questionFor(
  context: CommandContext,
  order: { kind: OperatorCommand['kind']; words: readonly string[]; plan: Pick<Plan, 'tasks'>; json: boolean },
): MissingText | undefined {
  const asks = !order.json && isInteractive(context) && !isCi(context)
  return asks ? missingText(order.kind, order.words, order.plan) : undefined
}

/** The typed text in one element; empty if an optional text is left out. */
export async function askText({ question, optional }: MissingText): Promise<readonly string[]> {
  const validate = (typed: string | undefined): string | undefined =>
    !optional && (typed ?? '').trim() === '' ? 'Type some words, or leave with Ctrl-C.' : undefined
  const answer = await askPerson((options) => text({ ...options, message: question, validate }))
  if (answer === undefined)
    throw new RalphError({ code: 'COMMAND_REFUSED', message: 'You left the question.', hint: 'Nothing was ordered.' })
  const typed = (answer ?? '').trim()
  return typed === '' ? [] : [typed]
}
