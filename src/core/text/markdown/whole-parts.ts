import { markerFor, startOf } from '../excerpt.ts'
import { closeFence, fenceAfter } from './fences.ts'

/** A paragraph, a list item with all that belongs to it, a code block, or a sentence of a long paragraph. */
interface TextPart {
  readonly text: string
  /** White space before it in the text; without a line feed it stood within a line. */
  readonly gap: string
  /** Index of the heading that it stands below, among `headings`. */
  readonly heading: number | undefined
}

interface Parted {
  readonly headings: readonly string[]
  readonly parts: readonly TextPart[]
}

/**
 * The text without whole parts, so that at most `maxChars` are left: no list item, sentence or code block loses its end. A
 * marker says how much is missing. `headShare` of the room goes to the start, the rest to the end; with 1 each part from the
 * start that fits is kept. Empty if nothing fits. Linear.
 */
export function shortenWhole(text: string, maxChars: number, headShare = 1): string {
  if (text.length <= maxChars) return text
  // The marker, and what a sentence begins with that stood within a line.
  const room = maxChars - markerFor(text.length).length - 5
  if (room <= 0) return ''
  const parted = partsOf(text, Math.max(200, room / 4))
  const chosen = keptParts(parted, { room, headShare })
  return chosen.size === 0 ? '' : joined(parted, chosen, text.length)
}

function keptParts({ headings, parts }: Parted, { room, headShare }: { room: number; headShare: number }): Set<number> {
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

function joined({ headings, parts }: Parted, chosen: ReadonlySet<number>, length: number): string {
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
    // The rest of a line must not begin one of its own: it could be taken for a heading.
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

/** The parts in their order; a paragraph beyond `longest` is taken apart into sentences, and if it has none into lines. */
function partsOf(text: string, longest: number): Parted {
  const headings: string[] = []
  const result: TextPart[] = []
  let open: OpenPart | undefined
  let fence: string | undefined
  let blank = false
  const close = (): void => {
    if (open) result.push(...split(open, { longest, heading: headings.length > 0 ? headings.length - 1 : undefined }))
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
    const isRest = wasCode || (open && goesOn(open, { line, blank, opensFence: fence !== undefined }))
    if (open && isRest) open.lines.push(...(blank ? [''] : []), line)
    else begin(line)
    blank = false
  }
  close()
  return { headings, parts: result }
}

const kindOf = (line: string, fence: string | undefined): PartKind =>
  fence !== undefined ? 'code' : item.test(line) ? 'item' : 'paragraph'

/** Whether a line belongs to what the lines before it began. */
function goesOn(
  { kind }: OpenPart,
  { line, blank, opensFence }: { line: string; blank: boolean; opensFence: boolean },
) {
  const begins = item.test(line) || heading.test(line)
  // An item has the lines that stand further in, also behind a blank line.
  if (kind === 'item' && /^(?: {2}|\t)/.test(line)) return true
  return kind !== 'code' && !blank && !begins && !opensFence
}

function split(
  { lines, kind, blankBefore }: { lines: readonly string[]; kind: string; blankBefore: boolean },
  { longest, heading }: { longest: number; heading: number | undefined },
): TextPart[] {
  const text = lines.join('\n')
  const gap = blankBefore ? '\n\n' : '\n'
  if (kind !== 'paragraph' || text.length <= longest) return [{ text, gap, heading }]
  // Sentences and the white space between them take turns.
  const pieces = text.split(betweenSentences)
  return pieces.flatMap((sentence, index): TextPart[] => {
    if (index % 2 === 1) return []
    const before = index === 0 ? gap : (pieces[index - 1] ?? ' ')
    const inside = sentence.length <= longest ? [sentence] : sentence.split('\n')
    return inside.map((line, at) => ({ text: line, gap: at === 0 ? before : '\n', heading }))
  })
}

/** A line within `maxChars` without what its last sentences say; one sentence that is longer is cut. */
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
