import { bareText, withoutLead } from './bare-text.ts'

/** A likely but inexact name of a task. */
export interface NearName {
  /** Lower case, as in the document's other names. */
  readonly word: string
  /** Undefined for `Task B`, `Task two` and `Task:`. */
  readonly number: string | undefined
}

const counted = /^s?[\s_.:#([№-]*(?:no\.?|nr\.?|number)?[\s_.:#([-]*(\d{1,6}[a-z]?(?:\.\d{1,6})*)(?![\p{L}\p{N}])/iu
const lettered =
  /^[\s_#([-]*(?:\p{L}|[^\p{L}\s:][^\s:]{0,7}|[ivxl]{1,6}|one|two|three|four|five|six|seven|eight|nine|ten|\?+|x{2,})[\])]*\s*(?:[:–—.)|→]|-\s|-{2}|=>)\s*\S/iu
const unnumbered = /^\s*:\s*\S/u

/**
 * A text that nearly begins with one of `words` as a task's name: `US 2`, `Task (2)`, `Task XIV:`, `**Task:** …`,
 * `[Task 2](x.md)`.
 */
export function nearName(text: string, words: Iterable<string>): NearName | undefined {
  const bare = withoutLead(bareText(text))
  const plain = bare.toLowerCase()
  for (const word of words) {
    if (word === '' || !plain.startsWith(word)) continue
    const rest = bare.slice(word.length)
    const [, number] = counted.exec(rest) ?? []
    if (number !== undefined) return { word, number }
    const isClear = word.length > 1 || (bare[0] === bare[0]?.toUpperCase() && !unnumbered.test(rest))
    if (isClear && (lettered.test(rest) || unnumbered.test(rest))) return { word, number: undefined }
  }
  return undefined
}

const nameAtEndPattern = /(?:[([]|\s[–—-]{1,2}\s)\s*(\p{L}{1,10})[\s_-]*#?(\d{1,6}[a-z]?(?:\.\d{1,6})*)[)\]]?$/iu

/**
 * A name at the end of a heading, such as `Glaze the pots (Task 2)` or `Glaze the pots – Task 2`, and the title before
 * it.
 */
export function nameAtEnd(text: string, words: Iterable<string>): (NearName & { title: string }) | undefined {
  const bare = bareText(text)
  const match = nameAtEndPattern.exec(bare)
  const [, name = '', number] = match ?? []
  const word = [...words].find((candidate) => candidate === name.toLowerCase())
  return match && word !== undefined ? { word, number, title: bare.slice(0, match.index).trim() } : undefined
}

const within = /(?:^|[^\p{L}\p{N}])(\p{L}{1,10})[\s_-]?#?(\d{1,6}[a-z]?(?:\.\d{1,6})*)\s*(?::|[–—]|-(?=\s))\s*\S/giu

/** The names of tasks in the middle of a heading, such as `Later: Task 2: Glaze`. */
export const namesWithin = (text: string, words: Iterable<string>): readonly NearName[] => {
  const wordSet = new Set(words)
  return [...bareText(text).matchAll(within)].flatMap(([, name = '', number]) => {
    const word = name.toLowerCase()
    return wordSet.has(word) && (word.length > 1 || name !== word) ? [{ word, number }] : []
  })
}

/** A leading number, such as `2.`, `(2)`, `#2` and `②`, or the number after a first word: `Aufgabe 2:`. */
export function leadingNumber(text: string): { word: string; number: string } | undefined {
  const bare = bareText(text)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/\s*\/\s*\d+/, '')
  const [, bareNumber] = /^(\d{1,3}[a-z]?(?:\.\d+)*)\s*[\]).:–—-]*\s+\S/iu.exec(bare) ?? []
  if (bareNumber !== undefined) return { word: '', number: bareNumber }
  const [, word, number] =
    /^(\p{L}{2,20}(?:[ -]\p{L}{2,20})?)\s*#?(\d{1,3}[a-z]?(?:\.\d+)*)\s*(?:[.):–—-]|$)/iu.exec(bare) ?? []
  return word === undefined || number === undefined ? undefined : { word, number }
}
