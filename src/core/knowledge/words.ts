import { inlineMarkdown } from '../text/markdown/neutral-markdown.ts'
import { normalized } from './entry.ts'

/** In lower case and without accents; scripts without spaces count by pairs of characters. */
export function wordsOf(text: string): Set<string> {
  const words = new Set<string>()
  for (const run of runsOf(text))
    for (const word of isUnspaced(run) ? pairsOf(run) : [run]) {
      if (word.length > 2 || !/^[a-z0-9]+$/.test(word)) words.add(word)
    }
  return words
}

/** Terms for a search: with repetitions, identifiers split into words, and stemmed. */
export function termsOf(text: string): string[] {
  const spaced = text.replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 ')
  return runsOf(spaced).flatMap((run) => (isUnspaced(run) ? pairsOf(run) : stopWords.has(run) ? [] : [stem(run)]))
}

/** The share of the shorter text's words that the other one contains, from 0 to 1. */
export function overlap(first: string, second: string): number {
  const [short, long] = [new Set(termsOf(first)), new Set(termsOf(second))].sort((a, b) => a.size - b.size)
  if (!short || !long || short.size === 0) return 0
  return [...short].filter((term) => long.has(term)).length / short.size
}

function runsOf(text: string): string[] {
  const plain = /^[ -~\s]*$/.test(text)
  if (plain) return text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return (
    text
      .normalize('NFKD')
      .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  )
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
const isUnspaced = (run: string): boolean => unspaced.test(run)

function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.length === 1 ? characters : characters.slice(1).map((next, index) => `${characters[index]}${next}`)
}

/** English, since most plans are; in other languages the rarity of words must suffice. */
const stopWords = new Set(
  ...[
    'a an and are as at be been by can do does for from has have if in into is it its may must never no not of on or shall should that the their them then there they this to was were when where which will with'.split(
      ' ',
    ),
  ],
)

const endings = /(?:ations?|ions?|ments?|ings?|ers?|ies|ied|ed|es|s|ly|y|e)$/

function stem(word: string): string {
  const short = word.replace(endings, '')
  return short.length >= 4 ? short : word
}

const maxChars = 5000

/** True if a text contains these words in any spacing and case, also as neutralised Markdown. */
export function wordsIn(text: string): (words: string) => boolean {
  const normalizedText = normalized(text)
  return (words) =>
    normalizedText.includes(normalized(words)) || normalizedText.includes(normalized(inlineMarkdown(words, maxChars)))
}
