import { markerFor, startOf } from '../excerpt.ts'
import { closeFence, fenceAfter } from './fences.ts'

/** A paragraph, a list item with its content, a code block, or a sentence of a long paragraph. */
interface TextPart {
  readonly text: string
  /** White space before it; without a line feed it began within a line. */
  readonly gap: string
  /** Index in `headings`. */
  readonly heading: number | undefined
}

interface TextParts {
  readonly headings: readonly string[]
  readonly parts: readonly TextPart[]
}

/**
 * Omits whole list items, sentences and code blocks. `headShare` of the room goes to the start, the rest to the end;
 * with 1, every part that fits is kept. Empty if nothing fits. Linear.
 */
export function shortenWhole(text: string, maxChars: number, headShare = 1): string {
  if (text.length <= maxChars) return text
  // For the marker, and for `… ` before a sentence from within a line.
  const room = maxChars - markerFor(text.length).length - 5
  if (room <= 0) return ''
  const parted = partsOf(text, Math.max(200, room / 4))
  const chosen = chooseParts(parted, { room, headShare })
  return chosen.size === 0 ? '' : joined(parted, chosen, text.length)
}

function chooseParts(
  { headings, parts }: TextParts,
  { room, headShare }: { room: number; headShare: number },
): Set<number> {
  const chosen = new Set<number>()
  const shownHeadings = new Set<number>()
  let used = 0
  const keep = (index: number, limit: number): boolean => {
    const part = parts[index]
    if (!part) return false
    const needsHeading = part.heading !== undefined && !shownHeadings.has(part.heading)
    const heading = needsHeading ? (headings[part.heading ?? 0]?.length ?? 0) + 2 : 0
    const cost = part.text.length + part.gap.length + heading
    if (used + cost > limit) return false
    used += cost
    chosen.add(index)
    if (part.heading !== undefined) shownHeadings.add(part.heading)
    return true
  }
  const skips = headShare === 1
  for (let index = 0; index < parts.length; index++) if (!keep(index, room * headShare) && !skips) break
  if (skips) return chosen
  for (let index = parts.length - 1; index >= 0 && !chosen.has(index); index--) if (!keep(index, room)) break
  return chosen
}

function joined({ headings, parts }: TextParts, chosen: ReadonlySet<number>, length: number): string {
  let keptChars = 0
  for (const index of chosen) keptChars += parts[index]?.text.length ?? 0
  const marker = markerFor(length - keptChars)
  const firstGap = parts.findIndex((_, index) => !chosen.has(index))
  let result = ''
  const append = (gap: string, text: string): void => {
    result += `${result === '' ? '' : gap}${text}`
  }
  let heading: number | undefined
  parts.forEach((part, index) => {
    if (index === firstGap) append('\n', marker)
    if (!chosen.has(index)) return
    const follows = chosen.has(index - 1)
    const isNewHeading = part.heading !== undefined && part.heading !== heading
    if (isNewHeading) append('\n\n', `${headings[part.heading ?? 0]}\n\n${part.text}`)
    else if (follows) append(part.gap, part.text)
    // Otherwise the rest of a line could be taken for a heading.
    else append('\n', part.gap.includes('\n') ? part.text : `… ${part.text}`)
    heading = part.heading
  })
  return closeFence(result)
}

const betweenSentences = /((?<=[.!?…]["')\]]?)\s+(?=\S)|(?<=[。！？])(?=\S))/
const item = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:\s|$)/
const heading = /^ {0,3}#{1,6}(?:\s|$)/

type PartKind = 'paragraph' | 'item' | 'code'

interface OpenPart {
  readonly lines: string[]
  readonly kind: PartKind
  readonly blankBefore: boolean
}

/** A paragraph longer than `maxChars` is split into sentences, or into lines if it has none. */
function partsOf(text: string, maxChars: number): TextParts {
  const headings: string[] = []
  const result: TextPart[] = []
  let open: OpenPart | undefined
  let fence: string | undefined
  let blank = false
  const close = (): void => {
    if (open) result.push(...split(open, { maxChars, heading: headings.length > 0 ? headings.length - 1 : undefined }))
    open = undefined
  }
  const begin = (line: string): void => {
    close()
    if (fence === undefined && heading.test(line)) headings.push(line)
    else open = { lines: [line], kind: kindOf(line, fence), blankBefore: blank }
  }
  for (const line of text.split('\n')) {
    const wasCode = fence !== undefined
    fence = fenceAfter(line, fence)
    if (!wasCode && line.trim() === '') {
      blank = true
      continue
    }
    const continuesOpen = wasCode || (open && continuesPart(open, { line, blank, opensFence: fence !== undefined }))
    if (open && continuesOpen) open.lines.push(...(blank ? [''] : []), line)
    else begin(line)
    blank = false
  }
  close()
  return { headings, parts: result }
}

const kindOf = (line: string, fence: string | undefined): PartKind =>
  fence !== undefined ? 'code' : item.test(line) ? 'item' : 'paragraph'

function continuesPart(
  { kind }: OpenPart,
  { line, blank, opensFence }: { line: string; blank: boolean; opensFence: boolean },
) {
  const begins = item.test(line) || heading.test(line)
  // An item also contains its indented lines after a blank line.
  if (kind === 'item' && /^(?: {2}|\t)/.test(line)) return true
  return kind !== 'code' && !blank && !begins && !opensFence
}

function split(
  { lines, kind, blankBefore }: { lines: readonly string[]; kind: string; blankBefore: boolean },
  { maxChars, heading }: { maxChars: number; heading: number | undefined },
): TextPart[] {
  const text = lines.join('\n')
  const gap = blankBefore ? '\n\n' : '\n'
  if (kind !== 'paragraph' || text.length <= maxChars) return [{ text, gap, heading }]
  // Sentences and the white space between them alternate.
  const pieces = text.split(betweenSentences)
  return pieces.flatMap((sentence, index): TextPart[] => {
    if (index % 2 === 1) return []
    const gapBefore = index === 0 ? gap : (pieces[index - 1] ?? ' ')
    const lines = sentence.length <= maxChars ? [sentence] : sentence.split('\n')
    return lines.map((line, lineIndex) => ({ text: line, gap: lineIndex === 0 ? gapBefore : '\n', heading }))
  })
}

/** Omits the last sentences; a single longer sentence is cut. */
export function wholeSentences(line: string, maxChars: number): string {
  if (line.length <= maxChars) return line
  let chosen = ''
  const pieces = line.split(betweenSentences)
  for (let index = 0; index < pieces.length; index += 2) {
    const longer = `${chosen}${index === 0 ? '' : pieces[index - 1]}${pieces[index]}`
    if (longer.length + 2 > maxChars) break
    chosen = longer
  }
  return chosen === '' ? `${startOf(line, maxChars - 1).trimEnd()}…` : `${chosen} …`
}
