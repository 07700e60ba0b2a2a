/** Who has to act decides the exit code (DESIGN §8). */
export type ErrorKind = 'usage' | 'data' | 'failed' | 'busy' | 'interrupted'

/**
 * A fault that the user can mend: printed as code, sentence and remedy, without a stack.
 * Anything else that is thrown is a bug of ours and keeps its stack.
 */
export class RalphError extends Error {
  readonly code: string
  readonly kind: ErrorKind
  /** What to do next, in the user's words. */
  readonly hint: string
  /** Every single finding, where there are several. */
  readonly findings: readonly string[]

  constructor(fault: {
    code: string
    kind: ErrorKind
    message: string
    hint: string
    findings?: readonly string[]
    cause?: unknown
  }) {
    super(fault.message, fault.cause === undefined ? undefined : { cause: fault.cause })
    this.name = 'RalphError'
    this.code = fault.code
    this.kind = fault.kind
    this.hint = fault.hint
    this.findings = fault.findings ?? []
  }
}
