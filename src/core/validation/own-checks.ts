import type { CheckResult } from '../../schema/check/check.ts'
import { excerpt } from '../text/excerpt.ts'
import { nearestName } from '../text/nearest.ts'
import { oneLine, plainLine } from '../text/one-line.ts'
import type { WorkflowEntry, WorkflowResults } from './read-results.ts'

/** What a failed entry printed, as far as it is known. */
interface Printed {
  readonly text: string
  /** Where a person can read all of it. */
  readonly url?: string | undefined
}

/** Entries that are told besides the required ones. */
const mostTold = 100

/**
 * A workflow's own jobs or steps as results of checks: the required ones, in the order of the names, then what else
 * failed, which is told and does not count. Only `success` passes; a required name without an entry has failed.
 */
export function ownChecks(
  results: WorkflowResults,
  request: {
    require: readonly string[]
    /** The entry of `begin`, which is no check. */
    begun: string
    printed?: (name: string) => Printed | undefined
  },
): CheckResult[] {
  const { of, entries } = results
  const { require, begun, printed = () => undefined } = request
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  const others = entries.filter(
    ({ name, outcome }) => !require.includes(name) && name !== begun && outcome !== 'success',
  )
  const known = entries.map(({ name }) => name).filter((name) => name !== begun)
  const told = (name: string, entry: WorkflowEntry | undefined, required: boolean): CheckResult => {
    const { text = '', url } = (entry?.outcome === 'failure' && printed(name)) || {}
    const meant = entry ? undefined : nearestName(name, known)
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
        ...(meant !== undefined && { meant: oneLine(meant, 80) }),
      },
    }
  }
  return [
    ...[...new Set(require)].map((name) => told(name, byName.get(name), true)),
    ...others.slice(0, mostTold).map((entry) => told(entry.name, entry, false)),
  ]
}

interface ShownJob {
  /** As GitHub shows it: `test`, `ci / test` for a job of a called workflow, `test (22)` for one of a matrix. */
  readonly name: string
  readonly url: string
  readonly log: string
}

const longest = 30_000

/**
 * Which failed entry of `toJSON(needs)` the failed jobs belong to. GitHub shows jobs by their `name:`, which need not be
 * their id: what fits no entry is told with the first one.
 */
export function printedBy(jobs: readonly ShownJob[], failed: readonly string[]): (name: string) => Printed | undefined {
  const [first] = failed
  const owner = ({ name }: ShownJob): string | undefined => failed.find((entry) => belongs(name, entry)) ?? first
  return (entry) => {
    const own = jobs.filter((job) => owner(job) === entry)
    if (own.length === 0) return undefined
    const share = Math.floor(longest / own.length)
    const text = own.map(({ name, log }) => `${plainLine(name, 200)}:\n${excerpt(log, share)}`).join('\n\n')
    return { text, url: own[0]?.url }
  }
}

const belongs = (shown: string, entry: string): boolean =>
  shown === entry || shown.startsWith(`${entry} / `) || shown.startsWith(`${entry} (`)
