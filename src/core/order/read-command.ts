import { OperatorCommand } from '../../schema/run/control.ts'
import { startOf } from '../text/excerpt.ts'
import { nearestName } from '../text/nearest.ts'

type Kind = OperatorCommand['kind']

/** The use of the lines below an order: its text, one `fact`, a remark that never invalidates it, or none. */
type TextKind = 'text' | 'fact' | 'remark' | 'line'

/** Orders with a summary also work on the command line; for the others it has commands of its own. */
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
} as const satisfies Readonly<Record<Kind, { takes?: TextKind; form: string; summary?: string; example?: string }>>

/** The orders that a command line can give. */
export type OperatorWord = { [K in Kind]: (typeof orders)[K] extends { summary: string } ? K : never }[Kind]

const names = Object.keys(orders) as Kind[]

export const commandForms = Object.fromEntries(names.map((name) => [name, orders[name].form])) as Record<Kind, string>

export const operatorWords = Object.fromEntries(
  Object.entries(orders).filter(([, order]) => 'summary' in order),
) as Pick<typeof orders, OperatorWord>

/** Orders that need no existing run. */
export const wordsBeforeRun: readonly OperatorWord[] = ['remember', 'forget', 'hint', 'skip']

export const worksWithoutRun = (word: OperatorWord): boolean => wordsBeforeRun.includes(word)

/** An unknown order takes no lines. */
export function textKindOf(line: string): TextKind {
  const kind = names.find((name) => name === line.split(' ')[0])
  const order: { takes?: TextKind; form: string } | undefined = kind && orders[kind]
  return order?.takes ?? 'line'
}

/** In characters (threat T4). */
export const maxOrderChars = 2000

/** Reads `skip TASK-7 it is obsolete`, without the `/ralph` of a comment. A fault says the correct form. */
export function readCommand(line: string): OperatorCommand | { fault: string } {
  const [, word = '', rest = ''] = /^\s*(\S+)\s*([\s\S]*?)\s*$/.exec(line) ?? []
  const kind = names.find((name) => name === word)
  if (kind === undefined) return { fault: unknownCommand(word) }
  const [, first = '', more = ''] = /^(\S*)\s*([\s\S]*)$/.exec(rest) ?? []
  const fields = {
    pause: { kind, why: rest },
    stop: { kind, why: rest },
    resume: { kind },
    skip: { kind, task: first, why: more },
    retry: { kind, task: first, why: more },
    hint: { kind, text: rest },
    answer: { kind, task: first, text: more },
    approve: { kind, ...approveFields(rest) },
    budget: { kind, ...budgetFields(rest) },
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
    redo: { kind, ...redoFields(rest) },
    undo: { kind, iteration: iterationNumber(first), ...undoFields(more) },
  }[kind]
  if (textKindOf(kind) !== 'line' && placeholder.test(rest))
    return { fault: `… stands for words of yours; write it as: ${commandForms[kind]}` }
  // A remembered fact has a limit of its own.
  if (rest.length > maxOrderChars && kind !== 'remember')
    return { fault: `${kind} takes at most ${maxOrderChars} characters, not ${rest.length}` }
  const command = OperatorCommand.safeParse(fields)
  return command.success ? command.data : { fault: `write it as: ${commandForms[kind]}` }
}

/** An ellipsis copied from the documents in place of the text or the reason. */
const placeholder = /^(?:\S+\s+)?(?:--reopen-dependents\s+)?["'“”„«]?(?:…|\.\.\.)["'“”»]?$/

/** Without a number, as in `use the cache`, all of it is the reason. */
function redoFields(rest: string): { iteration: number | null; why: string } {
  const [, number, more = ''] = /^#?([1-9]\d{0,8})(?!\S)\s*([\s\S]*)$/.exec(rest) ?? []
  return number === undefined ? { iteration: null, why: rest } : { iteration: Number(number), why: more }
}

/** A commit from seven hexadecimal digits on, else a task. If both are possible, the waiting commits decide. */
const approveFields = (text: string): { sha: string; task?: string } =>
  /^(?:[0-9a-f]{7,64})?$/i.test(text) ? { sha: text.toLowerCase() } : { sha: '', task: text }

/** `7` or `#7`, as reports show it; 0 if it is neither, which no iteration has. */
const iterationNumber = (word: string): number => Number(/^#?(\d{1,9})$/.exec(word)?.[1] ?? 0)

/** `20usd 10iter`, in any order. Any other word makes the whole order malformed. */
function budgetFields(text: string): Partial<Record<'usd' | 'iterations' | 'tokens', string | null>> {
  const words = text.replace(/(?<=\d)\s+(?=[kmb]?\s*(?:usd|iter|tok))|(?<=\d\s*[kmb])\s+(?=tok)/gi, '').split(/\s+/)
  const amount = (pattern: RegExp): string | null => words.map((word) => pattern.exec(word)?.[1]).find(Boolean) ?? null
  const usd = amount(/^\$?(\d+(?:\.\d+)?)usd$/i) ?? amount(/^\$(\d+(?:\.\d+)?)$/)
  const iterations = amount(/^(\d+)iter(?:ations?)?$/i)
  const tokens = amount(/^(\d+(?:\.\d+)?[kmb]?)tok(?:ens?)?$/i)
  const amountCount = [usd, iterations, tokens].filter((value) => value !== null).length
  return amountCount > 0 && amountCount === words.length ? { usd, iterations, tokens } : {}
}

function undoFields(text: string): { reopen_dependents: boolean; why: string } {
  const [, flag, why = ''] = /^(--reopen-dependents(?=\s|$))?\s*([\s\S]*)$/.exec(text) ?? []
  return { reopen_dependents: flag !== undefined, why }
}

function unknownCommand(word: string): string {
  const suggestion = nearestName(word, names)
  const nearest = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`
  return `"${startOf(word, 40)}" is not a command.${nearest} The commands are ${names.join(', ')}.`
}
