/** A task's name in a heading or at the beginning of a line: `Task 2`, `Step 2a`, `US-003`. */
export interface TaskName {
  /** Lower case: `task`, or the letters of an id. */
  readonly word: string
  readonly number: string
  /** An id for a plan. */
  readonly id: string
  readonly isWord: boolean
  readonly title: string
}

/** A heading's title without its marks, and the status that they state. */
export interface HeadingText {
  readonly plain: string
  readonly status?: 'done' | 'skipped'
  readonly mark?: string
}

const doneMark = String.raw`(?:[✅✔✓☑]\ufe0f?|[(\[](?:[✅✔✓☑]\ufe0f?\s*)?(?:done|completed?|finished)[)\]])`
const doneEnd = new RegExp(String.raw`\s*(${doneMark})(?=[*_]*$)`, 'iu')
const doneStart = new RegExp(String.raw`^(${doneMark})\s+`, 'iu')
const struckOut = /^[*_]*~~(.+)~~[*_]*$/u
/** `Task 2: ~~Title~~`: only the title is struck out. */
const struckTitle = /^([^~]{1,40}?(?:[:.)]|\s[–—-])[*_]*\s*)~~([^~]+)~~[*_]*$/u
/** A label such as `[P]` or `(Optional)`, or symbols such as an emoji or bold marks. */
const ornament =
  /^(?:\[[A-Za-z][\w-]{0,11}\](?![[(:])|\([A-Za-z][\w ]{0,19}\)|[^\p{L}\p{N}\s[\](){}<>`"'#&@+=.,:;!?/|$%^\\-]+)\s*/u

/** Reads the marks of a heading: `✅`, `(DONE)` and `[COMPLETED]` mean done, `~~…~~` means skipped. */
export function headingText(text: string): HeadingText {
  const trimmed = text.trim()
  const struck = struckOut.exec(trimmed)?.[1]
  if (struck !== undefined) return { plain: withoutOrnaments(struck), status: 'skipped', mark: '~~' }
  const [, name, title = ''] = struckTitle.exec(trimmed) ?? []
  if (name !== undefined && taskName(withoutOrnaments(name)))
    return { plain: withoutOrnaments(`${name}${title}`), status: 'skipped', mark: '~~' }
  const mark = doneEnd.exec(trimmed)?.[1] ?? doneStart.exec(trimmed)?.[1]
  if (mark === undefined) return { plain: withoutOrnaments(trimmed) }
  const plain = withoutOrnaments(trimmed.replace(doneEnd, '').replace(doneStart, ''))
  return { plain, status: 'done', mark }
}

export function withoutOrnaments(text: string): string {
  const bold = /^(\*\*|__)(.+)\1$/u.exec(text.trim())?.[2]
  let plain = bold ?? text
  for (let previous = ''; previous !== plain; ) {
    previous = plain
    plain = plain.replace(ornament, '')
  }
  return plain.trim()
}

const number = String.raw`\d+[a-z]?(?:\.\d+[a-z]?)*`
const word = String.raw`(task|step|story|issue|ticket|todo)[\s_-]*#?\s*(${number})`
const id = `([A-Z]{1,10}-?(${number}))`
const aside = String.raw`(\s*[([][^)\]]{1,60}[)\]])?`
const namePattern = new RegExp(String.raw`^(?:${word}|${id})${aside}(?:\s*[*_]*\s*[:.)–—|-]+[*_]*\s*|\s*$)(.*)$`, 'iu')
/** `Task 2 Do it`: no sign ends the name. Excludes lists such as `Task 1 and Task 2`. */
const unendedName = new RegExp(String.raw`^${word}\s+(?!(?:and|or|to|of|through)\b|[&,+/–-])(\S.*)$`, 'iu')

/** The name at the beginning of a title; undefined if it has none. */
export function taskName(plain: string): TaskName | undefined {
  const [, kind, count, whole, digits, label, title = ''] = namePattern.exec(plain) ?? []
  if (whole !== undefined && digits !== undefined) {
    const letters = /^[a-z]+/i.exec(whole)?.[0].toLowerCase() ?? ''
    return { word: letters, number: digits, id: whole, isWord: false, title: titleWithLabel(title, label) }
  }
  if (kind !== undefined && count !== undefined) return wordName(kind, count, titleWithLabel(title, label))
  const [, kindOf, countOf, rest = ''] = unendedName.exec(plain) ?? []
  return kindOf === undefined || countOf === undefined ? undefined : wordName(kindOf, countOf, rest)
}

const wordName = (kind: string, count: string, title: string): TaskName => ({
  word: kind.toLowerCase(),
  number: count,
  id: `${kind.toUpperCase()}-${count}`,
  isWord: true,
  title,
})

const titleWithLabel = (title: string, label = ''): string =>
  [title.replace(/^\s*[*_]{2}|[*_]{2}\s*$/g, '').trim(), label.trim()].filter(Boolean).join(' ')
