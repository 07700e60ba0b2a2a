import { type Plan, TaskId } from '../../../../schema/plan/plan.ts'
import { RalphError } from '../../../error/error.ts'
import { type Fault, quoteValue } from '../../lint/fault.ts'

/**
 * `name`, or the file's name without extension. It becomes part of refs. An unsafe file name is refused, not adapted:
 * two files could otherwise share one state. Throws RalphError PLAN_NAME; `judgeDraft` reports the same as a finding.
 */
export function planName(plan: Plan, file: string): string {
  const name = plan.name ?? fileStem(file)
  const fault = plan.name === undefined ? fileNameFault(file) : undefined
  if (fault === undefined) return name
  throw new RalphError({ code: fault.code, message: fault.message, hint: fault.remedy })
}

export function fileNameFault(file: string): Fault | undefined {
  const stem = fileStem(file)
  if (TaskId.safeParse(stem).success) return undefined
  const suggestion = safeName(stem)
  if (file === '-')
    return {
      ...{ severity: 'error', code: 'PLAN_NAME', at: [] },
      message: 'The plan has no "name", and standard input has none.',
      remedy: 'Save it as a file, such as my-plan.md, or in JSON add "name": "my-plan".',
    }
  return {
    severity: 'error',
    code: 'PLAN_NAME',
    at: [],
    message: `The plan has no "name", and its file name ${quoteValue(stem)} cannot be used as one.`,
    remedy: /\.json$/i.test(file)
      ? `Add "name": "${suggestion}" (letters, digits, ".", "_", "-"; at most 64) to the plan, or rename the file.`
      : `Rename the file, such as to ${suggestion}.md (letters, digits, ".", "_", "-"; at most 64).`,
  }
}

function fileStem(file: string): string {
  const base = file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1)
  const dot = base.lastIndexOf('.')
  return dot > 0 ? base.slice(0, dot) : base
}

function safeName(stem: string): string {
  const words = stem.normalize('NFKD').match(/[A-Za-z0-9]+/g) ?? []
  return words.join('-').slice(0, 60) || 'my-plan'
}
