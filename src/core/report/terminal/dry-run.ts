import type { PlannedCall } from '../../../schema/agent/context-agent.ts'
import type { Check } from '../../../schema/check/check.ts'
import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { formatDuration, plural } from '../../text/amounts.ts'
import { shellWord } from '../../text/command-line.ts'
import { fitLines, pad, type TextStyle } from '../../text/display-width.ts'
import { plainLine } from '../../text/one-line.ts'
import { paintCode, painter } from '../../text/paint.ts'
import { operatorLine, type ReportContext } from '../../text/report-context.ts'
import { nextStepLines, step } from '../document/next-steps.ts'
import { partLines, tableLines } from '../document/terminal.ts'
import type { Forecast } from '../facts/forecast.ts'
import { countsInWords, shownRows, taskRows } from '../facts/task-rows.ts'
import { terminalTaskTable } from '../section/progress.ts'
import { forecastLines } from '../words/forecast-text.ts'

export interface DryRun {
  readonly plan: Plan
  /** Null before the first run. */
  readonly state: RunState | null
  /** A whole sentence about the job's first step. */
  readonly step: string
  /** In their order. */
  readonly checks: readonly Check[]
  /** Why no check would stop a commit; null if one would. */
  readonly unchecked: string | null
  /** Program and arguments; long ones are cut when shown. */
  readonly agentCommand: readonly string[]
  /** Name and length in characters of each section, in order. */
  readonly sections: readonly { readonly name: string; readonly chars: number }[]
  /** Calls before the agent, in order. */
  readonly callsBefore: readonly PlannedCall['role'][]
  readonly forecast: Forecast | null
  readonly refs: { readonly work: string; readonly state: string; readonly remote: string }
}

/** The output of `ralph run --dry-run`, lines without their newline. */
export function dryRunReport(run: DryRun, context: ReportContext, look: TextStyle): string[] {
  const paint = painter(look.color)
  const rows = taskRows(run.plan, run.state)
  const shown = shownRows(rows)
  const total = run.sections.reduce((sum, section) => sum + section.chars, 0)
  const heading = (text: string): string[] => ['', paint(text, 'bold')]
  const lines = [
    paint('Dry run: no agent was called, and nothing was changed or written.', 'bold'),
    `First step: ${paintCode(plainLine(run.step, 500), paint)}`,
    ...heading(`Tasks: ${countsInWords(rows)}`),
    ...tableLines(terminalTaskTable(shown.rows), look),
    ...(shown.omitted ? [shown.omitted] : []),
    ...partLines('Forecast', forecastLines(run.forecast), paint),
    ...heading('Agent'),
    `  ${run.agentCommand.map(argument).join(' ')}`,
    ...heading(`Prompt: ${plural(total, 'character')}, about ${plural(Math.floor(total / 4), 'token')}`),
    ...sizes(run.sections),
    ...run.callsBefore.map((role) => `  ${callSentences[role]}`),
    ...heading(run.checks.length === 0 ? 'Checks: none' : 'Checks, all of which run, in this order'),
    ...run.checks.map(checkLine),
    ...(run.unchecked === null ? [] : [`  Nothing checks these commits (\`no-checks\`): ${run.unchecked}.`]),
    ...heading('Refs'),
    `  work   ${plainLine(run.refs.work, 200)}`,
    `  state  ${plainLine(run.refs.state, 200)}`,
    `  at     ${plainLine(run.refs.remote, 200)}`,
    '',
  ]
  const next = [step('Do it', operatorLine(context, 'run'))]
  return [...fitLines(lines, look), ...nextStepLines(next, look)]
}

const callSentences = {
  index: 'Before that, an agent would update the knowledge index.',
  post: 'Before that, an agent would review the last iteration (a separate call).',
  prep: 'Before that, an agent would prepare another prompt from this one (a separate call).',
} as const

const argument = (text: string): string => plainLine(shellWord(text), 120)

function sizes(sections: DryRun['sections']): string[] {
  const maxName = sections.reduce((width, { name }) => Math.max(width, name.length), 0)
  return sections.map(({ name, chars }) => `  ${pad(name, maxName)}  ${String(chars).padStart(7)}`)
}

function checkLine({ name, run, kind, timeout_ms, working_directory }: Check): string {
  const place = working_directory === '.' || working_directory === '' ? '' : ` in ${working_directory}`
  const label = name === run ? '' : `${plainLine(name, 100)}: `
  return `  ${label}${plainLine(run, 300)} (${kind}, at most ${formatDuration(timeout_ms)}${place})`
}
