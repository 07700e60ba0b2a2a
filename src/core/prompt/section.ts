import { usualChars } from './prompt-facts.ts'

/**
 * The sections of a prompt in their order, each with its place in the line of what is given up first
 * (docs/design.md#prompt). Current Task goes last.
 */
export const sectionPriority = {
  'Current Task': 8,
  'Operator Hints': 7,
  'Failure Context': 6,
  'Plan Context': 5,
  'Retrieved Memory': 5,
  'Accumulated Knowledge': 4,
  'Retrieved Project Memory': 4,
  'Previous Handoff': 3,
  Skills: 1,
  'Output Instructions': 2,
} as const

export type SectionName = keyof typeof sectionPriority

/** A part of the prompt as data. Its body never holds a line that begins with `## `, so rendering is unambiguous. */
export interface Section {
  readonly name: SectionName
  readonly body: string
  /** 1 is cut first. */
  readonly priority: number
  /** Chosen to fit: neither shortened nor dropped. */
  readonly whole?: boolean
  /** Where it comes from, in words for people. */
  readonly source: string
}

export function section(name: SectionName, body: string, source = ''): Section {
  return { name, body: body.trim(), priority: sectionPriority[name], source }
}

/** The prompt as it goes to the agent: for each section the exact line `## Name`, a blank line and its body. */
export function renderPrompt(sections: readonly Section[]): string {
  return sections.map(renderSection).join('\n\n')
}

/** Characters of `renderPrompt(sections)`. */
export function promptLength(sections: readonly Section[]): number {
  const separators = Math.max(0, sections.length - 1) * 2
  return sections.reduce((sum, section) => sum + renderSection(section).length, separators)
}

const renderSection = ({ name, body }: Section): string => (body === '' ? `## ${name}` : `## ${name}\n\n${body}`)

/** One section of a prompt as it was sent. Bytes are UTF-8; tokens are estimated. */
export interface SectionSize {
  readonly name: string
  readonly bytes: number
  readonly tokens: number
}

/** The sizes of a rendered prompt's sections, in order: no section's body holds a line that begins with `## `. */
export function sectionSizes(prompt: string, ratio = usualChars): SectionSize[] {
  return prompt.split(/^(?=## )/m).flatMap((part) => {
    const name = /^## (.*)$/m.exec(part)?.[1]
    return name === undefined ? [] : [{ name, ...sizeOf(part, ratio) }]
  })
}

export const sizeOf = (text: string, ratio = usualChars): { bytes: number; tokens: number } => ({
  bytes: new TextEncoder().encode(text).length,
  tokens: Math.floor(text.length / ratio),
})
