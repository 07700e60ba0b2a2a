import { exits } from '../../core/error/codes/exit-codes.ts'
import { RalphError } from '../../core/error/error.ts'
import { machineFault } from '../../core/error/machine-fault.ts'
import { commandSpan } from '../../core/text/report-context.ts'
import type { Finding } from '../../schema/plan/finding.ts'

/** What Node itself says of a full or broken disk is the user's to mend as well. */
export function userFault(error: unknown): unknown {
  if (error instanceof RalphError || !(error instanceof Error)) return error
  const errno = (error as NodeJS.ErrnoException).code
  return machineFault({ errno, what: error.message, cause: error }) ?? error
}

/** What is not a RalphError is a bug in ralph. */
export const errorExitCode = (error: unknown): number => exits[error instanceof RalphError ? error.exit : 'bug'].code

/** A RalphError is the user's to mend and comes without a stack; anything else is ours and keeps it. */
export function errorText(error: unknown): string {
  if (!(error instanceof RalphError)) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return `ralph: internal error, please report it:\n${stack}\n`
  }
  const findings = error.findings.map((finding) => `  - ${finding}\n`).join('')
  return `ralph: ${error.message} [${error.code}]\n${findings}${error.hint}\n`
}

const whys: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file.',
  EISDIR: 'it is a folder.',
  ENOTDIR: 'a part of its path is no folder.',
  ELOOP: 'its symbolic links lead in a circle.',
  EACCES: 'you have no permission.',
}

/** What the system says of a file that it cannot read, in words. */
export const whyUnread = ({ code = '', message }: NodeJS.ErrnoException): string => whys[code] ?? message

/** `plan.json:12:5 tasks[3].depends_on[0]: … Remedy. [PLAN_UNKNOWN_DEPENDENCY]` */
export function findingLine(finding: Finding, file: string): string {
  const { line, column, path, message, remedy, code } = finding
  const place = [finding.file ?? file, ...(line === null ? [] : [line, ...(column === null ? [] : [column])])].join(':')
  return `${place}${path === '' ? '' : ` ${path}`}: ${message} ${remedy} [${code}]`
}

const mostAlike = 3

/** Of many findings of one kind the first three, and the number of the others with the command that lists them. */
export function findingLines(findings: readonly Finding[], file: string): string[] {
  return [...new Set(findings.map(({ code }) => code))].flatMap((code) => {
    const same = findings.filter((finding) => finding.code === code)
    const shown = same.slice(0, mostAlike).map((finding) => findingLine(finding, file))
    const rest = same.length - shown.length
    const all = commandSpan('ralph', 'plan', 'lint', file)
    return rest > 1
      ? [...shown, `${rest} more like it; ${all} lists them. [${code}]`]
      : same.map((finding) => findingLine(finding, file))
  })
}

export const unreadable = (shown: string, error: NodeJS.ErrnoException | RalphError): RalphError =>
  error instanceof RalphError
    ? error
    : new RalphError({
        code: 'FILE_UNREADABLE',
        message: `${shown} cannot be read: ${whyUnread(error)}`,
        hint: 'Check the name and the permissions of the file.',
        cause: error,
      })
