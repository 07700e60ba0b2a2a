import type { FormLine } from './issue-form.ts'

/** One task as somebody wrote it into a form. */
export interface WrittenTask {
  readonly line: number
  /** `TASK-7: Title` names it; undefined where its place does. */
  readonly id: string | undefined
  readonly title: string
  readonly description: readonly string[]
  readonly criteria: readonly string[]
  /** Ids or numbers after which it comes; undefined where nothing is said. */
  readonly after: readonly string[] | undefined
}

type Draft = { line: number; first: string; description: string[]; criteria: string[] }

const item = /^(\s*)(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/

/**
 * A list of tasks with lists of criteria below them; or titles of a line each with criteria below them; or, where there
 * are empty lines, paragraphs that begin with a title. Which of them the first line shows.
 */
export function readTasks(lines: readonly FormLine[]): WrittenTask[] {
  const spoken = lines.filter(({ text }) => text.trim() !== '')
  const [first] = spoken
  if (first === undefined) return []
  const drafts = item.test(first.text) ? fromList(spoken) : fromTitles(lines)
  return drafts.map(written)
}

/** Items as far to the left as the first one are tasks, those further in are criteria, and other lines describe. */
function fromList(lines: readonly FormLine[]): Draft[] {
  const drafts: Draft[] = []
  const depth = indentOf(lines[0]?.text ?? '')
  for (const { text, line } of lines) {
    const [, indent = '', content = ''] = item.exec(text) ?? []
    const task = drafts.at(-1)
    if (content !== '' && indent.length <= depth) drafts.push({ line, first: content, description: [], criteria: [] })
    else if (content !== '') task?.criteria.push(content.trim())
    else task?.description.push(text.trim())
  }
  return drafts
}

function fromTitles(lines: readonly FormLine[]): Draft[] {
  const last = lines.findLastIndex(({ text }) => text.trim() !== '')
  const inParagraphs = lines.slice(0, last).some(({ text }, at) => text.trim() === '' && at > 0)
  const drafts: Draft[] = []
  let begins = true
  for (const { text, line } of lines) {
    const content = item.exec(text)?.[2]
    if (text.trim() === '') begins = true
    else if (content !== undefined && drafts.length > 0) drafts.at(-1)?.criteria.push(content.trim())
    else if (begins || !inParagraphs) {
      drafts.push({ line, first: text.trim(), description: [], criteria: [] })
      begins = false
    } else drafts.at(-1)?.description.push(text.trim())
  }
  return drafts
}

const indentOf = (text: string): number => /^\s*/.exec(text)?.[0].length ?? 0

function written({ line, first, description, criteria }: Draft): WrittenTask {
  const [, head = first, after] = /^(.*?)\s*\(after:?\s+([^()]{1,300})\)\s*$/i.exec(first) ?? []
  const [, id, title = head] = /^([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+):\s+(.+)$/.exec(head) ?? []
  return { line, id, title: title.trim(), description, criteria, after: after?.split(/[\s,]+|\band\b/).filter(Boolean) }
}
