import { defaultCharsPerToken } from './prompt-facts.ts'

/**
 * Ranks of prompt pieces in the order in which they are shortened (docs/design.md#prompt), with the characters that the
 * first round leaves. `index` is selected to fit; `fixed` is never cut.
 */
export const rankFloors = {
  log: 600,
  narrative: 1_500,
  knowledge: 1_000,
  skill: 800,
  plan: 1_000,
  dependency: 1_000,
  account: 1_500,
  check: 1_500,
  hint: 2_000,
  task: 3_000,
  criteria: 2_000,
  index: Number.POSITIVE_INFINITY,
  fixed: Number.POSITIVE_INFINITY,
} as const

export type Rank = keyof typeof rankFloors

/** Shortened as a whole. */
export interface Piece {
  readonly rank: Rank
  readonly text: string
}

/** The sections in prompt order, with the rank of their pieces. */
export const sectionRanks = {
  'Current Task': 'task',
  'Operator Hints': 'hint',
  Checks: 'check',
  'Plan Context': 'plan',
  'Plan Map': 'plan',
  'Failure Context': 'account',
  'What This Task Builds On': 'dependency',
  'Retrieved Memory': 'knowledge',
  'Accumulated Knowledge': 'knowledge',
  'Previous Handoff': 'narrative',
  Briefing: 'knowledge',
  'Retrieved Project Memory': 'index',
  Skills: 'skill',
  'Output Instructions': 'fixed',
} as const satisfies Readonly<Record<string, Rank>>

export type SectionName = keyof typeof sectionRanks

/** Its body has no line that begins with `## `, so rendering is unambiguous. */
export interface Section {
  readonly name: SectionName
  readonly pieces: readonly Piece[]
  readonly body: string
  /** Its origin, for people. */
  readonly source: string
}

export function section(name: SectionName, content: string | readonly Piece[], source = ''): Section {
  const pieces = typeof content === 'string' ? [{ rank: sectionRanks[name], text: content }] : content
  return withPieces({ name, source }, pieces)
}

export function withPieces({ name, source }: Pick<Section, 'name' | 'source'>, pieces: readonly Piece[]): Section {
  const trimmed = pieces.map(({ rank, text }) => ({ rank, text: text.trim() })).filter(({ text }) => text !== '')
  return { name, source, pieces: trimmed, body: trimmed.map(({ text }) => text).join('\n\n') }
}

/** Each section is the exact line `## Name`, a blank line and its body. */
export function renderPrompt(sections: readonly Section[]): string {
  return sections.map(renderSection).join('\n\n')
}

export function promptLength(sections: readonly Section[]): number {
  const separators = Math.max(0, sections.length - 1) * 2
  return sections.reduce((sum, section) => sum + renderSection(section).length, separators)
}

const renderSection = ({ name, body }: Section): string => (body === '' ? `## ${name}` : `## ${name}\n\n${body}`)

/** Bytes are UTF-8; tokens are estimated. */
export interface SectionSize {
  readonly name: string
  readonly bytes: number
  readonly tokens: number
}

export function sectionSizes(prompt: string, ratio = defaultCharsPerToken): SectionSize[] {
  return prompt.split(/^(?=## )/m).flatMap((part) => {
    const name = /^## (.*)$/m.exec(part)?.[1]
    return name === undefined ? [] : [{ name, ...sizeOf(part, ratio) }]
  })
}

export const sizeOf = (text: string, ratio = defaultCharsPerToken): { bytes: number; tokens: number } => ({
  bytes: new TextEncoder().encode(text).length,
  tokens: Math.floor(text.length / ratio),
})
