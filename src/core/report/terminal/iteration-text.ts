import type { CheckResult } from '../../../schema/check/check.ts'
import { formatDuration, formatUsd, formatUtc, plural, thousands, usageInWords } from '../../text/amounts.ts'
import { cappedLines } from '../../text/capped-list.ts'
import { clip, fitLines, pad, type TextStyle, wrap } from '../../text/display-width.ts'
import { indentedLine, plainLine } from '../../text/one-line.ts'
import { painter } from '../../text/paint.ts'
import { shortOid } from '../../text/report-context.ts'
import { visible } from '../../text/visible.ts'
import { failureSentence, traceLines } from '../../validation/failure-sentence.ts'
import { outputExcerpt } from '../../validation/output-excerpt.ts'
import { partLines } from '../document/terminal.ts'
import type { IterationView } from '../facts/iteration-view.ts'
import { type Opinion, opinionsOf } from '../facts/job-iterations.ts'
import { handoffRows, handoffSources } from '../words/handoff-rows.ts'
import { eventInWords } from '../words/log-lines.ts'

/** Null for binary content. */
export interface FileStat {
  readonly path: string
  readonly added: number | null
  readonly removed: number | null
}

interface IterationLook extends TextStyle {
  /** The command that writes its files to a folder. */
  readonly checkout: string
}

const maxFiles = 30
const maxOutputChars = 2_000

/** All details of an iteration, lines without their newline. Neutralises foreign text. */
export function iterationText(view: IterationView, diff: readonly FileStat[] | null, look: IterationLook): string[] {
  const paint = painter(look.color)
  const colour = { succeeded: 'green', failed: 'red' }[view.outcome as string] ?? 'yellow'
  const attempt = view.attempt === null ? '' : `, attempt ${view.attempt}`
  const title = `Iteration ${view.iteration}: ${view.task ?? 'no task'}${attempt}: ${view.outcome}`
  const part = (name: string, lines: readonly string[]): string[] => partLines(name, lines, paint)
  const lines = [
    paint(title, colour as 'green'),
    ...part('Facts', facts(view, look)),
    ...part('Changes', changes(diff)),
    ...part('Steps', steps(view)),
    ...part('Checks', checks(view, look)),
    ...opinionsOf(view).flatMap((opinion) => part(plainLine(opinion.name, 45), opinionLines(opinion, look))),
    ...part('Prompt', prompt(view, look)),
    ...part('Handoff', handoff(view, look)),
    ...part('Events', events(view, look)),
  ]
  return fitLines(lines, look)
}

const rejected: ReadonlySet<string> = new Set(['failed', 'rejected by a person', 'refused undo'])

function facts(
  { why, started, checkpoint, commit, time_ms, usage, around, outcome, agent }: IterationView,
  look: IterationLook,
) {
  const label = rejected.has(outcome) ? 'rejected, kept as' : 'commit'
  const rows: [string, string | null][] = [
    ['Why', why],
    ['Started', started && `${formatUtc(started)} from ${shortOid(checkpoint ?? '')}`],
    ['Time', time_ms && timeWords(time_ms)],
    ['Cost', usage && `${usageInWords(usage)}, ${plural(usage.turns, 'turn')}`],
    ['Around', around && `${usageInWords(around)}: other calls for this iteration`],
    ['Tree', commit && `${label} ${shortOid(commit)}; ${look.checkout} writes its files to a folder`],
    ['Denied', agent && agent.denials.length > 0 ? agent.denials.join(', ') : null],
  ]
  return rows.flatMap(([name, value]) => (value ? hanging(name.padEnd(8), plainLine(value, 1_000), look) : []))
}

function timeWords({ all, agent, review, checks }: NonNullable<IterationView['time_ms']>): string {
  const rest = Math.max(0, all - agent - review - checks)
  const reviewed = review > 0 ? `, review ${formatDuration(review)}` : ''
  return `${formatDuration(all)}: agent ${formatDuration(agent)}${reviewed}, checks ${formatDuration(checks)}, everything else ${formatDuration(rest)}`
}

function changes(diff: readonly FileStat[] | null): string[] {
  if (diff === null || diff.length === 0) return []
  const sum = (key: 'added' | 'removed'): number => diff.reduce((total, file) => total + (file[key] ?? 0), 0)
  const files = diff.map(({ path, added, removed }) => {
    const lines = added === null ? 'binary' : `+${added} -${removed}`
    return `${pad(lines, 12)} ${plainLine(path, 200)}`
  })
  return [`${plural(diff.length, 'file')}, +${sum('added')} -${sum('removed')} lines`, ...cappedLines(files, maxFiles)]
}

const maxSteps = 40

function steps({ agent }: IterationView): string[] {
  if (!agent?.steps) return []
  const { kept, more } = agent.steps
  const lines = kept.map(({ name, target, count, duration_ms }) => {
    const times = count > 1 ? ` × ${count}` : ''
    return `${plainLine(`${name} ${target}`, 300).trimEnd()}${times} (${formatDuration(duration_ms)})`
  })
  return [...cappedLines(lines, maxSteps), ...(more > 0 ? [`… and ${more} after these`] : [])]
}

const checks = ({ validation }: IterationView, look: TextStyle): string[] => checkLines(validation?.checks ?? [], look)

/** A line for each check, and the output of red ones. */
export function checkLines(results: readonly CheckResult[], look: TextStyle): string[] {
  const paint = painter(look.color)
  return results.flatMap((result) => {
    const name = plainLine(result.name, 200)
    if (result.passed) {
      const flaky = result.flaky ? ['flaky: it failed first'] : []
      const remarks = [formatDuration(result.duration_ms), ...flaky, ...traceLines(result)]
      return [`${paint('✓', 'green')} ${name} (${plainLine(remarks.join(', '), 1_000)})`]
    }
    const output = outputExcerpt(result, maxOutputChars).split('\n')
    return [
      `${paint('✗', 'red')} ${name} ${plainLine(failureSentence(result), 1_000)}`,
      ...output.map((line) => clip(`    ${indentedLine(line)}`, Math.max(40, look.width - 2))),
    ]
  })
}

function opinionLines({ verdict, summary, why, findings, model, usd }: Opinion, look: TextStyle): string[] {
  const by = model === null ? '' : ` by ${plainLine(model, 60)}`
  if (why !== null) return hanging('None    ', `no usable answer${by}: ${plainLine(why, 500)}`, look)
  return [
    ...hanging((verdict ?? 'Said').padEnd(8), `${plainLine(summary, 1_000)} (${formatUsd(usd)}${by})`, look),
    ...findings.flatMap(({ severity, place, text }) =>
      hanging(severity.padEnd(8), plainLine(`${place}  ${text}`, 1_000), look),
    ),
  ]
}

/** On the same line, or below if that is too narrow. */
function withSource(line: string, source: string, { width }: TextStyle): string[] {
  const from = `from ${source}`
  if (line.length + from.length + 4 <= width) return [`${line}  ${from}`]
  return [line, ...wrap(from, Math.max(40, width - 6)).map((text) => `    ${text}`)]
}

function prompt({ prompt: size }: IterationView, look: TextStyle): string[] {
  if (!size) return []
  const rows = [...size.sections, { name: 'All', bytes: size.bytes, tokens: size.tokens, source: null }]
  const maxName = Math.max(...rows.map(({ name }) => name.length))
  return [
    ...rows.flatMap(({ name, bytes, tokens, source }) => {
      const amounts = `${thousands(bytes).padStart(9)} bytes  ~${thousands(tokens)} tokens`
      const line = `${pad(plainLine(name, 60), maxName)} ${amounts}`
      return source === null ? [line] : withSource(line, plainLine(source, 300), look)
    }),
    `Tokens counted as ${size.chars_per_token} characters each${size.measured_calls === 0 ? '' : `, as ${plural(size.measured_calls, 'call')} reported`}.`,
    ...(size.cuts.length === 0 ? ['Nothing was shortened to fit the budget.'] : []),
    ...size.cuts.map(({ section, from_chars, to_chars }) =>
      to_chars === 0
        ? `${section} was omitted to fit the budget (${thousands(from_chars)} characters).`
        : `${section} was cut from ${thousands(from_chars)} to ${thousands(to_chars)} characters to fit the budget.`,
    ),
  ]
}

function handoff({ handoff: stored, task, agent }: IterationView, look: TextStyle): string[] {
  if (!stored) return []
  const { source, handoff: content } = stored
  const changes = agent && agent.files <= agent.changes.length ? agent.changes : null
  const columns = Math.max(40, look.width - 4)
  const paragraphs = visible(content.freeform).trim().split('\n')
  return [
    ...hanging('Summary ', plainLine(content.summary, 1_000), look),
    ...paragraphs.flatMap((line) => wrap(plainLine(line, 5_000), columns)).map((line) => `  ${line}`.trimEnd()),
    `(${thousands(content.freeform.length)} characters, ${handoffSources[source]})`,
    ...handoffRows(content, { task, changes }).flatMap(({ name, text }) =>
      hanging(name.padEnd(8), plainLine(text, 1_000), look),
    ),
  ]
}

const events = ({ events: iterationEvents }: IterationView, look: TextStyle): string[] =>
  iterationEvents.flatMap((event) => hanging(event.at.slice(11, 19), eventInWords(event), look))

/** Wraps the text beside its name. */
function hanging(name: string, text: string, { width }: TextStyle): string[] {
  const [first = '', ...rest] = wrap(text, Math.max(40, width - name.length - 4))
  return [`${name} ${first}`, ...rest.map((line) => `${' '.repeat(name.length)} ${line}`)]
}
