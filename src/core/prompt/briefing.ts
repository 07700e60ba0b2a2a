import { saysNothing } from '../handoff/empty-words.ts'
import { fenceAfter } from '../text/markdown/fences.ts'
import { nestHeadings } from '../text/markdown/neutral-markdown.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import { promptLength, type Section, type SectionName, sectionRanks } from './section.ts'

/** Sections of the assembled prompt that a prep replaces. */
const replacedSections: readonly string[] = [
  'Retrieved Memory',
  'Previous Handoff',
  'Retrieved Project Memory',
  'Briefing',
] satisfies SectionName[]

/**
 * Older templates ask for a whole prompt, so a prep may also write this section; only repeated lines are removed from
 * it.
 */
const sharedSections: readonly string[] = ['Failure Context' satisfies SectionName]

export const engineSections = (sections: readonly Section[]): Section[] =>
  sections.filter(({ name }) => !replacedSections.includes(name))

/** Characters that are left for a prep's text. */
export const briefingRoom = (sections: readonly Section[], maxChars: number): number =>
  Math.max(0, maxChars - promptLength(engineSections(sections)) - '\n\n## Briefing\n\n'.length)

const ignoredTitles: ReadonlySet<string> = new Set(
  Object.keys(sectionRanks)
    .filter((name) => !replacedSections.includes(name) && !sharedSections.includes(name))
    .map((name) => name.toLowerCase()),
)

/** A shorter line may be repeated. */
const minLineLength = 20

/**
 * A prep's sections, in its order, below our headings. Leaves out sections that ralph writes, empty ones, and lines
 * that `around` has.
 */
export function briefingIn(prepared: string, around = ''): string {
  const aroundLines = new Set(around.split('\n').map((line) => line.trim()))
  const isRepeated = (line: string): boolean => line.trim().length >= minLineLength && aroundLines.has(line.trim())
  return partsByHeading(visible(prepared).replace(/\r\n?/g, '\n'))
    .filter(({ title }) => !ignoredTitles.has(title.toLowerCase()))
    .map(({ title, lines }) => ({
      title,
      body: lines
        .filter((line) => !isRepeated(line))
        .join('\n')
        .trim(),
    }))
    .filter(({ body }) => !saysNothing(body))
    .map(({ title, body }) => [...(title === '' ? [] : [`### ${title}`]), nestHeadings(body)].join('\n\n'))
    .join('\n\n')
}

/** Split by headings of the first two levels; a code block has none. */
function partsByHeading(text: string): { title: string; lines: string[] }[] {
  const headedParts = [{ title: '', lines: [] as string[] }]
  let fence: string | undefined
  for (const line of text.split('\n')) {
    const title = fence === undefined ? /^ {0,3}#{1,2}\s+(.*?)\s*#*$/.exec(line)?.[1] : undefined
    fence = fenceAfter(line, fence)
    if (title === undefined) headedParts.at(-1)?.lines.push(line)
    else headedParts.push({ title: oneLine(title, 100), lines: [] })
  }
  return headedParts
}
