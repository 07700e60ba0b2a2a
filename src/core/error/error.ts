import { type ErrorCode, rowOf } from './catalogue.ts'
import type { Exit } from './codes/exit-codes.ts'

/**
 * A fault that the user can fix: printed as code, sentence and remedy, without a stack.
 * Anything else that is thrown is a bug in ralph and keeps its stack.
 */
export class RalphError extends Error {
  readonly code: ErrorCode
  /** Who has to act decides the exit code. */
  readonly exit: Exit
  /** What to do next, in the user's words. */
  readonly hint: string
  /** Every single finding, where there are several. */
  readonly findings: readonly string[]

  constructor(fault: {
    code: ErrorCode
    /** Where the catalogue names two; by default the first. */
    exit?: Exit
    message: string
    hint: string
    findings?: readonly string[]
    cause?: unknown
  }) {
    super(fault.message, fault.cause === undefined ? undefined : { cause: fault.cause })
    this.name = 'RalphError'
    this.code = fault.code
    this.exit = fault.exit ?? rowOf(fault.code).exit
    this.hint = fault.hint
    this.findings = fault.findings ?? []
  }
}
