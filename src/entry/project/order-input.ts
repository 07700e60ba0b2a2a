import { addAbortSignal } from 'node:stream'
import { text } from '@clack/prompts'
import { type MissingText, missingText } from '../../core/control/missing-text.ts'
import { RalphError } from '../../core/error/error.ts'
import { longestText } from '../../core/order/read-command.ts'
import { thousands } from '../../core/text/amounts.ts'
import { visible } from '../../core/text/visible.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import type { OperatorCommand } from '../../schema/run/control.ts'
import { askPerson } from './ask-person.ts'
import { type CommandContext, isCi, isInteractive } from './context.ts'

/** More than any order takes is not kept. */
const mostBytes = 64 * 1024

/** The words of an order as they were typed; a last `-` stands for standard input. Throws RalphError COMMAND_REFUSED. */
export async function orderWords(context: CommandContext, operands: readonly string[]): Promise<readonly string[]> {
  if (operands.at(-1) !== '-') return operands
  const input = visible(await readInput(context)).trimEnd()
  if (input.trim() === '') throw refused('There is no text on standard input.')
  return [...operands.slice(0, -1), input]
}

async function readInput({ cancelled }: CommandContext): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of addAbortSignal(cancelled, process.stdin)) {
    chunks.push(chunk)
    size += chunk.length
    if (size > mostBytes)
      throw refused(
        `The text on standard input is longer than 64 KiB, and an order takes ${thousands(longestText)} characters.`,
      )
  }
  return Buffer.concat(chunks).toString('utf8')
}

const refused = (message: string): RalphError =>
  new RalphError({ code: 'COMMAND_REFUSED', message, hint: 'Nothing was ordered. Give the text again.' })

/** What a person who is there is asked before the order is given; undefined where it has its text or nobody is there. */
export function questionFor(
  context: CommandContext,
  order: { kind: OperatorCommand['kind']; words: readonly string[]; plan: Pick<Plan, 'tasks'>; json: boolean },
): MissingText | undefined {
  const asks = !order.json && isInteractive(context) && !isCi(context)
  return asks ? missingText(order.kind, order.words, order.plan) : undefined
}

/** What the person types, in one element; none where they leave an optional text out. */
export async function askText({ question, optional }: MissingText): Promise<readonly string[]> {
  const validate = (typed: string | undefined): string | undefined =>
    !optional && (typed ?? '').trim() === '' ? 'Type some words, or leave with Ctrl-C.' : undefined
  const answer = await askPerson((asked) => text({ ...asked, message: question, validate }))
  if (answer === undefined)
    throw new RalphError({ code: 'COMMAND_REFUSED', message: 'You left the question.', hint: 'Nothing was ordered.' })
  const typed = (answer ?? '').trim()
  return typed === '' ? [] : [typed]
}
