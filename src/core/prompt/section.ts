import { usualChars } from './prompt-facts.ts'

/**
 * The sections of a prompt in their order, each with its place in the line of what is given up first
 * (docs/design.md#prompt), and what shortening leaves of it at least, in characters: enough to be of use. Current Task goes last.
 */
export const sectionRows = {
  'Current Task': { priority: 8, floor: 4_000 },
  'Operator Hints': { priority: 7, floor: 4_000 },
  'Failure Context': { priority: 6, floor: 2_500 },
  'Plan Context': { priority: 5, floor: 1_500 },
  'Retrieved Memory': { priority: 5, floor: 1_000 },
  'Accumulated Knowledge': { priority: 4, floor: 1_000 },
  'Retrieved Project Memory': { priority: 4, floor: 1_000 },
  Briefing: { priority: 4, floor: 1_500 },
  'Previous Handoff': { priority: 3, floor: 1_500 },
  Skills: { priority: 1, floor: 800 },
  'Output Instructions': { priority: 2, floor: 800 },
} as const

export type SectionName = keyof typeof sectionRows

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
  return { name, body: body.trim(), priority: sectionRows[name].priority, source }
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
