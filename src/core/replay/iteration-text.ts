import type { CheckResult } from '../../schema/check/check.ts'
import type { Recording } from '../../schema/run/cassette.ts'
import type { RunEvent } from '../../schema/run/event.ts'
import { formatDuration, formatUsd, plural } from '../text/amounts.ts'
import { plainLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import { failureSentence } from '../validation/failure-sentence.ts'
import { outputExcerpt } from '../validation/output-excerpt.ts'
import { type Difference, verdictInWords, verdictOf } from './compare-runs.ts'
import type { SectionDifference } from './prompt-difference.ts'

interface ReplayedIteration {
  readonly iteration: number
  readonly prompt: string
  readonly recording: Recording
  readonly checks: readonly CheckResult[]
  readonly events: readonly RunEvent[]
}

const excerptChars = 2000

/** Everything in its order: prompt, the agent's steps, changes, checks, verdict. */
export function iterationText(request: ReplayedIteration): string {
  const { iteration, prompt, recording } = request
  return [
    block(`Iteration ${iteration}: ${recording.task}, attempt ${recording.attempt}`, []),
    block(`Prompt, ${prompt.length} characters`, visible(prompt).split('\n')),
    block(agentLine(recording), [...recording.steps.flatMap(stepLines), ...serverLines(recording)]),
    block('Changes', changes(recording)),
    block('Checks', request.checks.length === 0 ? ['none ran'] : request.checks.flatMap(checkLines)),
    block('Verdict', [verdictLine(request)]),
  ].join('\n\n')
}

const block = (title: string, lines: readonly string[]): string =>
  [title, ...lines.map((line) => `  ${line}`.trimEnd())].join('\n')

function agentLine({ outcome, request, steps }: Recording): string {
  const stepCount = plural(steps.flatMap(stepLines).length, 'step')
  if (outcome === undefined) return `Agent, ${stepCount}`
  const { end, duration_ms, usage } = outcome
  const facts = [request?.model ?? 'no model named', stepCount, formatDuration(duration_ms), formatUsd(usage.usd)]
  return `Agent (${facts.map((fact) => plainLine(fact, 100)).join(', ')}): ${end.kind.replaceAll('_', ' ')}`
}

const stepLines = ({ say, tool }: Recording['steps'][number]): string[] => [
  ...(say === undefined ? [] : [`“${plainLine(say, 300)}”`]),
  ...(tool === undefined ? [] : [`${plainLine(tool.name, 60)} ${plainLine(tool.target, 300)}`.trimEnd()]),
]

function serverLines({ request, outcome }: Recording): string[] {
  const { servers: names = [] } = request ?? {}
  const { troubles = [], memory = null } = outcome?.servers ?? {}
  return [
    ...(names.length === 0 ? [] : [`MCP servers: ${names.map((name) => plainLine(name, 60)).join(', ')}`]),
    ...troubles.map((trouble) => plainLine(trouble, 300)),
    ...(memory === null ? [] : [`its memory server's file had ${plural(memory.length, 'line')}`]),
  ]
}

function changes({ steps, left_out }: Recording): string[] {
  const written = steps.flatMap(({ write, remove }) => [
    ...(remove === undefined ? [] : [`removed ${plainLine(remove, 300)}`]),
    ...(write === undefined ? [] : [`written ${plainLine(write.path, 300)}${kinds[write.mode ?? ''] ?? ''}`]),
  ])
  const omitted = left_out.map((what) => `not in the recording: ${plainLine(what, 300)}`)
  return written.length + omitted.length === 0 ? ['none'] : [...written, ...omitted]
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
  return verdict === undefined ? 'none: it did not finish' : plainLine(verdictInWords(verdict), 1000)
}

export interface PromptDifference extends SectionDifference {
  readonly iteration: number
}

const maxLines = 12

/** First the engine's decisions, then the prompts. */
export function differenceText(differences: readonly Difference[], prompts: readonly PromptDifference[]): string {
  const decisions = differences.map(({ iteration, recorded, replayed }) =>
    [
      iteration === null ? 'The run' : `Iteration ${iteration}`,
      `  recorded: ${plainLine(recorded, 500)}`,
      `  replayed: ${plainLine(replayed, 500)}`,
    ].join('\n'),
  )
  const promptTexts = prompts.map(({ iteration, section, recorded, replayed }) =>
    [
      `Prompt of iteration ${iteration}, section ${plainLine(section, 60)}`,
      ...markedLines('  - ', recorded),
      ...markedLines('  + ', replayed),
    ].join('\n'),
  )
  const sections = [
    ...(decisions.length === 0 ? [] : ['It differed from the recording:', ...decisions]),
    ...(promptTexts.length === 0 ? [] : ['Prompts differ (- recorded, + replayed):', ...promptTexts]),
  ]
  return sections.join('\n')
}

function markedLines(mark: string, lines: readonly string[]): string[] {
  const shown = lines.slice(0, maxLines).map((line) => `${mark}${plainLine(line, 200)}`)
  return lines.length > maxLines ? [...shown, `${mark}… and ${lines.length - maxLines} more lines`] : shown
}
