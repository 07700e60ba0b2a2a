import { notToldApart, type OnTest, type RecordReader } from './record-reader.ts'

const testLine = /^(?<not>not )?ok\b(?: (?<number>\d+))?(?: *- *| +)?(?<rest>.*)$/
const planLine = /^1\.\.(?<count>\d+)(?: *#.*)?$/
const subtest = /^# Subtest: (?<title>.+)$/
const directive = / *# *(?<word>skip|todo)\b.*$/i
const measured = / *# time=[\d.]+m?s$/
/** Another output was printed into this line. */
const torn = /^\s*[^\s#].*ok \d+(?: |$)|^\s*[^\s#].*1\.\.\d+$/

/** The document or one subtest, whose tests are numbered. */
interface Level {
  count: number
  plan: number | undefined
  /** The announced title of the next subtest. */
  title: string | undefined
}

const maxDepth = 50

/**
 * A TAP document, 12 to 14, with nested subtests. Its tests are numbered, so a printed line breaks the order. `isFile`:
 * a report file without other output.
 */
export function tapReader(onTest: OnTest, { isFile = false } = {}): RecordReader {
  let levels: Level[] = [newLevel()]
  let tests = 0
  let yamlIndent: string | undefined
  let isDeclared = false
  let fault: string | null = null
  const blame = (why: string): void => {
    fault ??= isFile ? why : notToldApart
  }

  const close = (level: Level): void => {
    if (level.count > 0 && level.plan !== level.count)
      blame(`its plan says ${level.plan ?? 'nothing'}, and it has ${level.count} tests`)
  }
  const goTo = (depth: number): Level => {
    for (const level of levels.slice(depth + 1)) close(level)
    levels = levels.slice(0, depth + 1)
    while (levels.length <= depth) levels.push(newLevel())
    return levels[depth] as Level
  }
  const titleOf = (depth: number): string[] => levels.slice(0, depth).flatMap(({ title }) => title ?? [])

  const readTest = (depth: number, { not, number, rest = '' }: Record<string, string | undefined>): void => {
    const level = goTo(depth)
    level.count += 1
    tests += 1
    if (number !== undefined && Number(number) !== level.count)
      blame(`its tests are not numbered in order at ${number}`)
    const opens = / *\{$/.test(rest) && rest.length > 1
    const text = rest.replace(/ *\{$/, '').replace(measured, '')
    const title = text
      .replace(directive, '')
      .replace(measured, '')
      .replace(/\\([#\\])/g, '$1')
    level.title = opens ? title : undefined
    if (opens) goTo(depth + 1)
    const outcome = directive.test(text) ? 'skipped' : not === undefined ? 'passed' : 'failed'
    onTest({ titles: [[...titleOf(depth), title].join(' ')], ...fileIn(titleOf(depth), title), outcome })
  }
  const readPlan = (depth: number, count: string): void => {
    const level = goTo(depth)
    if (level.plan !== undefined) blame('it has a second plan')
    level.plan = Number(count)
  }
  /** A version line, or YAML below a test. */
  const isAside = (text: string, trimmed: string): boolean => {
    if (yamlIndent !== undefined) {
      if (text === `${yamlIndent}...`) yamlIndent = undefined
      return true
    }
    if (trimmed === '---' && text !== trimmed && tests > 0) {
      yamlIndent = text.slice(0, text.length - trimmed.length)
      return true
    }
    if (!/^TAP version 1[234]$/.test(text)) return false
    if (isDeclared) blame('it holds several documents')
    isDeclared = true
    return true
  }
  const readStructure = (depth: number, trimmed: string): boolean => {
    const title = subtest.exec(trimmed)?.groups?.['title']
    const plan = planLine.exec(trimmed)?.groups?.['count']
    if (title !== undefined) goTo(depth).title = title
    else if (plan !== undefined) readPlan(depth, plan)
    else if (trimmed === '}') goTo(depth)
    else if (/^Bail out!/.test(trimmed)) blame('the run was given up (Bail out!)')
    else return false
    return true
  }
  return {
    line(text) {
      const trimmed = text.trimStart()
      if (isAside(text, trimmed)) return
      const depth = Math.floor((text.length - trimmed.length) / 4)
      const match = testLine.exec(trimmed)?.groups
      const isTest = match !== undefined && (match['number'] !== undefined || isDeclared)
      if (depth > maxDepth) {
        // Comments and texts may be indented freely.
        if (isTest || planLine.test(trimmed)) blame(`it is nested more than ${maxDepth} times`)
      } else if (isTest) readTest(depth, match)
      else if (!readStructure(depth, trimmed) && !isFile && torn.test(text)) blame(notToldApart)
    },
    end() {
      for (const level of levels) close(level)
      if (!isFile && !isDeclared && levels[0]?.plan === undefined) return undefined
      return { tests, fault: fault ?? (tests === 0 ? 'it names no test' : null) }
    },
  }
}

const newLevel = (): Level => ({ count: 0, plan: undefined, title: undefined })

/** Vitest puts the file into the outermost subtest or before the title. */
function fileIn(parents: readonly string[], title: string): { file?: string; titles?: readonly string[] } {
  const [first, ...groups] = [...parents, ...title.split(' > ')]
  if (first === undefined || groups.length === 0 || !/^\S+\.[cm]?[jt]sx?$/.test(first)) return {}
  return { file: first, titles: [groups.join(' ')] }
}
