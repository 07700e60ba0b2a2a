import type { CheckResult } from '../../schema/check/check.ts'
import { meantName } from '../text/nearest.ts'
import { oneLine } from '../text/one-line.ts'
import type { WorkflowEntry, WorkflowResults } from './read-results.ts'

/** What a failed entry printed, as far as it is known. */
export interface Printed {
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
  at: {
    require: readonly string[]
    /** The entry of `begin`, which is no check. */
    begun: string
    printed?: (name: string) => Printed | undefined
  },
): CheckResult[] {
  const { of, entries } = results
  const { require, begun, printed = () => undefined } = at
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  const others = entries.filter(
    ({ name, outcome }) => !require.includes(name) && name !== begun && outcome !== 'success',
  )
  const known = entries.map(({ name }) => name).filter((name) => name !== begun)
  const told = (name: string, entry: WorkflowEntry | undefined, required: boolean): CheckResult => {
    const { text = '', url } = (entry?.outcome === 'failure' && printed(name)) || {}
    const meant = entry ? undefined : meantName(name, known)
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
