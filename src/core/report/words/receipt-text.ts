import { confinementInWords } from '../../confinement/words.ts'
import { formatMinutes, formatTokens, formatUsd, plural, totalTokens } from '../../text/amounts.ts'
import { cappedRow } from '../../text/capped.ts'
import type { Receipt } from '../facts/receipt.ts'

interface Row {
  readonly name: string
  readonly usd: number
  /** Null if it is part of another row. */
  readonly runner_ms: number | null
  readonly remark: string
}

/** A table of at most 80 columns, then the most expensive task and the tokens. */
export function receiptLines(receipt: Receipt): string[] {
  const rows = rowsOf(receipt).map(({ name, usd, runner_ms, remark }) => [
    name,
    formatUsd(usd),
    minutes(runner_ms),
    remark,
  ])
  const table = [['Receipt', 'Model', 'Runner', ''], ...rows.map(([name, ...rest]) => [`  ${name}`, ...rest])]
  const width = (column: number): number => Math.max(...table.map((row) => (row[column] ?? '').length))
  const lines = table.map(([name = '', usd = '', time = '', remark = '']) =>
    [name.padEnd(width(0)), usd.padStart(width(1)), time.padStart(width(2)), remark].join('  ').trimEnd(),
  )
  return [...lines, ...notes(receipt).map((note) => `  ${note}`)]
}

export function receiptMarkdown(receipt: Receipt): string {
  const rows = rowsOf(receipt).map(
    ({ name, usd, runner_ms, remark }) =>
      `| ${name} | ${formatUsd(usd)} | ${minutes(runner_ms)} | ${remark.replaceAll('|', '\\|')} |`,
  )
  const head = '| | Model | Runner | |\n| --- | ---: | ---: | --- |'
  return [[head, ...rows].join('\n'), notes(receipt).join(' ')].join('\n\n')
}

const minutes = (ms: number | null): string => (ms === null ? '' : formatMinutes(ms))

function rowsOf(receipt: Receipt): Row[] {
  const { total, jobs, roles, per_task, per_attempt, per_commit, commits, attempts } = receipt
  return [
    { name: 'Total', ...total, remark: plural(jobs, 'job') },
    ...roles.map(({ role, usd, calls, tokens, unknown }) => ({
      name: `– ${roleInWords(role)}`,
      usd,
      runner_ms: null,
      remark: `${calls === null ? '' : `${callsInWords({ calls, unknown })}, `}${formatTokens(tokens)} tokens`,
    })),
    ...(per_task ? [{ name: 'Per task', ...per_task, remark: `${plural(per_task.tasks, 'task')} worked on` }] : []),
    ...(per_attempt ? [{ name: 'Per attempt', ...per_attempt, remark: attemptsInWords(attempts) }] : []),
    ...(per_commit ? [{ name: 'Per verified commit', ...per_commit, remark: plural(commits, 'commit') }] : []),
  ]
}

/** `coding agent 1.80 USD, prep 0.10 USD`; null if only the coding agent was called. */
export const rolesInWords = ({ roles }: Pick<Receipt, 'roles'>): string | null =>
  roles.length === 0
    ? null
    : roles
        .map(({ role, usd, unknown = 0 }) => {
          const lost = unknown === 0 ? '' : ` (the cost of ${plural(unknown, 'call')} is unknown)`
          return `${roleInWords(role)} ${formatUsd(usd)}${lost}`
        })
        .join(', ')

/** `3 calls (cost of 1 unknown)`. */
const callsInWords = ({ calls, unknown = 0 }: { calls: number; unknown?: number | undefined }): string =>
  `${plural(calls, 'call')}${unknown === 0 ? '' : ` (cost of ${unknown} unknown)`}`

const names: Readonly<Record<string, string>> = { coding: 'coding agent', extraction: 'handoff extraction' }

export const roleInWords = (role: string): string => names[role] ?? role.replace(/^pass:/, 'pass ')

function notes({
  usage,
  attempts,
  attempts_ms,
  beside,
  total,
  roles,
  dearest,
  stuck,
  confined,
  unchecked,
}: Receipt): string[] {
  const hasAttempts = attempts.succeeded + attempts.failed + attempts.interrupted > 0
  const tokensText =
    totalTokens(usage) === 0
      ? `The agent reported ${usage.usd === 0 ? 'neither cost nor tokens' : 'no tokens'}.`
      : `${usage.usd === 0 ? 'The agent reported no cost. ' : ''}${formatTokens(totalTokens(usage))} tokens: ${formatTokens(usage.input_tokens + usage.cache_creation_tokens)} in, ` +
        `${formatTokens(usage.cache_read_tokens)} from the cache, ${formatTokens(usage.output_tokens)} out.`
  return [
    ...(hasAttempts || usage.usd > 0 ? [tokensText] : []),
    ...(beside
      ? [`The attempts took ${formatMinutes(attempts_ms)}, side by side in ${formatMinutes(total.runner_ms)}.`]
      : []),
    ...roles.flatMap(({ role, unknown = 0 }) =>
      unknown === 0
        ? []
        : [
            `${plural(unknown, 'call')} (${roleInWords(role)}) ${unknown === 1 ? 'was' : 'were'} lost together with the job: the cost is unknown and is not in the total.`,
          ],
    ),
    ...(dearest ? [`The most expensive task: ${dearest.task}, ${formatUsd(dearest.usd)}.`] : []),
    ...(stuck.tasks.length > 0
      ? [
          `Stuck: ${cappedRow(stuck.tasks, 5)}${stuck.retries > 0 ? `; ${plural(stuck.retries, 'retry', 'retries')} saved` : ''}.`,
        ]
      : []),
    ...(confined ? [`Confinement: ${confinementInWords(confined)}.`] : []),
    ...(unchecked ? [`${unchecked}.`] : []),
  ]
}

/** `5 attempts: 3 passed, 1 failed, 1 interrupted`. */
export function attemptsInWords({ succeeded, failed, interrupted }: Receipt['attempts']): string {
  const counts = [`${succeeded} passed`, `${failed} failed`, ...(interrupted > 0 ? [`${interrupted} interrupted`] : [])]
  return `${plural(succeeded + failed + interrupted, 'attempt')}: ${counts.join(', ')}`
}
