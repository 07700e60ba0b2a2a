import type { Plan } from '../../../schema/plan/plan.ts'
import { formatUsd, plural, thousands } from '../../text/amounts.ts'
import { commandLine } from '../../text/command-line.ts'
import { agentLine, inlineMarkdown } from '../../text/markdown/neutral-markdown.ts'
import { code } from '../../text/report-context.ts'
import type { TaskRow } from '../facts/task-rows.ts'

const maxTitles = 3

/** For reviewers: what it does, why, and how much there is to read. */
export function pullLead(
  plan: Plan,
  { rows, name, lines, limit }: { rows: readonly TaskRow[]; name: string; lines: number; limit: number },
): string {
  const done = rows.filter(({ commit }) => commit !== null)
  const titles = done.slice(0, maxTitles).map((row) => `“${lineOf(row)(row.title, 80)}”`)
  const rest = done.length > maxTitles ? [`${done.length - maxTitles} more`] : []
  const [last = '', ...before] = [...titles, ...rest].reverse()
  const list = before.length === 0 ? last : `${before.reverse().join(', ')} and ${last}`
  const work =
    done.length === 0 ? [] : [`This does ${plural(done.length, 'task')} of ${inlineMarkdown(name, 100)}: ${list}.`]
  const [first] = done
  const purpose = firstSentence(plan.context ?? plan.tasks.find(({ id }) => id === first?.id)?.description ?? '')
  const purposeLine = plan.context === undefined && first ? lineOf(first) : inlineMarkdown
  return [...work, ...(purpose === '' ? [] : [purposeLine(purpose, 240)]), ...linesSentence(lines, limit)].join(' ')
}

/** Titles by agents get no references or links (threat T9). */
const lineOf = ({ isAgents }: TaskRow) => (isAgents ? agentLine : inlineMarkdown)

/** Empty if the count is unknown. */
function linesSentence(lines: number, limit: number): string[] {
  if (lines === 0) return []
  const size = `${thousands(lines)} changed ${lines === 1 ? 'line' : 'lines'} to read, without generated and lock files.`
  return limit > 0 && lines > limit
    ? [`**Large: ${size} One commit has more than the ${thousands(limit)} of \`pr-size\`, so it is alone here.**`]
    : [size]
}

function firstSentence(text: string): string {
  const line = text.split('\n').find((text) => /^[^\s#>|*`-]/.test(text)) ?? ''
  return /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line
}

export const tryIt = (branch: string): string =>
  `Try it: ${code(`${commandLine('git', 'fetch', 'origin', branch)} && git switch --detach FETCH_HEAD`)}`

export const costLine = (rows: readonly TaskRow[]): string[] => {
  const attempts = rows.reduce((sum, row) => sum + row.attempts, 0)
  const usd = rows.reduce((sum, row) => sum + row.usd, 0)
  return attempts === 0 ? [] : [`Cost: ${formatUsd(usd)} in ${plural(attempts, 'attempt')}.`]
}
