import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Settings } from '../../core/config/table/settings.ts'
import { RalphError } from '../../core/error/error.ts'
import { readPlan } from '../../core/plan/format/formats.ts'
import type { ReadOptions } from '../../core/plan/format/read/read-options.ts'
import { commandSpan } from '../../core/text/report-context.ts'
import { findingLine } from './error-text.ts'

/** What a reader of plans is told by settings. */
export const readOptionsOf = (settings: Pick<Settings, 'plan-subtasks' | 'plan-tag'>): ReadOptions => ({
  subtasks: settings['plan-subtasks'],
  tag: settings['plan-tag'],
})

/** Reads and lints a plan file. Throws RalphError PLAN_MISSING, or PLAN_INVALID with every finding. */
export async function readPlanFile(
  path: string,
  shown: string,
  { read = readFile, options }: { read?: (path: string) => Promise<Buffer>; options: ReadOptions },
) {
  const bytes = await read(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? planMissing(shown) : unreadable(shown, error)
  })
  const { plan, findings } = readPlan({ from: 'file', file: path, bytes, options })
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (plan === undefined || errors.length > 0) {
    throw new RalphError({
      code: 'PLAN_INVALID',
      message: `${shown} has ${errors.length === 1 ? 'a fault' : `${errors.length} faults`}; nothing was started.`,
      hint: `Fix the problems above, then run again. ${commandSpan('ralph', 'plan', 'lint', shown)} checks only the plan.`,
      findings: errors.map((finding) => findingLine(finding, shown)),
    })
  }
  return { plan, bytes, warnings: findings.filter(({ severity }) => severity === 'warning') }
}

/** The plan file of a laptop as it is at this moment; undefined where a person is in the middle of writing it. */
export async function planNow({
  planFile,
  steeringPaths: [path],
  settings,
}: {
  planFile: string
  steeringPaths: readonly string[]
  settings: Pick<Settings, 'plan-subtasks' | 'plan-tag'>
}) {
  if (path === undefined) return undefined
  const read = await readPlanFile(path, planFile, { options: readOptionsOf(settings) }).catch(() => undefined)
  return read && { plan: read.plan, planSource: sourceOf(read.bytes) }
}

/** What tells one text of a plan from another: SHA-256. */
export const sourceOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const planMissing = (shown: string): RalphError =>
  new RalphError({
    code: 'PLAN_MISSING',
    message: `There is no plan at ${shown}.`,
    hint: 'Write one (docs/plan.md), or name another file with --plan (in a workflow: the input `plan`).',
  })

export const unreadable = (shown: string, error: Error): RalphError =>
  new RalphError({
    code: 'FILE_UNREADABLE',
    message: `${shown} cannot be read: ${error.message}`,
    hint: 'Check the name and the permissions of the file.',
    cause: error,
  })
