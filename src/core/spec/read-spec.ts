import { type OutlineLine, outline } from '../plan/format/markdown/outline.ts'

/** A text of a document, and where it begins in it (UTF-16 units). */
export interface Placed {
  readonly text: string
  readonly offset: number
}

/** A `SPEC.md`: what a feature is for. Every part is as far there as the document has it. */
export interface Spec {
  readonly title: Placed | undefined
  readonly id: Placed | undefined
  readonly status: Placed | undefined
  readonly requires: readonly Placed[]
  /** Sections that have a heading, whether they say something or not. */
  readonly sections: ReadonlyMap<SpecSectionName, { readonly offset: number; readonly says: boolean }>
  readonly goals: readonly Placed[]
  readonly nonGoals: readonly Placed[]
  readonly gotchas: readonly Placed[]
  /** Those that nobody has answered. */
  readonly openQuestions: readonly Placed[]
}

export const specStatuses = ['planned', 'in_progress', 'blocked', 'complete'] as const

/** Sections that are looked for, by the name that a finding gives them. */
const sectionNames = {
  Summary: /^(?:summary|overview|purpose)$/,
  Goals: /^goals?$/,
  'Non-Goals': /^(?:non[- ]?goals?|out of scope)$/,
  Design: /^design$/,
  Gotchas: /^gotchas?$/,
  'Open Questions': /^open questions?$/,
} as const
export type SpecSectionName = keyof typeof sectionNames

/** Any Markdown; linear in its size. What has no such sections is a spec without goals and questions. */
export function readSpec(text: string): Spec {
  const lines = outline(text)
  const found = sectionsOf(lines)
  const items = (name: SpecSectionName): Placed[] =>
    itemsIn(found.get(name)?.lines ?? []).filter(({ text }) => says(text))
  const head = lines.slice(0, lines.findIndex(({ kind, level }) => kind === 'heading' && level > 1) >>> 0)
  const title = lines.find(({ kind, level }) => kind === 'heading' && level === 1)
  return {
    title: title && { text: title.text.replace(/^Feature:\s*/i, ''), offset: title.offset },
    id: field(head, 'ID'),
    status: field(head, 'Status'),
    requires: idsIn(field(head, 'Requires')),
    sections: new Map(
      [...found].map(([name, { offset, lines }]) => [name, { offset, says: lines.some(saysSomething) }]),
    ),
    goals: items('Goals'),
    nonGoals: items('Non-Goals'),
    gotchas: items('Gotchas'),
    openQuestions: itemsIn(found.get('Open Questions')?.lines ?? []).filter(isOpen),
  }
}

interface Section {
  readonly offset: number
  readonly lines: OutlineLine[]
}

/** Each with the lines up to the next heading of its level; two with one name are one. */
function sectionsOf(lines: readonly OutlineLine[]): Map<SpecSectionName, Section> {
  const found = new Map<SpecSectionName, Section>()
  let open: { section: Section; level: number } | undefined
  for (const line of lines) {
    if (line.kind === 'heading' && line.level <= (open?.level ?? 6)) {
      const name = nameOf(line.text)
      open = undefined
      if (name === undefined || line.level === 1) continue
      const section = found.get(name) ?? { offset: line.offset, lines: [] }
      open = { section, level: line.level }
      found.set(name, section)
    } else open?.section.lines.push(line)
  }
  return found
}

function nameOf(heading: string): SpecSectionName | undefined {
  const plain = heading.toLowerCase().replace(/^\d+[.)]\s*|\s*:?$/g, '')
  return (Object.keys(sectionNames) as SpecSectionName[]).find((name) => sectionNames[name].test(plain))
}

interface Item extends Placed {
  readonly ticked: boolean | undefined
}

/** Its list items, each with what stands in it; where it has no list, its paragraphs. */
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

/** What a template leaves to be filled in, and the words for nothing. */
const nothing = /^(?:[-–—]+|none(?: yet| so far)?|n\/a|nothing(?: yet)?|tbd|todo|\[[^\]\n]*\])\.?$/i
const says = (text: string): boolean => text !== '' && !nothing.test(text.replace(/^[*_(]+|[*_)]+$/g, ''))

const saysSomething = ({ kind, text }: OutlineLine): boolean =>
  kind !== 'blank' && kind !== 'comment' && kind !== 'heading' && kind !== 'rule' && kind !== 'fence' && says(text)

/** A box is closed by its tick; without one an answer closes it, or that it is struck out. What is to be decided is a question. */
function isOpen({ text, ticked }: Item): boolean {
  const asks = says(text) || undecided.test(text)
  if (ticked !== undefined) return !ticked && asks
  return asks && !/^~~[\s\S]*~~$/.test(text) && !isAnswered(text)
}

const undecided = /^(?:tbd|todo)\.?$/i

/** `**Decision:** UTC` anywhere, `Decision: UTC` after an arrow or at the beginning of a line; with nothing after it, it is none. */
function isAnswered(text: string): boolean {
  const [, said = ''] =
    /(?:\*\*(?:decision|answer|resolved)(?::\*\*|\*\*:)|(?:^|[→>])[ \t]*(?:decision|answer|resolved):)([\s\S]*)/im.exec(
      text,
    ) ?? []
  return says(said.trim()) && !/^(?:…|\.\.\.)$/.test(said.trim())
}

/** `**Status:** planned` above the sections. */
function field(lines: readonly OutlineLine[], name: string): Placed | undefined {
  const pattern = new RegExp(`^\\*\\*${name}:?\\*\\*:?[ \\t]*(.*)$`, 'i')
  for (const { text, offset } of lines) {
    const value = pattern.exec(text)?.[1]?.trim()
    if (value !== undefined) return { text: value, offset }
  }
  return undefined
}

/** More than a person means by a range. */
const longestRange = 100

/** `F1, F2.1` and `F1.1-F1.5`; a dash, and what stands in brackets, is none. */
export function idsIn(value: Placed | undefined): Placed[] {
  if (value === undefined) return []
  const plain = value.text.replace(/\*?\([^)]*\)\*?/g, '').replace(/[`*]/g, '')
  const words = plain.split(/[\s,;]+|\band\b/).filter((word) => says(word))
  return words.flatMap((word) => rangeOf(word).map((text) => ({ text, offset: value.offset })))
}

function rangeOf(word: string): string[] {
  const [, stem = '', from = '', otherStem, to = ''] = /^(.*?)(\d+)[-–](.*?)(\d+)$/.exec(word) ?? []
  const count = Number(to) - Number(from) + 1
  if (stem === '' || stem !== otherStem || count < 2 || count > longestRange) return [word]
  return Array.from({ length: count }, (_, step) => `${stem}${Number(from) + step}`)
}
