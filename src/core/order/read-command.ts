import { OperatorCommand } from '../../schema/run/control.ts'
import { startOf } from '../text/excerpt.ts'
import { meantName } from '../text/nearest.ts'

/** How each command is written, and what one gets wrong most easily. */
export const commandForms: Readonly<Record<OperatorCommand['kind'], string>> = {
  start: 'start',
  pause: 'pause [reason]',
  resume: 'resume',
  stop: 'stop [reason]',
  skip: 'skip TASK [reason]',
  retry: 'retry TASK [reason]',
  hint: 'hint [TASK] TEXT',
  approve: 'approve SHA|TASK',
  undo: 'undo ITERATION [--reopen-dependents] [reason]',
  budget: 'budget [20usd] [10iter]',
  mode: 'mode NAME',
  set: 'set SETTING VALUE',
  plan: 'plan',
  status: 'status',
  help: 'help',
  redo: 'redo [ITERATION] [reason]',
  remember: 'remember [decision|constraint|pattern|gotcha|unresolved:|K-…] TEXT',
  forget: 'forget K-… [reason]',
  knowledge: 'knowledge [words]',
  accept: 'accept [P1 P2 …]',
  revise: 'revise [reason]',
  override: 'override [reason]',
  abort: 'abort [reason]',
}

const names = Object.keys(commandForms) as OperatorCommand['kind'][]

/** Longest hint in characters (threat T4). */
const longestHint = 2000

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
    redo: { kind, ...redone(rest) },
    undo: { kind, iteration: wholeNumber(first), ...dependentsIn(more) },
  }[kind]
  if (rest.length > longestHint) return { fault: `${kind} takes at most ${longestHint} characters, not ${rest.length}` }
  const command = OperatorCommand.safeParse(given)
  return command.success ? command.data : { fault: `write it as: ${commandForms[kind]}` }
}

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
function amountsIn(text: string): { usd?: string | null; iterations?: string | null } {
  const words = text.replace(/(?<=\d)\s+(?=usd|iter)/gi, '').split(/\s+/)
  const amount = (pattern: RegExp): string | null => words.map((word) => pattern.exec(word)?.[1]).find(Boolean) ?? null
  const usd = amount(/^\$?(\d+(?:\.\d+)?)usd$/i) ?? amount(/^\$(\d+(?:\.\d+)?)$/)
  const iterations = amount(/^(\d+)iter(?:ations?)?$/i)
  const understood = (usd === null ? 0 : 1) + (iterations === null ? 0 : 1)
  return understood > 0 && understood === words.length ? { usd, iterations } : {}
}

function dependentsIn(text: string): { reopen_dependents: boolean; why: string } {
  const [, flag, why = ''] = /^(--reopen-dependents(?=\s|$))?\s*([\s\S]*)$/.exec(text) ?? []
  return { reopen_dependents: flag !== undefined, why }
}

function unknown(word: string): string {
  const meant = meantName(word, names)
  const nearest = meant === undefined ? '' : ` Did you mean ${meant}?`
  return `"${startOf(word, 40)}" is no command.${nearest} There are ${names.join(', ')}.`
}
