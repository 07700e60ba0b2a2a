import type { RunState } from '../../../schema/run/run-state.ts'

const words = { passed: 'done', failed: 'crit', interrupted: 'active' } as const

/**
 * The newest attempts as a Mermaid Gantt chart, with a section for each task; undefined before the first. Task ids
 * contain no Mermaid syntax.
 */
export function attemptsGantt({ timeline }: Pick<RunState, 'timeline'>): string | undefined {
  const [first] = timeline
  const last = timeline.at(-1)
  if (!first || !last) return undefined
  const isLong = Date.parse(last.ended) - Date.parse(first.started) > 86_400_000
  const sections = new Map<string, string[]>()
  for (const { iteration, task, started, ended, outcome } of timeline) {
    const from = Date.parse(started)
    // Mermaid does not draw a bar of no width.
    const to = Math.max(Date.parse(ended), from + 1000)
    const bar = `  ${iteration} ${outcome} :${words[outcome]}, i${iteration}, ${from}, ${to}`
    sections.set(task, [...(sections.get(task) ?? []), bar])
  }
  const rows = [...sections].flatMap(([task, bars]) => [`  section ${task}`, ...bars])
  const axis = isLong ? '%m-%d %H:%M' : '%H:%M'
  return ['```mermaid', 'gantt', '  dateFormat x', `  axisFormat ${axis}`, ...rows, '```'].join('\n')
}

const steps = '▁▂▃▄▅▆▇█'

/** Bars from zero up: `▂▄█▁`; empty for fewer than two numbers. */
export function sparkline(values: readonly number[]): string {
  const highest = Math.max(...values)
  if (values.length < 2 || !(highest > 0)) return ''
  return values.map((value) => steps[Math.round((Math.max(0, value) / highest) * (steps.length - 1))]).join('')
}
