import type { Finding } from '../../schema/plan/finding.ts'

/** `plan.json:12:5 tasks[3].depends_on[0]: … Remedy. [PLAN_UNKNOWN_DEPENDENCY]` */
export function findingLine(finding: Finding, file: string): string {
  const { line, column, path, message, remedy, code } = finding
  const place = [file, ...(line === null ? [] : [line, ...(column === null ? [] : [column])])].join(':')
  return `${place}${path === '' ? '' : ` ${path}`}: ${message} ${remedy} [${code}]`
}
