import { oneLine } from '../text/one-line.ts'

const longest = 400
const mostEach = 3
const mostChars = 200_000

/** What an agent says in the words of older programs; a hint and never a fact, since it may stand in a quotation. */
export interface SpokenSignals {
  /** `<promise>COMPLETE</promise>`, `<complete>…</complete>`: it finds the plan done. */
  readonly complete: boolean
  /** `<stuck>ID: reason</stuck>`, as single lines. */
  readonly stuck: readonly string[]
  /** `<blocker>`: what a person has to do, as single lines. */
  readonly blockers: readonly string[]
}

/** Reads free text without what is quoted in it: code blocks, code spans, block quotes and words in quotation marks. Linear. */
export function spokenSignals(text: string): SpokenSignals {
  const said = unquoted(text.slice(-mostChars))
  return {
    complete: /<promise>\s*COMPLETE\s*<\/promise>|<complete>\s*[A-Z_ ]+\s*<\/complete>/.test(said),
    stuck: between(said, 'stuck').map((one) => oneLine(one, longest)),
    blockers: between(said, 'blocker').map(blockerInWords),
  }
}

function unquoted(text: string): string {
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

function between(text: string, tag: string): string[] {
  const found: string[] = []
  for (let at = text.indexOf(`<${tag}>`); at >= 0 && found.length < mostEach; at = text.indexOf(`<${tag}>`, at + 1)) {
    const end = text.indexOf(`</${tag}>`, at)
    if (end < 0) break
    const inner = text.slice(at + tag.length + 2, end).trim()
    if (inner !== '') found.push(inner)
  }
  return found
}

/** `Action` says what a person does, `Resume` how the run goes on then. */
function blockerInWords(inner: string): string {
  const field = (name: string): string | undefined =>
    new RegExp(`^[ \\t*-]*(?:\\*\\*)?${name}:?(?:\\*\\*)?:?[ \\t]*(\\S.*)$`, 'im').exec(inner)?.[1]
  const [action, resume] = [field('Action'), field('Resume')]
  const what = inner
    .split('\n')
    .filter((line) => !/^[ \t*-]*(?:action|resume)\b/i.test(line))
    .join(' ')
    .replace(/^\s*[*-]*\s*(?:\*\*)?description:?(?:\*\*)?:?\s*/i, '')
  const parts = [what, ...(action ? [`what to do: ${action}`] : []), ...(resume ? [resumeInWords(resume)] : [])]
  const said = parts.map((part) => part.trim().replace(/\.$/, '')).filter((part) => part !== '')
  return oneLine(said.join('; '), longest)
}

/** A condition reads on; an order stands by itself. */
function resumeInWords(resume: string): string {
  const [, when, rest] = /^(when|once|after|as soon as|if)\b(.*)$/i.exec(resume) ?? []
  return when === undefined ? `then: ${resume}` : `the run can continue ${when.toLowerCase()}${rest}`
}
