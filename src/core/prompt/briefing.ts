import { saysNothing } from '../handoff/empty-words.ts'
import { fenceAfter } from '../text/markdown/fences.ts'
import { nestHeadings } from '../text/markdown/neutral-markdown.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import { promptLength, type Section, type SectionName, sectionRanks } from './section.ts'

/** Sections of the assembled prompt that a prep writes anew, whatever it calls its own. */
const written: readonly string[] = [
  'Retrieved Memory',
  'Previous Handoff',
  'Retrieved Project Memory',
  'Briefing',
] satisfies SectionName[]

/** Older templates ask for a whole prompt. Of what failed both have something to say, so only what both say is left out. */
const alsoWritten: readonly string[] = ['Failure Context' satisfies SectionName]

/** The sections that ralph writes in every prompt. */
export const enginesOwn = (sections: readonly Section[]): Section[] =>
  sections.filter(({ name }) => !written.includes(name))

/** Characters that a prep's text may have beside them. */
export const briefingRoom = (sections: readonly Section[], maxChars: number): number =>
  Math.max(0, maxChars - promptLength(enginesOwn(sections)) - '\n\n## Briefing\n\n'.length)

const ignored: ReadonlySet<string> = new Set(
  Object.keys(sectionRanks)
    .filter((name) => !written.includes(name) && !alsoWritten.includes(name))
    .map((name) => name.toLowerCase()),
)

/** A shorter line may stand twice. */
const shortestLine = 20

/**
 * What a prep wrote of a prompt, below our headings: its sections in its order, under whatever names. Left out are sections
 * that ralph writes, empty ones, and lines that `around` has. Empty if nothing is left.
 */
export function briefingIn(prepared: string, around = ''): string {
  const known = new Set(around.split('\n').map((line) => line.trim()))
  const isKnown = (line: string): boolean => line.trim().length >= shortestLine && known.has(line.trim())
  return parts(visible(prepared).replace(/\r\n?/g, '\n'))
    .filter(({ title }) => !ignored.has(title.toLowerCase()))
    .map(({ title, lines }) => ({
      title,
      body: lines
        .filter((line) => !isKnown(line))
        .join('\n')
        .trim(),
    }))
    .filter(({ body }) => !saysNothing(body))
    .map(({ title, body }) => [...(title === '' ? [] : [`### ${title}`]), nestHeadings(body)].join('\n\n'))
    .join('\n\n')
}

/** By its headings of the first two levels; a line of a code block is none. */
function parts(text: string): { title: string; lines: string[] }[] {
  const found = [{ title: '', lines: [] as string[] }]
  let fence: string | undefined
  for (const line of text.split('\n')) {
    const title = fence === undefined ? /^ {0,3}#{1,2}\s+(.*?)\s*#*$/.exec(line)?.[1] : undefined
    fence = fenceAfter(line, fence)
    if (title === undefined) found.at(-1)?.lines.push(line)
    else found.push({ title: oneLine(title, 100), lines: [] })
  }
  return found
}
