import { oneLine } from '../text/one-line.ts'

const maxLineChars = 400
const maxPerTag = 3
const maxChars = 200_000

/** Signals in the syntax of older programs. Only a hint, since it may be a quotation. */
export interface SpokenSignals {
  /** `<promise>COMPLETE</promise>` or `<complete>…</complete>`: the agent considers the plan done. */
  readonly complete: boolean
  /** `<stuck>ID: reason</stuck>`, as single lines. */
  readonly stuck: readonly string[]
  /** `<blocker>`: work for a person, as single lines. */
  readonly blockers: readonly string[]
}

/** Ignores code blocks, code spans, block quotes and quoted words. Linear. */
export function spokenSignals(text: string): SpokenSignals {
  const prose = withoutQuotes(text.slice(-maxChars))
  return {
    complete: /<promise>\s*COMPLETE\s*<\/promise>|<complete>\s*[A-Z_ ]+\s*<\/complete>/.test(prose),
    stuck: textsIn(prose, 'stuck').map((one) => oneLine(one, maxLineChars)),
    blockers: textsIn(prose, 'blocker').map(blockerInWords),
  }
}

function withoutQuotes(text: string): string {
  let fence: string | undefined
  const lines = text.split('\n').filter((line) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence === undefined) {
      fence = mark
      return mark === undefined && !/^ {0,3}>|^(?: {4}|\t)/.test(line)
    }
    if (mark?.startsWith(fence) && /^[\s`~]*$/.test(line)) fence = undefined
    return false
  })
  return lines.join('\n').replace(/(`+)(?!`)[^\n]*?\1|"[^"\n]*"|“[^”\n]*”|'<[^'\n]*>'/g, ' ')
}

function textsIn(text: string, tag: string): string[] {
  const texts: string[] = []
  for (
    let start = text.indexOf(`<${tag}>`);
    start >= 0 && texts.length < maxPerTag;
    start = text.indexOf(`<${tag}>`, start + 1)
  ) {
    const end = text.indexOf(`</${tag}>`, start)
    if (end < 0) break
    const inner = text.slice(start + tag.length + 2, end).trim()
    if (inner !== '') texts.push(inner)
  }
  return texts
}

/** `Action`: what a person must do; `Resume`: how the run continues then. */
function blockerInWords(inner: string): string {
  const field = (name: string): string | undefined =>
    new RegExp(`^[ \\t*-]*(?:\\*\\*)?${name}:?(?:\\*\\*)?:?[ \\t]*(\\S.*)$`, 'im').exec(inner)?.[1]
  const [action, resume] = [field('Action'), field('Resume')]
  const description = inner
    .split('\n')
    .filter((line) => !/^[ \t*-]*(?:action|resume)\b/i.test(line))
    .join(' ')
    .replace(/^\s*[*-]*\s*(?:\*\*)?description:?(?:\*\*)?:?\s*/i, '')
  const sentences = [
    description,
    ...(action ? [`what to do: ${action}`] : []),
    ...(resume ? [resumeInWords(resume)] : []),
  ]
  const trimmed = sentences.map((part) => part.trim().replace(/\.$/, '')).filter((part) => part !== '')
  return oneLine(trimmed.join('; '), maxLineChars)
}

/** A condition continues the sentence; an order stands alone. */
function resumeInWords(resume: string): string {
  const [, when, rest] = /^(when|once|after|as soon as|if)\b(.*)$/i.exec(resume) ?? []
  return when === undefined ? `then: ${resume}` : `the run can continue ${when.toLowerCase()}${rest}`
}
