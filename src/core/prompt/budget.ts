import { shortenMarkdown } from '../text/markdown/fences.ts'
import { shortenWhole } from '../text/markdown/whole-parts.ts'
import { usualChars } from './prompt-facts.ts'
import {
  type Piece,
  promptLength,
  type Rank,
  rankFloors,
  type Section,
  type SectionName,
  withPieces,
} from './section.ts'

/** What was taken from a section; `toChars` 0 means that it is gone. Becomes the event `prompt_cut`. */
export interface PromptCut {
  readonly section: SectionName
  readonly fromChars: number
  readonly toChars: number
}

export const defaultBudgetTokens = 8_000

/** Four characters are a token until calls say otherwise (docs/design.md#prompt). */
export const tokensIn = (text: string, ratio = usualChars): number => Math.floor(text.length / ratio)
export const charsFor = (tokens: number, ratio = usualChars): number => Math.floor(tokens * ratio)

interface FittedSections {
  readonly sections: readonly Section[]
  readonly cuts: readonly PromptCut[]
}

const givingWay = (Object.keys(rankFloors) as Rank[]).filter((rank) => rank !== 'fixed')

/**
 * Sections that fit into `maxChars` when rendered, and every cut that this took. First pieces are shortened by rank and
 * down to a floor, then to nothing, in the same order. So no section vanishes while another could give way
 * (failure model B2: 90,173 characters fell to 448), and what is fixed stays.
 */
export function fitToBudget(sections: readonly Section[], maxChars: number): FittedSections {
  let fitted = sections
  for (const rank of givingWay) fitted = shortenRank(fitted, { rank, maxChars, toNothing: false })
  for (const rank of givingWay) fitted = shortenRank(fitted, { rank, maxChars, toNothing: true })
  return { sections: fitted, cuts: sections.flatMap((before) => cutOf(before, fitted)) }
}

/** How long the sections are if logs and narratives have given way as far as they first do. */
export const lengthWithoutNarratives = (sections: readonly Section[]): number =>
  promptLength(
    (['log', 'narrative'] as const).reduce<readonly Section[]>(
      (shorter, rank) => shortenRank(shorter, { rank, maxChars: 0, toNothing: false }),
      sections,
    ),
  )

function shortenRank(
  sections: readonly Section[],
  { rank, maxChars, toNothing }: { rank: Rank; maxChars: number; toNothing: boolean },
): readonly Section[] {
  let excess = promptLength(sections) - maxChars
  if (excess <= 0) return sections
  const shorter = sections.map((section) => {
    if (excess <= 0 || section.pieces.every((piece) => piece.rank !== rank)) return section
    const pieces = section.pieces.map((piece) => {
      if (piece.rank !== rank || excess <= 0) return piece
      const cut = shortened(piece, { excess, toNothing })
      excess -= piece.text.length - cut.text.length
      return cut
    })
    return withPieces(section, pieces)
  })
  return shorter.filter(({ pieces }, index) => pieces.length > 0 || sections[index]?.pieces.length === 0)
}

function shortened(piece: Piece, { excess, toNothing }: { excess: number; toNothing: boolean }): Piece {
  const { rank, text } = piece
  const floor = toNothing ? 0 : rankFloors[rank]
  if (text.length <= floor) return piece
  const room = Math.max(floor, text.length - excess)
  const cut = shorter(piece, room)
  // A single rule that is longer than its floor gives way with the second round only.
  return cut === '' && !toNothing ? piece : { rank, text: cut }
}

function shorter({ rank, text }: Piece, room: number): string {
  if (rank === 'log') return shortenMarkdown(text, room)
  if (rank === 'narrative') return shortenWhole(text, room, narrativeHead) || shortenMarkdown(text, room)
  const whole = shortenWhole(text, room)
  return whole === '' && rank === 'task' ? shortenMarkdown(text, room) : whole
}

/** What comes next and what is fragile stands at the end of a narrative. */
const narrativeHead = 0.3

function cutOf(before: Section, fitted: readonly Section[]): PromptCut[] {
  const after = fitted.find(({ name }) => name === before.name)
  const toChars = after?.body.length ?? 0
  const fromChars = before.body.length
  return toChars < fromChars || !after ? [{ section: before.name, fromChars, toChars }] : []
}
