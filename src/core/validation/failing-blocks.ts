/** How a tool prints the first failure of its run. */
interface BlockFormat {
  readonly begin: RegExp
  /** The line after a failure. A second `begin` also ends it, unless it `nests` or `repeats`. */
  readonly end: RegExp
  /** Failures of parts are indented below the failure of the whole. */
  readonly nests?: boolean
  /** Failures follow each other in a line or two each: as many as fit are taken. */
  readonly repeats?: boolean
  /** Lines directly above that belong to the block. */
  readonly above?: RegExp
  /** Lines to keep; all if left out. */
  readonly keep?: RegExp
  readonly drop?: RegExp
  /** Blocks count only after this line, if the output has it: above it the tool only lists names. */
  readonly after?: RegExp
  /** Without it in the block, the first line is only a heading. */
  readonly needs?: RegExp
  readonly shorten?: (lines: readonly string[]) => string[]
}

const blank = /^\s*$/
const flushLeft = /^\S/
/** Code that a runner quotes is in the file anyway. */
const codeFrame = /^\s*(?:>?\s*\d+ ?)?\|/

const formats: readonly BlockFormat[] = [
  // TAP; a parent that fails because of its children comes below them
  {
    begin: /^\s*not ok \d+(?!.*# (?:todo|skip))/i,
    end: /^\s*(?:\.\.\.|ok \d|# Subtest|1\.\.\d)/,
    keep: /^\s+(?:error|message|expected|actual|wanted|found|at): ?\S|^\s+[+-] /,
    shorten: shortenTapFailure,
  },
  // node --test, spec reporter
  {
    begin: /^\s*✖ (?!failing tests)\S/,
    end: /^(?:\s*[✔ℹ]|test at )|^\s*\}/,
    drop: /^\s+(?:generatedMessage|code|operator|diff): /,
    shorten: shortenNodeFailure,
    after: /^✖ failing tests:$/,
    needs: /\w*(?:Error|Exception)\b/,
  },
  // vitest
  { begin: /^ *FAIL {2}\S/, end: /^\s*⎯/, drop: codeFrame },
  // jest
  { begin: /^ {2}● (?!Console)\S/, end: /^Test Suites:/, drop: codeFrame },
  // pytest
  {
    begin: /^_{3,} .+ _{3,}$/,
    end: /^=+ /,
    keep: /^>|^E {3,}\S|^\S[^:]*:\d+: /,
    shorten: ([first = '', ...rest]) => [first.replace(/^_+ | _+$/g, ''), ...rest],
  },
  // python's unittest
  { begin: /^(?:FAIL|ERROR): \w+ \(/, end: /^=+$|^Ran \d+ tests?/, keep: /^(?:FAIL|ERROR): | {2}File |^\w/ },
  // go test
  {
    begin: /^\s*--- FAIL: /,
    nests: true,
    end: /^(?:--- (?!FAIL: )|=== |FAIL\b|ok\b|PASS\b|exit status)/,
    // With -v a test's own lines come before its verdict.
    above: /^ {4,}\S+\.go:\d+: /,
  },
  // cargo test
  { begin: /^---- .+ stdout ----$/, end: /^(?:stack backtrace:|note: |failures:|----)/ },
  // cargo and rustc
  { begin: /^error(?:\[E\d+\])?: (?!could not compile|test failed|aborting due to)/, end: blank },
  // JUnit: Maven's Surefire, Gradle, XML
  {
    begin: /^(?!.*Tests run:).*<<< (?:FAILURE|ERROR)!/,
    end: blank,
  },
  { begin: /^\S.* > .+ FAILED$/, end: blank },
  { begin: /<(?:failure|error)\b/, end: /<\/testcase>/ },
  // mocha
  { begin: /^ {2}\d+\) \S/, end: /^ {2}\d+\) \S/, after: /^ +\d+ failing$/, needs: /\w/ },
  // tsc
  { begin: /^\S.*(?:\(\d+,\d+\):|:\d+:\d+ -) error TS\d+: /, end: flushLeft, repeats: true },
  // eslint: stylish and unix
  {
    begin: /^(?:\/|[A-Za-z]:\\|\.{0,2}[\w@])\S*\.\w+$/,
    end: blank,
    needs: /^ +\d+:\d+ +error /,
    keep: /^\S| +\d+:\d+ +error /,
  },
  { begin: /^\S.*:\d+:\d+: .*\[Error\//, end: flushLeft, repeats: true },
  // compilers: gcc, clang, go
  { begin: /^\S+:\d+(?::\d+)?: (?:fatal )?error: |^\S+\.go:\d+:\d+: /, end: flushLeft, repeats: true },
]

/** Frames of runners and libraries, and rulers. */
const noiseLine =
  /^\s*(?:at |❯ ).*(?:node:|node_modules|org\.junit\.|java\.base\/|jdk\.internal)|^\s*\^+\s*$|^\s*-{10,}$/

/** The first failure in a known format, without blank lines; undefined if no format matches. */
export function firstFailingBlock(lines: readonly string[]): string[] | undefined {
  const blocks = formats.flatMap((format) => blockOf(lines, format) ?? [])
  return blocks.sort((a, b) => a.from - b.from)[0]?.lines
}

function blockOf(lines: readonly string[], format: BlockFormat): { from: number; lines: string[] } | undefined {
  const { begin, after, needs } = format
  const heading = after === undefined ? -1 : lines.findIndex((line) => after.test(line))
  for (let from = heading + 1; from < lines.length; from++) {
    if (!begin.test(lines[from] ?? '')) continue
    const block = lines.slice(from, endOf(lines, from, format))
    if (needs && !block.slice(1).some((line) => needs.test(line))) continue
    return { from, lines: [...tellingLines(block, format), ...linesAbove(lines, from, format)] }
  }
  return undefined
}

function linesAbove(lines: readonly string[], from: number, { above }: BlockFormat): string[] {
  const start = above === undefined ? from : lines.slice(0, from).findLastIndex((line) => !above.test(line)) + 1
  return lines.slice(start, from)
}

function endOf(
  lines: readonly string[],
  from: number,
  { begin, end, nests = false, repeats = false }: BlockFormat,
): number {
  for (let index = from + 1; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const isNext = begin.test(line)
    const endsHere = end.test(line) || (isNext && !(nests && /^\s/.test(line)))
    if (repeats ? end.test(line) && !isNext : endsHere) return index
  }
  return lines.length
}

function tellingLines(
  [first = '', ...rest]: readonly string[],
  { keep, drop, shorten = (lines) => [...lines] }: BlockFormat,
): string[] {
  const isNoise = (line: string): boolean => blank.test(line) || noiseLine.test(line) || (drop?.test(line) ?? false)
  return shorten([first, ...rest.filter((line) => !isNoise(line) && (keep?.test(line) ?? true))])
}

/** `node --test` prints the error as an object, and how long the test took. */
function shortenNodeFailure([first = '', ...rest]: readonly string[]): string[] {
  const title = first.replace(/ \([\d.]+ms\)$/, '')
  const field = (name: string): string | undefined =>
    rest.map((line) => new RegExp(`^\\s+${name}: (.*?),?$`).exec(line)?.[1]).find(Boolean)
  const [expected, actual] = [field('expected'), field('actual')]
  if (expected === undefined || actual === undefined) return [title, ...rest]
  const frames = rest.filter((line) => /^\s+at /.test(line)).map((line) => line.replace(/ \{$/, ''))
  return [title, `${first.replace(/\S.*$/, '  ')}expected ${expected}, actual ${actual}`, ...frames]
}

/** If TAP has the expected and the actual value, the message and its diff repeat them. */
function shortenTapFailure([first = '', ...rest]: readonly string[]): string[] {
  const field = (names: RegExp): string | undefined => rest.map((line) => names.exec(line)?.[1]).find(Boolean)
  const expected = field(/^\s+(?:expected|wanted): ?(.*)$/)
  const actual = field(/^\s+(?:actual|found): ?(.*)$/)
  const margin = first.replace(/\S.*$/, '  ')
  if (expected && actual && !/^[|>]/.test(expected + actual))
    return [first, `${margin}expected ${expected}, actual ${actual}`]
  return [first, ...rest.filter((line) => !/^\s+(?:error|message): [|>]/.test(line))]
}
