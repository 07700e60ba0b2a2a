import { type Check, CheckKind } from '../../schema/check/check.ts'
import type { Settings } from '../config/table/settings.ts'
import { RalphError } from '../error/error.ts'
import type { CheckSpec } from '../setting/setting.ts'
import { formatDuration, parseDuration } from '../text/amounts.ts'
import { oneLine } from '../text/one-line.ts'
import { insidePath } from '../text/paths.ts'
import { redactor } from '../text/redact.ts'
import { shortOid } from '../text/report-context.ts'
import { countingChecks, weightOf } from './verdict.ts'

const fields = ['name', 'run', 'kind', 'timeout', 'working-directory', 'report']
const minute = 60_000
const maxTimeoutMs = 24 * 60 * minute

export const defaultTimeouts: Record<CheckKind, number> = {
  test: 30 * minute,
  lint: 10 * minute,
  typecheck: 10 * minute,
  build: 20 * minute,
}

/**
 * Checks with every default filled in, in the given order. A check without a name is named by its command; equal names
 * get ` (2)`. `directory`: where a check works that names none. Throws RalphError CHECKS_INVALID with all findings.
 */
export function resolveChecks(specs: readonly CheckSpec[], directory = '.'): Check[] {
  const findings: string[] = []
  const takenNames = new Set<string>()
  const checks = specs.map((input, index) => {
    const spec = typeof input === 'string' ? { run: input } : input
    const reader = readerOf(spec, (text) => findings.push(`check ${index + 1}: ${text}`))
    const run = reader.text('run') ?? ''
    if (run.trim() === '') reader.fault('the command is missing: write what to run')
    if (withoutTokens(run) !== run)
      reader.fault(
        'the command holds a credential, which the state of the run would lose: name a variable with `check-env`, and use that',
      )
    const kind = kindOf(reader) ?? classify(run)
    const report = reportOf(reader)
    return {
      name: uniqueName(oneLine(reader.text('name') ?? '', 80) || oneLine(run, 80), takenNames),
      run,
      kind,
      timeout_ms: timeoutOf(reader) ?? defaultTimeouts[kind],
      working_directory: directoryOf(reader, directory),
      ...(report !== undefined && { report }),
    }
  })
  if (findings.length === 0) return checks
  throw new RalphError({
    code: 'CHECKS_INVALID',
    message: 'The checks in `validate` cannot be used; nothing was started.',
    hint: '`ralph config validate` says where they are set. Correct them there, then start again.',
    findings,
  })
}

const withoutTokens = redactor([])

interface SpecReader {
  readonly fault: (text: string) => void
  readonly text: (field: string) => string | undefined
  readonly raw: (field: string) => unknown
}

function readerOf(spec: Readonly<Record<string, unknown>>, fault: (text: string) => void): SpecReader {
  const raw = (field: string) => (Object.hasOwn(spec, field) ? (spec[field] ?? undefined) : undefined)
  const text = (field: string) => {
    const value = raw(field)
    if (value === undefined || typeof value === 'string') return value
    fault(`${field} is not a text`)
    return undefined
  }
  for (const key of Object.keys(spec)) {
    if (!fields.includes(key)) fault(`"${key}" is not a field of a check; the fields are ${fields.join(', ')}`)
  }
  return { fault, text, raw }
}

function kindOf({ text, fault }: SpecReader): CheckKind | undefined {
  const value = text('kind')
  const kind = CheckKind.safeParse(value)
  if (value !== undefined && !kind.success) fault(`kind "${value}" is not one of ${CheckKind.options.join(', ')}`)
  return kind.data
}

function timeoutOf({ raw, fault }: SpecReader): number | undefined {
  const timeout = raw('timeout')
  if (timeout === undefined) return undefined
  const ms = typeof timeout === 'string' || typeof timeout === 'number' ? parseDuration(String(timeout)) : undefined
  if (ms !== undefined && ms > 0 && ms <= maxTimeoutMs) return ms
  const printed = JSON.stringify(timeout)
  fault(`timeout ${printed} is not a time above zero and up to ${formatDuration(maxTimeoutMs)}, such as 90s, 15m or 2h`)
  return undefined
}

function directoryOf({ text, fault }: SpecReader, fallback: string): string {
  const value = text('working-directory')
  const path = value === undefined ? fallback : insidePath(value)
  if (path === undefined) fault(`working-directory "${value}" is not a relative path inside the repository`)
  return path ?? fallback
}

function reportOf({ text, fault }: SpecReader): string | undefined {
  const path = text('report')
  if (path === undefined) return undefined
  const inside = insidePath(path.trim())
  if (inside === undefined || inside === '.') fault(`report "${path}" is not a relative path inside the repository`)
  return inside
}

function uniqueName(name: string, takenNames: Set<string>): string {
  let candidate = name
  for (let count = 2; takenNames.has(candidate); count++) candidate = `${name} (${count})`
  takenNames.add(candidate)
  return candidate
}

/** The kind of a command that names none, from its text, as plans expect it (docs/design.md#the-programs-before). */
export function classify(command: string): CheckKind {
  return /shellcheck|lint|eslint|flake8|pylint|stylelint/.test(command) ? 'lint' : 'test'
}

interface Gate {
  readonly checks: readonly Check[]
  /** The checks are the workflow's own jobs or steps. */
  readonly checksElsewhere: boolean
  readonly settings: Pick<Settings, 'strategy' | 'no-checks'>
}

const weightWords = { not_run: 'is not run', reported: 'is only reported' } as const

/** Why no check keeps a commit out, as the end of "No check decides what is committed: …"; undefined if one does. */
export function whyUnchecked({ checks, checksElsewhere, settings: { strategy } }: Gate): string | undefined {
  if (checksElsewhere || countingChecks(strategy, checks).length > 0) return undefined
  if (checks.length === 0) return 'there is none'
  const descriptions = checks.flatMap((check) => {
    const weight = weightOf(strategy, check)
    return weight === 'counts' ? [] : [`${oneLine(check.name, 80)} (${check.kind}) ${weightWords[weight]}`]
  })
  return `with the strategy ${strategy}, ${descriptions.join(', ')}`
}

export const remedyForUnchecked =
  'Name one: `validate: ["npm test"]` in .github/ralph.yml, --validate "npm test", or in a workflow the input `validate`; `ralph init` finds them. --no-checks (`no-checks: true`) continues without one, and every report says so.'

/**
 * Without a check every change would be committed, so a person must allow that. Throws RalphError CHECKS_MISSING (exit
 * 65).
 */
export function refuseUnchecked(gate: Gate): void {
  const reason = gate.settings['no-checks'] ? undefined : whyUnchecked(gate)
  if (reason === undefined) return
  throw new RalphError({
    code: 'CHECKS_MISSING',
    message: `No check decides what is committed: ${reason}.`,
    hint: remedyForUnchecked,
  })
}

/** Checks whose folders the first commit must have: no set-up could make them, and no task is meant to. */
export const inFolders = ({
  checks,
  settings,
}: {
  readonly checks: readonly Check[]
  readonly settings: Pick<Settings, 'setup' | 'known-red'>
}): readonly Check[] =>
  settings.setup.length > 0 || settings['known-red'] ? [] : checks.filter((check) => check.working_directory !== '.')

export const missingFolder = ({ name, working_directory }: Check, commit: string): RalphError =>
  new RalphError({
    code: 'CHECKS_INVALID',
    message: `The check ${oneLine(name, 80)} works in ${working_directory}, and there is no such folder in commit ${shortOid(commit)}.`,
    hint: 'Correct its `working-directory`, from the top of the repository. If a task is to make that folder, add --known-red.',
  })
