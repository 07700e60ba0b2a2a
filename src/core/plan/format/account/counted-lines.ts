import type { OutlineLine } from '../markdown/outline.ts'
import { bareText } from './bare-text.ts'
import { type TaskName, taskName, withoutOrnaments } from './task-name.ts'

/** Marks of headings and frames in other notations: `h2. `, `=== `, `{panel}`. */
const foreignMarks = /^(?:h[1-6]\.\s+|=+\s*|\{[a-z]{2,12}\}\s*|\|\|\s*|\[)+/i
const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const counted = /^(\p{L}{1,20})?\s*[#(.-]?\s*(\d{1,4})\]?\s*(?:[:.)|=→]|[–—-]\s)\s*(?=[^\s\d])/u
const spelledOut = new RegExp(String.raw`^(\p{L}{2,20})[\s-]+(${numberWords.join('|')})\s*(?:[:.)]|[–—-]\s)\s*\S`, 'iu')
/** What is numbered in a text besides work. */
const otherWords =
  /^(?:figure|fig|table|example|version|appendix|note|page|line|chapter|option|level|tier|risk|adr|rfc|fr|nfr|req|sc|ac|iso|pep|http|python|node|java|v|p|h)$/i

interface Count {
  /** Lower case; empty for a bare number. */
  readonly word: string
  readonly number: number
}

function countIn(raw: string): Count | undefined {
  const bare = bareText(raw).replace(foreignMarks, '')
  const [, word = '', digits] = counted.exec(bare) ?? []
  if (digits !== undefined) return { word: word.toLowerCase(), number: Number(digits) }
  const [, kind, spelled = ''] = spelledOut.exec(bare) ?? []
  return kind === undefined
    ? undefined
    : { word: kind.toLowerCase(), number: numberWords.indexOf(spelled.toLowerCase()) }
}

/**
 * Lines of a text whose number no task has: with the tasks' own word (`h2. Task 2: …`), or with another one where the
 * number is missing between theirs (`Part 2: …` between the tasks 1 and 3). A sequence of its own is left alone.
 */
export function countedLines(
  lines: readonly OutlineLine[],
  tasks: readonly { readonly line: OutlineLine; readonly name?: TaskName | undefined }[],
): ReadonlySet<OutlineLine> {
  const names = tasks.flatMap(({ line, name }) => name ?? taskName(withoutOrnaments(line.text)) ?? [])
  const numbers = names.flatMap(({ number }) => (/^\d+$/.test(number) ? [Number(number)] : []))
  if (numbers.length === 0) return new Set()
  const words = new Set(names.map(({ word }) => word))
  const counts = lines.flatMap((line) => {
    const count = line.kind === 'text' ? countIn(line.raw) : undefined
    return count ? [{ line, ...count }] : []
  })
  const keys = new Set(counts.map(({ word, number }) => `${word} ${number}`))
  const [lowest, highest] = [Math.min(...numbers), Math.max(...numbers)]
  const isWork = ({ word, number }: Count): boolean => {
    if (numbers.includes(number)) return false
    if (words.has(word)) return true
    return number > lowest && number < highest && !otherWords.test(word) && !keys.has(`${word} ${number - 1}`)
  }
  return new Set(counts.filter(isWork).map(({ line }) => line))
}
