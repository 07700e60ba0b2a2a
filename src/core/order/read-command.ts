import { OperatorCommand } from '../../schema/run/control.ts'
import { startOf } from '../text/excerpt.ts'
import { meantName } from '../text/nearest.ts'

type Kind = OperatorCommand['kind']

/**
 * What an order does with the lines below its first one: they are its text; its `fact`, a text of one line; a mere
 * remark, so that it is obeyed whatever follows; or no part of it.
 */
type Takes = 'text' | 'fact' | 'remark' | 'line'

/**
 * Every order, with the form that is shown to whoever gets it wrong. Those with a summary can also be given on a command
 * line; for the others a laptop has commands of its own.
 */
const orders = {
  start: { form: 'start' },
  pause: {
    takes: 'remark',
    form: 'pause [reason]',
    summary: 'end the current attempt and start no job until resume',
    example: 'ralph pause "review first"',
  },
  resume: { takes: 'remark', form: 'resume', summary: 'lift a pause', example: 'ralph resume' },
  stop: { takes: 'remark', form: 'stop [reason]', summary: 'end the running job', example: 'ralph stop' },
  skip: {
    takes: 'text',
    form: 'skip TASK [reason]',
    summary: 'give up a task',
    example: 'ralph skip TASK-7 "no longer wanted"',
  },
  retry: {
    takes: 'text',
    form: 'retry TASK [reason]',
    summary: 'retry a task that failed, was skipped or given up, or whose commit awaits approval',
    example: 'ralph retry TASK-7',
  },
  hint: {
    takes: 'text',
    form: 'hint [TASK] TEXT',
    summary: 'tell the next attempt something; with TASK, the next attempt at that task',
    example: 'ralph hint TASK-7 "use the cache of src/http.ts"',
  },
  answer: {
    takes: 'text',
    form: 'answer TASK TEXT|N|done',
    summary:
      'answer the agent of a task: its next attempt reads it; N is an answer that it offers, done agrees that the task needs no change',
    example: 'ralph answer TASK-7 "keep the old name"',
  },
  approve: {
    form: 'approve SHA|TASK',
    summary:
      'approve the waiting commit (approval: iteration), or the task that an agent asked about (human-review: ask)',
    example: 'ralph approve 1a2b3c4',
  },
  undo: {
    takes: 'text',
    form: 'undo ITERATION [--reopen-dependents] [reason]',
    summary: "revert all commits of an iteration's task and reopen it",
    example: 'ralph undo 7 "it breaks the search"',
  },
  budget: {
    form: 'budget [20usd] [10iter] [5Mtok]',
    summary: "change the run's budget in USD or tokens, or its number of attempts",
    example: 'ralph budget 20usd 10iter',
  },
  mode: {
    form: 'mode NAME',
    summary: 'change how memory reaches the next iteration',
    example: 'ralph mode handoff-only',
  },
  set: {
    form: 'set SETTING VALUE',
    summary: 'change a setting for the rest of the run',
    example: 'ralph set max-turns 30',
  },
  plan: { form: 'plan' },
  status: { form: 'status' },
  help: { form: 'help' },
  add: {
    takes: 'text',
    form: 'add TEXT',
    summary: 'add a task to the plan',
    example: 'ralph add "Handle tabs in truncate, too"',
  },
  redo: {
    takes: 'text',
    form: 'redo [ITERATION] [reason]',
    summary: "add a task that changes an iteration's work",
    example: 'ralph redo 7 "no globals, please"',
  },
  remember: {
    takes: 'fact',
    form: 'remember [decision|constraint|pattern|gotcha|unresolved:|K-…] TEXT',
    summary: 'tell every later agent something, or correct an entry',
    example: 'ralph remember "constraint: the API stays as it is"',
  },
  forget: {
    takes: 'text',
    form: 'forget K-… [reason]',
    summary: 'withdraw something the run has learned',
    example: 'ralph forget K-gotcha-slow-tests "fixed"',
  },
  knowledge: { form: 'knowledge [words]' },
  accept: {
    form: 'accept [P1 P2 …]',
    summary: 'accept what a plan review proposes, or start the plan as it is',
    example: 'ralph accept P1',
  },
  revise: {
    takes: 'text',
    form: 'revise [reason]',
    summary: 'have the plan reviewed again',
    example: 'ralph revise "the API stays as it is"',
  },
  override: {
    takes: 'text',
    form: 'override [reason]',
    summary: "start the plan despite the review's findings",
    example: 'ralph override "known"',
  },
  abort: {
    takes: 'text',
    form: 'abort [reason]',
    summary: 'do not start the plan',
    example: 'ralph abort "wrong plan"',
  },
} as const satisfies Readonly<Record<Kind, { takes?: Takes; form: string; summary?: string; example?: string }>>

/** The orders that a command line can give. */
export type OperatorWord = { [K in Kind]: (typeof orders)[K] extends { summary: string } ? K : never }[Kind]

const names = Object.keys(orders) as Kind[]

export const commandForms = Object.fromEntries(names.map((name) => [name, orders[name].form])) as Record<Kind, string>

/** As the overview lists them. */
export const operatorWords = Object.fromEntries(
  Object.entries(orders).filter(([, order]) => 'summary' in order),
) as Pick<typeof orders, OperatorWord>

/** What agents are to know and which tasks are not wanted can be said before there is a run; all else is about one. */
export const orderedEarly: readonly OperatorWord[] = ['remember', 'forget', 'hint', 'skip']

export const beginsWithoutRun = (word: OperatorWord): boolean => orderedEarly.includes(word)

/** What the order of this line does with the lines below it; one that is not known takes none. */
export function takesOf(line: string): Takes {
  const kind = names.find((name) => name === line.split(' ')[0])
  const order: { takes?: Takes; form: string } | undefined = kind && orders[kind]
  return order?.takes ?? 'line'
}

/** Longest text of an order in characters (threat T4). */
export const longestText = 2000

/** Reads `skip TASK-7 it is obsolete`, without the `/ralph` of a comment; a fault says how it is written. */
export function readCommand(line: string): OperatorCommand | { fault: string } {
  const [, word = '', rest = ''] = /^\s*(\S+)\s*([\s\S]*?)\s*$/.exec(line) ?? []
  const kind = names.find((name) => name === word)
  if (kind === undefined) return { fault: unknown(word) }
  const [, first = '', more = ''] = /^(\S*)\s*([\s\S]*)$/.exec(rest) ?? []
  const given = {
    pause: { kind, why: rest },
    stop: { kind, why: rest },
    resume: { kind },
    skip: { kind, task: first, why: more },
    retry: { kind, task: first, why: more },
    hint: { kind, text: rest },
    answer: { kind, task: first, text: more },
    approve: { kind, ...approved(rest) },
    budget: { kind, ...amountsIn(rest) },
    mode: { kind, value: rest },
    set: { kind, name: first, value: more },
    remember: { kind, text: rest },
    forget: { kind, id: first, why: more },
    knowledge: { kind, words: rest },
    accept: { kind, ids: rest === '' ? [] : rest.toUpperCase().split(/[\s,]+/) },
    revise: { kind, why: rest },
    override: { kind, why: rest },
    abort: { kind, why: rest },
    start: { kind },
    plan: { kind },
    status: { kind },
    help: { kind },
    add: { kind, text: rest },
    redo: { kind, ...redone(rest) },
    undo: { kind, iteration: wholeNumber(first), ...dependentsIn(more) },
  }[kind]
  if (takesOf(kind) !== 'line' && placeholder.test(rest))
    return { fault: `… stands for words of yours; write it as: ${commandForms[kind]}` }
  // What is remembered has a limit of its own.
  if (rest.length > longestText && kind !== 'remember')
    return { fault: `${kind} takes at most ${longestText} characters, not ${rest.length}` }
  const command = OperatorCommand.safeParse(given)
  return command.success ? command.data : { fault: `write it as: ${commandForms[kind]}` }
}

/** `…` or `"…"`, as documents write it, where the text or the reason belongs. */
const placeholder = /^(?:\S+\s+)?(?:--reopen-dependents\s+)?["'“”„«]?(?:…|\.\.\.)["'“”»]?$/

/** `7 use the cache`: without a number all of it is the reason. */
function redone(rest: string): { iteration: number | null; why: string } {
  const [, number, more = ''] = /^#?([1-9]\d{0,8})(?!\S)\s*([\s\S]*)$/.exec(rest) ?? []
  return number === undefined ? { iteration: null, why: rest } : { iteration: Number(number), why: more }
}

/** A commit where it may be one, from seven digits on, else a task; what waits tells apart what has the look of both. */
const approved = (text: string): { sha: string; task?: string } =>
  /^(?:[0-9a-f]{7,64})?$/i.test(text) ? { sha: text.toLowerCase() } : { sha: '', task: text }

/** A number as reports show it, `7` or `#7`; else one that no iteration has. */
const wholeNumber = (word: string): number => Number(/^#?(\d{1,9})$/.exec(word)?.[1] ?? 0)

/** `20usd 10iter`, in any order; anything else makes the whole order malformed. */
function amountsIn(text: string): Partial<Record<'usd' | 'iterations' | 'tokens', string | null>> {
  const words = text.replace(/(?<=\d)\s+(?=[kmb]?\s*(?:usd|iter|tok))|(?<=\d\s*[kmb])\s+(?=tok)/gi, '').split(/\s+/)
  const amount = (pattern: RegExp): string | null => words.map((word) => pattern.exec(word)?.[1]).find(Boolean) ?? null
  const usd = amount(/^\$?(\d+(?:\.\d+)?)usd$/i) ?? amount(/^\$(\d+(?:\.\d+)?)$/)
  const iterations = amount(/^(\d+)iter(?:ations?)?$/i)
  const tokens = amount(/^(\d+(?:\.\d+)?[kmb]?)tok(?:ens?)?$/i)
  const understood = [usd, iterations, tokens].filter((value) => value !== null).length
  return understood > 0 && understood === words.length ? { usd, iterations, tokens } : {}
}

function dependentsIn(text: string): { reopen_dependents: boolean; why: string } {
  const [, flag, why = ''] = /^(--reopen-dependents(?=\s|$))?\s*([\s\S]*)$/.exec(text) ?? []
  return { reopen_dependents: flag !== undefined, why }
}

function unknown(word: string): string {
  const meant = meantName(word, names)
  const nearest = meant === undefined ? '' : ` Did you mean ${meant}?`
  return `"${startOf(word, 40)}" is not a command.${nearest} The commands are ${names.join(', ')}.`
}
