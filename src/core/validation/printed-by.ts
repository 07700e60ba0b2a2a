import { excerpt } from '../text/excerpt.ts'
import { plainLine } from '../text/one-line.ts'
import type { Printed } from './own-checks.ts'

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
