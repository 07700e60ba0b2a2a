import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { sourceFiles } from './source-files.ts'
import { nodesIn, type SyntaxNode, syntaxOf } from './syntax.ts'

/** One sentence of a text for people. */
export interface Sentence {
  readonly path: string
  /** Of the paragraph, from 1. */
  readonly line: number
  readonly text: string
  readonly words: number
}

/** A sentence that is longer than this is read twice. */
export const maxWords = 35

const sentenceEnd = /(?<=[.!?]["”)]?|;)\s+(?=\S)|(?<=:)\s+(?=[A-Z])/u
const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

function sentencesOf(place: Pick<Sentence, 'path' | 'line'>, text: string): Sentence[] {
  const parts = text.replace(/\s+/g, ' ').trim().split(sentenceEnd)
  return parts.map((part) => ({ ...place, text: part, words: wordCount(part) })).filter(({ words }) => words > 1)
}

/** What is read of a paragraph; code is one word, whatever its length. */
function plainText(node: Nodes): string {
  if (node.type === 'inlineCode') return 'code'
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(plainText).join('') : ''
}

/** The sentences of the paragraphs and table cells of a Markdown document. */
export function sentencesInDocument(path: string, text: string): Sentence[] {
  const document = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  const below = (node: Nodes): Sentence[] => {
    if (node.type === 'paragraph' || node.type === 'tableCell')
      return sentencesOf({ path, line: node.position?.start.line ?? 0 }, plainText(node))
    return 'children' in node ? node.children.flatMap(below) : []
  }
  return below(document)
}

/** Strings of the source with four words or more that hold no code; what is put into them counts as one word. */
export function sentencesInSource(path: string, text: string): Sentence[] {
  const lineOf = ({ start }: SyntaxNode): number => text.slice(0, start).split('\n').length
  return [...nodesIn(syntaxOf({ path, text }))].flatMap((node) => {
    const string = stringOf(node)
    if (string === undefined || /[\n{}$]|\w;\w/.test(string) || isWordList(string)) return []
    return sentencesOf({ path, line: lineOf(node) }, string.replace(/`[^`]*`/g, 'code')).filter(
      ({ words }) => words > 3,
    )
  })
}

/** Words to be split, as the program keeps its lists of them. */
const isWordList = (text: string): boolean => /^[a-z' ]+$/.test(text) && wordCount(text) > maxWords

/** A string as it is read; undefined for any other node. */
function stringOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type !== 'TemplateLiteral') return undefined
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('code')
}

/** Every sentence that people read: documents, and strings of the source. */
export function allSentences(documents: readonly string[]): Sentence[] {
  return [
    ...documents.flatMap((path) => sentencesInDocument(path, readFileSync(path, 'utf8'))),
    ...sourceFiles('src').flatMap(({ path, text }) => sentencesInSource(path, text)),
  ]
}

/** Documents for people by their paths; the pages made from tables are checked at their source, too. */
export const documents = (): string[] => [
  'README.md',
  'AGENTS.md',
  'CHANGELOG.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path}`)
    .sort(),
]

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sentences = allSentences(documents())
  const average = sentences.reduce((sum, { words }) => sum + words, 0) / sentences.length
  const long = sentences.filter(({ words }) => words > maxWords)
  for (const { path, line, words, text } of long) console.log(`${path}:${line}: ${words} words: ${text}`)
  console.log(`${sentences.length} sentences, ${average.toFixed(1)} words on average, ${long.length} above ${maxWords}`)
}
