import { exits } from '../../core/error/codes/exit-codes.ts'
import { RalphError } from '../../core/error/error.ts'
import { machineFault } from '../../core/error/machine-fault.ts'
import { commandSpan } from '../../core/text/report-context.ts'
import type { Finding } from '../../schema/plan/finding.ts'

/** A full or broken disk is the user's problem too: Node's own error becomes a RalphError. */
export function userFault(error: unknown): unknown {
  if (error instanceof RalphError || !(error instanceof Error)) return error
  const errno = (error as NodeJS.ErrnoException).code
  return machineFault({ errno, what: error.message, cause: error }) ?? error
}

/** Any other error is a bug in ralph. */
export const errorExitCode = (error: unknown): number => exits[error instanceof RalphError ? error.exit : 'bug'].code

/** A RalphError has no stack; any other error is a bug and keeps it. */
export function errorText(error: unknown): string {
  if (!(error instanceof RalphError)) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return `ralph: internal error, please report it:\n${stack}\n`
  }
  const findings = error.findings.map((finding) => `  - ${finding}\n`).join('')
  return `ralph: ${error.message} [${error.code}]\n${findings}${error.hint}\n`
}

const errnoTexts: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file.',
  EISDIR: 'it is a folder.',
  ENOTDIR: 'a part of its path is no folder.',
  ELOOP: 'its symbolic links lead in a circle.',
  EACCES: 'you have no permission.',
}

export const unreadableReason = ({ code = '', message }: NodeJS.ErrnoException): string => errnoTexts[code] ?? message

/** `plan.json:12:5 tasks[3].depends_on[0]: … Remedy. [PLAN_UNKNOWN_DEPENDENCY]` */
export function findingLine(finding: Finding, file: string): string {
  const { line, column, path, message, remedy, code } = finding
  const place = [finding.file ?? file, ...(line === null ? [] : [line, ...(column === null ? [] : [column])])].join(':')
  return `${place}${path === '' ? '' : ` ${path}`}: ${message} ${remedy} [${code}]`
}

const maxPerCode = 3

/** The first three findings of each code, and the number of the others with the command that lists them. */
export function findingLines(findings: readonly Finding[], file: string): string[] {
  return [...new Set(findings.map(({ code }) => code))].flatMap((code) => {
    const ofCode = findings.filter((finding) => finding.code === code)
    const shown = ofCode.slice(0, maxPerCode).map((finding) => findingLine(finding, file))
    const hiddenCount = ofCode.length - shown.length
    const listCommand = commandSpan('ralph', 'plan', 'lint', file)
    return hiddenCount > 1
      ? [...shown, `${hiddenCount} more like it; ${listCommand} lists them. [${code}]`]
      : ofCode.map((finding) => findingLine(finding, file))
  })
}

export const unreadable = (shown: string, error: NodeJS.ErrnoException | RalphError): RalphError =>
  error instanceof RalphError
    ? error
    : new RalphError({
        code: 'FILE_UNREADABLE',
        message: `${shown} cannot be read: ${unreadableReason(error)}`,
        hint: 'Check the name and the permissions of the file.',
        cause: error,
      })
