import { RalphError } from '../core/error.ts'

/** What Node itself says of a full disk is the user's to mend as well. */
export function userFault(error: unknown): unknown {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
  if (error instanceof RalphError || (code !== 'ENOSPC' && code !== 'EDQUOT')) return error
  return new RalphError({
    code: 'DISK_FULL',
    kind: 'failed',
    message: `The disk is full: ${(error as Error).message}`,
    hint: 'Free some space and run again. Nothing was overwritten; the run goes on from its last state.',
    cause: error,
  })
}

/** DESIGN §8 "Exit codes". */
export function errorExitCode(error: RalphError): number {
  return { usage: 64, data: 65, failed: 1, busy: 75 }[error.kind]
}

/** A RalphError is the user's to mend and comes without a stack; anything else is ours and keeps it. */
export function errorText(error: unknown): string {
  if (!(error instanceof RalphError)) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return `ralph: internal error, please report it:\n${stack}\n`
  }
  const findings = error.findings.map((finding) => `  - ${finding}\n`).join('')
  return `ralph: ${error.message} [${error.code}]\n${findings}${error.hint}\n`
}
