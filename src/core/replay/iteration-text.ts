import type { Recording } from '../../schema/cassette/cassette.ts'
import type { CheckResult } from '../../schema/check/check.ts'
import type { RunEvent } from '../../schema/run/event.ts'
import { formatUsd, plural } from '../text/amounts.ts'
import { formatDuration } from '../text/duration.ts'
import { plainLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import { failureSentence } from '../validation/failure-sentence.ts'
import { outputExcerpt } from '../validation/output-excerpt.ts'
import { verdictInWords, verdictOf } from './compare-runs.ts'

/** One iteration of a replay. */
export interface ReplayedIteration {
  readonly iteration: number
  readonly prompt: string
  readonly recording: Recording
  readonly checks: readonly CheckResult[]
  readonly events: readonly RunEvent[]
}

const excerptChars = 2000

/** Everything that happened in an iteration, in its order: prompt, the agent's steps, changes, checks, verdict. */
export function iterationText(at: ReplayedIteration): string {
  const { iteration, prompt, recording } = at
  return [
    block(`Iteration ${iteration}: ${recording.task}, attempt ${recording.attempt}`, []),
    block(`Prompt, ${prompt.length} characters`, visible(prompt).split('\n')),
    block(agentLine(recording), recording.steps.flatMap(spoken)),
    block('Changes', changes(recording)),
    block('Checks', at.checks.length === 0 ? ['none ran'] : at.checks.flatMap(checkLines)),
    block('Verdict', [verdictLine(at)]),
  ].join('\n\n')
}

const block = (title: string, lines: readonly string[]): string =>
  [title, ...lines.map((line) => `  ${line}`.trimEnd())].join('\n')

function agentLine({ outcome, request, steps }: Recording): string {
  const shown = plural(steps.flatMap(spoken).length, 'step')
  if (outcome === undefined) return `Agent, ${shown}`
  const { end, duration_ms, usage } = outcome
  const facts = [request?.model ?? 'no model named', shown, formatDuration(duration_ms), formatUsd(usage.usd)]
  return `Agent (${facts.map((fact) => plainLine(fact, 100)).join(', ')}): ${end.kind.replaceAll('_', ' ')}`
}

const spoken = ({ say, tool }: Recording['steps'][number]): string[] => [
  ...(say === undefined ? [] : [`“${plainLine(say, 300)}”`]),
  ...(tool === undefined ? [] : [`${plainLine(tool.name, 60)} ${plainLine(tool.target, 300)}`.trimEnd()]),
]

function changes({ steps, left_out }: Recording): string[] {
  const made = steps.flatMap(({ write, remove }) => [
    ...(remove === undefined ? [] : [`removed ${plainLine(remove, 300)}`]),
    ...(write === undefined ? [] : [`written ${plainLine(write.path, 300)}${kinds[write.mode ?? ''] ?? ''}`]),
  ])
  const told = left_out.map((what) => `left out of the recording: ${plainLine(what, 300)}`)
  return made.length + told.length === 0 ? ['none'] : [...made, ...told]
}

const kinds: Readonly<Record<string, string>> = { '100755': ' (executable)', '120000': ' (link)' }

function checkLines(result: CheckResult): string[] {
  const name = plainLine(result.name, 200)
  if (result.passed) return [`✓ ${name}`]
  const output = visible(outputExcerpt(result, excerptChars)).split('\n')
  return [`✗ ${name} ${plainLine(failureSentence(result), 300)}`, ...output.map((line) => `    ${line}`)]
}

function verdictLine({ events, iteration }: ReplayedIteration): string {
  const verdict = verdictOf(events, iteration)
  return verdict === undefined ? 'none: it did not come to an end' : plainLine(verdictInWords(verdict), 1000)
}
