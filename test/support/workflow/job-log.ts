import { readRunnerLog } from '../runner-log.ts'

/** The log of one job as its page shows it. What was masked once is hidden from then on, in outputs too. */
export interface JobLog {
  /** Takes a step's output: obeys what the runner obeys in it, and shows the rest. */
  take(output: string): void
  say(line: string): void
  hides(value: string): boolean
  text(): string
}

const shown = new Set(['error', 'warning', 'notice', 'debug', 'group'])

export function jobLog(secrets: readonly string[]): JobLog {
  const masks = new Set<string>()
  const lines: string[] = []
  const mask = (secret: string): void => {
    for (const line of secret.split(/\r?\n/)) if (line.trim() !== '') masks.add(line)
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
      if (output === '') return
      const { obeyed, lines: plain } = readRunnerLog(output)
      for (const { name, data } of obeyed) if (name === 'add-mask') mask(data)
      for (const line of plain) say(line)
      for (const { name, data } of obeyed) if (shown.has(name)) say(`##[${name}]${data}`)
    },
    hides: (value) => [...masks].some((one) => value.includes(one)),
    text: () => lines.join('\n'),
  }
}
