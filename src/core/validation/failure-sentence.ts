import type { CheckResult, ListedPaths, Validation } from '../../schema/check/check.ts'
import { formatDuration } from '../text/amounts.ts'
import { cappedRow } from '../text/capped-list.ts'
import { withoutCommandSecrets } from '../text/command-secrets.ts'
import { excerpt } from '../text/excerpt.ts'
import { fenced } from '../text/markdown/fences.ts'
import { oneLine } from '../text/one-line.ts'
import { decisiveLines } from './decisive-lines.ts'
import { foldLines } from './fold-lines.ts'
import { outputExcerpt } from './output-excerpt.ts'
import { judge } from './verdict.ts'

/** How a check ended: ``failed with exit code 1 after 3m 20s``, and which tracked files it changed. */
export function failureSentence(result: CheckResult): string {
  if (result.elsewhere) return workflowSentence(result.elsewhere)
  return [ending(result), ...changedFiles(result).map((what) => `it ${what}`)].join('; ')
}

function ending(result: CheckResult): string {
  const after = formatDuration(result.duration_ms)
  if (result.timed_out) return `was stopped by its time limit after ${after}`
  if (result.passed_limit !== undefined) return `was ended after ${after} because ${result.passed_limit}`
  if (result.filled_disk) return `was ended after ${after} because the disk was full`
  if (result.exit_code === null) return `was stopped by a signal after ${after}`
  return `failed with exit code ${result.exit_code} after ${after}`
}

function workflowSentence({ of, outcome, meant }: NonNullable<CheckResult['elsewhere']>): string {
  const words = {
    success: 'passed',
    failure: 'failed',
    cancelled: 'was cancelled',
    skipped: 'was skipped',
    missing: `has no result: there is no such ${of} in \`results\`${meant === undefined ? '' : `; did you mean ${meant}?`}`,
  }
  return words[outcome]
}

const maxShown = 3

type Traced = Pick<CheckResult, 'changed' | 'left'>

/** Changes to the tree: `changed tracked files, which were restored: a.ts, b.ts`; `left new files: dist/`. */
export function traceLines({ changed, left }: Traced): string[] {
  return [...changedFiles({ changed }), ...(left ? [`left new files: ${pathList(left)}`] : [])]
}

export const changedFiles = ({ changed }: Traced): string[] =>
  changed ? [`changed tracked files, which were restored: ${pathList(changed)}`] : []

export const formatterHint = 'A formatter belongs in before-capture: what it changes there is committed.'

const pathList = ({ paths, total }: ListedPaths): string =>
  cappedRow(
    paths.map((path) => oneLine(path, 200)),
    maxShown,
    total,
  )

/** A failed check for the next attempt's prompt. */
export interface FailedCheck {
  readonly name: string
  readonly account: string
  readonly decisive: readonly string[]
  readonly log: string
}

/**
 * The failed checks of a validation without known red ones, counting checks first. At most about `maxChars` of output
 * over all of them; repeated lines are folded.
 */
export function failedChecks(validation: Validation, maxChars = 12_000): FailedCheck[] {
  const { strategy, checks, known_red } = validation
  const { failures, reported } = judge({ strategy, checks, results: checks, knownRed: known_red })
  const share = Math.min(5_000, Math.floor(maxChars / Math.max(1, failures.length + reported.length)))
  const isReported = new Set(reported)
  return [...failures, ...reported].map((result) => ({
    name: oneLine(withoutCommandSecrets(result.name), 120),
    account: accountOf(result, isReported.has(result) ? ' It is only reported and does not fail the attempt.' : ''),
    decisive: decisiveLines(result),
    log: logOf(result, share),
  }))
}

export const failureContext = (validation: Validation, maxChars = 12_000): string =>
  failedChecks(validation, maxChars)
    .map(({ account, log }) => `${account}${log === '' ? '' : `\n\n${log}`}`)
    .join('\n\n')

const committedOnly = 'What a check changes is not committed: make such a change yourself, before you end.'

function accountOf(result: CheckResult, note: string): string {
  const name = oneLine(withoutCommandSecrets(result.name), 120)
  const command = oneLine(withoutCommandSecrets(result.run), 300)
  const changedNote = result.changed ? ` ${committedOnly}` : ''
  const run = command === name ? '' : ` Command: ${command}`
  const silentNote = outputExcerpt(result, 1) === '' ? ' It printed nothing.' : ''
  return `#### Check: ${name} (${result.kind})\n\nIt ${failureSentence(result)}.${changedNote}${note}${silentNote}${run}`
}

function logOf(result: CheckResult, maxChars: number): string {
  const output = excerpt(foldLines(outputExcerpt(result, Number.MAX_SAFE_INTEGER)), maxChars)
  return output === '' ? '' : fenced(output)
}
