import type { Finding } from '../../../schema/plan/finding.ts'
import type { Plan } from '../../../schema/plan/plan.ts'
import type { ErrorCode } from '../../error/catalogue.ts'

export type Path = readonly (string | number)[]

/** A finding before its line is known: `at` is the path of the value, for the lookup. */
export interface Fault {
  readonly severity: Finding['severity']
  readonly code: ErrorCode
  readonly at: Path
  /** Ids of all tasks that it concerns, if `at` names one of several. */
  readonly among?: readonly string[]
  /** The file, if the plan has several and it is not the main one. */
  readonly file?: string
  /** Offset in the text (UTF-16 code units), if it is not that of the value at `at`. */
  readonly offset?: number
  readonly message: string
  readonly remedy: string
}

/** Messages name ids, never positions. */
export type Rule = (plan: Plan) => Fault[]

/** 1-based line and column (UTF-16 code units). */
export type Locate = (fault: Fault) => { line: number; column: number } | undefined

/** `['tasks', 3, 'depends_on', 0]` → `tasks[3].depends_on[0]`; keys that are no plain names are quoted. */
export function printPath(path: Path): string {
  let printed = ''
  for (const segment of path) {
    if (typeof segment === 'number') printed += `[${segment}]`
    else if (!/^[A-Za-z_$][\w$-]*$/.test(segment)) printed += `[${quoteValue(segment)}]`
    else printed += printed === '' ? segment : `.${segment}`
  }
  return printed
}

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

const maxQuotedChars = 40

/** A value for a message: at most 40 characters, invisible ones escaped; lists and objects by their kind. */
export function quoteValue(value: unknown): string {
  if (typeof value === 'string') {
    const short = value.length > maxQuotedChars ? `${value.slice(0, maxQuotedChars)}…` : value
    return JSON.stringify(short).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escapeChar)
  }
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  return String(value)
}

function escapeChar(char: string): string {
  return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`
}
