import type { Reader } from '../setting/setting.ts'
import { meantName } from '../text/nearest.ts'

/** What a template may name; everything else in braces is a mistake, said before a run begins. */
export const placeholders = ['prefix', 'iteration', 'task', 'title', 'summary', 'plan'] as const
export type Placeholder = (typeof placeholders)[number]

export const usualTemplate = '{prefix}[{iteration}]: {task} — {title}\n\n{summary}'

const placeholder = /\{([A-Za-z_-]+)\}/g
const named = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ')

/** Reads the message of an iteration's commit: its first line is the subject. */
export const messageTemplate: Reader<string> = (raw) => {
  const given = typeof raw === 'string' ? raw.replace(/\r\n?/g, '\n').trim() : ''
  if (given === '') return { expected: `a message such as "feat({task}): {title}", of ${named(placeholders)}` }
  const unknown = [...given.matchAll(placeholder)].map(([, name = '']) => name).find((name) => !isPlaceholder(name))
  if (unknown === undefined) return { value: given }
  const meant = meantName(unknown, placeholders)
  const nearest = meant === undefined ? '' : ` (did you mean {${meant}}?)`
  return { expected: `a message of ${named(placeholders)}, and {${unknown}} is none of them${nearest}` }
}

/** The text with each placeholder's value in its place; what a value holds is not looked at again. */
export const filledIn = (template: string, values: Readonly<Record<Placeholder, string>>): string =>
  template.replace(placeholder, (written, name: string) => (isPlaceholder(name) ? values[name] : written))

const isPlaceholder = (name: string): name is Placeholder => placeholders.some((known) => known === name)
