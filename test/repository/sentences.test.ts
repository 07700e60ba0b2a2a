import { expect, test } from 'vitest'
import { allSentences, documents, maxWords, sentencesInDocument, sentencesInSource } from '../../scripts/sentences.ts'

const words = (count: number): string => Array.from({ length: count }, (_, number) => `word${number}`).join(' ')
const longest = (sentences: readonly { words: number }[]): number => Math.max(...sentences.map((one) => one.words))

test.each([
  ['a paragraph', `${words(36)}.`, 36],
  ['code is one word', `Run \`${words(40)}\` now.`, 3],
  ['a cell of a table', `| a | b |\n|---|---|\n| x | ${words(36)} |`, 36],
  ['two sentences', `${words(20)}. ${words(20)}.`, 20],
])('%s of a document is counted', (_, text, count) => {
  expect(longest(sentencesInDocument('docs/x.md', text))).toBe(count)
})

test.each([
  ['a string', `export const text = '${words(36)}, and so on'`, 39],
  ['what is put into a template is one word', `export const text = (a: string) => \`it is \${a} again\``, 4],
])('%s of the source is counted', (_, text, count) => {
  expect(longest(sentencesInSource('src/x.ts', text))).toBe(count)
})

test(`no sentence for people has more than ${maxWords} words, and on average they have at most 20`, () => {
  const sentences = allSentences(documents())
  const long = sentences.filter((one) => one.words > maxWords)
  expect(long.map(({ path, line, text }) => `${path}:${line}: ${text}`)).toEqual([])
  expect(sentences.reduce((sum, one) => sum + one.words, 0) / sentences.length).toBeLessThan(20)
})
