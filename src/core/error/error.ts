import { type ErrorCode, rowOf } from './catalogue.ts'
import type { Exit } from './codes/exit-codes.ts'

/**
 * A fault that the user can fix: printed as code, sentence and remedy. Other errors are bugs in ralph and keep their
 * stack.
 */
export class RalphError extends Error {
  readonly code: ErrorCode
  /** Who has to act decides the exit code. */
  readonly exit: Exit
  readonly hint: string
  /** All findings, if there are several. */
  readonly findings: readonly string[]

  constructor(fault: {
    code: ErrorCode
    /** One of the catalogue's exits; by default the first. */
    exit?: Exit
    message: string
    /** By default the catalogue's remedy. */
    hint?: string
    findings?: readonly string[]
    cause?: unknown
  }) {
    super(fault.message, fault.cause === undefined ? undefined : { cause: fault.cause })
    this.name = 'RalphError'
    this.code = fault.code
    this.exit = fault.exit ?? rowOf(fault.code).exit
    this.hint = fault.hint ?? rowOf(fault.code).remedy
    this.findings = fault.findings ?? []
  }
}
