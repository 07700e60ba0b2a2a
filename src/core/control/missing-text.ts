import type { Plan } from '../../schema/plan/plan.ts'
import type { OperatorCommand } from '../../schema/run/control.ts'
import { splitHint } from './obey-command.ts'

/** The question to a person who typed an order without its text. */
export interface MissingText {
  readonly question: string
  readonly optional: boolean
}

const needed = (question: string): MissingText => ({ question, optional: false })
const reason: MissingText = { question: 'Why? (Enter: no reason)', optional: true }

type Ask = (words: { text: string; isBare: boolean }, plan: Pick<Plan, 'tasks'>) => MissingText | undefined

const reasonOf: Ask = ({ isBare }) => (isBare ? reason : undefined)
const wholeReason: Ask = ({ text }) => (text === '' ? reason : undefined)

const asks: Partial<Record<OperatorCommand['kind'], Ask>> = {
  hint: ({ text }, plan) => {
    if (text === '') return needed('What should the next attempt know?')
    return splitHint(text, plan).words === '' ? needed(`What should the next attempt at ${text} know?`) : undefined
  },
  remember: ({ text }) => (text === '' ? needed('What should every later attempt know?') : undefined),
  add: ({ text }) => (text === '' ? needed('What should be done?') : undefined),
  redo: ({ text }) => (/^#?\d+$/.test(text) ? needed('What should be different?') : undefined),
  answer: ({ text, isBare }) => (isBare ? needed(`What is your answer about ${text}?`) : undefined),
  retry: ({ isBare }) =>
    isBare ? { question: 'What should the next attempt know? (Enter: nothing)', optional: true } : undefined,
  undo: ({ text }) => (/^#?\d+(?: --reopen-dependents)?$/.test(text) ? reason : undefined),
  skip: reasonOf,
  forget: reasonOf,
  revise: wholeReason,
  override: wholeReason,
  abort: wholeReason,
}

/** `words` follow the order's name. Undefined if nothing is missing. */
export function missingText(
  kind: OperatorCommand['kind'],
  words: readonly string[],
  plan: Pick<Plan, 'tasks'>,
): MissingText | undefined {
  const text = words.join(' ').trim()
  return asks[kind]?.({ text, isBare: /^\S+$/.test(text) }, plan)
}
