/** A line that the work added. */
export interface AddedLine {
  readonly line: number
  readonly text: string
}

const ownMark = /\b(?:skip|todo)\s*[:=]\s*(?!false\b|undefined\b|null\b)\S/i
const markAbove =
  /^\s*(?:@(?:pytest\.mark|unittest)\.(?:skip|xfail)|@(?:Disabled|Ignore|Skip)\b|#\[ignore\b|\[Ignore\b|\[(?:Fact|Theory)\(\s*Skip\b)/
const firstThing =
  /^\s*(?:(?:t|b)\.Skip(?:f|Now)?\(|(?:this|t|ctx|context)\.(?:skip|todo)\(|pytest\.(?:skip|xfail)\(|self\.skipTest\(|return\s+t\.skip\()/
const group =
  /^\s*(?:(?:describe|suite|context)(?:\.\w+)*\.(?:skip|todo)\b|xdescribe\b|xcontext\b|(?:describe|suite|context)\(.*\b(?:skip|todo)\s*:\s*(?!false\b)\S)/
const classLine = /^\s*(?:(?:public|internal|private|protected|abstract|final|open|sealed|static)\s+)*class\b/

const indentOf = (text: string): number => /^\s*/.exec(text)?.[0].length ?? 0
const blank = (text: string): boolean => text.trim() === ''
const near = 4

/** Of the lines that were added to a file of tests, those in groups that are skipped as a whole. Linear. */
export function inSkippedGroups(lines: readonly AddedLine[]): ReadonlySet<number> {
  const skipped = new Set<number>()
  let open: number | undefined
  for (const [at, { line, text }] of lines.entries()) {
    if (blank(text)) continue
    if (open !== undefined && indentOf(text) <= open && text.trim() !== '{') open = undefined
    if (open !== undefined) skipped.add(line)
    else if (group.test(text) || (classLine.test(text) && isMarkedAbove(lines, at))) open = indentOf(text)
  }
  return skipped
}

/** The test that a line declares says of itself, just above or as the first thing in it, that it is skipped. */
export function saysSkipped(lines: readonly AddedLine[], at: number): boolean {
  const text = (index: number): string => (lines[index]?.text ?? '').slice(0, 500)
  if (isMarkedAbove(lines, at)) return true
  // Its options may stand on lines of their own, before what it does.
  let index = at
  while (index < at + near && !opens.test(text(index))) index += 1
  const head = lines.slice(at, index + 1).map((one) => one.text.slice(0, 500))
  return head.some((one) => ownMark.test(withoutTitle(one))) || firstThing.test(text(index + 1)) || inOneLine(text(at))
}

function isMarkedAbove(lines: readonly AddedLine[], at: number): boolean {
  const text = (index: number): string => (lines[index]?.text ?? '').slice(0, 500)
  for (let above = at - 1; above >= at - near && /^\s*[@#[]/.test(text(above)); above -= 1)
    if (markAbove.test(text(above))) return true
  return false
}

/** What it does begins here; a brace after its title opens its options. */
const opens = /=>|\bfunction\b|:\s*$|^(?!.*['"`],\s*\{\s*$).*\{\s*$|\)\s*;?\s*$/
const withoutTitle = (text: string): string => text.replace(/(['"`])(?:(?!\1).)*\1/, '')
const inOneLine = (text: string): boolean => /[{>]\s*(?:t|ctx|context|this)\.(?:skip|todo)\(/i.test(withoutTitle(text))
