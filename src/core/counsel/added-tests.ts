import { diffLines, type FileDiff } from '../review/file-diff.ts'
import { type AddedLine, inSkippedGroups, saysSkipped } from './skipped-tests.ts'

/** What the work made of a file. */
export interface AddedFile {
  readonly path: string
  readonly gone: boolean
  readonly lines: readonly AddedLine[]
}

/** A test that the work added, by its title or name. */
export interface AddedTest extends AddedLine {
  readonly path: string
}

export const addedFile = ({ path, patch }: FileDiff): AddedFile => ({
  path,
  gone: /^deleted file/m.test(patch.slice(0, 2_000)),
  lines: diffLines(patch).flatMap(({ line, text }) =>
    line === null || !text.startsWith('+') ? [] : [{ line, text: text.slice(1) }],
  ),
})

const testPath =
  /(?:^|\/)(?:tests?|specs?|__tests__|e2e|features)\/|(?:^|\/)test_[^/]*$|[._-](?:test|spec)s?\.[^/]+$|(?:Tests?|Spec|IT)\.(?:java|kt|cs|scala|php|swift)$|\.(?:bats|feature)$/

/** How a test is declared where it stands in a file of tests; those that are skipped are none. */
const declarations: readonly RegExp[] = [
  /^\s*(?:it|test)(?:\.(?!skip|todo|fails?\b)\w+)*\s*(?:\([^'"`()]*\)\s*)?\(?\s*(['"`])(?<title>(?:(?!\1).){1,300})\1/,
  /^\s*(?:async\s+)?def\s+(?<title>test_\w+)/,
  /^\s*(?:func|function)\s+(?<title>(?:Test|test)\w+)\s*\(/,
  /\bt\.Run\(\s*"(?<title>[^"]{1,300})"/,
  /^\s*(?:@DisplayName\(|@test\s+)"(?<title>[^"]{1,300})"/,
  /^\s*Scenario(?: Outline)?:\s*(?<title>.{1,300})$/,
]
/** Named by the line below their mark. */
const mark = /^\s*(?:#\[(?:\w+::)*test(?:\(.*\))?\]|@(?:Parameterized)?Test\b|\[(?:Fact|Theory|Test(?:Method)?)\])/
const marked = /\b(?:fn|void|fun|Task)\s+`?(?<title>[\w ]{1,200}?)`?\s*\(/

/** The tests among the added lines of a file, in the languages whose tests have a form of their own. Linear. */
export function addedTests({ path, lines }: AddedFile): AddedTest[] {
  const isTest = testPath.test(path)
  const left = inSkippedGroups(lines)
  return lines.flatMap(({ line, text }, at) => {
    const short = text.slice(0, 500)
    const named = isTest ? declarations.map((one) => one.exec(short)?.groups?.['title']).find(Boolean) : undefined
    const title = named ?? (mark.test(lines[at - 1]?.text ?? '') ? marked.exec(short)?.groups?.['title'] : undefined)
    return title === undefined || left.has(line) || saysSkipped(lines, at) ? [] : [{ path, line, text: title }]
  })
}
