import { type OutlineLine, outline } from '../plan/format/markdown/outline.ts'

/** A text of a document with its offset (UTF-16 code units). */
export interface PlacedText {
  readonly text: string
  readonly offset: number
}

/** A `SPEC.md`: the purpose of a feature. Parts that the document lacks are undefined or empty. */
export interface Spec {
  readonly title: PlacedText | undefined
  readonly id: PlacedText | undefined
  readonly status: PlacedText | undefined
  readonly requires: readonly PlacedText[]
  /** Sections that have a heading, with or without content. */
  readonly sections: ReadonlyMap<SpecSectionName, { readonly offset: number; readonly hasContent: boolean }>
  readonly goals: readonly PlacedText[]
  readonly nonGoals: readonly PlacedText[]
  readonly gotchas: readonly PlacedText[]
  /** Unanswered questions. */
  readonly openQuestions: readonly PlacedText[]
}

export const specStatuses = ['planned', 'in_progress', 'blocked', 'complete'] as const

/** The sections that ralph reads, by the names that findings use. */
const sectionNames = {
  Summary: /^(?:summary|overview|purpose)$/,
  Goals: /^goals?$/,
  'Non-Goals': /^(?:non[- ]?goals?|out of scope)$/,
  Design: /^design$/,
  Gotchas: /^gotchas?$/,
  'Open Questions': /^open questions?$/,
} as const
export type SpecSectionName = keyof typeof sectionNames

/** Reads any Markdown; linear in its size. A text without such sections is a spec without goals and questions. */
export function readSpec(text: string): Spec {
  const lines = outline(text)
  const sections = sectionsOf(lines)
  const items = (name: SpecSectionName): PlacedText[] =>
    itemsIn(sections.get(name)?.lines ?? []).filter(({ text }) => hasContent(text))
  const head = lines.slice(0, lines.findIndex(({ kind, level }) => kind === 'heading' && level > 1) >>> 0)
  const title = lines.find(({ kind, level }) => kind === 'heading' && level === 1)
  return {
    title: title && { text: title.text.replace(/^Feature:\s*/i, ''), offset: title.offset },
    id: field(head, 'ID'),
    status: field(head, 'Status'),
    requires: idsIn(field(head, 'Requires')),
    sections: new Map(
      [...sections].map(([name, { offset, lines }]) => [name, { offset, hasContent: lines.some(isContent) }]),
    ),
    goals: items('Goals'),
    nonGoals: items('Non-Goals'),
    gotchas: items('Gotchas'),
    openQuestions: itemsIn(sections.get('Open Questions')?.lines ?? []).filter(isOpen),
  }
}

interface Section {
  readonly offset: number
  readonly lines: OutlineLine[]
}

/** Each section with the lines up to the next heading of its level; sections of one name are merged. */
function sectionsOf(lines: readonly OutlineLine[]): Map<SpecSectionName, Section> {
  const sections = new Map<SpecSectionName, Section>()
  let openSection: { section: Section; level: number } | undefined
  for (const line of lines) {
    if (line.kind === 'heading' && line.level <= (openSection?.level ?? 6)) {
      const name = nameOf(line.text)
      openSection = undefined
      if (name === undefined || line.level === 1) continue
      const section = sections.get(name) ?? { offset: line.offset, lines: [] }
      openSection = { section, level: line.level }
      sections.set(name, section)
    } else openSection?.section.lines.push(line)
  }
  return sections
}

function nameOf(heading: string): SpecSectionName | undefined {
  const plain = heading.toLowerCase().replace(/^\d+[.)]\s*|\s*:?$/g, '')
  return (Object.keys(sectionNames) as SpecSectionName[]).find((name) => sectionNames[name].test(plain))
}

interface Item extends PlacedText {
  readonly ticked: boolean | undefined
}

/** The list items of a section with their continuation lines; its paragraphs if it has no list. */
function itemsIn(lines: readonly OutlineLine[]): Item[] {
  const listed = lines.some(({ kind, depth }) => kind === 'item' && depth === 1)
  const items: { texts: string[]; offset: number; ticked: boolean | undefined }[] = []
  let inParagraph = false
  for (const { kind, depth, text, ticked, offset } of lines) {
    const starts = listed ? kind === 'item' && depth === 1 : kind === 'text' && !inParagraph
    if (starts) items.push({ texts: [text], offset, ticked })
    else if (kind === 'comment' || (listed && depth === 0)) continue
    else if (kind !== 'blank' && (listed || inParagraph)) items.at(-1)?.texts.push(text)
    inParagraph = kind === 'text'
  }
  return items.map(({ texts, ...item }) => ({
    ...item,
    text: texts
      .join('\n')
      .trim()
      .replace(/^\[\]\s+/, ''),
  }))
}

/** Placeholders of a template, and words for nothing. */
const placeholder = /^(?:[-–—]+|none(?: yet| so far)?|n\/a|nothing(?: yet)?|tbd|todo|\[[^\]\n]*\])\.?$/i
const hasContent = (text: string): boolean => text !== '' && !placeholder.test(text.replace(/^[*_(]+|[*_)]+$/g, ''))

const isContent = ({ kind, text }: OutlineLine): boolean =>
  kind !== 'blank' &&
  kind !== 'comment' &&
  kind !== 'heading' &&
  kind !== 'rule' &&
  kind !== 'fence' &&
  hasContent(text)

/**
 * A box is closed by its tick; without a box, an answer or strikethrough closes the question. "TBD" counts as a
 * question.
 */
function isOpen({ text, ticked }: Item): boolean {
  const isQuestion = hasContent(text) || undecided.test(text)
  if (ticked !== undefined) return !ticked && isQuestion
  return isQuestion && !/^~~[\s\S]*~~$/.test(text) && !isAnswered(text)
}

const undecided = /^(?:tbd|todo)\.?$/i

/**
 * `**Decision:** UTC` anywhere, `Decision: UTC` after an arrow or at the beginning of a line; an empty one is no
 * answer.
 */
function isAnswered(text: string): boolean {
  const [, answer = ''] =
    /(?:\*\*(?:decision|answer|resolved)(?::\*\*|\*\*:)|(?:^|[→>])[ \t]*(?:decision|answer|resolved):)([\s\S]*)/im.exec(
      text,
    ) ?? []
  return hasContent(answer.trim()) && !/^(?:…|\.\.\.)$/.test(answer.trim())
}

/** `**Status:** planned` above the sections. */
function field(lines: readonly OutlineLine[], name: string): PlacedText | undefined {
  const pattern = new RegExp(`^\\*\\*${name}:?\\*\\*:?[ \\t]*(.*)$`, 'i')
  for (const { text, offset } of lines) {
    const value = pattern.exec(text)?.[1]?.trim()
    if (value !== undefined) return { text: value, offset }
  }
  return undefined
}

/** A longer range is not intended as one. */
const maxRange = 100

/** `F1, F2.1` and `F1.1-F1.5`; a dash and text in brackets are ignored. */
export function idsIn(value: PlacedText | undefined): PlacedText[] {
  if (value === undefined) return []
  const plain = value.text.replace(/\*?\([^)]*\)\*?/g, '').replace(/[`*]/g, '')
  const words = plain.split(/[\s,;]+|\band\b/).filter((word) => hasContent(word))
  return words.flatMap((word) => expandRange(word).map((text) => ({ text, offset: value.offset })))
}

function expandRange(word: string): string[] {
  const [, stem = '', from = '', otherStem, to = ''] = /^(.*?)(\d+)[-–](.*?)(\d+)$/.exec(word) ?? []
  const count = Number(to) - Number(from) + 1
  if (stem === '' || stem !== otherStem || count < 2 || count > maxRange) return [word]
  return Array.from({ length: count }, (_, step) => `${stem}${Number(from) + step}`)
}
