import type { CheckResult } from '../../schema/check/check.ts'
import { excerpt } from '../text/excerpt.ts'
import { nearestName } from '../text/nearest.ts'
import { oneLine, plainLine } from '../text/one-line.ts'
import type { WorkflowEntry, WorkflowResults } from './read-results.ts'

interface PrintedOutput {
  readonly text: string
  /** Where a person can read all of it. */
  readonly url?: string | undefined
}

/** Failed entries that are reported besides the required ones. */
const maxOthers = 100

/**
 * A workflow's own jobs or steps as check results: the required ones in the order of the names, then other failures,
 * which do not count. Only `success` passes; a required name without an entry has failed.
 */
export function ownChecks(
  results: WorkflowResults,
  request: {
    require: readonly string[]
    beginEntry: string
    printedBy?: (name: string) => PrintedOutput | undefined
  },
): CheckResult[] {
  const { of, entries } = results
  const { require, beginEntry, printedBy = () => undefined } = request
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  const others = entries.filter(
    ({ name, outcome }) => !require.includes(name) && name !== beginEntry && outcome !== 'success',
  )
  const names = entries.map(({ name }) => name).filter((name) => name !== beginEntry)
  const resultOf = (name: string, entry: WorkflowEntry | undefined, required: boolean): CheckResult => {
    const { text = '', url } = (entry?.outcome === 'failure' && printedBy(name)) || {}
    const suggestion = entry ? undefined : nearestName(name, names)
    return {
      name: oneLine(name, 80),
      run: `${of} ${oneLine(name, 80)}`,
      kind: 'test',
      passed: entry?.outcome === 'success',
      exit_code: null,
      timed_out: false,
      duration_ms: 0,
      output_head: '',
      output_tail: text,
      output_bytes: new TextEncoder().encode(text).length,
      flaky: false,
      elsewhere: {
        of,
        outcome: entry?.outcome ?? 'missing',
        required,
        ...(url !== undefined && { url }),
        ...(suggestion !== undefined && { meant: oneLine(suggestion, 80) }),
      },
    }
  }
  return [
    ...[...new Set(require)].map((name) => resultOf(name, byName.get(name), true)),
    ...others.slice(0, maxOthers).map((entry) => resultOf(entry.name, entry, false)),
  ]
}

interface FailedJob {
  /** As GitHub shows it: `test`, `ci / test` in a called workflow, `test (22)` in a matrix. */
  readonly name: string
  readonly url: string
  readonly log: string
}

const maxChars = 30_000

/**
 * Assigns the failed jobs to failed entries of `toJSON(needs)`. GitHub shows jobs by their `name:`, which may differ
 * from their id: a job without an entry is assigned to the first one.
 */
export function printedByEntry(
  jobs: readonly FailedJob[],
  failed: readonly string[],
): (name: string) => PrintedOutput | undefined {
  const [first] = failed
  const owner = ({ name }: FailedJob): string | undefined => failed.find((entry) => belongs(name, entry)) ?? first
  return (entry) => {
    const jobsOfEntry = jobs.filter((job) => owner(job) === entry)
    if (jobsOfEntry.length === 0) return undefined
    const share = Math.floor(maxChars / jobsOfEntry.length)
    const text = jobsOfEntry.map(({ name, log }) => `${plainLine(name, 200)}:\n${excerpt(log, share)}`).join('\n\n')
    return { text, url: jobsOfEntry[0]?.url }
  }
}

const belongs = (shown: string, entry: string): boolean =>
  shown === entry || shown.startsWith(`${entry} / `) || shown.startsWith(`${entry} (`)
