import { shortenMarkdown } from '../text/markdown/fences.ts'
import { usualChars } from './prompt-facts.ts'
import { promptLength, type Section, type SectionName, sectionRows } from './section.ts'

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

/**
 * Sections that fit into `maxChars` when rendered, and every cut that this took. First sections are shortened inside, by
 * priority and down to a floor, with a marker that says how much is missing; then whole ones are dropped by priority;
 * the Current Task is kept and cut to whatever room there is. So no section vanishes while another could give way
 * (failure model B2: 90,173 characters fell to 448).
 */
export function fitToBudget(
  sections: readonly Section[],
  maxChars: number,
): { sections: readonly Section[]; cuts: readonly PromptCut[] } {
  const order = sections
    .filter(({ whole }) => !whole)
    .map(({ name, priority }) => ({ name, priority }))
    .sort((a, b) => a.priority - b.priority)
  let fitted = sections
  const excess = () => promptLength(fitted) - maxChars
  for (const { name } of order) {
    if (excess() > 0) fitted = shorten(fitted, name, { by: excess(), floor: sectionRows[name].floor })
  }
  for (const { name } of order) {
    if (excess() > 0 && name !== 'Current Task') fitted = fitted.filter((one) => one.name !== name)
  }
  if (excess() > 0) fitted = shorten(fitted, 'Current Task', { by: excess(), floor: 0 })
  return { sections: fitted, cuts: sections.flatMap((before) => cutOf(before, fitted)) }
}

function shorten(
  sections: readonly Section[],
  name: SectionName,
  room: { by: number; floor: number },
): readonly Section[] {
  return sections.map((one) => {
    if (one.name !== name || one.body.length <= room.floor) return one
    return { ...one, body: shortenMarkdown(one.body, Math.max(room.floor, one.body.length - room.by)) }
  })
}

function cutOf(before: Section, fitted: readonly Section[]): PromptCut[] {
  const toChars = fitted.find(({ name }) => name === before.name)?.body.length ?? 0
  const fromChars = before.body.length
  const dropped = fitted.every(({ name }) => name !== before.name)
  return toChars < fromChars || dropped ? [{ section: before.name, fromChars, toChars }] : []
}
