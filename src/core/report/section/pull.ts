import type { Plan } from '../../../schema/plan/plan.ts'
import type { ReadHunk } from '../../reading/reading.ts'
import { isMilestoneDone } from '../../run/next/slices.ts'
import { formatUsd, plural, thousands } from '../../text/amounts.ts'
import { cappedRow } from '../../text/capped-list.ts'
import { commandLine } from '../../text/command-line.ts'
import { agentLine, inlineMarkdown } from '../../text/markdown/neutral-markdown.ts'
import { code } from '../../text/report-context.ts'
import type { Block } from '../document/block.ts'
import type { TaskRow } from '../facts/task-rows.ts'
import type { PartReport, PullReport } from './run-report.ts'
import { projectName } from './status.ts'

const maxTitles = 3

/** For reviewers: what it does, why, and how much there is to read. */
export function lead({
  plan,
  state,
  place,
  pull: { rows, lines },
}: Pick<PullReport, 'plan' | 'state' | 'place' | 'pull'>): Block[] {
  const done = rows.filter(({ commit }) => commit !== null)
  const titles = done.slice(0, maxTitles).map((row) => `“${lineOf(row)(row.title, 80)}”`)
  const rest = done.length > maxTitles ? [`${done.length - maxTitles} more`] : []
  const [last = '', ...before] = [...titles, ...rest].reverse()
  const list = before.length === 0 ? last : `${before.reverse().join(', ')} and ${last}`
  const work =
    done.length === 0 ? [] : [`This does ${plural(done.length, 'task')} of ${projectName({ plan, state })}: ${list}.`]
  return [[...work, ...purposeOf(plan, done[0]), ...linesSentence(lines, place.pullSize ?? 0)].join(' ')]
}

function purposeOf({ context, tasks }: Plan, first: TaskRow | undefined): string[] {
  const purpose = firstSentence(context ?? tasks.find(({ id }) => id === first?.id)?.description ?? '')
  const toLine = context === undefined && first ? lineOf(first) : inlineMarkdown
  return purpose === '' ? [] : [toLine(purpose, 240)]
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

/** How to review it, and where the run is tracked. */
export const tracking = ({ pull: { issue } }: PullReport): Block[] => [
  'One commit per task that passed its checks, each with its handoff as the message: review them one by one. Orders are comments here or on the tracking issue; `/ralph help` lists them.',
  issue === undefined ? '' : `The run is tracked in #${issue}.`,
]

export const readFirst = ({ place, only }: PullReport): Block[] => [
  readFirstSection(
    place.readFirst?.filter(({ task }) => only?.has(task) ?? true),
    place.repositoryUrl,
  ),
]

export const tryIt = ({ pull: { branch } }: PullReport): Block[] => [
  `Try it: ${code(`${commandLine('git', 'fetch', 'origin', branch)} && git switch --detach FETCH_HEAD`)}`,
]

export const partName = (report: PartReport): Block[] => [
  { heading: `${projectName(report)}: ${inlineMarkdown(report.part.name, 80)}`, level: 3 },
]

export function progressOfPart({ plan, state, pull: { rows }, part: { slice } }: PartReport): Block[] {
  if (!slice.last) return []
  const done = rows.filter(({ status }) => status === 'done').length
  const isWhole = isMilestoneDone(plan, state, slice.milestone) && slice.milestone !== null
  return [`**${done} of ${plural(rows.length, 'task')} done${isWhole ? ', the milestone is complete' : ''}.**`]
}

/** Not empty if the base was merged into its newest commit. */
export function checksOfPart({ part: { slice } }: PartReport): Block[] {
  const { red } = slice
  if (red === null) return ['The checks have yet to run on its newest commit, into which the base was merged.']
  if (red.length === 0) return []
  return [
    `**Red on its own: ${cappedRow(red.map(code), 5)}.** The base was merged into it; the newest commits of the run pass. Merge it together with the ones above it.`,
  ]
}

export function neighbours({ part }: PartReport): Block[] {
  const { below, above } = part.neighbours
  const sentences = [
    ...(below === undefined ? [] : [`It builds on #${below}: review and merge that one first.`]),
    ...(above === undefined ? [] : [`#${above} builds on it, and moves to the base when this one is merged.`]),
  ]
  return [sentences.join(' ')]
}

/** Branches only move forward, so late commits for a milestone are in a later slice. */
export function tasksOfLaterParts({ pull: { rows }, part: { slice } }: PartReport): Block[] {
  const { until } = slice.iterations
  const late = until === null ? [] : rows.filter(({ iteration }) => iteration !== null && iteration >= until)
  if (late.length === 0) return []
  return [
    `Done after a later milestone had started, so they are in a later pull request: ${late.map(({ id }) => id).join(', ')}.`,
  ]
}

export function costOfPart({ pull: { rows } }: PartReport): Block[] {
  const attempts = rows.reduce((sum, row) => sum + row.attempts, 0)
  const usd = rows.reduce((sum, row) => sum + row.usd, 0)
  return [attempts === 0 ? '' : `Cost: ${formatUsd(usd)} in ${plural(attempts, 'attempt')}.`]
}

const begin = '<!-- ralph: read first -->'
const end = '<!-- ralph: end of read first -->'
const maxHunks = 10

/**
 * For the body of a pull request. Undefined hunks leave a place that `keepReadFirst` fills, since the list stays until
 * the changes are looked at again.
 */
export function readFirstSection(hunks: readonly ReadHunk[] | undefined, repositoryUrl: string): string {
  if (hunks === undefined) return `${begin}\n${end}`
  const rows = hunks.slice(0, maxHunks).map((hunk, index) => `${index + 1}. ${rowOf(hunk, repositoryUrl)}`)
  if (rows.length === 0) return `${begin}\n${end}`
  const remark = 'Ranked by facts of the change, without a model; the rest is not proven right.'
  return [begin, '#### Read these first', ...rows, `\n${remark}`, end].join('\n')
}

function rowOf({ path, from, to, commit, task, reasons }: ReadHunk, repositoryUrl: string): string {
  const place = from === to ? `${path}:${from}` : `${path}:${from}–${to}`
  const url = `${repositoryUrl}/blob/${commit}/${path.split('/').map(encodeURIComponent).join('/')}#L${from}-L${to}`
  return `[${code(place)}](${url}) (${inlineMarkdown(task, 60)}): ${inlineMarkdown(reasons.join(' '), 300)}`
}

/** Fills an empty list with the one of the previous body. */
export function keepReadFirst(body: string, previous: string): string {
  const from = previous.indexOf(begin)
  const to = previous.lastIndexOf(end)
  if (from < 0 || to < from) return body
  return body.replace(`${begin}\n${end}`, () => previous.slice(from, to + end.length))
}
