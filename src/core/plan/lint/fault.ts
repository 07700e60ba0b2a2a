import type { Finding } from '../../../schema/plan/finding.ts'
import type { Plan } from '../../../schema/plan/plan.ts'
import type { ErrorCode } from '../../error/catalogue.ts'

export type Path = readonly (string | number)[]

/** A finding before its place in the file is known: `at` is structured, so that a line can be looked up. */
export interface Fault {
  readonly severity: Finding['severity']
  readonly code: ErrorCode
  readonly at: Path
  /** Ids of all tasks that it is about, where the place names one of several. */
  readonly among?: readonly string[]
  /** Which file of a plan of several; the plan's own where it is missing. */
  readonly file?: string
  /** Where it begins in the text (UTF-16 units), when that is not where the value at `at` begins. */
  readonly offset?: number
  readonly message: string
  readonly remedy: string
}

/** A lint rule. Messages name ids, never positions. */
export type Rule = (plan: Plan) => Fault[]

/** Where a fault is in the file: 1-based line and column (UTF-16 units). */
export type Locate = (fault: Fault) => { line: number; column: number } | undefined

/** `['tasks', 3, 'depends_on', 0]` → `tasks[3].depends_on[0]`; keys that are no plain names are quoted. */
export function printPath(path: Path): string {
  let printed = ''
  for (const segment of path) {
    if (typeof segment === 'number') printed += `[${segment}]`
    else if (!/^[A-Za-z_$][\w$-]*$/.test(segment)) printed += `[${shown(segment)}]`
    else printed += printed === '' ? segment : `.${segment}`
  }
  return printed
}

/** The finding that a person sees; without `locate` it has no line. */
export function toFinding(fault: Fault, locate?: Locate): Finding {
  const place = locate?.(fault)
  return {
    severity: fault.severity,
    code: fault.code,
    ...(fault.file !== undefined && { file: fault.file }),
    path: printPath(fault.at),
    line: place?.line ?? null,
    column: place?.column ?? null,
    message: fault.message,
    remedy: fault.remedy,
  }
}

const shownLength = 40

/** A value as a message quotes it: at most 40 characters, invisible ones escaped, lists and objects only named. */
export function shown(value: unknown): string {
  if (typeof value === 'string') {
    const short = value.length > shownLength ? `${value.slice(0, shownLength)}…` : value
    return JSON.stringify(short).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped)
  }
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  return String(value)
}

function escaped(char: string): string {
  return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`
}
