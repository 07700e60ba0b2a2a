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
const longest = 24 * 60 * minute

export const defaultTimeouts: Record<CheckKind, number> = {
  test: 30 * minute,
  lint: 10 * minute,
  typecheck: 10 * minute,
  build: 20 * minute,
}

/**
 * Checks with every default filled in, in the order given. Names are unique: the command, where none is given, and
 * ` (2)` where a name comes again. `directory` is where a check works that names none. Throws RalphError CHECKS_INVALID with all findings.
 */
export function resolveChecks(specs: readonly CheckSpec[], directory = '.'): Check[] {
  const findings: string[] = []
  const taken = new Set<string>()
  const checks = specs.map((given, index) => {
    const spec = typeof given === 'string' ? { run: given } : given
    const read = readerOf(spec, (text) => findings.push(`check ${index + 1}: ${text}`))
    const run = read.text('run') ?? ''
    if (run.trim() === '') read.fault('the command is missing: write what to run')
    if (withoutTokens(run) !== run)
      read.fault(
        'the command holds a credential, which the state of the run would lose: name a variable with `check-env`, and use that',
      )
    const kind = kindOf(read) ?? classify(run)
    const report = reportOf(read)
    return {
      name: unique(oneLine(read.text('name') ?? '', 80) || oneLine(run, 80), taken),
      run,
      kind,
      timeout_ms: timeoutOf(read) ?? defaultTimeouts[kind],
      working_directory: directoryOf(read, directory),
      ...(report !== undefined && { report }),
    }
  })
  if (findings.length === 0) return checks
  throw new RalphError({
    code: 'CHECKS_INVALID',
    message: `The checks cannot be used: ${findings[0]}`,
    hint: 'Correct the checks in the configuration or in the input `validate`, then start again.',
    findings,
  })
}

/** Takes out what has the form of a well-known token. */
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
  const given = text('kind')
  const kind = CheckKind.safeParse(given)
  if (given !== undefined && !kind.success) fault(`kind "${given}" is not one of ${CheckKind.options.join(', ')}`)
  return kind.data
}

function timeoutOf({ raw, fault }: SpecReader): number | undefined {
  const timeout = raw('timeout')
  if (timeout === undefined) return undefined
  const ms = typeof timeout === 'string' || typeof timeout === 'number' ? parseDuration(String(timeout)) : undefined
  if (ms !== undefined && ms > 0 && ms <= longest) return ms
  const given = JSON.stringify(timeout)
  fault(`timeout ${given} is not a time above zero and up to ${formatDuration(longest)}, such as 90s, 15m or 2h`)
  return undefined
}

function directoryOf({ text, fault }: SpecReader, otherwise: string): string {
  const given = text('working-directory')
  const path = given === undefined ? otherwise : insidePath(given)
  if (path === undefined) fault(`working-directory "${given}" is not a relative path inside the repository`)
  return path ?? otherwise
}

function reportOf({ text, fault }: SpecReader): string | undefined {
  const path = text('report')
  if (path === undefined) return undefined
  const inside = insidePath(path.trim())
  if (inside === undefined || inside === '.') fault(`report "${path}" is not a relative path inside the repository`)
  return inside
}

function unique(name: string, taken: Set<string>): string {
  let free = name
  for (let count = 2; taken.has(free); count++) free = `${name} (${count})`
  taken.add(free)
  return free
}

/** The kind of a command that names none: by its text, as plans expect it (docs/design.md#the-programs-before); whatever is unknown is a test. */
export function classify(command: string): CheckKind {
  return /shellcheck|lint|eslint|flake8|pylint|stylelint/.test(command) ? 'lint' : 'test'
}

/** What decides whether anything stands between the agent and a commit. */
interface Gate {
  readonly checks: readonly Check[]
  /** The checks are the workflow's own jobs or steps; `require` names those that count. */
  readonly checksElsewhere: boolean
  readonly settings: Pick<Settings, 'strategy' | 'no-checks'>
}

const weights = { not_run: 'is not run', reported: 'is only reported' } as const

/** Why no check would keep a commit out, as the end of "No check decides what is committed: …"; undefined where one does. */
export function whyUnchecked({ checks, checksElsewhere, settings: { strategy } }: Gate): string | undefined {
  if (checksElsewhere || countingChecks(strategy, checks).length > 0) return undefined
  if (checks.length === 0) return 'there is none'
  const told = checks.flatMap((check) => {
    const weight = weightOf(strategy, check)
    return weight === 'counts' ? [] : [`${oneLine(check.name, 80)} (${check.kind}) ${weights[weight]}`]
  })
  return `with the strategy ${strategy}, ${told.join(', ')}`
}

export const remedyForUnchecked =
  'Name one: `validate: ["npm test"]` in .github/ralph.yml, --validate "npm test", or in a workflow the input `validate`; `ralph init` finds them. --no-checks (`no-checks: true`) continues without one, and every report says so.'

/**
 * Without a check whatever an agent leaves would be committed: that is begun only where a person said so. Counted after
 * the strategy has chosen. Throws RalphError CHECKS_MISSING (exit 65).
 */
export function refuseUnchecked(gate: Gate): void {
  const why = gate.settings['no-checks'] ? undefined : whyUnchecked(gate)
  if (why === undefined) return
  throw new RalphError({
    code: 'CHECKS_MISSING',
    message: `No check decides what is committed: ${why}.`,
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
