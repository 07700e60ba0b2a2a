import type { Annotation } from '../github/world.ts'
import { readRunnerLog } from '../runner-log.ts'
import { masksOf } from './secret-masks.ts'

/** The log of one job as its page shows it. What was masked once is hidden from then on, in outputs too. */
export interface JobLog {
  /** Takes a step's whole output: obeys what the runner obeys in it, and shows the rest. Returns its annotations. */
  take(output: string): Annotation[]
  say(line: string): void
  hides(value: string): boolean
  text(): string
}

const shown = new Set(['error', 'warning', 'notice', 'debug', 'group'])

/** Of each type in a step, and the length of each in UTF-16 units (ExecutionContext.cs, AddIssue). The log has all of them. */
const annotationLimits = { perType: 10, length: 4096 }

const isAnnotation = (name: string): name is Annotation['type'] => /^(error|warning|notice)$/.test(name)

export function jobLog(secrets: readonly string[]): JobLog {
  const masks = new Set<string>()
  const lines: string[] = []
  const mask = (secret: string): void => {
    for (const text of masksOf(secret)) masks.add(text)
  }
  for (const secret of secrets) mask(secret)
  const clean = (line: string): string => {
    // The longest first: one mask may hold another.
    const sorted = [...masks].sort((a, b) => b.length - a.length)
    return sorted.reduce((text, one) => text.replaceAll(one, '***'), line)
  }
  const say = (line: string): void => void lines.push(clean(line))
  return {
    say,
    take(output) {
      if (output === '') return []
      const { obeyed, lines: plain } = readRunnerLog(output)
      for (const { name, data } of obeyed) if (name === 'add-mask') mask(data)
      for (const line of plain) say(line)
      for (const { name, data } of obeyed) if (shown.has(name)) say(`##[${name}]${data}`)
      const issues = obeyed.flatMap(({ name, data }) =>
        isAnnotation(name) ? [{ type: name, message: clean(data).slice(0, annotationLimits.length) }] : [],
      )
      const counts = { error: 0, warning: 0, notice: 0 }
      return issues.filter(({ type }) => {
        counts[type] += 1
        return counts[type] <= annotationLimits.perType
      })
    },
    hides: (value) => clean(value) !== value,
    text: () => lines.join('\n'),
  }
}
