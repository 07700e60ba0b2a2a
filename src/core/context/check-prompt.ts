import { wordsIn } from '../knowledge/words.ts'
import type { SectionName } from '../prompt/section.ts'
import { plural, thousands } from '../text/amounts.ts'
import { quote } from '../text/one-line.ts'

/** The headers of a prepared prompt, as the older programs have them: each is there, also above a section that says "None." */
export const promptHeaders = [
  'Current Task',
  'Failure Context',
  'Retrieved Memory',
  'Previous Handoff',
  'Retrieved Project Memory',
  'Skills',
  'Output Instructions',
] as const satisfies readonly SectionName[]

/** What a prepared prompt has to be before an agent gets it. */
export interface PromptDemands {
  readonly task: string
  readonly maxChars: number
  /** Hard constraints and hints: these words stand in it, in whatever spacing. */
  readonly words: readonly string[]
}

const mostNamed = 3

/** All that is wrong with a prepared prompt, in sentences; such a one is not used. None where it can be sent. */
export function checkPrompt(prompt: string, { task, maxChars, words }: PromptDemands): string[] {
  return [...headerFaults(prompt, task), ...sizeFaults(prompt, maxChars), ...missingWords(prompt, words)]
}

function headerFaults(prompt: string, task: string): string[] {
  const parts = prompt.split(/^(?=## )/m)
  const sections = parts.map((part) => ({ name: /^## (.*)$/m.exec(part)?.[1]?.trim() ?? '', part }))
  const places = promptHeaders.map((name) => sections.filter((section) => section.name === name))
  const missing = promptHeaders.filter((_, at) => places[at]?.length === 0)
  const twice = promptHeaders.filter((_, at) => (places[at]?.length ?? 0) > 1)
  const found = sections.map(({ name }) => name).filter((name) => (promptHeaders as readonly string[]).includes(name))
  const ordered = promptHeaders.filter((name) => found.includes(name))
  const named = places[0]?.[0]?.part.includes(task) ?? false
  return [
    ...missing.map((name) => `it has no line "## ${name}"`),
    ...twice.map((name) => `it has the line "## ${name}" twice`),
    ...(missing.length + twice.length === 0 && found.join() !== ordered.join()
      ? ['its sections are in another order']
      : []),
    ...(places[0]?.length === 1 && !named ? [`its current task is not ${task}`] : []),
  ]
}

const sizeFaults = ({ length }: string, maxChars: number): string[] =>
  length <= maxChars ? [] : [`it has ${thousands(length)} characters, more than ${thousands(maxChars)}`]

function missingWords(prompt: string, words: readonly string[]): string[] {
  const holds = wordsIn(prompt)
  const missing = words.filter((one) => !holds(one))
  const more = missing.length - mostNamed
  const named = missing.slice(0, mostNamed).map((one) => `it omits: ${quote(one)}`)
  return more > 0
    ? [...named, `and ${plural(more, 'more hard constraint or hint', 'more hard constraints or hints')}`]
    : named
}
