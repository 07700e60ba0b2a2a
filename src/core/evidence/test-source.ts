import { maskSource } from './mask-source.ts'
import { comparableTitle, endsWithTitle } from './test-title.ts'

interface TestSource {
  /** From 1. */
  readonly line: number
  /** False for a test with an empty body. */
  readonly acts: boolean
}

interface Declaration {
  readonly offset: number
  readonly title: string
  /** Without comments and texts; computed only if the title fits. */
  readonly body: () => string
  readonly language: Language
}

type Language = 'script' | 'braces' | 'indented' | 'ruby' | 'shell' | 'steps'

const languages: readonly (readonly [RegExp, Language])[] = [
  [/\.(?:[cm]?[jt]sx?|vue|svelte)$/i, 'script'],
  [/\.pyi?$/i, 'indented'],
  [/\.(?:rb|exs?)$/i, 'ruby'],
  [/\.(?:sh|bash|bats|pl|t)$/i, 'shell'],
  [/\.feature$/i, 'steps'],
]

/** Later parts of a file are not read. */
export const maxSourceChars = 512 * 1024

/**
 * The test with this full title in its file; undefined if there is none. The longest fitting title counts; all of that
 * length must act.
 */
export function testInSource(source: string, path: string, title: string): TestSource | undefined {
  const cited = comparableTitle(title)
  const fitting = declarationsIn(source.slice(0, maxSourceChars), path).flatMap((declaration) => {
    const length = fittingLength(cited, declaration.title)
    return length === 0 ? [] : [{ declaration, length }]
  })
  const longest = Math.max(...fitting.map(({ length }) => length))
  const best = fitting.filter(({ length }) => length === longest).map(({ declaration }) => declaration)
  const [first] = best
  if (!first) return undefined
  return { line: source.slice(0, first.offset).split('\n').length, acts: best.slice(0, maxAlike).every(acts) }
}

const maxAlike = 20

/** Parts that a runner fills in: `adds %i`, `adds $a`, `adds ${a}`, `adds #{a}`. */
const placeholder = /%[a-z#%]|[$#]\{[^}]*\}|\$[\w.]+/gi

/** Length of a declared title at the end of a cited one; 0 if it does not fit. */
function fittingLength(cited: string, declared: string): number {
  // Parameters that pytest appends: `test_x[1-2]`.
  const plain = cited.replace(/\[[^\]]*\]$/, '')
  const whole = comparableTitle(declared)
  if (endsWithTitle(cited, whole) || endsWithTitle(plain, whole)) return whole.length
  const fixed = declared.split(placeholder).map(comparableTitle)
  return fixed.length > 1 && fixed.join('') !== '' && endsWithParts(cited, fixed) ? fixed.join('').length : 0
}

/** Whether `title` holds the parts in order, with the last at its end. */
function endsWithParts(title: string, titleParts: readonly string[]): boolean {
  let from = 0
  for (const part of titleParts.slice(0, -1)) {
    const offset = title.indexOf(part, from)
    if (offset === -1) return false
    from = offset + part.length
  }
  const last = titleParts.at(-1) ?? ''
  return title.length - last.length >= from && title.endsWith(last)
}

function declarationsIn(source: string, path: string): Declaration[] {
  const language = languages.find(([name]) => name.test(path))?.[1] ?? 'braces'
  const code = maskSource(source, path)
  if (language === 'script') return scriptTests(source, code)
  return [...lineTests(source, code, language), ...(language === 'braces' ? goSubtests(source, code) : [])]
}

const scriptCall =
  /(?:(?<![\w$])(?:[xf]?it|[xf]?test|specify)(?:\s*\.\s*\w+)*(?:<[^<>\n]*>)?|[)`])\s*\(\s*(?<quote>["'`])/g

/** `test('title', …)`, `t.test(…)`, `it.each(…)('title %s', …)`. */
function scriptTests(source: string, code: string): Declaration[] {
  return [...code.matchAll(scriptCall)].flatMap((match) => {
    const quote = match.groups?.['quote'] ?? ''
    const from = match.index + match[0].length
    const to = code.indexOf(quote, from)
    if (to === -1) return []
    const title = source.slice(from, to).replace(/\\(.)/g, '$1')
    const open = code.lastIndexOf('(', from)
    const body = () => code.slice(to + 1, balancedEnd(code, open, '(', ')'))
    return [{ offset: match.index, title, body, language: 'script' as const }]
  })
}

/** `t.Run("title", func(t *testing.T) { … })`. */
function goSubtests(source: string, code: string): Declaration[] {
  return [...code.matchAll(/\b[tb]\.Run\(\s*"/g)].flatMap((match) => {
    const from = match.index + match[0].length
    const to = code.indexOf('"', from)
    if (to === -1) return []
    const open = match.index + match[0].indexOf('(')
    const body = () => code.slice(to + 1, balancedEnd(code, open, '(', ')'))
    return [{ offset: match.index, title: source.slice(from, to), body, language: 'braces' as const }]
  })
}

/** Declarations on a line of their own. */
const declarationForms: Readonly<Record<Exclude<Language, 'script'>, readonly RegExp[]>> = {
  braces: [
    /^\s*func\s+(?:\([^)]*\)\s*)?(?<title>(?:Test|Example|Fuzz|Benchmark|test)\w*)\s*\(/,
    /^\s*(?:pub\s+)?(?:async\s+)?fn\s+(?<title>\w+)\s*\(/,
    /^\s*(?:(?:public|private|protected|internal|static|final|async|suspend|override)\s+)*(?:void|fun|function|[\w<>[\]?]+)\s+`?(?<title>[\w ]+?)`?\s*\([^;]*$/,
    /^\s*@(?:DisplayName|Test)\(\s*"(?<title>[^"]+)"/,
    /^\s*(?:test|it)\(\s*['"](?<title>[^'"]+)['"]/,
    /^\s*TEST(?:_[FP])?\(\s*(?<title>\w+\s*,\s*\w+)\s*\)/,
  ],
  indented: [/^\s*(?:async\s+)?def\s+(?<title>test\w*)\s*\(/],
  ruby: [
    /^\s*[xf]?(?:it|specify|example|test|scenario)\s*\(?\s*(?<quote>['"])(?<title>(?:(?!\k<quote>).)+)\k<quote>/,
    /^\s*def\s+(?<title>test_\w+)/,
  ],
  shell: [
    /^\s*@test\s+(?<quote>['"])(?<title>(?:(?!\k<quote>).)+)\k<quote>/,
    /^\s*(?:function\s+)?(?<title>test\w*)\s*\(\)/,
  ],
  steps: [/^\s*(?:Scenario(?: Outline)?|Example):\s*(?<title>.+?)\s*$/],
}

function lineTests(source: string, code: string, language: Exclude<Language, 'script'>): Declaration[] {
  const declarations: Declaration[] = []
  let offset = 0
  for (const line of source.split('\n')) {
    const isComment = code.slice(offset, offset + line.length).trim() === ''
    const match = isComment
      ? undefined
      : declarationForms[language].map((form) => form.exec(line.slice(0, 500))).find(Boolean)
    const title = match?.groups?.['title']
    const start = offset
    if (title !== undefined)
      declarations.push({ offset, title, body: () => bodyAfter(code, start, language), language })
    offset += line.length + 1
  }
  return declarations
}

function bodyAfter(code: string, offset: number, language: Exclude<Language, 'script'>): string {
  const lineEnd = endOfLine(code, offset)
  if (language === 'braces' || language === 'shell') {
    const open = code.indexOf('{', offset)
    // `fun x() = y()` has no braces.
    const short = /\)\s*=(?!=)(?<body>.*)$/.exec(code.slice(offset, lineEnd))?.groups?.['body']
    if (short !== undefined) return short
    return open === -1 ? '' : code.slice(open + 1, balancedEnd(code, open, '{', '}'))
  }
  return indentedBody(code, offset, lineEnd)
}

/** More deeply indented lines below, and code after the declaration on its line. */
function indentedBody(code: string, offset: number, lineEnd: number): string {
  const first = code.slice(offset, lineEnd)
  const indent = first.length - first.trimStart().length
  const lines = [/\)\s*(?:->[^:]*)?:(?<rest>.*)$/.exec(first)?.groups?.['rest'] ?? '']
  for (let from = lineEnd + 1; from < code.length; ) {
    const end = endOfLine(code, from)
    const line = code.slice(from, end)
    if (line.trim() !== '' && line.length - line.trimStart().length <= indent && !/^\s*[)\]]/.test(line)) break
    lines.push(line)
    from = end + 1
  }
  return lines.join('\n')
}

const endOfLine = (code: string, offset: number): number => {
  const end = code.indexOf('\n', offset)
  return end === -1 ? code.length : end
}

function balancedEnd(code: string, open: number, opening: string, closing: string): number {
  let depth = 0
  for (let offset = open; offset < code.length; offset++) {
    if (code[offset] === opening) depth += 1
    else if (code[offset] === closing) depth -= 1
    if (depth === 0) return offset
  }
  return code.length
}

const notCalls =
  /^(?:if|for|while|switch|catch|function|return|async|func|fn|def|match|with|elif|else|do|and|or|not|in|typeof|await|yield|super|select|loop)$/
/** Printing alone tests nothing. */
const printCalls =
  /^(?:console\.\w+|print|println|eprintln|dbg|printf|puts|p|pp|echo|log|[tb]\.Logf?|fmt\.F?Print\w*|System\.(?:out|err)\.\w+|(?:process|sys)\.std(?:out|err)\.write|Console\.Write\w*)$/
const assertsBare = /(?<![\w$])(?:assert\w*|should|refute\w*|expect)(?![\w$])/

function acts({ body, language }: Declaration): boolean {
  const code = body()
    .replace(/\bfunction\b\s*\*?\s*\w*\s*\(/g, ' ')
    .replace(/\bfunc\s*\(/g, ' ')
  if (language === 'ruby' || language === 'shell' || language === 'steps') return code.split('\n').some(isStatement)
  const namedBody =
    language === 'script' && /^\s*,\s*(?:\{[^{}]*\}\s*,\s*)?(?<name>[A-Za-z_$][\w$.]*)\s*(?:,[^,]*)?$/.exec(code)
  if (namedBody) return !/^(?:undefined|null|async)$/.test(namedBody.groups?.['name'] ?? '')
  if (assertsBare.test(code)) return true
  return [
    ...code.matchAll(/(?<name>[A-Za-z_$][\w$]*(?:(?:\?\.|\.|::)[A-Za-z_$][\w$]*)*)\s*!?\s*(?:<[^<>()]*>)?\(/g),
  ].some(({ groups }) => {
    const name = groups?.['name'] ?? ''
    return !notCalls.test(name) && !printCalls.test(name)
  })
}

/** These languages call without parentheses. */
const isStatement = (line: string): boolean =>
  !/^\s*(?:(?:puts|p|pp|print|echo|pending|skip|true|:|end|do|nil|return)\b.*|[^\p{L}\p{N}@$[({]*)$/u.test(line)
