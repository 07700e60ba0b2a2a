import { shortenMarkdown } from '../text/markdown/fences.ts'
import { shortenWhole } from '../text/markdown/whole-parts.ts'
import { defaultCharsPerToken } from './prompt-facts.ts'
import {
  type Piece,
  promptLength,
  type Rank,
  rankFloors,
  type Section,
  type SectionName,
  withPieces,
} from './section.ts'

/** `toChars` 0: the section is removed. Becomes the event `prompt_cut`. */
export interface PromptCut {
  readonly section: SectionName
  readonly fromChars: number
  readonly toChars: number
}

export const defaultBudgetTokens = 8_000

/** An assumption until calls report their tokens (docs/design.md#prompt). */
export const tokensIn = (text: string, ratio = defaultCharsPerToken): number => Math.floor(text.length / ratio)
export const charsFor = (tokens: number, ratio = defaultCharsPerToken): number => Math.floor(tokens * ratio)

interface FittedSections {
  readonly sections: readonly Section[]
  readonly cuts: readonly PromptCut[]
}

const cutOrder = (Object.keys(rankFloors) as Rank[]).filter((rank) => rank !== 'fixed')

/**
 * Shortens sections to `maxChars` when rendered, and lists the cuts. Pieces are shortened by rank down to a floor
 * first, then to nothing in the same order, so that no section vanishes while another could be shorter (failure model
 * B2: 90,173 characters fell to 448).
 */
export function fitToBudget(sections: readonly Section[], maxChars: number): FittedSections {
  let fitted = sections
  for (const rank of cutOrder) fitted = shortenRank(fitted, { rank, maxChars, toNothing: false })
  for (const rank of cutOrder) fitted = shortenRank(fitted, { rank, maxChars, toNothing: true })
  return { sections: fitted, cuts: sections.flatMap((before) => cutOf(before, fitted)) }
}

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
  const shortenedSections = sections.map((section) => {
    if (excess <= 0 || section.pieces.every((piece) => piece.rank !== rank)) return section
    const pieces = section.pieces.map((piece) => {
      if (piece.rank !== rank || excess <= 0) return piece
      const shorterPiece = shortenPiece(piece, { excess, toNothing })
      excess -= piece.text.length - shorterPiece.text.length
      return shorterPiece
    })
    return withPieces(section, pieces)
  })
  return shortenedSections.filter(({ pieces }, index) => pieces.length > 0 || sections[index]?.pieces.length === 0)
}

function shortenPiece(piece: Piece, { excess, toNothing }: { excess: number; toNothing: boolean }): Piece {
  const { rank, text } = piece
  const floor = toNothing ? 0 : rankFloors[rank]
  if (text.length <= floor) return piece
  const room = Math.max(floor, text.length - excess)
  const shorterText = shortenText(piece, room)
  // A rule that is longer than the floor is cut only in the second round.
  return shorterText === '' && !toNothing ? piece : { rank, text: shorterText }
}

function shortenText({ rank, text }: Piece, room: number): string {
  if (rank === 'log') return shortenMarkdown(text, room)
  if (rank === 'narrative') return shortenWhole(text, room, narrativeHead) || shortenMarkdown(text, room)
  const whole = shortenWhole(text, room)
  return whole === '' && rank === 'task' ? shortenMarkdown(text, room) : whole
}

/** The end of a narrative says what comes next and what is fragile. */
const narrativeHead = 0.3

function cutOf(before: Section, fitted: readonly Section[]): PromptCut[] {
  const after = fitted.find(({ name }) => name === before.name)
  const toChars = after?.body.length ?? 0
  const fromChars = before.body.length
  return toChars < fromChars || !after ? [{ section: before.name, fromChars, toChars }] : []
}
